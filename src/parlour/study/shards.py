"""A folder in which a game is solved class by class: what is finished is kept, and the rest can be asked for again.

`solve.json` says which question it is. `a1+c3.json` holds what is known of that class; with certificates, `a1+c3.proof`
is there before it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from parlour.catalogue import GAMES
from parlour.game import BadOption, written_options
from parlour.solvers.proofs import SOLVER, Question, Shard

MARK = "solve.json"
_SHARD: TypeAdapter[Shard] = TypeAdapter(Shard)


@dataclass(frozen=True, slots=True)
class ShardFolder:
    path: Path
    certified: bool
    finished: dict[str, Shard]
    """Without their certificates."""

    def keep(self, shard: Shard) -> None:
        """The certificate first: a class whose line is there is finished."""
        told = asdict(shard)
        del told["certificate"]
        try:
            if shard.certificate:
                self._write(f"{shard.opening}.proof", shard.certificate)
            self._write(f"{shard.opening}.json", json.dumps(told).encode() + b"\n")
        except OSError as error:
            raise BadOption("command-no-folder", folder=str(self.path), why=error.strerror or "") from error

    def _write(self, name: str, content: bytes) -> None:
        part = self.path / f"{name}.part"
        try:
            part.write_bytes(content)
            part.replace(self.path / name)
        except OSError:
            part.unlink(missing_ok=True)
            raise


def open_shards(path: Path, game: str, question: Question, certified: bool) -> ShardFolder:
    """The folder of this question: a new one, or the one in which it was interrupted."""
    rules = GAMES[game]
    told = {"game": game, "rules": rules.RULES, "options": written_options(rules.options(question.options))}
    identity = json.dumps({**told, "certificates": certified}) + "\n"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / MARK).exists():
            if any(path.iterdir()):
                raise BadOption("match-folder-used", folder=str(path))
            (path / MARK).write_text(identity, encoding="utf-8")
        if (path / MARK).read_bytes() != identity.encode():
            raise BadOption("solve-folder-other", folder=str(path))
        return ShardFolder(path, certified, dict(_finished(path, certified)))
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(path), why=error.strerror or "") from error


def _finished(path: Path, certified: bool) -> Iterator[tuple[str, Shard]]:
    for file in sorted(path.glob("*.json")):
        if file.name == MARK or (certified and not file.with_suffix(".proof").exists()):
            continue
        try:
            shard = _SHARD.validate_json(file.read_bytes())
        except ValidationError as error:
            raise BadOption("solve-folder-shard", file=str(file)) from error
        yield shard.opening, shard


def solve_shards(game: str, question: Question, folder: ShardFolder, executor: Executor | None) -> Iterator[Shard]:
    """All classes: first those that are finished, then the others as they come; they are kept before they are told."""
    solver = SOLVER.of(GAMES[game])
    assert solver is not None
    names = solver.shards(question)
    yield from (folder.finished[name] for name in names if name in folder.finished)
    missing = [name for name in names if name not in folder.finished]
    if executor is None:
        found = (solve_one(game, question, folder.certified, name) for name in missing)
    else:
        tasks = [executor.submit(solve_one, game, question, folder.certified, name) for name in missing]
        found = (task.result() for task in as_completed(tasks))
    for shard in found:
        folder.keep(shard)
        yield replace(shard, certificate=b"")


def solve_one(game: str, question: Question, certified: bool, name: str) -> Shard:
    """Runs wherever the executor has it run."""
    solver = SOLVER.of(GAMES[game])
    assert solver is not None
    return solver.solve_shard(question, name, certified)
