"""The search of the 4×4 grid for browsers, against the table."""

from __future__ import annotations

from itertools import combinations

from parlour.chance import Chance
from parlour.games.dualite import GAME, rules
from parlour.games.dualite.engine import BitBoard, board_of, geometry
from parlour.games.dualite.solver.searched_grid import SearchedGrid
from parlour.games.dualite.solver.small_grid import CELLS, SIZE, open_table


def test_it_says_what_the_table_says() -> None:
    table, searched = open_table(), SearchedGrid()
    for one, other in combinations(range(CELLS), 2):
        if not geometry(SIZE).near[one] >> other & 1:
            board = BitBoard(SIZE, 1 << one | 1 << other, 0, -1)
            assert searched.plies(board) == table.plies(board), board
    for seed in range(20):
        chance = Chance(seed)
        position = GAME.setup(GAME.options({}), None)
        while seats := rules.to_move(position):
            position = rules.play(position, min(seats), chance.pick(rules.moves(position, min(seats))))
            if rules.to_move(position):
                assert searched.plies(board_of(position)) == table.plies(board_of(position)), (seed, position)
