"""Players of Dualité: thirteen that look ahead a little further each, and one that is perfect.

A level is a *sight*: how many plies ahead a player sees, on average. It sees every win and every loss that is forced
within its sight, and nothing beyond; among moves that look the same to it, it takes any. At times its attention
lapses, and for that move it sees two plies less, or four … So it errs as people do: it misses long combinations before
short ones, and it never throws away what it sees. The last level sees everything, on 4×4 from the table and on larger
grids by proof search; when it is lost, it holds out for as long as it can. On 6×6 it knows who wins each opening, and
wins where it can: by the book, and after it by proofs that are short enough to be counted in nodes rather than seconds.

Four players at a table are played by the general tree search, as no solver covers them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.engines.playouts import candidates, new_tree
from parlour.games.dualite import GAME, notation, rules, views
from parlour.games.dualite.engine import WIDTH, board_of, cell_at, engine, row_of
from parlour.games.dualite.rules import Mark, Move, Options, Position
from parlour.games.dualite.solver.analysis import analyst
from parlour.games.dualite.solver.book import known_answer, opening_values
from parlour.games.dualite.solver.endgame_proofs import proved_answer
from parlour.games.dualite.solver.symmetry import SIZE as SIX
from parlour.games.dualite.views import View
from parlour.players import Player
from parlour.players.search import Search
from parlour.players.simple import Greedy

SIGHTS = (24, 34, 46, 57, 69, 82, 98, 114, 131, 144, 159, 174, 192)
"""Levels 1 to 13 on 4×4: the sight in tenths of a ply, so that each beats the one before in about 65 games of 100."""

READERS = (
    (36, 0), (50, 0), (61, 0), (75, 0), (85, 0), (98, 0), (118, 0),
    (138, 0), (144, 21), (144, 43), (144, 66), (144, 79), (144, 89),
)  # fmt: skip
"""The same on larger grids, where games are longer than any sight: the upper levels also read this many positions of a
hundred to the end, as the last one reads them all."""

_LAPSE = 15
"""How often in a hundred the attention lapses."""
_LEARNT = 12
"""A bot that sees this many plies ahead also knows which openings win Grand Dual."""
_KNOWN_OPENINGS = 5
"""Up to this size who wins is known for each opening; on 6×6 for those that `six.jsonl` names."""
_FEW = {2: 8, 3: 30}
"""Simulations of the lowest levels that search, among four."""
_ROUNDS = 4000
_MOST_NODES = {5: 3_000_000, 6: 3_000_000, 7: 100_000}
"""For each choice, when there is no clock, by the size of the grid: more than any opening of Grand Dual needs; on 7×7
about what a clock leaves for each."""


def prepare(options: Options) -> None:
    """Build the table of the small grid, or compile the search of a larger one, before any thought is timed."""
    if options.players != 2:
        return
    if options.size == 4:
        analyst(4)
    else:
        _think_once(options.size, _EARLY)


def warm_up() -> None:
    """Load the table of the small grid, compile the search of the large one, and make 6×6 ready to be won in time."""
    _think_once(4, "a1+c3 b2")
    _think_once(5, _EARLY)
    position = _played(SIX, _EARLY)
    known_answer(position)
    proved_answer(position)


_EARLY = "a1+a5 b2 b3 c3 c2 d2"


def _played(size: int, moves: str) -> Position:
    position = rules.setup(rules.options({"size": str(size)}), None)
    for text in moves.split():
        (seat,) = rules.to_move(position)
        position = rules.play(position, seat, notation.read(text))
    return position


def _think_once(size: int, moves: str) -> None:
    position = _played(size, moves)
    if size == SIX:
        proved_answer(position)
    choices = [move for move, _ in analyst(size).analyse(position, seconds=0).choices]
    _by_playouts(position, choices, 0, Chance("warm up"))


@dataclass(frozen=True, slots=True)
class Sighted:
    """Sees some plies ahead, and lapses at times."""

    level: int
    seconds: float | None

    def choose(self, view: View, chance: Chance) -> Move:
        position = views.redeal(view, chance)
        if position.options.players != 2:
            return _among_four(self.level, view, chance)
        place = self.level - 1
        far, reads = (SIGHTS[place], 0) if position.options.size == 4 else READERS[place]
        if chance.below(100) < reads:
            return Perfect(self.seconds).choose(view, chance)
        whole, tenths = divmod(far, 10)
        sight = whole + (chance.below(10) < tenths)
        while sight > 0 and chance.below(100) < _LAPSE:
            sight -= 2
        options, sage = position.options, analyst(position.options.size)
        if not position.anchors and sight >= _LEARNT and (options.size, options.opening) == (5, "two"):
            return chance.pick(sage.analyse(position).best())
        return chance.pick(sage.glance(position, sight, self.seconds).best())


@dataclass(frozen=True, slots=True)
class Perfect:
    """Plays perfectly, as far as the time allows on larger grids."""

    seconds: float | None

    def choose(self, view: View, chance: Chance) -> Move:
        return self.think(view, chance)[0]

    def think(self, view: View, chance: Chance) -> tuple[Move, bool | None]:
        """Return a move, and whether it is proved to win or to lose; None where neither is."""
        position = views.redeal(view, chance)
        if position.options.players != 2:
            return _among_four(len(SIGHTS) + 1, view, chance), None
        size = position.options.size
        if size > _KNOWN_OPENINGS and not position.anchors:
            known = [move for move in rules.moves(position, 0) if opening_values().get(str(move))]
            return (chance.pick(known), True) if known and size == SIX else (views.sample(view, chance), None)
        if (answer := known_answer(position)) is not None:
            return answer, True
        began = time.monotonic()
        if (answer := proved_answer(position)) is not None:
            return answer, True
        if self.seconds is None:
            analysis = analyst(size).analyse(position, most=_MOST_NODES.get(size))
        else:
            left = max(0.0, self.seconds - (time.monotonic() - began))
            analysis = analyst(size).analyse(position, left * 0.8)
        open_moves = [move for move, worth in analysis.choices if not worth.wins and worth.plies is None]
        if len(open_moves) > 1 and not analysis.worth.wins:
            return _by_playouts(position, open_moves, self.seconds, chance), None
        return chance.pick(analysis.best()), analysis.worth.wins


def _by_playouts(position: Position, moves: list[Move], seconds: float | None, chance: Chance) -> Move:
    """Where nothing is proved in time: the move that does best in random games."""
    if not position.anchors:
        return chance.pick(moves)
    size = position.options.size
    tree, counts = new_tree(200_000)
    register = seeded(chance.below(1 << 62))
    row = row_of(board_of(position), 0)
    until = None if seconds is None else time.monotonic() + seconds * 0.2
    for _ in range(20):
        register = engine(size).search(tree, counts, row, _ROUNDS, WIDTH, 0, 0.7, register)
        if until is not None and time.monotonic() > until:
            break
    for candidate in candidates(tree):
        move = Mark(cell_at(size, candidate.move))
        if move in moves:
            return move
    return chance.pick(moves)


def _among_four(level: int, view: View, chance: Chance) -> Move:
    player: Player = Greedy(GAME, careful=0) if level == 1 else Search(GAME, _FEW.get(level, 30 * level))
    move: Move = player.choose(view, chance)
    return move
