"""Analysis in the terminal: at this keyboard, and under the pages of a record."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from parlour import record
from parlour.boards.text import board_of
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.game import Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.games.dualma import GAME as dualma
from parlour.players.levels import player
from parlour.sitting import Sitting, begin, resumed
from parlour.solvers.review import reviewed
from parlour.terminal.analysis import page_in_words
from parlour.terminal.orders import Typing
from parlour.terminal.tables import LocalTable

RECORD = (Path(__file__).parents[1] / "records" / "dualma.txt").read_text(encoding="utf-8")


def played(moves: str) -> Sitting:
    sitting = begin(dualite, dualite.options({}), None)
    for text in moves.split():
        sitting = sitting.play(min(sitting.to_move), dualite.read(text))
    return sitting


def test_each_choice_is_told_best_first() -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {})
    assert (
        Typing(table, board_of(dualite)).carry_out("analyse").startswith("Ada is to move and wins in 11, with 74 of 78")
    )
    for text in ("a1+c4", "b4", "b3", "c4", "c3", "d3", "c2", "d1"):
        table.play(text)
    told = Typing(table, board_of(dualite)).carry_out("analyse")
    assert told.splitlines()[:2] == ["Ada is to move and wins in 4, with one move of 3.", "Ada wins in 4: d2"]
    assert told.count("Bo wins in") >= 2


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (
            "a1+d1 b1 c1",
            "The review finds no mistake by Bo.\n"
            "The game was lost for Bo from move 1 on, whatever was played after it.\n"
            "Ada: 2 good, 0 mistakes, 0 unclear.\nBo: 1 good, 0 mistakes, 0 unclear.",
        ),
        (
            "a1+c3 b2 resign yes",
            "Ada lost this game with move 1, after which Bo wins for certain: Ada\n"
            "opens with circles on a1 and c3.\n"
            "Ada: 0 good, 1 mistake, 0 unclear.\nBo: 0 good, 1 mistake, 0 unclear.\n"
            "Move 1. Ada opens with circles on a1 and c3. Ada could have",
        ),
    ],
)
def test_a_finished_game_is_reviewed_where_it_was_played(moves: str, said: str) -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {})
    typing = Typing(table, board_of(dualite))
    for text in moves.split():
        typing.carry_out(text)
    assert typing.carry_out("analyse").startswith(said)


def test_dualma_tells_who_wins_in_how_many_moves_and_what_each_move_is_worth() -> None:
    sheet = resumed(record.replay(record.read(RECORD), GAMES))
    told = page_in_words(sheet, ("Ada", "Bo"), 65).splitlines()
    assert told[:3] == [
        "Ada is to move and wins in 2, with 2 of 37 moves.",
        "Ada wins in 2: d7-e8",
        "Ada wins in 3: g5-e5",
    ]
    assert told[3].startswith("unclear: ")
    assert told[-1] == "Move 66. Ada moves d7 to e8. Ada wins in 2 with this move."
    assert max(map(len, told)) <= 70
    assert "Bo wins in 1: g8-e6" in page_in_words(sheet, ("Ada", "Bo"), 35).splitlines()


def test_while_discs_are_placed_nothing_is_known() -> None:
    table = LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {})
    told = Typing(table, board_of(dualma)).carry_out("analyse")
    assert told == "Ada is to move. The outcome is unclear."
    assert "analyse (the value of each move)" in Typing(table, board_of(dualma)).carry_out("help")


@pytest.mark.slow
def test_no_move_is_better_than_itself() -> None:
    game = resumed(record.replay(record.read(RECORD), GAMES))
    last = itertools.islice(reviewed(game.game, game.positions, game.moves, len(game.moves)), 25)
    judged = [move for move, _ in last if move is not None]
    assert judged
    assert not [move.text for move in judged if move.text in move.said.better]


@pytest.mark.slow
def test_a_finished_game_of_dualma_is_reviewed() -> None:
    """A win that was there and not taken is missed, even if the move made is not known to lose."""
    table = LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {})
    for _, move in resumed(record.replay(record.read(RECORD), GAMES)).moves:
        Typing(table, board_of(dualma)).carry_out(str(move))
    told = Typing(table, board_of(dualma)).carry_out("analyse").splitlines()
    assert told[0].startswith("Bo lost this game with move ")
    assert "The game was nearly lost for Bo from move " in " ".join(told)
    assert "After this move no win is in sight." in " ".join(told)
    assert told[-1] == "Wins within three moves are certain; beyond that, they are estimated."


def test_a_review_of_dualma_says_how_far_it_looks() -> None:
    table = LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {})
    typing = Typing(table, board_of(dualma))
    for order in ("b@c3", "resign", "yes", "analyse"):
        told = typing.carry_out(order)
    assert told.splitlines()[-1:] == [
        "Wins within three moves are certain; beyond that, they are estimated.",
    ]


def test_hidden_cards_are_reviewed_when_the_game_is_over() -> None:
    table = LocalTable(duality, duality.options({}), ("Ada", "Bot"), {1: player(duality, 1)})
    typing = Typing(table, board_of(duality))
    told = typing.carry_out("help")
    assert "review (each move, with a better one if there was one), again (another game)" in told
    assert "analyse (" not in told
    for order in ("analyse", "review"):
        with pytest.raises(Refusal, match="terminal-review-when-over"):
            typing.carry_out(order)
    for order in ("resign", "yes", "review"):
        told = typing.carry_out(order)
    assert told.splitlines()[0] == "Ada: 0 good, 0 mistakes, 0 unclear."


def test_a_record_in_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.write(played("a1+c4 b4 b3").record(("Ada", "Bo"), "2026-11-15")), encoding="utf-8")
    assert answer(["replay", str(file), "--plain", "--analyse"]) == 0
    told = capsys.readouterr().out
    assert "Move 3. Ada draws a circle on b3. Ada could have won in " in told
    assert "Bo wins in" in told
