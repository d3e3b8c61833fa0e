"""What a game is: one `Game` value, made of the functions of its rulebook, its notation and its views.

Positions are immutable values; chance enters by `deal` alone; a view is built by listing what its seat may see.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from types import ModuleType
from typing import Any, ClassVar
from urllib.parse import quote

import msgspec

from parlour.chance import Chance

Seat = int
"""A place in a game: 0, 1, 2 …"""

Facts = Mapping[str, str | int]
"""What a sentence in `words/` needs to be said: cells, numbers, names."""


LONGEST_FACT = 500
"""Characters of a fact that a refusal repeats: what was refused may be as long as a record."""

_LARGEST_FACT = 10**15
"""Numbers from here on are said digit by digit: no language's rules for numbers are needed, and none may fail."""


def shortened(text: str, longest: int = LONGEST_FACT) -> str:
    """Return the text, cut in the middle if it is longer than this."""
    if len(text) <= longest:
        return text
    end = longest // 3
    return f"{text[: longest - end - 1]}…{text[len(text) - end :]}"


def _sayable(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) < _LARGEST_FACT:
        return value
    return shortened(str(value))


def key_with(code: str, facts: Facts) -> str:
    """Return a key that brings facts of its own to the message that names it: `rising?feature=dice&way=right`."""
    brought = "&".join(f"{name}={quote(str(fact), safe='')}" for name, fact in facts.items())
    return f"{code}?{brought}" if brought else code


class Refusal(Exception):
    """A "no" with its reason: a code, which names a sentence in `words/`, and the facts of that sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        said = {name: _sayable(value) for name, value in facts.items()}
        super().__init__(code, said)
        self.code = code
        self.facts: Facts = said

    say: ClassVar[Callable[[Refusal], str] | None] = None
    """Puts it into words; set when the words are loaded."""

    def __str__(self) -> str:
        """Return the sentence where the words are loaded, else the code."""
        return self._written() if Refusal.say is None else Refusal.say(self)

    @property
    def __notes__(self) -> list[str]:  # type: ignore[override] # nothing is added to them
        """What a traceback shows below the sentence: the code and the facts."""
        return [] if Refusal.say is None else [self._written()]

    def _written(self) -> str:
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
    by_language: Mapping[str, str] = field(default_factory=dict)
    """What a form proposes instead of the default to a host whose language this is."""
    among_people: str | None = None
    """What is proposed instead of the default where people play each other."""

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
    """An option that is free text, such as a deck of one's own."""

    name: str
    read: Callable[[str], str]
    """Gives the one spelling of what it accepts, on one line; refuses the rest with BadOption."""
    default: str

    def accept(self, text: str) -> str:
        return self.read(text)


Option = Choice | Number | Written


def complete(offered: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, str]:
    """Return every offered option with its chosen or default text, in the game's order; anything else is refused."""
    for name in texts:
        if name not in {option.name for option in offered}:
            raise BadOption("unknown-option", option=name, options=", ".join(option.name for option in offered) or "-")
    return {option.name: option.accept(texts.get(option.name, option.default)) for option in offered}


def written_options(options: object) -> dict[str, str]:
    """Return a game's options as texts, defaults included: what a record's header says."""
    return {field.name: str(getattr(options, field.name)) for field in fields(options)}  # type: ignore[arg-type] # every game's Options is a dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a sitting ended. No winners means a draw, or a game that only scores."""

    winners: tuple[Seat, ...]
    reason: str
    """A code in `words/`."""
    points: tuple[int, ...] = ()
    """A number for each seat, where the game scores."""


class Announcement(msgspec.Struct, frozen=True):
    """What one listener may know of a move: a line for the move list and a sentence to announce."""

    seat: Seat
    """Who moved."""
    text: str
    """The move as this listener may write it down."""
    code: str
    """The sentence, as a code in `words/`."""
    facts: Facts


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the awaited seats must have moved, and the move that is made for those that have not."""

    key: int
    """Another number is another deadline: the clock starts anew."""
    seconds: float
    move: Any
    pause: float = 0.0
    """Seconds before the clock starts, for players to look at what was just revealed."""
    reserved: bool = False
    """Whether only the clock may make this move."""


def _not_listed(position: Any, seat: Seat) -> tuple[Any, ...]:
    raise TypeError("the moves of this game cannot be listed")


def _not_considered(view: Any, draft: str) -> object:
    raise Refusal("nothing-to-consider")


def _not_written(position: Any) -> str:
    raise TypeError("the positions of this game are not written")


def _not_read(options: Any, text: str) -> Any:
    raise TypeError("the positions of this game are not written")


def _no_deadline(position: Any) -> Deadline | None:
    return None


def _no_late_move(position: Any, seat: Seat, draft: str) -> Any:
    return None


def _not_reserved(move: Any) -> bool:
    return False


def _no_score(position: Any) -> tuple[int, ...]:
    return ()


def _stale(position: Any, phase: int) -> str:
    return "stale"


def _as_they_like(position: Any, people: frozenset[Seat]) -> bool | None:
    return True


def _nothing_to_explain(position: Any, seat: Seat) -> tuple[str, ...]:
    return ()


def _no_explanation(about: str, text: str) -> tuple[str, Facts]:
    raise IllegalMove("nothing-to-explain")


def _no_guess(position: Any, text: str) -> str:
    raise IllegalMove("nothing-to-guess")


def _nothing_guessed(before: Any, after: Any, guesses: Sequence[str]) -> tuple[str, int] | None:
    return None


def _no_moments(positions: Sequence[Any]) -> tuple[tuple[str, Facts], ...]:
    return ()


def _unchanged(move: Any, clean: Callable[[str], str]) -> Any:
    return move


def _no_look(position: Any) -> float:
    return 0.0


def _no_other_round(options: Any) -> Mapping[str, str]:
    return {}


def _one_event(position: Any) -> int:
    return 1


@dataclass(frozen=True, slots=True, eq=False)
class Variation:
    """What a variant is made of: `parlour.variants` makes it."""

    of: Game
    """The game that it changes."""
    title: str
    about: str
    """What it changes, in one sentence."""
    mark: str
    """The start of the hash of its files."""
    holds: frozenset[str]
    """The modules of the game's folder that hold for the variant."""
    players: object = None
    """Players of its own, in the place of the module `players`."""


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game, as functions. What is optional has a default.

    A game's package makes it of its modules; another game is made of it by `dataclasses.replace`:

        GAME = Game.of(__name__, rules, notation, views)
        misere = replace(GAME, package=__name__, NAME="misere", outcome=last_line_loses)

    `docs/adding-a-game.md` walks through all of it.
    """

    package: str
    """The package it lies in, as `GAME`: other processes import it from there, and its folder holds its other parts
    (players, a lesson, a board for the terminal, its words). Empty: it has none of these."""
    NAME: str
    """The name on the command line and in records."""
    RULES: str
    """The version of our rules, stamped on each record."""
    OPTIONS: tuple[Option, ...]
    """The options: the one source for the lobby's form, `--option` and the record's header."""

    options: Callable[[Mapping[str, str]], Any]
    """options(texts): read the chosen options into a frozen dataclass with a field for each of OPTIONS; refuse bad
    ones."""
    sides: Callable[[Any], tuple[tuple[Seat, ...], ...]]
    """sides(options): return the seats, grouped by side; a side wins or loses together."""
    longest: Callable[[Any], int]
    """longest(options): return an upper bound on the number of moves, if only awaited seats move and none changes a
    choice."""
    deal: Callable[[Any, Chance], Any]
    """deal(options, chance): shuffle and toss. No other function uses chance."""
    setup: Callable[[Any, Any], Any]
    """setup(options, deal): return the first position."""
    to_move: Callable[[Any], frozenset[Seat]]
    """to_move(position): return the seats that may move; none when the game is over."""
    awaited: Callable[[Any], frozenset[Seat]]
    """awaited(position): return the seats that must move; a part of `to_move`, as a seat that has chosen may often
    still change its choice."""
    phase: Callable[[Any], int]
    """phase(position): return a number that grows when older messages become stale; a secret choice does not change
    it."""
    check: Callable[[Any, Seat, Any], None]
    """check(position, seat, move): raise IllegalMove if this seat may not make this move."""
    play: Callable[[Any, Seat, Any], Any]
    """play(position, seat, move): check the move, then return the position after it."""
    reveals: Callable[[Any, Seat, Any], bool]
    """reveals(position, seat, move): return whether this move draws, reveals or secretly chooses something, so that it
    cannot be taken back."""
    outcome: Callable[[Any], Outcome | None]
    """outcome(position): return who won, and why; None while the game goes on."""

    View: type[Any]
    """The dataclass that `view` returns."""
    view: Callable[[Any, Seat | None], Any]
    """view(position, seat): return what this seat (or a bystander: None) sees, and its choices."""
    announce: Callable[[Any, Seat, Any, Seat | None], Announcement | None]
    """announce(before, mover, move, seat): return what this seat (or a bystander: None) may know of a move; None if
    that is nothing."""
    redeal: Callable[[Any, Chance], Any]
    """redeal(view, chance): return a position with this view, in which everything unseen is drawn at random."""
    sample: Callable[[Any, Chance], Any]
    """sample(view, chance): return a random legal move for the seat of this view; every legal move is possible."""

    write: Callable[[Any], str]
    """write(move): return the move as a player writes it on a score sheet."""
    read: Callable[[str], Any]
    """read(text): read what `write` wrote; raise BadNotation for other texts."""
    write_deal: Callable[[Any], str]
    """write_deal(deal): return the deal on one line; empty if nothing is dealt."""
    read_deal: Callable[[Any, str], Any]
    """read_deal(options, text): read what `write_deal` wrote; raise BadNotation for other texts, and for a deal that
    these options cannot have."""

    moves: Callable[[Any, Seat], tuple[Any, ...]] = _not_listed
    """moves(position, seat): return all legal moves of this seat, in a fixed order; none when it may not move."""
    consider: Callable[[Any, str], object] = _not_considered
    """consider(view, draft): return a dataclass that says what this unfinished move would do, or what is wrong with it.
    It depends on the view only; it is asked over the wire and never logged."""
    Preview: type[Any] | None = None
    """The dataclass that `consider` returns."""
    write_position: Callable[[Any], str] = _not_written
    """write_position(position): return the position as text, in a game that hides nothing."""
    read_position: Callable[[Any, str], Any] = _not_read
    """read_position(options, text): read what `write_position` wrote; raise BadNotation for other texts."""

    score: Callable[[Any], tuple[int, ...]] = _no_score
    """score(position): return the points of each seat until now, so that a game can be ended early with its score."""
    deadline: Callable[[Any], Deadline | None] = _no_deadline
    """deadline(position): return the current deadline, or None. The server keeps the time, not the rules."""
    timeout_move: Callable[[Any, Seat, str], Any] = _no_late_move
    """timeout_move(position, seat, draft): return the move that is made for a seat whose time has run out, perhaps
    from its draft; None if the seat loses on time instead."""
    reserved: Callable[[Any], bool] = _not_reserved
    """reserved(move): return whether only the clock may make this move."""
    outdated: Callable[[Any, int], str] = _stale
    """outdated(position, phase): return why a move made for this older phase is refused, as a code in `words/`."""
    talk: Callable[[Any, frozenset[Seat]], bool | None] = _as_they_like
    """talk(position, people): return whether these people may talk to each other now; None where the rules ask for
    silence through the whole game."""
    explainable: Callable[[Any, Seat], tuple[str, ...]] = _nothing_to_explain
    """explainable(position, seat): return the parts of the last reveal that this seat may give a reason for."""
    explanation: Callable[[str, str], tuple[str, Facts]] = _no_explanation
    """explanation(about, text): return how such a reason is announced: a code in `words/` and its facts."""
    guess: Callable[[Any, str], str] = _no_guess
    """guess(position, text): return what an audience may guess beside the players, in its one spelling; refuse what it
    may not."""
    guessed: Callable[[Any, Any, Sequence[str]], tuple[str, int] | None] = _nothing_guessed
    """guessed(before, after, guesses): return what the audience has guessed together, and its points, when the move
    between these positions reveals it."""
    moments: Callable[[Sequence[Any]], tuple[tuple[str, Facts], ...]] = _no_moments
    """moments(positions): return what to remember of a finished game: codes in `words/` with facts, where `seat` and
    `other` are seats."""
    reworded: Callable[[Any, Callable[[str], str]], Any] = _unchanged
    """reworded(move, clean): return the move with what a person wrote in it replaced by what `clean` leaves of it."""
    look_seconds: Callable[[Any], float] = _no_look
    """look_seconds(position): return how long players look at what was just revealed before any clock runs; 0 if
    nothing was."""
    another_round: Callable[[Any], Mapping[str, str]] = _no_other_round
    """another_round(options): return what to change in these options for one more round after the end, if everyone
    wishes it; nothing if the game has no rounds."""
    happenings: Callable[[Any], int] = _one_event
    """happenings(position): return how many things the last move did that are shown one after another."""

    variant: Variation | None = None
    """What it changes, if it is a variant of another game."""
    draft: bool = False
    """Whether the game is still being made: it is played like any other, and the tests do not ask for what a published
    game has besides (pictures, a lesson, measured bots, a report, each language)."""

    @classmethod
    def of(cls, package: str, *modules: ModuleType, draft: bool = False) -> Game:
        """Return the game made of what these modules define; the first module that has a name gives it."""
        found = {
            field.name: vars(module)[field.name]
            for field in fields(cls)
            for module in reversed(modules)
            if field.name in vars(module)
        }
        found["draft"] = draft
        required = {field.name for field in fields(cls) if field.default is MISSING} - {"package"}
        if missing := sorted(required - found.keys()):
            raise TypeError(f"{package}: {', '.join(missing)} is missing")
        game = cls(package=package, **found)
        _keep_old_names(game, modules)
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it by the name of its package."""
        return game_at, (self.package,)

    @property
    def is_listable(self) -> bool:
        """Whether all moves can be listed."""
        return self.moves is not _not_listed

    @property
    def is_composed(self) -> bool:
        """Whether moves are composed of parts, with a preview of what the unfinished move would do."""
        return self.consider is not _not_considered

    @property
    def is_open(self) -> bool:
        """Whether the game hides nothing, so that a view tells the whole position."""
        return self.write_position is not _not_written

    @property
    def has_audience(self) -> bool:
        """Whether those who watch can guess along."""
        return self.guess is not _no_guess

    @property
    def has_reveals(self) -> bool:
        """Whether something is revealed between two turns, for players to look at."""
        return self.look_seconds is not _no_look

    def seats(self, options: Any) -> int:
        """Return the number of players with these options."""
        return sum(map(len, self.sides(options)))

    def check_not_reserved(self, position: Any, move: Any) -> None:
        """Raise IllegalMove if only the clock may make this move."""
        deadline = self.deadline(position)
        if self.reserved(move) or (deadline is not None and deadline.reserved and move == deadline.move):
            raise IllegalMove("only-the-clock")


def _keep_old_names(game: Game, modules: tuple[ModuleType, ...]) -> None:
    """Let a package answer to the names that stood at its top in 0.1, with a warning; for one release."""

    def old_name(name: str) -> Any:
        for module in modules:
            if not name.startswith("_") and name in vars(module):
                place = f"GAME.{name}" if name in vars(game) else f"{module.__name__.rpartition('.')[2]}.{name}"
                warnings.warn(f"{game.package}.{name} is now {game.package}.{place}", DeprecationWarning, stacklevel=2)
                return vars(module)[name]
        raise AttributeError(f"module {game.package!r} has no attribute {name!r}")

    if game.package in sys.modules:
        vars(sys.modules[game.package])["__getattr__"] = old_name


def game_at(package: str) -> Game:
    """Return the game of this package."""
    found = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(found, Game):
        raise TypeError(
            f"{package.rpartition('.')[2]} is no game: nothing in it is called GAME; its last line makes it"
        )
    return found


def named_game(games: Mapping[str, Game], name: str, refusal: type[Refusal] = BadOption) -> Game:
    """Return the game of this name; refuse any other name."""
    if name not in games:
        raise refusal("unknown-game", game=name, games=", ".join(games))
    return games[name]


def asked_for(view: object) -> str:
    """Return what is asked for where it is no ordinary move, such as `vote`: `<game>-your-vote` in the game's words.

    A view says so in its `asked`, if it has one.
    """
    asked: str = getattr(view, "asked", "")
    return asked
