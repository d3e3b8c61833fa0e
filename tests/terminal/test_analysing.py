"""Analysis in the terminal: at this keyboard, and under the pages of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.command import answer
from parlour.game import Refusal
from parlour.games import dualite, dualma
from parlour.sitting import Sitting, begin
from parlour.terminal.boards import board_of
from parlour.terminal.orders import carry_out
from parlour.terminal.tables import LocalTable


def played(moves: str) -> Sitting:
    sitting = begin(dualite, dualite.options({}), None)
    for text in moves.split():
        sitting = sitting.play(min(sitting.to_move), dualite.read(text))
    return sitting


def test_each_choice_is_told_best_first() -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {})
    assert carry_out(table, board_of(dualite), "analyse").startswith("74 of 78 choices win, such as")
    for text in ("a1+c4", "b4", "b3", "c4", "c3", "d3", "c2", "d1"):
        table.play(text)
    told = carry_out(table, board_of(dualite), "analyse")
    assert told.startswith("d2 wins in 7, ")
    assert told.count("loses in") >= 2


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("a1+d1 b1 c1", "Nobody let a win slip away."),
        ("a1+c3 b2 resign", "2 moves gave a win away.\nMove 1, a1+c3, gave the win away; "),
    ],
)
def test_a_finished_game_is_reviewed_where_it_was_played(moves: str, said: str) -> None:
    table = LocalTable(dualite, dualite.options({}), ("Ada", "Bo"), {})
    for text in moves.split():
        carry_out(table, board_of(dualite), text)
    assert carry_out(table, board_of(dualite), "analyse").startswith(said)


def test_other_games_have_none() -> None:
    table = LocalTable(dualma, dualma.options({}), ("Ada", "Bo"), {})
    with pytest.raises(Refusal, match="no-analysis"):
        carry_out(table, board_of(dualma), "analyse")


def test_a_record_in_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    from parlour import record

    file.write_text(record.write(played("a1+c4 b4 b3").record(("Ada", "Bo"), "2026-11-15")), encoding="utf-8")
    assert answer(["replay", str(file), "--plain", "--analyse"]) == 0
    told = capsys.readouterr().out
    assert "Move 3, b3, gave the win away; " in told
    assert "wins in" in told
    assert "loses in" in told
