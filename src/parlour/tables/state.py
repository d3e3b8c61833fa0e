"""The state of a table: the fold of its charter and the lines of its log. `folding` says how it changes.

gathering -> playing -> over -> gathering -> ...     `docs/tables.md` draws it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal

from parlour.derived import Derived, derived, made
from parlour.game import Deadline, Game, Outcome, Refusal, Seat
from parlour.players.levels import offered
from parlour.players.names import listed
from parlour.shuffles import EDITION, Part, Shuffle
from parlour.sitting import Sitting
from parlour.tables.entries import Asked, Charter, ClockStarted, Explained, Reported, Said, TimeControl
from parlour.tables.people import Holder, Person, Result

__all__ = ["Clocks", "Stage", "TableState", "changed", "check_person", "noted"]

Stage = Literal["gathering", "playing", "over"]
_SHOWN = ("sitting", "holders", "past_holders")
"""The game that is shown, and who sits there."""
_MOVED = frozenset({
    "sitting", "length", "last", "moved_at", "host_acted", "played", "deadline_clock", "clocks", "earlier", "reasons",
    "said", "said_after", "asked_at",
})  # fmt: skip
"""What changes with a move, with its time, and with what is said."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of the table's own time control."""

    left: tuple[int, ...]
    """Milliseconds that each seat had left at `since`."""
    since: int
    running: frozenset[Seat] = frozenset()
    """Whose clocks run from then on."""


@dataclass(frozen=True)
class TableState:
    """Everything the log says. It never changes in place.

    Without slots: so `changed` is quick, and keeps what follows (`derived`) from fields that stay.
    """

    game: Game
    charter: Charter
    options: Any
    """Of the game that is played, or gathered for."""
    holders: tuple[Holder, ...]
    """Who holds each seat in the game that is played, or gathered for."""
    time: TimeControl
    people: Mapping[int, Person] = field(default_factory=dict)
    host: int | None = None
    sitting: Sitting | None = None
    """The game that is played; while the next one is gathered for, the last."""
    gathering: bool = True
    past_holders: tuple[Holder, ...] = ()
    """Who held the seats of the last game, while the next one is gathered for."""
    played: tuple[tuple[Holder, ...], ...] = ()
    """Who has made a move of the game that is shown, for each seat: people, bots, and substitutes for people."""
    ready: frozenset[int] = frozenset()
    """Who has asked for another game."""
    results: tuple[Result, ...] = ()
    """The finished games."""
    question: Asked | None = None
    agreed: frozenset[int] = frozenset()
    asked_at: int | None = None
    """When the open question was asked."""
    deadline_clock: ClockStarted | None = None
    """The clock of a deadline of the game's own, if one runs."""
    clocks: Clocks | None = None
    """The clocks of the table's time control, if it has one."""
    paused: int | None = None
    """Since when the game is paused."""
    said: tuple[Said, ...] = ()
    """The last that was said."""
    said_after: tuple[int, ...] = ()
    """For each of these, how many moves of the game that is shown had been made."""
    reasons: tuple[Explained, ...] = ()
    """What was said about what was revealed last."""
    began_at: int | None = None
    """When the game that is shown started."""
    moved_at: int | None = None
    """When the last move of this game was made, or when it started."""
    added: int = 0
    """Seconds that were added to the clocks in this phase."""
    host_acted: int | None = None
    """When the host last did something here."""
    went_on: bool = False
    """Has the host said that what was revealed last has been looked at?"""
    late: bool = False
    """Do those who watch see everything one turn late?"""
    seeking: bool = False
    """Does whoever made the table look for an opponent, and has not sent one away?"""
    reports: tuple[Reported, ...] = ()
    earlier: int = 0
    """What earlier games and moves taken back add to the phase, so that it only ever grows."""
    length: int = 0
    last: int | None = None
    """When the last line was written."""
    secret: str | None = None
    """Of the next game's shuffle, once it is promised."""
    shuffle_edition: int = EDITION
    """Of that shuffle."""
    seals: Mapping[int, str] = field(default_factory=dict)
    """The parts in it that people have under seal."""
    shuffling: int | None = None
    """Since when these are opened."""
    nonces: Mapping[int, str] = field(default_factory=dict)
    """The parts in it that are open."""
    shuffle: Shuffle | None = None
    """How the game that is shown was shuffled, where that can be proved."""
    following: str | None = None
    """Of the first edition: the table of the next game."""

    @derived(*(name for name in __annotations__ if name not in _MOVED))
    def unmoved(self) -> object:
        """Another object as soon as something else changes than the game, its time and what is said."""
        return object()

    @derived(*_SHOWN, "gathering")
    def stage(self) -> Stage:
        if self.gathering:
            return "gathering"
        return "playing" if self.outcome is None else "over"

    @derived("secret", "shuffle_edition", "seals", "nonces", "holders", "results")
    def next_shuffle(self) -> Shuffle | None:
        """What is promised for the game that is gathered for, or for the next after this one."""
        if self.secret is None:
            return None
        parts = (
            Part(seat, self.nonces.get(holder.person), holder.person, self.seals.get(holder.person, ""))
            for seat, holder in enumerate(self.holders)
            if holder.person is not None
        )
        if self.shuffle_edition == 1:
            found = tuple(Part(part.seat, part.nonce) for part in parts if part.nonce is not None)
        else:
            found = tuple(part for part in parts if part.seal)
        return Shuffle(self.charter.table, self.next_game, self.secret, found, self.shuffle_edition)

    @derived(*_SHOWN)
    def outcome(self) -> Outcome | None:
        """How the game ended. It never names a seat that nobody held."""
        outcome = self.sitting.outcome if self.sitting else None
        if outcome is None:
            return None
        winners = tuple(seat for seat in outcome.winners if not self.shown[seat].free)
        return Outcome(winners, outcome.reason, outcome.points)

    @derived("earlier", "sitting")
    def phase(self) -> int:
        """Grows whenever older messages become stale: also when a move is taken back or another game begins."""
        return self.earlier + (self.game.phase(self.sitting.position) if self.sitting else 0)

    def why_stale(self, phase: int) -> str:
        """What to answer to a move made for this older phase: a code in `words/`."""
        return "stale" if self.sitting is None else self.game.outdated(self.sitting.position, phase - self.earlier)

    @derived("people")
    def came(self) -> frozenset[int]:
        """Who has come, and was not sent away."""
        return frozenset(number for number, person in self.people.items() if not person.removed)

    @derived("people")
    def away(self) -> frozenset[int]:
        """Of those who came, who is not connected for some time, or has left."""
        return frozenset(one for one in self.came if self.people[one].left or self.people[one].away is not None)

    @property
    def closed(self) -> bool:
        """Has somebody been sent away? Then nobody comes here any more without a ticket, a link or the new code."""
        return len(self.came) < len(self.people)

    @property
    def screen(self) -> int | None:
        """The person who is a screen for the room."""
        return 0 if self.charter.screen and 0 in self.people and self.next_seat_of(0) is None else None

    @property
    def slow(self) -> bool:
        """Is a game played with hours or days to think? Then being away means nothing until the time runs out."""
        return self.time.slow and self.stage == "playing"

    @property
    def strangers(self) -> bool:
        """Did the players meet through *Find an opponent*? Then no seat is handed over without its holder."""
        return self.charter.seeking

    # Seats

    @property
    def next_game(self) -> int:
        """The number of the game that is gathered for, or of the next after this one, counted from 1."""
        return len(self.results) + 1

    @property
    def count(self) -> int:
        return self.game.seats(self.options)

    @derived("holders", "past_holders")
    def shown(self) -> tuple[Holder, ...]:
        """Who holds the seats of the game that is shown: the last one until the next has started."""
        return self.past_holders or self.holders

    @derived("holders", "past_holders")
    def _seats(self) -> dict[int | None, Seat]:
        return _seats_of(self.shown)

    @derived("holders")
    def _next_seats(self) -> dict[int | None, Seat]:
        return _seats_of(self.holders)

    def seat_of(self, person: int | None) -> Seat | None:
        """Where this person sits in the game that is shown."""
        return self._seats.get(person)

    def next_seat_of(self, person: int | None) -> Seat | None:
        """Where this person sits in the game that is played or gathered for."""
        return self._next_seats.get(person)

    @derived("holders", "past_holders")
    def bots(self) -> dict[Seat, int]:
        """The seats where a bot moves, also for a person, and of what strength it is."""
        levels = (
            offered(self.game)[0] if one.kind == "bot" and one.level is None else one.bot_level for one in self.shown
        )
        return {seat: level for seat, level in enumerate(levels) if level is not None}

    def bot_level(self, seat: Seat) -> int | None:
        """Of what strength the bot is that moves here, also for a person; None where a person does."""
        return self.bots.get(seat)

    @property
    def only_bots(self) -> bool:
        return all(holder.bot_level is not None or holder.kind == "bot" for holder in self.shown)

    def name_of(self, seat: Seat) -> str:
        """What the player of a seat is called; empty while nobody sits there."""
        holder = self.shown[seat]
        return holder.name or (listed()[seat] if holder.kind == "bot" else "")

    @derived("holders")
    def seated(self) -> frozenset[int]:
        """The people who hold a seat of the game that is played or gathered for."""
        return frozenset(holder.person for holder in self.holders if holder.person is not None)

    def has(self, person: int) -> bool:
        """Has this person come, and was not sent away?"""
        return person in self.came

    def is_away(self, person: int) -> bool:
        return self.people[person].away is not None

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        return next(side for side in self.game.sides(self.options) if seat in side)

    @property
    def sides(self) -> int:
        return len(self.game.sides(self.options))

    def same_device(self, one: int, other: int) -> bool:
        return one in self.makers and other in self.makers

    @derived("people")
    def makers(self) -> frozenset[int]:
        """Who sits at the device on which the table was made."""
        return frozenset(number for number, person in self.people.items() if person.maker)

    def at_device(self, here: frozenset[int]) -> frozenset[int]:
        """Who is there when these are connected: several seats of one device are there together."""
        makers = self.makers
        return here if makers <= here or here.isdisjoint(makers) else here | makers

    # Questions

    @property
    def must_agree(self) -> frozenset[int]:
        """Who is asked by the open question, whether they have answered or not."""
        question = self.question
        if question is None:
            return frozenset()
        others = {
            person for person in self.seated if person != question.seat and not self.same_device(person, question.seat)
        }
        if question.what == "take-back":
            # Also whoever is away for a moment: nothing is taken back behind somebody's back.
            return frozenset(filter(self._plays_themselves, others))
        if question.what == "resign":
            seat = self.next_seat_of(question.seat)
            side = () if seat is None else self.side_of(seat)
            others = {person for person in others if self.next_seat_of(person) in side}
        # With days to think everyone is away most of the time: nothing is agreed on without them.
        return frozenset(other for other in others if self.slow or not self.is_away(other))

    def _plays_themselves(self, person: int) -> bool:
        seat = self.next_seat_of(person)
        return seat is not None and self.holders[seat].substitute is None

    @property
    def unanswered(self) -> frozenset[int]:
        """Who has still to agree to what is asked."""
        return self.must_agree - self.agreed

    # Time and talk

    @derived(*_SHOWN, "gathering")
    def deadline(self) -> Deadline | None:
        """What the game itself wants done by when. Nobody is hurried while somebody is still expected."""
        if self.stage != "playing" or self.sitting is None:
            return None
        deadline = self.game.deadline(self.sitting.position)
        return None if deadline is None or any(holder.free for holder in self.holders) else deadline

    @derived("sitting", "gathering", "paused")
    def awaited(self) -> frozenset[Seat]:
        """Whom the game waits for; nobody while it is paused."""
        if self.sitting is None or self.gathering or self.paused is not None:
            return frozenset()
        return self.sitting.awaited

    @derived(*_SHOWN, "gathering")
    def talk(self) -> bool | None:
        """May those who sit here talk now? None where they cannot at all."""
        if self.stage != "playing" or self.sitting is None:
            return True if len(self._persons) > 1 else None
        return self.game.talk(self.sitting.position, self._persons) if len(self._persons) > 1 else None

    @derived("holders", "past_holders")
    def _persons(self) -> frozenset[Seat]:
        return frozenset(seat for seat, holder in enumerate(self.shown) if holder.kind != "bot")


DERIVED = {name: part for name, part in vars(TableState).items() if isinstance(part, Derived)}
_FOLLOWING = {
    field.name: tuple(name for name, part in DERIVED.items() if field.name in part.fields)
    for field in fields(TableState)
}

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(state: TableState, **changes: object) -> TableState:
        """`dataclasses.replace`, which takes many times as long for this many fields: every line is folded by it."""
        parts = state.__dict__.copy()
        parts.update(changes)
        for field in changes:
            for name in _FOLLOWING[field]:
                parts.pop(name, None)
        return made(TableState, parts)


def noted(before: TableState, after: TableState, **notes: Any) -> TableState:
    """What was made from `before`, with these fields besides, from which nothing is derived. Nobody has seen it yet."""
    if after is before:
        return changed(before, **notes)
    after.__dict__.update(notes)
    return after


def check_person(state: TableState, person: int) -> None:
    """Refuse what is to be done with somebody who is not at this table."""
    if not state.has(person):
        raise Refusal("no-such-person")


def _seats_of(holders: tuple[Holder, ...]) -> dict[int | None, Seat]:
    return {holder.person: seat for seat, holder in reversed([*enumerate(holders)]) if holder.person is not None}
