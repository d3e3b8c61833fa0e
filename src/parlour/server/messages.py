"""What is sent: messages built from nothing for each listener, by listing what it may know."""

from __future__ import annotations

from collections.abc import Collection

from parlour import wire, words
from parlour.game import AnyGame, Choice, IllegalMove, Number, Option, Refusal, Seat, Written, is_open
from parlour.school.puzzles import written
from parlour.sitting import Sitting
from parlour.tables.state import TableState


def option_card(option: Option) -> wire.OptionCard:
    card = wire.OptionCard(name=option.name, default=option.default)
    match option:
        case Choice(values=values):
            return card.model_copy(update={"values": values})
        case Number(low=low, high=high):
            return card.model_copy(update={"low": low, "high": high})
        case Written():
            return card


def game_card(game: AnyGame, levels: range) -> wire.GameCard:
    return wire.GameCard(
        name=game.NAME,
        rules=game.RULES,
        options=tuple(option_card(option) for option in game.OPTIONS),
        lowest=levels[0],
        levels=levels[-1],
        open=is_open(game),
        puzzles=len(written(game)),
    )


def refused(refusal: Refusal, client: str | None = None, phase: int | None = None) -> wire.Refused:
    """A "no" with its code, its facts and its sentence."""
    sentence = words.say(refusal.code, refusal.facts)
    return wire.Refused(id=client, code=refusal.code, facts=dict(refusal.facts), sentence=sentence, phase=phase)


def seat_cards(state: TableState, here: Collection[Seat]) -> tuple[wire.SeatCard, ...]:
    sitting = state.sitting
    sides = {seat: side for side, seats in enumerate(sitting.game.sides(sitting.options)) for seat in seats}
    return tuple(
        wire.SeatCard(
            seat=seat,
            side=sides[seat],
            kind="bot" if state.is_bot(seat) else "free" if state.is_free(seat) else "person",
            name=state.name_of(seat),
            level=chair.level,
            here=state.is_bot(seat) or seat in here,
        )
        for seat, chair in enumerate(state.charter.chairs)
    )


def lobby_row(state: TableState, here: Collection[Seat]) -> wire.LobbyRow:
    return wire.LobbyRow(
        table=state.charter.table,
        game=state.charter.game,
        options=dict(state.charter.options),
        seats=seat_cards(state, here),
        over=state.sitting.outcome is not None,
    )


def looked(sitting: Sitting, seat: Seat | None, request: wire.Look) -> wire.Looked:
    """The view after this many lines of this listener's own move list: the true number of moves may be a secret."""
    heard = [
        ply
        for ply, (mover, move) in enumerate(sitting.moves)
        if sitting.game.tell(sitting.positions[ply], mover, move, seat) is not None
    ]
    if request.ply > len(heard):
        raise IllegalMove("look-too-far", ply=request.ply, last=len(heard))
    if request.ply == len(heard):
        position = sitting.position
    else:
        position = sitting.positions[heard[request.ply - 1] + 1 if request.ply else 0]
    return wire.Looked(id=request.id, ply=request.ply, view=sitting.game.view(position, seat))
