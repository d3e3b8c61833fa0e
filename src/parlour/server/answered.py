"""What the requests of one table were answered, so that one which is sent again is answered again, not done twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from parlour import wire
from parlour.game import AnyGame
from parlour.sitting import Moved
from parlour.tables import talk
from parlour.tables.entries import Line

REMEMBERED = 256
"""Refusals of a table that we can repeat. What was carried out is in the log and can be repeated for ever."""


class Answered:
    """By who asked, and the id it was asked with."""

    def __init__(self, game: AnyGame, clean: Callable[[str], str]) -> None:
        self._game, self._clean = game, clean
        self._done: dict[tuple[int, str], str | None] = {}
        """What was carried out, and the move if it was one."""
        self._refused: OrderedDict[tuple[int, str], wire.Refused] = OrderedDict()

    def carried_out(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.person is not None and line.client:
                self._done[line.person, line.client] = line.entry.text if isinstance(line.entry, Moved) else None

    def refused(self, person: int, request: wire.Act, answer: wire.Refused) -> None:
        self._refused[person, request.id] = answer
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)

    def refusal(self, person: int, request: wire.Act) -> wire.Refused | None:
        return self._refused.get((person, request.id))

    def was_done(self, person: int, request: wire.Act) -> bool:
        """Was something carried out that had this id?"""
        return (person, request.id) in self._done

    def is_the_same(self, person: int, request: wire.Act) -> bool:
        """Is it this that was carried out, or does it carry the id of something else that was?"""
        meant: tuple[str | None, ...] = (None,)
        if isinstance(request, wire.Play):
            meant = tuple(talk.as_written(self._game, request.text, clean) for clean in (self._clean, talk.silence))
        return self._done[person, request.id] in meant
