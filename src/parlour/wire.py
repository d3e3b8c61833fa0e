"""Messages between browser and server, as typed models: the only door for outside data.

Past this door there are no dictionaries. `docs/wire.md` shows an example of every message; the client's types are
generated from these models. Strings are bounded here; whether a move is legal is for the rules to say.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from parlour.game import Refusal, Seat

LARGEST = 16_384
"""Bytes of a message that we are willing to read."""

ClientId = Annotated[str, Field(min_length=1, max_length=64)]
Secret = Annotated[str, Field(min_length=16, max_length=64)]
Name = Annotated[str, Field(max_length=200)]
Text = Annotated[str, Field(min_length=1, max_length=2000)]


class Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


# From the browser by HTTP


class SeatWish(Model):
    """Who shall sit here: the one who makes the table (`me`), somebody invited by link, or a bot of some level."""

    kind: Literal["me", "invite", "bot"]
    level: int | None = None


class NewTable(Model):
    """POST /api/tables"""

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=4000)]] = {}
    seats: Annotated[tuple[SeatWish, ...], Field(max_length=8, strict=False)]
    name: Name = ""
    listed: bool = False
    """Shown in the lobby, where anybody may take a free seat."""


class SitDown(Model):
    """POST /api/tables/{table}/sit: with the secret of an invitation, or at a listed table without."""

    secret: Secret | None = None
    name: Name = ""
    key: Secret | None = None
    """A secret of the guest's own: the same request with the same key gets the same ticket, if an answer was lost."""


# From the server by HTTP


class OptionCard(Model):
    """An option as the lobby's form shows it: named values, a whole number within bounds, or neither: written out."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class GameCard(Model):
    """A game as the lobby shows it. Bots have the levels from `lowest`, 1 or 0, to `levels`; `open` games hide nothing;
    `puzzles` counts them."""

    name: str
    rules: str
    options: tuple[OptionCard, ...]
    lowest: int
    levels: int
    open: bool
    puzzles: int


class House(Model):
    """GET /api/house: the address by which others on the local network reach this server, if it is open to them."""

    address: str | None


class TicketCard(Model):
    """The right to a seat. Keep it: whoever holds the ticket is the player."""

    seat: Seat
    ticket: str


class InviteCard(Model):
    """The secret of an invitation, spent when somebody sits down with it."""

    seat: Seat
    secret: str


class Created(Model):
    table: str
    tickets: tuple[TicketCard, ...]
    invites: tuple[InviteCard, ...]


class SeatCard(Model):
    seat: Seat
    side: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: int | None = None
    here: bool = False
    """Is somebody connected on this seat now?"""


class LobbyRow(Model):
    """A listed table."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]
    over: bool


# Analysis, by HTTP: of finished games, and of practice without another person


class AskAnalysis(Model):
    """POST /api/tables/{table}/analysis: the position after this many moves of the game, and then these others."""

    ply: Annotated[int, Field(ge=0)]
    moves: Annotated[
        tuple[Annotated[str, Field(min_length=1, max_length=20)], ...], Field(max_length=200, strict=False)
    ] = ()


class ChoiceCard(Model):
    """What a move is worth to whoever makes it: won or lost in this many plies, this one included; null if not known.

    If not `exact`, it takes at most this many. `best` are the quickest wins.
    """

    text: str
    wins: bool | None
    plies: int | None
    exact: bool
    best: bool


class AnalysisCard(Model):
    """A position to analyse: the moves of the game, where we are, the view of the mover, and the choices."""

    game: str
    options: dict[str, str]
    played: tuple[str, ...]
    ply: int
    moves: tuple[str, ...]
    mover: Seat | None
    view: Any
    choices: tuple[ChoiceCard, ...]


class JudgedCard(Model):
    """A move of the game and what it was worth; `better` are the winning moves it passed over, if it let a win slip."""

    ply: int
    seat: Seat
    text: str
    wins: bool | None
    plies: int | None
    exact: bool
    better: tuple[str, ...]


class ReviewCard(Model):
    """GET /api/tables/{table}/review"""

    judged: tuple[JudgedCard, ...]


# From the browser by socket


class Hello(Model):
    """The first message: a seat's ticket, or null to watch."""

    kind: Literal["hello"]
    ticket: Secret | None


class Play(Model):
    """A move in notation, with the phase it was made for. The same id again gets the same answer again."""

    kind: Literal["play"]
    id: ClientId
    phase: int
    text: Text


class Resign(Model):
    kind: Literal["resign"]
    id: ClientId


class TakeBack(Model):
    """Ask to take the own last move back; granted at once where nobody needs to be asked."""

    kind: Literal["take-back"]
    id: ClientId


class Answer(Model):
    """Answer somebody's request to take back."""

    kind: Literal["answer"]
    id: ClientId
    accept: bool


class Rematch(Model):
    """Another game, sides swapped; the others find the new table in their next table message."""

    kind: Literal["rematch"]
    id: ClientId


class Say(Model):
    """Say something to everybody at the table, where the game leaves room for talk."""

    kind: Literal["say"]
    id: ClientId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Look(Model):
    """The view after this many moves, for stepping through the game."""

    kind: Literal["look"]
    id: ClientId
    ply: Annotated[int, Field(ge=0)]


class Consider(Model):
    """What would this unfinished move do? Never logged."""

    kind: Literal["consider"]
    id: ClientId
    draft: Annotated[str, Field(max_length=2000)]


class AskPreview(Model):
    """What would this unfinished move do, in a step of a lesson?"""

    draft: Annotated[str, Field(max_length=2000)]


Request = Annotated[
    Hello | Play | Resign | TakeBack | Answer | Rematch | Say | Look | Consider, Field(discriminator="kind")
]


# From the server by socket


class Heard(Model):
    """A line of the move list, as this seat may know it."""

    seat: Seat
    text: str
    code: str
    facts: dict[str, str | int]


class Remark(Model):
    """What a bot has to say about something that all can see: a reason for a pair it chose, for instance."""

    seat: Seat
    code: str
    facts: dict[str, str | int]


class Saying(Model):
    """What somebody said."""

    seat: Seat
    text: str


class Talk(Model):
    """The last that was said, and whether one may talk now: while others choose, silence is the rule."""

    open: bool
    said: tuple[Saying, ...]


class OutcomeCard(Model):
    winners: tuple[Seat, ...]
    reason: str
    points: tuple[int, ...] = ()
    seat: Seat | None = None
    """Who resigned or ran out of time, if that ended it."""


class Clock(Model):
    """How long those awaited still have, in milliseconds from when this was sent, and out of how many.

    More left than there are in all means that the clock has not started: something is being revealed.
    """

    left: int
    whole: int


class Table(Model):
    """All that this seat may know: sent on arrival and whenever it changes. Reconnecting is the same message."""

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
    told: tuple[Heard, ...]
    remarks: tuple[Remark, ...]
    outcome: OutcomeCard | None
    can_take_back: bool
    can_analyse: bool
    """Is there an analysis of this game, and is it finished or practice?"""
    asking: Seat | None
    """Who asks to take a move back, while that is open."""
    unanswered: tuple[Seat, ...] = ()
    """Who has still to agree to it."""
    rematch: str | None
    """The table where the next game is, once somebody asked for it."""
    rematch_ticket: str | None = None
    """Your ticket there: a new secret, for this seat only."""
    talk: Talk | None = None
    """What people say to each other, at a table where they may."""
    clock: Clock | None = None
    """The clock of a deadline, where there is one. It runs on without a message a second."""


class Done(Model):
    """This request was carried out."""

    kind: Literal["done"] = "done"
    id: str


class Refused(Model):
    """This request was not carried out, and nothing changed: the reason as a code, its facts and a sentence."""

    kind: Literal["refused"] = "refused"
    id: str | None
    code: str
    facts: dict[str, str | int]
    sentence: str
    phase: int | None = None


class Looked(Model):
    """The view asked for by `look`."""

    kind: Literal["looked"] = "looked"
    id: str
    ply: int
    view: Any


class Considered(Model):
    """The answer to `consider`: the game's own preview."""

    kind: Literal["considered"] = "considered"
    id: str
    preview: Any


Reply = Table | Done | Refused | Looked | Considered

Requested = Hello | Play | Resign | TakeBack | Answer | Rematch | Say | Look | Consider
_REQUEST: TypeAdapter[Requested] = TypeAdapter(Request)


class Garbled(Refusal):
    """This is not one of our messages."""


def garbled(error: ValidationError) -> Garbled:
    """Where a message is wrong. What it said there is not repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return Garbled("garbled", where=".".join(str(part) for part in first["loc"]) or "message")


def read_request(text: str | bytes) -> Requested:
    """Type a message at the door, or raise Garbled."""
    if len(text) > LARGEST:
        raise Garbled("message-too-large", largest=LARGEST)
    try:
        return _REQUEST.validate_json(text)
    except ValidationError as error:
        raise garbled(error) from None
