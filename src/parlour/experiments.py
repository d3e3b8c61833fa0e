"""What the commands do, from Python: matches, ladders, studies, proofs, reviews, puzzles and records, as typed results.

    import parlour

    result = parlour.match("duality", ("2", "random"), games=100)
    print(result)                   # the table that a notebook shows
    result.to_pandas()              # a row for each game
    result.plot()                   # a figure of matplotlib

The same arguments give the same result, as long as no player has a clock. `executor` is any `concurrent.futures`
executor, such as a pool of processes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadOption, Facts, named_game, written_options
from parlour.players.levels import prepare
from parlour.record import Record, read, replay
from parlour.school.puzzles import PuzzleLine
from parlour.sitting import Sitting, resumed
from parlour.solvers.proofs import Question, Solution, game_solver
from parlour.solvers.review import ReviewedMove, reviewed
from parlour.study.folders import open_folder
from parlour.study.ladders import Rung, check_ladder, open_ladder, play_ladder, standings
from parlour.study.matches import MatchGame, Plan, Summary, check, play_match, summarise
from parlour.study.puzzle_batches import compose_puzzles
from parlour.study.reports import StudyReport, observe_all, reported
from parlour.study.work_folders import WorkFolder

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Cell = str | int | float | None


class Shown(ABC):
    """A result: a table when it is printed and in a notebook, a data frame, a figure."""

    @abstractmethod
    def rows(self) -> list[dict[str, Cell]]:
        """Return the table that is printed: what one reads first."""

    def data(self) -> list[dict[str, Any]]:
        """Return the rows of the data frame, if they say more than what is printed."""
        return [dict(row) for row in self.rows()]

    def to_pandas(self) -> pandas.DataFrame:
        """Return all of it as a data frame."""
        import pandas

        return pandas.DataFrame(self.data())

    def plot(self) -> Figure:
        """Draw it with matplotlib, which the extra `science` brings; the figure is not shown yet."""
        from parlour.study.plots import check_drawing

        check_drawing()
        from matplotlib.figure import Figure

        figure = Figure(figsize=(8, 4), layout="constrained")
        self._draw(figure.subplots())
        return figure

    @abstractmethod
    def _draw(self, axes: Axes) -> None:
        """Draw on these axes."""

    @property
    @abstractmethod
    def title(self) -> str:
        """One line that says what was done."""

    def __repr__(self) -> str:
        rows = [[_written(cell) for cell in row.values()] for row in self.rows()]
        table = [list(self.rows()[0]), *rows] if rows else []
        wide = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in table]
        return "\n".join((self.title, *lines))

    def _repr_html_(self) -> str:
        rows = self.rows()
        head = "".join(f"<th>{escape(name)}</th>" for name in rows[0]) if rows else ""
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(_written(cell))}</td>' for cell in row.values())}</tr>" for row in rows
        )
        return f"<table><caption>{escape(self.title)}</caption><tr>{head}</tr>{body}</table>"


def _written(cell: Cell) -> str:
    return "–" if cell is None else f"{cell:.3g}" if isinstance(cell, float) else str(cell)


def _with_intervals(
    axes: Axes, names: Sequence[str], points: Sequence[tuple[float, float, float]], even: float
) -> None:
    """Each name in a row, with its value and interval, and a line where all would be equal."""
    for row, (low, value, high) in enumerate(points):
        axes.errorbar([value], [row], xerr=[[value - low], [high - value]], fmt="o", capsize=4, color=f"C{row}")
    axes.set_yticks(range(len(names)), list(names))
    axes.axvline(even, linestyle=":", color="gray")


@dataclass(frozen=True, repr=False)
class MatchResult(Shown):
    """A match: each of its games, and each player's score with its 95 % interval."""

    plan: Plan
    games: tuple[MatchGame, ...]
    summary: Summary

    @property
    def title(self) -> str:
        return f"{self.plan.game}: {len(self.games)} games, seed {self.plan.seed}"

    def rows(self) -> list[dict[str, Cell]]:
        return [
            {
                "player": tally.player,
                "score": tally.score,
                "low": tally.interval[0],
                "high": tally.interval[1],
                "won": tally.won,
                "drawn": tally.drawn,
                "lost": tally.lost,
            }
            for tally in self.summary.tallies
        ]

    def data(self) -> list[dict[str, Any]]:
        return [
            {
                "game": game.number,
                "players": [self.plan.players[index] for index in game.seated],
                "scores": list(game.scores),
                "moves": game.moves,
                "reason": game.reason,
                "record": game.record,
            }
            for game in self.games
        ]

    def _draw(self, axes: Axes) -> None:
        tallies = self.summary.tallies
        points = [(tally.interval[0], tally.score, tally.interval[1]) for tally in tallies]
        _with_intervals(axes, [tally.player for tally in tallies], points, 1 / len(tallies))
        axes.set(title=self.title, xlabel="score", xlim=(0, 1))


@dataclass(frozen=True, repr=False)
class LadderResult(Shown):
    """A ladder: each player's strength in Elo with its 95 % interval, the strongest first."""

    plan: Plan
    rungs: tuple[Rung, ...]

    @property
    def title(self) -> str:
        return f"{self.plan.game}: {len(self.plan.players)} players, {self.plan.games} games of each pair"

    def rows(self) -> list[dict[str, Cell]]:
        return [
            {
                "player": rung.player,
                "elo": None if rung.rating is None else rung.rating.elo,
                "low": None if rung.rating is None else rung.rating.interval[0],
                "high": None if rung.rating is None else rung.rating.interval[1],
                "score": rung.score,
                "games": rung.games,
            }
            for rung in self.rungs
        ]

    def _draw(self, axes: Axes) -> None:
        rated = [(rung.player, rung.rating) for rung in self.rungs if rung.rating is not None]
        points = [(rating.interval[0], rating.elo, rating.interval[1]) for _, rating in rated]
        _with_intervals(axes, [player for player, _ in rated], points, 0)
        axes.set(title=self.title, xlabel="Elo")


@dataclass(frozen=True, repr=False)
class StudyResult(Shown):
    """A study: players against themselves, each figure with its 95 % interval."""

    game: str
    reports: tuple[StudyReport, ...]

    @property
    def title(self) -> str:
        return f"{self.game}: {', '.join(report.player for report in self.reports)} against themselves"

    def rows(self) -> list[dict[str, Cell]]:
        return [
            {
                "player": report.player,
                "options": " ".join(f"{key}={value}" for key, value in self._varying(report)) or "usual",
                "figure": figure.name,
                "mean": figure.mean,
                "low": figure.interval[0],
                "high": figure.interval[1],
                "games": figure.games,
            }
            for report in self.reports
            for figure in report.figures
        ]

    def _varying(self, report: StudyReport) -> list[tuple[str, str]]:
        return [item for item in report.options if any(item not in other.options for other in self.reports)]

    def _draw(self, axes: Axes) -> None:
        for report in self.reports:
            label = " ".join((report.player, *(value for _, value in self._varying(report))))
            axes.hist(report.lengths, histtype="step", label=label, density=True)
        axes.set(title=self.title, xlabel="moves per game")
        axes.legend()


@dataclass(frozen=True, repr=False)
class SolveResult(Shown):
    """An answer that is certain."""

    game: str
    told: Mapping[str, Any]
    """All that was found out."""
    solution: Solution

    @property
    def title(self) -> str:
        return f"{self.game}: solved"

    def rows(self) -> list[dict[str, Cell]]:
        return [{"what": name, "answer": str(value)} for name, value in self.told.items()]

    def certificate(self) -> bytes:
        """Return the winner's strategy, which `parlour verify` checks."""
        return self.solution.certificate()

    def _draw(self, axes: Axes) -> None:
        axes.axis("off")
        axes.set_title(self.title)
        for row, (name, value) in enumerate(self.told.items()):
            axes.text(0, 1 - 0.1 * row, f"{name}: {value}"[:100], va="top")


@dataclass(frozen=True, repr=False)
class ReviewResult(Shown):
    """A game looked back upon: what is said of each move, and what would have been better."""

    sitting: Sitting
    names: tuple[str, ...]
    moves: tuple[ReviewedMove, ...]

    @property
    def title(self) -> str:
        return f"{self.sitting.game.NAME}: {len(self.moves)} moves in review"

    def _facts(self, move: ReviewedMove) -> Facts:
        others = (name for seat, name in enumerate(self.names) if seat != move.seat)
        return {"player": self.names[move.seat], "other": next(others, ""), **move.said.facts}

    def rows(self) -> list[dict[str, Cell]]:
        return [
            {
                "ply": move.ply + 1,
                "seat": move.seat,
                "move": move.text,
                "sign": move.said.sign,
                "said": words.say(move.said.code, self._facts(move)),
                "better": " ".join(move.said.better),
            }
            for move in self.moves
        ]

    def _draw(self, axes: Axes) -> None:
        signs = ("lost", "unknown", "kept")
        for seat in range(self.sitting.seats):
            own = [move for move in self.moves if move.seat == seat]
            places = [signs.index(move.said.sign) for move in own]
            axes.plot([move.ply + 1 for move in own], places, "o-", label=f"seat {seat}")
        axes.set(title=self.title, xlabel="move")
        axes.set_yticks(range(3), signs)
        axes.legend()


@dataclass(frozen=True, repr=False)
class PuzzleSet(Shown):
    """Puzzles with one winning move each."""

    game: str
    puzzles: tuple[PuzzleLine, ...]

    @property
    def title(self) -> str:
        return f"{self.game}: {len(self.puzzles)} puzzles"

    def rows(self) -> list[dict[str, Cell]]:
        return [
            {
                "name": each.name,
                "grade": each.grade,
                "wins in": each.wins_in,
                "key": each.key,
                "position": each.position,
            }
            for each in self.puzzles
        ]

    def _draw(self, axes: Axes) -> None:
        axes.hist([each.grade for each in self.puzzles], bins=[0.5, 1.5, 2.5, 3.5, 4.5, 5.5], rwidth=0.8)
        axes.set(title=self.title, xlabel="grade", ylabel="puzzles")


@dataclass(frozen=True, repr=False)
class RecordedGame(Shown):
    """A game from its record, played through the rules; a notebook shows its last position."""

    sheet: Record
    sitting: Sitting

    @property
    def title(self) -> str:
        return f"{self.sheet.game}: {' – '.join(self.sheet.names)}, {self.sheet.result}"

    def rows(self) -> list[dict[str, Cell]]:
        write = self.sitting.game.write
        return [
            {"ply": ply, "seat": seat, "move": write(move)} for ply, (seat, move) in enumerate(self.sitting.moves, 1)
        ]

    def _repr_svg_(self) -> str | None:
        return self.sitting._repr_svg_()

    def _draw(self, axes: Axes) -> None:
        seats = [seat for seat, _ in self.sitting.moves]
        axes.plot(range(1, len(seats) + 1), seats, "o")
        axes.set(title=self.title, xlabel="move", ylabel="seat")


def _plan(
    game: str, players: Sequence[str | int], games: int, seed: str | int, options: Mapping[str, str | int]
) -> Plan:
    rules = named_game(GAMES, game)
    chosen = rules.options({name: str(value) for name, value in options.items()})
    names = tuple(map(str, players))
    if any(name.isdigit() for name in names):
        prepare(rules, chosen)
    return Plan(game, tuple(written_options(chosen).items()), names, games, str(seed))


def match(
    game: str,
    players: Sequence[str | int],
    games: int = 100,
    seed: str | int = 1,
    *,
    folder: Path | None = None,
    executor: Executor | None = None,
    **options: str | int,
) -> MatchResult:
    """Let players meet, each deal from all sides. With a folder, an interrupted match goes on."""
    plan = _plan(game, players, games, seed, options)
    check(plan)
    kept = None if folder is None else open_folder(folder, plan)
    finished, keep = ({}, None) if kept is None else (kept.finished, kept.keep)
    played = tuple(play_match(plan, executor, finished, keep or (lambda result: None)))
    return MatchResult(plan, played, summarise(plan, played))


def ladder(
    game: str,
    players: Sequence[str | int],
    games: int = 100,
    seed: str | int = 1,
    *,
    anchor: str = "",
    folder: Path | None = None,
    executor: Executor | None = None,
    **options: str | int,
) -> LadderResult:
    """Let everyone meet everyone. Elo counts from the anchor, or from the last of the players."""
    plan = _plan(game, players, games, seed, options)
    check_ladder(plan)
    folders = {} if folder is None else open_ladder(folder, plan)
    finished = {pair: kept.finished for pair, kept in folders.items()}
    met = tuple(play_ladder(plan, executor, finished, lambda met: folders[met[0]].keep(met[1]) if folders else None))
    return LadderResult(plan, standings(plan, anchor or plan.players[-1], met))


def study(
    game: str,
    players: Sequence[str | int] = ("random", "2"),
    games: int = 200,
    seed: str | int = 1,
    *,
    vary: Mapping[str, Sequence[str | int]] | None = None,
    folder: Path | None = None,
    executor: Executor | None = None,
    **options: str | int,
) -> StudyResult:
    """Let players play themselves. `vary` compares values of options: `vary={"rows": (3, 5, 7)}`."""
    settings: list[dict[str, str | int]] = [dict(options)]
    for name, values in (vary or {}).items():
        settings = [{**setting, name: value} for setting in settings for value in values]
    work = WorkFolder(folder, {"study": game, "rules": named_game(GAMES, game).RULES, "seed": str(seed)})
    reports = []
    for setting in settings:
        for player in players:
            plan = _plan(game, (player,), games, seed, setting)
            reports.append(reported(plan, tuple(observe_all(plan, executor, work))))
    return StudyResult(game, tuple(reports))


def solve(
    game: str, opening: str = "", position: str = "", *, seconds: float | None = None, **options: str | int
) -> SolveResult:
    """Prove who wins, from the start, after an opening, or in a position as it is written."""
    solver = game_solver(named_game(GAMES, game))
    if solver is None:
        raise BadOption(
            "solve-unknown-game", game=game, games=", ".join(name for name in GAMES if game_solver(GAMES[name]))
        )
    texts = {name: str(value) for name, value in options.items()}
    answer = solver.solve(Question(texts, opening, position, seconds=seconds), lambda line: None, lambda: None)
    told = answer.told if isinstance(answer.told, Mapping) else {"answer": answer.told}
    return SolveResult(game, told, answer)


def review(sitting: Sitting | RecordedGame) -> ReviewResult:
    """Look back upon a game: which moves kept what there was, and which lost it."""
    if isinstance(sitting, RecordedGame):
        looked, names = sitting.sitting, sitting.sheet.names
    else:
        looked, names = sitting, tuple(f"seat {seat}" for seat in range(sitting.seats))
    prepare(looked.game, looked.options)
    judged = [move for move, _ in reviewed(looked.game, looked.positions, looked.moves, len(looked.moves))]
    return ReviewResult(looked, tuple(names), tuple(move for move in reversed(judged) if move is not None))


def puzzles(
    game: str, count: int = 10, seed: int = 1, *, executor: Executor | None = None, **options: str | int
) -> PuzzleSet:
    """Make puzzles with one winning move each."""
    named_game(GAMES, game)
    texts = {name: str(value) for name, value in options.items()}
    return PuzzleSet(game, compose_puzzles(game, texts, count, seed, executor))


def record(source: str | Path) -> RecordedGame:
    """Read a game from its record, as a text or from a file; what does not fit the rules is refused."""
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    sheet = read(text)
    return RecordedGame(sheet, resumed(replay(sheet, GAMES)))
