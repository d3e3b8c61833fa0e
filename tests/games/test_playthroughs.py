"""One game of each, told move by move; and one of moves drawn from the views alone."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from parlour.chance import Chance
from parlour.game import Game
from parlour.sitting import begin
from tests.games.whole_games import EVERY_GAME, chosen_options
from tests.playthroughs import FOLDER, told_again

pytestmark = pytest.mark.rules
PLAYTHROUGHS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_rules_and_words_answer_as_they_did(path: Path) -> None:
    """If the new answers are right: `python -m tests.playthroughs`, and commit the difference."""
    text = path.read_text(encoding="utf-8")
    assert told_again(text) == text
    assert "    over: " in text, "it is played to the end"
    assert "    refused: " in text, "it shows what may not be done"
    assert "\n# " in text, "it explains itself"


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.slow
def test_games_of_moves_drawn_from_redealt_views(game: Game) -> None:
    """Every question that a game answers is asked on the way, whatever the moves are."""
    chance = Chance("drawn games")
    for options in islice(chosen_options(game, chance), 6):
        sitting = begin(game, options, game.deal(options, chance))
        while sitting.awaited and len(sitting.moves) < 60:
            seat = chance.pick(sorted(sitting.awaited))
            imagined = game.redeal(sitting.view(seat), chance)
            move = game.read(game.write(game.sample(game.view(imagined, seat), chance)))
            assert game.reveals(sitting.position, seat, move) in (True, False)
            before, sitting = sitting, sitting.play(seat, move)
            assert game.phase(sitting.position) >= game.phase(before.position)
            assert game.announce(before.position, seat, move, seat) is not None
        assert len(sitting.moves) <= game.longest(options)
        assert game.read_deal(options, game.write_deal(sitting.deal)) == sitting.deal
