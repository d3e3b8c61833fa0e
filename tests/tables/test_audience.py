"""Those who watch guess along; and a reveal is led by its player."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.delivery.table_messages import Presence, TableMessages
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.tables import requests
from parlour.tables.creation import created
from parlour.tables.entries import Guessed
from parlour.tables.log_fold import restored
from parlour.tables.parts.audience import Audience, Revealed
from parlour.tables.requests import NewTable
from parlour.tables.state import TableState
from parlour.tables.waiting_room import came
from tests.tables.table_factory import (
    ME,
    NOW,
    OPEN,
    act,
    after,
    bot,
    do,
    four_pairs,
    made,
    refuses,
    sitting,
    table,
    write,
)


def watched() -> TableState:
    """A game of DUOS for three, with two who watch; persons 3 and 4."""
    state = table(duos, ME, OPEN, OPEN, players="3", rounds="1")
    for name in ("Yve", "Zoe"):
        state = after(write(state, came(state, name, None)))
    return state


def revealed(state: TableState, *others: str) -> TableState:
    for seat, pairs in enumerate((four_pairs(state), *others, *[four_pairs(state)] * 2)[:3]):
        state = do(state, seat, requests.Play(phase=state.play.phase, text=pairs))
    return state


def test_the_audience_counts_as_one_more_player() -> None:
    state = watched()
    cards = sitting(state).view(None).cards
    same, other = four_pairs(state), ",".join(f"{cards[n]}+{cards[n + 4]}" for n in range(4))
    state = act(state, 3, requests.Guess(text=other))
    state = act(state, 3, requests.Guess(text=same))
    state = act(state, 4, requests.Guess(text=same))
    assert len(state.audience.guesses) == 2
    again = act(state, 4, requests.Guess(text=same))
    assert again.activity.length == state.activity.length, "the same guess needs no line"
    state = revealed(state)
    assert state.audience.points == 4
    assert state.audience.last is not None
    assert (state.audience.last.points, dict(state.audience.guesses)) == (4, {})
    next_turn = revealed(state)
    assert next_turn.audience == state.audience, "no one guessed"


def test_the_pairs_with_the_most_votes_are_the_audiences() -> None:
    state = watched()
    cards = sitting(state).view(None).cards
    two = f"{cards[0]}+{cards[1]},{cards[2]}+{cards[3]},{cards[4]}+{cards[8]},{cards[5]}+{cards[9]}"
    state = act(act(state, 3, requests.Guess(text=four_pairs(state))), 4, requests.Guess(text=two))
    state = revealed(state)
    assert state.audience.last is not None
    voted = state.audience.last.text.split(",")
    assert "+".join(sorted(cards[:2])) in voted
    assert "+".join(sorted(cards[2:4])) in voted
    assert len(voted) == 4


def test_who_sees_the_game_late_does_not_guess_and_hears_no_result_before_the_reveal() -> None:
    state = act(watched(), 0, requests.DelaySpectators(True))
    with refuses("guess-seen-late"):
        act(state, 3, requests.Guess(text=four_pairs(state)))
    state = act(watched(), 4, requests.Guess(text=four_pairs(state)))
    state = revealed(act(state, 0, requests.DelaySpectators(True)))
    presence = Presence(frozenset(range(5)))
    assert audience_seen(state, presence, 0)["points"] == state.audience.points > 0
    for watcher in (None, 3, 4):
        assert audience_seen(state, presence, watcher) is None


def audience_seen(state: TableState, presence: Presence, person: int | None) -> Any:
    sent = b"{" + b",".join(TableMessages().message(state, presence, person)) + b"}"
    return msgspec.json.decode(sent)["room"]["audience"]


def test_what_is_no_guess() -> None:
    state = watched()
    cards = sitting(state).view(None).cards
    one = f"{cards[0]}+{cards[1]}"
    for text, code in (
        ("withdraw", "nothing-to-guess"),
        (one, "duos-four-pairs"),
        (f"{one},{one},{one},{one}", "duos-card-twice"),
    ):
        with refuses(code):
            act(state, 3, requests.Guess(text=text))
    away = next(name for name in ("ant", "bee", "cat", "dog", "cow", "fox", "owl", "bat") if name not in cards)
    with refuses("duos-not-on-table"):
        act(state, 3, requests.Guess(text=four_pairs(state).replace(cards[0], away)))
    with refuses("guess-without-seat"):
        act(state, 0, requests.Guess(text=four_pairs(state)))
    plain = after(write(table(dualite, ME, bot(1)), came(made(dualite, ME, bot(1)), "Zoe", None)))
    with refuses("nothing-to-guess"):
        act(plain, 1, requests.Guess(text="a1"))
    removed = act(act(state, 3, requests.Guess(text=four_pairs(state))), 0, requests.Remove(3))
    assert not removed.audience.guesses
    assert Audience({1: "x"}).fold(Guessed(2, "y"), None, None).guesses == {1: "x", 2: "y"}
    assert msgspec.structs.asdict(Revealed("x", 1)) == {"text": "x", "points": 1}


def test_the_narrator_or_the_host_leads_through_a_reveal() -> None:
    state = revealed(watched())
    last = sitting(state).position.last
    assert last is not None
    narrator = last.narrator
    other = next(seat for seat in (1, 2) if seat != narrator)
    with refuses("nothing-revealed"):
        do(state, other, requests.LeadReveal(step=1))
    state = do(state, narrator, requests.LeadReveal(step=1))
    assert state.talk.shown == 1
    state = act(state, 0, requests.LeadReveal(step=3))
    state = act(state, 0, requests.LeadReveal(step=2))
    assert state.talk.shown == 3, "what is shown is never hidden again"
    state = revealed(state)
    assert state.talk.shown == 0, "another reveal begins at its beginning"


def test_moments_of_a_finished_game() -> None:
    state = table(duos, ME, OPEN, OPEN, players="3", rounds="1")
    cards = sitting(state).view(None).cards
    across, down = (",".join(f"{cards[n]}+{cards[n + by]}" for n in range(4)) for by in (4, 8))
    state = revealed(state, across, down)
    for _ in range(2):
        state = revealed(state)
    found = dict(duos.moments(sitting(state).positions))
    assert set(found) == {"duos-moment-alone", "duos-moment-all", "duos-moment-perfect"}
    assert found["duos-moment-alone"]["turn"] == 1
    assert found["duos-moment-all"]["turn"] == 3
    pair = table(duos, ME, OPEN, players="2")
    for _ in range(9):
        pairs = four_pairs(pair)
        for seat in range(2):
            pair = do(pair, seat, requests.Play(phase=pair.play.phase, text=pairs))
    assert dict(duos.moments(sitting(pair).positions)) == {"duos-moment-together": {"turn": 9}}
    assert duos.moments(sitting(table(duos, ME, OPEN, players="2")).positions) == ()
    assert dualite.moments(()) == ()


def test_the_host_goes_on_at_a_rooms_screen_also_when_a_player_has_chosen_again() -> None:
    wish = NewTable(game="duos", seats=(OPEN,) * 3, screen=True, options={"players": "3"})
    state = after(restored(duos, created(duos, wish, "here", NOW)))
    for name in ("Ada", "Bo", "Cy"):
        state = after(write(state, came(state, name, None)))
    state = revealed(act(state, 1, requests.Start()))
    state = do(state, 2, requests.Play(phase=state.play.phase, text=four_pairs(state)))
    assert not state.may_talk
    state = act(state, 1, requests.GoOn())
    assert state.clock.went_on
    with refuses("nothing-revealed"):
        act(state, 1, requests.GoOn())
