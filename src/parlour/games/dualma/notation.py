"""How DuAlma is written: moves `b@c3`, `e4-e5`, `e4-e6-f6` and `pass`; a position as rows from the top.

After the board, once all discs are placed, come the mover, the number of movement moves made, and `pass` if the last
one was a pass: `…/…/… w 12`. The earlier boards, which only the rule of repetition asks about, may follow. Until the
first disc moves, the placings of the last turn may stand at the end, so that they can be shown.
"""

from __future__ import annotations

import re
from dataclasses import replace

from parlour.boards.hexes import CENTRE, on_board, read_hex
from parlour.game import BadNotation
from parlour.games.dualma.rules import (
    COLOURS,
    DISCS,
    Bounce,
    Deal,
    Move,
    Options,
    Pass,
    Place,
    Position,
    Step,
    left,
    mover,
    to_place,
)
from parlour.games.dualma.stacks import HIGHEST, Colour, at, read_board, rows, write_board

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    if text == "pass":
        return Pass()
    if "@" in text:
        return _read_placing(text)
    match text.split("-"):
        case [start, end]:
            return Step(read_hex(start), read_hex(end))
        case [start, landing, end]:
            return Bounce(read_hex(start), read_hex(landing), read_hex(end))
        case _:
            raise BadNotation("dualma-bad-move", text=text)


def _read_placing(text: str) -> Place:
    disc, _, place = text.partition("@")
    if disc not in COLOURS:
        raise BadNotation("dualma-bad-move", text=text)
    return Place(Colour(disc), read_hex(place))


def write_deal(deal: Deal) -> str:
    return ""


def read_deal(options: Options, text: str) -> Deal:
    if text:
        raise BadNotation("nothing-dealt", text=text)
    return None


# Positions


def write_position(position: Position) -> str:
    words = [write_board(position.board)]
    if not to_place(position):
        words += [COLOURS[mover(position)], str(position.moved), *["pass"] * position.passes]
        words += position.earlier
    return " ".join([*words, *map(str, position.placed)])


def read_position(options: Options, text: str) -> Position:
    board, *words = text.split() or [""]
    placed: list[Place] = []
    while words and "@" in words[-1]:
        placed.insert(0, _read_placing(words.pop()))
    position = Position(options, read_board(board), tuple(placed))
    _check_discs(position)
    if to_place(position):
        _check_placement(position)
        if words:
            raise BadNotation("dualma-position-too-long", text=" ".join(words))
        return position
    return _read_movement(position, words)


def _check_discs(position: Position) -> None:
    """Eleven discs of each colour, placed in turns of two with the black one first."""
    for colour, missing in zip(COLOURS, left(position), strict=True):
        if missing < 0:
            raise BadNotation("dualma-too-many-discs", disc=colour, count=DISCS - missing, discs=DISCS)
    black, white = left(position)
    if white - black not in (0, 1):
        raise BadNotation("dualma-uneven-discs", black=DISCS - black, white=DISCS - white)


def _check_placement(position: Position) -> None:
    if at(position.board, CENTRE):
        raise BadNotation("dualma-centre-taken")
    if any(len(stack) == HIGHEST for stack in position.board):
        raise BadNotation("dualma-stack-too-early")
    _check_placed(position)


def _check_placed(position: Position) -> None:
    """The last turn placed a black disc and then a white one, which lie where they were placed."""
    turn = COLOURS[:1] if to_place(position) == Colour.WHITE else COLOURS
    discs = tuple(placing.disc for placing in position.placed)
    fits = discs == turn[len(turn) - len(discs) :] and all(
        on_board(placing.place) and at(position.board, placing.place) == (placing.disc,) for placing in position.placed
    )
    if position.placed and (position.moved or not fits):
        raise BadNotation("dualma-wrong-placings")


def _read_movement(position: Position, words: list[str]) -> Position:
    seat = words.pop(0) if words else ""
    if seat not in COLOURS:
        raise BadNotation("dualma-mover-missing")
    written = int(words.pop(0)) if words and _NUMBER.fullmatch(words[0]) else None
    passes = 0
    while words and words[0] == "pass":
        words.pop(0)
        passes += 1
    if words and "/" not in words[0]:
        raise BadNotation("dualma-position-too-long", text=" ".join(words))
    position = replace(position, passes=passes, earlier=tuple(words))
    moved = _fewest(position, seat) if written is None else written
    if moved > position.options.limit:
        raise BadNotation("dualma-beyond-limit", moved=moved, limit=position.options.limit)
    position = replace(position, moved=moved)
    _check_movement(position, seat)
    return position


def _fewest(position: Position, seat: str) -> int:
    """As few moves as a position to set up can have had: each disc upon another or in the centre has moved."""
    moved = [stack[-1] for stack in position.board if len(stack) == HIGHEST] + list(at(position.board, CENTRE)[:1])
    black, white = (moved.count(colour) for colour in COLOURS)
    fewest = max(2 * black, 2 * white - 1, 0) + position.passes
    fewest = max(fewest, len(position.earlier))
    return fewest + (fewest + (seat == Colour.BLACK)) % 2


def _check_movement(position: Position, seat: str) -> None:
    """What no sequence of moves can lead to."""
    stacks = sum(len(stack) == HIGHEST for stack in position.board)
    if COLOURS[mover(position)] != seat:
        raise BadNotation("dualma-wrong-mover", disc=COLOURS[mover(position)], moved=position.moved)
    if stacks > position.moved:
        raise BadNotation("dualma-too-many-stacks", stacks=stacks, moved=position.moved)
    if not position.moved and at(position.board, CENTRE):
        raise BadNotation("dualma-centre-taken")
    _check_placed(position)
    if position.passes > min(2, position.moved) or len(position.earlier) > position.moved:
        raise BadNotation("dualma-too-much-past", moved=position.moved)
    if rows(position.board, COLOURS[mover(position)]):
        raise BadNotation("dualma-row-too-early", disc=seat)
    for text in position.earlier:
        before = Position(position.options, read_board(text))
        _check_discs(before)
        if to_place(before):
            raise BadNotation("dualma-too-much-past", moved=position.moved)
