"""The record of a table's game: who sat where, and who played for whom."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from parlour import shuffles, words
from parlour.game import Refusal, Seat
from parlour.players.names import listed
from parlour.record import write
from parlour.tables.parts.seats import Holder
from parlour.tables.state import TableState


def score_sheet(state: TableState) -> str:
    """Return the record as text. It reveals everything, so it is refused while the game goes on."""
    if state.play.sitting is None or state.outcome is None:
        raise Refusal("record-not-yet")
    names = tuple(_name_on_sheet(state, seat) for seat in range(state.play.sitting.seats))
    sheet = state.play.sitting.record(names, state.charter.made[:10])
    return write(sheet if state.play.shuffle is None else replace(sheet, shuffle=shuffles.write(state.play.shuffle)))


def _name_on_sheet(state: TableState, seat: Seat) -> str:
    """Return the names of all who had the seat, one after the other, each with their substitute."""
    last = state.seats.shown[seat]
    had = [holder for holder in state.play.players[seat] if holder != last] if state.play.players else []
    # A person who returned after a substitute is listed once.
    named = [list(group) for _, group in groupby([*had, last], key=lambda holder: (holder.person, holder.name))]
    first, *later = [_name(seat, each) for each in named]
    for name in later:
        first = words.say("then-on-sheet", {"first": first, "then": name}, "en")
    return first


def _name(seat: Seat, holders: list[Holder]) -> str:
    last = holders[-1]
    name = last.name or (listed()[seat] if last.kind == "bot" else "")
    if any(holder.by_link for holder in holders):
        name = words.say("by-link-on-sheet", {"name": name}, "en")
    if last.substitute is not None:
        return words.say("substitute-on-sheet", {"name": name, "level": last.substitute}, "en")
    if last.level is not None:
        return words.say("bot-on-sheet", {"name": name, "level": last.level}, "en")
    substitutes = [holder.substitute for holder in holders if holder.substitute is not None]
    if substitutes:
        return words.say("substitute-for-a-time-on-sheet", {"name": name, "level": substitutes[-1]}, "en")
    return name
