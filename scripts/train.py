"""Train a game's networks: rounds of self-play, fitting and matches, in a folder that can be left and taken up again.

    python -m scripts.train runs/one --rounds 4 --games 4000 --seed 7 [--jobs 4 | --cluster tcp://…]
    python -m scripts.train runs/one

The second line goes on where the first was ended, by Ctrl-C or otherwise. A round plays games with the networks that
were kept last, fits new ones to the games of the last rounds, plays them against the game's yardstick and against those
kept, and keeps them if they score more than half. The folder then has

    configuration.json       what was asked for; a run that has begun takes no other
    curve.jsonl              a line a round: positions, fit, scores with their intervals, CPU time, kept or not
    round-1/games-0.npz …    what was noted of some games
    round-1/*.npz            the networks, and while they are fitted how far that has come
    round-1/fit.json         what the fit reached, once it is done
    round-1/match.jsonl      the pairs of games that were played with them

DuAlma's fit needs the development group `train`: `uv pip install --group train`; Duality's does not. docs/training.md
tells more.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import importlib.util
import json
import math
import statistics
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Protocol, cast

import numpy as np

from parlour import words
from parlour.command.arguments import sentence
from parlour.command.progress import workers
from parlour.game import Refusal
from parlour.study.matches import in_order
from scripts.checkpoints import write, write_text

Arrays = dict[str, Any]


class Refused(Exception):
    """A run that cannot be, and why."""


def setting(default: Any, meaning: str, least: float = 1) -> Any:
    return field(default=default, metadata={"meaning": meaning, "least": least})


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run is asked for. The same settings make the same networks, if its matches count nodes and no seconds."""

    game: str = setting("dualma", "dualma or duality")
    seed: int = setting(1, "all chance follows from it", 0)
    rounds: int = setting(3, "of self-play, fit and matches")
    games: int = setting(4000, "played in a round; one in twenty is held out", 2)
    openings: int = setting(4, "for each of these games, this many more whose beginning alone is played and judged", 0)
    nodes: int = setting(2500, "searched at a move of these games")
    noise: int = setting(6, "the most by which a judgement is off in them; at duality, random moves of 100", 0)
    epochs: int = setting(6, "times a fit goes through the positions")
    memory: int = setting(3, "from this many last rounds come the games that a network is fitted to")
    pairs: int = setting(20, "of games against each adversary, at the end of a round")
    seconds: float = setting(0.05, "of CPU time for a move of these matches", 0.001)
    match_nodes: int = setting(0, "searched at a move of these matches, instead of seconds", 0)

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise Refused(f"{self.game} has nothing to train")
        for one in fields(self)[1:]:
            name = one.name.replace("_", "-")
            asked: Any = getattr(self, one.name)
            if type(asked) not in (int, type(one.default)):
                raise Refused(f"--{name} is of type {one.type}, not {asked}")
            check_least(name, asked, one.metadata["least"])


GAMES = ("dualma", "duality")


def check_least(name: str, asked: float, least: float) -> None:
    if not asked >= least:  # nan is not either
        raise Refused(f"--{name} is at least {least}, not {asked}")


class Trainee(Protocol):
    """What a game does in its rounds; `scripts/train_dualma.py` is one, `scripts/train_duality.py` another."""

    TASK: int
    """Games that one task plays."""
    NEEDS: tuple[str, ...]
    """Libraries of its fit."""

    def load(self, folder: Path | None) -> Any:
        """The networks of a round, as its games take them; those to begin with if there is none."""

    def play(self, settings: Settings, networks: Any, begun: int, first: int) -> Arrays:
        """What was noted of TASK games from this number on, of the round begun with this seed, as NumPy's arrays.

        It runs wherever the executor has it run, and gives the same there.
        """

    def fit(self, settings: Settings, games: Sequence[Path], start: Path | None, folder: Path) -> dict[str, float]:
        """Fit networks to games, starting from those of a folder, and keep them in another; what there is to tell."""

    def pair(self, settings: Settings, ours: Path, theirs: Path | None, number: int) -> float:
        """Our score, 0 to 1, in two games with sides exchanged against other networks or the game's yardstick."""


def trainee(game: str) -> Trainee:
    return cast(Trainee, importlib.import_module(f"scripts.train_{game}"))


@dataclass(frozen=True, slots=True)
class Run:
    """A run in its folder."""

    folder: Path
    settings: Settings
    executor: Executor | None = None

    @property
    def curve(self) -> list[dict[str, Any]]:
        return lines(self.folder / "curve.jsonl")

    def round_folder(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def kept(self) -> Path | None:
        """The networks that were kept last."""
        numbers = [told["round"] for told in self.curve if told["kept"]]
        return self.round_folder(numbers[-1]) if numbers else None

    def go_on(self) -> None:
        """Whatever is left of the run."""
        for number in range(len(self.curve) + 1, self.settings.rounds + 1):
            told = self.play_round(number)
            write_lines(self.folder / "curve.jsonl", [*self.curve, told])
            print(json.dumps(told), flush=True)

    def play_round(self, number: int) -> dict[str, Any]:
        folder, learner = self.round_folder(number), trainee(self.settings.game)
        folder.mkdir(exist_ok=True)
        kept = self.kept()
        self.play_games(number, kept)
        files = [file for back in range(self.settings.memory) for file in self.games_of(number - back)]
        done = folder / "fit.json"
        if not done.exists():
            began = time.process_time()
            told = learner.fit(self.settings, files, kept, folder)
            write_text(done, json.dumps({**told, "fitting": round(time.process_time() - began)}))
        fitted = json.loads(done.read_text(encoding="utf-8"))
        scores = {"level": self.match(folder, None)}
        if kept:
            scores["last"] = self.match(folder, kept)
        playing = 0.0
        for file in self.games_of(number):
            with np.load(file) as noted:
                playing += float(noted["cpu"])
        return {
            "round": number,
            **fitted,
            **{name: {"score": score, "half": half} for name, (score, half) in scores.items()},
            "playing": round(playing),
            "kept": "last" not in scores or scores["last"][0] > 0.5,
        }

    def games_of(self, number: int) -> list[Path]:
        return sorted(self.round_folder(number).glob("games-*.npz"))

    def play_games(self, number: int, kept: Path | None) -> None:
        """What is not yet played of a round."""
        learner, folder = trainee(self.settings.game), self.round_folder(number)
        left = [
            first
            for first in range(0, self.settings.games, learner.TASK)
            if not (folder / f"games-{first}.npz").exists()
        ]
        begun = self.settings.seed * 1_000_003 + number
        work = functools.partial(learner.play, self.settings, learner.load(kept), begun)
        for first, noted in zip(left, in_order(work, left, self.executor), strict=True):
            write(folder / f"games-{first}.npz", **noted)

    def match(self, ours: Path, theirs: Path | None) -> tuple[float, float]:
        """Our score and half its 95 % interval; what was played already is not played again."""
        file = ours / "match.jsonl"
        against = theirs.name if theirs else "level"
        played = lines(file)
        scores = [told["score"] for told in played if told["against"] == against]
        for number in range(len(scores), self.settings.pairs):
            scores.append(trainee(self.settings.game).pair(self.settings, ours, theirs, number))
            played.append({"against": against, "pair": number, "score": scores[-1]})
            write_lines(file, played)
        spread = statistics.stdev(scores) if len(scores) > 1 else 0.5
        return round(statistics.mean(scores), 3), round(1.96 * spread / math.sqrt(len(scores)), 3)


def lines(file: Path) -> list[dict[str, Any]]:
    """What a file tells, a line each."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def write_lines(file: Path, told: Sequence[dict[str, Any]]) -> None:
    write_text(file, "".join(json.dumps(line) + "\n" for line in told))


def settings_of(folder: Path, asked: dict[str, Any]) -> Settings:
    """The settings of a run: those of its folder, or those asked for if it is new."""
    file = folder / "configuration.json"
    try:
        settings = Settings(**json.loads(file.read_text(encoding="utf-8")))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(**asked)
    except (OSError, ValueError, TypeError, Refused) as error:
        raise Refused(f"{file} is broken: {error}") from error
    if any(getattr(settings, name) != value for name, value in asked.items()):
        raise Refused(f"{folder} was begun with other settings: see {file}")
    return settings


def check_needs(game: str) -> None:
    if missing := [name for name in trainee(game).NEEDS if importlib.util.find_spec(name) is None]:
        raise Refused(f"the fit of {game} needs {' and '.join(missing)}: uv pip install --group train")


def begin(folder: Path, settings: Settings) -> None:
    """Make the folder of a run, if it is new."""
    file = folder / "configuration.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_text(file, json.dumps(asdict(settings), indent=1) + "\n")
    except OSError as error:
        raise Refused(f"{folder} cannot be the folder of a run: {words.trouble(error)}") from error


def carry(game: str) -> None:
    """Send a game's part with its tasks, and the benchmarks that it plays with: a worker may not know this folder."""
    import cloudpickle

    trainee(game)
    for name, module in list(sys.modules.items()):
        if name == f"scripts.train_{game}" or name.startswith("benchmarks."):
            cloudpickle.register_pickle_by_value(module)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the run, new or begun")
    for one in fields(Settings):
        kind = {"str": str, "int": int, "float": float}[str(one.type)]
        told = f"{one.metadata['meaning']} (default {one.default})"
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=kind, default=argparse.SUPPRESS, help=told)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play the games (default 1)")
    parser.add_argument("--cluster", default="", help="address of a scheduler whose workers play them instead")
    chosen = vars(parser.parse_args(arguments))
    folder, jobs, cluster = chosen.pop("folder"), chosen.pop("jobs"), chosen.pop("cluster")
    try:
        check_least("jobs", jobs, 1)
        settings = settings_of(folder, chosen)
        check_needs(settings.game)
        if cluster:
            carry(settings.game)
        with workers(jobs, cluster) as executor:
            begin(folder, settings)
            Run(folder, settings, executor).go_on()
    except Refused as refused:
        parser.exit(2, f"train: {refused}\n")
    except Refusal as refusal:
        parser.exit(2, f"train: {sentence(refusal)}\n")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\nleft; the same command goes on from here") from None
