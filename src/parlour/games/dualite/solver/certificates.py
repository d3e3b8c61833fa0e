"""Certificates: the winner's strategy, written so that a small independent program can check it.

A certificate is a text of a few lines and then the strategy:

    parlour certificate 1
    {"game": "dualite", "rules": "1", "options": {…}, "claims": [{"moves": "a1+c3", "winner": 1, "plies": 23}, …],
     "replies": 1174, "sha256": "…"}

    (the strategy, compressed with zlib)

`sha256` is the digest of the header without it, and of the strategy uncompressed. A claim says: after these moves,
this seat wins within this many plies, whatever the other does. The strategy has one byte, the number of a cell counted
along the rows from a1, for each time the winner has to answer, in the order in which this walk comes to it:

- from each claim in turn, the loser tries all moves in the order of the rules, and the winner answers each;
- a position where the winner has already shown an answer that does not end the game is not walked again. This holds
  across the claims with the same winner.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import asdict, dataclass
from typing import Any

from parlour.game import Seat, written_options
from parlour.games import dualite
from parlour.games.dualite import Position
from parlour.games.dualite.engine import BitBoard, board_of, engine
from parlour.games.dualite.solver.proof import Progress, ProofSearch
from parlour.solvers.proofs import FIRST_LINE


@dataclass(frozen=True, slots=True)
class Claim:
    """After these moves, this seat wins within this many plies."""

    moves: str
    winner: Seat
    plies: int


@dataclass(frozen=True, slots=True)
class Certificate:
    options: dict[str, str]
    claims: tuple[Claim, ...]
    replies: bytes

    def header(self) -> dict[str, Any]:
        return {
            "game": dualite.NAME,
            "rules": dualite.RULES,
            "options": self.options,
            "claims": [asdict(claim) for claim in self.claims],
            "replies": len(self.replies),
        }

    def digest(self) -> str:
        header = json.dumps(self.header(), separators=(",", ":")).encode()
        return hashlib.sha256(header + b"\n" + self.replies).hexdigest()

    def as_bytes(self) -> bytes:
        whole = json.dumps(self.header() | {"sha256": self.digest()}, separators=(",", ":")).encode()
        return FIRST_LINE + whole + b"\n\n" + zlib.compress(self.replies, 9)


class _Strategist:
    """Walks the game as the checker will, and asks the search for the winner's answers."""

    def __init__(self, search: ProofSearch, until: float | None, progress: Progress | None) -> None:
        self.search, self.until, self.progress = search, until, progress
        self.engine = engine(search.size)
        self.near = [int(cells) for cells in self.engine.geometry.near]
        self.replies = bytearray()
        self.shown: list[dict[tuple[int, int, int], int]] = [{}, {}]
        """For each winner, the plies from positions already answered."""

    def follow(self, board: BitBoard, winner: Seat, *, answering: bool) -> int:
        """The most plies from here that the loser can hold out for against this strategy."""
        shown = self.shown[winner]
        if answering:
            return self._answer(board.white, board.black, board.reach, board.last, shown)
        return self._try_all(board.white, board.black, board.reach, shown)

    def _try_all(self, white: int, black: int, reach: int, shown: dict[tuple[int, int, int], int]) -> int:
        longest = 0
        for whites, blacks, cell in self._moves(white, black, reach):
            longest = max(longest, 1 + self._answer(whites, blacks, self.near[cell], cell, shown))
        return longest

    def _answer(self, white: int, black: int, reach: int, last: int, shown: dict[tuple[int, int, int], int]) -> int:
        if (white, black, last) in shown:
            return shown[white, black, last]
        winning = self.engine.winning_cells(white, black, reach)
        if winning:
            self.replies.append((winning & -winning).bit_length() - 1)
            return 1
        whites, blacks, cell = self._best(white, black, reach)
        self.replies.append(cell)
        if self.near[cell] & ~blacks == 0:
            return 1
        plies = 1 + self._try_all(whites, blacks, self.near[cell], shown)
        shown[white, black, last] = plies
        return plies

    def _moves(self, white: int, black: int, reach: int) -> list[tuple[int, int, int]]:
        found = []
        choices = reach & ~black
        while choices:
            bit = choices & -choices
            choices ^= bit
            after = (white ^ bit, black | bit) if white & bit else (white | bit, black)
            found.append((*after, bit.bit_length() - 1))
        return found

    def _best(self, white: int, black: int, reach: int) -> tuple[int, int, int]:
        """A winning move: one that shuts in, else the one whose proof was least work, else one to be proved now."""
        moves = self._moves(white, black, reach)
        for move in moves:
            if self.near[move[2]] & ~move[1] == 0:
                return move
        safe = [move for move in moves if not self.engine.winning_cells(move[0], move[1], self.near[move[2]])]
        lost = [(work, move) for move in safe if (work := self.search.work_of_loss(*move)) is not None]
        if lost:
            return min(lost)[1]
        for move in safe:
            if not self.search.prove(BitBoard(self.search.size, *move), until=self.until, progress=self.progress).wins:
                return move
        raise AssertionError("a proved win has a winning move")


def certify(
    search: ProofSearch,
    positions: list[tuple[str, Position]],
    until: float | None = None,
    progress: Progress | None = None,
) -> Certificate:
    """Prove who wins these positions, and write the strategies down; the texts are the moves that lead there."""
    strategist = _Strategist(search, until, progress)
    claims = []
    for moves, position in positions:
        board = board_of(position)
        verdict = search.prove(board, until=until, progress=progress)
        (seat,) = dualite.to_move(position)
        winner = seat if verdict.wins else 1 - seat
        claims.append(Claim(moves, winner, strategist.follow(board, winner, answering=verdict.wins)))
    return Certificate(written_options(positions[0][1].options), tuple(claims), bytes(strategist.replies))
