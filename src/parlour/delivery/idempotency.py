"""What the requests of one table were answered, so that one which is sent again is answered again, not done twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from parlour import wire
from parlour.game import Game
from parlour.sitting import Moved
from parlour.tables import requests, talk
from parlour.tables.entries import Line

REMEMBERED = 256
"""Answers of a table without a line in the log that we can repeat. What has one can be repeated for ever."""


class IdempotencyRecord:
    """By who asked, and the id it was asked with."""

    def __init__(self, game: Game, clean: Callable[[str], str]) -> None:
        self._game, self._clean = game, clean
        self._done: dict[tuple[int, str], str | None] = {}
        """What was carried out, and the move if it was one."""
        self._unlogged: OrderedDict[tuple[int, str], wire.Done | wire.Refused] = OrderedDict()
        """What was refused, or was so already when it was asked for."""

    def carried_out(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.person is not None and line.client:
                self._done[line.person, line.client] = line.entry.text if isinstance(line.entry, Moved) else None

    def without_a_line(self, person: int, request: requests.Act, answer: wire.Done | wire.Refused) -> None:
        self._unlogged[person, request.id] = answer
        if len(self._unlogged) > REMEMBERED:
            self._unlogged.popitem(last=False)

    def before(self, person: int, request: requests.Act) -> wire.Done | wire.Refused | None:
        return self._unlogged.get((person, request.id))

    def was_done(self, person: int, request: requests.Act) -> bool:
        """Was something carried out that had this id?"""
        return (person, request.id) in self._done

    def is_the_same(self, person: int, request: requests.Act) -> bool:
        """Is it this that was carried out, or does it carry the id of something else that was?"""
        meant: tuple[str | None, ...] = (None,)
        if isinstance(request, requests.Play):
            meant = tuple(talk.as_written(self._game, request.text, clean) for clean in (self._clean, talk.silence))
        return self._done[person, request.id] in meant
