"""What somebody asks for at a table, and what comes of it. Bots and people come in by the same door."""

from __future__ import annotations

import pytest

from parlour.game import IllegalMove, Refusal
from parlour.games import dualite, duos
from parlour.sitting import Moved
from parlour.tables import acts
from parlour.tables.entries import Asked, Said
from tests import pockets
from tests.tables.made import INVITE, ME, bot, do, play, table


def test_a_move_is_written_in_the_games_own_spelling() -> None:
    (entry,) = acts.decide(table(dualite, ME, INVITE), 0, acts.Play(0, "c3+a1"))
    assert entry == Moved(0, "a1+c3")


def test_a_move_for_another_phase_is_stale() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    with pytest.raises(acts.Stale):
        acts.decide(state, 1, acts.Play(0, "b2"))


def test_what_was_chosen_before_a_move_was_taken_back_is_stale() -> None:
    """Though as many moves lie on the board again: this holds for people and bots alike."""
    state = play(table(dualite, ME, bot(1), opening="one"), "b2")
    thought_about = state.phase
    state = play(do(state, 0, acts.TakeBack()), "c3")
    assert len(state.sitting.moves) == 1
    assert state.phase > thought_about
    with pytest.raises(acts.Stale):
        acts.decide(state, 1, acts.Play(thought_about, "a1"))


def test_the_phase_only_ever_grows() -> None:
    state = table(dualite, ME, ME)
    phases = [state.phase]
    for _ in range(3):
        state = play(state, "a1+c3", "b2")
        phases.append(state.phase)
        for seat in (1, 0):
            state = do(state, seat, acts.TakeBack())
            phases.append(state.phase)
    assert phases == sorted(set(phases))


def test_what_only_the_clock_may_say_no_seat_says() -> None:
    state = table(duos, ME, bot(1), bot(1), players="3", deadline="60")
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="only-the-clock"):
            acts.decide(state, seat, acts.Play(state.phase, "late"))


def test_after_the_end_nothing_is_played() -> None:
    state = do(table(duos, ME, INVITE, INVITE, players="3"), 0, acts.Resign())
    for act in (acts.Play(state.phase, "withdraw"), acts.Resign(), acts.TakeBack(), acts.Answer(True)):
        with pytest.raises(IllegalMove, match="game-over"):
            acts.decide(state, 1, act)


def test_taking_back_asks_the_people_who_sit_elsewhere() -> None:
    assert do(play(table(dualite, ME, bot(1)), "a1+c3"), 0, acts.TakeBack()).sitting.moves == ()
    assert do(play(table(dualite, ME, ME), "a1+c3"), 0, acts.TakeBack()).sitting.moves == ()
    state = play(table(dualite, ME, INVITE), "a1+c3")
    assert acts.decide(state, 0, acts.TakeBack()) == (Asked(0),)
    asked = do(state, 0, acts.TakeBack())
    assert asked.unanswered == {1}
    assert do(asked, 1, acts.Answer(False)).asking is None
    assert do(asked, 1, acts.Answer(True)).sitting.moves == ()
    assert do(asked, 0, acts.Answer(False)).asking is None, "withdrawn"
    assert play(asked, "b2").asking is None, "answered by a move"


def test_only_those_who_are_asked_answer() -> None:
    state = play(table(dualite, ME, INVITE), "a1+c3")
    with pytest.raises(Refusal, match="nothing-asked"):
        acts.decide(state, 1, acts.Answer(True))
    with pytest.raises(Refusal, match="not-yours-to-answer"):
        acts.decide(do(state, 0, acts.TakeBack()), 0, acts.Answer(True))


def test_nothing_is_taken_back_while_several_choose() -> None:
    state = table(pockets, ME, INVITE)
    state = do(state, 0, acts.Play(state.phase, state.sitting.view(0).choices[0]))
    with pytest.raises(IllegalMove, match="cannot-take-back"):
        acts.decide(state, 0, acts.TakeBack())


def test_what_is_said_is_one_line() -> None:
    state = table(duos, ME, INVITE, players="2")
    with pytest.raises(Refusal, match="talk-closed"):
        acts.decide(state, 0, acts.Say("Cow!"))
    with pytest.raises(Refusal, match="no-talk"):
        acts.decide(table(dualite, ME, INVITE), 0, acts.Say("Hello"))
    cards = state.sitting.view(0).cards
    pairs = ",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4))
    for seat in (0, 1):
        state = do(state, seat, acts.Play(state.phase, pairs))
    assert acts.decide(state, 1, acts.Say(" Why\nnot \x1b[31mbirds? ")) == (Said(1, "Why not [31mbirds?"),)
    with pytest.raises(Refusal, match="nothing-said"):
        acts.decide(state, 1, acts.Say(" \t"))
