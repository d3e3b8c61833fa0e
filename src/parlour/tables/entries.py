"""What the log of a table says: what was agreed when it was made, and then one line after the other.

Entries are facts that happened, never requests. Old ones are read for ever; `storage` keeps their names.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.game import Seat
from parlour.sitting import Ended, Moved, TookBack

SLOW = 3600
"""Seconds; with more time than this a player need not stay at the table."""


Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: no limit (`none`), seconds for each `move`, or a stock of seconds (`player`)."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Whole = 0
    increment: Whole = 0
    """Seconds that each move gives back to a player who has a stock."""

    @property
    def slow(self) -> bool:
        """Return whether players are expected to go away between moves: hours or days to think."""
        return self.kind != "none" and self.seconds > SLOW


NO_CLOCK = TimeControl()


class PlannedSeat(msgspec.Struct, frozen=True):
    """Who was meant to sit here when the table was made.

    Its maker (`me`), a guest with a link for this seat (`invite`), the next guest (`open`), or a bot.
    """

    kind: Literal["me", "invite", "open", "bot"]
    level: int | None = None
    name: str = ""
    """What a bot is called."""


class Charter(msgspec.Struct, frozen=True):
    """What was agreed when the table was made."""

    table: str
    game: str
    rules: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[PlannedSeat, ...]
    listed: bool
    made: str
    """When, as 2026-11-15T21:00:00Z."""
    time: TimeControl = NO_CLOCK
    seeking: bool = False
    """Whether its maker looks for any opponent."""
    delayed: bool = False
    """Whether spectators see everything one turn late."""
    screen: bool = False
    """Whether the device on which it was made is a shared screen. Then the first player to sit down is the host."""
    solver_closed: bool = False
    """Whether the solver answers no one about this game while people play it."""
    elastic: bool = False
    """Whether all who come by the code play, up to the game's most; then only the host starts."""
    plan: tuple[str, ...] = ()
    """The games of an evening in their order, if they were chosen beforehand."""


# Gathering


class Came(msgspec.Struct, frozen=True, tag_field="kind", tag="came"):
    """A person came to the table, and has a number there from now on."""

    person: int
    name: str
    maker: bool = False
    """At the device on which the table was made: several of these are one person."""
    uninvited: bool = False
    """By the address alone, at a private table: the host decides whether they get a seat."""
    from_lobby: bool = False
    """By the address alone, at a listed table: a stranger to those who came by its code or an invitation."""


class Seated(msgspec.Struct, frozen=True, tag_field="kind", tag="seated"):
    """This person takes this seat, or stands up."""

    person: int
    seat: Seat | None


class BotSeated(msgspec.Struct, frozen=True, tag_field="kind", tag="bot-seated"):
    """A bot sits here now."""

    seat: Seat
    level: int
    name: str


class SeatFreed(msgspec.Struct, frozen=True, tag_field="kind", tag="seat-freed"):
    """No one sits here now. If `invited`, only a link for this seat opens it."""

    seat: Seat
    invited: bool = False


class SeatsSwapped(msgspec.Struct, frozen=True, tag_field="kind", tag="seats-swapped"):
    """The holders of these two seats change places."""

    one: Seat
    other: Seat


class OptionsSet(msgspec.Struct, frozen=True, tag_field="kind", tag="options-set"):
    """The next game has these options."""

    options: tuple[tuple[str, str], ...]


class GameWished(msgspec.Struct, frozen=True, tag_field="kind", tag="game-wished"):
    """This person would like to play this game next."""

    person: int
    game: str


class GameChosen(msgspec.Struct, frozen=True, tag_field="kind", tag="game-chosen"):
    """The next game at this table is another one: all stand up, and sit down again by the lines that follow."""

    game: str
    options: tuple[tuple[str, str], ...]
    shuffled: bool
    """Whether it is dealt by chance; otherwise what was promised for a shuffle is dropped."""


class TimeSet(msgspec.Struct, frozen=True, tag_field="kind", tag="time-set"):
    """The next game has this time control."""

    time: TimeControl


class Started(msgspec.Struct, frozen=True, tag_field="kind", tag="started"):
    """The game begins. The deal is the whole secret of the table."""

    deal: str


class Committed(msgspec.Struct, frozen=True, tag_field="kind", tag="committed"):
    """The secret of the next game's shuffle; its digest is shown from now on (`parlour.shuffles`)."""

    secret: str
    version: int = 1
    """Of the way to shuffle; logs from before version 2 do not name it."""


class Sealed(msgspec.Struct, frozen=True, tag_field="kind", tag="sealed"):
    """This person's own part in the next game's shuffle, under seal: its digest."""

    person: int
    seal: str


class Shuffling(msgspec.Struct, frozen=True, tag_field="kind", tag="shuffling"):
    """Everyone is there, and no one can seal a part any more: those under seal are opened now."""


class Contributed(msgspec.Struct, frozen=True, tag_field="kind", tag="contributed"):
    """This person's own part in the next game's shuffle, opened."""

    person: int
    nonce: str


class Again(msgspec.Struct, frozen=True, tag_field="kind", tag="again"):
    """This person wants another game. The first to say so moves everyone on to their next seats."""

    person: int


class HostChanged(msgspec.Struct, frozen=True, tag_field="kind", tag="host-changed"):
    """This person is the host now."""

    person: int


class Removed(msgspec.Struct, frozen=True, tag_field="kind", tag="removed"):
    """The host has sent this person away; their ticket is worth nothing any more."""

    person: int


class HandedOut(msgspec.Struct, frozen=True, tag_field="kind", tag="handed-out"):
    """The host has made a new link for this person's seat. It lapses when the person comes back with the old ticket."""

    person: int
    own: bool = False
    """For a seat at the host's own device, whose holder agrees."""


class HandedOver(msgspec.Struct, frozen=True, tag_field="kind", tag="handed-over"):
    """The new link for this person's seat was used: tickets of before are worth nothing any more."""

    person: int


class SpectatorsDelayed(msgspec.Struct, frozen=True, tag_field="kind", tag="spectators-delayed"):
    """From now on those who watch see everything one turn late; or, if not `delayed`, as it happens."""

    delayed: bool


# Presence


class WentAway(msgspec.Struct, frozen=True, tag_field="kind", tag="went-away"):
    """No one has been connected for this person since then, in milliseconds since 1970."""

    person: int
    since: int


class CameBack(msgspec.Struct, frozen=True, tag_field="kind", tag="came-back"):
    """This person is here again, and plays on their own seat again."""

    person: int


class Left(msgspec.Struct, frozen=True, tag_field="kind", tag="left"):
    """This person has left on purpose. With their ticket they can come back."""

    person: int
    since: int


class Substituted(msgspec.Struct, frozen=True, tag_field="kind", tag="substituted"):
    """From now on a bot plays here, from this seat's view, for the person to whom the seat belongs."""

    seat: Seat
    level: int


# Questions to the others


class Asked(msgspec.Struct, frozen=True, tag_field="kind", tag="asked"):
    """This person asks the others, as to take a move back."""

    person: int
    what: Literal["take-back", "resign", "end", "pause", "seat", "meet", "come"] = "take-back"
    where: Seat | None = None
    """The seat that is asked for."""


class Agreed(msgspec.Struct, frozen=True, tag_field="kind", tag="agreed"):
    """This person agrees."""

    person: int


class Declined(msgspec.Struct, frozen=True, tag_field="kind", tag="declined"):
    """This person declines, or withdraws their own question."""

    person: int


# Time


class ClockStarted(msgspec.Struct, frozen=True, tag_field="kind", tag="clock-started"):
    """The clock was started for this deadline of the game: the awaited players have until then."""

    key: int
    due: int
    """Milliseconds since 1970, so that time goes on while the server does not."""


class Paused(msgspec.Struct, frozen=True, tag_field="kind", tag="paused"):
    """No clock runs, and no one moves."""


class Resumed(msgspec.Struct, frozen=True, tag_field="kind", tag="resumed"):
    """It goes on."""


class TimeAdded(msgspec.Struct, frozen=True, tag_field="kind", tag="time-added"):
    """Everyone whose clock runs has this many seconds more."""

    seconds: int


class WentOn(msgspec.Struct, frozen=True, tag_field="kind", tag="went-on"):
    """What was revealed has been looked at: clocks that waited for that run from now on."""


class TimeSkipped(msgspec.Struct, frozen=True, tag_field="kind", tag="time-skipped"):
    """The server did not run, or its clock was set: no clock ran, and no one was away, for these milliseconds."""

    milliseconds: int
    """Negative if the clock was set back."""

    def later(self, at: int | None) -> int | None:
        """Return what a time of before is counted as from now on."""
        return None if at is None else at + self.milliseconds


# Talk, and the rest


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """A person said something to all; or, as an `aside` of a spectator, to the spectators."""

    seat: Seat | None
    text: str
    person: int
    aside: bool = False
    code: str = ""
    """A ready-made remark or reaction, said in everyone's own language; then there is no text."""


class Explained(msgspec.Struct, frozen=True, tag_field="kind", tag="explained"):
    """The player of this seat gave a reason for something of theirs that was just revealed."""

    seat: Seat
    about: str
    text: str


class Guessed(msgspec.Struct, frozen=True, tag_field="kind", tag="guessed"):
    """This person, who watches, guesses along in secret; a later guess replaces it."""

    person: int
    text: str


class RevealLed(msgspec.Struct, frozen=True, tag_field="kind", tag="reveal-led"):
    """Of what was revealed, so many parts are shown now: its player leads the others through it."""

    step: int


class Muted(msgspec.Struct, frozen=True, tag_field="kind", tag="muted"):
    """The host lets no one hear this person; or, if not `muted`, lets them be heard again."""

    person: int
    muted: bool


class Reported(msgspec.Struct, frozen=True, tag_field="kind", tag="reported"):
    """A complaint to the host about this person."""

    person: int
    by: int
    text: str


Entry = (
    Came | Seated | BotSeated | SeatFreed | SeatsSwapped | OptionsSet | TimeSet | Started | Again | HostChanged
    | GameWished | GameChosen | Committed | Sealed | Shuffling | Contributed
    | Removed | HandedOut | HandedOver | WentAway | CameBack | Left | Substituted | Asked | Agreed | Declined
    | ClockStarted | Paused | Resumed | TimeAdded | TimeSkipped | WentOn | Said | Explained | RevealLed | Guessed
    | Muted | Reported | SpectatorsDelayed | Moved | TookBack | Ended
)  # fmt: skip


class Line(msgspec.Struct, frozen=True):
    """One entry of a table's log and when it was written; if a person asked for it, who, and the id of the request."""

    entry: Entry
    person: int | None = None
    client: str | None = None
    at: int | None = None
    """Milliseconds since 1970; not known where no one wrote it down, as in a game that is handed over."""


class Stored(msgspec.Struct, frozen=True):
    """A whole log."""

    charter: Charter
    lines: tuple[Line, ...]
