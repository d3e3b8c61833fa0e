"""What a browser may ask of a table: one tagged union of structs, from the wire to the decision.

A socket decodes a message once, straight into one of these; `decide` takes it as it is. The bounds stand beside the
fields (`msgspec.Meta`), the client's types are generated from them, and `docs/wire.md` shows an example of each.
Whether a move is legal is for the rules to say.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from parlour.tables.entries import TimeControl, Whole

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
"""PostgreSQL cannot store the character 0."""
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Code = Annotated[str, Meta(min_length=4, max_length=64)]
"""The secret of an invitation, or the code of a table as it was typed."""
Name = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
DraftText = Annotated[str, Meta(max_length=2000)]
StoredDraft = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00]*$")]
GameName = Annotated[str, Meta(max_length=40)]
OptionTexts = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=4000)]]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}(?!\n)$")]
"""A person's part in a shuffle: random hexadecimal digits."""
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""The SHA-256 of such a part."""

Device = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""A random number that a browser keeps, so that an operator can ban it without its address."""

PhraseCode = Literal[
    "hello", "good-luck", "one-moment", "ready", "nice", "thanks", "sorry", "why", "good-game", "again", "bye",
    "smile", "laugh", "clap", "wow", "think", "sad", "heart",
]  # fmt: skip
"""Ready-made remarks, and after them reactions. What each says is `phrase-<code>` in `words/`."""
PHRASES: tuple[PhraseCode, ...] = get_args(PhraseCode)


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: the body of an HTTP request, or a message of a socket."""


class Request(Body, frozen=True, tag_field="kind", kw_only=True):
    """The envelope of every request by socket but the first: it is idempotent, and answered under its id."""

    id: RequestId = ""
    """Empty only where a bot or the terminal makes the request; from outside one is required."""

    @property
    def kind(self) -> str:
        """The name of this kind of request in messages and logs."""
        return str(self.__struct_config__.tag)


class Hello(Body, frozen=True, tag_field="kind", tag="hello"):
    """The first message: a person's ticket, or null to watch."""

    ticket: Secret | None
    seal: Seal | None = None
    """SHA-256 of this person's part in the shuffle of the next game."""
    device: Device | None = None


# The game


class Play(Request, frozen=True, tag="play"):
    """A move in notation, with the phase it was made for. The same id again gets the same answer again."""

    phase: Whole
    text: Text


class TakeBack(Request, frozen=True, tag="take-back"):
    """Ask to take the own last move back; granted at once where no one needs to be asked."""


class Resign(Request, frozen=True, tag="resign"):
    """The own side gives up: at once if one is alone on it, else by agreement. Not with more than two sides."""


class EndGame(Request, frozen=True, tag="end-game"):
    """Ask the others to end the game as it is: with its score, without a winner."""


class Answer(Request, frozen=True, tag="answer"):
    """Answer the open question. The person who asked withdraws it by not accepting."""

    accept: bool


# Time


class Pause(Request, frozen=True, tag="pause"):
    """Ask the others to stop the clocks; a host without a seat stops them at once."""


class Resume(Request, frozen=True, tag="resume"):
    """Let the game go on; any player may ask for it."""


class GoOn(Request, frozen=True, tag="go-on"):
    """The host ends the pause after a reveal: clocks run from now on."""


class AddTime(Request, frozen=True, tag="add-time"):
    """The host gives the players who think now some seconds more."""

    seconds: Whole


# Talk


class Say(Request, frozen=True, tag="say"):
    """Say something to all people at the table, where the game leaves room for talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(Request, frozen=True, tag="phrase"):
    """Say something ready-made, shown in each reader's language; heard like what is typed, and silent when that is."""

    code: PhraseCode


class Explain(Request, frozen=True, tag="explain"):
    """Give a reason for something of one's own that was just revealed: a Narrator's pair, written one+other."""

    about: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class LeadReveal(Request, frozen=True, tag="lead-reveal"):
    """Show this many parts of what was revealed; for its player and the host, where a screen shows it to a room."""

    step: Annotated[int, Meta(ge=1, le=100)]


class Guess(Request, frozen=True, tag="guess"):
    """Guess along without a seat: in secret, until the players reveal theirs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Request, frozen=True, tag="mute"):
    """The host mutes a person, or ends that."""

    person: Whole
    muted: bool


class Report(Request, frozen=True, tag="report"):
    """Tell the host that a person behaves badly."""

    person: Whole
    text: Annotated[str, Meta(max_length=300)] = ""


# People who are away


class Leave(Request, frozen=True, tag="leave"):
    """Leave the game; a substitute plays on, or the only opponent may claim the win. The ticket stays good."""


class Substitute(Request, frozen=True, tag="substitute"):
    """Let a bot play for a person who is absent."""

    seat: Whole


class Skip(Request, frozen=True, tag="skip"):
    """The host goes on without a player who is away, this once: a complete draft counts as their move."""

    seat: Whole


class Claim(Request, frozen=True, tag="claim"):
    """Claim the win, because the only opponent is absent."""


class TakeOver(Request, frozen=True, tag="take-over"):
    """Play on the own seat again, where a substitute does."""


# Before a game


class Sit(Request, frozen=True, tag="sit"):
    """Take this seat, or stand up (null). During a game, ask for the seat of a bot or of an absent person."""

    seat: Whole | None


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """The host puts a bot on a seat."""

    seat: Whole
    level: Whole


class FreeSeat(Request, frozen=True, tag="free-seat"):
    """The host frees a seat; the person who sat there watches."""

    seat: Whole


class CloseSeat(Request, frozen=True, tag="close-seat"):
    """The host plays with one seat less, where the game has an option for that."""

    seat: Whole


class SwapSeats(Request, frozen=True, tag="swap-seats"):
    """The host swaps two seats."""

    one: Whole
    other: Whole


class SetOptions(Request, frozen=True, tag="set-options"):
    """The host changes options before the start; those not named stay."""

    options: OptionTexts


class SetTime(Request, frozen=True, tag="set-time"):
    """The host changes the time control before the start."""

    time: TimeControl


class Start(Request, frozen=True, tag="start"):
    """The host starts the game."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game with the same people at the same table; it starts when all players have asked for it."""

    seal: Seal | None = None
    """SHA-256 of this person's part in its shuffle."""


class BringPart(Request, frozen=True, tag="seal"):
    """Bring one's own part in the next shuffle, under seal, once the room shows a commitment."""

    seal: Seal
    """SHA-256 of this part."""


class Unseal(Request, frozen=True, tag="unseal"):
    """Open the own part in the shuffle, once the room says `shuffling`. After ten seconds it is left out."""

    nonce: Nonce


class MakeHost(Request, frozen=True, tag="make-host"):
    """The host makes another person the host."""

    person: Whole


class Remove(Request, frozen=True, tag="remove"):
    """The host removes a person for good; the code of the table changes."""

    person: Whole


class WishGame(Request, frozen=True, tag="wish-game"):
    """Vote for the next game at this table; when more than half of those here wish for it, it is chosen."""

    game: GameName


class ChooseGame(Request, frozen=True, tag="choose-game"):
    """The host chooses the next game at this table, for as many players as are here."""

    game: GameName


class DelaySpectators(Request, frozen=True, tag="watch-late"):
    """The host decides whether spectators see the game one turn late, in a game that hides something."""

    delayed: bool


# What changes nothing in the log


class Look(Request, frozen=True, tag="look"):
    """Ask for the view after this many lines of the own move list."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class Consider(Request, frozen=True, tag="consider"):
    """Ask what an unfinished move would do."""

    draft: DraftText


class AskCoach(Request, frozen=True, tag="coach"):
    """Ask for hints before the own turn. Only for a player alone against bots."""


class PageShape(Request, frozen=True, tag="shape"):
    """Say whether one's own page is upright, as on a phone: the boards of a table that lie alike lie as there."""

    upright: bool


class Draft(Request, frozen=True, tag="draft"):
    """Keep an unfinished move in secret at the server: it is played when time runs out."""

    text: StoredDraft


TalkRequest = Say | Phrase | Explain | LeadReveal | Guess | Mute | Report
AbsenceRequest = Leave | Resign | Substitute | Skip | Claim | TakeOver
WaitingRoomRequest = (
    Sit | SeatBot | FreeSeat | CloseSeat | SwapSeats | SetOptions | SetTime | Start | Rematch | BringPart | Unseal
    | MakeHost | Remove | DelaySpectators | WishGame | ChooseGame
)  # fmt: skip
TableRequest = (
    Play | TakeBack | Answer | EndGame | Pause | Resume | GoOn | AddTime
    | TalkRequest | AbsenceRequest | WaitingRoomRequest
)  # fmt: skip
"""Every request that may change a table: it is decided, and the entries are appended to the log."""
AnyRequest = Hello | TableRequest | Draft | Look | Consider | AskCoach | PageShape
"""Every message that a browser may send through a socket."""


# By HTTP


class SeatChoice(Body, frozen=True):
    """Who should sit here: the maker (`me`), a guest with a link to this seat (`invite`), any guest (`open`), a bot."""

    kind: Literal["me", "invite", "open", "bot"]
    level: Whole | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """POST /api/tables"""

    game: GameName
    options: OptionTexts = field(default_factory=dict)
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=8)]
    name: Name = ""
    listed: bool = False
    """Shown in the lobby, where any guest may take an open seat."""
    time: TimeControl = TimeControl()
    solver_closed: bool = False
    """The solver does not answer about this game while people play it."""
    delayed: bool = False
    """Spectators see the game one turn late; only in games that hide something."""
    screen: bool = False
    """This device is a screen for the room: it has no seat, and the first person to sit down is the host."""
    elastic: bool = False
    """Each guest who comes by the code gets a seat, up to the game's most; the host starts with those who are there."""
    plan: Annotated[tuple[GameName, ...], Meta(max_length=20)] = ()
    """The games of an evening in their order; the first is `game`."""


class HandedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a game that was played without a server."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    text: Annotated[str, Meta(max_length=8_000)]


class HandOver(Body, frozen=True, kw_only=True):
    """POST /api/tables/handed: a game that a browser kept by itself; the server plays it again, move by move."""

    table: NewTable
    deal: Annotated[str, Meta(max_length=8_000)]
    moves: Annotated[tuple[HandedMove, ...], Meta(max_length=1_000)]


class SitDown(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/sit: with the secret of an invitation or the table's code, or at a listed one without.

    A guest who comes by code gets the seat they wish for, else the first open one, else they watch.
    """

    secret: Code | None = None
    name: Name = ""
    seat: SeatNumber | None = None
    watch: bool = False
    """Come without a seat."""
    ask: bool = False
    """Come by the address alone to a private table, and ask its host for a seat."""
    key: Secret | None = None
    """A secret of the guest's own: the same request with the same key gets the same ticket, if an answer was lost."""


class AskLink(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/links: the host asks for a link to a free seat, or a new one for a player's seat."""

    ticket: Secret
    seat: SeatNumber
