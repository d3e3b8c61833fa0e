"""Idempotency of the requests of one table: a repeated request gets the same answer, and is carried out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from parlour import wire
from parlour.game import Game
from parlour.sitting import Moved
from parlour.tables import requests, talk
from parlour.tables.entries import Line

REMEMBERED = 256
"""Answers kept that have no line in the log; a request with a line is recognised for ever."""


class IdempotencyRecord:
    """The requests of one table that were answered, by person and request id."""

    def __init__(self, game: Callable[[], Game], clean: Callable[[str], str]) -> None:
        self._game, self._clean = game, clean
        self._done: dict[tuple[int, str], str | None] = {}
        """Requests that were carried out, with the text of a move."""
        self._unlogged: OrderedDict[tuple[int, str], wire.Done | wire.Refused] = OrderedDict()
        """Answers to requests that changed nothing: refused, or true already."""

    def carried_out(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.person is not None and line.client:
                self._done[line.person, line.client] = line.entry.text if isinstance(line.entry, Moved) else None

    def remember(self, person: int, request: requests.TableRequest, answer: wire.Done | wire.Refused) -> None:
        self._unlogged[person, request.id] = answer
        if len(self._unlogged) > REMEMBERED:
            self._unlogged.popitem(last=False)

    def before(self, person: int, request: requests.TableRequest) -> wire.Done | wire.Refused | None:
        return self._unlogged.get((person, request.id))

    def was_done(self, person: int, request: requests.TableRequest) -> bool:
        """Return whether a request with this id was carried out."""
        return (person, request.id) in self._done

    def is_the_same(self, person: int, request: requests.TableRequest) -> bool:
        """Return whether the request carried out under this id is this very request."""
        meant: tuple[str | None, ...] = (None,)
        if isinstance(request, requests.Play):
            meant = tuple(talk.as_written(self._game(), request.text, clean) for clean in (self._clean, talk.silence))
        return self._done[person, request.id] in meant
