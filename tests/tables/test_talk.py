"""What is said at a table, by whom it is heard, and who is not heard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from parlour import wire, words
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.game import Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.sitting import Ended
from parlour.tables import decision, requests, waiting_room
from parlour.tables.entries import Explained, Muted, Reported, Said
from parlour.tables.state import TableState
from tests.table_events import read_table
from tests.tables.table_factory import INVITE, ME, act, context, do, four_pairs, made, person, sitting, table, write


def told_to(state: TableState, person: int | None) -> wire.Table:
    return read_table(TableMessages().message(state, Presence(), person))


def three() -> TableState:
    return table(duos, ME, INVITE, INVITE, players="3")


def revealed(state: TableState) -> TableState:
    for seat in range(3):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    return state


def refused(state: TableState, number: int, what: requests.TableRequest) -> str:
    with pytest.raises(Refusal) as why:
        decision.decide(state, number, what, context(state))
    assert words.say(why.value.code, why.value.facts)
    return why.value.code


def test_every_phrase_has_its_words() -> None:
    said = [words.say(f"phrase-{code}") for code in requests.PHRASES]
    assert len(set(said)) == len(said)


def test_a_phrase_is_heard_like_talk_and_closed_like_it() -> None:
    state = three()
    assert refused(state, 1, requests.Phrase("nice")) == "talk-closed"
    assert refused(table(dualite, ME, INVITE, INVITE, INVITE, players="4"), 0, requests.Phrase("nice")) == "no-talk"
    two = table(dualite, ME, INVITE)
    assert decision.decide(two, 0, requests.Phrase("nice"), context(two)) == (Said(0, "", 0, False, "nice"),)
    state = revealed(state)
    assert decision.decide(state, 1, requests.Phrase("nice"), context(state)) == (Said(1, "", 1, False, "nice"),)
    state = write(state, waiting_room.came(state, "Wim", None))
    state = act(state, 3, requests.Phrase("clap"))
    for number, heard in ((1, []), (3, ["clap"])):
        told = told_to(state, number).talk
        assert told is not None
        assert [one.code for one in told.said] == heard, "spectators hear each other"


def test_the_host_mutes_someone_and_lets_them_be_heard_again() -> None:
    state = revealed(three())
    assert refused(state, 1, requests.Mute(2, True)) == "host-only"
    assert refused(state, 0, requests.Mute(0, True)) == "host-not-muted"
    assert refused(state, 0, requests.Mute(9, True)) == "no-such-person"
    assert decision.decide(state, 0, requests.Mute(1, True), context(state)) == (Muted(1, True),)
    muted = act(state, 0, requests.Mute(1, True))
    assert decision.decide(muted, 0, requests.Mute(1, True), context(muted)) == ()
    assert refused(muted, 1, requests.Say("Boo")) == "muted"
    assert refused(muted, 1, requests.Phrase("sad")) == "muted"
    assert [one.muted for one in told_to(muted, 2).room.people] == [False, True, False]
    again = act(muted, 0, requests.Mute(1, False))
    assert decision.decide(again, 1, requests.Say("Boo"), context(again))


def test_a_narrator_says_why() -> None:
    state = revealed(three())
    last = sitting(state).position.last
    narrator = last.narrator
    number = person(state, narrator)
    pair = "+".join(last.boards[narrator][2])
    assert told_to(state, number).explain[2] == pair
    assert told_to(state, (number + 1) % 3).explain == ()
    assert refused(state, (number + 1) % 3, requests.Explain(pair, "Mine!")) == "nothing-to-explain"
    assert refused(state, number, requests.Explain("ant+moon", "No such pair")) == "nothing-to-explain"
    assert refused(state, number, requests.Explain(pair, " ")) == "nothing-said"
    assert decision.decide(state, number, requests.Explain(pair, "Both\nsing."), context(state)) == (
        Explained(narrator, pair, "Both sing."),
    )
    state = act(state, number, requests.Explain(pair, "Both sing."))
    state = act(state, number, requests.Explain(pair, "Both dance."))
    for listener in (0, 1, 2, None):
        (said,) = told_to(state, listener).remarks
        assert (said.seat, words.say(said.code, said.facts)) == (narrator, "“Both dance.”")
    assert act(state, 0, requests.EndGame()).talk.reasons, "until the next reveal"
    state = do(state, 0, requests.Play(state.play.phase, four_pairs(state)))
    assert refused(state, number, requests.Explain(pair, "Too late")) == "talk-closed"
    assert told_to(state, number).explain == ()
    assert state.talk.reasons
    for seat in (1, 2):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    assert state.talk.reasons == ()


def test_a_narrator_says_why_after_the_last_turn_too() -> None:
    state = write(revealed(three()), (Ended(0, "agreed"),))
    last = sitting(state).position.last
    pair = "+".join(last.boards[last.narrator][0])
    assert act(state, person(state, last.narrator), requests.Explain(pair, "Old friends.")).talk.reasons


def test_one_who_is_muted_gives_no_reasons() -> None:
    state = revealed(three())
    last = sitting(state).position.last
    number = person(state, last.narrator)
    if number == state.people.host:
        state = act(state, number, requests.MakeHost((number + 1) % 3))
    assert state.people.host is not None
    state = act(state, state.people.host, requests.Mute(number, True))
    assert refused(state, number, requests.Explain("+".join(last.boards[last.narrator][0]), "Why not?")) == "muted"


def test_one_who_is_muted_is_told_so_when_a_move_is_nothing_without_its_words() -> None:
    """A law in one's own words, and a hint: not that the words are too short, which they are not."""
    state = table(duel_of_law, ME, INVITE, objection="unanimous", laws="voted")
    seat = min(state.awaited)
    one, other = (face.card for face in duel_of_law.view(sitting(state).position, seat).hand[:2])
    own = requests.Play(state.play.phase, f'{one}@1,0+{other}@2,0;row@1,0:"old friends"')
    objecting = do(state, seat, own)
    number = person(state, seat)
    host = person(state, 1 - seat)
    if state.people.host == number:
        state = act(state, number, requests.MakeHost(host))
    state = act(state, host, requests.Mute(number, True))
    assert refused(state, number, own) == "muted"
    assert refused(state, number, requests.Play(state.play.phase, "agree")) != "muted", (
        "another reason is told as it is"
    )
    assert refused(state, number, requests.Play(state.play.phase, own.text.replace("@1,0+", "@9,9+"))) != "muted"
    assert do(state, seat, requests.Play(state.play.phase, "draw")).play.sitting is not None, (
        "what needs no words is played"
    )

    if objecting.people.host == host:
        objecting = act(objecting, host, requests.MakeHost(number))
    objecting = act(objecting, number, requests.Mute(host, True))
    objecting = act(objecting, host, requests.Play(objecting.play.phase, "object: never"))
    assert duel_of_law.write(sitting(objecting).moves[-1][1]) == "object", "a vote counts without its reason"

    two = table(duos, ME, INVITE, players="2")
    two = act(two, 0, requests.Mute(1, True))
    assert refused(two, 1, requests.Play(two.play.phase, "word:together")) == "muted"


def test_a_host_does_not_silence_the_moves_of_a_stranger() -> None:
    """In Duel of Law that would take the opponent's laws away."""
    state = table(duel_of_law, ME, INVITE, objection="unanimous", laws="voted")
    state = replace(state, charter=replace(state.charter, seeking=True))
    seat = min(state.awaited)
    one, other = (face.card for face in duel_of_law.view(sitting(state).position, seat).hand[:2])
    own = requests.Play(state.play.phase, f'{one}@1,0+{other}@2,0;row@1,0:"old friends"')
    number, host = person(state, seat), person(state, 1 - seat)
    if state.people.host == number:
        state = act(state, number, requests.MakeHost(host))
    state = act(state, host, requests.Mute(number, True))
    assert "old friends" in duel_of_law.write(sitting(do(state, seat, own)).moves[-1][1])
    assert refused(state, number, requests.Say("Hello")) == "muted"


def test_one_who_behaves_badly_is_reported_to_the_host_in_clean_words() -> None:
    state = three()
    told = context(state, clean=lambda said: said.replace("darn", "****"))
    assert decision.decide(state, 1, requests.Report(2, " darn\nrude "), told) == (Reported(2, 1, "**** rude"),)
    assert decision.decide(state, 1, requests.Report(2, ""), told) == (Reported(2, 1, ""),), "without a word"
    assert refused(state, 1, requests.Report(9, "")) == "no-such-person"


def test_between_two_games_everyone_is_heard_from_the_seat_that_is_shown() -> None:
    """And a person who has only one in the next, from there."""
    state = write(revealed(three()), (Ended(0, "agreed"),))
    state = write(state, waiting_room.came(state, "Wim", None))
    state = act(act(state, 0, requests.Rematch()), 0, requests.FreeSeat(0))
    state = act(state, 3, requests.Sit(0))
    heard = [decision.decide(state, number, requests.Say("Hello"), context(state)) for number in (0, 1, 3)]
    assert heard == [(Said(0, "Hello", 0),), (Said(1, "Hello", 1),), (Said(0, "Hello", 3),)]
    stood = act(state, 1, requests.Sit(None))
    assert decision.decide(stood, 1, requests.Say("Bye"), context(stood)) == (Said(1, "Bye", 1),)


def test_only_one_who_plays_a_game_of_reasons_gives_one() -> None:
    state = revealed(three())
    watched = write(state, waiting_room.came(state, "Wim", None))
    assert refused(watched, 3, requests.Explain("ant+moon", "I see")) == "nothing-to-explain"
    assert refused(table(dualite, ME, INVITE), 0, requests.Explain("a1", "The corner")) == "nothing-to-explain"
    waiting = made(duos, ME, INVITE, INVITE, players="3")
    assert refused(waiting, 0, requests.Explain("ant+moon", "Early")) == "nothing-to-explain"
