"""Views of games, typed at the door of whoever is sent them."""

from __future__ import annotations

import functools
from typing import Any

from pydantic import TypeAdapter

from parlour.game import AnyGame


@functools.cache
def view_reader(game: AnyGame) -> TypeAdapter[Any]:
    """The reader of this game's views."""
    return TypeAdapter(game.View)  # type: ignore[attr-defined] # every game's package names its type of view
