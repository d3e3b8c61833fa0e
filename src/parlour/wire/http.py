"""Messages by HTTP: the lobby, making a table, sitting down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from parlour.game import Seat
from parlour.wire.model import Code, Model, Name, Secret, Sent, Whole

# From the browser by HTTP


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeCard(Sent):
    """How long anybody may think: `none`, some seconds for each `move`, or a stock of them for each `player`."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Whole = 0
    increment: Whole = 0
    """Seconds that each move gives back to whoever has a stock."""


class SeatWish(Model):
    """Who shall sit here: whoever makes the table (`me`), a guest with a link for this very seat (`invite`), whoever
    comes (`open`), or a bot of some level."""

    kind: Literal["me", "invite", "open", "bot"]
    level: Whole | None = None


class NewTable(Model):
    """POST /api/tables"""

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=4000)]] = Field(
        default_factory=dict
    )
    seats: Annotated[tuple[SeatWish, ...], Field(max_length=8, strict=False)]
    name: Name = ""
    listed: bool = False
    """Shown in the lobby, where anybody may take an open seat."""
    time: TimeCard = TimeCard()
    solver_closed: bool = False
    """The solver answers nobody about this game while people play it."""
    late: bool = False
    """Those who watch see everything one turn late; only in games that hide something."""
    screen: bool = False
    """This device is a screen for the room: nobody sits at it, and whoever sits down first is the host."""


class Carry(Model):
    """POST /api/carried, and the answer to POST /api/carried/{code}: what a browser remembers, packed by it."""

    text: Annotated[str, Field(min_length=1, max_length=60_000, pattern=r"^[\w-]+$")]


class CarryCode(Model):
    """The code that fetches it, once and soon."""

    code: str
    minutes: int


class SitDown(Model):
    """POST /api/tables/{table}/sit: with the secret of an invitation or the table's code, or at a listed one without.

    Whoever comes by code gets the seat they wish for, else the first open one, else they watch.
    """

    secret: Code | None = None
    name: Name = ""
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    watch: bool = False
    """Come without a seat."""
    key: Secret | None = None
    """A secret of the guest's own: the same request with the same key gets the same ticket, if an answer was lost."""


class AskOpponent(Model):
    """POST /api/opponents: play this game with whoever else asks for it."""

    game: Annotated[str, Field(max_length=40)]
    name: Name = ""


class AskLink(Model):
    """POST /api/tables/{table}/links, by the host: a link for a free seat, or a new one for whoever lost theirs."""

    ticket: Secret
    seat: Annotated[int, Field(ge=0, le=15)]


# From the server by HTTP


class OptionCard(Model):
    """An option as the lobby's form shows it: named values, a whole number within bounds, or neither: written out."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class GameCard(Model):
    """A game as the lobby shows it. Bots have the levels from `lowest`, 1 or 0, to `levels`, and each its name in
    `names` and its strength in `elo`, null where it was not measured (none if no level was); `seats` are at a table
    unless an option `players` says otherwise; `open` games hide nothing; `puzzles` counts them; a `daily` game has a
    board of the day in their place; `openings` can be looked up with each of these settings."""

    name: str
    rules: str
    seats: int
    options: tuple[OptionCard, ...]
    lowest: int
    levels: int
    names: tuple[str, ...] = ()
    elo: tuple[int | None, ...] = ()
    open: bool
    puzzles: int
    daily: bool = False
    openings: tuple[dict[str, str], ...] = ()


class House(Model):
    """GET /api/house: the address by which others on the local network reach this server, if it is open to them."""

    address: str | None


class TicketCard(Model):
    """The right to be this person at the table. Keep it: whoever holds it is the player. The seat may change."""

    seat: Seat | None
    person: int
    ticket: str
    commitment: str | None = None
    """What the server has promised about the shuffle of the game that is gathered for."""


class InviteCard(Model):
    """The secret of an invitation, spent when somebody sits down with it."""

    seat: Seat
    secret: str


class Created(Model):
    """A new table: tickets for whoever made it, invitations for single seats, and the code that serves everybody."""

    table: str
    tickets: tuple[TicketCard, ...]
    invites: tuple[InviteCard, ...]
    code: str


class CodeCard(Model):
    """GET /api/codes/{code}: the table that has this code."""

    table: str


class OpponentCard(Model):
    """A table where somebody waits already, or where one waits now; a bot can be seated there meanwhile."""

    table: str
    ticket: TicketCard


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCard(Sent):
    seat: Seat
    side: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: int | None = None
    here: bool = False
    """Is somebody connected on this seat now?"""
    person: int | None = None
    """Who sits here, by their number at this table."""
    substitute: int | None = None
    """The level of the bot that plays for this person now."""
    invited: bool = False
    """Is this free seat for somebody who has a link for it?"""
    plain: bool = False
    """Was the last move of the bot that plays here a quick one, below its level?"""


class LobbyRow(Model):
    """A listed table that is not over."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]


# Lessons


class DayAnswer(Model):
    """POST /api/days/{game}/{day}: what somebody chose on the board of the day."""

    text: Annotated[str, Field(max_length=2000)]


class AskPreview(Model):
    """What would this unfinished move do, in a step of a lesson?"""

    draft: Annotated[str, Field(max_length=2000)]
