"""How many play: a game with another number of seats is the same game with one option changed."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import Choice, Game, Number, Refusal, Seat, written_options
from parlour.tables.entries import Entry, Line, OptionsSet, SeatsSwapped
from parlour.tables.state import TableState


def fewer_seats(game: Game, texts: Mapping[str, str]) -> dict[str, str] | None:
    """The same options but for one, with one seat less; None where there is no such game."""
    return _resized(game, texts, -1)


def more_seats(game: Game, texts: Mapping[str, str]) -> dict[str, str] | None:
    """The same options but for one, with one seat more; None where there is no such game."""
    return _resized(game, texts, 1)


def _resized(game: Game, texts: Mapping[str, str], more: int) -> dict[str, str] | None:
    wanted = game.seats(game.options(texts)) + more
    for option in game.OPTIONS:
        values: tuple[str, ...] = ()
        if isinstance(option, Choice):
            values = option.values
        elif isinstance(option, Number):
            values = tuple(map(str, range(option.low, min(option.high, option.low + 20) + 1)))
        for value in values:
            changed = {**texts, option.name: value}
            try:
                count = game.seats(game.options(changed))
            except Refusal:
                continue
            if count == wanted:
                return changed
    return None


def for_two(game: Game) -> object:
    """The options of this game for as few players as it allows: those who meet as strangers are two."""
    texts: dict[str, str] | None = {}
    found = game.options({})
    while game.seats(found) > 2 and (texts := fewer_seats(game, written_options(found))) is not None:
        found = game.options(texts)
    return found


def written(game: Game, texts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(written_options(game.options(texts)).items())


def closed(state: TableState, seat: Seat) -> tuple[Entry, ...]:
    """One seat less: the first option that gives it, and the people beyond it moved up."""
    fewer = fewer_seats(state.game, written_options(state.setup.options))
    if fewer is None:
        raise Refusal("no-seat-to-close")
    if state.seats.holders[seat].kind == "person":
        raise Refusal("seat-taken")
    last = len(state.seats.holders) - 1
    moved = (SeatsSwapped(seat, last),) if seat != last else ()
    return (*moved, OptionsSet(written(state.game, fewer)))


def added(state: TableState) -> OptionsSet | None:
    """One seat more at the end, where the game has room for another player."""
    more = more_seats(state.game, written_options(state.setup.options))
    return None if more is None else OptionsSet(written(state.game, more))


def without_free_seats(state: TableState) -> tuple[tuple[Entry, ...], TableState] | None:
    """The game for those who are there, and the table then; None where it needs more players."""
    entries: tuple[Entry, ...] = ()
    while (free := _last_free(state)) is not None:
        try:
            closing = closed(state, free)
        except Refusal:
            return None
        entries += closing
        for entry in closing:
            state = state.fold(Line(entry))
    return entries, state


def _last_free(state: TableState) -> Seat | None:
    free = [seat for seat, holder in enumerate(state.seats.holders) if holder.free]
    return free[-1] if free else None
