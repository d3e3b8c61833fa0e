"""What a log says, entry by entry, and what is refused with which code: found missing by scripts/mutate."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from parlour import record, words
from parlour.game import Refusal, Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.players import levels
from parlour.players.names import listed
from parlour.sitting import Ended, Moved, TookBack
from parlour.tables import decision, requests
from parlour.tables.creation import created
from parlour.tables.entries import (
    Again,
    Agreed,
    Asked,
    Came,
    Declined,
    Entry,
    Line,
    Muted,
    PlannedSeat,
    Said,
    Seated,
    SpectatorsDelayed,
    Started,
    Stored,
)
from parlour.tables.log_fold import before_first_line, folded, restored
from parlour.tables.open_question import unanswered
from parlour.tables.parts.seats import Holder
from parlour.tables.parts.talk import KEPT
from parlour.tables.requests import NewTable, SeatChoice
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState
from tests.pockets import GAME as pockets
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    bot,
    changed,
    context,
    do,
    four_pairs,
    made,
    person,
    play,
    sitting,
    table,
)

MADE = "2027-01-15T08:00:00Z"
"""What `NOW` is called."""

PARTS = ("setup", "seats", "people", "play", "clock", "talk", "question", "shuffle", "activity")


def code(asked: Callable[[], object]) -> str:
    """The code of a refusal, which has its sentence."""
    with pytest.raises(Refusal) as refused:
        asked()
    assert words.say(refused.value.code, refused.value.facts)
    return refused.value.code


def refused(state: TableState, seat: Seat, request: requests.TableRequest) -> str:
    return code(lambda: decide(state, seat, request))


def decide(state: TableState, seat: Seat, request: requests.TableRequest) -> tuple[Entry, ...]:
    return decision.decide(state, person(state, seat), request, context(state))


def four() -> TableState:
    """Four people at Dualité who have made a move each."""
    return play(table(dualite, ME, INVITE, INVITE, INVITE, players="4"), "a1+c3", "b2", "b3", "c2")


def test_all_others_are_asked_and_the_last_one_takes_the_move_back() -> None:
    state = four()
    assert decide(state, 3, requests.TakeBack()) == (Asked(3),)
    asked = do(state, 3, requests.TakeBack())
    assert (asked.question.asked, unanswered(asked)) == (Asked(3), frozenset({0, 1, 2}))
    assert refused(asked, 3, requests.TakeBack()) == "already-asked"
    assert refused(asked, 3, requests.Answer(True)) == "not-yours-to-answer"
    assert decide(asked, 1, requests.Answer(True)) == (Agreed(1),)
    one, two = do(asked, 1, requests.Answer(True)), do(do(asked, 1, requests.Answer(True)), 0, requests.Answer(True))
    assert (unanswered(one), unanswered(two)) == (frozenset({0, 2}), frozenset({2}))
    assert refused(one, 1, requests.Answer(True)) == "not-yours-to-answer"
    assert decide(two, 2, requests.Answer(True)) == (Agreed(2), TookBack(3))
    back = do(two, 2, requests.Answer(True))
    assert (back.question.asked, back.question.agreed, len(sitting(back).moves)) == (None, frozenset(), 3)
    assert back.play.phase == state.play.phase + 1, "nothing that was chosen before is taken for what comes now"


def test_who_declines_and_who_withdraws_is_in_the_log() -> None:
    asked = do(four(), 3, requests.TakeBack())
    assert decide(asked, 2, requests.Answer(False)) == (Declined(2),)
    assert decide(asked, 3, requests.Answer(False)) == (Declined(3),)
    half = do(asked, 1, requests.Answer(True))
    declined = do(half, 2, requests.Answer(False))
    assert (declined.question.asked, declined.question.agreed) == (None, frozenset())
    again = do(declined, 3, requests.TakeBack())
    assert unanswered(again) == {0, 1, 2}, "who agreed to an earlier question has not agreed to this one"
    assert refused(declined, 1, requests.Answer(True)) == "nothing-asked"


def test_a_move_answers_an_open_question() -> None:
    half = do(do(four(), 3, requests.TakeBack()), 1, requests.Answer(True))
    moved = play(half, "c1")
    assert (moved.question.asked, moved.question.agreed) == (None, frozenset())


def test_a_part_of_the_own_turn_is_taken_back_without_a_question() -> None:
    state = play(table(dualma, ME, INVITE), "b@a1")
    assert decide(state, 0, requests.TakeBack()) == (TookBack(0),)
    state = play(state, "w@a2")
    assert decide(state, 0, requests.TakeBack()) == (Asked(0),)


def test_while_several_choose_nothing_is_taken_back() -> None:
    state = table(pockets, ME, INVITE)
    assert len(sitting(state).to_move) == 2
    state = play(state, pockets.write(pockets.moves(sitting(state).position, 0)[0]))
    assert refused(state, 0, requests.TakeBack()) == "cannot-take-back"


def test_who_resigned_is_in_the_log() -> None:
    state = table(dualite, ME, INVITE)
    assert decide(state, 1, requests.Resign()) == (Ended(1, "resigned"),)
    assert refused(do(state, 1, requests.Resign()), 0, requests.Play(0, "a1+c3")) == "game-over"


def test_the_length_is_that_of_the_log() -> None:
    state = table(dualite, ME, INVITE)
    assert state.activity.length == 5, "both came and sat down, and it started"
    assert play(state, "a1+c3", "b2").activity.length == 7


def test_the_last_that_was_said_is_kept() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    lines = [Said(seat % 3, f"line {seat}", seat % 3) for seat in range(KEPT + 2)]
    said = folded(state, map(Line, lines)).talk.said
    assert said == tuple(lines[2:])


def test_where_no_one_talks_and_where_not_now() -> None:
    assert refused(table(dualite, ME, INVITE, INVITE, INVITE, players="4"), 0, requests.Say("hello")) == "no-talk"
    state = table(duos, ME, INVITE, INVITE, players="3")
    assert refused(state, 0, requests.Say("hello")) == "talk-closed"


def test_a_score_sheet_is_for_after_the_end_and_names_everyone() -> None:
    state = table(dualite, ME, bot(3))
    assert code(lambda: score_sheet(state)) == "record-not-yet"
    sheet = record.read(score_sheet(do(state, 0, requests.Resign())))
    assert sheet.names == ("Ada", words.say("bot-on-sheet", {"name": state.seats.name_of(1), "level": 3}))
    assert sheet.date == MADE[:10]


def test_a_seat_of_a_person_has_no_bots_name_and_a_free_one_none() -> None:
    state = table(dualite, ME, bot(3))
    assert [chair.name == "" for chair in state.charter.seats] == [True, False]
    assert made(dualite, ME, INVITE).charter.seats == (PlannedSeat("me", None, ""), PlannedSeat("invite", None, ""))


def test_one_who_has_no_name_is_called_nothing_and_a_bot_by_its_seat() -> None:
    """As in logs of before bots had names."""
    state = made(dualite, ME, INVITE)
    assert [state.seats.name_of(seat) for seat in (0, 1)] == ["Ada", ""]
    nameless = changed(state, seats={"holders": (state.seats.holders[0], Holder("bot", level=1))})
    assert nameless.seats.name_of(1) == listed()[1]


def test_a_choice_for_a_turn_that_is_over_is_told_so_in_the_games_words() -> None:
    """In another game of the evening too, though its turns are counted on."""
    state = table(duos, ME, INVITE, players="2")
    first = state.play.phase
    assert state.play.why_stale(first) == "stale"
    pairs = four_pairs(state)
    state = play(state, pairs, pairs)
    assert state.play.why_stale(first) == "duos-turn-over"
    assert made(duos, ME, INVITE, players="2").play.why_stale(3) == "stale"
    over = folded(state, [Line(Ended(0, "agreed")), Line(Again(0)), Line(Again(1))])
    begun = folded(over, [Line(Started(duos.write_deal(sitting(state).deal)))])
    assert begun.play.earlier > 0
    assert begun.play.why_stale(begun.play.phase) == "stale"
    pairs = four_pairs(begun)
    assert play(begun, pairs, pairs).play.why_stale(begun.play.phase) == "duos-turn-over"


def test_a_table_is_made_at_a_moment_of_the_world_not_of_the_servers_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "JST-9")
    time.tzset()
    try:
        assert made(dualite, ME, INVITE).charter.made == MADE
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("closed", [True, False])
def test_the_charter_says_whether_the_solver_is_closed(closed: bool) -> None:
    choice = NewTable(game=dualite.NAME, options={}, seats=(ME, INVITE), name="Ada", solver_closed=closed)
    assert created(dualite, choice, "here", NOW).charter.solver_closed is closed


@pytest.mark.parametrize("shown", [True, False])
def test_the_charter_says_what_was_wished(shown: bool) -> None:
    choice = NewTable(game="dualite", options={"size": "5"}, seats=(ME, INVITE), name="Ada", listed=shown)
    stored = created(dualite, choice, "here", NOW)
    charter = stored.charter
    assert (charter.table, charter.game, charter.rules) == ("here", "dualite", dualite.RULES)
    assert (charter.listed, charter.made, dict(charter.options)["size"]) == (shown, MADE, "5")


@pytest.mark.parametrize("choice", [SeatChoice("bot"), SeatChoice("bot", 99), SeatChoice("invite", 1)])
def test_what_is_wished_wrongly_is_refused_with_what_there_is(choice: SeatChoice) -> None:
    with pytest.raises(Refusal) as refusal:
        made(dualite, ME, choice)
    offered = levels.offered(dualite)
    assert refusal.value.code == "no-such-level"
    assert refusal.value.facts == {"lowest": offered[0], "levels": offered[-1]}
    with pytest.raises(Refusal) as refusal:
        made(dualite, ME)
    assert (refusal.value.code, refusal.value.facts) == ("wrong-seats", {"wished": 1, "seats": 2})
    assert code(lambda: table(pockets, ME, ME)) == "one-device-hidden"


def test_a_whole_log_leads_where_its_lines_lead_one_by_one() -> None:
    state = made(dualite, ME, bot(1))
    lines = [Line(Started(""), at=NOW), *(Line(Moved(seat, text), at=NOW) for seat, text in ((0, "a1+c3"), (1, "b2")))]
    lines += [Line(TookBack(1), at=NOW), Line(Moved(1, "b3"), at=NOW), Line(Moved(0, "b4"), at=NOW)]
    stored = Stored(state.charter, (Line(Came(0, "Ada", True), at=NOW), Line(Seated(0, 0), at=NOW), *lines))
    whole = restored(dualite, stored)
    assert whole == folded(before_first_line(dualite, state.charter), stored.lines)
    assert (
        [type(whole.play.sitting.moves), type(whole.play.sitting.positions)] == [tuple, tuple]
        if whole.play.sitting
        else False
    )


def test_a_move_leaves_the_parts_that_stand_around_the_board() -> None:
    state = table(dualite, ME, INVITE)
    moved = play(state, "a1+c3")
    for part in ("setup", "seats", "people", "talk", "question", "shuffle", "clock"):
        assert getattr(moved, part) is getattr(state, part), part
    assert moved.play is not state.play


def test_an_entry_changes_no_part_that_it_does_not_concern() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    said = folded(state, (Line(Said(0, "Hello", 0), at=NOW),))
    muted = folded(said, (Line(Muted(1, True), at=NOW),))
    late = folded(muted, (Line(SpectatorsDelayed(True), at=NOW),))
    steps = ((state, said, "talk"), (said, muted, "people"), (muted, late, "setup"))
    for before, after, concerned in steps:
        changed_parts = {name for name in PARTS if getattr(before, name) is not getattr(after, name)}
        assert changed_parts == {concerned, "activity"}
