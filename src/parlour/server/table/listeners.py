"""The listeners of one table: who is connected, who was recently, and who left although a page is open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from parlour import wire
from parlour.delivery.listener import Listener
from parlour.server.wall_clock import now


class Listeners:
    """The open sockets and streams of a table; a person may have several."""

    def __init__(self, people: Iterable[int]) -> None:
        self._all: list[Listener] = []
        self.here: frozenset[int] = frozenset()
        """The people who are connected and have not left the game."""
        self.last_here = dict.fromkeys(people, now())
        """When each of the others was last connected."""
        self.upright: dict[int, bool] = {}
        """Whether the page of each person is upright, as they said last; kept while they are away for a moment."""
        self.expected_until = 0
        """Until when the maker of the table is expected to open a socket."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listener: Listener) -> None:
        self._all.append(listener)
        self._count()

    def remove(self, listener: Listener) -> None:
        self._all.remove(listener)
        self._count()
        self.expected_until = 0
        if listener.person is not None and listener.person not in self.here:
            self.last_here[listener.person] = now()

    def leave(self, people: Collection[int]) -> None:
        """Note that these people have left the game, though their pages are open."""
        for listener in self._all:
            listener.left = listener.left or listener.person in people
        self._count()

    def come_back(self, listener: Listener) -> None:
        """Note that a person who had left has acted again."""
        listener.left = False
        self._count()

    def _count(self) -> None:
        here = (listener.person for listener in self._all if not listener.left)
        self.here = frozenset(person for person in here if person is not None)

    @property
    def address(self) -> str:
        """The address of the first who is here."""
        return next((listener.address for listener in self._all if listener.person in self.here), "")

    @property
    def people(self) -> dict[int, tuple[str, str]]:
        """Return the connected people, each with an address and a device."""
        return {one.person: (one.address, one.device) for one in self._all if one.person is not None}

    def lately_here(self, within: int) -> frozenset[int]:
        """Return who is here, or was within these milliseconds."""
        return self.here | {person for person, at in self.last_here.items() if now() - at < within}

    def here_or_expected(self, people: Iterable[int]) -> frozenset[int]:
        """Return who is here; all of these people while the maker of the table may still be on the way."""
        return frozenset(people) if now() < self.expected_until else self.here

    def announce(self, text: str) -> None:
        """Send a notice of the operator to all."""
        for listener in self._all:
            listener.answer(wire.Notice(text=text))

    def close_with(self, farewell: wire.Refused, sources: Collection[str] | None = None) -> None:
        """Close the sockets of these addresses and devices, or all, with this message."""
        for listener in self._all:
            if sources is None or listener.address in sources or listener.device in sources:
                listener.close_with(farewell)

    def disconnect(self, reason: str) -> None:
        """Close all sockets; the browsers reconnect."""
        for listener in self._all:
            listener.disconnect(reason)
