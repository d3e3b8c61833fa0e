"""A person is away, leaves or gives up: a person who is there can go on."""

from __future__ import annotations

import pytest

from parlour.game import Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.games.duos.values import Late
from parlour.record import read, replay
from parlour.sitting import Ended
from parlour.tables import absence, decision, requests, waiting_room
from parlour.tables.absence import ABANDONED_AFTER
from parlour.tables.automatic_entries import next_event
from parlour.tables.creation import created
from parlour.tables.entries import Asked, Entry, HostChanged, Left, Paused, Seated, SeatFreed, TimeControl, WentAway
from parlour.tables.log_fold import restored
from parlour.tables.open_question import unanswered
from parlour.tables.parts.seats import Holder
from parlour.tables.presence import AWAY_AFTER, GONE_AFTER
from parlour.tables.requests import NewTable
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState
from parlour.tables.waiting_room import came
from tests.games.whole_games import EVERY_GAME
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    OPEN,
    act,
    after,
    bot,
    changed,
    context,
    do,
    four_pairs,
    made,
    play,
    refuses,
    sitting,
    table,
    write,
)

GONE = NOW + AWAY_AFTER + GONE_AFTER


def without(state: TableState, *gone: int, now: int = GONE) -> TableState:
    """These have not been connected since now."""
    here = frozenset(state.people.by_number) - set(gone)
    return after(state, now, here=here, last_here=dict.fromkeys(gone, NOW))


def test_a_page_that_is_loaded_again_is_not_away() -> None:
    state = table(dualite, ME, INVITE)
    here = frozenset({0})
    assert after(state, NOW + AWAY_AFTER - 1, here=here, last_here={1: NOW}) == state
    away = after(state, NOW + AWAY_AFTER, here=here, last_here={1: NOW})
    assert away.people.by_number[1].away == NOW
    assert next_event(state, context(state, NOW, here=here, last_here={1: NOW})) == NOW + AWAY_AFTER
    assert after(away, NOW + AWAY_AFTER + 1).people.by_number[1].away is None


def test_with_days_to_think_being_away_means_nothing_until_the_time_runs_out() -> None:
    """Bo closes the page two minutes into a day; a claim, a substitute, a skip, an end and a pause all wait."""
    day = 24 * 3600 * 1000
    here = frozenset({0})
    state = play(table(dualite, ME, INVITE, time=TimeControl("move", 24 * 3600)), "a1+d3")
    state = act(state, 1, requests.Leave(), NOW + 1)
    assert not state.people.by_number[1].left, "closing the page is not leaving"
    soon = NOW + 2 * GONE_AFTER
    state = after(state, soon, here=here, last_here={1: NOW + 1})
    assert state.people.by_number[1].away is not None
    assert absence.absent_seats(state, soon) == ()
    assert state.people.host == 0
    for what in (requests.Claim(), requests.Substitute(1), requests.Skip(1)):
        with refuses("time-not-up"):
            act(state, 0, what, soon, here=here)
    for request in (requests.EndGame(), requests.Pause()):
        asked = act(state, 0, request, soon, here=here)
        assert unanswered(asked) == {1}, "nothing is agreed on behind Bo's back"
        assert (asked.play.status, asked.clock.paused) == ("playing", None)
    late = after(state, NOW + day, here=here, last_here={1: NOW + 1})
    assert late.outcome is not None
    assert (late.outcome.winners, late.outcome.reason) == ((0,), "outcome-flagged")


def test_after_a_grace_time_two_players_can_claim_wait_or_let_a_substitute_play() -> None:
    early = without(table(dualite, ME, INVITE), 1, now=NOW + AWAY_AFTER)
    for what in (requests.Claim(), requests.Substitute(1)):
        with pytest.raises(Refusal):
            decision.decide(early, 0, what, context(early, NOW + AWAY_AFTER))
    state = without(table(dualite, ME, INVITE), 1)
    won = act(state, 0, requests.Claim(), GONE, here=frozenset({0}))
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.reason) == ((0,), "outcome-left")
    assert replay(read(score_sheet(won)), EVERY_GAME).end == ("left", 1)
    played = act(state, 0, requests.Substitute(1), GONE, here=frozenset({0}))
    assert played.seats.bot_level(1) is not None
    assert "substitute" in score_sheet(act(played, 0, requests.Resign(), GONE, here=frozenset({0})))
    back = after(played, GONE + 1)
    assert back.seats.bot_level(1) is None, "the person takes over again"


def test_no_one_is_claimed_against_who_is_here_or_a_bot() -> None:
    for state in (table(dualite, ME, INVITE), table(dualite, ME, bot(1))):
        with refuses("nothing-to-claim"):
            decision.decide(state, 0, requests.Claim(), context(state, GONE))
    for what in (requests.Substitute(0), requests.Substitute(1)):
        with refuses("not-absent"):
            decision.decide(table(dualite, ME, INVITE), 0, what, context(table(dualite, ME, INVITE), GONE))


def test_leaving_is_not_resigning() -> None:
    left = do(table(dualite, ME, INVITE), 1, requests.Leave(), here=frozenset({0}))
    assert left.outcome is None
    assert act(left, 0, requests.Claim(), here=frozenset({0})).outcome is not None, "at once: they have said so"
    assert after(left).people.by_number[1].left is False, "with the ticket they can come back"


def test_of_many_one_who_leaves_gives_the_seat_to_a_substitute() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    left = act(state, 2, requests.Leave(), here=frozenset({0, 1}))
    assert (left.play.status, left.seats.bot_level(2) is not None) == ("playing", True)
    with refuses("resign-many"):
        decision.decide(state, 0, requests.Resign(), context(state))


def test_a_side_resigns_by_agreement() -> None:
    state = table(dualite, ME, INVITE, INVITE, INVITE, players="4")
    partner = next(seat for seat in state.side_of(0) if seat != 0)
    asked = do(state, 0, requests.Resign())
    assert asked.question.asked == Asked(0, "resign")
    assert unanswered(asked) == {state.seats.holders[partner].person}
    over = do(asked, partner, requests.Answer(True))
    assert over.outcome is not None
    assert set(over.outcome.winners).isdisjoint(state.side_of(0))
    alone = without(state, state.seats.holders[partner].person or -1)
    assert do(alone, 0, requests.Resign(), GONE, here=frozenset({0})).outcome is not None, "alone on the side: at once"


def test_those_who_play_together_end_with_their_score() -> None:
    state = table(duos, ME, INVITE, players="2")
    for seat, pairs in enumerate([four_pairs(state)] * 2):
        state = do(state, seat, requests.Play(state.play.phase, pairs))
    with refuses("resign-together"):
        decision.decide(state, 0, requests.Resign(), context(state))
    asked = do(state, 0, requests.EndGame())
    assert asked.play.status == "playing"
    over = do(asked, 1, requests.Answer(True))
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason, over.outcome.points) == ((), "outcome-agreed", (1, 1))
    assert replay(read(score_sheet(over)), EVERY_GAME).end == ("agreed", 0)


def test_a_question_is_settled_when_those_who_were_asked_have_gone() -> None:
    asked = do(table(duos, ME, INVITE, players="2"), 0, requests.EndGame())
    assert without(asked, 1).outcome is not None


def test_coming_late_into_a_bots_seat_by_agreement() -> None:
    state = table(dualite, ME, bot(1))
    state = write(state, came(state, "Bo", None))
    asked = act(state, 1, requests.Sit(1))
    assert asked.question.asked == Asked(1, "seat", 1)
    with refuses("seat-taken"):
        decision.decide(state, 1, requests.Sit(0), context(state))
    seated = act(asked, 0, requests.Answer(True))
    assert (seated.seats.of(1), seated.seats.bot_level(1), seated.question.asked) == (1, None, None)
    assert act(asked, 0, requests.Answer(False)).seats.of(1) is None


def test_the_host_passes_on_when_absent() -> None:
    state = without(table(duos, ME, INVITE, INVITE, players="3"), 0)
    assert state.people.host == 1
    assert after(state, GONE + 1).people.host == 1, "and stays so"


def test_a_table_that_everyone_left_is_abandoned_and_revealed() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    no_one = {"here": frozenset[int](), "last_here": {0: NOW, 1: NOW}}
    assert after(state, NOW + ABANDONED_AFTER - 1, **no_one).outcome is None
    over = after(state, NOW + ABANDONED_AFTER, **no_one)
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason) == ((), "outcome-abandoned")
    assert "end: abandoned" in score_sheet(over)


def test_an_outcome_never_names_a_free_seat() -> None:
    state = table(dualite, ME, OPEN)
    free = write(state, (SeatFreed(1),))
    over = act(free, 0, requests.Resign())
    assert over.outcome is not None
    assert over.outcome.winners == ()
    assert sitting(over).outcome is not None


def test_pausing_by_agreement() -> None:
    state = table(dualite, ME, INVITE)
    asked = act(state, 0, requests.Pause())
    assert asked.clock.paused is None
    paused = act(asked, 1, requests.Answer(True), NOW + 5)
    assert (paused.clock.paused, paused.awaited) == (NOW + 5, frozenset())
    with refuses("paused"):
        decision.decide(paused, 0, requests.Play(paused.play.phase, "a1+c3"), context(paused))
    assert act(paused, 1, requests.Resume()).awaited == {0}


def test_the_record_names_one_who_played_for_a_time() -> None:
    """A substitute that has given the seat back, and a person who came late into a bot's seat; not who made no move."""
    state = table(dualite, ME, bot(3))
    name = state.seats.name_of(1)
    state = write(play(state, "a1+c3", "b2"), came(state, "Cy", None))
    state = act(state, 1, requests.Sit(1))
    state = act(state, 0, requests.Answer(True))
    away = act(without(state, 0), 1, requests.Substitute(0), GONE, here=frozenset({1}))
    level = away.seats.holders[0].substitute
    back = play(away, "b3", now=GONE)
    assert back.seats.holders[0].substitute is None
    over = do(back, 1, requests.Resign(), GONE + 2)
    assert read(score_sheet(over)).names == (
        f"Ada, for a time a substitute of level {level}",
        f"{name}, bot of level 3, then Cy",
    )
    idle = after(act(without(state, 0), 1, requests.Substitute(0), GONE, here=frozenset({1})), GONE + 1)
    assert read(score_sheet(do(idle, 1, requests.Resign(), GONE + 2))).names[0] == "Ada"


def around_a_screen() -> TableState:
    """DUOS for three on phones; the screen made the table, and a person who sat down first is the host."""
    choice = NewTable(game=duos.NAME, options={"players": "3"}, seats=(OPEN, OPEN, OPEN), name="Screen", screen=True)
    state = restored(duos, created(duos, choice, "here", NOW))
    for seat in range(3):
        state = after(write(state, came(state, f"Guest {seat}", None)))
    return act(state, 1, requests.Start())


def test_a_screen_holds_no_seat_and_hands_the_room_over() -> None:
    state = around_a_screen()
    assert (state.screen, state.people.host, state.seats.next_of(0)) == (0, 1, None)
    gone = act(state, 1, requests.Leave(), here=frozenset({0, 2, 3}))
    assert gone.people.host == 2, "not the screen, as long as another person is here"
    choice = NewTable(game=duos.NAME, options={"players": "3"}, seats=(ME, OPEN, OPEN), name="Ada", screen=True)
    with refuses("screen-has-no-seat"):
        created(duos, choice, "here", NOW)


def test_around_a_screen_the_host_pauses_alone() -> None:
    state = act(around_a_screen(), 1, requests.Pause())
    assert state.clock.paused == NOW
    other = act(around_a_screen(), 2, requests.Pause())
    assert other.question.asked is not None, "a person who is not the host asks"


def test_the_host_goes_on_without_someone_who_is_away() -> None:
    state = around_a_screen()
    with refuses("not-absent"):
        act(state, 1, requests.Skip(2))
    away = without(state, 3, now=NOW + AWAY_AFTER)
    with refuses("host-only"):
        act(away, 2, requests.Skip(2), NOW + AWAY_AFTER)
    here = frozenset({0, 1, 2})
    skipped = act(away, 1, requests.Skip(2), NOW + AWAY_AFTER, here=here)
    assert sitting(skipped).moves[-1] == (2, Late())
    pairs = four_pairs(away)
    kept = act(away, 1, requests.Skip(2), NOW + AWAY_AFTER, here=here, drafts={3: pairs})
    assert sitting(kept).moves[-1] == (2, duos.read(pairs)), "what was chosen completely counts"
    with refuses("nothing-to-skip"):
        act(skipped, 1, requests.Skip(2), NOW + AWAY_AFTER, here=here)


def test_a_host_who_plays_elsewhere_waits_like_everyone() -> None:
    state = without(table(dualite, ME, INVITE), 0, now=NOW + AWAY_AFTER)
    state = write(state, (HostChanged(1),))
    early = NOW + AWAY_AFTER
    with refuses("not-absent"):
        decision.decide(state, 1, requests.Skip(0), context(state, early))
    later = act(state, 1, requests.Skip(0), GONE, here=frozenset({1}))
    assert later.seats.holders[0].substitute is not None, "no one loses by it"
    assert later.play.status == "playing"


def test_a_host_without_a_seat_lets_a_substitute_play() -> None:
    choice = NewTable(game=duos.NAME, options={"players": "3"}, seats=(OPEN, OPEN, OPEN), name="Host")
    state = restored(duos, created(duos, choice, "here", NOW))
    for seat in range(3):
        state = write(state, came(state, f"Guest {seat}", None))
    state = without(act(state, 0, requests.Start()), 3)
    here = frozenset({0, 1, 2})
    assert act(state, 0, requests.Substitute(2), GONE, here=here).seats.holders[2].substitute is not None


def test_a_paused_table_that_no_one_visits_is_closed_too() -> None:
    state = table(dualite, ME, INVITE, time=TimeControl("move", 60))
    state = do(do(state, 0, requests.Pause()), 1, requests.Answer(True))
    assert state.clock.paused is not None
    over = after(state, NOW + ABANDONED_AFTER, here=frozenset())
    assert over.outcome is not None
    assert over.outcome.reason == "outcome-abandoned"


def test_someone_who_is_here_and_never_moves_can_be_gone_on_without() -> None:
    """Without a clock one may think for thirty days; then it is the same as if one were absent."""
    state = table(dualite, ME, INVITE)
    with refuses("nothing-to-claim"):
        do(state, 1, requests.Claim(), NOW + ABANDONED_AFTER - 1)
    won = do(state, 1, requests.Claim(), NOW + ABANDONED_AFTER)
    assert won.outcome is not None
    assert won.outcome.winners == (1,)
    substituted = do(state, 1, requests.Substitute(0), NOW + ABANDONED_AFTER)
    assert substituted.seats.bot_level(0) is not None
    assert do(substituted, 0, requests.TakeOver(), NOW + ABANDONED_AFTER + 1).seats.bot_level(0) is None


def test_one_who_is_sent_away_in_the_middle_of_a_game_leaves_no_empty_seat() -> None:
    """A bot plays on there, and no one wins by it."""
    for state in (play(table(dualite, ME, INVITE), "a1+c3"), table(duos, ME, INVITE, INVITE, players="3")):
        gone = act(state, 0, requests.Remove(1))
        assert (gone.seats.holders[1].kind, gone.play.status) == ("bot", "playing")
        assert gone.seats.bot_level(1) is not None
        assert 1 in gone.awaited


def test_a_record_names_everyone_who_had_a_seat_however_many() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3", rounds="1")
    for seat in range(3):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    here = frozenset({0, 1})
    state = act(state, 2, requests.Leave(), here=here)
    state = write(state, decision.played(state, 2, state.play.phase, four_pairs(state)))
    state = write(state, waiting_room.came(state, "Bartholomew", None))
    here |= {3}
    state = act(state, 3, requests.Sit(2), here=here)
    state = act(state, 0, requests.Answer(True), here=here)
    for people in ((0, 1), (0, 1, 3)):
        for number in people:
            state = act(state, number, requests.Play(state.play.phase, four_pairs(state)), here=here)
    assert read(score_sheet(state)).names[2] == "Guest 2, later a substitute of level 3, then Bartholomew"


def decide(state: TableState, number: int, what: requests.TableRequest, now: int = NOW) -> tuple[Entry, ...]:
    return decision.decide(state, number, what, context(state, now))


def test_no_one_takes_over_what_they_play_themselves() -> None:
    state = table(dualite, ME, INVITE)
    watched = write(state, came(state, "Wim", None))
    for number in (0, 2):
        with refuses("nothing-to-take-over"):
            decide(watched, number, requests.TakeOver())


def test_nothing_is_given_up_or_claimed_before_or_after_the_game() -> None:
    waiting = made(dualite, ME, INVITE)
    over = do(table(dualite, ME, INVITE), 0, requests.Resign())
    for what in (requests.Resign(), requests.Claim(), requests.Substitute(1), requests.Skip(1)):
        with refuses("not-started"):
            decide(waiting, 0, what)
        with refuses("game-over"):
            decide(over, 0, what)


def test_one_who_watches_gives_nothing_up_and_puts_no_substitute() -> None:
    state = table(dualite, ME, INVITE)
    watched = write(state, came(state, "Wim", None))
    for what in (requests.Resign(), requests.Substitute(1)):
        with refuses("bystander"):
            decide(watched, 2, what)


def test_a_win_is_claimed_by_one_who_plays_and_only_against_one_other_side() -> None:
    away = (WentAway(1, NOW),)
    late = NOW + GONE_AFTER
    state = write(table(dualite, ME, INVITE), away)
    with refuses("nothing-to-claim"):
        decide(state, 0, requests.Claim(), late - 1)
    assert decide(state, 0, requests.Claim(), late) == (Ended(1, "left"),)
    watched = write(state, came(state, "Wim", None))
    assert absence.claimable(watched, 2, (1,)) is None
    three = write(table(duos, ME, INVITE, INVITE, players="3"), away)
    assert absence.claimable(three, 0, (1, 2)) is None
    assert absence.claimable(do(state, 0, requests.Resign()), 0, (1,)) is None, "it is over"


def test_only_without_a_clock_someone_who_is_here_stalls() -> None:
    long = NOW + ABANDONED_AFTER
    slow = table(dualite, ME, INVITE)
    assert [absence.is_absent(slow, 0, now) for now in (long - 1, long)] == [False, True]
    assert not absence.is_absent(slow, 1, long), "the others do not wait for them"
    timed = table(dualite, ME, INVITE, time=TimeControl("player", 300, 5))
    assert not absence.is_absent(timed, 0, long)
    assert not absence.is_absent(do(slow, 0, requests.Resign()), 0, long)
    assert not absence.is_absent(changed(slow, activity={"moved_at": None}), 0, long), "as in a log without times"


def test_someone_sent_away_does_not_hide_who_comes_after_them() -> None:
    state = act(table(duos, ME, INVITE, INVITE, players="3"), 0, requests.Remove(1))
    gone = context(state, NOW + AWAY_AFTER, here=frozenset({0}), last_here={2: NOW})
    assert absence.changes_of_presence(state, gone) == (WentAway(2, NOW),)


def test_the_table_passes_to_someone_who_plays_before_someone_who_watches() -> None:
    state = made(duos, OPEN, OPEN, OPEN, players="3")
    state = write(state, came(state, "Wim", None))
    state = write(state, (Seated(1, None),))
    state = write(state, came(state, "Bo", None))
    left = write(state, (Left(0, NOW),))
    assert after(left, here=frozenset({1, 2})).people.host == 2
    assert after(left, here=frozenset({1})).people.host == 1
    assert after(left, here=frozenset()).people.host == 0, "no one is here"


def test_when_the_others_are_told_next() -> None:
    """That a person counts as away, and then that they may go on without them."""
    state = table(dualite, ME, INVITE)
    here = frozenset({0})
    watching = context(state, NOW, here=here, last_here={1: NOW - 100})
    assert absence.next_change(state, watching) == NOW - 100 + AWAY_AFTER
    removed = act(write(state, came(state, "Wim", None)), 0, requests.Remove(2))
    unseen = context(removed, NOW, here=frozenset({0, 1}), last_here={2: NOW, 1: NOW})
    assert absence.next_change(removed, unseen) is None, "neither who was sent away nor who is here"
    away = write(state, (WentAway(1, NOW),))
    gone = NOW + GONE_AFTER
    for now, then in ((NOW, gone), (gone - 1, gone), (gone, None)):
        assert absence.next_change(away, context(away, now, here=here)) == then
    assert absence.next_change(away, context(away, NOW)) is None, "back again"
    left = write(state, (Left(1, NOW),))
    assert absence.next_change(left, context(left, NOW, here=here)) is None, "known already"


def test_no_one_is_skipped_in_a_pause() -> None:
    state = write(table(dualite, ME, INVITE), (Paused(),))
    with refuses("paused"):
        decide(state, 0, requests.Skip(0))


def test_partners_at_one_device_give_up_without_a_question() -> None:
    state = made(dualite, ME, ME, ME, ME, players="4")
    state = after(state)
    assert state.play.status == "playing"
    assert decide(state, 1, requests.Resign()) == (Ended(1, "resigned"),)


def test_who_may_come_late_and_where() -> None:
    state = table(duos, ME, INVITE, bot(1), players="3")
    state = write(state, came(state, "Wim", None))
    with refuses("seated-already"):
        decide(state, 0, requests.Sit(2))
    for seat in (-1, 3):
        with refuses("no-such-seat") as refused:
            decide(state, 2, requests.Sit(seat))
        assert refused.value.facts == {"seats": 3}
    with refuses("seat-taken"):
        decide(state, 2, requests.Sit(1))
    invited = changed(state, seats={"holders": (*state.seats.holders[:2], Holder("invited"))})
    with refuses("seat-taken"):
        decide(invited, 2, requests.Sit(2))
    assert decide(state, 2, requests.Sit(2)) == (Asked(2, "seat", 2),)
    alone = write(state, (WentAway(0, NOW), WentAway(1, NOW)))
    assert decide(alone, 2, requests.Sit(2)) == (Seated(2, 2),), "no one is here to be asked"


def test_no_seat_is_taken_that_no_one_has_agreed_to_give() -> None:
    """While all who play are away: neither a person's own, nor by a guest who was not let in."""
    state = made(duos, ME, OPEN, bot(1), players="3")
    state = after(write(state, waiting_room.uninvited(state, "Mal")))
    state = after(write(act(state, 0, requests.Answer(False)), came(state, "Bo", None)))
    mal, bo = 1, state.seats.holders[1].person
    assert state.people.by_number[mal].uninvited
    state = write(state, came(state, "Wim", None))
    assert state.play.status == "playing"
    here = frozenset({mal, 3})
    gone = after(after(state, NOW + 11_000, here=here, last_here={0: NOW, bo: NOW}), GONE, here=here)
    with refuses("not-let-in"):
        decide(gone, mal, requests.Sit(2))
    for seat in (0, 1):
        with refuses("seat-taken"):
            decision.decide(gone, 3, requests.Sit(seat), context(gone, GONE, here=here))
    # Nor by a question that is left without anyone to answer it.
    asked = write(state, (Asked(mal, "seat", 2),))
    left = after(write(asked, (WentAway(0, NOW), WentAway(bo or 0, NOW))), here=here)
    assert left.question.asked is None
    assert left.seats.of(mal) is None


def test_one_question_at_a_time_also_of_those_who_give_up_or_come_late() -> None:
    state = table(dualite, ME, INVITE, INVITE, INVITE, players="4")
    state = write(write(state, came(state, "Wim", None)), (Asked(0, "pause"),))
    partner = next(seat for seat in range(4) if 0 not in state.side_of(seat))
    with refuses("already-asked"):
        decide(state, partner, requests.Resign())
    bots = table(duos, ME, INVITE, bot(1), players="3")
    bots = write(write(bots, came(bots, "Wim", None)), (Asked(0, "pause"),))
    with refuses("already-asked"):
        decide(bots, 2, requests.Sit(2))
