"""Tables made for the tests: people come, and time is whatever the test says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs

from parlour import words
from parlour.chance import Chance
from parlour.game import Game, Refusal, Seat
from parlour.sitting import Sitting
from parlour.tables import decision, requests, waiting_room
from parlour.tables.automatic_entries import automatic_entries
from parlour.tables.context import Context
from parlour.tables.creation import created
from parlour.tables.entries import NO_CLOCK, Entry, Line, TimeControl
from parlour.tables.log_fold import folded, restored
from parlour.tables.requests import NewTable, SeatChoice
from parlour.tables.state import TableState

NOW = 1_800_000_000_000
ME = SeatChoice("me")
INVITE = SeatChoice("invite")
OPEN = SeatChoice("open")


def ask_link(seat: Seat) -> requests.AskLink:
    return requests.AskLink(ticket="x" * 32, seat=seat)


def changed(state: TableState, **parts: dict[str, Any]) -> TableState:
    """The same state with some fields of its parts as no log would leave them."""
    new = {name: structs.replace(getattr(state, name), **fields) for name, fields in parts.items()}
    return structs.replace(state, **new)


def bot(level: int) -> SeatChoice:
    return SeatChoice("bot", level)


def context(state: TableState, now: int = NOW, **more: object) -> Context:
    """Everyone is here, unless it is said who is."""
    here = frozenset(number for number, person in state.people.by_number.items() if not person.removed)
    return structs.replace(Context(now, Chance("deal"), here), **more)


def made(game: Game, *choices: SeatChoice, time: TimeControl = NO_CLOCK, **options: str) -> TableState:
    """A table that no one but its maker has come to."""
    choice = NewTable(game=game.NAME, options=options, seats=choices, name="Ada", time=time)
    return restored(game, created(game, choice, "here", NOW))


def table(game: Game, *choices: SeatChoice, time: TimeControl = NO_CLOCK, **options: str) -> TableState:
    """A table at which everyone sits and is here, and the game has started."""
    state = made(game, *choices, time=time, **options)
    for seat, choice in enumerate(choices):
        if choice.kind in ("invite", "open"):
            state = write(state, waiting_room.came(state, f"Guest {seat}", seat, choice.kind == "invite"))
    state = after(state)
    return state if state.play.status == "playing" else do(state, 0, requests.Start())


@contextmanager
def refuses(code: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """What is done here is refused with this code, of which there is a sentence with its facts."""
    with pytest.raises(Refusal) as refused:
        yield refused
    assert refused.value.code == code
    assert words.say(code, refused.value.facts)


def person(state: TableState, seat: Seat) -> int:
    number = state.seats.holders[seat].person
    assert number is not None
    return number


def write(state: TableState, entries: tuple[Entry, ...], now: int = NOW) -> TableState:
    return folded(state, (Line(entry, at=now) for entry in entries))


def after(state: TableState, now: int = NOW, **more: object) -> TableState:
    """With all that follows by itself."""
    return automatic_entries(state, context(state, now, **more))[1]


def act(
    state: TableState, number: int, what: requests.TableRequest | requests.AskLink, now: int = NOW, **more: object
) -> TableState:
    """What a person does, by their number, with all that follows."""
    return after(write(state, decision.decide(state, number, what, context(state, now, **more)), now), now, **more)


def do(state: TableState, seat: Seat, what: requests.TableRequest, now: int = NOW, **more: object) -> TableState:
    """What its player does."""
    return act(state, person(state, seat), what, now, **more)


def play(state: TableState, *texts: str, now: int = NOW) -> TableState:
    """Moves of the player to move, people or bots, one after the other."""
    for text in texts:
        seat = min(state.awaited)
        state = after(write(state, decision.played(state, seat, state.play.phase, text), now), now)
    return state


def sitting(state: TableState) -> Sitting:
    assert state.play.sitting is not None
    return state.play.sitting


def four_pairs(state: TableState) -> str:
    """Some pairs of the cards of DUOS that lie there."""
    cards = sitting(state).view(0).cards
    return ",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4))
