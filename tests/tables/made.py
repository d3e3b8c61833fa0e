"""Tables made for the tests: people come, and time is whatever the test says."""

from __future__ import annotations

from parlour.chance import Chance
from parlour.game import AnyGame, Seat
from parlour.tables import acts
from parlour.tables.creating import Making, Wish, created
from parlour.tables.entries import Line, Sat
from parlour.tables.state import TableState, folded, restored

MADE = "2026-11-15T21:00:00Z"
ME = Wish("me")
INVITE = Wish("invite")


def bot(level: int) -> Wish:
    return Wish("bot", level)


def making(key: object = 1) -> Making:
    return Making("here", MADE, Chance(str(key)))


def table(game: AnyGame, *wishes: Wish, **options: str) -> TableState:
    """A table at which every guest sits already."""
    state = restored(game, created(game, game.options(options), wishes, "Ada", False, making()))
    guests = [seat for seat, wish in enumerate(wishes) if wish.kind == "invite"]
    return folded(state, (Line(Sat(seat, f"Guest {seat}")) for seat in guests))


def do(state: TableState, seat: Seat, act: acts.Act) -> TableState:
    return folded(state, map(Line, acts.decide(state, seat, act)))


def play(state: TableState, *texts: str) -> TableState:
    """Moves of whoever is to move, one after the other."""
    for text in texts:
        state = do(state, min(state.sitting.awaited), acts.Play(state.phase, text))
    return state
