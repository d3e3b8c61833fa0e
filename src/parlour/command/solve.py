"""`parlour solve`: who wins, for certain."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.command.arguments import AsJson, OptionTexts, option_texts
from parlour.command.files import check_place, write_whole
from parlour.game import BadOption

if TYPE_CHECKING:
    from parlour.games.dualite import Move, Options, Position
    from parlour.games.dualite.solver.proof import ProofSearch, Verdict


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="dualite, the game that can be solved.")],
    size: Annotated[str | None, typer.Option("--size", help="The size of the grid, 4 to 7.")] = None,
    opening: Annotated[str, typer.Option("--opening", help="After this opening, such as a1+c3.")] = "",
    position: Annotated[str, typer.Option("--position", help="A position as it is written, in quotes.")] = "",
    all_openings: Annotated[bool, typer.Option("--all-openings", help="A table of the openings, by class.")] = False,
    no_symmetry: Annotated[
        bool, typer.Option("--no-symmetry", help="With --all-openings: every opening by itself.")
    ] = False,
    option: OptionTexts = None,
    certificate: Annotated[
        Path | None, typer.Option("--certificate", metavar="FILE", help="Write the winner's strategy to this file.")
    ] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0, help="Give up after so long.")] = None,
    memory: Annotated[int, typer.Option("--memory", min=1, max=65536, help="Megabytes for the search.")] = 192,
    as_json: AsJson = False,
) -> None:
    """Who wins, how soon, and with which moves. On 4×4 the distance is exact."""
    if game != "dualite":
        raise BadOption("solve-unknown-game", game=game)
    from parlour.command.progress import steps
    from parlour.games import dualite
    from parlour.games.dualite.solver.proof import ForLackOfTime

    texts = dict(option_texts(option))
    if size is not None:
        if texts.get("size", size) != size:
            raise BadOption("solve-two-sizes", first=size, second=texts["size"])
        texts["size"] = size
    options = dualite.options(texts)
    if options.players != 2:
        raise BadOption("dualite-two-players")
    if sum((bool(opening), bool(position), all_openings)) > 1:
        raise BadOption("solve-one-question")
    if no_symmetry and not all_openings:
        raise BadOption("solve-no-symmetry")
    if certificate is not None:
        check_place(certificate)
    try:
        with steps("solving, in 100 000 nodes") as advance:
            question = _Question(options, seconds, memory, advance)
            if all_openings:
                question.all_openings(each=no_symmetry, as_json=as_json)
            elif position:
                question.one(*question.placed(position), as_json=as_json)
            elif opening:
                question.one(*question.opened(opening), as_json=as_json)
            else:
                question.start(as_json=as_json)
            if certificate is not None:
                _keep(certificate, question.certificate(), as_json=as_json)
    except ForLackOfTime:
        raise BadOption("out-of-time", seconds=str(seconds)) from None


class _Question:
    """One run of the command: what is asked, and the search that answers."""

    def __init__(self, options: Options, seconds: float | None, memory: int, advance: Callable[[], None]) -> None:
        from parlour.games.dualite.solver.proof import ProofSearch

        self.options = options
        self.until = None if seconds is None else time.monotonic() + seconds
        self.memory = memory
        self.search: ProofSearch = ProofSearch(options.size, memory)
        self.advance = advance
        self.certified: list[tuple[str, Position]] = []
        """What a certificate would be about: the moves, and the position after them."""

    def progress(self, nodes: int) -> None:
        self.advance()

    def opened(self, text: str) -> tuple[Position, str]:
        from parlour.games import dualite

        position = dualite.play(dualite.setup(self.options, None), 0, dualite.read(text))
        self.certified = [(text, position)]
        return position, text

    def placed(self, text: str) -> tuple[Position, str]:
        from parlour.games import dualite
        from parlour.games.dualite.engine import board_of
        from parlour.games.dualite.solver.analysis import NotSolvable
        from parlour.games.dualite.solver.reach import way_to

        position = dualite.read_position(self.options, text)
        if not position.anchors:
            return position, text
        if dualite.outcome(position):
            raise NotSolvable("dualite-over")
        way = way_to(board_of(position), self.options.opening)
        if way is None:
            raise BadOption("dualite-unreachable")
        if way:
            self.certified = [(" ".join(str(move) for move in way), position)]
        return position, text

    def verdict(self, position: Position) -> Verdict:
        """Who wins; on the small grid also exactly how soon."""
        from parlour.games.dualite.engine import board_of

        ask = self.search.measure if self.options.size == 4 else self.search.prove
        return ask(board_of(position), until=self.until, progress=self.progress)

    def one(self, position: Position, asked: str, *, as_json: bool) -> None:
        from parlour.games import dualite

        if not position.anchors:
            self.start(as_json=as_json)
            return
        started = time.process_time()
        verdict = self.verdict(position)
        nodes = verdict.nodes
        winning = []
        (seat,) = dualite.to_move(position)
        if verdict.wins:
            for move in dualite.moves(position, seat):
                after = dualite.play(position, seat, move)
                wins = bool(dualite.outcome(after))
                if not wins:
                    child = self.verdict(after)
                    nodes += child.nodes
                    wins = not child.wins
                if wins:
                    winning.append(str(move))
        winner = seat if verdict.wins else 1 - seat
        self._tell(asked, winner, verdict.plies, verdict.exact, winning, nodes, started, as_json=as_json)

    def start(self, *, as_json: bool) -> None:
        """The game from its beginning: which openings win?"""
        started = time.process_time()
        nodes, winning, plies = 0, [], []
        for move, position in self._openings(each=True):
            verdict = self.verdict(position)
            nodes += verdict.nodes
            plies.append((verdict.wins, 1 + verdict.plies, verdict.exact))
            if not verdict.wins:
                winning.append(str(move))
        lost, length, exact = min(plies) if winning else max(plies)
        self._tell("", int(lost), length, exact, winning, nodes, started, as_json=as_json)

    def _openings(self, *, each: bool) -> list[tuple[Move, Position]]:
        from parlour.games.dualite.solver.openings import opened, opening_classes, opening_moves

        moves = opening_moves(self.options) if each else tuple(found.opening for found in opening_classes(self.options))
        found = [(move, opened(self.options, move)) for move in moves]
        self.certified = [(str(move), position) for move, position in found]
        return found

    def all_openings(self, *, each: bool, as_json: bool) -> None:
        from parlour import words
        from parlour.games.dualite.solver.openings import opening_classes, value_openings

        self._openings(each=each)
        exact = self.options.size == 4
        found = []
        classes = opening_classes(self.options, together=not each)
        if not as_json:
            print(_row(*(words.say(f"solve-heading-{name}") for name in _COLUMNS)))
        for value in value_openings(self.search, classes, self.options, exact, self.until, self.progress):
            found.append(value)
            if not as_json:
                lasts = words.say("solve-plies" if value.plies else "solve-plies-at-most", {"plies": value.within})
                winner = words.say(f"solve-{value.winner}")
                seconds = f"{value.seconds:.2f} s"
                print(_row(value.opening, str(value.count), winner, lasts, str(value.nodes), seconds), flush=True)
        if as_json:
            rows = [asdict(value) for value in found]
            print(json.dumps([{key: row[key] for key in row if key != "within"} for row in rows]))
            return
        won = sum(value.count for value in found if value.winner == "opener")
        total = sum(value.count for value in found)
        facts = {"won": won, "total": total, "nodes": sum(value.nodes for value in found)}
        print(words.say("solve-openings-told", facts))

    def _tell(
        self,
        asked: str,
        winner: int,
        plies: int,
        exact: bool,
        winning: list[str],
        nodes: int,
        started: float,
        *,
        as_json: bool,
    ) -> None:
        from parlour import words

        side = ("opener", "replier")[winner]
        taken = round(time.process_time() - started, 3)
        if as_json:
            told: dict[str, Any] = {
                "position": asked,
                "winner": side,
                "plies": plies,
                "exact": exact,
                "winning": winning,
                "nodes": nodes,
                "seconds": taken,
            }
            print(json.dumps(told))
            return
        facts: dict[str, str | int] = {"plies": plies, "nodes": nodes, "seconds": f"{taken:.2f}"}
        print(words.say(f"solve-{side}-wins", facts) + " " + words.say("solve-in" if exact else "solve-at-most", facts))
        if winning:
            print(words.say("solve-winning", {"moves": ", ".join(winning), "count": len(winning)}))
        print(words.say("solve-effort", facts))

    def certificate(self) -> bytes:
        from parlour.games.dualite.solver.certificates import certify
        from parlour.games.dualite.solver.proof import ProofSearch

        if not self.certified:
            raise BadOption("certificate-no-way")
        # A fresh search: a table full of other openings remembers less of each proof, and strategies come out longer.
        search = ProofSearch(self.options.size, self.memory)
        return certify(search, self.certified, self.until, self.progress).as_bytes()


_COLUMNS = ("opening", "count", "winner", "plies", "nodes", "time")


def _row(opening: str, count: str, winner: str, lasts: str, nodes: str, seconds: str) -> str:
    return f"{opening:<7}{count:>4}  {winner:<9}{lasts:<11}{nodes:>10}{seconds:>11}"


def _keep(file: Path, content: bytes, *, as_json: bool) -> None:
    import hashlib

    from parlour import words

    write_whole(file, content)
    if not as_json:
        facts: dict[str, str | int] = {
            "file": str(file),
            "bytes": len(content),
            "digest": hashlib.sha256(content).hexdigest(),
        }
        print(words.say("solve-written", facts))
