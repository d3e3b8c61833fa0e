"""What a game is: the questions that a package under `games/` answers.

A game package *is* the protocol object: a module with these names at its top. It has no base class and no `self`.
Positions are immutable values; chance enters by `deal` alone; a view is built by listing what its seat may see.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Protocol, TypeVar
from urllib.parse import quote

import msgspec

from parlour.abilities import Ability

if TYPE_CHECKING:
    from parlour.chance import Chance

Seat = int
"""A chair at the table: 0, 1, 2 …"""

Facts = Mapping[str, str | int]
"""What a sentence in `words/` needs to be said: cells, numbers, names."""


LONGEST_FACT = 500
"""Characters of a fact that a refusal repeats: what was refused may be as long as a record."""

_LARGEST_FACT = 10**15
"""Numbers from here on are said digit by digit: no language's rules for numbers are needed, and none may fail."""


def shortened(text: str, longest: int = LONGEST_FACT) -> str:
    """The text, cut in the middle if it is longer than this."""
    if len(text) <= longest:
        return text
    end = longest // 3
    return f"{text[: longest - end - 1]}…{text[len(text) - end :]}"


def _sayable(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) < _LARGEST_FACT:
        return value
    return shortened(str(value))


def key_with(code: str, facts: Facts) -> str:
    """A key that brings facts of its own to the message that names it: `rising?feature=dice&way=right`."""
    brought = "&".join(f"{name}={quote(str(fact), safe='')}" for name, fact in facts.items())
    return f"{code}?{brought}" if brought else code


class Refusal(Exception):
    """A "no" with its reason: a code, which names a sentence in `words/`, and the facts of that sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        said = {name: _sayable(value) for name, value in facts.items()}
        super().__init__(code, said)
        self.code = code
        self.facts: Facts = said

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalMove(Refusal):
    """The rules do not allow this move now."""


class BadNotation(Refusal):
    """This text is not a move, a deal, a position or a record."""


class BadOption(Refusal):
    """There is no such option, or it cannot have this value."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a few named values."""

    name: str
    values: tuple[str, ...]
    default: str
    absent: str | None = None
    """What a record that does not say it means, where the option came later; None: every record says it."""

    def accept(self, text: str) -> str:
        if text not in self.values:
            raise BadOption("bad-option-choice", option=self.name, value=text, values=", ".join(self.values))
        return text


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a whole number within bounds."""

    name: str
    low: int
    high: int
    default: str

    def accept(self, text: str) -> str:
        # isdigit alone would let other scripts' digits through, and int takes long for a very long number.
        if not (text.isascii() and text.isdigit() and len(text) <= 9 and self.low <= int(text) <= self.high):
            raise BadOption("bad-option-number", option=self.name, value=text, low=self.low, high=self.high)
        return str(int(text))


@dataclass(frozen=True, slots=True)
class Written:
    """An option written out by whoever wants it, such as a deck of one's own."""

    name: str
    read: Callable[[str], str]
    """Gives the one spelling of what it accepts, on one line; refuses the rest with BadOption."""
    default: str

    def accept(self, text: str) -> str:
        return self.read(text)


Option = Choice | Number | Written


def complete(offered: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, str]:
    """Every offered option with its chosen or default text, in the game's order; anything else is refused."""
    for name in texts:
        if name not in {option.name for option in offered}:
            raise BadOption("unknown-option", option=name, options=", ".join(option.name for option in offered) or "-")
    return {option.name: option.accept(texts.get(option.name, option.default)) for option in offered}


def written_options(options: object) -> dict[str, str]:
    """A game's options as texts, defaults included: what a record's header says."""
    return {field.name: str(getattr(options, field.name)) for field in fields(options)}  # type: ignore[arg-type] # every game's Options is a dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a sitting ended. No winners means a draw, or a game that only scores."""

    winners: tuple[Seat, ...]
    reason: str
    """A code in `words/`."""
    points: tuple[int, ...] = ()
    """A number for each seat, where the game scores."""


class Told(msgspec.Struct, frozen=True):
    """What one listener hears of a move: a line for the move list and a sentence to announce."""

    seat: Seat
    """Who moved."""
    text: str
    """The move as this listener may write it down."""
    code: str
    """The sentence, as a code in `words/`."""
    facts: Facts


Options = TypeVar("Options")
Deal = TypeVar("Deal")
Position = TypeVar("Position")
Move = TypeVar("Move")
View = TypeVar("View")


class Game(Protocol[Options, Deal, Position, Move, View]):
    """The rules of one game. `docs/adding-a-game.md` walks through them."""

    __name__: str
    """Where the package is: a worker process finds the game by it, and an ability its folder."""

    def __hash__(self) -> int: ...

    NAME: str
    """The name on the command line and in records."""
    RULES: str
    """The edition of our rules, stamped on each record."""
    OPTIONS: tuple[Option, ...]
    """What may be chosen: the one source for the lobby's form, `--option` and the record's header."""

    def options(self, texts: Mapping[str, str], /) -> Options:
        """Read the chosen options, a frozen dataclass with a field for each of OPTIONS; refuse bad ones."""

    def sides(self, options: Options, /) -> tuple[tuple[Seat, ...], ...]:
        """Which seats there are, grouped by who wins together."""

    def longest(self, options: Options, /) -> int:
        """At most how many moves, when only awaited seats move and nobody changes their mind."""

    def deal(self, options: Options, chance: Chance, /) -> Deal:
        """Shuffle and toss. No other rule uses chance."""

    def setup(self, options: Options, deal: Deal, /) -> Position:
        """Lay the game out."""

    def to_move(self, position: Position, /) -> frozenset[Seat]:
        """Who may move now; empty means that it is over."""

    def awaited(self, position: Position, /) -> frozenset[Seat]:
        """Whom do we wait for? A part of `to_move`: one who is ready may often still change their mind."""

    def phase(self, position: Position, /) -> int:
        """A number that grows when older messages become stale; a secret choice leaves it alone."""

    def check(self, position: Position, seat: Seat, move: Move, /) -> None:
        """May this seat make this move? Raises IllegalMove if not."""

    def play(self, position: Position, seat: Seat, move: Move, /) -> Position:
        """Check, then do. The old position is untouched."""

    def reveals(self, position: Position, seat: Seat, move: Move, /) -> bool:
        """Does this move draw, reveal or secretly choose something, so that it cannot be taken back?"""

    def view(self, position: Position, seat: Seat | None, /) -> View:
        """What this seat (or a bystander: None) sees, and its choices."""

    def tell(self, before: Position, mover: Seat, move: Move, seat: Seat | None, /) -> Told | None:
        """What this seat (or a bystander) hears of a move; None when it hears nothing."""

    def outcome(self, position: Position, /) -> Outcome | None:
        """Who won, and why; None while it goes on."""

    def redeal(self, view: View, chance: Chance, /) -> Position:
        """A position that would look the same to the owner of this view, the unseen drawn at random."""

    def sample(self, view: View, chance: Chance, /) -> Move:
        """Some legal move for the owner of this view; each one is possible."""

    def write(self, move: Move, /) -> str:
        """The move as a player would write it on a score sheet."""

    def read(self, text: str, /) -> Move:
        """Read what `write` wrote; raises BadNotation."""

    def write_deal(self, deal: Deal, /) -> str:
        """The deal on one line; empty where nothing is dealt."""

    def read_deal(self, options: Options, text: str, /) -> Deal:
        """Read what `write_deal` wrote; raises BadNotation, also for a deal these options cannot have."""


class Listable(Game[Options, Deal, Position, Move, View], Protocol):
    """A game whose moves can all be listed."""

    def moves(self, position: Position, seat: Seat, /) -> tuple[Move, ...]:
        """All legal moves of this seat, in a fixed order; none when it is not its turn."""


class Drafted(Game[Options, Deal, Position, Move, View], Protocol):
    """A game whose moves are composed from parts, with advice on the way."""

    def consider(self, view: View, draft: str, /) -> object:
        """What if? A dataclass saying what this unfinished move would do, or what is wrong with it.

        It reads the view only. It is asked over the wire and never logged.
        """


@dataclass(frozen=True, slots=True)
class Deadline:
    """By when everybody awaited must have moved, and the move that is made for those who have not."""

    key: int
    """Another number is another deadline: the clock starts anew."""
    seconds: float
    move: Any
    pause: float = 0.0
    """Seconds before the clock starts: what was just revealed wants to be looked at."""
    reserved: bool = False
    """Is this move the clock's alone? Then no seat may make it."""


class Timed(Game[Options, Deal, Position, Move, View], Protocol):
    """A game in which time may run out without ending it. The server keeps the time, not the rules."""

    def deadline(self, position: Position, /) -> Deadline | None:
        """The deadline that stands now, if there is one."""


class Lapsing(Game[Options, Deal, Position, Move, View], Protocol):
    """A game that says what happens to a seat whose time has run out."""

    def lapse(self, position: Position, seat: Seat, draft: str, /) -> Move | None:
        """The move that is made for it, perhaps from what it has drafted; None for the usual: the flag falls."""

    def reserved(self, move: Move, /) -> bool:
        """Is this move the clock's alone, so that no seat may make it?"""


class Scored(Game[Options, Deal, Position, Move, View], Protocol):
    """A game with points on the way, so that it can be ended early with its score."""

    def score(self, position: Position, /) -> tuple[int, ...]:
        """A number for each seat."""


class Turned(Game[Options, Deal, Position, Move, View], Protocol):
    """A game that can say what happened to somebody who came too late."""

    def outdated(self, position: Position, phase: int, /) -> str:
        """Why a move made for this older phase is refused: a code in `words/`, `stale` if there is no better one."""


class Spoken(Game[Options, Deal, Position, Move, View], Protocol):
    """A game in which people talk at some times and keep silent at others."""

    def talk(self, position: Position, people: frozenset[Seat], /) -> bool:
        """May these people talk to each other now?"""


class Explaining(Game[Options, Deal, Position, Move, View], Protocol):
    """A game in which somebody may give a reason for what they have just shown."""

    def explainable(self, position: Position, seat: Seat, /) -> tuple[str, ...]:
        """What of the last reveal this seat may give a reason for, as texts."""

    def explanation(self, about: str, text: str, /) -> tuple[str, Facts]:
        """How the reason is told to all: a code in `words/` and its facts."""


class Worded(Game[Options, Deal, Position, Move, View], Protocol):
    """A game whose moves can carry something that a person says, such as the reason for an objection."""

    def reworded(self, move: Move, clean: Callable[[str], str], /) -> Move:
        """The same move, and of what is said in it only what is clean."""


class Revealing(Game[Options, Deal, Position, Move, View], Protocol):
    """A game that shows something between two turns."""

    def look_seconds(self, position: Position, /) -> float:
        """How long what was just revealed wants to be looked at before anybody's clock runs; 0 if nothing was."""


class Eventful(Game[Options, Deal, Position, Move, View], Protocol):
    """A game in which one move may do several things, which are shown one after another."""

    def happenings(self, position: Position, /) -> int:
        """How many things the last move did: at least one."""


class Placeable(Game[Options, Deal, Position, Move, View], Protocol):
    """An open game whose positions can be written down and set up."""

    def write_position(self, position: Position, /) -> str: ...

    def read_position(self, options: Options, text: str, /) -> Position: ...


AnyGame = Game[Any, Any, Any, Any, Any]
AnyDrafted = Drafted[Any, Any, Any, Any, Any]
AnyEventful = Eventful[Any, Any, Any, Any, Any]
AnyExplaining = Explaining[Any, Any, Any, Any, Any]
AnyLapsing = Lapsing[Any, Any, Any, Any, Any]
AnyListable = Listable[Any, Any, Any, Any, Any]
AnyPlaceable = Placeable[Any, Any, Any, Any, Any]
AnyRevealing = Revealing[Any, Any, Any, Any, Any]
AnyScored = Scored[Any, Any, Any, Any, Any]
AnySpoken = Spoken[Any, Any, Any, Any, Any]
AnyTimed = Timed[Any, Any, Any, Any, Any]
AnyWorded = Worded[Any, Any, Any, Any, Any]
AnyTurned = Turned[Any, Any, Any, Any, Any]

# What a game's package may have besides. What modules of its folder may hold is said by the toolkits that use them.
GAME: Ability[AnyGame] = Ability(Game)
DRAFTED: Ability[AnyDrafted] = Ability(Drafted)
EVENTFUL: Ability[AnyEventful] = Ability(Eventful)
EXPLAINING: Ability[AnyExplaining] = Ability(Explaining)
LAPSING: Ability[AnyLapsing] = Ability(Lapsing)
LISTABLE: Ability[AnyListable] = Ability(Listable)
PLACEABLE: Ability[AnyPlaceable] = Ability(Placeable)
REVEALING: Ability[AnyRevealing] = Ability(Revealing)
SCORED: Ability[AnyScored] = Ability(Scored)
SPOKEN: Ability[AnySpoken] = Ability(Spoken)
TIMED: Ability[AnyTimed] = Ability(Timed)
WORDED: Ability[AnyWorded] = Ability(Worded)
TURNED: Ability[AnyTurned] = Ability(Turned)


def game_at(module: str) -> AnyGame:
    """The game whose package has this name: all that a worker process is told of it."""
    found = GAME.of(importlib.import_module(module))
    if found is None:
        raise TypeError(f"{module} is no game")
    return found


def is_open(game: AnyGame) -> bool:
    """Does this game hide nothing, so that a view tells the whole position?"""
    return PLACEABLE.of(game) is not None


def placeable(game: AnyGame) -> AnyPlaceable:
    """The same game, whose positions can be written down: for what is done with open games only."""
    found = PLACEABLE.of(game)
    if found is None:
        raise TypeError(f"{game.NAME} has no written positions")
    return found


def deadline_of(game: AnyGame, position: object) -> Deadline | None:
    """The deadline that stands now, if the game is played against time."""
    timed = TIMED.of(game)
    return None if timed is None else timed.deadline(position)


def talk_of(game: AnyGame, position: object, people: frozenset[Seat]) -> bool | None:
    """May these people talk now? None where they cannot: the game has nothing to talk about, or nobody would hear."""
    spoken = SPOKEN.of(game)
    return None if spoken is None or len(people) < 2 else spoken.talk(position, people)


def check_not_reserved(game: AnyGame, position: object, move: object) -> None:
    """Refuse a seat the move that is the clock's alone."""
    deadline, lapsing = deadline_of(game, position), LAPSING.of(game)
    by_deadline = deadline is not None and deadline.reserved and move == deadline.move
    if by_deadline or (lapsing is not None and lapsing.reserved(move)):
        raise IllegalMove("only-the-clock")


def late_move(game: AnyGame, position: object, seat: Seat, draft: str) -> Any:
    """What the game declares for a seat whose time has run out; None where it declares nothing."""
    lapsing = LAPSING.of(game)
    return None if lapsing is None else lapsing.lapse(position, seat, draft)


def named_game(games: Mapping[str, AnyGame], name: str, refusal: type[Refusal] = BadOption) -> AnyGame:
    """The game of this name; any other name is refused."""
    if name not in games:
        raise refusal("unknown-game", game=name, games=", ".join(games))
    return games[name]


def look_seconds(game: AnyGame, position: object) -> float:
    """How long what was just revealed wants to be looked at before anybody's clock runs."""
    revealing = REVEALING.of(game)
    return 0.0 if revealing is None else revealing.look_seconds(position)


def happenings(game: AnyGame, position: object) -> int:
    """How many things the last move did that are shown one after another."""
    eventful = EVENTFUL.of(game)
    return 1 if eventful is None else eventful.happenings(position)


def asked_for(view: object) -> str:
    """What is asked for where it is no ordinary move, such as `vote`: `<game>-your-vote` in the game's words.

    A view says so in its `stage`, if it has one.
    """
    stage: str = getattr(view, "stage", "")  # asked at every move: `isinstance` of a Protocol takes ten times as long
    return stage


def score_of(game: AnyGame, position: object) -> tuple[int, ...]:
    """The points until now; none where the game has none on the way."""
    scored = SCORED.of(game)
    return () if scored is None else scored.score(position)


def outdated(game: AnyGame, position: object, phase: int) -> str:
    """What to answer to a move made for this older phase: a code in `words/`."""
    turned = TURNED.of(game)
    return "stale" if turned is None else turned.outdated(position, phase)


def seats(game: AnyGame, options: object) -> int:
    """For how many players, with these options?"""
    return sum(len(side) for side in game.sides(options))
