"""The score of an evening, and what stands on a score sheet."""

from __future__ import annotations

import pytest

from parlour import record, shuffles, words
from parlour.games.dualite import GAME as dualite
from parlour.players.names import listed
from parlour.sitting import Ended
from parlour.tables.entries import BotSeated, CameBack, Seated, Substituted
from parlour.tables.parts.current_game import Result, Tally, tallies
from parlour.tables.parts.seats import Holder
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState
from tests.pockets import GAME as pockets
from tests.tables.table_factory import INVITE, ME, bot, changed, play, table, write

ADA, BO = Holder("person", 0, "Ada"), Holder("person", 1, "Bo")
JUNO, OTHER = Holder("bot", None, "Juno", 1), Holder("bot", None, "Otis", 1)


def ended(state: TableState) -> TableState:
    return write(state, (Ended(0, "resigned"),))


def test_wins_and_points_of_all_games_in_the_order_of_the_last_one() -> None:
    evening = (
        Result((ADA, BO), (0,), (7, 3)),
        Result((BO, ADA), (1,), ()),
        Result((BO, ADA), (0, 1), (2, 2)),
    )
    assert tallies(evening) == (Tally("Bo", 1, 1, 5), Tally("Ada", 0, 3, 9))
    assert tallies(()) == ()


def test_one_who_changes_their_name_is_one_person_and_bots_are_known_by_theirs() -> None:
    renamed = Holder("person", 0, "Adele")
    evening = (Result((ADA, JUNO), (0,), ()), Result((ADA, OTHER), (1,), ()), Result((renamed, JUNO), (1,), ()))
    assert tallies(evening) == (Tally("Adele", 0, 1, 0), Tally("Juno", None, 1, 0))


def test_a_shuffle_that_was_promised_is_on_the_sheet() -> None:
    state = ended(table(pockets, ME, INVITE))
    assert state.play.shuffle is not None
    assert record.read(score_sheet(state)).shuffle == shuffles.write(state.play.shuffle)
    assert not record.read(score_sheet(ended(table(dualite, ME, INVITE)))).shuffle


def test_a_sheet_is_in_english_one_who_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that one game has one record."""
    against = table(dualite, ME, bot(3))
    late = play(table(dualite, ME, INVITE), "a1+c3", "b2")
    late = write(late, (Substituted(0, 2), Seated(1, None), BotSeated(1, 1, "Juno")))
    back = play(write(table(dualite, ME, INVITE), (Substituted(0, 2),)), "a1+c3")
    back = write(back, (CameBack(0),))
    sheets = [score_sheet(ended(state)) for state in (against, late, back)]
    assert record.read(sheets[1]).names == (
        "Ada, later a substitute of level 2",
        "Guest 1, then Juno, bot of level 1",
    )
    assert record.read(sheets[2]).names == ("Ada, for a time a substitute of level 2", "Guest 1")
    monkeypatch.setenv(words.READER, "fr")
    assert [score_sheet(ended(state)) for state in (against, late, back)] == sheets


def test_a_nameless_bot_has_the_name_of_its_seat_and_a_nameless_person_none() -> None:
    """As in logs of before bots had names."""
    state = ended(table(dualite, ME, INVITE))
    nameless = changed(state, seats={"holders": (Holder("person", 0), Holder("bot"))}, play={"players": ()})
    assert record.read(score_sheet(nameless)).names == (record.clean_name(""), listed()[1])
