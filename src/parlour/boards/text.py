"""How each game looks in a terminal: the module `terminal` of its folder.

A board draws a view. It never judges: what may be played, the view's choices say. A game without one is drawn by the
places of its picture (`shapes_board.py`), or as a list of what the view holds (`fallback_board.py`), so that every game
can be played at once.

`TextBoard` says what a board must have, the Protocols after it what it may have besides. How moves are typed is said by
the sentence `terminal-<game>` in the game's `words/`.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, Protocol

from rich.console import Console
from rich.text import Text

from parlour.boards import fallback_board
from parlour.boards.move_input import MoveInput
from parlour.boards.picture import game_picture
from parlour.boards.shapes_board import ShapesBoard
from parlour.game import Facts, Game, Seat
from parlour.optional_parts import offered_by, optional_part

WIDEST = 78
"""Columns of a board: what fits a small terminal within a frame."""

_FOLDING = Console(width=WIDEST, file=io.StringIO())


@dataclass(frozen=True, slots=True)
class Company:
    """The players around a board, and what bots say about it."""

    names: tuple[str, ...]
    remarks: tuple[tuple[Seat, str, Facts], ...] = ()
    notes: tuple[str, ...] = ()
    """For each seat, why its player does not move, if there is a reason."""
    bots: frozenset[Seat] = frozenset()


class TextBoard(Protocol):
    def draw(self, view: Any, cursor: str, draft: str, /) -> Text:
        """Return the board for a bystander or a seat, at most 78 columns wide; longer lines are folded.

        `cursor` names the place under the cursor and `draft` is a move being composed, both empty where there is none.
        Mark things by signs and use colour only besides, for `--plain` shows the same text without any colour.
        """


class PlayedByKeys(Protocol):
    """A board on which a cursor moves."""

    def first(self, view: Any, /) -> str:
        """Return where the cursor starts."""

    def step(self, view: Any, cursor: str, direction: str, /) -> str:
        """Return where the cursor goes by "up", "down", "left", "right" or a key of `KEYS`; it stays at an edge."""

    def pick(self, view: Any, cursor: str, draft: str, /) -> MoveInput:
        """Return what Enter does: the draft so far, or a whole move, which is then played."""


class WithKeys(Protocol):
    KEYS: tuple[str, ...]
    """The keys besides the arrows that the board handles, by Textual's names."""


class Fitted(Protocol):
    """A board that would be too large for a small terminal."""

    def fitted(self, view: Any, cursor: str, draft: str, wide: int, high: int, /) -> Text:
        """Return the board within this many columns and lines."""


class _DrawnWithCompany(Protocol):
    def draw(self, view: Any, cursor: str, draft: str, company: Company | None = None, /) -> Text: ...

    def fitted(
        self, view: Any, cursor: str, draft: str, wide: int, high: int, company: Company | None = None, /
    ) -> Text: ...


class WithCompany(_DrawnWithCompany, Protocol):
    """A fitted board that shows who sits around it: what it draws, it draws with them."""

    SHOWS_COMPANY: Literal[True]


class Listing(Protocol):
    def choices(self, view: Any, /) -> tuple[str, ...]:
        """Return the moves to list where `view.choices` is not a tuple of texts."""


class Typed(Protocol):
    def typed(self, view: Any, line: str, /) -> MoveInput:
        """Return what a typed line means: a whole move, or a text about an unfinished one."""


class Lasting(Protocol):
    def keeps(self, before: Any, view: Any, /) -> bool:
        """Return whether a draft survives this change of the view."""


class Answering(Protocol):
    def asked(self, view: Any, line: str, company: Company, /) -> str:
        """Return the answer to a typed question; empty for other lines."""


own_board = optional_part(TextBoard, "terminal")


def board_of(game: Game) -> TextBoard:
    """Return the board of this game, imported when it is first needed."""
    return own_board(game) or _by_shapes(game) or fallback_board


@cache
def _by_shapes(game: Game) -> TextBoard | None:
    drawn = game_picture(game)
    return None if drawn is None else ShapesBoard(drawn)


def fits(board: TextBoard) -> bool:
    """Return whether this board can be drawn to fit the space."""
    return offered_by(board, Fitted) is not None


def drawn(
    board: TextBoard,
    view: Any,
    cursor: str = "",
    draft: str = "",
    room: tuple[int, int] | None = None,
    company: Company | None = None,
) -> Text:
    """Return a board as the terminals show it: overlong lines, such as a law in words, are folded between words."""
    text = _unfolded(board, view, cursor, draft, room, company)
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        lines += line.wrap(_FOLDING, WIDEST) if line.cell_len > (room or (WIDEST,))[0] else [line]
    return Text("\n").join(lines)


def _unfolded(
    board: TextBoard, view: Any, cursor: str, draft: str, room: tuple[int, int] | None, company: Company | None
) -> Text:
    with_company, fitted = offered_by(board, WithCompany), offered_by(board, Fitted)
    if with_company is not None:
        if room is None:
            return with_company.draw(view, cursor, draft, company)
        return with_company.fitted(view, cursor, draft, *room, company)
    if fitted is not None and room is not None:
        return fitted.fitted(view, cursor, draft, *room)
    return board.draw(view, cursor, draft)


def pointed(board: TextBoard) -> PlayedByKeys | None:
    """Return the board, if it can be played by keys."""
    return offered_by(board, PlayedByKeys)


def keys(board: TextBoard) -> tuple[str, ...]:
    """Return the keys that this board handles besides the arrows."""
    own = offered_by(board, WithKeys)
    return () if own is None else own.KEYS


def typed(board: TextBoard, view: Any, line: str) -> MoveInput:
    """Return what a typed line means on this board: by default, a move."""
    own = offered_by(board, Typed)
    return MoveInput(line, whole=True) if own is None else own.typed(view, line)


def keeps(board: TextBoard, before: Any, view: Any) -> bool:
    """Return whether a draft survives this change of the view; by default it is dropped."""
    own = offered_by(board, Lasting)
    return own is not None and before is not None and own.keeps(before, view)


def asked(board: TextBoard, view: Any, line: str, company: Company) -> str:
    """Return the answer to a question that this board understands; else empty."""
    own = offered_by(board, Answering)
    return "" if own is None else own.asked(view, line, company)


def choices(board: TextBoard, view: Any) -> tuple[str, ...]:
    """Return the moves that can be listed for this view; none where they are composed from parts."""
    own = offered_by(board, Listing)
    return fallback_board.choices(view) if own is None else own.choices(view)
