"""A corpus: thousands of games by players of mixed strength, as Parquet files of a fixed number of games each.

Game number i depends on the seed and on i alone. A file that is there is finished, so an interrupted corpus goes on;
beside the files stands a data card, `README.md`, which says how they were made.
"""

from __future__ import annotations

import functools
import io
import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from string import Template

from parlour import record, words
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption, written_options
from parlour.study.data import SCHEMA, GameRow, check_kind, row_of, write_rows
from parlour.study.folders import keep_whole
from parlour.study.matches import Plan, check, in_order, play_sitting

PART = 250
"""Games in a file."""
PLIES = 4
"""At most this many moves at random begin a game, so that games of players without luck differ."""
MARK = "corpus.json"


@dataclass(frozen=True, slots=True)
class CorpusPlan:
    """Which games."""

    game: str
    options: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]
    """Each side of each game draws one of them."""
    games: int
    seed: str
    views: bool = True
    """Whether what the movers saw is kept too."""

    @property
    def parts(self) -> int:
        """How many files there are."""
        return -(-self.games // PART)


def planned(plan: CorpusPlan, number: int) -> Plan:
    """Return the match of which game 0 is the game of this number."""
    game, chance = GAMES[plan.game], Chance(f"{plan.seed} corpus {number}")
    sides = max(2, len(game.sides(game.options(dict(plan.options)))))
    players = tuple(chance.pick(plan.levels) for _ in range(sides))
    plies = chance.below(PLIES + 1)
    return Plan(plan.game, plan.options, players, 1, f"{plan.seed} corpus {number}", random_plies=plies)


def row(plan: CorpusPlan, number: int) -> GameRow:
    """Play the game of this number."""
    match = planned(plan, number)
    played = play_sitting(match, 0)
    names = tuple(match.players[index] for index in played.seated)
    sheet = played.sitting.record(names, date=f"corpus {plan.seed} game {number + 1}")
    return row_of(record.read(record.write(sheet)), played.sitting, f"corpus {plan.seed}", views=plan.views)


def part_of(plan: CorpusPlan, part: int) -> tuple[int, bytes]:
    """Play the games of one file, and return its content."""
    numbers = range(part * PART, min(plan.games, (part + 1) * PART))
    out = io.BytesIO()
    write_rows((row(plan, number) for number in numbers), ".parquet", out)
    return part, out.getvalue()


def make_corpus(
    plan: CorpusPlan, folder: Path, executor: Executor | None = None, hear: Callable[[], None] = lambda: None
) -> int:
    """Play what is missing of a corpus into this folder; return how many files there were already."""
    check_kind(folder / "x.parquet")
    game = GAMES[plan.game]
    for level in plan.levels:
        sides = max(2, len(game.sides(game.options(dict(plan.options)))))
        check(Plan(plan.game, plan.options, (level,) * sides, 1, plan.seed))
    _open(folder, plan)
    missing = [part for part in range(plan.parts) if not (folder / _name(plan, part)).exists()]
    for _ in range(plan.parts - len(missing)):
        hear()
    try:
        for part, content in in_order(functools.partial(part_of, plan), missing, executor):
            keep_whole(folder / _name(plan, part), content)
            hear()
        keep_whole(folder / "README.md", _card(plan, folder).encode())
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(folder), why=words.trouble(error)) from error
    return plan.parts - len(missing)


def _name(plan: CorpusPlan, part: int) -> str:
    return f"{plan.game}-{part:05}.parquet"


def _identity(plan: CorpusPlan) -> str:
    """Return what must stay the same for more games to be added; only whole files can be added to."""
    told = {"game": plan.game, "rules": GAMES[plan.game].RULES, "options": dict(plan.options), "levels": plan.levels}
    return json.dumps({**told, "seed": plan.seed, "views": plan.views, "schema": SCHEMA}, indent=1) + "\n"


def _open(folder: Path, plan: CorpusPlan) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mark = folder / MARK
        if not mark.exists():
            if any(folder.iterdir()):
                raise BadOption("match-folder-used", folder=str(folder))
            mark.write_text(_identity(plan), encoding="utf-8")
        if mark.read_text(encoding="utf-8") != _identity(plan):
            raise BadOption("match-folder-other", folder=str(folder))
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(folder), why=words.trouble(error)) from error


def _card(plan: CorpusPlan, folder: Path) -> str:
    """Return the data card: what is in the files, counted from them, and how to make them again."""
    from pyarrow import parquet

    files = sorted(folder.glob(f"{plan.game}-*.parquet"))
    tables = [parquet.read_table(file, columns=["moves", "reason", "finished"]) for file in files]
    lengths = [len(moves) for table in tables for moves in table["moves"].to_pylist()]
    reasons = [reason for table in tables for reason in table["reason"].to_pylist()]
    options = "".join(f" --option {key}={value}" for key, value in plan.options if value != _default(plan, key))
    ends = "\n".join(f"| {reason} | {reasons.count(reason)} |" for reason in sorted(set(reasons)))
    levels = ",".join(plan.levels)
    command = f"{plan.game}{options} --games {plan.games} --levels {levels} --seed {plan.seed}"
    template = Template(resources.files("parlour.study").joinpath("corpus_card.md").read_text(encoding="utf-8"))
    return template.substitute(
        game=plan.game,
        count=len(lengths),
        command=f"{command} --folder FOLDER",
        files=len(files),
        part=PART,
        size=f"{sum(file.stat().st_size for file in files):,}",
        levels=levels.replace(",", ", "),
        plies=PLIES,
        moves=f"{sum(lengths):,}",
        shortest=min(lengths),
        longest=max(lengths),
        mean=f"{sum(lengths) / len(lengths):.1f}",
        rules=GAMES[plan.game].RULES,
        schema=SCHEMA,
        ends=ends,
    )


def _default(plan: CorpusPlan, key: str) -> str:
    return written_options(GAMES[plan.game].options({}))[key]


def levels_of(text: str, offered: Sequence[str]) -> tuple[str, ...]:
    """Read `random,0-4`: names, levels, and spans of levels."""
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        first, dash, last = part.partition("-")
        if dash and first.isdigit() and last.isdigit():
            found += map(str, range(int(first), int(last) + 1))
        else:
            found.append(part)
    return tuple(dict.fromkeys(found)) or tuple(offered)
