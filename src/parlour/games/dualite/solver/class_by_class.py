"""The openings of a grid class by class, each solved by itself: on any process, of any machine."""

from __future__ import annotations

import functools
import time

from parlour.game import BadOption
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Options, Position
from parlour.games.dualite.solver.certificates import certify
from parlour.games.dualite.solver.openings import opened, opening_classes
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch
from parlour.solvers.proofs import Question, Shard


def _options(question: Question) -> Options:
    options = rules.options(question.options)
    if options.players != 2:
        raise BadOption("dualite-two-players")
    return options


def names(question: Question) -> tuple[str, ...]:
    return tuple(str(found.opening) for found in opening_classes(_options(question)))


@functools.lru_cache(maxsize=1)
def _kept_search(size: int, megabytes: int) -> ProofSearch:
    """One in this process: classes share positions, so that what one has proved helps the next."""
    return ProofSearch(size, megabytes)


def _after(options: Options, name: str) -> Position:
    """Return the position after an opening and perhaps moves that follow it."""
    opening, *moves = name.split()
    position = opened(options, notation.read(opening))
    for move in moves:
        position = rules.play(position, rules.mover(position), notation.read(move))
    return position


def replies(question: Question, name: str) -> tuple[str, ...]:
    position = _after(_options(question), name)
    return tuple(f"{name} {move}" for move in rules.moves(position, rules.mover(position)))


def solved(question: Question, name: str, certified: bool) -> Shard:
    options = _options(question)
    opening, *moves = name.split()
    (count,) = (found.count for found in opening_classes(options) if str(found.opening) == opening)
    position = _after(options, name)
    until = None if question.seconds is None else time.monotonic() + question.seconds
    search = (ProofSearch if certified else _kept_search)(options.size, question.megabytes)
    started = time.process_time()
    spent = 0

    def count_nodes(nodes: int) -> None:
        nonlocal spent
        spent += nodes

    try:
        verdict = search.prove(board_of(position), until=until, most=question.nodes, progress=count_nodes)
        plies, content = verdict.plies, b""
        if certified:
            certificate = certify(search, [(name, position)], until)
            plies, content = certificate.claims[0].plies, certificate.as_bytes()
    except ForLackOfTime:
        return Shard(name, count, "open", 0, spent, round(time.process_time() - started, 1))
    taken = round(time.process_time() - started, 1)
    winner = "replier" if verdict.wins == (len(moves) % 2 == 0) else "opener"
    return Shard(name, count, winner, plies, verdict.nodes, taken, content)
