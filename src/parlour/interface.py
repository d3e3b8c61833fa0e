"""A game as a Python program uses it: `parlour.game(name)` gives one of these."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from parlour import words  # noqa: F401 - so that refusals are said in sentences
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.decisions import DecisionState, dealt
from parlour.game import Game, named_game, written_options
from parlour.players import Player
from parlour.players.levels import named, names
from parlour.record import read, replay, write
from parlour.sitting import Move, Position, Sitting, View, begin, resumed
from parlour.solvers.analysis import Choices, analysis_of

if TYPE_CHECKING:
    from parlour.batch import Batch, EnginePosition


@dataclass(frozen=True, slots=True)
class PlayableGame(Generic[Position, Move, View]):
    """One of the games. It is known by its name alone, so it can be pickled and sent to other processes."""

    name: str

    @property
    def rules(self) -> Game:
        """The package with the rules: `docs/adding-a-game.md` lists what it answers."""
        return GAMES[self.name]

    def options(self, **options: str | int) -> dict[str, str]:
        """Return all options: these, and the defaults of the others; refuse bad ones."""
        return written_options(self._chosen(options))

    def _chosen(self, options: Mapping[str, str | int]) -> Any:
        return self.rules.options({name: str(value) for name, value in options.items()})

    def begin(self, seed: str | int | None = None, **options: str | int) -> Sitting[Position, Move, View]:
        """A sitting before its first move. The same seed deals the same cards; without one they cannot be predicted."""
        chosen = self._chosen(options)
        return begin(self.rules, chosen, self.rules.deal(chosen, Chance.fresh() if seed is None else Chance(seed)))

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names of the built-in players: levels and others."""
        return names(self.rules)

    def player(self, name: str | int, seconds: float | None = None) -> Player:
        """Return a built-in player, whose `choose(view, chance)` gives a move.

        Without `seconds` it has no clock, and the same chance gives the same move.
        """
        return named(self.rules, str(name), seconds)

    def finish(
        self, sitting: Sitting[Position, Move, View], players: Mapping[int, Player] | Player, seed: str | int = 0
    ) -> Sitting[Position, Move, View]:
        """Let players, one for all seats or one for each, play a sitting to its end."""
        chances = [Chance(f"{seed} seat {seat}") for seat in range(sitting.seats)]
        while awaited := sitting.awaited:
            seat = min(awaited)
            player = players[seat] if isinstance(players, Mapping) else players
            sitting = sitting.play(seat, player.choose(sitting.view(seat), chances[seat]))
        return sitting

    def analyse(self, sitting: Sitting[Position, Move, View], seconds: float = 2.0) -> Choices:
        """Return each choice of the player to move and its value; refused where a game has no analysis."""
        return analysis_of(self.rules).analyse(sitting.position, seconds)

    def read_record(self, text: str) -> Sitting[Position, Move, View]:
        """Return the sitting of a record, played through the rules; refuse what does not fit."""
        return resumed(replay(read(text), GAMES))

    def write_record(self, sitting: Sitting[Position, Move, View], names: tuple[str, ...], date: str = "-") -> str:
        """Return the record of a sitting. It holds the deal, so it is for those who may know everything."""
        return write(sitting.record(names, date))

    def decisions(self, seed: str | int = 0, **options: str | int) -> DecisionState:
        """Return the game as numbered decisions and vectors, for learners."""
        return dealt(self.rules, self._chosen(options), seed)

    def position(self, **options: str | int) -> EnginePosition:
        """Return a position on the compiled kernels, changed in place and many times as fast as a sitting.

        `position_of` begins where a sitting stands, or with a position that is written.
        """
        return _engine_position()(self.name, **options)

    def position_of(self, start: Sitting[Position, Move, View] | str, **options: str | int) -> EnginePosition:
        """Return the engine's position of a sitting, or of a written one ("o../.#./... b2")."""
        from parlour.batch import EnginePosition

        return (
            EnginePosition.of(start) if isinstance(start, Sitting) else EnginePosition.read(self.name, start, **options)
        )

    def batch(self, games: int, seed: int = 0, **options: str | int) -> Batch:
        """Return many games at once, as arrays."""
        from parlour.batch import Batch

        return Batch(self.name, games, seed, **options)


@functools.cache
def _engine_position() -> type[EnginePosition]:
    """Imported when it is first asked for, as it brings the compiler."""
    from parlour.batch import EnginePosition

    return EnginePosition


def playable(name: str) -> PlayableGame:
    """Return the game of this name."""
    return PlayableGame(named_game(GAMES, name).NAME)
