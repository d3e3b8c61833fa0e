"""Making a table: checking what is wished for, dealing, and giving out tickets and invitations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from parlour import wire
from parlour.chance import Chance
from parlour.game import AnyGame, Refusal, Seat, seats, written_options
from parlour.players import is_open
from parlour.players.names import bot_names
from parlour.record import clean_name
from parlour.server import tickets
from parlour.server.standing import Standing
from parlour.storage import Chair, Charter, Key, Line, Opening, Sat

Levels = Callable[[AnyGame], range]


def found(games: Mapping[str, AnyGame], levels: Levels, wish: wire.NewTable) -> tuple[Opening, wire.Created]:
    """A new table as wished, to be stored, and the answer to who wished for it."""
    game = games.get(wish.game)
    if game is None:
        raise Refusal("unknown-game", game=wish.game, games=", ".join(games))
    options = game.options(wish.options)
    if len(wish.seats) != seats(game, options):
        raise Refusal("wrong-seats", wished=len(wish.seats), seats=seats(game, options))
    for seat in wish.seats:
        level = seat.level if seat.kind == "bot" else 1 if seat.level is None else None
        offered = levels(game)
        if level not in offered:
            raise Refusal("no-such-level", lowest=offered[0], levels=offered[-1])
    mine = [seat for seat, wished in enumerate(wish.seats) if wished.kind == "me"]
    if len(mine) > 1 and not is_open(game):
        raise Refusal("one-device-hidden")
    names = _own_names(wish.name, len(mine))
    charter = _charter(game, options, _chairs(wish.seats, names), wish.listed)
    given = tuple(wire.TicketCard(seat=seat, ticket=tickets.fresh()) for seat in mine)
    invited = tuple(
        wire.InviteCard(seat=seat, secret=tickets.fresh())
        for seat, wished in enumerate(wish.seats)
        if wished.kind == "invite"
    )
    opening = Opening(
        charter,
        lines=tuple(Line(Sat(seat, name)) for seat, name in zip(mine, names, strict=True)),
        tickets=tuple(Key(card.seat, tickets.digest(card.ticket)) for card in given),
        invitations=tuple(Key(card.seat, tickets.digest(card.secret)) for card in invited),
    )
    return opening, wire.Created(table=charter.table, tickets=given, invites=invited)


def _chairs(wished: Sequence[wire.SeatWish], taken: Sequence[str]) -> tuple[Chair, ...]:
    names = iter(bot_names(len(wished), taken, Chance.fresh()))
    return tuple(Chair(seat.kind, seat.level, next(names) if seat.kind == "bot" else "") for seat in wished)


def _own_names(name: str, count: int) -> tuple[str, ...]:
    """One name for one seat; numbered where one person sits on several, so that they can be told apart."""
    clean = clean_name(name)
    return (clean,) if count == 1 else tuple(clean_name(f"{clean[:36]} {number}") for number in range(1, count + 1))


def _charter(game: AnyGame, options: object, chairs: tuple[Chair, ...], listed: bool) -> Charter:
    return Charter(
        table=tickets.table_id(),
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(options).items()),
        deal=game.write_deal(game.deal(options, Chance.fresh())),
        chairs=chairs,
        listed=listed,
        made=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def swapped(game: AnyGame, options: object) -> tuple[Seat, ...]:
    """Where each seat's player sits in the next game: with the next side, or one chair on if there is but one side."""
    sides = game.sides(options)
    if len({len(side) for side in sides}) > 1:
        return tuple(range(seats(game, options)))
    rings = [sides[0]] if len(sides) == 1 else list(zip(*sides, strict=True))
    moves = {ring[place]: ring[(place + 1) % len(ring)] for ring in rings for place in range(len(ring))}
    return tuple(moves[seat] for seat in range(len(moves)))


def rematch(standing: Standing, held: Mapping[Seat, frozenset[str]]) -> Opening:
    """The next game of the same players, sides swapped. `held` are the tickets that are at the table now."""
    sitting = standing.sitting
    if sitting.outcome is None:
        raise Refusal("rematch-not-over")
    if any(standing.is_free(seat) for seat in range(sitting.seats)):
        raise Refusal("rematch-seat-free")
    to = swapped(sitting.game, sitting.options)
    chairs = {to[seat]: chair for seat, chair in enumerate(standing.charter.chairs)}
    charter = _charter(
        sitting.game, sitting.options, tuple(chairs[seat] for seat in range(sitting.seats)), standing.charter.listed
    )
    return Opening(
        charter,
        lines=tuple(Line(Sat(to[seat], name)) for seat, name in enumerate(standing.names) if name is not None),
        tickets=tuple(
            Key(to[seat], tickets.digest(tickets.following(ticket, charter.table)))
            for seat, ticketed in held.items()
            for ticket in sorted(ticketed)
        ),
    )
