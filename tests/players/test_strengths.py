"""How strong the levels are said to be: what the ladders on the page say, from the weakest to the strongest."""

from __future__ import annotations

import json

import pytest

from parlour.catalogue import GAMES
from parlour.game import Game
from parlour.players import levels
from parlour.players.levels import offered, strengths
from scripts import figures
from tests.published_games import PUBLISHED


def test_the_house_knows_what_the_page_says() -> None:
    said = figures.strengths([run for file in figures.DATA.glob("*.json") for run in figures.runs(file)])
    assert set(said) == set(figures.GAMES.glob("*/strengths.json"))
    assert {file: file.read_text(encoding="utf-8") for file in said} == said


@pytest.mark.parametrize("game", PUBLISHED.values(), ids=lambda game: game.NAME)
def test_a_ladder_with_an_option_is_not_a_games_strength(game: Game) -> None:
    asked = f"parlour ladder {game.NAME} --option players=3 --games 6"
    assert figures.strengths([figures.Run(asked, output=("| 1 | 100 | 0 to 200 |",))]) == {}


def test_matches_between_neighbours_put_a_ladder_in_order() -> None:
    """Two levels that a ladder has as equally strong, within 400 Elo, and a match that the upper wins by two to one."""
    rungs = ("| 2 | 500 | 100 to 900 |", "| 1 | 500 | 100 to 900 |")
    ladder = figures.Run("parlour ladder duos", output=rungs)
    match = figures.Run("python benchmarks/steps.py duos", output=("level 2 against 1: 66.7% ± 5.0%",))
    (alone,) = figures.strengths([ladder]).values()
    (both,) = figures.strengths([ladder, match]).values()
    assert json.loads(alone) == {"1": 500, "2": 500}
    weak, strong = json.loads(both).values()
    assert weak + strong == 1000
    assert strong - weak == pytest.approx(120, abs=2)


@pytest.mark.parametrize("game", PUBLISHED.values(), ids=lambda game: game.NAME)
def test_no_level_is_said_to_be_weaker_than_the_one_below(game: Game) -> None:
    found = [elo for elo in strengths(game) if elo is not None]
    assert found == sorted(found)
    assert len(strengths(game)) == len(offered(game))


def test_a_level_that_was_not_measured_leaves_the_others_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"0": 224, "1": 1161, "3": 1100, "4": 1671}
    monkeypatch.setattr(levels, "_measured", lambda game: kept if game.NAME == "dualma" else {})
    assert strengths(GAMES["dualma"])[:5] == (224, 1161, None, 1161, 1671)
    assert set(strengths(GAMES["dualma"])[5:]) == {None}
    assert strengths(GAMES["duos"]) == ()
