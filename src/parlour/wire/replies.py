"""Replies by socket, from the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from parlour.game import Seat, Told
from parlour.wire.http import SeatCard, TimeCard
from parlour.wire.model import Sent


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard(Sent):
    """A line of the move list, as this seat may know it."""

    seat: Seat
    text: str
    code: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark(Sent):
    """What a bot has to say about something that all can see: a reason for a pair it chose, for instance."""

    seat: Seat
    code: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Saying(Sent):
    """What somebody said; with `seat` null, to those who watch. With a `code` it is ready-made, `phrase-<code>`."""

    seat: Seat | None
    text: str
    person: int | None = None
    name: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonCard(Sent):
    """Somebody at the table: a player, or with `seat` null somebody who watches under a name."""

    person: int
    name: str
    seat: Seat | None
    """Where they sit in the game that is played or gathered for."""
    here: bool
    away_since: int | None
    """Since when nobody is connected for them, in milliseconds since 1970."""
    left: bool
    ready: bool
    """Have they asked for another game?"""
    muted: bool = False
    """Has the host decided that nobody hears them?"""
    link_given: bool = False
    """Has the host made a new link for this person's seat that is still unused?"""
    by_link: bool = False
    """Was this person's seat handed over by a new link in this game?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionCard(Sent):
    """Something that somebody asks and others must agree to."""

    what: Literal["take-back", "resign", "end", "pause", "seat", "meet"]
    by: int
    seat: Seat | None
    """The seat that is asked for."""
    unanswered: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TallyCard(Sent):
    """What somebody has made of all games at this table."""

    name: str
    person: int | None
    wins: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportCard(Sent):
    person: int
    by: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NonceCard(Sent):
    """What the player of a seat contributed to a shuffle."""

    seat: Seat
    nonce: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SealCard(Sent):
    """Somebody's part in the next shuffle, under seal: its SHA-256."""

    person: int
    seal: str
    open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShuffleCard(Sent):
    """How the game that is shown was shuffled: the promise, and when it is over all that proves it."""

    game: int
    """Which game of this table, counted from 1."""
    commitment: str
    contributed: tuple[Seat, ...]
    """Whose own part is in it; the others brought none."""
    secret: str | None = None
    nonces: tuple[NonceCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Room(Sent):
    """The people around the table, and the next game while it is gathered for."""

    stage: Literal["gathering", "playing", "over"]
    you: int | None
    """Your number at this table; null for somebody who watches without a ticket."""
    host: int | None
    people: tuple[PersonCard, ...]
    seats: tuple[SeatCard, ...]
    """Of the game that is played or gathered for."""
    options: dict[str, str]
    time: TimeCard
    paused: bool
    question: QuestionCard | None
    absent: tuple[Seat, ...]
    """The seats for which a substitute may be asked to play."""
    can_host: bool = False
    """May you make yourself the host, because the host is here and does nothing?"""
    can_claim: bool
    """May you claim the win, because your only opponent is absent?"""
    games: int
    """How many games have been finished here."""
    score: tuple[TallyCard, ...]
    code: str | None
    """What others can type to come here; told to whoever has a ticket."""
    reports: tuple[ReportCard, ...]
    """Told to the host alone."""
    late: bool = False
    """Do those who watch see everything one turn late?"""
    screen: int | None = None
    """The person who is a screen for the room: they sit nowhere, and whoever sits down first is the host."""
    closed: bool = False
    """Has somebody been sent away, so that nobody watches any more without a ticket?"""
    added: int = 0
    """Seconds that the host has added to the clocks of this turn."""
    solver_closed: bool = False
    """Does the solver answer nobody about this game while people play it?"""
    commitment: str | None = None
    """What is promised about the shuffle of the game that is gathered for, or of the next."""
    seals: tuple[SealCard, ...] = ()
    """The parts that people have in it."""
    shuffling: bool = False
    """Are these opened now? Whoever has not in ten seconds is left out, and the game starts."""
    went_on: bool = False
    """Has the host seen enough of what was revealed last?"""
    missing: tuple[int, ...] = ()
    """The people whom another game waits for: they have a seat in it, and have not said yet that they play, or are not
    here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk(Sent):
    """The last that was said, and whether one may talk now: while others choose, silence is the rule."""

    open: bool
    said: tuple[Saying, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeCard(Sent):
    winners: tuple[Seat, ...]
    reason: str
    points: tuple[int, ...] = ()
    seat: Seat | None = None
    """Who resigned, left or ran out of time, if that ended it."""
    early: bool = False
    """Did it end before the rules said so: somebody gave up, time ran out, or all agreed?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock(Sent):
    """How long those awaited still have, in milliseconds from when this was sent, and out of how many."""

    left: int
    whole: int
    seats: tuple[int, ...] = ()
    """What each seat has left, where everybody has a stock of time."""
    paused: bool = False
    soon: int = 0
    """Milliseconds before it begins to run, while something that was revealed is looked at; `left` counts them too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance(Sent):
    """GET /api/tables/ID: how a table stands, for whoever has a ticket to it and looks from elsewhere."""

    game: str
    seats: tuple[SeatCard, ...]
    stage: Literal["gathering", "playing", "over"]
    awaited: tuple[Seat, ...]
    outcome: OutcomeCard | None
    can_analyse: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Sent):
    """All that this seat may know: sent on arrival and whenever it changes. Reconnecting is the same message.

    Before the first start nothing is dealt: `view` is null. While the next game is gathered for, the last one is shown.
    """

    kind: Literal["table"] = "table"
    table: str
    game: str
    options: dict[str, str]
    you: Seat | None
    seats: tuple[SeatCard, ...]
    phase: int
    to_move: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    view: Any
    """The game's own view; its type is in the generated types, by the game's name."""
    asked: str = ""
    """What is asked for where it is no ordinary move, such as `vote`: `<game>-your-<asked>` in the game's words."""
    told: tuple[Heard, ...]
    remarks: tuple[Remark, ...]
    outcome: OutcomeCard | None
    can_take_back: bool
    can_go_on: bool = False
    """Is something revealed that everybody looks at, until the host has seen enough?"""
    can_analyse: bool
    """Is there an analysis of this game, and is it finished or practice?"""
    asking: Seat | None
    """The seat that asks to take a move back, while that is open."""
    unanswered: tuple[Seat, ...] = ()
    """Who has still to agree to it. `room` has questions of every kind."""
    room: Room
    draft: str = ""
    """What this seat has composed so far, as it was last kept."""
    late: bool = False
    """Is this what was one turn ago?"""
    explain: tuple[str, ...] = ()
    """What was just revealed that this seat may give a reason for."""
    rematch: str | None
    """Of old tables: where the next game is."""
    rematch_ticket: str | None = None
    """Your ticket there: a new secret, for this seat only."""
    talk: Talk | None = None
    """What people say to each other, at a table where they may."""
    shuffle: ShuffleCard | None = None
    """How it was shuffled; null where nothing is."""
    clock: Clock | None = None
    """The clock of a deadline, where there is one. It runs on without a message a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Sent):
    """This request was carried out."""

    kind: Literal["done"] = "done"
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(Sent):
    """This request was not carried out, and nothing changed: the reason as a code, its facts and a sentence."""

    kind: Literal["refused"] = "refused"
    id: str | None
    code: str
    facts: dict[str, str | int]
    sentence: str
    phase: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(Sent):
    """The view asked for by `look`."""

    kind: Literal["looked"] = "looked"
    id: str
    ply: int
    view: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Considered(Sent):
    """The answer to `consider`: the game's own preview."""

    kind: Literal["considered"] = "considered"
    id: str
    preview: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class CoachLine(Sent):
    """A sentence of `words/`."""

    code: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Coached(Sent):
    """The answer to `coach`: sentences about what this seat sees, none where there is nothing to say."""

    kind: Literal["coached"] = "coached"
    id: str
    said: tuple[CoachLine, ...]


Reply = Table | Done | Refused | Looked | Considered | Coached


class WrittenTable(tuple[bytes, ...]):
    """A Table of which most is written already: what has not changed is not written again, nor for each listener.

    Its items are what stands between commas, as `fields` writes it.
    """

    __slots__ = ()


Outgoing = Reply | WrittenTable
"""What waits to be sent to a listener."""


def _plain(facts: object) -> dict[Any, Any]:
    """Facts of a game may be of any kind of mapping."""
    if isinstance(facts, Mapping):
        return dict(facts)
    raise TypeError(f"{type(facts).__name__} is nothing that is sent")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)


written: Callable[[Reply | Told], bytes] = _ENCODER.encode
"""The same text that pydantic would write, many times as fast (docs/decisions/0015-msgspec.md).

What a game tells of a move is written as the `Heard` that it is.
"""


def fields(part: Mapping[str, Any]) -> bytes:
    """These fields of a message, without the braces around them."""
    return _ENCODER.encode(part)[1:-1]


def encoded(reply: Outgoing) -> bytes:
    """As it is sent."""
    return b"{" + b",".join(reply) + b"}" if isinstance(reply, WrittenTable) else written(reply)
