"""Pockets in a terminal."""

from __future__ import annotations

from rich.text import Text

from tests.pockets.rules import View


def draw(view: View, cursor: str, draft: str) -> Text:
    tricks = " ".join(f"{first}:{second}" for first, second in view.tricks)
    return Text(f"hand {' '.join(map(str, view.hand)) or '-'} | tricks {tricks or '-'} | flags {len(view.flags)}")
