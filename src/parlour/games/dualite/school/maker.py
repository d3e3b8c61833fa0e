"""The maker of Dualité's puzzles: looks through games for positions with one winning move, and writes them down whole.

A position becomes a puzzle when the mover has exactly one move that wins, and the win takes the number of own moves
that was asked for. It is taken from a game that was played, so it is reachable. Images of a puzzle already made are
left out. Whether each later move of the solution is the only one too is found out along all the defences that hold
out longest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from parlour.game import BadOption, written_options
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Move, Options, Position, mover
from parlour.games.dualite.solver import alike
from parlour.games.dualite.solver.analysis import Analysis, Analyst
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.school.puzzles import PuzzleLine, Tree

FEWEST, MOST = 1, 8
"""Own moves of a puzzle."""
_EASY = 150
"""Nodes: a puzzle that takes more has a solution of which every move is the only one."""
_LARGEST = 5
"""Grids on which every position is decided in time."""
_PREFIX = {4: "d", 5: "g"}
"""Names of puzzles: those of Grand Dual begin with another letter."""
_SIGHT = 4
"""The players of the games that puzzles come from see so far: their positions look like people's."""


@dataclass(frozen=True, slots=True)
class Found:
    position: Position
    game: str
    wins_in: int
    unique: bool
    nodes: int
    tree: Tree


class Composer:
    """Makes puzzles of one size of grid."""

    def __init__(self, options: Options, analyst: Analyst, seed: int, hear: Callable[[], None] = lambda: None) -> None:
        self.options, self.analyst, self.hear = options, analyst, hear
        self.chance = random.Random(seed)
        self.effort = ProofSearch(options.size, megabytes=4)
        self.known: set[Any] = set()

    def find(self) -> Iterator[Found]:
        """Puzzles without end, as they turn up."""
        while True:
            self.hear()
            position = rules.setup(self.options, None)
            moves: list[str] = []
            found: list[Found] = []
            while not rules.outcome(position):
                if len(moves) >= 3:
                    found.extend(self._look(position, " ".join(moves)))
                move = self._careless(position)
                moves.append(str(move))
                position = rules.play(position, mover(position), move)
            if found:  # one of each game: the moments of a game are alike
                yield self.chance.choice(found)

    def _careless(self, position: Position) -> Move:
        return self.chance.choice(self.analyst.glance(position, _SIGHT).best())

    def _look(self, position: Position, game: str) -> Iterator[Found]:
        analysis = self.analyst.analyse(position)
        wins = [worth for _, worth in analysis.choices if worth.wins]
        if len(wins) != 1 or len(analysis.choices) < 3 or not wins[0].exact:
            return
        own = ((wins[0].plies or 0) + 1) // 2
        if not FEWEST <= own <= MOST or self._is_known(position):
            return
        tree, unique = self._tree(position, analysis)
        yield Found(position, game, own, unique, self._nodes(position), tree)

    def _is_known(self, position: Position) -> bool:
        name = alike(position)
        known = name in self.known
        self.known.add(name)
        return known

    def _nodes(self, position: Position) -> int:
        """Return the work of a search that knows nothing: to find the win, and that nothing else wins."""
        self.effort.forget()
        nodes = self.effort.measure(board_of(position)).nodes
        for move in rules.moves(position, mover(position)):
            after = rules.play(position, mover(position), move)
            if not rules.outcome(after):
                nodes += self.effort.prove(board_of(after)).nodes
        return nodes

    def _tree(self, position: Position, analysis: Analysis) -> tuple[Tree, bool]:
        """Return every move with what comes of it, and whether each right move is the only one, here and later on."""
        least = analysis.worth.plies
        unique = sum(1 for _, worth in analysis.choices if worth.wins) == 1
        tree: Tree = {}
        for move, worth in analysis.choices:
            after = rules.play(position, mover(position), move)
            if not worth.wins:
                tree[str(move)] = self._refutation(after)
            elif worth.plies != least:
                tree[str(move)] = None
            elif rules.outcome(after):
                tree[str(move)] = True
            else:
                answer, then, only = self._defence(after)
                unique = unique and only
                tree[str(move)] = [str(answer), then]
        return tree, unique

    def _defence(self, position: Position) -> tuple[Move, Tree, bool]:
        """Return the answer that holds out longest and leaves the solver the fewest ways; the unique ones first."""
        options = []
        for answer in self.analyst.analyse(position).best():
            after = rules.play(position, mover(position), answer)
            analysis = self.analyst.analyse(after)
            right = sum(1 for _, worth in analysis.choices if worth.plies == analysis.worth.plies and worth.wins)
            options.append((right, str(answer), answer, after, analysis))
        _, _, answer, after, analysis = min(options, key=lambda option: option[:2])
        tree, unique = self._tree(after, analysis)
        return answer, tree, unique

    def _refutation(self, position: Position) -> str:
        """Return how the opponent wins from here, with best play of both sides, to the end."""
        line: list[str] = []
        while not rules.outcome(position):
            move = min(self.analyst.analyse(position).best(), key=str)
            line.append(str(move))
            position = rules.play(position, mover(position), move)
        return " ".join(line)


def compose(texts: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    """This many puzzles of one size of grid."""
    options = rules.options(texts)
    if options.size > _LARGEST:
        raise BadOption("bad-option-number", option="size", value=options.size, low=4, high=_LARGEST)
    return chosen(Composer(options, Analyst(options.size), seed, hear), count)


def chosen(composer: Composer, count: int) -> tuple[PuzzleLine, ...]:
    """This many puzzles, evenly long ones and short ones, graded by the work that they take."""
    shares = dict.fromkeys(range(FEWEST, MOST + 1), 0)
    most = -(-count // len(shares))
    taken: list[Found] = []
    for found in composer.find():
        # As many of each length; and only in easy ones may there be a choice later on.
        if shares[found.wins_in] < most and (found.unique or found.nodes < _EASY):
            shares[found.wins_in] += 1
            taken.append(found)
            if len(taken) == count:
                break
    return graded(
        [
            PuzzleLine(
                name="",
                options=written_options(composer.options),
                position=notation.write_position(found.position),
                game=found.game,
                wins_in=found.wins_in,
                grade=1,
                unique=found.unique,
                nodes=found.nodes,
                tree=found.tree,
            )
            for found in taken
        ]
    )


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    """The easiest first, a fifth of them of each grade; of those that are images of each other, one."""
    once: dict[Any, PuzzleLine] = {}
    for each in made:
        once.setdefault(alike(notation.read_position(rules.options(each.options), each.position)), each)
    in_order = sorted(once.values(), key=lambda each: (each.nodes, each.wins_in))
    return tuple(
        structs.replace(
            each,
            name=f"{_PREFIX[int(each.options['size'])]}{number:03}",
            grade=1 + (number - 1) * 5 // len(in_order),
        )
        for number, each in enumerate(in_order, 1)
    )
