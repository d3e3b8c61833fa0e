"""Two strangers who look for an opponent in the same game meet; a person who waits may play a bot meanwhile."""

from __future__ import annotations

from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.sitting import Ended
from parlour.tables import decision, matchmaking, requests, waiting_room
from parlour.tables.creation import created
from parlour.tables.entries import Again, Agreed, Asked, BotSeated, Came, Declined, Seated, Shuffling
from parlour.tables.log_fold import restored
from parlour.tables.open_question import unanswered
from parlour.tables.requests import NewTable, SeatChoice
from parlour.tables.state import TableState
from tests.tables.table_factory import INVITE, ME, NOW, OPEN, act, changed, context, do, play, refuses, sitting, write

ADA = frozenset({0})


def seeking(*seats: SeatChoice) -> TableState:
    """Ada looks for an opponent at Dualité."""
    choice = NewTable(game=dualite.NAME, options={}, seats=seats, name="Ada")
    return restored(dualite, created(dualite, choice, "here", NOW, seeking=True))


def against_a_bot() -> TableState:
    """Ada plays a bot while she waits."""
    return play(act(seeking(ME, OPEN), 0, requests.SeatBot(1, 1)), "a1+c3")


def test_a_stranger_gets_the_open_seat() -> None:
    state = seeking(ME, OPEN)
    assert matchmaking.seeks(state, ADA)
    assert matchmaking.met(state, "Bo") == (Came(1, "Bo"), Seated(1, 1))
    full = act(write(state, matchmaking.met(state, "Bo")), 0, requests.Sit(0))
    assert full.play.status == "playing"
    assert not matchmaking.seeks(full, frozenset({0, 1}))
    with refuses("no-free-seat"):
        matchmaking.met(full, "Cy")


def test_no_one_meets_someone_who_is_not_there_or_does_not_look_for_anyone() -> None:
    state = seeking(ME, OPEN)
    assert not matchmaking.seeks(state, frozenset()), "Ada is not here"
    assert not matchmaking.seeks(changed(state, question={"seeking": False}), ADA)
    assert not matchmaking.seeks(write(state, (Seated(0, None),)), ADA), "she only watches"
    assert not matchmaking.seeks(seeking(ME, INVITE), ADA), "the seat is kept for a guest"


def test_no_one_meets_where_someone_was_sent_away() -> None:
    state = write(seeking(ME, OPEN), waiting_room.came(seeking(ME, OPEN), "Bo", None))
    gone = act(state, 0, requests.Remove(1), here=ADA)
    assert gone.seats.holders[1].kind == "open"
    assert not matchmaking.seeks(gone, ADA)


def test_no_one_meets_between_two_games_of_others() -> None:
    state = write(seeking(ME, OPEN), matchmaking.met(seeking(ME, OPEN), "Bo"))
    over = act(act(state, 0, requests.Sit(0)), 1, requests.Resign())
    left = act(act(over, 0, requests.Rematch()), 1, requests.Leave(), here=ADA)
    assert (left.play.status, [holder.kind for holder in left.seats.holders]) == ("gathering", ["open", "person"])
    assert not matchmaking.seeks(left, ADA)


def test_one_who_plays_a_bot_is_asked_once() -> None:
    state = against_a_bot()
    assert matchmaking.seeks(state, ADA)
    assert matchmaking.met(state, "Bo") == (Came(1, "Bo"), Asked(1, "meet"))
    asked = write(state, matchmaking.met(state, "Bo"))
    assert unanswered(asked) == {0}
    assert not matchmaking.seeks(asked, ADA), "Bo waits for the answer already"


def test_two_people_against_a_bot_are_not_asked() -> None:
    choice = NewTable(game=duos.NAME, options={"players": "3"}, seats=(ME, OPEN, OPEN), name="Ada")
    state = restored(duos, created(duos, choice, "here", NOW, seeking=True))
    state = act(state, 0, requests.SeatBot(2, 1))
    assert state.play.status == "gathering"
    state = act(write(state, waiting_room.came(state, "Bo", None)), 0, requests.Sit(0))
    assert (state.play.status, len(state.seats.seated)) == ("playing", 2)
    assert not matchmaking.seeks(state, frozenset({0, 1}))


def test_one_who_is_at_a_game_without_a_bot_is_not_asked() -> None:
    choice = NewTable(game=dualite.NAME, options={}, seats=(ME, ME), name="Ada")
    state = act(restored(dualite, created(dualite, choice, "here", NOW, seeking=True)), 0, requests.Sit(0))
    assert state.play.status == "playing"
    assert not matchmaking.seeks(state, frozenset({0, 1}))


def test_the_game_with_the_bot_ends_and_one_with_the_stranger_begins() -> None:
    state = against_a_bot()
    asked = write(state, matchmaking.met(state, "Bo"))
    entries = decision.decide(asked, 0, requests.Answer(True), context(asked))
    assert entries == (Agreed(0), Ended(0, "agreed"), Again(0), Seated(1, 0), Again(1))
    begun = act(asked, 0, requests.Answer(True))
    assert (begun.play.status, begun.seats.of(0), begun.seats.of(1)) == ("playing", 1, 0)
    assert sitting(begun).moves == ()
    assert [result.winners for result in begun.play.results] == [()], "no one has lost to the bot"


def test_a_game_with_the_bot_that_is_over_already_is_not_ended_again() -> None:
    over = do(against_a_bot(), 0, requests.Resign())
    asked = write(over, matchmaking.met(over, "Bo"))
    entries = decision.decide(asked, 0, requests.Answer(True), context(asked))
    assert entries == (Agreed(0), Again(0), Seated(1, 0), Again(1))


def test_where_the_bot_has_gone_meanwhile_the_stranger_is_told() -> None:
    state = against_a_bot()
    asked = write(state, matchmaking.met(state, "Bo"))
    taken = write(asked, (Came(2, "Cy"), Seated(2, 1)))
    assert matchmaking.begun_with(taken, 1) == (Declined(1),)


def test_a_newcomer_takes_the_place_of_a_bot_whose_game_has_not_begun() -> None:
    """Also while the cards are shuffled for it: the two would wait for each other at tables of their own."""
    state = seeking(ME, OPEN)
    state = write(state, (BotSeated(1, 1, "Kim"), Shuffling()))
    assert matchmaking.seeks(state, ADA)
    assert matchmaking.met(state, "Bo") == (Came(1, "Bo"), Seated(1, 1))
