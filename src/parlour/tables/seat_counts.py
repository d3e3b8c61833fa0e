"""Numbers of seats: a game with more or fewer seats is the same game with one option changed."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import Choice, Game, Number, Refusal, Seat, written_options
from parlour.tables.entries import Entry, Line, OptionsSet, SeatsSwapped
from parlour.tables.state import TableState


def fewer_seats(game: Game, texts: Mapping[str, str]) -> dict[str, str] | None:
    """Return the options for one seat less; None where there is no such game."""
    return sizes(game, texts).get(game.seats(game.options(texts)) - 1)


def more_seats(game: Game, texts: Mapping[str, str]) -> dict[str, str] | None:
    """Return the options for the next larger number of seats; None where there is no such game."""
    found, count = sizes(game, texts), game.seats(game.options(texts))
    larger = min((size for size in found if size > count), default=None)
    return None if larger is None else found[larger]


def sizes(game: Game, texts: Mapping[str, str]) -> dict[int, dict[str, str]]:
    """Return the options for each possible number of seats, with at most one option changed."""
    found = {game.seats(game.options(texts)): dict(texts)}
    for option in game.OPTIONS:
        values: tuple[str, ...] = ()
        if isinstance(option, Choice):
            values = option.values
        elif isinstance(option, Number):
            values = tuple(map(str, range(option.low, min(option.high, option.low + 20) + 1)))
        for value in values:
            changed = {**texts, option.name: value}
            try:
                found.setdefault(game.seats(game.options(changed)), changed)
            except Refusal:
                continue
    return found


def for_two(game: Game) -> object:
    """Return the options for as few players as the game allows, as strangers are paired."""
    texts: dict[str, str] | None = {}
    found = game.options({})
    while game.seats(found) > 2 and (texts := fewer_seats(game, written_options(found))) is not None:
        found = game.options(texts)
    return found


def written(game: Game, texts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(written_options(game.options(texts)).items())


def closed(state: TableState, seat: Seat) -> tuple[Entry, ...]:
    """Return the entries that remove a seat, with the people beyond it moved up."""
    fewer = fewer_seats(state.game, written_options(state.setup.options))
    if fewer is None:
        raise Refusal("no-seat-to-close")
    if state.seats.holders[seat].kind == "person":
        raise Refusal("seat-taken")
    last = len(state.seats.holders) - 1
    moved = (SeatsSwapped(seat, last),) if seat != last else ()
    return (*moved, OptionsSet(written(state.game, fewer)))


def added(state: TableState) -> OptionsSet | None:
    """Return the entry that adds a seat, or several at an elastic table; None where the game has no such size."""
    more = more_seats(state.game, written_options(state.setup.options))
    if more is None:
        return None
    one = state.game.seats(state.game.options(more)) == len(state.seats.holders) + 1
    return OptionsSet(written(state.game, more)) if one or state.charter.elastic else None


def without_free_seats(state: TableState) -> tuple[tuple[Entry, ...], TableState] | None:
    """Return the entries that remove all free seats, and the state after them; None where that is no legal game."""
    taken = [seat for seat, holder in enumerate(state.seats.holders) if not holder.free]
    if len(taken) == len(state.seats.holders):
        return (), state
    smaller = sizes(state.game, written_options(state.setup.options)).get(len(taken))
    if smaller is None:
        return None
    moved = tuple(SeatsSwapped(to, seat) for to, seat in enumerate(taken) if to != seat)
    entries: tuple[Entry, ...] = (*moved, OptionsSet(written(state.game, smaller)))
    for entry in entries:
        state = state.fold(Line(entry))
    return entries, state
