"""A folder in which a game is solved class by class: what is finished is kept, and the rest can be asked for again.

`solve.json` says which question it is. `a1+c3.json` holds what is known of that class; with certificates, `a1+c3.proof`
is there before it. A class that was left open is kept too, with what was spent on it, and asked again. A class that is
split has a file for each reply besides (`a1+c3 b2.json`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import msgspec

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadOption, written_options
from parlour.solvers.proofs import Question, Shard, game_solver
from parlour.study.folders import keep_whole

MARK = "solve.json"
OPEN = "open"
"""The winner of a class that is not settled."""
_MORE = 4
"""A class that was left open is asked again with this many times the nodes."""
_SHARD = msgspec.json.Decoder(Shard)


@dataclass(frozen=True, slots=True)
class ShardFolder:
    path: Path
    certified: bool
    finished: dict[str, Shard]
    """Without their certificates."""
    left: dict[str, Shard]
    """Those that are open, and what was spent on them."""

    def keep(self, shard: Shard) -> Shard:
        """With all that was ever spent on it. The certificate first: a class whose line is there is finished."""
        if before := self.left.pop(shard.opening, None):
            seconds = round(shard.seconds + before.seconds, 1)
            shard = replace(shard, nodes=shard.nodes + before.nodes, seconds=seconds)
        if shard.winner == OPEN:
            self.left[shard.opening] = shard
        told = asdict(shard)
        del told["certificate"]
        try:
            if shard.certificate:
                keep_whole(self.path / f"{shard.opening}.proof", shard.certificate)
            keep_whole(self.path / f"{shard.opening}.json", json.dumps(told).encode() + b"\n")
        except OSError as error:
            raise BadOption("command-no-folder", folder=str(self.path), why=words.trouble(error)) from error
        return replace(shard, certificate=b"")


def open_shards(path: Path, game: str, question: Question, certified: bool) -> ShardFolder:
    """Return the folder of this question: a new one, or the one in which it was interrupted."""
    rules = GAMES[game]
    told = {"game": game, "rules": rules.RULES, "options": written_options(rules.options(question.options))}
    identity = json.dumps({**told, "certificates": certified}) + "\n"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / MARK).exists():
            if any(path.iterdir()):
                raise BadOption("solve-folder-used", folder=str(path))
            keep_whole(path / MARK, identity.encode())
        if (path / MARK).read_bytes() != identity.encode():
            raise BadOption("solve-folder-other", folder=str(path))
        kept = dict(_kept(path, certified))
        left = {name: shard for name, shard in kept.items() if shard.winner == OPEN}
        return ShardFolder(path, certified, {name: kept[name] for name in kept if name not in left}, left)
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(path), why=words.trouble(error)) from error


def _kept(path: Path, certified: bool) -> Iterator[tuple[str, Shard]]:
    for file in sorted(path.glob("*.json")):
        if file.name == MARK:
            continue
        try:
            shard = _SHARD.decode(file.read_bytes())
        except msgspec.DecodeError as error:
            raise BadOption("solve-folder-shard", file=str(file)) from error
        if shard.winner == OPEN or not certified or file.with_suffix(".proof").exists():
            yield shard.opening, shard


def solve_shards(game: str, question: Question, folder: ShardFolder, executor: Executor | None) -> Iterator[Shard]:
    """All classes: first those that are finished, then the others as they come; they are kept before they are told.

    With a limit of nodes, the easy classes come first: those that are left open are asked again and again, each time
    with a higher limit. With a limit of time alone, they are asked once, and told as they are.
    """
    solver = game_solver(GAMES[game])
    assert solver is not None
    names = solver.shards(question)
    yield from (folder.finished[name] for name in names if name in folder.finished)
    missing = [name for name in names if name not in folder.finished]
    if question.split:
        yield from _by_reply(
            game, question, folder, {name: solver.replies(question, name) for name in missing}, executor
        )
        return
    while missing:
        for shard in _solved(game, question, folder.certified, missing, executor):
            yield folder.keep(shard)
        if question.nodes is None:
            return
        missing = [name for name in missing if name in folder.left]
        question = replace(question, nodes=_MORE * question.nodes)


def _by_reply(
    game: str,
    question: Question,
    folder: ShardFolder,
    replies: Mapping[str, tuple[str, ...]],
    executor: Executor | None,
) -> Iterator[Shard]:
    """Each class by its replies, told as soon as it is decided; then no one asks for its other replies any more."""
    class_of = {reply: name for name, found in replies.items() for reply in found}
    told: dict[str, Shard] = {reply: folder.finished[reply] for reply in class_of if reply in folder.finished}
    decided = set[str]()

    def settled(name: str) -> Iterator[Shard]:
        found = [told[reply] for reply in replies[name] if reply in told]
        if name not in decided and (whole := _joined(name, found, len(replies[name]))):
            decided.add(name)
            yield folder.keep(whole)

    for name in replies:
        yield from settled(name)
    while missing := [reply for reply, name in class_of.items() if reply not in told and name not in decided]:
        for shard in _solved(game, question, False, missing, executor, lambda reply: class_of[reply] not in decided):
            kept = folder.keep(shard)
            if kept.winner != OPEN:
                told[kept.opening] = kept
                yield from settled(class_of[kept.opening])
        if question.nodes is None:
            break
        question = replace(question, nodes=_MORE * question.nodes)
    for name in replies:
        if name not in decided:
            spent = [told.get(reply) or folder.left[reply] for reply in replies[name]]
            yield Shard(name, spent[0].count, OPEN, 0, sum(each.nodes for each in spent), _seconds(spent))


def _joined(name: str, replies: Sequence[Shard], count: int) -> Shard | None:
    """A class by those of its replies that are solved; None while that does not decide it."""
    winning = [each for each in replies if each.winner == "replier"]
    if not winning and len(replies) < count:
        return None
    plies = 1 + (min if winning else max)(each.plies for each in winning or replies)
    nodes = sum(each.nodes for each in replies)
    return Shard(name, replies[0].count, "replier" if winning else "opener", plies, nodes, _seconds(replies))


def _seconds(shards: Iterable[Shard]) -> float:
    return round(sum(each.seconds for each in shards), 1)


def _solved(
    game: str,
    question: Question,
    certified: bool,
    names: Iterable[str],
    executor: Executor | None,
    wanted: Callable[[str], bool] = lambda name: True,
) -> Iterator[Shard]:
    """Those that are still wanted when their turn comes, as they are finished."""
    if executor is None:
        yield from (solve_one(game, question, certified, name) for name in names if wanted(name))
        return
    tasks = {executor.submit(solve_one, game, question, certified, name): name for name in names}
    for task in as_completed(tasks):
        if not task.cancelled():
            yield task.result()
        for other, name in tasks.items():
            if not wanted(name):
                other.cancel()


def solve_one(game: str, question: Question, certified: bool, name: str) -> Shard:
    """Runs wherever the executor has it run."""
    solver = game_solver(GAMES[game])
    assert solver is not None
    return solver.solve_shard(question, name, certified)
