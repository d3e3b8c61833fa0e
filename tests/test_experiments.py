"""What the commands do, from Python: typed results that print, draw and become data frames."""

from __future__ import annotations

from pathlib import Path
from typing import assert_type

import pytest

import parlour
from parlour.experiments import Shown
from parlour.game import BadOption, Refusal
from parlour.games.dualite import rules, views
from parlour.sitting import Sitting


def shows(result: Shown, words: str) -> None:
    """A result is read in three ways."""
    assert words in repr(result)
    assert "<table>" in result._repr_html_()
    assert len(result.to_pandas()) == len(result.data()) > 0
    assert result.plot().axes


def test_a_match_is_played_and_goes_on(tmp_path: Path) -> None:
    result = parlour.match("dualite", ("greedy", "random"), games=6, seed=3, folder=tmp_path / "match", size=5)
    shows(result, "greedy")
    assert sum(game.scores[0] for game in result.games) == 6 * result.summary.tallies[0].score
    again = parlour.match("dualite", ("greedy", "random"), games=8, seed=3, folder=tmp_path / "match", size=5)
    assert again.games[:6] == result.games
    assert list(result.to_pandas().columns)[:2] == ["game", "players"]
    with pytest.raises(BadOption, match="unknown-option"):
        parlour.match("dualite", ("greedy", "random"), sise=5)


def test_a_ladder_rates_players(tmp_path: Path) -> None:
    result = parlour.ladder("dualite", ("greedy", "random"), games=6, folder=tmp_path / "ladder")
    shows(result, "elo")
    assert {rung.player for rung in result.rungs} == {"greedy", "random"}


def test_a_study_compares_values_of_an_option() -> None:
    result = parlour.study("dualite", ("random",), games=5, vary={"size": (4, 5)})
    shows(result, "size=5")
    assert len(result.reports) == 2


def test_a_position_is_solved() -> None:
    result = parlour.solve("dualite", opening="a1+d1", size=4)
    shows(result, "solved")
    assert result.certificate().startswith(b"parlour certificate")
    with pytest.raises(BadOption, match="solve-unknown-game"):
        parlour.solve("duos")


def test_a_record_is_read_and_reviewed() -> None:
    game = parlour.game("dualite")
    sitting = game.begin(size=4)
    for text in ("a1+d1", "b1", "c1"):
        sitting = sitting.after(text)
    found = parlour.record(game.write_record(sitting, ("Ada", "Bo")))
    shows(found, "Ada – Bo")
    assert found.sitting == sitting
    assert "<svg" in (found._repr_svg_() or "")
    shows(parlour.review(found), "kept")
    with pytest.raises(Refusal):
        parlour.record("no record")


def test_puzzles_are_made() -> None:
    shows(parlour.puzzles("dualite", 1, seed=1), "grade")


def test_types_are_those_of_the_game() -> None:
    """Mypy sees the positions, moves and views of each game; here it is run over this very file."""
    sitting = parlour.game("dualite").begin(size=4)
    assert_type(sitting, Sitting[rules.Position, rules.Move, views.View])
    assert_type(sitting.view(0).choices, tuple[str, ...])
    assert_type(sitting.legal_moves(), tuple[rules.Move, ...])
