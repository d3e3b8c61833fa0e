"""What a designer asks of one game in particular, measured on finished games: the module `measures` of its folder.

Each number gets a row of the report, the mean over all games with its interval. The row's name is the sentence
`<game>-study-<measure>` in the game's `words/`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Protocol

from parlour.game import Game
from parlour.optional_parts import optional_part
from parlour.sitting import Sitting


class GameMeasures(Protocol):
    SHARES: frozenset[str]
    """The measures that are worths from 0 to 1 and read as shares, rather than numbers of something."""

    def measure(self, sitting: Sitting, /) -> Mapping[str, float]:
        """Return what this finished sitting says, by measure; one that says nothing about it may be left out."""


class KnownValue(Protocol):
    """A game of which it is proved who wins, with some options at least; also in the module `measures`."""

    def first_side_wins(self, options: Any, /) -> bool | None:
        """Return the proved result with best play; None where there is no proof."""


game_measures = optional_part(GameMeasures, "measures")
known_value = optional_part(KnownValue, "measures")


def measured(sitting: Sitting) -> Mapping[str, float]:
    """Return the game's own measures of one finished sitting."""
    own = game_measures(sitting.game)
    return {} if own is None else own.measure(sitting)


def is_share(game: Game, measure: str) -> bool:
    own = game_measures(game)
    return own is not None and measure in own.SHARES


def proved(game: Game, options: object) -> bool | None:
    """Return whether the first side wins with best play; None where it is not known."""
    own = known_value(game)
    return None if own is None or game.variant is not None else own.first_side_wins(options)


class GameDesign(Protocol):
    """What a designer's report of this game compares; also in the module `measures`."""

    STRENGTHS: tuple[str, ...]
    """Who plays against itself, the weakest first."""
    COMPARED: Mapping[str, tuple[str, ...]]
    """Values of options to be set beside the default; others may be set with it: `4 anchor=previous`."""
    COMPARED_BY: str
    """Who plays to compare them."""
    UNCHANGED: tuple[str, ...]
    """Options that change nothing in games between programs: they are named, not compared."""


class GameStanding(Protocol):
    """Who is ahead in the middle of a game; also in the module `measures`.

    What is counted is said by `<game>-study-standing` in the game's `words/`.
    """

    def standing(self, position: Any, /) -> tuple[float, ...] | None:
        """Return a number for each side, higher for the side that is ahead; None where nothing is known."""


class GameDeals(Protocol):
    """Deals told apart by one number; also in the module `measures`. `<game>-study-deal` says which number it is."""

    def deal_number(self, position: Any, /) -> int:
        """Of the first position of a game."""


class GameOpenings(Protocol):
    """First moves by kind, in a game in which no two deals are alike; also in the module `measures`.

    The sentence `<game>-study-opening-<kind>` names a kind, with its { $number }.
    """

    def opening_kind(self, position: Any, move: Any, /) -> tuple[str, int]: ...


game_openings = optional_part(GameOpenings, "measures")
game_deals = optional_part(GameDeals, "measures")
game_design = optional_part(GameDesign, "measures")
game_standing = optional_part(GameStanding, "measures")


class GameElements(Protocol):
    """What a move is made of, for the strength of each; also in the module `measures`.

    Kinds are card, cell and law, or another for which there is the sentence `<game>-study-kind-<kind>`.
    """

    def elements(self, position: Any, move: Any, /) -> tuple[tuple[str, str], ...]:
        """Return kinds and names, such as ("cell", "b3")."""


game_elements = optional_part(GameElements, "measures")
_WORD = re.compile(r"[^\W_]+")
_LONGEST = 12


def elements_of(game: Game, position: Any, move: Any) -> tuple[tuple[str, str], ...]:
    """Return what a move is made of; by the game itself, else the words of the move as it is written."""
    own = game_elements(game)
    if own is not None:
        return own.elements(position, move)
    return tuple(("part", word) for word in _WORD.findall(game.write(move)) if len(word) <= _LONGEST)
