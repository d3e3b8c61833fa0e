"""The messages between a browser and the server: reading requests, and the types of all that is sent.

What a browser may ask of a table is in `tables/requests.py`; here are the other bodies of HTTP requests, and every
answer. `docs/wire.md` shows an example of each message; the client's types are generated from these structs.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, field

from parlour.game import Announcement, Game, Refusal, Seat
from parlour.tables.entries import TimeControl
from parlour.tables.requests import (
    AnyRequest,
    Body,
    Code,
    DraftText,
    GameName,
    Hello,
    Name,
    OptionTexts,
    Text,
)

# Reading

LARGEST = 16_384
"""The most bytes of a message."""
LARGEST_HANDED = 131_072
"""The most bytes of a whole game that was played without a server."""

Kind = TypeVar("Kind", bound=Body)

_REQUEST: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_ERROR = re.compile(
    r"(?:Object missing required field `(?P<missing>\w+)`|Object contains unknown field `(?P<unknown>.*)`|.*?)"
    r"(?: - at `(?:key` in `)?\$(?P<path>[\w.\[\]]*)`)?",
    re.DOTALL,
)
"""Finds the field in an error message of msgspec."""


class MalformedMessage(Refusal):
    """This is not one of our messages."""


def malformed(error: Exception) -> MalformedMessage:
    """Return the refusal of a message that could not be decoded: where it is wrong, not what it said there."""
    found = _ERROR.fullmatch(str(error)) if isinstance(error, msgspec.ValidationError) else None
    parts = () if found is None else (found["path"], found["missing"], found["unknown"])
    where = ".".join(re.sub(r"[\[\].]+", ".", part).strip(".") for part in parts if part)
    return MalformedMessage("garbled", where=where or "message")


def read_request(text: str | bytes) -> AnyRequest:
    """Decode a message of a socket, or raise MalformedMessage."""
    if len(text) > LARGEST:
        raise MalformedMessage("message-too-large", largest=LARGEST)
    try:
        request = _REQUEST.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None
    if not isinstance(request, Hello) and not request.id:
        raise MalformedMessage("garbled", where="id")
    return request


def read_body(text: str | bytes, kind: type[Kind]) -> Kind:
    """Decode the body of an HTTP request, or raise MalformedMessage."""
    try:
        return _decoder(kind).decode(text)  # type: ignore[no-any-return] # one decoder for each kind
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None


@functools.cache
def _decoder(kind: type[Body]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def encoded_request(request: Body) -> bytes:
    """Encode a request as it is sent; MalformedMessage where the server would not read it."""
    text = msgspec.json.encode(request)
    read_body(text, type(request))
    return text


# What every answer has in common


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message that the server sends. It is not checked when it is made, but when a client decodes it."""


# By HTTP


class TypedCode(Body, frozen=True):
    """POST /api/codes and /api/carried/fetch: a code as it was typed. In an address, logs of proxies would keep it."""

    code: Code


class DeviceTransfer(Body, frozen=True):
    """POST /api/carried, and the answer to POST /api/carried/fetch: what a browser remembers, packed by it."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000, pattern=r"^[\w-]+(?!\n)$")]


class TransferCode(Sent, frozen=True, kw_only=True):
    """The code that fetches a device transfer once, within some minutes."""

    code: str
    minutes: int


class AskOpponent(Body, frozen=True):
    """POST /api/opponents: play this game with another person who asks for it."""

    game: GameName
    name: Name = ""


class OptionCard(Sent, frozen=True, kw_only=True):
    """An option as the lobby's form shows it: named values, a whole number within bounds, or neither: written out."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    by_language: dict[str, str] = {}
    """What the form proposes instead of the default in this language."""
    among_people: str | None = None
    """What is proposed instead of the default where people play each other."""


class GameCard(Sent, frozen=True, kw_only=True):
    """A game as the lobby shows it. Bots have the levels from `lowest`, 1 or 0, to `levels`, and each its name in
    `names` and its strength in `elo`, null where it was not measured (none if no level was); `seats` are at a table
    unless an option `players` says otherwise; `open` games hide nothing; `lesson` says whether there is one; `puzzles`
    counts them; a `daily` game has a board of the day in their place; `openings` can be looked up with each of these
    settings; `prints` says whether there is a print of it for a real table."""

    name: str
    rules: str
    seats: int
    options: tuple[OptionCard, ...]
    lowest: int
    levels: int
    names: tuple[str, ...] = ()
    elo: tuple[int | None, ...] = ()
    open: bool
    lesson: bool
    puzzles: int
    daily: bool = False
    openings: tuple[dict[str, str], ...] = ()
    prints: bool = False


class KeptDays(Sent, frozen=True, kw_only=True):
    """For how many days a server keeps talk, finished and unfinished tables; null: until its operator deletes them."""

    talk: float | None
    finished: float | None
    unfinished: float | None


class House(Sent, frozen=True, kw_only=True):
    """GET /api/house: the address by which others on the local network reach this server, if it is open to them, and
    for how long it keeps what."""

    address: str | None
    keep: KeptDays


class TicketCard(Sent, frozen=True, kw_only=True):
    """The right to be this person at the table. Keep it: its holder is the player. The seat may change."""

    seat: Seat | None
    person: int
    ticket: str
    commitment: str | None = None
    """The commitment to the shuffle of the game that is gathered for."""
    game: int | None = None
    """The number of that game at this table, counted from 1: the seal of a part in its shuffle is bound to it."""


class InviteCard(Sent, frozen=True, kw_only=True):
    """The secret of an invitation, spent when a person sits down with it."""

    seat: Seat
    secret: str


class Created(Sent, frozen=True, kw_only=True):
    """A new table: tickets for its creator, invitations for single seats, and the code for all others."""

    table: str
    tickets: tuple[TicketCard, ...]
    invites: tuple[InviteCard, ...]
    code: str


class CodeCard(Sent, frozen=True, kw_only=True):
    """POST /api/codes: the table that has this code, and the code as it is written."""

    table: str
    code: str = ""
    """Empty from a server of version 0.1."""


class OpponentCard(Sent, frozen=True, kw_only=True):
    """A table where a person waits already, or where one waits now; a bot can be seated there meanwhile."""

    table: str
    ticket: TicketCard


class SeatCard(Sent, frozen=True, kw_only=True):
    seat: Seat
    side: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: int | None = None
    here: bool = False
    """Whether the holder of this seat is connected."""
    person: int | None = None
    """Who sits here, by their number at this table."""
    substitute: int | None = None
    """The level of the bot that plays for this person now."""
    invited: bool = False
    """Whether this free seat is reserved by a link."""
    plain: bool = False
    """Whether the last move of the bot on this seat was a quick one, below its level."""


class LobbyRow(Sent, frozen=True, kw_only=True):
    """A listed table that is not over."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]
    seeking: bool = False
    """A person waits here for an opponent; a player who asks for one in this game is seated with them."""


class DayAnswer(Body, frozen=True):
    """POST /api/days/{game}/{day}: what a player chose on the board of the day."""

    text: DraftText


class AskPreview(Body, frozen=True):
    """Ask what an unfinished move would do, in a step of a lesson."""

    draft: DraftText


# Analysis and review, of finished games, and of practice without another person


Tried = Annotated[tuple[Text, ...], Meta(max_length=200)]


class AskAnalysis(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/analysis: the position after this many moves, or all, and then others."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    moves: Tried = ()


class AskOpening(Body, frozen=True, kw_only=True):
    """POST /api/openings/{game}: the position after these moves, from the start."""

    options: OptionTexts = field(default_factory=dict)
    moves: Tried = ()


class StandingCard(Sent, frozen=True, kw_only=True):
    """How a position stands: who wins, in how many moves of their own, at most this many if not `exact`.

    Where that is not known (`winner` is null): how often seat 0 may win, in percent, and how far estimates lie apart.
    """

    winner: Seat | None
    moves: int | None
    exact: bool
    share: int | None
    low: int | None
    high: int | None


class ChoiceCard(Sent, frozen=True, kw_only=True):
    """What a move is worth to its mover; null if that is not known.

    Won: in this many moves of their own, this one included. Lost: in this many of the other side. If not `exact`, it
    takes at most this many. `best` are the quickest wins.
    """

    text: str
    wins: bool | None
    moves: int | None
    exact: bool
    best: bool


class AnalysisCard(Sent, frozen=True, kw_only=True):
    """A position to analyse: the moves of the game, where we are, the view of the mover, and the choices.

    In a game with hidden cards there are no choices, and the view is that of the next mover.
    """

    game: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]
    played: tuple[str, ...]
    ply: int
    moves: tuple[str, ...]
    mover: Seat | None
    view: Any
    choices: tuple[ChoiceCard, ...]
    standing: StandingCard | None
    line: tuple[str, ...]
    """The best line from here, as far as it is known."""


class JudgedCard(Sent, frozen=True, kw_only=True):
    """A move of the game in review: its sign, what is said of it, and what would have been better, the best first.

    `code` names a sentence in the words of the house or the game; its facts are completed by the names of `player`, who
    moved, and `other`.
    """

    ply: int
    seat: Seat
    text: str
    sign: Literal["kept", "lost", "unknown"]
    code: str
    facts: dict[str, str | int]
    better: tuple[str, ...]
    cost: int
    """How much a mistake gave away, in percent: of the chance to win, or of what this game counts."""
    after: StandingCard | None
    told: Announcement | None
    """The move in words."""
    instead: tuple[Announcement, ...]
    """What would have been better, in words."""


class VerdictLine(Sent, frozen=True, kw_only=True):
    """A sentence about the whole game. Its facts are completed by `player`, `other`, and `told`: the move in words."""

    code: str
    facts: dict[str, str | int]


class VerdictCard(Sent, frozen=True, kw_only=True):
    """What decided the game: the move, sentences about it, and the moves worth trying again.

    `seat` is the player of whom it is told, who lost or made the move; null where it is told of no one.
    """

    seat: Seat | None
    ply: int | None
    lines: tuple[VerdictLine, ...]
    moments: tuple[int, ...]


class ReviewCard(Sent, frozen=True, kw_only=True):
    """A line of GET /api/tables/{table}/review: how many of the moves were looked at, from the last to the first.

    With it comes the move looked at last, unless there is nothing to say of it. The last line has the verdict.
    """

    done: int
    count: int
    judged: JudgedCard | None
    verdict: VerdictCard | None = None


# By socket


class Reply(Sent, frozen=True, tag_field="kind"):
    """A message of a socket."""


class Remark(Sent, frozen=True, kw_only=True):
    """A remark of a bot about something that all can see, such as a reason for a pair it chose."""

    seat: Seat
    code: str
    facts: dict[str, str | int]


class Saying(Sent, frozen=True, kw_only=True):
    """What a person said; with `seat` null, to those who watch. With a `code` it is ready-made, `phrase-<code>`."""

    seat: Seat | None
    text: str
    person: int
    name: str = ""
    code: str = ""


class PersonCard(Sent, frozen=True, kw_only=True):
    """A person at the table: a player, or with `seat` null a person who watches under a name."""

    person: int
    name: str
    seat: Seat | None
    """Where they sit in the game that is played or gathered for."""
    here: bool
    away_since: int | None
    """When they disconnected, in milliseconds since 1970; null while they are connected."""
    left: bool
    ready: bool
    """Whether they have asked for another game."""
    muted: bool = False
    """Whether the host has muted them."""
    link_given: bool = False
    """Whether a new link for this person's seat is still unused."""
    by_link: bool = False
    """Whether this person's seat was handed over by a new link in this game."""


class QuestionCard(Sent, frozen=True, kw_only=True):
    """An open question: a request of one person to which others must agree."""

    what: Literal["take-back", "resign", "end", "pause", "seat", "meet", "come"]
    by: int
    seat: Seat | None
    """The seat that is asked for."""
    unanswered: tuple[int, ...]


class TallyCard(Sent, frozen=True, kw_only=True):
    """The score of a person over all games at this table."""

    name: str
    person: int | None
    wins: int
    points: int


class EveningPlayerCard(Sent, frozen=True, kw_only=True):
    """A player's row in the evening's table."""

    name: str
    person: int | None
    points: tuple[int | None, ...]
    """Of each game: one for playing, and one for each player who finished behind. Null where they did not play."""
    total: int


class EveningCard(Sent, frozen=True, kw_only=True):
    """The games of this table so far, and how the next one is chosen."""

    games: tuple[str, ...]
    players: tuple[EveningPlayerCard, ...]
    """The most points first."""
    plan: tuple[str, ...]
    """The games of the evening in their order, if they were chosen beforehand."""
    next: str | None
    """The next game of the plan."""
    wishes: dict[str, tuple[int, ...]]
    """The votes for the next game: people by game."""
    open: bool
    """Whether the next game can be chosen now."""


class RevealedGuess(Sent, frozen=True, kw_only=True):
    """What the audience guessed together for what was revealed last, and its points for that."""

    text: str
    points: int


class AudienceCard(Sent, frozen=True, kw_only=True):
    """The spectators who guess along, counted as one more player."""

    guesses: int
    """How many have guessed since the last reveal."""
    points: int
    last: RevealedGuess | None


class Moment(Sent, frozen=True, kw_only=True):
    """A highlight of a finished game: a sentence with its facts, of which `seat` and `other` are seats."""

    code: str
    facts: dict[str, str | int]


class ReportCard(Sent, frozen=True, kw_only=True):
    person: int
    by: int
    text: str


class PartCard(Sent, frozen=True, kw_only=True):
    """What the player of a seat brought to a shuffle: the seal; when the game is over also the nonce under it."""

    seat: Seat
    person: int
    seal: str
    open: bool
    """Whether it was opened in time, and so is in the deal."""
    nonce: str | None = None


class SealCard(Sent, frozen=True, kw_only=True):
    """A person's part in the next shuffle, under seal (docs/shuffles.md)."""

    person: int
    seal: str
    open: bool


class ShuffleCard(Sent, frozen=True, kw_only=True):
    """How the game that is shown was shuffled: the commitment, and when it is over all that proves it."""

    game: int
    """Which game of this table, counted from 1."""
    version: int
    """Of the way in which it was shuffled. Seals of version 1 are bound to nothing, and prove less."""
    commitment: str
    parts: tuple[PartCard, ...]
    """By seat; players who are not named here brought none."""
    secret: str | None = None


class Room(Sent, frozen=True, kw_only=True):
    """The people around the table, and the next game while it is gathered for."""

    status: Literal["gathering", "playing", "over"]
    you: int | None
    """Your number at this table; null for a person who watches without a ticket."""
    host: int | None
    people: tuple[PersonCard, ...]
    seats: tuple[SeatCard, ...]
    """Of the game that is played or gathered for."""
    options: dict[str, str]
    time: TimeControl
    paused: bool
    question: QuestionCard | None
    absent: tuple[Seat, ...]
    """The seats for which a substitute may be asked to play."""
    can_host: bool = False
    """Whether you may become host, because the host is present and idle."""
    can_vote: bool
    """Whether you have a vote on the next game at this table."""
    can_claim: bool
    """Whether you may claim the win, because your only opponent is absent."""
    games: int
    """How many games have been finished here."""
    score: tuple[TallyCard, ...]
    evening: EveningCard
    audience: AudienceCard | None
    """Null where no one guesses along."""
    can_guess: bool
    """Whether you may guess along, without a seat."""
    guess: str | None
    """What you have guessed, without a seat."""
    shown: int
    """How many parts of the last reveal are shown, where its player shows them one by one."""
    uninvited: bool
    """You came by the address alone: the host decides whether you get a seat."""
    code: str | None
    """The code of the table; sent to holders of a ticket only, and not to strangers from the lobby."""
    reports: tuple[ReportCard, ...]
    """Sent to the host alone."""
    delayed: bool = False
    """Whether spectators see everything one turn late."""
    screen: int | None = None
    """The person who is a screen for the room: it sits nowhere, and the first player to sit down is the host."""
    upright: bool | None = None
    """Whether boards lie as on an upright phone, for all alike; null where a page may choose for itself."""
    another_round: dict[str, str] = field(default_factory=dict)
    """The options to change for one more round of the game that is over; none where it has no rounds."""
    closed: bool = False
    """Whether a person was removed, so that no one may watch without a ticket."""
    added: int = 0
    """Seconds that the host has added to the clocks of this turn."""
    solver_closed: bool = False
    """Whether the solver answers no one about this game while people play it."""
    commitment: str | None = None
    """The commitment to the shuffle of the game that is gathered for, or of the next."""
    seals: tuple[SealCard, ...] = ()
    """The parts that people have in it."""
    shuffling: bool = False
    """Whether the parts are being opened now. A person who has not in ten seconds is left out, and the game starts."""
    went_on: bool = False
    """Whether the host has ended the pause after the last reveal."""
    missing: tuple[int, ...] = ()
    """The people whom another game waits for: they have a seat in it, and have not said yet that they play, or are not
    here."""


class Talk(Sent, frozen=True, kw_only=True):
    """The last remarks, and whether one may talk now; while players choose in secret, no one may."""

    open: bool
    said: tuple[Saying, ...]


class OutcomeCard(Sent, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]
    reason: str
    points: tuple[int, ...] = ()
    seat: Seat | None = None
    """Who resigned, left or ran out of time, if that ended it."""
    early: bool = False
    """Whether it ended before the rules said so: by resignation, time or agreement."""


class Clock(Sent, frozen=True, kw_only=True):
    """How long those awaited still have, in milliseconds from when this was sent, and out of how many."""

    left: int
    whole: int
    seats: tuple[int, ...] = ()
    """What each seat has left, where everyone has a stock of time."""
    paused: bool = False
    soon: int = 0
    """Milliseconds before it begins to run, while something that was revealed is looked at; `left` counts them too."""


class TableStatus(Sent, frozen=True, kw_only=True):
    """GET /api/tables/ID: how a table stands, for a person who has a ticket to it and looks from elsewhere."""

    game: str
    seats: tuple[SeatCard, ...]
    status: Literal["gathering", "playing", "over"]
    awaited: tuple[Seat, ...]
    outcome: OutcomeCard | None
    can_analyse: bool
    person: int | None = None
    """The number at this table of the person who asks."""
    next_game: int | None = None
    """The number of the game that is gathered for, or of the next after this one, counted from 1."""
    left: int | None = None
    """Milliseconds until the time of those awaited runs out, with days to think."""


class Table(Reply, frozen=True, kw_only=True, tag="table"):
    """All that this seat may know: sent on arrival and whenever it changes. Reconnecting is the same message.

    Before the first start nothing is dealt: `view` is null. While the next game is gathered for, the last one is shown.
    """

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
    announcements: tuple[Announcement, ...]
    remarks: tuple[Remark, ...]
    outcome: OutcomeCard | None
    can_take_back: bool
    can_go_on: bool = False
    """Whether a reveal is being looked at, until the host goes on."""
    can_analyse: bool
    """Whether this game can be analysed now."""
    moments: tuple[Moment, ...]
    """What to remember of the game, once it is over."""
    asking: Seat | None
    """The seat that asks to take a move back, while that is open."""
    unanswered: tuple[Seat, ...] = ()
    """Who has still to agree to it. `room` has questions of every kind."""
    room: Room
    draft: str = ""
    """The draft of this seat, as it was last stored."""
    delayed: bool = False
    """Whether this is the game of one turn ago."""
    explain: tuple[str, ...] = ()
    """The parts of the last reveal that this seat may give a reason for."""
    talk: Talk | None = None
    """The talk, in a game that has it."""
    shuffle: ShuffleCard | None = None
    """How it was shuffled; null where nothing is."""
    clock: Clock | None = None
    """The clock of a deadline, where there is one. It runs on without a message a second."""


class Done(Reply, frozen=True, kw_only=True, tag="done"):
    """This request was carried out."""

    id: str


class Refused(Reply, frozen=True, kw_only=True, tag="refused"):
    """This request was not carried out, and nothing changed: the reason as a code, its facts and a sentence."""

    id: str | None
    code: str
    facts: dict[str, str | int]
    sentence: str
    phase: int | None = None


class Notice(Reply, frozen=True, kw_only=True, tag="notice"):
    """What the operator says to all tables."""

    text: str
    id: None = None


class PastView(Reply, frozen=True, kw_only=True, tag="looked"):
    """The view asked for by `look`."""

    id: str
    ply: int
    view: Any


class Considered(Reply, frozen=True, kw_only=True, tag="considered"):
    """The answer to `consider`: the game's own preview."""

    id: str
    preview: Any


class CoachLine(Sent, frozen=True, kw_only=True):
    """A sentence of `words/`."""

    code: str
    facts: dict[str, str | int]


class Coached(Reply, frozen=True, kw_only=True, tag="coached"):
    """The answer to `coach`: sentences about what this seat sees, none where there is nothing to say."""

    id: str
    said: tuple[CoachLine, ...]


AnyReply = Table | Done | Refused | Notice | PastView | Considered | Coached
"""Every message that the server sends through a socket."""


class WrittenTable(tuple[bytes, ...]):
    """A Table of which most is written already: what has not changed is not written again, nor for each listener.

    Its items are what stands between commas, as `fields` writes it.
    """

    __slots__ = ()


Outgoing = AnyReply | WrittenTable
"""What an outbox may contain."""


def _plain(facts: object) -> dict[Any, Any]:
    """Return facts, which a game may give as any mapping, as a dictionary."""
    if isinstance(facts, Mapping):
        return dict(facts)
    raise TypeError(f"{type(facts).__name__} is nothing that is sent")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)


written: Callable[[Sent | Body | Announcement | Sequence[Any] | None], bytes] = _ENCODER.encode
"""Encode a message (docs/decisions/0015-msgspec.md)."""


def encoded_fields(part: Mapping[str, Any]) -> dict[str, msgspec.Raw]:
    """Return these fields as they are sent, for messages that share them."""
    return {name: msgspec.Raw(_ENCODER.encode(value)) for name, value in part.items()}


def fields(part: Mapping[str, Any]) -> bytes:
    """Encode these fields of a message, without the braces around them."""
    return _ENCODER.encode(part)[1:-1]


def encoded(reply: Outgoing) -> bytes:
    """Encode a message of a socket."""
    return b"{" + b",".join(reply) + b"}" if isinstance(reply, WrittenTable) else written(reply)


# Views


def read_view(game: Game, view: object) -> Any:
    """Return the view of a table message as a value of the game."""
    return msgspec.convert(view, game.View)


SENT_BY_HTTP: tuple[type[Sent | Body], ...] = (
    House, GameCard, TicketCard, InviteCard, Created, CodeCard, OpponentCard, LobbyRow, TableStatus, AnalysisCard,
    ReviewCard, TransferCode, DeviceTransfer,
)  # fmt: skip
