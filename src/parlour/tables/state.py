"""The state of a table: the fold of its charter and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from parlour import words
from parlour.game import AnyGame, Deadline, Refusal, Seat, deadline_of, outdated, talk_of
from parlour.players.levels import offered
from parlour.players.names import listed
from parlour.record import write
from parlour.sitting import Ended, Moved, Sitting, TookBack, begin
from parlour.tables.entries import (
    Agreed,
    Asked,
    Charter,
    ClockStarted,
    Declined,
    Followed,
    Line,
    Said,
    Sat,
    Stored,
)

KEPT = 50
"""How much of the talk is shown to whoever comes later."""


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything the log says. It never changes in place."""

    charter: Charter
    sitting: Sitting
    names: tuple[str | None, ...]
    """Who sits on each seat; None where nobody does yet. Bots have no name here."""
    length: int = 0
    asking: Seat | None = None
    agreed: frozenset[Seat] = field(default_factory=frozenset)
    following: str | None = None
    clock: ClockStarted | None = None
    """The clock that runs, if there is one."""
    said: tuple[Said, ...] = ()
    """The last that was said."""
    earlier: int = 0
    """What the phases of moves that were taken back add to the phase, so that it only ever grows."""

    @property
    def game(self) -> AnyGame:
        return self.sitting.game

    @property
    def phase(self) -> int:
        """Grows whenever older messages become stale: also when a move is taken back."""
        return self.earlier + self.game.phase(self.sitting.position)

    def why_stale(self, phase: int) -> str:
        """What to answer to a move made for this older phase: a code in `words/`."""
        return outdated(self.game, self.sitting.position, phase - self.earlier)

    def is_bot(self, seat: Seat) -> bool:
        return self.charter.chairs[seat].kind == "bot"

    def is_free(self, seat: Seat) -> bool:
        return not self.is_bot(seat) and self.names[seat] is None

    def level_of(self, seat: Seat) -> int:
        """How strong the bot on this seat is."""
        level = self.charter.chairs[seat].level
        return offered(self.game)[0] if level is None else level

    @property
    def only_bots(self) -> bool:
        return all(chair.kind == "bot" for chair in self.charter.chairs)

    def name_of(self, seat: Seat) -> str:
        """What the player of a seat is called; empty while nobody sits there."""
        if self.is_bot(seat):
            return self.charter.chairs[seat].name or listed()[seat]
        return self.names[seat] or ""

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
        return deadline_of(self.game, self.sitting.position)

    @property
    def talk(self) -> bool | None:
        """May people talk now? None where they cannot at all."""
        people = frozenset(seat for seat in range(self.sitting.seats) if not self.is_bot(seat))
        return talk_of(self.game, self.sitting.position, people)

    def fold(self, line: Line) -> TableState:
        """The state after one more line."""
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
            case ClockStarted():
                return replace(longer, clock=line.entry)
            case Moved() | TookBack() | Ended():
                # Whatever happens on the board answers an open question about it.
                moved = replace(longer, sitting=self.sitting.fold(line.entry), asking=None, agreed=frozenset())
                if isinstance(line.entry, TookBack):
                    moved = replace(moved, earlier=moved.earlier + self.phase + 1 - moved.phase)
                return moved._without_old_clock()

    def _without_old_clock(self) -> TableState:
        """Another deadline, or none: the clock of the last one stops."""
        if self.clock is None:
            return self
        deadline = self.deadline
        return self if deadline is not None and deadline.key == self.clock.key else replace(self, clock=None)


def before_first_line(game: AnyGame, charter: Charter) -> TableState:
    """A table that nothing has happened at yet."""
    options = game.options(dict(charter.options))
    sitting = begin(game, options, game.read_deal(options, charter.deal))
    return TableState(charter, sitting, (None,) * len(charter.chairs))


def folded(state: TableState, lines: Iterable[Line]) -> TableState:
    for line in lines:
        state = state.fold(line)
    return state


def restored(game: AnyGame, stored: Stored) -> TableState:
    """The state that a whole log leads to."""
    return folded(before_first_line(game, stored.charter), stored.lines)


def score_sheet(state: TableState) -> str:
    """The record as text. It tells everything, so it is refused while the game goes on."""
    if state.sitting.outcome is None:
        raise Refusal("record-not-yet")
    names = tuple(_name_on_sheet(state, seat) for seat in range(state.sitting.seats))
    return write(state.sitting.record(names, state.charter.made[:10]))


def _name_on_sheet(state: TableState, seat: Seat) -> str:
    name, level = state.name_of(seat), state.charter.chairs[seat].level
    return name if level is None else words.say("bot-on-sheet", {"name": name, "level": level})
