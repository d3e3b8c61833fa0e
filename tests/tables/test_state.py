"""What a log says, entry by entry, and what is refused with which code: found missing by scripts/mutate."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour import record, words
from parlour.game import Refusal, Seat
from parlour.games import dualite, dualma, duos
from parlour.players import levels
from parlour.sitting import Ended, TookBack
from parlour.tables import acts
from parlour.tables.creating import Wish, created
from parlour.tables.entries import Agreed, Asked, Chair, Declined, Followed, Line, Said
from parlour.tables.state import KEPT, TableState, folded, score_sheet
from tests import pockets
from tests.tables.made import INVITE, MADE, ME, bot, do, making, play, table


def code(asked: Callable[[], object]) -> str:
    """The code of a refusal, which has its sentence."""
    with pytest.raises(Refusal) as refused:
        asked()
    assert words.say(refused.value.code, refused.value.facts)
    return refused.value.code


def refused(state: TableState, seat: Seat, act: acts.Act) -> str:
    return code(lambda: acts.decide(state, seat, act))


def four() -> TableState:
    """Four people at Dualité who have made a move each."""
    return play(table(dualite, ME, INVITE, INVITE, INVITE, players="4"), "a1+c3", "b2", "b3", "c2")


def test_all_others_are_asked_and_the_last_one_takes_the_move_back() -> None:
    state = four()
    assert acts.decide(state, 3, acts.TakeBack()) == (Asked(3),)
    asked = do(state, 3, acts.TakeBack())
    assert (asked.asking, asked.unanswered) == (3, frozenset({0, 1, 2}))
    assert refused(asked, 3, acts.TakeBack()) == "already-asked"
    assert refused(asked, 3, acts.Answer(True)) == "not-yours-to-answer"
    assert acts.decide(asked, 1, acts.Answer(True)) == (Agreed(1),)
    one, two = do(asked, 1, acts.Answer(True)), do(do(asked, 1, acts.Answer(True)), 0, acts.Answer(True))
    assert (one.unanswered, two.unanswered) == (frozenset({0, 2}), frozenset({2}))
    assert refused(one, 1, acts.Answer(True)) == "not-yours-to-answer"
    assert acts.decide(two, 2, acts.Answer(True)) == (Agreed(2), TookBack(3))
    back = do(two, 2, acts.Answer(True))
    assert (back.asking, back.agreed, len(back.sitting.moves)) == (None, frozenset(), 3)
    assert back.phase == state.phase + 1, "nothing that was chosen before is taken for what comes now"


def test_who_declines_and_who_withdraws_is_in_the_log() -> None:
    asked = do(four(), 3, acts.TakeBack())
    assert acts.decide(asked, 2, acts.Answer(False)) == (Declined(2),)
    assert acts.decide(asked, 3, acts.Answer(False)) == (Declined(3),)
    half = do(asked, 1, acts.Answer(True))
    declined = do(half, 2, acts.Answer(False))
    assert (declined.asking, declined.agreed) == (None, frozenset())
    again = do(declined, 3, acts.TakeBack())
    assert again.unanswered == {0, 1, 2}, "who agreed to an earlier question has not agreed to this one"
    assert refused(declined, 1, acts.Answer(True)) == "nothing-asked"


def test_a_move_answers_an_open_question() -> None:
    half = do(do(four(), 3, acts.TakeBack()), 1, acts.Answer(True))
    moved = play(half, "c1")
    assert (moved.asking, moved.agreed) == (None, frozenset())


def test_a_part_of_the_own_turn_is_taken_back_without_a_question() -> None:
    state = play(table(dualma, ME, INVITE), "b@a1")
    assert acts.decide(state, 0, acts.TakeBack()) == (TookBack(0),)
    state = play(state, "w@a2")
    assert acts.decide(state, 0, acts.TakeBack()) == (Asked(0),)


def test_while_several_choose_nothing_is_taken_back() -> None:
    state = table(pockets, ME, INVITE)
    assert len(state.sitting.to_move) == 2
    state = play(state, pockets.write(pockets.moves(state.sitting.position, 0)[0]))
    assert refused(state, 0, acts.TakeBack()) == "cannot-take-back"


def test_who_resigned_is_in_the_log() -> None:
    state = table(dualite, ME, INVITE)
    assert acts.decide(state, 1, acts.Resign()) == (Ended(1, "resigned"),)
    assert refused(do(state, 1, acts.Resign()), 0, acts.Play(0, "a1+c3")) == "game-over"


def test_the_length_is_that_of_the_log() -> None:
    state = table(dualite, ME, INVITE)
    assert state.length == 2, "both sat down"
    assert play(state, "a1+c3", "b2").length == 4


def test_the_next_table_is_followed() -> None:
    state = table(dualite, ME, INVITE)
    assert state.following is None
    assert state.fold(Line(Followed("there"))).following == "there"


def test_the_last_that_was_said_is_kept() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    lines = [Said(seat % 3, f"line {seat}") for seat in range(KEPT + 2)]
    said = folded(state, map(Line, lines)).said
    assert said == tuple(lines[2:])


def test_where_nobody_talks_and_where_not_now() -> None:
    assert refused(table(dualite, ME, INVITE), 0, acts.Say("hello")) == "no-talk"
    state = table(duos, ME, INVITE, INVITE, players="3")
    assert refused(state, 0, acts.Say("hello")) == "talk-closed"


def test_a_score_sheet_is_for_after_the_end_and_names_everybody() -> None:
    state = table(dualite, ME, bot(3))
    assert code(lambda: score_sheet(state)) == "record-not-yet"
    sheet = record.read(score_sheet(do(state, 0, acts.Resign())))
    assert sheet.names == ("Ada", words.say("bot-on-sheet", {"name": state.name_of(1), "level": 3}))
    assert sheet.date == MADE[:10]


def test_a_seat_of_a_person_has_no_bots_name_and_a_free_one_none() -> None:
    state = table(dualite, ME, bot(3))
    assert [chair.name == "" for chair in state.charter.chairs] == [True, False]
    free = created(dualite, dualite.options({}), (ME, INVITE), "Ada", False, making())
    assert free.charter.chairs == (Chair("me", None, ""), Chair("invite", None, ""))


@pytest.mark.parametrize("listed", [True, False])
def test_the_charter_says_what_was_wished(listed: bool) -> None:
    stored = created(dualite, dualite.options({"size": "5"}), (ME, INVITE), "Ada", listed, making())
    charter = stored.charter
    assert (charter.table, charter.game, charter.rules) == ("here", "dualite", dualite.RULES)
    assert (charter.listed, charter.made, dict(charter.options)["size"]) == (listed, MADE, "5")


@pytest.mark.parametrize("wish", [Wish("bot"), Wish("bot", 99), Wish("invite", 1)])
def test_what_is_wished_wrongly_is_refused_with_what_there_is(wish: Wish) -> None:
    with pytest.raises(Refusal) as refusal:
        created(dualite, dualite.options({}), (ME, wish), "Ada", False, making())
    offered = levels.offered(dualite)
    assert refusal.value.code == "no-such-level"
    assert refusal.value.facts == {"lowest": offered[0], "levels": offered[-1]}
    with pytest.raises(Refusal) as refusal:
        created(dualite, dualite.options({}), (ME,), "Ada", False, making())
    assert (refusal.value.code, refusal.value.facts) == ("wrong-seats", {"wished": 1, "seats": 2})
    assert code(lambda: table(pockets, ME, ME)) == "one-device-hidden"
