"""The open question: one at a time."""

from __future__ import annotations

import msgspec

from parlour.sitting import Ended, Moved, TookBack
from parlour.tables.entries import Again, Agreed, Asked, Declined, Entry, GameChosen, Paused, Started, TimeSkipped


class OpenQuestion(msgspec.Struct, frozen=True):
    """The question, who has agreed so far, and when it was asked."""

    asked: Asked | None = None
    agreed: frozenset[int] = frozenset()
    at: int | None = None
    seeking: bool = False
    """Whether the maker of the table looks for an opponent and has not declined one."""

    def fold(self, entry: Entry, at: int | None, over: bool, preparing: bool) -> OpenQuestion:
        """`over` says whether the game has ended by now, `preparing` whether one was prepared before this entry."""
        match entry:
            case Moved() | TookBack() | Ended():
                # What happens on the board answers an open question about it.
                about_the_board = self.asked is not None and (over or self.asked.what == "take-back")
                return self._closed() if about_the_board else self
            case Asked():
                return OpenQuestion(entry, frozenset(), at, self.seeking)
            case Agreed(person):
                return OpenQuestion(self.asked, self.agreed | {person}, self.at, self.seeking)
            case Declined(person):
                # A newcomer who does not wait for the answer was not declined.
                declined = self.asked is not None and self.asked.what == "meet" and person != self.asked.person
                return OpenQuestion(seeking=self.seeking and not declined)
            case TimeSkipped() if self.asked is not None:
                return OpenQuestion(self.asked, self.agreed, entry.later(self.at), self.seeking)
            case Paused() | Started() | GameChosen():
                return self._closed()
            case Again() if not preparing:
                return self._closed()
            case _:
                return self

    def _closed(self) -> OpenQuestion:
        return self if self.asked is None else OpenQuestion(seeking=self.seeking)
