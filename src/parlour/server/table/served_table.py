"""A table in memory with its helpers: arrivals, previews, analysis."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.delivery.listener import Listener
from parlour.server.cluster.processes import ConnectedPerson
from parlour.server.operator.traces import span
from parlour.server.table.arrivals import Arrivals
from parlour.server.table.assistance import Assistance
from parlour.server.table.listeners import Listeners
from parlour.server.table.live_table import LiveTable
from parlour.storage import FencingToken
from parlour.tables import matchmaking, requests
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState


@dataclass(slots=True)
class ServedTable:
    """A table in memory, with its arrivals and assistance."""

    live: LiveTable
    arrivals: Arrivals
    assistance: Assistance
    token: FencingToken | None = None
    visitors: int = 0
    """How many requests use the table now; it must not be forgotten meanwhile."""

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def state(self) -> TableState:
        return self.live.state

    @property
    def listeners(self) -> Listeners:
        return self.live.listeners

    @property
    def idle(self) -> bool:
        """Whether no one is connected and no request uses the table, so that it can leave memory."""
        return not self.visitors and self.live.idle

    @property
    def seeks(self) -> bool:
        """Whether a person waits here for an opponent. The maker of the table may still be on the way."""
        here = self.listeners.here_or_expected(self.state.people.by_number)
        return matchmaking.seeks(self.state, here)

    def is_played(self, within: int) -> bool:
        """Return whether a seat holder is connected, or was within these milliseconds."""
        seated = {holder.person for holder in self.state.seats.shown if holder.person is not None}
        return not seated.isdisjoint(self.listeners.lately_here(within))

    def people_connected(self) -> tuple[ConnectedPerson, ...]:
        """Return the people who are connected."""
        people = self.state.people.by_number
        here = self.listeners.people.items()
        return tuple((self.id, person, people[person].name, *source) for person, source in here)

    def record(self) -> str:
        return score_sheet(self.state)

    async def answer(
        self,
        listener: Listener,
        request: requests.TableRequest
        | requests.Draft
        | requests.Look
        | requests.Consider
        | requests.AskCoach
        | requests.PageShape,
    ) -> None:
        """Carry out a request of a listener, and answer it."""
        with span(request.kind, table=self.id, game=self.state.game.NAME):
            match request:
                case requests.Play():  # first, for it is what is asked most
                    await self.live.act(listener, request)
                case requests.Look():
                    self.live.look(listener, request)
                case requests.Consider():
                    await self.assistance.consider(listener, request)
                case requests.AskCoach():
                    self.assistance.coach(listener, request)
                case requests.PageShape():
                    self.live.shape(listener, request)
                case requests.Draft():
                    await self.live.draft(listener, request)
                case _:
                    await self.live.act(listener, request)

    def forget(self) -> None:
        """Stop the timer: the table leaves memory."""
        self.live.forget()
        self.assistance.stop()

    def disconnect(self, reason: str) -> None:
        """Close all sockets; the browsers reconnect."""
        self.live.disconnect(reason)
        self.assistance.stop()

    async def close(self) -> None:
        self.assistance.stop()
        await self.live.close()
