"""What a person asks for at a table, and what comes of it. Bots and people come in by the same door."""

from __future__ import annotations

import pytest

from parlour.game import Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.sitting import Ended, Moved, TookBack
from parlour.tables import decision, matchmaking, requests, waiting_room
from parlour.tables.creation import created
from parlour.tables.entries import (
    Agreed,
    Asked,
    Declined,
    Entry,
    Paused,
    Resumed,
    Said,
    Seated,
    Substituted,
    TimeAdded,
    TimeControl,
    WentAway,
)
from parlour.tables.log_fold import restored
from parlour.tables.open_question import PATIENCE, unanswered
from parlour.tables.requests import NewTable
from parlour.tables.state import TableState
from tests.pockets import GAME as pockets
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
    person,
    play,
    refuses,
    sitting,
    table,
    write,
)


def decide(state: TableState, seat: Seat, what: requests.TableRequest, now: int = NOW) -> tuple[Entry, ...]:
    return decision.decide(state, person(state, seat), what, context(state, now))


def test_a_move_is_written_in_the_games_own_spelling() -> None:
    (entry,) = decide(table(dualite, ME, INVITE), 0, requests.Play(0, "c3+a1"))
    assert entry == Moved(0, "a1+c3")


def test_a_move_for_another_phase_is_stale() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    with pytest.raises(decision.Stale):
        decide(state, 1, requests.Play(0, "b2"))


def test_what_was_chosen_before_a_move_was_taken_back_is_stale() -> None:
    """Though as many moves lie on the board again: this holds for people and bots alike."""
    state = play(table(dualite, ME, bot(1), opening="one"), "b2")
    thought_about = state.play.phase
    state = play(do(state, 0, requests.TakeBack()), "c3")
    assert len(sitting(state).moves) == 1
    assert state.play.phase > thought_about
    with pytest.raises(decision.Stale):
        decision.played(state, 1, thought_about, "a1")  # as a bot comes in


def test_the_phase_only_ever_grows() -> None:
    state = table(dualite, ME, ME)
    phases = [state.play.phase]
    for _ in range(3):
        state = play(state, "a1+c3", "b2")
        phases.append(state.play.phase)
        for seat in (1, 0):
            state = do(state, seat, requests.TakeBack())
            phases.append(state.play.phase)
    assert phases == sorted(set(phases))


def test_what_only_the_clock_may_say_no_seat_says() -> None:
    state = table(duos, ME, bot(1), bot(1), players="3", deadline="60")
    with refuses("only-the-clock"):
        decide(state, 0, requests.Play(state.play.phase, "late"))
    with refuses("only-the-clock"):
        decision.played(state, 1, state.play.phase, "late")  # as a bot comes in


def test_after_the_end_nothing_is_played() -> None:
    state = do(table(dualite, ME, INVITE), 0, requests.Resign())
    for what in (requests.Play(state.play.phase, "a1+c3"), requests.Resign(), requests.TakeBack(), requests.Pause()):
        with refuses("game-over"):
            decide(state, 1, what)


def test_taking_back_asks_the_people_who_sit_elsewhere() -> None:
    assert sitting(do(play(table(dualite, ME, bot(1)), "a1+c3"), 0, requests.TakeBack())).moves == ()
    assert sitting(do(play(table(dualite, ME, ME), "a1+c3"), 0, requests.TakeBack())).moves == ()
    state = play(table(dualite, ME, INVITE), "a1+c3")
    assert decide(state, 0, requests.TakeBack()) == (Asked(0),)
    asked = do(state, 0, requests.TakeBack())
    assert unanswered(asked) == {1}
    assert do(asked, 1, requests.Answer(False)).question.asked is None
    assert sitting(do(asked, 1, requests.Answer(True))).moves == ()
    assert do(asked, 0, requests.Answer(False)).question.asked is None, "withdrawn"
    assert play(asked, "b2").question.asked is None, "answered by a move"


def test_only_those_who_are_asked_answer() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    with refuses("nothing-asked"):
        decide(state, 1, requests.Answer(True))
    with refuses("not-yours-to-answer"):
        decide(do(state, 0, requests.TakeBack()), 0, requests.Answer(True))


def test_nothing_is_taken_back_while_several_choose() -> None:
    state = table(pockets, ME, INVITE)
    state = do(state, 0, requests.Play(state.play.phase, sitting(state).view(0).choices[0]))
    with refuses("cannot-take-back"):
        decide(state, 0, requests.TakeBack())


def test_what_is_said_is_one_line() -> None:
    state = table(duos, ME, INVITE, players="2")
    with refuses("talk-closed"):
        decide(state, 0, requests.Say("Cow!"))
    with refuses("no-talk"):
        decide(table(dualite, ME, INVITE, INVITE, INVITE, players="4"), 0, requests.Say("Hello"))
    for seat, pairs in enumerate([four_pairs(state)] * 2):
        state = do(state, seat, requests.Play(state.play.phase, pairs))
    assert decide(state, 1, requests.Say(" Why\nnot \x1b[31mbirds? ")) == (Said(1, "Why not [31mbirds?", 1),)
    with refuses("nothing-said"):
        decide(state, 1, requests.Say(" \t"))


def test_the_log_of_a_turn_is_bounded() -> None:
    """A person may change their mind, but not for ever; and no one is left without a choice by that."""
    state = table(duos, ME, INVITE, INVITE, players="3")
    chosen = four_pairs(state)
    for _ in range(decision.MOST_CHOICES // 2):
        for text in (chosen, "withdraw"):
            state = write(state, decision.played(state, 0, state.play.phase, text))
    state = write(state, decision.played(state, 0, state.play.phase, chosen))
    for text in (chosen, "withdraw"):
        with refuses("chosen-often") as refused:
            decision.played(state, 0, state.play.phase, text)
        assert refused.value.facts == {"most": decision.MOST_CHOICES}
    assert 0 not in state.awaited
    state = write(state, decision.played(state, 1, state.play.phase, chosen))
    state = write(state, decision.played(state, 2, state.play.phase, chosen))
    assert decision.played(state, 0, state.play.phase, four_pairs(state)), "another turn, another choice"


def test_a_log_without_end_is_refused_but_for_what_ends_the_game() -> None:
    state = changed(table(dualite, ME, INVITE), activity={"length": decision.MOST_LINES})
    for refused in (requests.Say("and another thing"), requests.TakeBack(), requests.Pause()):
        with refuses("log-full"):
            decide(state, 0, refused)
    assert decide(state, 0, requests.Play(state.play.phase, "a1+c3"))
    assert decide(state, 0, requests.Resign())


def test_a_table_has_room_for_so_many_people() -> None:
    state = made(dualite, ME, OPEN)
    for number in range(waiting_room.MOST_PEOPLE - 1):
        state = write(state, waiting_room.came(state, f"Guest {number}", None))
    with refuses("table-crowded"):
        waiting_room.came(state, "One more", None)


def test_a_question_that_no_one_answers_gives_way_after_a_minute() -> None:
    state = do(table(duos, ME, INVITE, INVITE, players="3"), 0, requests.Pause())
    with refuses("already-asked"):
        decide(state, 1, requests.EndGame(), NOW + PATIENCE - 1)
    assert decide(state, 1, requests.EndGame(), NOW + PATIENCE) == (Declined(0), Asked(1, "end"))


def test_one_who_has_left_asks_for_nothing_any_more() -> None:
    state = do(table(duos, ME, INVITE, INVITE, players="3"), 1, requests.Pause())
    assert do(state, 1, requests.Leave(), here=frozenset({0, 2})).question.asked is None
    assert act(state, 0, requests.Remove(1)).question.asked is None


def test_a_stranger_who_does_not_wait_was_not_sent_away() -> None:
    choice = NewTable(game=dualite.NAME, options={}, seats=(ME, OPEN), name="Ada")
    state = restored(dualite, created(dualite, choice, "here", NOW, seeking=True))
    state = act(state, 0, requests.SeatBot(1, 1))
    state = write(state, matchmaking.met(state, "Bo"))
    assert matchmaking.seeks(act(state, 1, requests.Leave(), here=frozenset({0})), frozenset({0}))
    assert not matchmaking.seeks(act(state, 0, requests.Answer(False)), frozenset({0}))


def test_the_host_gives_time_to_others_and_not_for_ever() -> None:
    state = table(dualite, ME, INVITE, time=TimeControl("player", 300, 5))
    with refuses("time-for-others"):
        decide(state, 0, requests.AddTime(60))
    state = play(state, "a1+c3")
    for _ in range(decision.MOST_ADDED // 60):
        state = do(state, 0, requests.AddTime(60))
    with refuses("time-added-enough"):
        decide(state, 0, requests.AddTime(1))
    assert decide(play(state, "b2", "b3"), 0, requests.AddTime(60)), "another turn"
    alone = table(dualite, ME, bot(1), time=TimeControl("player", 300, 5))
    assert decide(alone, 0, requests.AddTime(60)), "no one waits"


def test_before_the_first_game_and_between_two_nothing_is_played() -> None:
    waiting = made(dualite, ME, INVITE)
    between = do(do(table(dualite, ME, INVITE), 0, requests.Resign()), 0, requests.Rematch())
    for what in (requests.Play(0, "a1+c3"), requests.TakeBack(), requests.Pause(), requests.AddTime(60)):
        with refuses("not-started"):
            decide(waiting, 0, what)
        with refuses("game-over"):
            decide(between, 0, what)
    for state in (waiting, between):
        with refuses("not-started"):
            decision.played(state, 0, state.play.phase, "a1+c3")  # as a bot comes in


def test_one_who_watches_plays_nothing_and_decides_nothing() -> None:
    state = table(dualite, ME, INVITE)
    state = write(state, waiting_room.came(state, "Wim", None))
    for what in (
        requests.Play(state.play.phase, "a1+c3"),
        requests.TakeBack(),
        requests.Pause(),
        requests.EndGame(),
        requests.Resume(),
    ):
        with refuses("bystander"):
            decision.decide(state, 2, what, context(state))


def test_why_a_move_is_stale_is_said() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    with refuses("stale"):
        decide(state, 1, requests.Play(0, "b2"))


def test_a_pause_is_neither_paused_nor_ended_twice() -> None:
    state = table(dualite, ME, bot(1))
    with refuses("not-paused"):
        decide(state, 0, requests.Resume())
    assert decide(state, 0, requests.Pause()) == (Paused(),), "no one has to be asked"
    paused = do(state, 0, requests.Pause())
    with refuses("paused"):
        decide(paused, 0, requests.Pause())
    with refuses("paused"):
        decide(paused, 0, requests.Play(paused.play.phase, "a1+c3"))
    assert decide(paused, 0, requests.Resume()) == (Resumed(),)


def test_only_the_host_goes_on_and_gives_time() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3", deadline="60")
    for what in (requests.GoOn(), requests.AddTime(60)):
        with refuses("host-only"):
            decide(state, 1, what)
    with refuses("nothing-revealed"):
        decide(state, 0, requests.GoOn())


def test_time_is_added_where_there_is_a_clock_and_never_taken() -> None:
    with refuses("bad-time-control"):
        decide(table(dualite, ME, INVITE), 0, requests.AddTime(60))
    state = play(table(dualite, ME, INVITE, time=TimeControl("player", 300, 5)), "a1+c3")
    for seconds in (0, -60):
        with refuses("bad-time-control"):
            decide(state, 0, requests.AddTime(seconds))
    assert decide(state, 0, requests.AddTime(1)) == (TimeAdded(1),)
    with refuses("time-added-enough") as refused:
        decide(state, 0, requests.AddTime(decision.MOST_ADDED + 1))
    assert refused.value.facts == {"minutes": decision.MOST_ADDED // 60}


def test_at_one_device_no_one_waits_for_the_time_that_is_added() -> None:
    state = table(dualite, ME, ME, time=TimeControl("player", 300, 5))
    assert decide(state, 0, requests.AddTime(60)) == (TimeAdded(60),)


def test_a_side_that_gives_up_together_has_lost() -> None:
    state = table(dualite, ME, INVITE, INVITE, INVITE, players="4")
    seat = next(seat for seat in range(4) if 0 not in state.side_of(seat))
    partner = next(other for other in state.side_of(seat) if other != seat)
    asked = do(state, seat, requests.Resign())
    assert decide(asked, partner, requests.Answer(True)) == (Agreed(person(state, partner)), Ended(seat, "resigned"))
    first = do(state, 0, requests.Resign())
    partner = next(other for other in state.side_of(0) if other != 0)
    assert decide(first, partner, requests.Answer(True))[1] == Ended(0, "resigned")


def test_a_game_that_all_agree_to_end_is_ended_by_no_one_in_particular() -> None:
    state = do(table(dualite, ME, INVITE), 1, requests.EndGame())
    assert decide(state, 0, requests.Answer(True)) == (Agreed(0), Ended(0, "agreed"))


def test_what_someone_asked_for_who_stood_up_since_is_declined() -> None:
    """As a log may say; a table lets no one stand up in the middle of a game."""
    state = play(table(dualite, ME, INVITE), "a1+c3")
    for what in ("take-back", "resign"):
        asked = write(state, (Asked(0, what), Seated(0, None)))
        assert decision.settled(asked) == (Declined(0),)


def test_a_move_that_cannot_be_taken_back_any_more_is_declined_in_the_name_of_one_who_asked() -> None:
    state = table(dualite, ME, INVITE)
    assert decision.settled(write(state, (Asked(1, "take-back"),))) == (Declined(1),)


def test_a_seat_that_was_asked_for_is_taken_when_the_host_agrees() -> None:
    """The other players are in the middle of choosing: they are not asked."""
    state = table(duos, ME, INVITE, bot(1), players="3")
    state = write(state, waiting_room.came(state, "Wim", None))
    asked = act(state, 2, requests.Sit(2))
    with refuses("not-yours-to-answer"):
        decision.decide(asked, 1, requests.Answer(True), context(asked))
    entries = decision.decide(asked, 0, requests.Answer(True), context(asked))
    assert entries == (Agreed(0), Declined(2), Seated(2, 2))


def test_while_the_host_is_away_the_players_give_a_seat() -> None:
    state = table(duos, ME, INVITE, bot(1), players="3")
    state = write(state, (*waiting_room.came(state, "Wim", None), WentAway(0, NOW)))
    asked = write(state, (Asked(2, "seat", 2),))
    assert unanswered(asked) == {1}


def test_one_who_is_away_is_asked_to_take_a_move_back_and_whose_substitute_plays_is_not() -> None:
    """Nothing is taken back behind a person's back; a bot does not mind."""
    state = write(play(table(dualite, ME, INVITE), "a1+c3"), (WentAway(1, NOW),))
    assert decide(state, 0, requests.TakeBack()) == (Asked(0),)
    assert decide(write(state, (Substituted(1, 2),)), 0, requests.TakeBack()) == (TookBack(0),)


def test_a_part_of_the_own_turn_is_taken_back_without_a_question_later_too() -> None:
    state = play(table(dualma, ME, INVITE), "b@a1", "w@a2", "b@a3")
    assert decide(state, 1, requests.TakeBack()) == (TookBack(2),)


def test_who_agreed_to_a_question_that_no_one_answered_has_not_agreed_to_the_next() -> None:
    state = do(table(duos, ME, INVITE, INVITE, players="3"), 2, requests.Pause())
    state = write(do(state, 0, requests.Answer(True)), (WentAway(2, NOW),))
    assert decide(state, 1, requests.EndGame(), NOW + PATIENCE) == (Declined(2), Asked(1, "end"))


def test_one_question_at_a_time_also_of_one_who_wants_a_pause() -> None:
    state = do(table(duos, ME, INVITE, INVITE, players="3"), 0, requests.EndGame())
    with refuses("already-asked"):
        decide(state, 1, requests.Pause())


def test_a_host_without_a_seat_gives_time_to_one_who_thinks() -> None:
    state = made(dualite, OPEN, OPEN, time=TimeControl("player", 300, 5))
    for name in ("Bo", "Cy"):
        state = write(state, waiting_room.came(state, name, None))
    state = after(state)
    assert state.play.status == "playing"
    assert decision.decide(state, 0, requests.AddTime(60), context(state)) == (TimeAdded(60),)
