"""Unfinished moves: whose are kept, and who is told what they would come to."""

from __future__ import annotations

from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.tables import requests, waiting_room
from parlour.tables.drafts import check_drafts, preview
from parlour.tables.state import TableState
from tests.tables.table_factory import INVITE, ME, do, four_pairs, made, refuses, sitting, table, write


def with_someone_who_watches() -> TableState:
    state = table(duos, ME, INVITE, INVITE, players="3")
    return write(state, waiting_room.came(state, "Wim", None))


def test_only_of_one_who_plays_and_while_they_play() -> None:
    state = with_someone_who_watches()
    assert [check_drafts(state, person) for person in (0, 1, 2)] == [0, 1, 2]
    over = state
    for seat in range(3):
        over = do(over, seat, requests.EndGame() if seat == 0 else requests.Answer(True))
    assert over.play.status == "over"
    for at, person in ((state, 3), (state, None), (over, 0), (made(dualite, ME, INVITE), 0)):
        with refuses("bystander"):
            check_drafts(at, person)


def test_what_it_would_come_to_is_for_one_who_composes_it() -> None:
    state = with_someone_who_watches()
    assert preview(state, 0, four_pairs(state)) is not None
    for at, person, code in (
        (state, 3, "bystander"),
        (state, None, "bystander"),
        (made(duos, ME, INVITE, INVITE, players="3"), 0, "not-started"),
        (table(dualite, ME, INVITE), 0, "nothing-to-consider"),
    ):
        with refuses(code):
            preview(at, person, "")


def test_it_is_considered_with_what_one_who_composes_it_may_see() -> None:
    """Ada's own cards, and no view of a person who watches."""
    state = table(duel_of_law, ME, INVITE)
    mover = min(state.awaited)
    cards = [face.card for face in sitting(state).view(mover).hand[:2]]
    draft = f"{cards[0]}@1,0+{cards[1]}@2,0"
    for seat in (0, 1):
        assert preview(state, seat, draft) == duel_of_law.consider(sitting(state).view(seat), draft)
    assert preview(state, mover, draft) != duel_of_law.consider(sitting(state).view(None), draft)
