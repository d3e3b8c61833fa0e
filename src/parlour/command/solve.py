"""`parlour solve`: who wins, for certain."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import AsJson, Cluster, Jobs, OptionTexts, SolvedGame, chosen_game, option_texts
from parlour.command.files import check_place, write_whole
from parlour.game import BadOption

if TYPE_CHECKING:
    from parlour.solvers.proofs import Question, Shard


def run(
    game: SolvedGame,
    size: Annotated[str | None, typer.Option("--size", metavar="N")] = None,
    opening: Annotated[str, typer.Option("--opening", metavar="MOVE")] = "",
    position: Annotated[str, typer.Option("--position", metavar="POSITION")] = "",
    all_openings: Annotated[bool, typer.Option("--all-openings")] = False,
    no_symmetry: Annotated[bool, typer.Option("--no-symmetry")] = False,
    option: OptionTexts = None,
    certificate: Annotated[Path | None, typer.Option("--certificate", metavar="FILE")] = None,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR")] = None,
    certificates: Annotated[bool, typer.Option("--certificates")] = False,
    split: Annotated[bool, typer.Option("--split")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="SECONDS", min=0)] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", metavar="N", min=1)] = None,
    memory: Annotated[int, typer.Option("--memory", metavar="N", min=1, max=65536)] = 192,
    as_json: AsJson = False,
) -> None:
    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.command.progress import steps
    from parlour.solvers.proofs import Question, game_solver

    solver = game_solver(chosen_game(game))
    if solver is None:
        solvable = ", ".join(name for name, each in GAMES.items() if game_solver(each))
        raise BadOption("solve-unknown-game", game=game, games=solvable)
    texts = dict(option_texts(option))
    if size is not None:
        if texts.get("size", size) != size:
            raise BadOption("solve-two-sizes", first=size, second=texts["size"])
        texts["size"] = size
    if sum((bool(opening), bool(position), all_openings)) > 1:
        raise BadOption("solve-one-question")
    if no_symmetry and not all_openings:
        raise BadOption("solve-no-symmetry")
    if certificate is not None:
        check_place(certificate)
    question = Question(texts, opening, position, all_openings, no_symmetry, seconds, memory, nodes, split)
    if folder is not None:
        if not all_openings or no_symmetry or certificate is not None:
            raise BadOption("solve-folder-all")
        if split and certificates:
            raise BadOption("solve-split-values")
        _by_class(game, question, folder, certificates, jobs, cluster, as_json)
        return
    if certificates or split or jobs > 1 or cluster or nodes:
        raise BadOption("solve-needs-folder")
    with steps(words.say("progress-solve")) as advance:
        answer = solver.solve(question, _silent if as_json else _say, advance)
        if as_json:
            print(json.dumps(answer.told))
        if certificate is not None:
            _keep(certificate, answer.certificate(), as_json=as_json)


def _by_class(
    game: str, question: Question, path: Path, certified: bool, jobs: int, cluster: str, as_json: bool
) -> None:
    """All classes of openings, each kept in the folder as soon as it is solved."""
    from parlour import words
    from parlour.command import INTERRUPTED
    from parlour.command.progress import steps, workers
    from parlour.study.shards import OPEN, open_shards, solve_shards

    folder = open_shards(path, game, question, certified)
    shards: dict[str, Shard] = {}
    stopped = False
    try:
        with workers(jobs, cluster) as executor, steps(words.say("progress-shards")) as advance:
            for shard in solve_shards(game, question, folder, executor):
                shards[shard.opening] = shard
                if not as_json:
                    cost = f"{shard.nodes:>12,} {shard.seconds:>8.1f} s"
                    lasts = words.say("solve-plies-at-most", {"plies": shard.plies}) if shard.plies else ""
                    winner = words.say(f"solve-{shard.winner}")
                    _say(f"{shard.opening:<7}{shard.count:>4}  {winner:<9}{lasts:<11}{cost}")
                advance()
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        told_of = [asdict(shard) for shard in shards.values()]
        print(json.dumps([{key: value for key, value in each.items() if value != b""} for each in told_of]))
    else:
        settled = [shard for shard in shards.values() if shard.winner != OPEN]
        won = sum(shard.count for shard in settled if shard.winner == "opener")
        told: dict[str, str | int] = {"won": won, "total": sum(shard.count for shard in settled)}
        print(words.say("solve-openings-told", {**told, "nodes": sum(shard.nodes for shard in settled)}))
        if len(settled) < len(shards):
            print(words.say("solve-open-told", {"settled": len(settled), "classes": len(shards)}))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _say(line: str) -> None:
    print(line, flush=True)


def _silent(line: str) -> None:
    """The answer is printed as JSON."""


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
