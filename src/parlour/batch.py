"""Thousands of games at once, as arrays on the compiled kernels: for learning and for large experiments.

    from parlour.batch import Batch

    batch = Batch("dualite", games=4096, seed=1, size=5)
    while True:
        actions = policy(batch.observations, batch.masks, batch.to_move)
        rewards, ended = batch.step(actions)

`docs/python.md` tells what the arrays hold, and `Batch.texts` is the table of actions: number by number as they are
written on a score sheet. A game that ends is begun anew by the same step.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from parlour.catalogue import GAMES
from parlour.engines.batches import (
    FINE,
    LIST,
    BatchEngine,
    choose_any,
    first_illegal,
    list_all,
    mask_bytes,
    state_of,
    unpack,
)
from parlour.engines.compiled import direct, seeded
from parlour.game import BadOption, Game, named_game, written_options
from parlour.optional_parts import optional_part
from parlour.sitting import Sitting


class BatchedGame(Protocol):
    """A game that can be played in batches, by the module `engine.batches` of its folder."""

    def batched(self, options: Any, /) -> BatchEngine: ...


batched_game = optional_part(BatchedGame, "engine.batches")


def can_batch(game: Game) -> bool:
    """Return whether this game can be played in batches."""
    return batched_game(game) is not None


def engine_of(game: str, options: Mapping[str, str | int]) -> BatchEngine:
    """Return the engine of this game with these options; refused where there is none."""
    rules = named_game(GAMES, game)
    offered = batched_game(rules)
    if offered is None:
        raise BadOption("batch-not-offered", game=game)
    return offered.batched(rules.options({name: str(value) for name, value in options.items()}))


class EnginePosition:
    """One game on the compiled kernels, changed in place: for searches and playouts of one's own.

    Actions are numbered as in `Batch`; `texts` has each as it is written.
    """

    _actions: list[int]
    _engine: BatchEngine
    _advance: Callable[[npt.NDArray[np.int64], int], int]
    _length: int
    _count: int
    _state: npt.NDArray[np.int64]
    _legal: npt.NDArray[np.int64]
    _first: tuple[npt.NDArray[np.int64], bool]
    """Where the actions that can be undone begin, and whether the game was over there."""

    __slots__ = (
        "_actions",
        "_advance",
        "_count",
        "_engine",
        "_first",
        "_game",
        "_legal",
        "_length",
        "_options",
        "_state",
    )

    def __init__(self, game: str, **options: str | int) -> None:
        self._game, self._options, self._actions = game, options, []
        beginning = _beginning(game, tuple(options.items()))
        self._engine, self._advance, self._length, self._first, state, self._count = beginning
        self._state = state = state.copy()
        self._legal = state[self._length :]

    def _enter(self, engine: BatchEngine, row: npt.NDArray[np.int64], *, over: bool = False) -> None:
        self._engine, self._length = engine, len(engine.start)
        self._first, self._actions = (row, over), []
        self._state = state_of(row, len(engine.texts))
        self._legal = self._state[self._length :]
        count = engine.advance(self._state, LIST)
        self._advance, self._count = direct(engine.advance), 0 if over else count

    @classmethod
    def of(cls, sitting: Sitting) -> EnginePosition:
        """Return the position at which this sitting stands."""
        return cls._at(sitting.game, sitting.options, sitting.position, over=sitting.outcome is not None)

    @classmethod
    def read(cls, game: str, text: str, **options: str | int) -> EnginePosition:
        """Return the position that is written so (docs/notation.md); BadNotation for other texts."""
        rules = named_game(GAMES, game)
        chosen = rules.options({name: str(value) for name, value in options.items()})
        position = rules.read_position(chosen, text)
        return cls._at(rules, chosen, position, over=rules.outcome(position) is not None)

    @classmethod
    def _at(cls, rules: Game, chosen: Any, position: Any, *, over: bool) -> EnginePosition:
        found = object.__new__(cls)
        found._game, found._options = rules.NAME, dict(written_options(chosen))
        engine = engine_of(found._game, found._options)
        found._enter(engine, engine.enter(position), over=over)
        return found

    @property
    def _row(self) -> npt.NDArray[np.int64]:
        return self._state[: self._length]

    @property
    def legal(self) -> npt.NDArray[np.int64]:
        """The numbers of the legal actions, none when the game is over; overwritten by the next `play`."""
        return self._legal[: self._count]

    @property
    def texts(self) -> tuple[str, ...]:
        """Every action as it is written, by its number."""
        return self._engine.texts

    @property
    def to_move(self) -> int:
        """The side to move, 0 or 1."""
        return int(self._engine.side(self._row))

    @property
    def result(self) -> int | None:
        """1 if the first side won, -1 if the other did, 0 for a draw; None while the game goes on."""
        return None if self._count else int(self._engine.points(self._row)) // 100

    @property
    def observation(self) -> npt.NDArray[np.uint8]:
        """The planes of `Batch`, (planes, cells): what the side to move sees."""
        wide = (self._engine.cells + 7) // 8
        words = np.zeros((1, len(self._engine.planes) * wide), np.int64)
        self._engine.show(
            self._row[None], np.zeros(1, np.int64), np.zeros((1, mask_bytes(len(self._engine.texts))), np.uint8), words
        )
        shown = words.view(np.uint8).reshape(len(self._engine.planes), 8 * wide)
        return shown[:, : self._engine.cells].copy()

    @property
    def planes(self) -> tuple[str, ...]:
        """What the planes of `observation` show."""
        return self._engine.planes

    @property
    def earlier(self) -> npt.NDArray[np.int64]:
        """As in `Batch`, for this game."""
        found: npt.NDArray[np.int64] = _earlier(self._engine, self._row[None])[0]
        return found

    def play(self, action: int | str) -> None:
        """Make this action, by its number or as it is written; ValueError if it is not legal, and nothing changes."""
        number = self._number(action) if isinstance(action, str) else int(action)
        count = self._advance(self._state, number)
        if count < 0:
            raise ValueError(f"action {action} is not legal")
        self._count = count
        self._actions.append(number)

    def _number(self, text: str) -> int:
        legal: list[int] = self.legal.tolist()
        found = [number for number in legal if self._engine.texts[number] == text]
        if not found:
            raise ValueError(f"{text} is not legal")
        return found[0]

    def undo(self) -> int:
        """Take back the last action and return its number; ValueError where there is none left.

        What was played before this position was made, from a sitting or from text, stays.
        """
        if not self._actions:
            raise ValueError("there is no action to undo")
        *before, last = self._actions
        row, over = self._first
        self._state[: self._length] = row
        self._count = 0 if over else self._advance(self._state, LIST)
        for action in before:
            self._count = self._advance(self._state, action)
        self._actions = before
        return last

    def copy(self) -> EnginePosition:
        """Return another position that starts from here; it shares the engine."""
        other = object.__new__(EnginePosition)
        other._game, other._options, other._engine = self._game, self._options, self._engine
        other._advance, other._length, other._first = self._advance, self._length, self._first
        other._state, other._count, other._actions = self._state.copy(), self._count, self._actions.copy()
        other._legal = other._state[self._length :]
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> EnginePosition:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Return whether the rest of the game is the same: the same game, options and board, and earlier boards."""
        if not isinstance(other, EnginePosition):
            return NotImplemented
        return self._engine is other._engine and bool(np.array_equal(self._row, other._row))

    def __hash__(self) -> int:
        """Return the hash of the position as it stands: copy a position before it becomes a key."""
        return hash((self._game, self._row.tobytes()))

    def __reduce__(self) -> tuple[Callable[..., EnginePosition], tuple[object, ...]]:
        return _restored, (self._game, self._options, not self._count, zlib.compress(self._row.tobytes()))

    def __repr__(self) -> str:
        state = f"seat {self.to_move} to move, {self._count} legal" if self._count else "over"
        return f"<EnginePosition of {self._game}: {len(self._actions)} actions, {state}>"

    def __str__(self) -> str:
        """Return the board as text."""
        return str(self._engine.shown(self._row))

    def _repr_svg_(self) -> str | None:
        drawing: str | None = self._engine.shown(self._row)._repr_svg_()
        return drawing


@functools.lru_cache(maxsize=64)
def _beginning(game: str, options: tuple[tuple[str, str | int], ...]) -> tuple[Any, ...]:
    """Return what a position that has not begun is made of."""
    engine = engine_of(game, dict(options))
    state = state_of(engine.start, len(engine.texts))
    count = engine.advance(state, LIST)
    return engine, direct(engine.advance), len(engine.start), (engine.start, False), state, count


def _restored(game: str, options: dict[str, str | int], over: bool, row: bytes) -> EnginePosition:
    position = object.__new__(EnginePosition)
    position._game, position._options = game, options
    position._enter(engine_of(game, options), np.frombuffer(zlib.decompress(row), dtype=np.int64), over=over)
    return position


def _earlier(engine: BatchEngine, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    if engine.history is None:
        return np.zeros((len(rows), 0), dtype=np.int64)
    first, most, number = engine.history
    came = np.arange(most) <= rows[:, number, None]
    return np.where(came, rows[:, first : first + most], 0)


class Batch:
    """Many games of one kind. Its arrays are overwritten by each step: copy what you want to keep.

    - `observations`, `uint8` of (games, planes, cells): what the side to move sees; `planes` names the planes;
    - `packed`, `uint8` of (games, bytes): which actions are legal, eight to a byte, the lowest bit first,
      and bytes of 0 up to a multiple of four;
    - `masks`, `bool` of (games, actions): the same unpacked, when it is asked for;
    - `to_move`, `int64` of (games,): the side to move, 0 or 1;
    - `final_observations`, like `observations`: the last position of each game that the last step has ended.
    """

    def __init__(self, game: str, games: int, seed: int = 0, **options: str | int) -> None:
        """Begin this many games; the options are those of the game (`size=5`). The seed is for `any_actions` alone."""
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.engine = engine_of(game, options)
        self.texts = self.engine.texts
        """Every action as it is written, by its number."""
        self.planes = self.engine.planes
        self.actions = len(self.texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        wide = (self.engine.cells + 7) // 8
        self._rows = np.empty((games, len(self.engine.start)), dtype=np.int64)
        self._words = np.zeros((games, len(self.planes) * wide), dtype=np.int64)
        whole = self._words.view(np.uint8).reshape(games, len(self.planes), 8 * wide)
        self.observations = whole[:, :, : self.engine.cells]
        self._last_words = np.zeros_like(self._words)
        last = self._last_words.view(np.uint8).reshape(whole.shape)
        self.final_observations = last[:, :, : self.engine.cells]
        self.packed = np.zeros((games, mask_bytes(self.actions)), dtype=np.uint8)
        self.to_move = np.zeros(games, dtype=np.int64)
        self._dense = np.zeros((games, self.actions), dtype=np.uint8)
        self._unpacked = False
        self._rewards = np.zeros((games, 2), dtype=np.float32)
        self._ended = np.zeros(games, dtype=np.uint8)
        self._any = np.zeros(games, dtype=np.int64)
        self._listed: npt.NDArray[np.int32] | None = None
        self._starts = np.zeros(games + 1, dtype=np.int64)
        self._register = seeded(seed)
        self.reset()

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each game."""
        if not self._unpacked:
            unpack(self.packed.view(np.uint32), self._dense)
            self._unpacked = True
        return self._dense.view(np.bool_)

    def legal(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """Return the legal actions of all games, one game after the other, and where each begins.

        Those of game i are `actions[starts[i]:starts[i + 1]]`: the masks without their zeros, for games with many
        actions of which few are legal.
        """
        if self._listed is None:
            self._listed = np.empty(len(self) * self.actions, dtype=np.int32)
        count = list_all(self.packed.view(np.uint32), self._listed, self._starts)
        return self._listed[:count], self._starts

    @property
    def earlier(self) -> npt.NDArray[np.int64]:
        """In games with a rule of repetition, (games, boards): a key of each board that came up, in order, then 0.

        Equal boards have equal keys. With the planes it makes up all that the rest of a game depends on.
        """
        return _earlier(self.engine, self._rows)

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Begin all games anew, or those of these numbers or of this mask."""
        self._rows[slice(None) if which is None else np.asarray(which)] = self.engine.start
        self._show()

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Make an action in each game: rewards of (games, 2), by side, and which games have ended and begun anew.

        The rewards of a game that goes on are 0; then 1 to the side that won, -1 to the other, 0 for a draw. If one
        action is illegal none is made.
        """
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != self.to_move.shape:
            raise ValueError(f"a step takes an action for each of {len(self)} games")
        wrong = first_illegal(chosen, self.packed, self.actions)
        if wrong != FINE:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}")
        self.engine.step(
            self._rows,
            self.engine.start,
            chosen,
            self._rewards,
            self._ended,
            self.to_move,
            self.packed,
            self._words,
            self._last_words,
        )
        self._unpacked = False
        return self._rewards, self._ended.view(np.bool_)

    def any_actions(self) -> npt.NDArray[np.int64]:
        """Return a legal action for each game, each as likely."""
        self._register = choose_any(self.packed.view(np.uint32), self._any, self._register)
        return self._any

    def number(self, text: str) -> int:
        """Return the number of an action as it is written."""
        return self._numbers[text]

    def save(self) -> npt.NDArray[np.int64]:
        """Return all games as they stand, for `load`."""
        return self._rows.copy()

    def load(self, saved: npt.NDArray[np.int64]) -> None:
        """Put back what `save` gave."""
        self._rows[:] = saved
        self._show()

    def _show(self) -> None:
        self.engine.show(self._rows, self.to_move, self.packed, self._words)
        self._unpacked = False
