"""Laws for every game's board in the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from rich.text import Text

from parlour import words
from parlour.boards import fallback_board
from parlour.boards.text import WIDEST, board_of, choices, drawn, keys, own_board, pointed
from parlour.chance import Chance
from parlour.game import BadNotation
from parlour.terminal.board_app import ARROWS
from tests.games.whole_games import EVERY_GAME, random_game


def views(name: str) -> list[Any]:
    """All views of two games, by every seat and by a bystander, thinned out where games are long."""
    game = EVERY_GAME[name]
    found = []
    for key in (1, 2):
        sitting = random_game(game, game.options({}), key)
        every = max(1, len(sitting.positions) // 12)
        for position in (*sitting.positions[::every], sitting.position):
            found += [game.view(position, seat) for seat in (None, *range(sitting.seats))]
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.slow
def test_every_view_can_be_drawn(name: str) -> None:
    board = board_of(EVERY_GAME[name])
    for view in views(name):
        text = drawn(board, view)
        assert isinstance(text, Text)
        assert text.plain.strip()
        assert max(Text(line).cell_len for line in text.plain.splitlines()) <= WIDEST


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.slow
def test_keys_never_lead_anywhere_that_cannot_be_drawn(name: str) -> None:
    """Walk about and press Enter: what comes out whole is a move that can be read; the rules judge it."""
    game = EVERY_GAME[name]
    board = board_of(game)
    points = pointed(board)
    if points is None:
        assert keys(board) == ()
        return
    chance = Chance(name)
    for view in views(name):
        if view.seat is None:
            continue
        cursor, draft = points.first(view), ""
        for _ in range(6):
            if not cursor:
                break
            cursor = points.step(view, cursor, chance.pick((*ARROWS, *keys(board))))
            picked = points.pick(view, cursor, draft)
            draft = "" if picked.whole else picked.text
            board.draw(view, cursor, draft)
            if picked.whole:
                try:
                    game.read(picked.text)
                except BadNotation as refusal:
                    pytest.fail(f"{picked.text!r} was picked whole but cannot be read: {refusal}")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_listed_moves_can_be_read(name: str) -> None:
    game = EVERY_GAME[name]
    board = board_of(game)
    for view in views(name):
        for text in choices(board, view)[:20]:
            game.read(text)


def test_the_fallback_board_keeps_what_lies_inside_something_apart() -> None:
    """A row of a grid stays a row: 1 and 2 are not listed as if they lay beside 3 and 4."""

    @dataclass(frozen=True)
    class Card:
        name: str
        marks: tuple[str, ...]

    @dataclass(frozen=True)
    class Nested:
        rows: tuple[tuple[int, ...], ...]
        pairs: tuple[tuple[str, tuple[str, ...]], ...]
        cards: tuple[Card, ...]

    view = Nested(((1, 2), (3, 4), ()), (("a", ("b", "c")),), (Card("ox", ("red", "blue")), Card("hen", ())))
    assert fallback_board.draw(view, "", "").plain.split("\n") == [
        "rows: [1, 2], [3, 4], -", "pairs: [a, [b, c]]", "cards: (ox [red, blue]), (hen -)",
    ]  # fmt: skip


def test_only_what_is_too_long_is_folded() -> None:
    class Wide:
        def draw(self, view: object, cursor: str, draft: str) -> Text:
            return Text("  a short line  \n\n" + "word " * 20, style="bold")

    text = drawn(Wide(), None)
    assert [line.rstrip() for line in text.plain.split("\n")] == [
        "  a short line", "", " ".join(["word"] * 15), " ".join(["word"] * 5),
    ]  # fmt: skip
    assert text.plain.startswith("  a short line  \n"), "a board's own spaces are kept"


@pytest.mark.parametrize("name", [name for name, game in EVERY_GAME.items() if own_board(game)])
def test_every_drawn_game_says_how_its_moves_are_typed(name: str) -> None:
    assert words.say(f"terminal-{name}")
