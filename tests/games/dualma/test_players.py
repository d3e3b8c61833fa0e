"""DuAlma's own players: they take rows, stop rows, place sensibly, and repeat themselves without a clock."""

from __future__ import annotations

import subprocess
import sys

import pytest

from parlour.chance import Chance
from parlour.games.dualma import GAME, rules, views
from parlour.games.dualma.players import make
from parlour.games.dualma.players.stacker import SKILLS, Skill, Stacker, glance
from parlour.games.dualma.rules import Place, Position
from parlour.players.levels import named, names, offered
from parlour.players.simple import Greedy
from parlour.sitting import begin
from tests.games.dualma.boards import after, choices, movement, mover, start

WINS_AT_ONCE = movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w"})
MUST_STOP = movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w", "d6": "b"}, mover="b")
"""White threatens f7-e6; Black can cover e6 itself."""


def chosen(position: Position, name: str, key: int = 1) -> str:
    seat = mover(position)
    return str(make(name, None).choose(views.view(position, seat), Chance(key)))


TOP = str(offered(GAME)[-1])
STEADY = [name for name, skill in SKILLS.items() if not skill.slips]


def test_every_level_has_its_skill_and_there_are_two_yardsticks() -> None:
    assert [str(level) for level in offered(GAME)] == [*SKILLS]
    assert set(names(GAME)) >= {"random", "greedy", *SKILLS, "montecarlo", "untrained"}


@pytest.mark.parametrize("name", [*SKILLS, "montecarlo", "untrained"])
@pytest.mark.slow
def test_a_row_at_hand_is_made(name: str) -> None:
    assert chosen(WINS_AT_ONCE, name) == "f7-e6"


STOPS = {
    text
    for text in choices(MUST_STOP)
    if not any(rules.outcome(after(after(MUST_STOP, text), answer)) for answer in choices(after(MUST_STOP, text)))
}


@pytest.mark.parametrize("name", [*STEADY, "untrained"])
@pytest.mark.slow
def test_a_row_is_stopped(name: str) -> None:
    assert chosen(MUST_STOP, name) in STOPS


@pytest.mark.parametrize("name", ["untrained", TOP])
@pytest.mark.slow
def test_both_discs_of_a_turn_are_placed_for_oneself(name: str) -> None:
    """Its own disc lies nearer to the centre than the one it lays for the other side."""
    position = start()
    own = make(name, None).choose(views.view(position, 0), Chance(1))
    position = rules.play(position, 0, own)
    other = make(name, None).choose(views.view(position, 0), Chance(1))
    assert isinstance(own, Place)
    assert isinstance(other, Place)
    assert abs(own.place.row - 4) + abs(own.place.number - 4) < abs(other.place.row - 4) + abs(other.place.number - 4)


@pytest.mark.slow
def test_the_same_chance_gives_the_same_game() -> None:
    def played() -> list[str]:
        sitting = begin(GAME, rules.options({"limit": "20"}), None)
        chance = Chance("again")
        while sitting.awaited:
            (seat,) = sitting.awaited
            sitting = sitting.play(seat, named(GAME, ("9", "15")[seat], None).choose(sitting.view(seat), chance))
        return [str(move) for _, move in sitting.moves]

    assert played() == played()


@pytest.mark.slow
def test_networks_open_in_different_ways_and_repeat_themselves_after_that() -> None:
    assert len({chosen(start(), STEADY[-2], key) for key in range(8)}) > 1
    opened = after(start(), "b@d4", "w@a1", "b@b2", "w@c4")
    for position in (opened, movement({"e4": "bw", "d6": "b"})):
        assert chosen(position, STEADY[-2], key=5) == chosen(position, STEADY[-2], key=6)


def test_a_clock_is_kept() -> None:
    """Only that it answers: how long it takes is measured in benchmarks/, not here."""
    thinker = Stacker(SKILLS[TOP], seconds=0.05)
    position = movement({"e4": "bw", "d6": "b"})
    assert str(thinker.choose(views.view(position, 1), Chance(1))) in choices(position)
    assert str(make("montecarlo", 0.05).choose(views.view(position, 1), Chance(1))) in choices(position)


STUCK = movement(dict.fromkeys(("a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7", "e9"), "wb"))


def test_a_stuck_player_passes() -> None:
    assert chosen(STUCK, TOP) == "pass"


def test_a_slip_looks_one_move_ahead() -> None:
    """It makes a row, lets none be made if that can be helped, and is at random otherwise."""
    assert {str(glance(WINS_AT_ONCE, Chance(key))) for key in range(5)} == {"f7-e6"}
    assert {str(glance(MUST_STOP, Chance(key))) for key in range(40)} == STOPS
    assert str(glance(STUCK, Chance(1))) == "pass"
    lost = movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w", "a1": "b"}, mover="b")
    assert str(glance(lost, Chance(1))) in choices(lost)


PLAYED_WARM = """
import gc
from numba.core.dispatcher import Dispatcher
from parlour.chance import Chance
from parlour.games.dualma import GAME as dualma
from parlour.games.dualma.players import warm_up
from parlour.games.dualma.players.stacker import Skill, Stacker
from parlour.sitting import begin
warm_up()
compiled = lambda: {kernel: len(kernel.signatures) for kernel in gc.get_objects() if isinstance(kernel, Dispatcher)}
before = compiled()
players = Stacker(Skill(200, boards=200, slips=40)), Stacker(Skill(200))
sitting, chance = begin(dualma, dualma.options({}), None), Chance(2)
while sitting.awaited:
    seat = min(sitting.awaited)
    sitting = sitting.play(seat, players[seat].choose(sitting.view(seat), chance))
print(*sorted(kernel.py_func.__name__ for kernel, count in compiled().items() if count != before.get(kernel)))
"""


@pytest.mark.slow
def test_one_who_is_warm_compiles_nothing_at_a_table() -> None:
    """In a process of its own, as a server's worker is: others here have compiled what they needed."""
    told = subprocess.run([sys.executable, "-c", PLAYED_WARM], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


@pytest.mark.slow
def test_a_level_that_slips_is_a_beginner_at_some_moves_and_itself_at_the_others() -> None:
    view, steady, slipped = views.view(start(), 0), Stacker(Skill(1_000)), set()
    for key in range(6):
        chance = Chance(key)
        slipped.add(slips := chance.below(100) < 50)
        expected = (Greedy(GAME) if slips else steady).choose(view, chance)
        assert Stacker(Skill(1_000, slips=50)).choose(view, Chance(key)) == expected
    assert slipped == {False, True}
