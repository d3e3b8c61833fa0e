"""Table messages put together from written parts are what they would be if made at once."""

from __future__ import annotations

import contextlib
import json

import msgspec
import pytest

from parlour import wire
from parlour.chance import Chance
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.game import Game, IllegalMove
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.sitting import Sitting
from parlour.tables import requests
from parlour.tables.entries import Asked
from parlour.tables.requests import Resign
from parlour.tables.state import TableState
from tests.games.whole_games import EVERY_GAME, random_game
from tests.pockets import GAME as pockets
from tests.server.test_secrecy import state_of
from tests.table_events import as_sent, read_table
from tests.tables.table_factory import INVITE, ME, act, changed, do, four_pairs, play, table
from tests.tables.table_factory import sitting as sitting_of


def played_with_second_thoughts(game: Game, key: int) -> list[Sitting]:
    """Every sitting on the way, some moves taken back and others made instead."""
    chance = Chance(key)
    way = [random_game(game, game.options({}), key, 0)]
    for _ in range(12):
        sitting = way[-1]
        if sitting.outcome:
            break
        with contextlib.suppress(IllegalMove):
            way.append(
                sitting.taken_back(len(sitting.moves) - 1 - chance.below(2)) if chance.below(3) == 0 else sitting
            )
        seat = chance.pick(sorted(way[-1].awaited))
        way.append(way[-1].play(seat, game.sample(way[-1].view(seat), chance)))
    return way


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.slow
def test_a_message_made_step_by_step_is_the_message(game: Game) -> None:
    made = TableMessages()
    for number, sitting in enumerate(played_with_second_thoughts(game, 1)):
        state = changed(state_of(sitting), question={"asked": Asked(1) if number % 2 else None})
        for seat in (*range(sitting.seats), None):
            presence = Presence(frozenset(range(number % 3)), code="ABCDEF")
            text = wire.encoded(made.message(state, presence, seat))
            assert text == wire.encoded(TableMessages().message(state, presence, seat))
            message = msgspec.json.decode(text, type=wire.Table)
            names = {"kind", *wire.Table.__struct_fields__} - {"clock"}
            assert json.loads(text).keys() == names, "every field, and none besides"
            assert json.loads(msgspec.json.encode(message)) == {**json.loads(text), "clock": None}
            assert message.clock is None, "told when it is sent"
            assert message.you == seat
            assert message.room.code == (None if seat is None else "ABCDEF")
            assert [line.text for line in message.announcements] == [told.text for told in sitting.announcements(seat)]
            assert message.view == as_sent(sitting.view(seat))


def test_a_listener_who_missed_a_take_back_reads_the_moves_of_now() -> None:
    """As many moves as before, but other ones; no message was made between the two."""
    begun = table(dualite, ME, INVITE)
    before, other = (sitting_of(play(begun, "a1+c3", *texts)) for texts in (("b1", "c1"), ("b2", "b3")))
    after = before.taken_back(1)
    for seat, move in other.moves[1:]:
        after = after.play(seat, move)
    made = TableMessages()
    for now in (before, after):
        for listener in (0, 1, None):
            message = read_table(made.message(state_of(now), Presence(), listener))
            assert [line.text for line in message.announcements] == [told.text for told in now.announcements(listener)]
    looked = made.looked(state_of(after), 0, requests.Look(id="x", ply=2))
    assert looked.view == dualite.view(after.positions[2], 0)


def test_looking_back_asks_the_game_nothing_that_it_has_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game, a look costs one view."""
    sitting = random_game(pockets, pockets.options({}), 1)
    made, state = TableMessages(), state_of(sitting)
    told = [read_table(made.message(state, Presence(), seat)).announcements for seat in (0, None)]
    monkeypatch.setitem(vars(pockets), "tell", lambda *_: pytest.fail("it was told already"))
    for lines, seat in zip(told, (0, None), strict=True):
        for line in range(len(lines) + 1):
            assert made.looked(state, seat, requests.Look(id="x", ply=line)).ply == line
        with pytest.raises(IllegalMove, match="look-too-far"):
            made.looked(state, seat, requests.Look(id="x", ply=len(lines) + 1))


def test_looking_back_shows_what_was_seen_then() -> None:
    """After the last line whatever lies there now, for not every move is heard of."""
    way = [random_game(pockets, pockets.options({}), 1, plies) for plies in range(8)]
    for seat in (0, 1, None):
        for line, seen in {len(sitting.announcements(seat)): sitting.view(seat) for sitting in reversed(way)}.items():
            made = TableMessages().looked(state_of(way[-1]), seat, requests.Look(id="x", ply=line))
            assert made.view == (way[-1].view(seat) if line == len(way[-1].announcements(seat)) else seen)


def told(state: TableState, person: int = 0) -> wire.Table:
    return read_table(TableMessages().message(state, Presence(frozenset({0, 1})), person))


def test_a_page_need_not_guess_how_a_game_ended_nor_whom_another_waits_for() -> None:
    begun = table(dualite, ME, INVITE)
    assert told(begun).room.missing == ()
    played = told(play(begun, "a1+d1", "b1", "c1")).outcome
    assert played is not None
    assert not played.early
    resigned = do(begun, 0, Resign())
    ended = told(resigned).outcome
    assert ended is not None
    assert ended.early
    assert told(resigned).room.missing == ()
    asked = act(resigned, 0, requests.Rematch())
    assert told(asked).room.missing == told(asked, 1).room.missing == (1,)


def test_the_host_is_told_when_there_is_something_to_go_on_from() -> None:
    state = table(duos, ME, INVITE, INVITE, players="3")
    assert not told(state).can_go_on
    for seat in range(3):
        state = do(state, seat, requests.Play(state.play.phase, four_pairs(state)))
    assert told(state).can_go_on
    assert not told(do(state, 0, requests.GoOn())).can_go_on
