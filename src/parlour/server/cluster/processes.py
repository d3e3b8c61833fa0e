"""The interface to peer processes; without PostgreSQL there are none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from parlour import wire
from parlour.game import Refusal
from parlour.storage import FencingToken, Process

RankedRow = tuple[int, wire.LobbyRow]
"""A listed table, and how many of the same address come before it."""
ConnectedPerson = tuple[str, int, str, str, str]
"""A person who is connected: table, number, name, address and device."""


class OwnedElsewhere(Refusal):
    """Another process owns this table."""

    def __init__(self, owner: Process) -> None:
        super().__init__("table-elsewhere")
        self.owner = owner


class Processes(Protocol):
    @property
    def number(self) -> int | None:
        """The number of this process, where there are several. Raises NotStored while it has no lease."""

    async def claim(self, table: str, /) -> FencingToken | None:
        """Claim this table and return the token for writing to it. Raises OwnedElsewhere or NotStored."""

    def made(self, table: str, process: int | None, /) -> None:
        """Note that this process made a new table, under this process number."""

    def release(self, table: str, /) -> None:
        """Release a table that has left memory, for any process to claim."""

    def lose(self, table: str, token: FencingToken, /) -> None:
        """Note that a write with this token was refused: another process owns the table."""

    async def rows(self) -> tuple[RankedRow, ...]:
        """Return the listed tables of other processes."""

    async def people(self) -> tuple[ConnectedPerson, ...]:
        """Return the people who are connected at other processes."""

    async def meet(self, ask: wire.AskOpponent, /) -> wire.OpponentCard | None:
        """Return a seat with a player who waits at another process for the same game."""

    async def closed_positions(self, game: str, /) -> Mapping[str, int]:
        """Of tables elsewhere: where people play this game, and the solver is closed meanwhile; since when."""


class OneProcess:
    """A single process, which owns every table."""

    number = None

    async def claim(self, table: str) -> None:
        return None

    def made(self, table: str, process: int | None) -> None: ...

    def release(self, table: str) -> None: ...

    def lose(self, table: str, token: FencingToken) -> None: ...

    async def rows(self) -> tuple[RankedRow, ...]:
        return ()

    async def people(self) -> tuple[ConnectedPerson, ...]:
        return ()

    async def meet(self, ask: wire.AskOpponent) -> None:
        return None

    async def closed_positions(self, game: str) -> Mapping[str, int]:
        return {}
