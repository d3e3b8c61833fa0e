"""Parlour: play and study five rare board and card games.

    import parlour

    game = parlour.game("dualite")
    sitting = game.begin(size=5)
    sitting = sitting.after("a1+c3")

`docs/python.md` shows the rest.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, overload

# First, so that what is defined below keeps the names `parlour.game`, `parlour.record` and `parlour.study`.
import parlour.game
import parlour.record
import parlour.study  # noqa: F401

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.experiments import RecordedGame, ladder, match, puzzles, review, solve, study
    from parlour.games.dualite import rules as dualite
    from parlour.games.dualite import views as dualite_views
    from parlour.games.duality import rules as duality
    from parlour.games.duality import views as duality_views
    from parlour.games.dualma import rules as dualma
    from parlour.games.dualma import views as dualma_views
    from parlour.games.duel_of_law import rules as duel_of_law
    from parlour.games.duel_of_law import views as duel_of_law_views
    from parlour.games.duos import values as duos
    from parlour.games.duos import views as duos_views
    from parlour.interface import PlayableGame

    # The types of one game: of its positions, its moves and its views.
    Dualite = PlayableGame[dualite.Position, dualite.Move, dualite_views.View]
    Duality = PlayableGame[duality.Position, duality.Move, duality_views.View]
    Dualma = PlayableGame[dualma.Position, dualma.Move, dualma_views.View]
    DuelOfLaw = PlayableGame[duel_of_law.Position, duel_of_law.Move, duel_of_law_views.View]
    Duos = PlayableGame[duos.Position, duos.Move, duos_views.View]
else:

    def _experiment(name):
        """A function of `experiments`, which is imported when it is first called."""

        def run(*arguments, **named):
            from parlour import experiments

            return getattr(experiments, name)(*arguments, **named)

        run.__name__ = run.__qualname__ = name
        return run

    ladder, match, puzzles, review, solve, study = map(
        _experiment, ("ladder", "match", "puzzles", "review", "solve", "study")
    )


class _Records:
    """`parlour.record(text)` reads a game; `parlour.record.read` and the others are those of the module."""

    def __call__(self, source: str | Path) -> RecordedGame:
        from parlour import experiments

        return experiments.record(source)

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules["parlour.record"], name)


record = _Records()
__version__ = "0.2.0"
__all__ = ["add_game", "game", "game_names", "ladder", "match", "puzzles", "record", "review", "solve", "study"]


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    from parlour.catalogue import GAMES

    return tuple(GAMES)


def add_game(named: str | Path) -> PlayableGame[Any, Any, Any]:
    """Run the code of a game from elsewhere and return the game: its folder, or the name of an installed one."""
    from parlour.catalogue import add
    from parlour.interface import playable

    return playable(add(str(named)).NAME)


@overload
def game(name: Literal["dualite"]) -> Dualite: ...
@overload
def game(name: Literal["duality"]) -> Duality: ...
@overload
def game(name: Literal["dualma"]) -> Dualma: ...
@overload
def game(name: Literal["duel-of-law"]) -> DuelOfLaw: ...
@overload
def game(name: Literal["duos"]) -> Duos: ...
@overload
def game(name: str) -> PlayableGame: ...
def game(name: str) -> PlayableGame[Any, Any, Any]:
    """Return the game of this name, to be played, watched, analysed or learnt."""
    from parlour.interface import playable

    return playable(name)
