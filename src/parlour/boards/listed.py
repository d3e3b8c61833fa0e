"""Any game, plainly: what the view holds, line by line, and its choices to step through."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rich.text import Text

from parlour.boards.picked import Picked

SHOWN = 8
"""Choices listed around the cursor."""

_APART = ("options", "seat", "choices")


def draw(view: Any, cursor: str, draft: str) -> Text:
    lines = [f"{field.name}: {_said(getattr(view, field.name))}" for field in fields(view) if field.name not in _APART]
    moves = choices(view)
    place = moves.index(cursor) if cursor in moves else 0
    start = max(0, min(place - SHOWN // 2, len(moves) - SHOWN))
    for move in moves[start : start + SHOWN]:
        lines.append(f"{'>' if move == cursor else ' '} {move}")
    return Text("\n".join(lines))


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_said(item) for item in value) or "-"
    if is_dataclass(value):
        return "(" + " ".join(_said(getattr(value, field.name)) for field in fields(value)) + ")"
    return "-" if value is None else str(value)


def choices(view: Any) -> tuple[str, ...]:
    """The view's choices, where it has some and they are texts."""
    listed = getattr(view, "choices", ())
    return tuple(listed) if all(isinstance(choice, str) for choice in listed) else ()


def first(view: Any) -> str:
    moves = choices(view)
    return moves[0] if moves else ""


def step(view: Any, cursor: str, direction: str) -> str:
    moves = choices(view)
    if cursor not in moves:
        return first(view)
    ahead = {"up": -1, "left": -1, "down": 1, "right": 1}.get(direction, 0)
    return moves[max(0, min(len(moves) - 1, moves.index(cursor) + ahead))]


def pick(view: Any, cursor: str, draft: str) -> Picked:
    return Picked(cursor, whole=bool(cursor))
