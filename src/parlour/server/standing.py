"""How a table stands: the fold of its charter and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from parlour.game import AnyGame, Deadline, Seat, deadline_of, talk_of
from parlour.sitting import Ended, Moved, Sitting, TookBack, begin
from parlour.storage import Agreed, Asked, Charter, Declined, Followed, Line, Said, Sat, Wound

KEPT = 50
"""How much of the talk is shown to who comes later."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Everything the log says. It never changes in place."""

    charter: Charter
    sitting: Sitting
    names: tuple[str | None, ...]
    """Who sits on each seat; None where nobody does yet. Bots have no name here."""
    length: int = 0
    asking: Seat | None = None
    agreed: frozenset[Seat] = field(default_factory=frozenset)
    following: str | None = None
    wound: Wound | None = None
    """The clock that runs, if there is one."""
    said: tuple[Said, ...] = ()
    """The last that was said."""

    def is_bot(self, seat: Seat) -> bool:
        return self.charter.chairs[seat].kind == "bot"

    def is_free(self, seat: Seat) -> bool:
        return not self.is_bot(seat) and self.names[seat] is None

    def must_agree(self, seat: Seat) -> frozenset[Seat]:
        """Whom this seat has to ask before a move is taken back: the people who sit elsewhere.

        The seats of whoever made the table are one person at one device.
        """
        chairs = self.charter.chairs
        return frozenset(
            other
            for other in range(len(chairs))
            if other != seat
            and self.names[other] is not None
            and not (chairs[seat].kind == "me" and chairs[other].kind == "me")
        )

    @property
    def unanswered(self) -> frozenset[Seat]:
        """Who has still to agree to what is asked."""
        return frozenset() if self.asking is None else self.must_agree(self.asking) - self.agreed

    @property
    def deadline(self) -> Deadline | None:
        """What the game wants done by when. Nobody is hurried while somebody is still expected at the table."""
        if self.sitting.end or any(self.is_free(seat) for seat in range(self.sitting.seats)):
            return None
        return deadline_of(self.sitting.game, self.sitting.position)

    @property
    def talk(self) -> bool | None:
        """May people talk now? None where they cannot at all."""
        people = frozenset(seat for seat in range(self.sitting.seats) if not self.is_bot(seat))
        return talk_of(self.sitting.game, self.sitting.position, people)

    def fold(self, line: Line) -> Standing:
        """The standing after one more line."""
        longer = replace(self, length=self.length + 1)
        match line.entry:
            case Sat(seat, name):
                names = (*self.names[:seat], name, *self.names[seat + 1 :])
                return replace(longer, names=names)
            case Asked(seat):
                return replace(longer, asking=seat, agreed=frozenset())
            case Agreed(seat):
                return replace(longer, agreed=self.agreed | {seat})
            case Declined():
                return replace(longer, asking=None, agreed=frozenset())
            case Followed(table):
                return replace(longer, following=table)
            case Said():
                return replace(longer, said=(*self.said, line.entry)[-KEPT:])
            case Wound():
                return replace(longer, wound=line.entry)
            case Moved() | TookBack() | Ended():
                # Whatever happens on the board answers an open question about it.
                moved = replace(longer, sitting=self.sitting.fold(line.entry), asking=None, agreed=frozenset())
                return moved._stopped() if moved.wound else moved

    def _stopped(self) -> Standing:
        """Another deadline, or none: the clock of the last one stands still."""
        deadline = self.deadline
        same = deadline is not None and self.wound is not None and deadline.key == self.wound.key
        return self if same else replace(self, wound=None)


def founded(game: AnyGame, charter: Charter) -> Standing:
    """A table before its first line."""
    options = game.options(dict(charter.options))
    sitting = begin(game, options, game.read_deal(options, charter.deal))
    return Standing(charter, sitting, (None,) * len(charter.chairs))


def folded(standing: Standing, lines: Iterable[Line]) -> Standing:
    for line in lines:
        standing = standing.fold(line)
    return standing


def winding(standing: Standing, now: float) -> tuple[Line, ...]:
    """The line that winds the clock, if a deadline stands whose clock does not run yet."""
    deadline = standing.deadline
    if deadline is None or standing.wound is not None:
        return ()
    return (Line(Wound(deadline.key, round((now + deadline.pause + deadline.seconds) * 1000))),)
