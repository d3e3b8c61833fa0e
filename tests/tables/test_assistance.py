"""When a solver or a coach may speak."""

from __future__ import annotations

from msgspec import structs

from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.tables import waiting_room
from parlour.tables.assistance import closed_position, learner, may_analyse, practised
from parlour.tables.parts.seats import Holder
from parlour.tables.requests import Resign
from tests.tables.table_factory import INVITE, ME, bot, changed, do, made, play, refuses, table, write


def test_in_practice_and_of_finished_games_only() -> None:
    alone, against, others = table(dualite, ME, ME), table(dualite, ME, bot(1)), table(dualite, ME, INVITE)
    assert [practised(state) for state in (alone, against, others)] == [True, True, False]
    assert [may_analyse(state) for state in (alone, against, others)] == [True, True, False]
    assert may_analyse(do(others, 0, Resign()))
    assert not may_analyse(made(dualite, ME, INVITE))
    # Hidden cards are reviewed when the game is over.
    hidden = table(duality, ME, bot(1))
    assert practised(hidden)
    assert not may_analyse(hidden)
    assert may_analyse(do(hidden, 0, Resign()))
    four = table(dualite, ME, bot(1), bot(1), bot(1), players="4")
    assert not may_analyse(four)


def test_one_who_else_plays_or_may_still_come_makes_it_no_practice() -> None:
    assert not practised(table(dualite, INVITE, ME)), "the guest sits before the host"
    alone = table(dualite, ME, bot(1))
    assert not practised(changed(alone, seats={"holders": (alone.seats.holders[0], Holder("open"))}))


def test_where_nothing_is_analysed_nothing_is_closed() -> None:
    hidden = table(duality, ME, INVITE)
    assert closed_position(structs.replace(hidden, charter=structs.replace(hidden.charter, solver_closed=True))) is None


def test_a_position_is_closed_where_people_play_each_other_and_have_chosen_so() -> None:
    others = play(table(dualite, ME, INVITE), "a1+d4")
    assert closed_position(others) is None
    closed = structs.replace(others, charter=structs.replace(others.charter, solver_closed=True))
    assert closed_position(closed) is not None
    first = table(dualite, ME, INVITE)
    first = structs.replace(first, charter=structs.replace(first.charter, solver_closed=True))
    assert closed_position(first) is None, "every game begins here"
    assert closed_position(do(closed, 0, Resign())) is None
    alone = play(table(dualite, ME, ME), "a1+d4")
    assert closed_position(structs.replace(alone, charter=structs.replace(alone.charter, solver_closed=True))) is None


def test_one_who_practises_is_coached_on_their_own_seat() -> None:
    state = table(dualite, bot(1), ME)
    assert learner(state, 0) == (state.play.sitting, 1)
    watched = write(state, waiting_room.came(state, "Wim", None))
    others = table(dualite, ME, INVITE)
    for at, person, code in (
        (watched, 1, "coach-not-here"),
        (state, None, "coach-not-here"),
        (others, 0, "coach-not-here"),
        (made(dualite, ME, INVITE), 0, "not-started"),
    ):
        with refuses(code):
            learner(at, person)
