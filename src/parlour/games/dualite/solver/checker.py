"""Checks certificates. It shares nothing with the search but the rules: no engine, no table, no symmetry.

It walks every move of the loser by `rules.py`, plays the answers that the certificate gives, and sees for itself that
each line of play ends with the winner having won. The format is described in `certificates.py`.

The quick way says the few rules that a walk needs a second time, with the cells of the grid as bits of a number, and
compares itself with `rules.py` at every thousandth position. It is for certificates of millions of answers.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from typing import Any

from parlour.boards.square import Cell, cells, lines, neighbours
from parlour.game import IllegalMove, Seat, complete
from parlour.games.dualite import notation, rules
from parlour.games.dualite.rules import IN_LINE, Mark, Position
from parlour.solvers.proofs import FIRST_LINE, BadCertificate, Checked, Proof

LARGEST = 256 << 20
"""Bytes of a strategy that we are willing to unpack."""
COMPARED = 1000
"""The quick way compares every position of this number with the rules."""


Progress = Callable[[int, int], None]
"""Hears how many answers were read, and how many there are."""


def check(content: bytes, progress: Progress | None = None, *, quick: bool = False) -> Proof:
    """Check a certificate whole; raises BadCertificate with the reason."""
    header, replies = _unpack(content)
    if not header["claims"]:
        raise BadCertificate("certificate-empty")
    walk = (_QuickWalk if quick else _Walk)(header, replies, progress)
    try:
        claims = tuple(walk.check_claim(claim) for claim in header["claims"])
    except IllegalMove as refused:
        raise BadCertificate("certificate-illegal", reply=walk.read) from refused
    if walk.read != len(replies):
        raise BadCertificate("certificate-left-over", count=len(replies) - walk.read)
    return Proof(header["options"], claims, walk.positions, header["sha256"])


def strategy_of(content: bytes) -> tuple[Proof, dict[tuple[int, int, int], int]]:
    """Check a certificate the quick way, and give its answers: to white circles, black circles and the last cell."""
    header, replies = _unpack(content)
    walk = _QuickWalk(header, replies, None)
    claims = tuple(walk.check_claim(claim) for claim in header["claims"])
    return Proof(header["options"], claims, walk.positions, header["sha256"]), walk.replied


def _unpack(content: bytes) -> tuple[dict[str, Any], bytes]:
    """Header and strategy, with the right types and the right digest."""
    if not content.startswith(FIRST_LINE):
        raise BadCertificate("certificate-not-one")
    line, blank, packed = content[len(FIRST_LINE) :].partition(b"\n\n")
    try:
        header = json.loads(line)
        unpacker = zlib.decompressobj()
        replies = unpacker.decompress(packed, LARGEST)
    except (ValueError, RecursionError, zlib.error) as trouble:
        raise BadCertificate("certificate-damaged") from trouble
    if not blank or not unpacker.eof or unpacker.unused_data or not _is_header(header):
        raise BadCertificate("certificate-damaged")
    bare = {name: value for name, value in header.items() if name != "sha256"}
    if json.dumps(header, separators=(",", ":")).encode() != line:
        raise BadCertificate("certificate-damaged")
    digest = hashlib.sha256(json.dumps(bare, separators=(",", ":")).encode() + b"\n" + replies).hexdigest()
    if digest != header["sha256"] or header["replies"] != len(replies):
        raise BadCertificate("certificate-damaged")
    if header["game"] != rules.NAME or header["rules"] != rules.RULES:
        raise BadCertificate("certificate-other-rules", game=header["game"], rules=header["rules"])
    return header, replies


def _is_header(header: object) -> bool:
    if not isinstance(header, dict) or set(header) != {"game", "rules", "options", "claims", "replies", "sha256"}:
        return False
    options, claims = header["options"], header["claims"]
    return (
        isinstance(options, dict)
        and all(isinstance(text, str) for text in options.values())
        and isinstance(claims, list)
        and all(_is_claim(claim) for claim in claims)
        and all(isinstance(header[name], str) for name in ("game", "rules", "sha256"))
        and type(header["replies"]) is int
    )


def _is_claim(claim: object) -> bool:
    return (
        isinstance(claim, dict)
        and set(claim) == {"moves", "winner", "plies"}
        and isinstance(claim["moves"], str)
        and type(claim["plies"]) is int
        and type(claim["winner"]) is int
        and claim["winner"] in (0, 1)
    )


class _Walk:
    def __init__(self, header: dict[str, Any], replies: bytes, progress: Progress | None) -> None:
        options = rules.options(complete(rules.OPTIONS, header["options"]))
        if options.players != 2:
            raise BadCertificate("certificate-damaged")
        self.start = rules.setup(options, None)
        self.size = options.size
        self.replies, self.progress = replies, progress
        self.read = 0
        self.positions = 0
        self.shown: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """For each winner, the plies from positions whose answer was shown and does not end the game."""

    def check_claim(self, claim: dict[str, Any]) -> Checked:
        position = self.start
        for text in claim["moves"].split():
            (seat,) = rules.to_move(position) or {-1}
            position = rules.play(position, seat, notation.read(text))
        if not position.anchors:
            raise BadCertificate("certificate-no-opening")
        winner: Seat = claim["winner"]
        plies = self.longest(position, winner)
        if plies > claim["plies"]:
            raise BadCertificate("certificate-too-long", moves=claim["moves"], claimed=claim["plies"], plies=plies)
        return Checked(claim["moves"], winner, claim["plies"])

    def longest(self, position: Position, winner: Seat) -> int:
        """Return how long the loser can hold out from here."""
        if winner in rules.to_move(position):
            return self._answer(position, winner)
        return self._try_all(position, winner)

    def _try_all(self, position: Position, winner: Seat) -> int:
        """Every move of the loser, or the end."""
        self.positions += 1
        loser = 1 - winner
        choices = rules.moves(position, loser)
        if not choices:
            outcome = rules.outcome(position)
            if outcome is None or outcome.winners != (winner,):
                raise BadCertificate("certificate-not-won", position=notation.write_position(position))
            return 0
        return 1 + max(self._answer(rules.play(position, loser, move), winner) for move in choices)

    def _answer(self, position: Position, winner: Seat) -> int:
        """Return the winner's answer, from the certificate. A game that is over refuses it: the loser has won then."""
        shown, name = self.shown[winner], self._name(position)
        if name in shown:
            return shown[name]
        self.positions += 1
        row, column = divmod(self.next_reply(), self.size)
        plies = 1 + self._try_all(rules.play(position, winner, Mark(Cell(column, row))), winner)
        if plies > 1:
            shown[name] = plies
        return plies

    def next_reply(self) -> int:
        if self.read >= len(self.replies):
            raise BadCertificate("certificate-too-short")
        self.read += 1
        if self.progress and self.read % 5000 == 0:
            self.progress(self.read, len(self.replies))
        return self.replies[self.read - 1]

    def _name(self, position: Position) -> int:
        """Return the position as a number: a digit of base 3 for each cell, and the last move."""
        number = 0
        for anchor in position.anchors:
            number = number * self.size * self.size + self._place(anchor) + 1
        for cell in position.white:
            number += 3 ** self._place(cell) << 16
        for cell in position.black:
            number += 2 * 3 ** self._place(cell) << 16
        return number

    def _place(self, cell: Cell) -> int:
        return cell.row * self.size + cell.column


class _QuickWalk(_Walk):
    """The same walk on numbers: bit 0 is a1, then along the rows. `last` is the place of the last move."""

    def __init__(self, header: dict[str, Any], replies: bytes, progress: Progress | None) -> None:
        super().__init__(header, replies, progress)
        size = self.size
        self.near = [sum(1 << self._place(other) for other in neighbours(size, cell)) for cell in cells(size)]
        drawn = [sum(1 << self._place(cell) for cell in line) for line in lines(size, IN_LINE)]
        self.lines = [tuple(line for line in drawn if line >> place & 1) for place in range(size * size)]
        self.answered: dict[tuple[int, int, int], int] = {}
        """As `shown`; whose turn it is follows from the circles, so both winners share it."""
        self.replied: dict[tuple[int, int, int], int] = {}

    def longest(self, position: Position, winner: Seat) -> int:
        white, black = (sum(1 << self._place(cell) for cell in circles) for circles in (position.white, position.black))
        reach = 0
        for anchor in position.anchors:
            reach |= self.near[self._place(anchor)]
        last = self._place(position.anchors[0]) if len(position.anchors) == 1 else -1
        if rules.outcome(position):
            raise BadCertificate("certificate-not-won", position=notation.write_position(position))
        if winner in rules.to_move(position):
            return self._quick_answer(white, black, reach, last)
        return self._quick_try_all(white, black, reach, last)

    def _quick_try_all(self, white: int, black: int, reach: int, last: int) -> int:
        """Every move of the loser, who is not shut in. A line of theirs would refute the certificate."""
        self.positions += 1
        if last >= 0 and self.positions % COMPARED == 0:
            self._compare(white, black, last)
        longest = 0
        choices = reach & ~black
        while choices:
            bit = choices & -choices
            choices ^= bit
            cell = bit.bit_length() - 1
            whites, blacks, lined = self._marked(white, black, cell)
            if lined or self.near[cell] & ~blacks == 0:
                raise BadCertificate("certificate-illegal", reply=self.read)
            longest = max(longest, self._quick_answer(whites, blacks, self.near[cell], cell))
        return 1 + longest

    def _quick_answer(self, white: int, black: int, reach: int, last: int) -> int:
        known = self.answered.get((white, black, last))
        if known is not None:
            return known
        self.positions += 1
        cell = self.replied[white, black, last] = self.next_reply()
        if not (reach & ~black) >> cell & 1:
            raise BadCertificate("certificate-illegal", reply=self.read)
        whites, blacks, lined = self._marked(white, black, cell)
        if lined or self.near[cell] & ~blacks == 0:
            self.positions += 1
            return 1
        plies = 1 + self._quick_try_all(whites, blacks, self.near[cell], cell)
        self.answered[white, black, last] = plies
        return plies

    def _marked(self, white: int, black: int, cell: int) -> tuple[int, int, bool]:
        """Return the circles after a move on this cell, and whether it makes a line."""
        bit = 1 << cell
        if white & bit:
            white, black = white ^ bit, black | bit
            return white, black, any(black & line == line for line in self.lines[cell])
        white |= bit
        return white, black, any(white & line == line for line in self.lines[cell])

    def _compare(self, white: int, black: int, last: int) -> None:
        """The same position by the rules: the same moves, and each the same end or none."""
        grid = cells(self.size)
        whites, blacks = (frozenset(cell for cell in grid if mask >> self._place(cell) & 1) for mask in (white, black))
        position = rules.with_result(Position(self.start.options, whites, blacks, (grid[last],)))
        (mover,) = rules.to_move(position)
        moves = [move.cell for move in rules.moves(position, mover) if isinstance(move, Mark)]
        same = moves == [cell for cell in grid if (self.near[last] & ~black) >> self._place(cell) & 1]
        for cell in moves:
            _, black_after, lined = self._marked(white, black, self._place(cell))
            over = lined or self.near[self._place(cell)] & ~black_after == 0
            same = same and over == bool(rules.outcome(rules.play(position, mover, Mark(cell))))
        if not same:
            raise AssertionError(f"the quick rules differ at {notation.write_position(position)}")
