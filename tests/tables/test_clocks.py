"""Time at a table: the log keeps it, and the caller says what time it is."""

from __future__ import annotations

import itertools
from dataclasses import replace

from parlour.chance import Chance
from parlour.game import Deadline, Game
from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.games.duos.rules import REVEAL_SECONDS
from parlour.sitting import Ended, Moved
from parlour.tables import clocks, decision, requests
from parlour.tables.automatic_entries import automatic_entries, next_event
from parlour.tables.entries import NO_CLOCK, SLOW, CameBack, ClockStarted, Muted, Substituted, TimeAdded, TimeControl
from parlour.tables.parts import clock
from parlour.tables.state import TableState
from parlour.tables.timeouts import when_skipped
from tests.pockets import GAME as pockets
from tests.pockets.rules import Position
from tests.tables.table_factory import (
    INVITE,
    ME,
    NOW,
    act,
    after,
    bot,
    changed,
    context,
    do,
    four_pairs,
    play,
    refuses,
    sitting,
    table,
    write,
)

MINUTE = TimeControl("move", 60)
STOCK = TimeControl("player", 300, 5)


def hurried() -> TableState:
    return table(duos, ME, INVITE, INVITE, players="3", deadline="60")


def test_a_deadline_of_the_game_starts_its_clock_once() -> None:
    state = hurried()
    assert state.clock.deadline == ClockStarted(0, NOW + 60_000)
    assert clocks.time_left(state, NOW + 20_500) == (39_500, 60_000)
    assert next_event(state, context(state)) == NOW + 60_000
    assert after(state, NOW + 5_000) == state


def test_without_a_time_control_no_clock_starts() -> None:
    for state in (table(dualite, ME, INVITE), table(duos, ME, INVITE, players="2")):
        assert clocks.time_left(state, NOW) is None
        assert next_event(state, context(state)) is None
        assert after(state, NOW + 10**12) == state


def test_no_one_is_late_before_time_is_up() -> None:
    state = hurried()
    assert after(state, NOW + 59_999) == state
    lines, late = automatic_entries(state, context(state, NOW + 60_000))
    assert [line.entry for line in lines[:3]] == [Moved(seat, "late") for seat in range(3)]
    assert sitting(late).position.turn == 1
    assert late.clock.deadline == ClockStarted(1, NOW + 60_000 + (60 + REVEAL_SECONDS) * 1000)


def test_one_who_is_ready_is_not_late() -> None:
    state = hurried()
    state = do(state, 1, requests.Play(state.play.phase, four_pairs(state)))
    lines, _ = automatic_entries(state, context(state, NOW + 60_000))
    assert [line.entry for line in lines[:2]] == [Moved(0, "late"), Moved(2, "late")]


def test_what_was_chosen_completely_is_handed_in() -> None:
    state = hurried()
    pairs = four_pairs(state)
    one = pairs.split(",")[0]
    lines, _ = automatic_entries(state, context(state, NOW + 60_000, drafts={1: pairs, 2: f"{one},"}))
    assert [line.entry for line in lines[:3]] == [
        Moved(0, "late"),
        Moved(1, duos.write(duos.read(pairs))),
        Moved(2, f"late:{duos.read(one)}"),
    ]


def test_a_play_composed_in_time_is_handed_in_with_manners() -> None:
    state = table(duel_of_law, ME, INVITE, time=TimeControl("move", 60), objection="unanimous", laws="voted")
    assert state.play.sitting is not None
    mover = min(state.awaited)
    at = state.play.sitting.view(mover)
    one, two = (face.card for face in at.hand[:2])
    draft = f'{one}@1,0+{two}@2,0;row@1,0:"darn pretty"'
    late = context(state, NOW + 60_000, drafts={mover: draft}, clean=lambda said: said.replace("darn", "****"))
    lines, _ = automatic_entries(state, late)
    assert lines[0].entry == Moved(mover, draft.replace("darn", "****"))
    half = context(state, NOW + 60_000, drafts={mover: draft.partition(";")[0]})
    assert automatic_entries(state, half)[0][0].entry == Ended(mover, "flagged"), "a new branch needs a law"


def test_the_words_of_one_who_is_muted_are_not_handed_in() -> None:
    state = table(duel_of_law, ME, INVITE, time=TimeControl("move", 60), objection="unanimous", laws="voted")
    mover = min(state.awaited)
    one, two = (face.card for face in sitting(state).view(mover).hand[:2])
    drafts = {mover: f'{one}@1,0+{two}@2,0;row@1,0:"pretty"'}
    heard, _ = automatic_entries(state, context(state, NOW + 60_000, drafts=drafts))
    assert heard[0].entry == Moved(mover, drafts[mover])
    muted = write(state, (Muted(mover, True),))
    lines, _ = automatic_entries(muted, context(muted, NOW + 60_000, drafts=drafts))
    assert lines[0].entry == Ended(mover, "flagged")


def test_a_draft_that_says_what_only_the_clock_may_say_counts_for_nothing() -> None:
    state = hurried()
    pair = four_pairs(state).split(",")[0]
    lines, _ = automatic_entries(state, context(state, NOW + 60_000, drafts={0: f"late:{pair}"}))
    assert lines[0].entry == Moved(0, "late")


def timed_pockets() -> Game:
    """With a deadline and the move that it brings, and nothing kept of a draft."""

    def deadline(position: Position) -> Deadline | None:
        seat = min(pockets.awaited(position), default=None)
        return None if seat is None else Deadline(0, 60, pockets.moves(position, seat)[0])

    return replace(pockets, deadline=deadline)


def test_one_who_is_late_makes_the_move_of_the_deadline() -> None:
    state = table(timed_pockets(), ME, INVITE)
    seat = min(state.awaited)
    least = pockets.write(pockets.moves(sitting(state).position, seat)[0])
    lines, _ = automatic_entries(state, context(state, NOW + 60_000))
    assert lines[0].entry == Moved(seat, least)
    # Skipped by the host before the time is up: the same.
    assert when_skipped(state, seat, context(state)) == Moved(seat, least)
    untimed = changed(state, clock={"deadline": None})
    assert isinstance(when_skipped(untimed, seat, context(untimed)), Substituted)


def test_when_no_one_kept_the_time_there_is_a_moment_more() -> None:
    state = hurried()
    assert clocks.clock_with_grace(state, NOW + 10_000) == ()
    (more,) = clocks.clock_with_grace(state, NOW + 3_600_000)
    assert more == ClockStarted(0, NOW + 3_600_000 + clock.GRACE)
    slow = table(dualite, ME, INVITE, time=MINUTE)
    assert clocks.clock_with_grace(slow, NOW + 40_000) == ()
    assert clocks.clock_with_grace(slow, NOW + 40_001) == (TimeAdded(1),)
    assert clocks.clock_with_grace(slow, NOW + 100_000) == (TimeAdded(60),)
    hour = table(dualite, ME, INVITE, time=TimeControl("move", SLOW))
    assert clocks.clock_with_grace(hour, NOW + 1000 * SLOW) == (TimeAdded(20),)
    days = table(dualite, ME, INVITE, time=TimeControl("move", 3 * 24 * 3600))
    assert clocks.clock_with_grace(days, NOW + 10**9) == (), "days go on whether a process keeps them or not"


def test_seconds_for_every_move() -> None:
    state = table(dualite, ME, INVITE, time=MINUTE)
    assert clocks.time_left(state, NOW + 50_000) == (10_000, 60_000)
    state = play(state, "a1+c3", now=NOW + 50_000)
    assert clocks.time_left(state, NOW + 50_000) == (60_000, 60_000)
    over = after(state, NOW + 110_000)
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason) == ((0,), "outcome-flagged")


def test_a_stock_of_minutes_with_an_increment() -> None:
    state = table(dualite, ME, INVITE, time=STOCK)
    state = play(state, "a1+c3", now=NOW + 100_000)
    assert clocks.times_left(state, NOW + 120_000) == (205_000, 280_000)
    state = play(state, "b2", now=NOW + 120_000)
    assert clocks.times_left(state, NOW + 120_000) == (205_000, 285_000)
    assert clocks.time_left(state, NOW + 120_000) == (205_000, 300_000)
    assert after(state, NOW + 120_000 + 204_999).outcome is None
    assert after(state, NOW + 120_000 + 205_000).outcome is not None


def test_time_is_added_for_one_who_thinks() -> None:
    state = play(table(dualite, ME, INVITE, time=STOCK), "a1+c3", now=NOW + 100_000)
    more = write(state, (TimeAdded(60),), NOW + 110_000)
    assert clocks.times_left(more, NOW + 110_000) == (205_000, 350_000)


def test_one_who_comes_back_has_a_moment_and_no_one_else() -> None:
    state = play(table(dualite, ME, INVITE, time=STOCK), "a1+c3", now=NOW + 295_000)
    assert clocks.times_left(state, NOW + 590_000) == (10_000, 5_000)
    back = write(state, (CameBack(1),), NOW + 590_000)
    assert clocks.times_left(back, NOW + 590_000) == (10_000, clock.GRACE)
    assert clocks.times_left(write(state, (CameBack(1),), NOW + 300_000), NOW + 300_000) == (10_000, 295_000)


def test_when_a_game_is_over_its_clocks_stand_still() -> None:
    state = play(table(dualite, ME, INVITE, time=STOCK), "a1+c3", now=NOW + 100_000)
    over = do(state, 0, requests.Resign(), NOW + 110_000)
    assert over.outcome is not None
    assert clocks.times_left(over, NOW + 500_000) == (205_000, 290_000)


def test_a_secret_choice_leaves_the_others_their_time() -> None:
    state = table(pockets, ME, INVITE, time=MINUTE)
    state = do(state, 0, requests.Play(state.play.phase, sitting(state).view(0).choices[0]), NOW + 40_000)
    assert clocks.time_left(state, NOW + 40_000) == (20_000, 60_000)
    state = do(state, 0, requests.Play(state.play.phase, "withdraw"), NOW + 50_000)
    assert clocks.time_left(state, NOW + 50_000) == (10_000, 60_000)


def test_bots_are_not_timed() -> None:
    state = play(table(dualite, ME, bot(1), time=MINUTE), "a1+c3")
    assert clocks.time_left(state, NOW) is None


def test_a_move_of_a_bot_is_seen_before_a_clock_runs() -> None:
    """Neither that of a move nor of a player; among people it runs from the move on."""
    for time in (MINUTE, STOCK):
        state = play(table(dualite, ME, bot(1), time=time), "a1+c3", "b2")
        whole = (time.seconds + time.increment) * 1000
        assert state.until_clock_runs(NOW) == clock.SHOWN
        assert clocks.time_left(state, NOW + clock.SHOWN) == (whole, time.seconds * 1000)
        state = play(table(dualite, ME, INVITE, time=time), "a1+c3", "b2")
        assert state.until_clock_runs(NOW) == 0


def test_a_proposal_of_a_bot_is_seen_before_the_vote_is_timed() -> None:
    state = table(duel_of_law, bot(1), ME, INVITE, players="3", objection="unanimous", deadline="60")
    tries = (duel_of_law.sample(sitting(state).view(0), Chance(number)) for number in itertools.count())
    plays = (play(state, duel_of_law.write(move)) for move in tries)
    proposed = next(after for after in plays if sitting(after).position.proposal is not None)
    assert proposed.clock.deadline == ClockStarted(0, NOW + clock.SHOWN + 60_000)


def test_of_many_a_substitute_plays_on() -> None:
    state = table(duel_of_law, ME, INVITE, INVITE, players="3", time=MINUTE)
    (seat,) = state.awaited
    late = after(state, NOW + 60_000)
    assert late.outcome is None
    assert late.seats.bot_level(seat) is not None
    assert do(late, seat, requests.TakeOver()).seats.bot_level(seat) is None


def test_a_game_declares_what_happens() -> None:
    """In DUOS the turn goes on with what there is."""
    state = table(duos, ME, INVITE, INVITE, players="3", time=MINUTE)
    state = do(state, 0, requests.Play(state.play.phase, four_pairs(state)))
    late = after(state, NOW + 60_000)
    assert sitting(late).position.turn == 1
    assert [late.seats.bot_level(seat) for seat in range(3)] == [None, None, None]
    assert clocks.time_left(late, NOW + 60_000) == (60_000 + 1000 * REVEAL_SECONDS, 60_000)


def test_a_reveal_is_looked_at_at_no_ones_expense() -> None:
    """Until then no clock runs, neither of a move nor of a player; the host can say that it has been seen."""
    for time in (MINUTE, STOCK):
        state = table(duos, ME, INVITE, INVITE, players="3", time=time)
        for seat in range(3):
            state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
        whole = time.seconds * 1000 + 1000 * time.increment
        assert state.until_clock_runs(NOW) == 1000 * REVEAL_SECONDS
        assert clocks.time_left(state, NOW + 1000 * REVEAL_SECONDS) == (whole, time.seconds * 1000)
        assert state.until_clock_runs(NOW + 1000 * REVEAL_SECONDS) == 0
        said = do(state, 1, requests.Say("Pink!"), NOW + 5_000)
        assert clocks.time_is_up(said) == clocks.time_is_up(state), "what is said meanwhile changes nothing"
        state = do(state, 0, requests.GoOn(), NOW + 5_000)
        assert state.clock.went_on
        assert state.until_clock_runs(NOW + 5_000) == 0
        assert clocks.time_left(state, NOW + 5_000) == (whole, time.seconds * 1000)
        with refuses("nothing-revealed"):
            do(state, 0, requests.GoOn(), NOW + 6_000)


def test_the_host_goes_on_from_a_reveal_with_a_deadline_of_the_game() -> None:
    state = hurried()
    for seat in range(3):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    assert state.clock.deadline == ClockStarted(1, NOW + (60 + REVEAL_SECONDS) * 1000)
    with refuses("host-only"):
        do(state, 1, requests.GoOn())
    state = do(state, 0, requests.GoOn(), NOW + 4_000)
    assert state.clock.deadline == ClockStarted(1, NOW + 64_000)


def test_the_host_goes_on_though_a_bot_has_chosen_already() -> None:
    state = table(duos, ME, INVITE, bot(1), players="3", time=MINUTE)
    for _ in range(2):
        state = write(state, decision.played(state, 2, state.play.phase, four_pairs(state)))
        if sitting(state).position.turn == 0:
            for seat in (0, 1):
                state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    assert sitting(state).position.boards[2] is not None
    assert decision.may_go_on(state)
    went_on = do(state, 0, requests.GoOn())
    assert went_on.clock.went_on
    assert not decision.may_go_on(went_on)


def test_there_is_nothing_to_go_on_from_before_a_reveal() -> None:
    for state in (hurried(), table(dualite, ME, INVITE)):
        with refuses("nothing-revealed"):
            do(state, 0, requests.GoOn())
        assert not decision.may_go_on(state)


def test_a_pause_stops_every_clock() -> None:
    for state in (table(dualite, ME, INVITE, time=STOCK), hurried()):
        left = clocks.time_left(state, NOW + 10_000)
        assert left is not None
        paused = act(act(state, 0, requests.Pause(), NOW + 10_000), 1, requests.Answer(True), NOW + 10_000)
        for number in (2,) if len(state.people.by_number) > 2 else ():
            paused = act(paused, number, requests.Answer(True), NOW + 10_000)
        assert paused.clock.paused is not None
        assert clocks.time_left(paused, NOW + 99_000) == left
        assert next_event(paused, context(paused)) is None
        again = act(paused, 1, requests.Resume(), NOW + 70_000)
        assert clocks.time_left(again, NOW + 70_000) == left


def test_the_host_adds_a_minute() -> None:
    state = act(play(table(dualite, ME, INVITE, time=MINUTE), "a1+c3"), 0, requests.AddTime(60))
    assert clocks.time_left(state, NOW) == (120_000, 60_000)
    assert clocks.time_left(act(hurried(), 0, requests.AddTime(60)), NOW) == (120_000, 60_000)


def test_no_clock_runs_before_the_start_and_after_the_end() -> None:
    state = do(table(dualite, ME, INVITE, time=MINUTE), 0, requests.Resign())
    assert clocks.time_left(state, NOW) is None
    asked = act(state, 0, requests.Rematch())
    assert clocks.time_left(asked, NOW) is None
    again = act(asked, 1, requests.Rematch(), NOW + 500_000)
    assert clocks.time_left(again, NOW + 500_000) == (60_000, 60_000)


def test_all_that_a_bots_move_did_is_seen_at_no_ones_expense() -> None:
    game = replace(dualite, happenings=lambda position: 3)
    state = play(table(game, ME, bot(1), time=STOCK), "a1+c3", "b2")
    assert state.clock.stocks is not None
    assert (state.clock.stocks.since, state.clock.stocks.running) == (NOW + 3 * clock.SHOWN, frozenset({0}))


def test_only_a_stock_of_time_is_told_for_each_seat() -> None:
    assert clocks.times_left(table(dualite, ME, INVITE, time=STOCK), NOW) == (300_000, 300_000)
    assert clocks.times_left(table(dualite, ME, INVITE, time=MINUTE), NOW) == ()
    assert clocks.times_left(table(dualite, ME, INVITE), NOW) == ()


def test_another_game_has_the_time_that_was_set_for_it() -> None:
    """Whatever the clocks of the last one said, and none if it has none."""
    over = act(table(dualite, ME, INVITE, time=STOCK), 0, requests.Resign(), NOW + 100_000)
    assert over.clock.stocks is not None
    assert (over.clock.stocks.left, over.clock.stocks.running) == ((200_000, 300_000), frozenset())
    for time, left in ((STOCK, (300_000, 300_000)), (TimeControl("player", 60), (60_000, 60_000)), (NO_CLOCK, None)):
        again = act(over, 0, requests.Rematch(), NOW + 100_000)
        again = act(again, 0, requests.SetTime(time), NOW + 100_000)
        again = act(again, 1, requests.Rematch(), NOW + 100_000)
        assert again.play.status == "playing"
        assert (again.clock.stocks and again.clock.stocks.left) == left
