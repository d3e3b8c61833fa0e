"""A folder that keeps one match: its plan, a line for each finished game, and the records as texts.

`match.json` says which match it is. `games.jsonl` has a line for each game, written when the game is finished, so that
an interrupted match goes on where it stopped. A folder of another match, or with anything else in it, is refused.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadOption
from parlour.study.fingerprint import fingerprint
from parlour.study.matches import MatchGame, Plan

PLAN, GAMES_PLAYED = "match.json", "games.jsonl"

_RESULT = msgspec.json.Decoder(MatchGame)


@dataclass(frozen=True, slots=True)
class MatchFolder:
    """The folder of one match, opened."""

    path: Path
    finished: dict[int, MatchGame]
    """The games that were finished before, by number."""

    def keep(self, result: MatchGame) -> None:
        """Write a game down: first its record, then its line."""
        game = result.record.split("game: ", 1)[1].split("\n", 1)[0]
        try:
            keep_whole(self.path / f"{game}-{result.number + 1:06}.txt", result.record.encode())
            with (self.path / GAMES_PLAYED).open("a", encoding="utf-8") as lines:
                lines.write(msgspec.json.encode(result).decode() + "\n")
        except OSError as error:
            raise _unusable(self.path, error) from error


def keep_whole(file: Path, content: bytes) -> None:
    """All of it or nothing, also on a disk that is full."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(content)
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def open_folder(path: Path, plan: Plan) -> MatchFolder:
    """The folder for this match: a new one, or the one in which it was interrupted. More games may be asked for."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / PLAN).exists():
            if any(path.iterdir()):
                raise BadOption("match-folder-used", folder=str(path))
            keep_whole(
                path / PLAN, (json.dumps({**_identity(plan), "edition": fingerprint()}, indent=1) + "\n").encode()
            )
        _check_mark(path, _identity(plan))
        return MatchFolder(path, _finished(path / GAMES_PLAYED, plan))
    except OSError as error:
        raise _unusable(path, error) from error


def _check_mark(path: Path, identity: dict[str, object]) -> None:
    """Refuse the folder of another match, or of one played by another build of Parlour."""
    try:
        kept = json.loads((path / PLAN).read_bytes())
        by = kept.pop("edition", fingerprint())
    except (ValueError, AttributeError, TypeError) as error:
        raise BadOption("match-folder-other", folder=str(path)) from error
    if json.dumps(kept) != json.dumps(identity):
        raise BadOption("match-folder-other", folder=str(path))
    if by != fingerprint():
        raise BadOption("match-folder-version", folder=str(path), theirs=str(by), ours=fingerprint())


def _identity(plan: Plan) -> dict[str, object]:
    """Return what makes it this match: everything but the number of games, and the version that plays it."""
    known = {key: value for key, value in asdict(plan).items() if key != "games"}
    return {**known, "options": dict(plan.options), "rules": GAMES[plan.game].RULES}


def _finished(file: Path, plan: Plan) -> dict[int, MatchGame]:
    """Return the games of the folder. A last line that was cut off is thrown away, and its game played again."""
    if not file.exists():
        return {}
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    found = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            result = _RESULT.decode(line)
        except msgspec.DecodeError as error:
            raise BadOption("match-folder-line", file=str(file), line=number) from error
        found[result.number] = result
    return {number: result for number, result in found.items() if number < plan.games}


def _unusable(path: Path, error: OSError) -> BadOption:
    return BadOption("command-no-folder", folder=str(path), why=words.trouble(error))
