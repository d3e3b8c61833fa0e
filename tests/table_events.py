"""Table messages as a client reads them."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour import wire

_TABLE = msgspec.json.Decoder(wire.Table)


def read_table(message: wire.WrittenTable) -> wire.Table:
    return _TABLE.decode(wire.encoded(message))


def as_sent(view: object) -> Any:
    """A view as it comes out of a message: of lists, dictionaries, texts and numbers."""
    return msgspec.json.decode(msgspec.json.encode(view))
