"""The games that can be analysed: what every choice of a position is worth, and which move let a win slip.

Dualité's proof search may run out of time, so there "not known" may yet be a win. DuAlma's looks at every line of three
own moves: "not known" is then certainly no win in so few, and who could have had one has missed it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from parlour.game import AnyGame

if TYPE_CHECKING:
    from parlour.games.dualite.solver.analysis import Worth
    from parlour.games.dualma.solver import Judged

Choices: TypeAlias = "tuple[tuple[str, Worth], ...]"
"""The moves, as they are written and in the order of the rules."""


def can_analyse(game: AnyGame) -> bool:
    return game.NAME in _ANALYSTS


def analyse(game: AnyGame, position: Any, seconds: float) -> Choices:
    """The worth of each choice; the seconds are for one position on a large grid of Dualité."""
    return _ANALYSTS[game.NAME](position, seconds)


def in_review(game: AnyGame, position: Any, made: str, seconds: float) -> Choices:
    """The choices that a review asks about: at least the move that was made, and every win."""
    return _of_dualma_in_review(position, made) if game.NAME == "dualma" else analyse(game, position, seconds)


def best(choices: Choices) -> frozenset[str]:
    """The quickest wins."""
    from parlour.games.dualite.solver.analysis import preference

    keys = {text: preference(worth) for text, worth in choices if worth.wins}
    return frozenset(text for text, key in keys.items() if key == max(keys.values()))


def slips(game: AnyGame, wins: bool | None) -> bool:
    """Does a move that is worth this let a win slip, where there is one?"""
    return wins is False or (wins is None and game.NAME in _LOOKING_AT_ALL)


def _of_dualite(position: Any, seconds: float) -> Choices:
    from parlour.games.dualite.players import analyst

    analysis = analyst(position.options.size).analyse(position, seconds)
    return tuple((str(move), worth) for move, worth in analysis.choices)


def _of_dualma(position: Any, seconds: float) -> Choices:
    """Wins in up to three moves; that takes about a second at most, so no clock is needed."""
    from parlour.games.dualma.solver import judged

    return tuple(map(_written, judged(position)))


def _of_dualma_in_review(position: Any, made: str) -> Choices:
    """Most positions have no win, which is found at once; then only the move itself is judged."""
    from parlour.games import dualma
    from parlour.games.dualma.solver import QUICK, forced, judged

    found = judged(position) if forced(position, QUICK) else judged(position, only=dualma.read(made))
    return tuple(map(_written, found))


def _written(each: Judged) -> tuple[str, Worth]:
    from parlour.games.dualite.solver.analysis import Worth

    return str(each.move), Worth(each.wins, each.plies, exact=each.wins is not None)


_ANALYSTS: dict[str, Callable[[Any, float], Choices]] = {"dualite": _of_dualite, "dualma": _of_dualma}
_LOOKING_AT_ALL = frozenset({"dualma"})
"""Where a move that is not known to win has certainly none of the wins that are looked for."""
