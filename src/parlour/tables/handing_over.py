"""A game that was played without a server goes on at a table of one: what is handed over, and how it is checked."""

from __future__ import annotations

from collections.abc import Callable

from parlour.chance import Chance
from parlour.game import Game, Refusal, written_options
from parlour.tables import decision, requests
from parlour.tables.automatic_entries import automatic_entries
from parlour.tables.context import Context
from parlour.tables.creation import created
from parlour.tables.entries import Entry, Line, Started, Stored
from parlour.tables.log_fold import folded, restored
from parlour.tables.state import TableState


def handed_over(state: TableState) -> requests.HandOver:
    """Return what a server needs to go on with the game of this table; refused while none is played."""
    sitting = state.play.sitting
    if sitting is None or state.play.gathering or state.outcome is not None:
        raise Refusal("nothing-to-hand-over")
    seats = []
    for seat in range(sitting.seats):
        level = state.seats.bot_level(seat)
        seats.append(requests.SeatChoice("me") if level is None else requests.SeatChoice("bot", level))
    people = [person.name for _, person in sorted(state.people.by_number.items())]
    table = requests.NewTable(
        game=state.game.NAME,
        options=dict(written_options(sitting.options)),
        seats=tuple(seats),
        name=people[0] if len(people) == 1 else "",
    )
    moves = tuple(requests.HandedMove(seat, state.game.write(move)) for seat, move in sitting.moves)
    return requests.HandOver(table=table, deal=state.game.write_deal(sitting.deal), moves=moves)


def taken_over(
    game: Game, handed: requests.HandOver, table: str, now: int, clean: Callable[[str], str] = str
) -> Stored:
    """Return the log of the table with every move made again by the rules; an impossible one is refused.

    Rude words in the moves are replaced by `clean`: guests may come to the table and read them.

    Only people of one device and bots sit there. The dice of the deal were not the server's: it promises no shuffle.
    """
    if any(seat.kind not in ("me", "bot") for seat in handed.table.seats):
        raise Refusal("nothing-to-hand-over")
    stored = created(game, handed.table, table, now)
    state = restored(game, stored)
    lines = list(stored.lines)

    def follow(entries: tuple[Entry, ...]) -> None:
        nonlocal state
        more = [Line(entry, at=now) for entry in entries]
        state = folded(state, more)
        lines.extend(more)

    follow((Started(game.write_deal(game.read_deal(state.setup.options, handed.deal))),))
    for move in handed.moves:
        follow(decision.played(state, move.seat, state.play.phase, move.text, clean))
    context = Context(now, Chance.fresh(), frozenset(state.people.by_number))
    following, _ = automatic_entries(state, context)
    return Stored(stored.charter, (*lines, *following))
