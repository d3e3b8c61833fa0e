"""What is sent: messages built from nothing for each listener, by listing what it may know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pydantic import TypeAdapter

from parlour import wire, words
from parlour.game import AnyGame, Choice, IllegalMove, Number, Option, Refusal, Seat, Written
from parlour.players import is_open
from parlour.players.names import listed
from parlour.record import write
from parlour.school.puzzles import puzzled, written
from parlour.server.standing import Standing
from parlour.sitting import Sitting

_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def in_json(value: object) -> str:
    """A view or a preview, whatever the game made it of."""
    kind: type[Any] = type(value)
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind].dump_json(value).decode()


def with_part(message: wire.Model, name: str, part: object) -> str:
    """A message with one part in the game's own type."""
    return f'{message.model_dump_json(exclude={name})[:-1]},"{name}":{in_json(part)}}}'


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
        puzzles=len(written(game.NAME)) if game.NAME in puzzled() else 0,
    )


def refused(refusal: Refusal, client: str | None = None, phase: int | None = None) -> wire.Refused:
    """A "no" with its code, its facts and its sentence."""
    sentence = words.say(refusal.code, refusal.facts)
    return wire.Refused(id=client, code=refusal.code, facts=dict(refusal.facts), sentence=sentence, phase=phase)


def name_of(standing: Standing, seat: Seat) -> str:
    """What the player of a seat is called; empty while nobody sits there."""
    if standing.is_bot(seat):
        return standing.charter.chairs[seat].name or listed()[seat]
    return standing.names[seat] or ""


def _name_on_sheet(standing: Standing, seat: Seat) -> str:
    name, level = name_of(standing, seat), standing.charter.chairs[seat].level
    return name if level is None else words.say("bot-on-sheet", {"name": name, "level": level})


def score_sheet(standing: Standing) -> str:
    """The record as text; refused while the game goes on."""
    if standing.sitting.outcome is None:
        raise Refusal("record-not-yet")
    names = tuple(_name_on_sheet(standing, seat) for seat in range(standing.sitting.seats))
    return write(standing.sitting.record(names, standing.charter.made[:10]))


def seat_cards(standing: Standing, here: Collection[Seat]) -> tuple[wire.SeatCard, ...]:
    sitting = standing.sitting
    sides = {seat: side for side, seats in enumerate(sitting.game.sides(sitting.options)) for seat in seats}
    return tuple(
        wire.SeatCard(
            seat=seat,
            side=sides[seat],
            kind="bot" if standing.is_bot(seat) else "free" if standing.is_free(seat) else "person",
            name=name_of(standing, seat),
            level=chair.level,
            here=standing.is_bot(seat) or seat in here,
        )
        for seat, chair in enumerate(standing.charter.chairs)
    )


def lobby_row(standing: Standing, here: Collection[Seat]) -> wire.LobbyRow:
    return wire.LobbyRow(
        table=standing.charter.table,
        game=standing.charter.game,
        options=dict(standing.charter.options),
        seats=seat_cards(standing, here),
        over=standing.sitting.outcome is not None,
    )


def clock_card(standing: Standing, now: float) -> wire.Clock | None:
    """What the clock of this table says, if it runs."""
    deadline, wound = standing.deadline, standing.wound
    if deadline is None or wound is None:
        return None
    return wire.Clock(left=max(0, wound.due - round(now * 1000)), whole=round(deadline.seconds * 1000))


def looked(sitting: Sitting, seat: Seat | None, request: wire.Look) -> str:
    """The view after so many lines of this listener's own move list: the true number of moves may be a secret."""
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
    view = sitting.game.view(position, seat)
    return with_part(wire.Looked(id=request.id, ply=request.ply, view=None), "view", view)
