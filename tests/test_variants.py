"""A variant: a small file that changes a game, everywhere the game goes; and what is refused."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import catalogue, record, words
from parlour.chance import Chance
from parlour.game import BadNotation, BadOption, Game, IllegalMove
from parlour.games.dualma import GAME as dualma
from parlour.optional_parts import module_of
from parlour.players.levels import named, offered
from parlour.school.lessons import has_lesson
from parlour.sitting import Sitting, begin
from tests.games_elsewhere import only_here

EXAMPLES = Path(__file__).resolve().parents[1] / "examples" / "variants"
FILES = sorted(EXAMPLES.glob("*.py"))

FLAT = '''
"""No disc may be placed beside the middle."""

from parlour.games.dualma import GAME as dualma
from parlour.games.dualma.rules import Place
from parlour.boards.hexes import CENTRE, neighbours
from parlour.variants import variant


def allowed(position, move):
    return not isinstance(move, Place) or move.place not in neighbours(CENTRE)


GAME = variant(dualma, __name__, allowed=allowed)
'''


def told(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "parlour", *arguments]
    return subprocess.run(program, cwd=folder, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def gallery() -> Iterator[dict[str, Game]]:
    """All variants of the examples, by the stem of their file; the other tests do not know them."""
    with only_here():
        yield {file.stem: catalogue.add(str(file)) for file in FILES}


def whole(game: Game, player: str, seed: str) -> Sitting:
    options = game.options({})
    sitting = begin(game, options, game.deal(options, Chance(seed)))
    chance, thinks = Chance(f"{seed} moves"), named(game, player, None)
    while sitting.outcome is None:
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, thinks.choose(sitting.view(seat), chance))
    return sitting


def test_there_are_ten_variants_and_a_handicap_for_each_game(gallery: dict[str, Game]) -> None:
    assert len(gallery) >= 10
    handicaps = {game.variant.of.NAME for game in gallery.values() if game.variant and "handicap" in game.variant.about}
    assert handicaps == {game.NAME for game in catalogue.GAMES.values() if not game.draft}


@pytest.mark.slow
@pytest.mark.parametrize("stem", [file.stem for file in FILES])
def test_each_is_played_out_by_its_players_and_its_record_replays(gallery: dict[str, Game], stem: str) -> None:
    game = gallery[stem]
    sitting = whole(game, str(offered(game)[0]), stem)
    sheet = sitting.record(("Ada",) * sitting.seats, "2026-11-19")
    assert sheet.rules.startswith(f"{game.variant.of.RULES}+")  # type: ignore[union-attr] # all here are variants
    assert record.replay(record.read(record.write(sheet)), catalogue.GAMES).positions == sitting.positions
    with pytest.raises(BadNotation, match=r"record-needs-variant|was played with the variant"):
        record.replay(sheet, {game.variant.of.NAME: game.variant.of})  # type: ignore[union-attr]


def test_it_is_sent_to_other_processes_by_its_file(gallery: dict[str, Game]) -> None:
    game = gallery["short_paths"]
    assert pickle.loads(pickle.dumps(game)) is game


def test_it_has_the_words_of_its_game_and_no_lesson(gallery: dict[str, Game]) -> None:
    game = gallery["no_first_stack"]
    assert words.say(f"{game.NAME}-name") == "DuAlma (variant: no first stack)"
    assert words.say(f"{game.NAME}-name", language="fr") == "DuAlma (variante\N{NARROW NO-BREAK SPACE}: no first stack)"
    assert words.say(f"{game.NAME}-card-players") == words.say("dualma-card-players")
    assert not has_lesson(game)
    assert has_lesson(dualma)
    assert module_of(game, "solver") is None
    assert module_of(game, "picture") is not None


def test_a_first_move_may_not_stack_and_the_refusal_says_what_the_variant_changes(gallery: dict[str, Game]) -> None:
    game = gallery["no_first_stack"]
    options = game.options({})
    sitting, chance = begin(game, options, None), Chance("place")
    while not sitting.position.board or sum(map(len, sitting.position.board)) < 22:
        (seat,) = sitting.awaited
        sitting = sitting.play(seat, game.sample(sitting.view(seat), chance))
    (seat,) = sitting.awaited
    refused = set(dualma.moves(sitting.position, seat)) - set(game.moves(sitting.position, seat))
    assert refused
    with pytest.raises(IllegalMove, match="may not stack"):
        sitting.play(seat, min(refused, key=str))
    assert {str(move) for move in refused}.isdisjoint(game.view(sitting.position, seat).choices)


def test_engines_that_do_not_hold_are_refused_with_the_function(tmp_path: Path) -> None:
    (tmp_path / "flat_engines.py").write_text(
        FLAT.replace("allowed=allowed)", "allowed=allowed, engines=True)"), encoding="utf-8"
    )
    with only_here(), pytest.raises(BadOption, match="after 0 moves moves differs"):
        catalogue.add(str(tmp_path / "flat_engines.py"))


@pytest.mark.slow
def test_the_command_line_takes_it_and_refuses_it_for_another_game(tmp_path: Path) -> None:
    (tmp_path / "flat.py").write_text(FLAT, encoding="utf-8")
    match = told(tmp_path, "match", "dualma", "--variant", "flat.py", "--players", "random,random", "--games", "2")
    assert match.stdout.startswith("dualma-flat: 2 games"), match.stderr
    refused = told(tmp_path, "match", "duality", "--variant", "flat.py", "--players", "random,random")
    assert refused.stderr.strip() == "parlour: “flat.py” changes dualma, not duality."
    played = told(tmp_path, "play", "dualma", "--variant", "flat.py", "--plain")
    assert played.stdout.startswith("DuAlma (variant: flat)")


@pytest.mark.slow
def test_a_record_is_refused_when_the_file_has_changed_since(tmp_path: Path) -> None:
    file = tmp_path / "flat.py"
    file.write_text(FLAT, encoding="utf-8")
    match = ("match", "dualma", "--variant", "flat.py", "--players", "random,random", "--games", "1")
    assert told(tmp_path, *match, "--option", "limit=20", "--records", "games").returncode == 0
    (game,) = (tmp_path / "games").rglob("*.txt")
    (played,) = re.findall(r"^rules: .*\+(.*)$", game.read_text(encoding="utf-8"), re.MULTILINE)
    assert told(tmp_path, "--game", "flat.py", "replay", str(game)).returncode == 0
    file.write_text(f"{FLAT}\n# changed\n", encoding="utf-8")
    done = told(tmp_path, "--game", "flat.py", "replay", str(game))
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        r"parlour: .*The file of the variant dualma-flat has changed since this game was played: "
        rf"its hash was {played} and is now (?!{played})\w+\. Name the file of then\.\n",
        done.stderr,
    )


@pytest.mark.slow
def test_a_file_that_makes_no_game_or_is_not_there_is_refused_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / "nothing.py").write_text('"""Nothing."""\n', encoding="utf-8")
    match = ("match", "dualma", "--players", "random,random", "--variant")
    assert "nothing is no game: nothing in it is called GAME" in told(tmp_path, *match, "nothing.py").stderr
    assert "neither a folder with an __init__.py nor a Python file." in told(tmp_path, *match, "none.py").stderr


def test_a_variant_that_crashes_when_it_is_loaded_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "crashing.py").write_text(f"{FLAT}\nprint(1 / 0)\n", encoding="utf-8")
    done = told(tmp_path, "match", "dualma", "--variant", "crashing.py", "--players", "random,random")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.search(r"ZeroDivisionError: division by zero \(.*crashing.py:16\)", done.stderr)
