"""The board of a game that has none: the fields of the view, line by line, and its choices to step through."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rich.text import Text

from parlour.boards.move_input import MoveInput

SHOWN = 8
"""Choices listed around the cursor."""

_APART = ("options", "seat", "choices")


def draw(view: Any, cursor: str, draft: str) -> Text:
    shown = [field.name for field in fields(view) if field.name not in _APART]
    lines = [f"{name}: {_line(getattr(view, name))}" for name in shown]
    moves = choices(view)
    place = moves.index(cursor) if cursor in moves else 0
    start = max(0, min(place - SHOWN // 2, len(moves) - SHOWN))
    for move in moves[start : start + SHOWN]:
        lines.append(f"{'>' if move == cursor else ' '} {move}")
    return Text("\n".join(lines))


def _line(value: object) -> str:
    return ", ".join(map(_text, value)) if isinstance(value, tuple) and value else _text(value)


def _text(value: object) -> str:
    """Return a value as text; what lies inside another value is enclosed in brackets."""
    if isinstance(value, tuple):
        return f"[{_line(value)}]" if value else "-"
    if is_dataclass(value):
        return "(" + " ".join(_text(getattr(value, field.name)) for field in fields(value)) + ")"
    return "-" if value is None else str(value)


def choices(view: Any) -> tuple[str, ...]:
    """Return the view's choices, where it has some and they are texts."""
    texts = getattr(view, "choices", ())
    return tuple(texts) if all(isinstance(choice, str) for choice in texts) else ()


def first(view: Any) -> str:
    moves = choices(view)
    return moves[0] if moves else ""


def step(view: Any, cursor: str, direction: str) -> str:
    moves = choices(view)
    if cursor not in moves:
        return first(view)
    ahead = {"up": -1, "left": -1, "down": 1, "right": 1}.get(direction, 0)
    return moves[max(0, min(len(moves) - 1, moves.index(cursor) + ahead))]


def pick(view: Any, cursor: str, draft: str) -> MoveInput:
    return MoveInput(cursor, whole=bool(cursor))
