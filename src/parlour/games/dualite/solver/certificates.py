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
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Position
from parlour.games.dualite.solver.level_strategy import LevelStrategist
from parlour.games.dualite.solver.openings import opened
from parlour.games.dualite.solver.proof import Progress, ProofSearch
from parlour.games.dualite.solver.strategies import Strategist
from parlour.games.dualite.solver.symmetry import OPTIONS
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
            "game": rules.NAME,
            "rules": rules.RULES,
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


def certify(
    search: ProofSearch,
    positions: list[tuple[str, Position]],
    until: float | None = None,
    progress: Progress | None = None,
) -> Certificate:
    """Prove who wins these positions, and write the strategies down; the texts are the moves that lead there."""
    strategist = Strategist(search, until, progress)
    claims = []
    for moves, position in positions:
        board = board_of(position)
        verdict = search.prove(board, until=until, progress=progress)
        (seat,) = rules.to_move(position)
        winner = seat if verdict.wins else 1 - seat
        claims.append(Claim(moves, winner, strategist.follow(board, answering=verdict.wins)))
    return Certificate(written_options(positions[0][1].options), tuple(claims), strategist.replies)


def level_certificate(strategist: LevelStrategist, opening: str, winner: str) -> Certificate:
    """Return how the last level wins this opening of 6×6; the strategist is a new one."""
    seat = int(winner == "replier")
    plies = strategist.follow(board_of(opened(OPTIONS, notation.read(opening))), answering=seat == 1)
    return Certificate(written_options(OPTIONS), (Claim(opening, seat, plies),), strategist.replies)
