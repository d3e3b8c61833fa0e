"""Table messages as whoever listens reads them."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from parlour import wire

TABLE: TypeAdapter[wire.Table] = TypeAdapter(wire.Table)


def read_table(message: wire.WrittenTable) -> wire.Table:
    return TABLE.validate_json(wire.encoded(message))


def as_sent(view: object) -> Any:
    """A view as it comes out of a message: of lists, dictionaries, texts and numbers."""
    return None if view is None else TypeAdapter(type(view)).dump_python(view, mode="json")
