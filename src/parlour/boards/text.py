"""How each game looks in a terminal: one module a game.

A board draws a view. It never judges: what may be played, the view's choices say. To give a game a board, write the
module `terminal/boards/<game>.py` (with _ for -) and add the game's name to `DRAWN`. A game without one is drawn as a
list of what the view holds (`listed.py`), so that every game can be played at once.

What a module must have:

- `draw(view, cursor, draft) -> rich.text.Text`: the board for a bystander or a seat, at most 78 columns wide; longer
  lines are folded. `cursor` names the place under the cursor and `draft` is a move being composed, both empty where
  there is none. Mark things by signs and use colour only besides, for `--plain` shows the same text without any colour.

What it may have, all three together, to be played by keys:

- `first(view) -> str`: where the cursor starts.
- `step(view, cursor, direction) -> str`: where it goes by "up", "down", "left" or "right"; it stays at an edge. Any
  other key in `KEYS` is given here as well.
- `pick(view, cursor, draft) -> Picked`: what Enter does: the draft so far, or a whole move, which is then played.

And besides: `fitted(view, cursor, draft, wide, high) -> Text`, the board within so many columns and lines, for a
board that would be too large for a small terminal; `KEYS`, a tuple of further keys (Textual's names); `choices(view)
-> tuple[str, …]`, the moves to list where `view.choices` is not a tuple of texts; `typed(view, line) -> Picked`, what
a typed line means: a whole move, or what to tell about an unfinished one; `keeps(before, view) -> bool`,
whether a draft outlasts this change of the view; `SOCIAL`, true where `draw` and `fitted`
take a `Company` at the end, and `asked(view, line, company) -> str`, the answer to a typed question, empty if it is
none. How moves are typed is said by the sentence `terminal-<game>` in `words/`.
"""

from __future__ import annotations

import importlib
import io
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import Console
from rich.text import Text

from parlour.game import AnyGame, Facts, Seat

DRAWN = frozenset({"dualite", "duality", "dualma", "duel-of-law", "duos"})
"""The games with a board of their own."""


WIDEST = 78
"""Columns of a board: what fits a small terminal within a frame."""

_FOLDING = Console(width=WIDEST, file=io.StringIO())


@dataclass(frozen=True, slots=True)
class Picked:
    """A draft, or a whole move, ready to be played."""

    text: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits around a board, and what bots say about what it shows."""

    names: tuple[str, ...]
    remarks: tuple[tuple[Seat, str, Facts], ...] = ()


class Board(Protocol):
    """A module that draws a game."""

    def draw(self, view: Any, cursor: str, draft: str, /) -> Text: ...


class Pointed(Board, Protocol):
    """A board that can be played by keys."""

    def first(self, view: Any, /) -> str: ...

    def step(self, view: Any, cursor: str, direction: str, /) -> str: ...

    def pick(self, view: Any, cursor: str, draft: str, /) -> Picked: ...


def board_of(game: AnyGame) -> Board:
    """The board of this game; imported when it is first asked for."""
    name = game.NAME.replace("-", "_") if game.NAME in DRAWN else "listed"
    return cast(
        Board,
        importlib.import_module("parlour.boards.listed" if name == "listed" else f"parlour.games.{name}.terminal"),
    )


def fits(board: Board) -> bool:
    """Can this board be drawn for the room there is?"""
    return hasattr(board, "fitted")


def drawn(
    board: Board,
    view: Any,
    cursor: str = "",
    draft: str = "",
    room: tuple[int, int] | None = None,
    company: Company | None = None,
) -> Text:
    """A board as the terminals show it: overlong lines, such as a law in words, are folded between words."""
    social = (company,) if company and getattr(board, "SOCIAL", False) else ()
    fitted = getattr(board, "fitted", None) if room else None
    # What a board has besides, the protocol of all boards does not say.
    draw = cast(Any, fitted or board.draw)
    text: Text = draw(view, cursor, draft, *(room or () if fitted else ()), *social)
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        lines += line.wrap(_FOLDING, WIDEST) if line.cell_len > (room or (WIDEST,))[0] else [line]
    return Text("\n").join(lines)


def pointed(board: Board) -> Pointed | None:
    """The same board, if it can be played by keys."""
    return cast(Pointed, board) if hasattr(board, "pick") else None


def keys(board: Board) -> tuple[str, ...]:
    """Keys that this board has use for, besides the arrows."""
    return tuple(getattr(board, "KEYS", ()))


def typed(board: Board, view: Any, line: str) -> Picked:
    """What a typed line means on this board: as a rule, the move that it is."""
    meaning = getattr(board, "typed", None)
    return cast(Picked, meaning(view, line)) if meaning else Picked(line, whole=True)


def keeps(board: Board, before: Any, view: Any) -> bool:
    """Does a move that is being composed outlast this change? As a rule it is dropped."""
    lasts = getattr(board, "keeps", None)
    return bool(lasts and before is not None and lasts(before, view))


def asked(board: Board, view: Any, line: str, company: Company) -> str:
    """The answer, if the line is a question that this board understands."""
    answer = getattr(board, "asked", None)
    return cast(str, answer(view, line, company)) if answer else ""


def choices(board: Board, view: Any) -> tuple[str, ...]:
    """The moves that can be listed for whoever looks; none where they are composed from parts."""
    if hasattr(board, "choices"):
        return tuple(board.choices(view))
    listed = getattr(view, "choices", ())
    return tuple(listed) if all(isinstance(choice, str) for choice in listed) else ()
