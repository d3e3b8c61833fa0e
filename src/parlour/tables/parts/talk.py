"""What has been said at a table."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from parlour.tables.entries import Entry, Explained, Reported, RevealLed, Said, Started

KEPT = 50
"""How many remarks are kept for people who come later."""


class Talk(msgspec.Struct, frozen=True):
    """The last remarks, reasons for what was revealed, and reports to the host."""

    said: tuple[Said, ...] = ()
    said_after: tuple[int, ...] = ()
    """For each of these, how many moves of the game that is shown had been made."""
    reasons: tuple[Explained, ...] = ()
    """What was said about what was revealed last."""
    shown: int = 0
    """How many parts of the reveal are shown, where its player shows them one by one."""
    reports: tuple[Reported, ...] = ()

    def fold(self, entry: Entry, moves: int, turned: bool) -> Talk:
        """`moves` had been made before; `turned` says whether the entry begins another phase."""
        match entry:
            case Said(text="", code=""):  # forgotten, as a person has asked or the operator has decided
                return self
            case Said():
                after = (*self.said_after, moves)[-KEPT:]
                return replace(self, said=(*self.said, entry)[-KEPT:], said_after=after)
            case Explained(_, about, text):
                others = (one for one in self.reasons if one.about != about)
                return replace(self, reasons=(*others, entry) if text else tuple(others))  # empty: it was forgotten
            case RevealLed(step):
                return replace(self, shown=step)
            case Reported():
                return replace(self, reports=(*self.reports, entry)[-KEPT:])
            case Started():
                return replace(self, said_after=(0,) * len(self.said), reasons=(), shown=0)
            case _:
                return replace(self, reasons=(), shown=0) if turned and (self.reasons or self.shown) else self
