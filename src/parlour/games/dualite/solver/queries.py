"""What `parlour solve` asks about Dualité: who wins, how soon, and with which moves, as sentences and as data."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict

from parlour import words
from parlour.game import BadOption
from parlour.games.dualite import notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Move, Position
from parlour.games.dualite.solver.analysis import NotSolvable
from parlour.games.dualite.solver.certificates import certify
from parlour.games.dualite.solver.openings import opened, opening_classes, opening_moves, value_openings
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch, Verdict
from parlour.games.dualite.solver.reachability import way_to
from parlour.solvers.proofs import Question, Solution


def answered(question: Question, say: Callable[[str], None], hear: Callable[[], None]) -> Solution:
    asked = _Asked(question, say, hear)

    def certificate() -> bytes:
        with _in_time(question.seconds):
            return asked.certificate()

    with _in_time(question.seconds):
        if question.all_openings:
            told = asked.all_openings(each=question.each)
        elif question.position:
            told = asked.one(*asked.placed(question.position))
        elif question.opening:
            told = asked.one(*asked.opened(question.opening))
        else:
            told = asked.start()
    return Solution(told, certificate)


@contextmanager
def _in_time(seconds: float | None) -> Iterator[None]:
    try:
        yield
    except ForLackOfTime:
        raise BadOption("out-of-time", seconds=str(seconds)) from None


class _Asked:
    """One question, and the search that answers."""

    def __init__(self, question: Question, say: Callable[[str], None], hear: Callable[[], None]) -> None:
        self.options = rules.options(question.options)
        if self.options.players != 2:
            raise BadOption("dualite-two-players")
        self.until = None if question.seconds is None else time.monotonic() + question.seconds
        self.megabytes = question.megabytes
        self.search = ProofSearch(self.options.size, self.megabytes)
        self.say, self.hear = say, hear
        self.certified: list[tuple[str, Position]] = []
        """What a certificate would be about: the moves, and the position after them."""

    def progress(self, nodes: int) -> None:
        self.hear()

    def opened(self, text: str) -> tuple[Position, str]:
        position = rules.play(rules.setup(self.options, None), 0, notation.read(text))
        self.certified = [(text, position)]
        return position, text

    def placed(self, text: str) -> tuple[Position, str]:
        position = notation.read_position(self.options, text)
        if not position.anchors:
            return position, text
        if rules.outcome(position):
            raise NotSolvable("dualite-over")
        way = way_to(board_of(position), self.options.opening)
        if way is None:
            raise BadOption("dualite-unreachable")
        if way:
            self.certified = [(" ".join(str(move) for move in way), position)]
        return position, text

    def verdict(self, position: Position) -> Verdict:
        """Return who wins; on the small grid also exactly how soon."""
        ask = self.search.measure if self.options.size == 4 else self.search.prove
        return ask(board_of(position), until=self.until, progress=self.progress)

    def one(self, position: Position, asked: str) -> object:
        if not position.anchors:
            return self.start()
        started = time.process_time()
        verdict = self.verdict(position)
        nodes = verdict.nodes
        winning = []
        (seat,) = rules.to_move(position)
        if verdict.wins:
            for move in rules.moves(position, seat):
                after = rules.play(position, seat, move)
                wins = bool(rules.outcome(after))
                if not wins:
                    child = self.verdict(after)
                    nodes += child.nodes
                    wins = not child.wins
                if wins:
                    winning.append(str(move))
        winner = seat if verdict.wins else 1 - seat
        return self._tell(asked, winner, verdict.plies, verdict.exact, winning, nodes, started)

    def start(self) -> object:
        """Return which openings win."""
        started = time.process_time()
        nodes, winning, plies = 0, [], []
        for move, position in self._openings(each=True):
            verdict = self.verdict(position)
            nodes += verdict.nodes
            plies.append((verdict.wins, 1 + verdict.plies, verdict.exact))
            if not verdict.wins:
                winning.append(str(move))
        lost, length, exact = min(plies) if winning else max(plies)
        return self._tell("", int(lost), length, exact, winning, nodes, started)

    def _openings(self, *, each: bool) -> list[tuple[Move, Position]]:
        moves = opening_moves(self.options) if each else tuple(found.opening for found in opening_classes(self.options))
        found = [(move, opened(self.options, move)) for move in moves]
        self.certified = [(str(move), position) for move, position in found]
        return found

    def all_openings(self, *, each: bool) -> object:
        self._openings(each=each)
        found = []
        classes = opening_classes(self.options, together=not each)
        self.say(_row(*(words.say(f"solve-heading-{name}") for name in _COLUMNS)))
        exact = self.options.size == 4
        for value in value_openings(self.search, classes, self.options, exact, self.until, self.progress):
            found.append(value)
            lasts = words.say("solve-plies" if value.plies else "solve-plies-at-most", {"plies": value.within})
            winner = words.say(f"solve-{value.winner}")
            self.say(_row(value.opening, str(value.count), winner, lasts, str(value.nodes), f"{value.seconds:.2f} s"))
        won = sum(value.count for value in found if value.winner == "opener")
        total = sum(value.count for value in found)
        facts = {"won": won, "total": total, "nodes": sum(value.nodes for value in found)}
        self.say(words.say("solve-openings-told", facts))
        rows = [asdict(value) for value in found]
        return [{key: row[key] for key in row if key != "within"} for row in rows]

    def _tell(
        self, asked: str, winner: int, plies: int, exact: bool, winning: list[str], nodes: int, started: float
    ) -> object:
        side = ("opener", "replier")[winner]
        taken = round(time.process_time() - started, 3)
        facts: dict[str, str | int] = {"plies": plies, "nodes": nodes, "seconds": f"{taken:.2f}"}
        how_soon = words.say("solve-in" if exact else "solve-at-most", facts)
        self.say(f"{words.say(f'solve-{side}-wins', facts)} {how_soon}")
        if winning:
            self.say(words.say("solve-winning", {"moves": ", ".join(winning), "count": len(winning)}))
        self.say(words.say("solve-effort", facts))
        return {
            "position": asked,
            "winner": side,
            "plies": plies,
            "exact": exact,
            "winning": winning,
            "nodes": nodes,
            "seconds": taken,
        }

    def certificate(self) -> bytes:
        if not self.certified:
            raise BadOption("certificate-no-way")
        # A fresh search: a table full of other openings remembers less of each proof, and strategies come out longer.
        search = ProofSearch(self.options.size, self.megabytes)
        return certify(search, self.certified, self.until, self.progress).as_bytes()


_COLUMNS = ("opening", "count", "winner", "plies", "nodes", "time")


def _row(opening: str, count: str, winner: str, lasts: str, nodes: str, seconds: str) -> str:
    return f"{opening:<7}{count:>4}  {winner:<9}{lasts:<11}{nodes:>10}{seconds:>11}"
