"""`parlour replay`: a record, move by move."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour import words
from parlour.command.arguments import AsJson, sentence
from parlour.game import BadNotation, BadOption, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.record import Record
    from parlour.sitting import Sitting


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    ply: Annotated[int | None, typer.Option("--ply", metavar="N", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    analyse: Annotated[bool, typer.Option("--analyse")] = False,
    as_json: AsJson = False,
) -> None:
    from parlour.terminal.replay import Replay

    sheet, sitting = read_record(file)
    if seat is not None and seat > sitting.seats:
        raise BadOption("terminal-no-seat", seats=sitting.seats)
    if ply is not None and ply > len(sitting.moves):
        raise BadOption("replay-too-far", moves=len(sitting.moves))
    if analyse:
        from parlour.players.levels import prepare
        from parlour.solvers.review import can_review

        if not can_review(sitting.game):
            raise Refusal("no-analysis", game=sitting.game.NAME)
        prepare(sitting.game, sitting.options)
    replay = Replay(sitting, sheet.names, None if seat is None else seat - 1, analysed=analyse)
    if as_json:
        told: dict[str, object] = {"told": [replay.line(number) for number in range(1, len(replay) + 1)]}
        if analyse:
            told |= _analysis(sitting, [ply] if ply is not None else range(len(replay)))
        print(json.dumps({**asdict(sheet), **told}))
    elif ply is not None:
        print(replay.page(ply))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("\n\n".join(replay.page(number) for number in range(len(replay) + 1)))
    else:
        from parlour.terminal.screen import ReplayApp

        ReplayApp(replay).run()


def _analysis(sitting: Sitting, plies: Iterable[int]) -> dict[str, object]:
    """What each choice was worth when this many moves had been made, where that is known; and the whole review."""
    import msgspec

    from parlour.solvers.analysis import game_analysis
    from parlour.solvers.review import reviewed
    from parlour.terminal.analysis import SECONDS

    known, worths = game_analysis(sitting.game), []
    for ply in plies if known is not None else ():
        assert known is not None
        position = sitting.positions[ply]
        choices = known.analyse(position, SECONDS) if sitting.game.to_move(position) else ()
        worths.append({"ply": ply, "choices": [{"move": text, **asdict(worth)} for text, worth in choices]})
    judged = [move for move, _ in reviewed(sitting.game, sitting.positions, sitting.moves, len(sitting.moves))]
    return {"analysis": worths, "review": [msgspec.to_builtins(move) for move in reversed(judged) if move is not None]}


def read_record(file: Path) -> tuple[Record, Sitting]:
    """Read a file through the rules; what is wrong with it is refused with its line."""
    from parlour import record
    from parlour.catalogue import GAMES
    from parlour.sitting import resumed

    text = _text(file)
    refuse_saved_game(text, file)
    sheet = record.read(text)
    try:
        return sheet, resumed(record.replay(sheet, GAMES))
    except record.RecordRefused as refused:
        number = refused.facts["number"]
        line = next(count for count, line in enumerate(text.splitlines(), 1) if line.startswith(f"{number}. "))
        raise BadNotation("replay-bad-move", line=line, why=sentence(refused)) from refused


def refuse_saved_game(text: str, file: Path) -> None:
    """Refuse an unfinished game of the terminal, and name the command that continues it."""
    from parlour.terminal.saved_games import FIRST_LINE

    if text.startswith(FIRST_LINE):
        raise BadOption("file-is-saved-game", file=str(file))


def _text(file: Path) -> str:
    from parlour.record import LONGEST

    try:
        # Four bytes a character at most; one more tells that it is too long.
        raw = sys.stdin.buffer.read(4 * LONGEST + 1) if str(file) == "-" else _start(file, 4 * LONGEST + 1)
        return raw.decode("utf-8")
    except OSError as error:
        raise BadOption("command-no-file", file=str(file), why=words.trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BadOption("command-not-text", file=str(file)) from error


def _start(file: Path, count: int) -> bytes:
    with file.open("rb") as opened:
        return opened.read(count)
