"""What each line of a log changes, and what it leaves as it was."""

from __future__ import annotations

from dataclasses import replace

from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.sitting import Ended, Moved
from parlour.tables.entries import (
    Again,
    Agreed,
    Asked,
    BotSeated,
    Came,
    CameBack,
    Committed,
    Contributed,
    Explained,
    HandedOut,
    HandedOver,
    Left,
    Line,
    OptionsSet,
    Paused,
    Removed,
    Reported,
    Resumed,
    Said,
    Seated,
    SeatFreed,
    Started,
    Substituted,
    TimeAdded,
    TimeControl,
    TimeSet,
    WentOn,
)
from parlour.tables.parts.current_game import Result
from parlour.tables.parts.seats import Holder, next_seats
from parlour.tables.parts.talk import KEPT
from parlour.tables.state import TableState
from tests.pockets import GAME as pockets
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    after,
    bot,
    changed,
    four_pairs,
    made,
    play,
    refuses,
    sitting,
    table,
    write,
)

LATER = NOW + 5_000


def three() -> TableState:
    """Three people at DUOS, in the middle of a game."""
    return table(duos, ME, INVITE, INVITE, players="3")


def over(state: TableState) -> TableState:
    return write(state, (Ended(0, "agreed"),))


def test_a_line_without_a_time_leaves_the_last_one() -> None:
    state = three().fold(Line(Said(1, "Hello", 1), at=LATER))
    assert state.activity.last == LATER
    assert state.fold(Line(Said(1, "Again", 1))).activity.last == LATER


def test_only_moves_are_moves() -> None:
    state = table(dualite, ME, INVITE)
    assert state.activity.moved_at == NOW
    assert state.fold(Line(Said(0, "Hm", 0), at=LATER)).activity.moved_at == NOW
    moved = state.fold(Line(Moved(0, "a1+c3"), at=LATER))
    assert (moved.activity.moved_at, moved.play.began_at) == (LATER, NOW)


def test_a_host_has_done_something_only_by_a_line_of_their_own() -> None:
    state = three()
    assert state.activity.host_acted == NOW
    for person, acted in ((0, LATER), (1, NOW), (None, NOW)):
        assert state.fold(Line(Said(0, "Hm", 0), person, at=LATER)).activity.host_acted == acted
    gathering = over(state).fold(Line(Again(1), 1, at=LATER))
    assert gathering.activity.host_acted == LATER, "from now on they wait for the host"
    assert gathering.fold(Line(Again(2), 2, at=LATER + 1)).activity.host_acted == LATER


def test_a_free_seat_is_open_or_waits_for_its_link() -> None:
    state = made(dualite, ME, OPEN)
    assert [write(state, (SeatFreed(1, invited),)).seats.holders[1].kind for invited in (False, True)] == [
        "open",
        "invited",
    ]


def test_the_time_control_is_that_of_the_next_game() -> None:
    state = made(dualite, ME, OPEN)
    changed = write(state, (TimeSet(TimeControl("move", 60)),))
    assert (changed.setup.time, changed.people) == (TimeControl("move", 60), state.people)


def test_a_new_promise_forgets_what_was_brought_to_the_last() -> None:
    state = write(made(pockets, ME, OPEN), (Committed("a" * 64), Contributed(0, "one"), Contributed(1, "two")))
    assert dict(state.shuffle.nonces) == {0: "one", 1: "two"}
    again = write(state, (Committed("b" * 64),))
    assert (again.shuffle.secret, dict(again.shuffle.nonces)) == ("b" * 64, {})


def test_a_new_link_changes_nothing_at_the_table() -> None:
    state = three()
    given = write(state, (HandedOut(1),))
    assert given.people.by_number[1].link == "given"
    assert write(given, (CameBack(1),)).people.by_number[1].link == "", "Bo came back with the old ticket first"
    handed = write(given, (HandedOver(1),))
    assert (handed.people.by_number[1].link, handed.seats.holders[1].by_link) == ("", True)


def test_a_pause_answers_the_question() -> None:
    state = write(three(), (Asked(0, "pause"), Agreed(1), Paused()), LATER)
    assert (state.clock.paused, state.question.asked, state.question.agreed) == (LATER, None, frozenset())
    assert write(state, (Resumed(),)).clock.paused is None


def test_a_new_question_is_agreed_to_by_no_one() -> None:
    state = write(three(), (Asked(0, "pause"), Agreed(1), Asked(2, "end")), LATER)
    assert (state.question.asked, state.question.agreed, state.question.at) == (Asked(2, "end"), frozenset(), LATER)


def test_a_game_that_ends_is_not_paused_any_more_and_one_that_goes_on_is() -> None:
    state = table(dualite, ME, INVITE)
    paused = write(state, (Paused(),))
    assert write(paused, (Moved(0, "a1+c3"),)).clock.paused == NOW, "whatever a log may say"
    assert write(paused, (Ended(0, "resigned"),)).clock.paused is None


def test_one_who_is_sent_away_is_not_ready_any_more() -> None:
    state = write(over(three()), (Again(1), Again(2)))
    assert write(state, (Removed(2),)).setup.ready == {1}
    assert write(state, (Removed(0),)).setup.ready == {1, 2}


def test_the_seat_of_one_who_is_sent_away_is_the_substitutes_or_open() -> None:
    state = three()
    gone = write(state, (Substituted(1, 2), Removed(1)))
    assert gone.seats.holders[1] == Holder("bot", None, "Guest 1", 2, removed=True)
    assert write(state, (Removed(1),)).seats.holders[1] == Holder("open")
    gathering = write(over(state), (Again(0), Removed(1)))
    assert gathering.seats.holders[2] == Holder("open"), "one chair on"


def test_what_was_said_knows_how_many_moves_there_were() -> None:
    state = write(made(dualite, ME, INVITE), (Said(0, "Hello", 0),))
    assert state.talk.said_after == (0,)
    state = after(write(state, (Came(1, "Bo"), Seated(1, 1))))
    state = write(play(state, "a1+c3"), (Said(1, "Hm", 1),))
    assert state.talk.said_after == (0, 1)
    state = after(write(over(state), (Again(0), Again(1))))
    assert (state.play.status, state.talk.said_after) == ("playing", (0, 0)), "of the game that is shown"


def test_the_last_reports_are_kept() -> None:
    lines = [Reported(1, 2, f"line {number}") for number in range(KEPT + 2)]
    assert write(three(), tuple(lines[:2])).talk.reports == tuple(lines[:2])
    assert write(three(), tuple(lines)).talk.reports == tuple(lines[2:])


def test_more_seats_are_open_and_fewer_leave_bots_standing() -> None:
    state = write(made(duos, ME, OPEN, OPEN, players="3"), (BotSeated(2, 1, "Juno"),))
    more = write(state, (OptionsSet((("players", "4"),)),))
    assert [holder.kind for holder in more.seats.holders] == ["person", "open", "bot", "open"]
    fewer = write(state, (OptionsSet((("players", "2"),)),))
    assert [holder.kind for holder in fewer.seats.holders] == ["person", "open"], "the seat is kept for a person"


def test_another_game_begins_anew() -> None:
    state = write(three(), (Asked(0, "pause"), Agreed(1), TimeAdded(60), WentOn()))
    assert (state.clock.added, state.clock.went_on) == (60, True)
    state = write(over(state), (Explained(0, "ant+moon", "Both rise."),))
    assert state.talk.reasons
    state = write(state, (Again(0), Again(1), Again(2), Committed("a" * 64), Contributed(1, "b" * 16)))
    assert (state.question.asked, state.question.agreed, state.seats.past) == (None, frozenset(), three().seats.holders)
    deal = duos.write_deal(sitting(state).deal)
    begun = write(state, (Started(deal),))
    assert (begun.question.asked, begun.question.agreed, begun.setup.ready, begun.seats.past) == (
        None,
        frozenset(),
        frozenset(),
        (),
    )
    assert (begun.clock.added, begun.clock.went_on, begun.talk.reasons, begun.clock.stocks, begun.clock.paused) == (
        0,
        False,
        (),
        None,
        None,
    )
    assert (begun.shuffle.secret, dict(begun.shuffle.nonces), begun.play.gathering) == (None, {}, False)
    assert begun.play.shuffle == state.next_shuffle
    assert begun.play.phase == state.play.phase + 1


def test_the_next_turn_forgets_what_was_said_and_given_in_the_last() -> None:
    state = write(three(), (TimeAdded(60), WentOn()))
    for seat in range(3):
        assert (state.clock.added, state.clock.went_on) == (60, True)
        state = write(state, (Moved(seat, four_pairs(three())),))
    assert (state.clock.added, state.clock.went_on) == (0, False)


def test_in_the_next_game_people_play_themselves_and_who_has_left_does_not() -> None:
    state = write(three(), (Substituted(1, 2), Substituted(2, 2), Left(2, NOW)))
    again = write(over(state), (Again(0),))
    assert again.seats.holders == (Holder("open"), Holder("person", 0, "Ada"), Holder("person", 1, "Guest 1"))
    assert write(again, (CameBack(2),)).seats.next_of(2) is None


def test_a_question_is_not_carried_to_the_next_game() -> None:
    state = write(three(), (Asked(0, "pause"), Agreed(1)))
    # Ended without its question being answered, as only a log of before could say it.
    again = write(changed(over(state), question={"asked": Asked(0, "meet"), "agreed": frozenset({1})}), (Again(0),))
    assert (again.question.asked, again.question.agreed) == (None, frozenset())


def test_nothing_moves_before_the_start() -> None:
    with refuses("not-started"):
        write(made(dualite, ME, OPEN), (Moved(0, "a1+c3"),))


def test_a_finished_game_is_counted_once_with_its_points() -> None:
    state = play(three(), *[four_pairs(three())] * 3)
    ended = over(state)
    points = ended.outcome.points if ended.outcome else ()
    assert points
    winners = ended.outcome.winners if ended.outcome else ()
    assert ended.play.results == (Result(state.seats.holders, winners, points, "duos"),)
    assert write(ended, (Said(0, "Well played", 0), Again(0))).play.results == ended.play.results


def test_sides_of_different_size_stay_where_they_are() -> None:
    """One against two, or one against three who play together: no one knows who would be the one."""
    for sides in (((0,), (1, 2)), ((0,), (1, 2, 3))):
        game = replace(dualite, sides=lambda options, sides=sides: sides)  # type: ignore[misc] # a default in a lambda
        assert next_seats(game, None) == tuple(range(sum(map(len, sides))))


def test_a_bot_of_no_level_is_the_weakest() -> None:
    """Of a caller that brings its own."""
    state = table(dualite, ME, bot(3))
    unlevelled = changed(state, seats={"holders": (state.seats.holders[0], Holder("bot", None, "Juno"))})
    assert unlevelled.seats.bot_level(1) == 1
