"""The values of DUOS: its moves, the deal, a turn and the position."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.boards.notebook import ShowsItself
from parlour.game import Seat
from parlour.games.duos.cards import Card

Pair = tuple[str, str]
Pairs = tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen before the game. Two players play the cooperative game, nine turns whatever `rounds` says."""

    players: int = 4
    rounds: int = 2
    first: str = "animals"
    category: str = "flip"
    word: str = "any"
    deadline: str = "none"
    late: str = "kept"
    narrator: str = "tossed"
    """The seat of the first Narrator, from 1."""
    associations: str = "english"
    """The language whose words bring cards to the bots' minds."""


# The moves


@dataclass(frozen=True, slots=True)
class Choose:
    """Mark pairs on one's board and be ready. Neither the order of the pairs nor that within a pair means anything."""

    pairs: Pairs

    def __post_init__(self) -> None:
        object.__setattr__(self, "pairs", tuple(sorted((min(pair), max(pair)) for pair in self.pairs)))

    def __str__(self) -> str:
        return ",".join("+".join(pair) for pair in self.pairs)


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Not ready after all; the markers stay on the board."""

    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class Word:
    """Hint: one word."""

    text: str

    def __str__(self) -> str:
        return f"word:{self.text}"


@dataclass(frozen=True, slots=True)
class Yes:
    """Hint: this card is in one of my pairs."""

    card: str

    def __str__(self) -> str:
        return f"yes:{self.card}"


@dataclass(frozen=True, slots=True)
class Not:
    """Hint: this card is in none of my pairs."""

    card: str

    def __str__(self) -> str:
        return f"not:{self.card}"


@dataclass(frozen=True, slots=True)
class Late:
    """The time is up: the board has only these pairs this turn, none to three."""

    pairs: Pairs = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "pairs", Choose(self.pairs).pairs if self.pairs else ())

    def __str__(self) -> str:
        return f"late:{Choose(self.pairs)}" if self.pairs else "late"


Hint = Word | Yes | Not
Move = Choose | Withdraw | Word | Yes | Not | Late


# The table


@dataclass(frozen=True, slots=True)
class Deal:
    first: Seat
    """The first Narrator."""
    sets: tuple[tuple[Card, ...], ...]
    """Twelve cards each, in the order of use."""


@dataclass(frozen=True, slots=True)
class Given:
    """A hint on the DUOS card that has been used this turn."""

    seat: Seat
    kind: str
    text: str
    """The word, or the card."""


@dataclass(frozen=True, slots=True)
class Match:
    """One of the Narrator's pairs and who else chose it; in the game for two, a pair that both chose."""

    pair: Pair
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that has been revealed and scored."""

    number: int
    category: str
    cards: tuple[str, ...]
    narrator: Seat | None
    boards: tuple[Pairs, ...]
    matches: tuple[Match, ...]
    points: tuple[int, ...]
    hints: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Position(ShowsItself):
    options: Options
    deal: Deal
    turn: int
    """Counted from 0; as many as there are turns when the game is over."""
    boards: tuple[Pairs | None, ...]
    """What each seat has marked this turn, ready or not."""
    ready: tuple[bool, ...]
    hints: tuple[Given, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """For each turn played, the points of each seat."""
    last: Turn | None = None
