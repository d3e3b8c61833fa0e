"""Requests by socket, from the browser. Each but the first has an id, and is answered under it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from parlour.game import Refusal
from parlour.tables.talk import PhraseCode
from parlour.wire.http import TimeCard
from parlour.wire.model import ClientId, Model, Nonce, OptionTexts, Seal, Secret, Storable, Text, Whole

LARGEST = 16_384
"""Bytes of a message that we are willing to read."""

# From the browser by socket


class Hello(Model):
    """The first message: a seat's ticket, or null to watch."""

    kind: Literal["hello"]
    ticket: Secret | None
    seal: Seal | None = None
    """SHA-256 of this person's part in the shuffle of the game that is gathered for."""


class Play(Model):
    """A move in notation, with the phase it was made for. The same id again gets the same answer again."""

    kind: Literal["play"]
    id: ClientId
    phase: Whole
    text: Text


class Resign(Model):
    """The own side gives up: at once if one is alone on it, else by agreement. Not with more than two sides."""

    kind: Literal["resign"]
    id: ClientId


class TakeBack(Model):
    """Ask to take the own last move back; granted at once where nobody needs to be asked."""

    kind: Literal["take-back"]
    id: ClientId


class Answer(Model):
    """Answer somebody's question; whoever asked withdraws it by not accepting."""

    kind: Literal["answer"]
    id: ClientId
    accept: bool


class Rematch(Model):
    """Another game with the same people, at the same table; it starts when all who play have asked for it."""

    kind: Literal["rematch"]
    id: ClientId
    seal: Seal | None = None
    """SHA-256 of this person's part in its shuffle."""


class Unseal(Model):
    """Open the own part in the shuffle, once the room says `shuffling`. After ten seconds it is left out."""

    kind: Literal["unseal"]
    id: ClientId
    nonce: Nonce


class Say(Model):
    """Say something to everybody at the table, where the game leaves room for talk."""

    kind: Literal["say"]
    id: ClientId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Phrase(Model):
    """Say something ready-made, in everybody's own language; heard like what is typed, and silent when that is."""

    kind: Literal["phrase"]
    id: ClientId
    code: PhraseCode


class Explain(Model):
    """A reason for something of one's own that was just revealed: a Narrator's pair, written one+other."""

    kind: Literal["explain"]
    id: ClientId
    about: Annotated[str, Field(max_length=100)]
    text: Annotated[str, Field(min_length=1, max_length=200)]


class Mute(Model):
    """The host decides whether anybody hears this person."""

    kind: Literal["mute"]
    id: ClientId
    person: Whole
    muted: bool


class Look(Model):
    """The view after this many moves, for stepping through the game."""

    kind: Literal["look"]
    id: ClientId
    ply: Annotated[int, Field(ge=0, le=1_000_000)]


class Consider(Model):
    """What would this unfinished move do? Never logged."""

    kind: Literal["consider"]
    id: ClientId
    draft: Annotated[str, Field(max_length=2000)]


class AskCoach(Model):
    """What is there to look at, before my turn? Only for one person alone against bots. Never logged."""

    kind: Literal["coach"]
    id: ClientId


class Draft(Model):
    """What this seat has composed so far, kept at the server in secret: it is handed in when time runs out."""

    kind: Literal["draft"]
    id: ClientId
    text: Annotated[str, Field(max_length=2000), Storable]


# Gathering


class Sit(Model):
    """Take this seat, or stand up (null). In the middle of a game, ask for a bot's or an absent person's seat."""

    kind: Literal["sit"]
    id: ClientId
    seat: Whole | None


class SeatBot(Model):
    """The host seats a bot."""

    kind: Literal["seat-bot"]
    id: ClientId
    seat: Whole
    level: Whole


class FreeSeat(Model):
    """The host frees a seat; whoever sat there watches."""

    kind: Literal["free-seat"]
    id: ClientId
    seat: Whole


class CloseSeat(Model):
    """The host plays with one seat less."""

    kind: Literal["close-seat"]
    id: ClientId
    seat: Whole


class SwapSeats(Model):
    """The host swaps two seats."""

    kind: Literal["swap-seats"]
    id: ClientId
    one: Whole
    other: Whole


class SetOptions(Model):
    """The host changes options before the start; those not named stay."""

    kind: Literal["set-options"]
    id: ClientId
    options: OptionTexts


class SetTime(Model):
    """The host changes how long anybody may think, before the start."""

    kind: Literal["set-time"]
    id: ClientId
    time: TimeCard


class Start(Model):
    """The host starts the game."""

    kind: Literal["start"]
    id: ClientId


class MakeHost(Model):
    """The host passes the table on."""

    kind: Literal["make-host"]
    id: ClientId
    person: Whole


class Remove(Model):
    """The host sends somebody away; the code of the table changes."""

    kind: Literal["remove"]
    id: ClientId
    person: Whole


class WatchLate(Model):
    """The host decides whether those who watch see everything one turn late, in a game that hides something."""

    kind: Literal["watch-late"]
    id: ClientId
    late: bool


# Absence, time, and the end


class Leave(Model):
    """Leave the game; a substitute plays on, or the only opponent may claim the win. The ticket stays good."""

    kind: Literal["leave"]
    id: ClientId


class Substitute(Model):
    """Let a bot play for somebody who is absent."""

    kind: Literal["substitute"]
    id: ClientId
    seat: Whole


class Skip(Model):
    """The host goes on without somebody who is away, this once: what they have composed counts if it is complete."""

    kind: Literal["skip"]
    id: ClientId
    seat: Whole


class Claim(Model):
    """Claim the win, because the only opponent is absent."""

    kind: Literal["claim"]
    id: ClientId


class TakeOver(Model):
    """Play oneself again, where a substitute does."""

    kind: Literal["take-over"]
    id: ClientId


class EndGame(Model):
    """Ask the others to end the game as it is."""

    kind: Literal["end-game"]
    id: ClientId


class Pause(Model):
    """Ask the others to pause; a host without a seat pauses at once."""

    kind: Literal["pause"]
    id: ClientId


class Resume(Model):
    kind: Literal["resume"]
    id: ClientId


class GoOn(Model):
    """The host has seen enough of what was revealed: clocks that waited for that run from now on."""

    kind: Literal["go-on"]
    id: ClientId


class AddTime(Model):
    """The host gives everybody who thinks some seconds more."""

    kind: Literal["add-time"]
    id: ClientId
    seconds: Whole


class Report(Model):
    """Tell the host that somebody behaves badly."""

    kind: Literal["report"]
    id: ClientId
    person: Whole
    text: Annotated[str, Field(max_length=300)] = ""


Act = (
    Play | Resign | TakeBack | Answer | Rematch | Unseal | Say | Sit | SeatBot | FreeSeat | CloseSeat | SwapSeats
    | SetOptions | SetTime | Start | MakeHost | Remove | Leave | Substitute | Claim | TakeOver | EndGame | Pause
    | Resume | AddTime | Report | Phrase | Explain | Mute | WatchLate | Skip | GoOn
)  # fmt: skip
"""What changes a table."""

Requested = Hello | Act | Draft | Look | Consider | AskCoach
_REQUEST: TypeAdapter[Requested] = TypeAdapter(Annotated[Requested, Field(discriminator="kind")])
_READ: Callable[[str | bytes], Requested] = _REQUEST.validator.validate_json


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
        return _READ(text)
    except ValidationError as error:
        raise garbled(error) from None
