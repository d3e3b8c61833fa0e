"""Messages of the server, built for each listener by listing what it may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from parlour import wire, words
from parlour.boards.paper import game_paper
from parlour.game import Choice, Game, Number, Option, Refusal, Seat, Written, written_options
from parlour.players.levels import offered, strengths
from parlour.players.names import listed, of_levels
from parlour.school.days import has_day
from parlour.school.lessons import has_lesson
from parlour.school.puzzles import written
from parlour.solvers.analysis import known_openings
from parlour.tables import clocks
from parlour.tables.parts.seats import Holder
from parlour.tables.state import TableState


def option_card(option: Option) -> wire.OptionCard:
    match option:
        case Choice(values=values, by_language=by_language, among_people=among_people):
            return wire.OptionCard(
                name=option.name,
                default=option.default,
                values=values,
                by_language=dict(by_language),
                among_people=among_people,
            )
        case Number(low=low, high=high):
            return wire.OptionCard(name=option.name, default=option.default, low=low, high=high)
        case Written():
            return wire.OptionCard(name=option.name, default=option.default)


def game_card(game: Game, levels: range) -> wire.GameCard:
    return wire.GameCard(
        name=game.NAME,
        rules=game.RULES,
        seats=game.seats(game.options({})),
        options=tuple(option_card(option) for option in game.OPTIONS),
        lowest=levels[0],
        levels=levels[-1],
        names=of_levels(game),
        elo=strengths(game),
        open=game.is_open,
        lesson=has_lesson(game),
        puzzles=len(written(game)),
        daily=has_day(game),
        openings=tuple(map(dict, known_openings(game))),
        prints=game_paper(game) is not None,
    )


def refused(refusal: Refusal, client: str | None = None, phase: int | None = None) -> wire.Refused:
    """Return a refusal as a message: code, facts, and an English sentence for clients that do not know the code."""
    sentence = words.say(refusal.code, refusal.facts, "en")
    return wire.Refused(id=client, code=refusal.code, facts=dict(refusal.facts), sentence=sentence, phase=phase)


def seat_cards(
    game: Game, options: object, holders: Sequence[Holder], here: Collection[int], plain: Collection[Seat] = ()
) -> tuple[wire.SeatCard, ...]:
    sides = {seat: side for side, seats in enumerate(game.sides(options)) for seat in seats}
    return tuple(
        wire.SeatCard(
            seat=seat,
            side=sides[seat],
            kind="free" if holder.free else "bot" if holder.kind == "bot" else "person",
            name=holder.name or (listed()[seat] if holder.kind == "bot" else ""),
            level=offered(game)[0] if holder.kind == "bot" and holder.level is None else holder.level,
            here=holder.kind == "bot" or holder.person in here,
            person=holder.person,
            substitute=holder.substitute,
            invited=holder.kind == "invited",
            plain=seat in plain and holder.bot_level is not None,
        )
        for seat, holder in enumerate(holders)
    )


def lobby_row(state: TableState, here: Collection[int], *, seeking: bool = False) -> wire.LobbyRow:
    return wire.LobbyRow(
        table=state.charter.table,
        game=state.game.NAME,
        options=written_options(state.setup.options),
        seats=seat_cards(state.game, state.setup.options, state.seats.holders, here),
        seeking=seeking,
    )


def clock_card(state: TableState, now: int) -> wire.Clock | None:
    """Return the clock, for everyone who sees the game without delay."""
    left = clocks.time_left(state, now)
    if left is None:
        return None
    each = clocks.times_left(state, now)
    soon = state.until_clock_runs(now)
    return wire.Clock(left=left[0], whole=left[1], seats=each, paused=state.clock.paused is not None, soon=soon)
