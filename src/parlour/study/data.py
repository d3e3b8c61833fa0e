"""Games as data: one row a game, as JSON lines or as Parquet, made from records by playing them through the rules.

`docs/data.md` tells what the columns hold. Parquet needs pyarrow, which the extra `science` brings.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import IO, Any

import msgspec

from parlour import words
from parlour.game import BadOption, Game, Refusal
from parlour.record import FIRST_LINE, Record
from parlour.sitting import Sitting
from parlour.study.matches import side_shares

KINDS = (".jsonl", ".parquet")
SCHEMA = 1
"""Raised when a column changes its meaning."""
_TOGETHER = 500
"""Games that are written to a Parquet file at a time."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game. What is listed by moves has an entry for each move; what is listed by seats, one for each seat."""

    schema: int
    source: str
    """The file of its record."""
    game: str
    rules: str
    """The version of the rules."""
    options: dict[str, str]
    deal: str
    date: str
    players: list[str]
    """By seat."""
    sides: list[int]
    """By seat: the side it plays for."""
    movers: list[int]
    """By move: the seat that made it."""
    moves: list[str]
    """By move, as it is written on a score sheet."""
    positions: list[str]
    """By move: the position before it, everything hidden included; in the game's notation, or else as JSON."""
    views: list[str]
    """By move: what the mover saw before it, as JSON; nothing if views were left out."""
    last: str
    """The position after the last move."""
    finished: bool
    reason: str
    """The code of how it ended; empty while it goes on."""
    end: str
    """`resigned 1` and the like, where it was not the rules that ended it."""
    winners: list[int]
    """Seats."""
    points: list[int]
    """By seat, where the game scores."""
    scores: list[float]
    """By seat: what its side has of the win, 1 in all sides together; nothing while it goes on."""


def row_of(sheet: Record, sitting: Sitting, source: str, *, views: bool = True) -> GameRow:
    """Return the row of a record that was played through the rules."""
    game, outcome = sitting.game, sitting.outcome
    members = game.sides(sitting.options)
    side_of = {seat: side for side, seats in enumerate(members) for seat in seats}
    shares = () if outcome is None else side_shares(members, outcome)
    return GameRow(
        schema=SCHEMA,
        source=source,
        game=sheet.game,
        rules=sheet.rules,
        options=dict(sheet.options),
        deal=sheet.deal,
        date=sheet.date,
        players=list(sheet.names),
        sides=[side_of[seat] for seat in sorted(side_of)],
        movers=[seat for seat, _ in sitting.moves],
        moves=[game.write(move) for _, move in sitting.moves],
        positions=[written(game, position) for position in sitting.positions[:-1]],
        views=list(_views(sitting)) if views else [],
        last=written(game, sitting.position),
        finished=outcome is not None,
        reason="" if outcome is None else outcome.reason,
        end=sheet.end,
        winners=[] if outcome is None else list(outcome.winners),
        points=[] if outcome is None else list(outcome.points),
        scores=[shares[side_of[seat]] for seat in sorted(side_of)] if shares else [],
    )


def written(game: Game, position: Any) -> str:
    """Return a whole position as text."""
    return game.write_position(position) if game.is_open else _position_as_json(position)


def _position_as_json(position: Any) -> str:
    """Return the position without what is only kept for speed and takes no part in comparisons."""
    derived = {field.name: field.default for field in fields(position) if not field.compare}
    told = msgspec.to_builtins(replace(position, **derived))
    return msgspec.json.encode({name: value for name, value in told.items() if name not in derived}).decode()


def _views(sitting: Sitting) -> Iterator[str]:
    for ply, (seat, _) in enumerate(sitting.moves):
        yield _as_json(sitting.game.view(sitting.positions[ply], seat))


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def record_files(sources: Iterable[Path]) -> tuple[Path, ...]:
    """Return the records among these files and folders, in the order of their names."""
    found: list[Path] = []
    for source in sources:
        if source.is_dir():
            inside = sorted(file for file in source.rglob("*.txt") if _is_record(file))
            if not inside:
                raise BadOption("data-no-records", folder=str(source))
            found += inside
        elif source.is_file():
            found.append(source)
        else:
            raise BadOption("command-no-file", file=str(source), why=words.say("trouble-enoent"))
    return tuple(found)


def _is_record(file: Path) -> bool:
    with contextlib.suppress(OSError, UnicodeDecodeError), file.open(encoding="utf-8") as lines:
        return lines.readline().rstrip("\n") == FIRST_LINE
    return False


def check_kind(file: Path) -> None:
    """Refuse what could not be written, before any game is read."""
    if file.suffix not in KINDS:
        raise BadOption("data-kind", file=str(file), kinds=", ".join(KINDS))
    if file.suffix == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        raise Refusal("data-needs-parquet")


def write_rows(rows: Iterable[GameRow], kind: str, out: IO[bytes]) -> int:
    """Write all rows as a file of this kind, and say how many."""
    return _write_lines(rows, out) if kind == ".jsonl" else _write_parquet(rows, out)


def _write_lines(rows: Iterable[GameRow], out: IO[bytes]) -> int:
    count = 0
    for row in rows:
        out.write(json.dumps(asdict(row), ensure_ascii=False).encode() + b"\n")
        count += 1
    return count


def _write_parquet(rows: Iterable[GameRow], out: IO[bytes]) -> int:
    import pyarrow as pa
    from pyarrow import parquet

    text, numbers = pa.string(), pa.list_(pa.int32())
    kinds = {
        "schema": pa.int32(), "options": pa.map_(text, text), "players": pa.list_(text), "sides": numbers,
        "movers": numbers, "moves": pa.list_(text), "positions": pa.list_(text), "views": pa.list_(text),
        "finished": pa.bool_(), "winners": numbers, "points": numbers, "scores": pa.list_(pa.float64()),
    }  # fmt: skip
    schema = pa.schema([(name, kinds.get(name, text)) for name in GameRow.__slots__])
    count, waiting = 0, list[dict[str, Any]]()
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:

        def flush() -> None:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

        for row in rows:
            waiting.append({**asdict(row), "options": list(row.options.items())})
            count += 1
            if len(waiting) == _TOGETHER:
                flush()
        flush()
    return count
