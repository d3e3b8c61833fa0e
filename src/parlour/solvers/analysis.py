"""What each choice is worth, for a game that can be analysed, by the module `solver` of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.game import Game, Refusal
from parlour.optional_parts import optional_part


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move, or a position, is worth to the side to move."""

    wins: bool | None
    """None when it is not known."""
    plies: int | None
    """How many plies until the end, this move included, with best play."""
    exact: bool
    """If not, the game lasts at most this many plies."""

    @property
    def moves(self) -> int | None:
        """The same as players count it: moves of its own that the side that wins still needs."""
        return None if self.plies is None else (self.plies + 1) // 2

    def seen_before(self) -> Worth:
        """Return what the move into a position is worth to its mover, if this is what the other side then has."""
        if self.wins is None:
            return UNKNOWN
        return Worth(not self.wins, None if self.plies is None else self.plies + 1, self.exact)


UNKNOWN = Worth(None, None, exact=False)
WINS_AT_ONCE = Worth(wins=True, plies=1, exact=True)

SOON = 4
"""How many moves of both sides a player looks ahead: a solver's answer about a position that near would help."""

Choices = tuple[tuple[str, Worth], ...]
"""The moves, as they are written and in the order of the rules."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """How often the side to move wins an unsolved position, in percent, and how far several estimates differ."""

    share: int
    low: int
    high: int


class GameAnalysis(Protocol):
    """An analysis of one game. Its module's top is light: what searches is imported when it is first asked."""

    HORIZON: int | None
    """How many own moves it looks ahead, then at every line; None if it goes on until the game or the time is over.

    With a horizon, an unknown position is no win in so few moves: a player who had such a win has missed it.
    """

    def analyse(self, position: Any, seconds: float, /) -> Choices:
        """The worth of each choice; the seconds are for a position that cannot be searched to the end at once."""

    def searched(self, position: Any, /) -> bool:
        """Return whether each choice of unknown worth is certainly no win within the horizon, for either side."""

    def value(self, position: Any, /) -> Worth:
        """Return what a position is worth to the side to move: the same whenever and wherever it is asked."""

    def winning(self, position: Any, /) -> Choices:
        """The moves that win a position whose `value` is a win: all that are known, at least one, the best first."""

    def alike(self, position: Any, /) -> str:
        """A text that all positions share of which the answer to one is the answer to the others: turned or mirrored,
        reached in another order, played with options that change little."""

    def follows(self, alike: str, position: Any, /) -> bool:
        """Return whether this is the position of that name, or one from which a game may reach it within `SOON` moves.

        The answer about such a position is half an answer about that game. In doubt it is yes.
        """

    def estimate(self, position: Any, /) -> Estimate | None:
        """Return how often the side to move may win, where its value is not known; likewise the same every time."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A move beside the one that a strong player would have made, where no one knows who wins: both in percent."""

    better: str
    best: int
    had: int
    mistake: int
    """From this difference on the move is a mistake; a deeper search rarely takes that back."""
    good: int
    """Up to this difference it is as good."""


class StrongChoice(Protocol):
    """An analysis with a strong player that judges positions no one has solved; also in the module `solver`."""

    def compared(self, position: Any, move: Any, /) -> Comparison | None:
        """Return the move beside the strong player's choice; None where there is only one move. The same every time."""


class KnownOpenings(Protocol):
    """An analysis that knows some settings from the first move to the end: their openings can be looked up."""

    OPENINGS: tuple[Mapping[str, str], ...]
    """These settings, by the options that differ from the usual ones; the one that is shown first comes first.

    `<game>-openings` in the game's `words/` says what is known.
    """


game_analysis = optional_part(GameAnalysis, "solver")
known_settings = optional_part(KnownOpenings, "solver")
strong_choice = optional_part(StrongChoice, "solver")


def can_analyse(game: Game) -> bool:
    return game_analysis(game) is not None


def known_openings(game: Game) -> tuple[Mapping[str, str], ...]:
    """Return the settings whose openings can be looked up."""
    own = known_settings(game)
    return () if own is None else own.OPENINGS


def analysis_of(game: Game) -> GameAnalysis:
    """Return the analysis of this game; a game without one is refused."""
    found = game_analysis(game)
    if found is None:
        raise Refusal("no-analysis", game=game.NAME)
    return found


def preference(worth: Worth) -> tuple[int, int]:
    """Larger is better: a win, the quicker the better; then what is not known; then a loss, the later the better."""
    if worth.wins is None:
        return (1, 0)
    return (2, -(worth.plies or 0)) if worth.wins else (0, worth.plies or 0)


def best(choices: Choices) -> frozenset[str]:
    """Return the quickest wins."""
    keys = {text: preference(worth) for text, worth in choices if worth.wins}
    return frozenset(text for text, key in keys.items() if key == max(keys.values()))
