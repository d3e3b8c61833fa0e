"""The score sheet: a header, the deal and the numbered moves, as text that replays for ever.

Parlour record 1
game: dualite
rules: 1
option size: 4
…
seat 0: Ada
seat 1: Bo
date: 2026-11-15
result: won by 0, dualite-line
deal: -

1. 0 a1+c3
2. 1 d2
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from parlour import shuffles
from parlour.game import (
    BadNotation,
    Choice,
    Game,
    Outcome,
    Refusal,
    Seat,
    named_game,
    written_options,
)

FIRST_LINE = "Parlour record 1"
LONGEST = 1_000_000
"""Characters of a record that we are willing to read."""
LONGEST_SEAT = 200
"""Characters for a seat: several people may have had it, one after the other."""

_HEADER = re.compile(r"(game|rules|option [a-z_]+|seat [0-9]|date|result|deal|end|shuffle): (.*)")
_NUMBERED = re.compile(r"(?:[^\n]{1,80} )?game [0-9]{1,9}")
"""Of a match or a study: which game of it, as long as no day belongs to it."""
_MOVE = re.compile(r"([0-9]+)\. ([0-9]) (.+)")
_END = re.compile(r"(resigned|flagged|forfeited|left) ([0-9])|(agreed|abandoned)")
NO_LOSER = ("agreed", "abandoned")
"""Ends that no seat has brought about."""


@dataclass(frozen=True, slots=True)
class Record:
    """One sitting on paper. `end` says who resigned, ran out of time or forfeited, where the rules did not end it."""

    game: str
    rules: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    date: str
    deal: str
    moves: tuple[tuple[Seat, str], ...]
    end: str = ""
    result: str = "*"
    shuffle: str = ""
    """What proves the shuffle, as `parlour.shuffles` writes it; empty without a commitment."""


@dataclass(frozen=True, slots=True)
class Played:
    """A record read through the rules: every position from the first to the last."""

    game: Game
    options: Any
    deal: Any
    moves: tuple[tuple[Seat, Any], ...]
    positions: tuple[Any, ...]
    end: tuple[str, Seat] | None


_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""


def clean_name(name: str, longest: int = 40) -> str:
    """Return a name fit for one line: no control characters, nothing invisible, not too long, never empty."""
    seen = "".join(sign if sign.isprintable() and sign not in _BLANK else " " for sign in name)
    return " ".join(seen.split())[:longest] or "Guest"


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return the name as it can stand beside those that are taken: numbered where there is one like it."""
    clean = clean_name(name)
    used = set(map(_looks_like, taken))
    numbered = (f"{clean[:37]} {number}" for number in itertools.count(2))
    return next(choice for choice in itertools.chain((clean,), numbered) if _looks_like(choice) not in used)


def _looks_like(name: str) -> str:
    """Return the same for names that look alike, as far as Unicode tells: in capitals, full width, ligatures."""
    return unicodedata.normalize("NFKC", name).casefold()


def written_result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    winners = "won by " + " ".join(map(str, outcome.winners)) if outcome.winners else "no winner"
    points = ", points " + " ".join(map(str, outcome.points)) if outcome.points else ""
    return f"{winners}, {outcome.reason}{points}"


def ended_by(game: Game, options: object, end: tuple[str, Seat], position: object) -> Outcome:
    """Return the outcome when a seat gives up, runs out of time or leaves: its side loses, all others win.

    If all agree to end it, or all players have gone, only the points count.
    """
    reason, seat = end
    if reason in NO_LOSER:
        return Outcome((), f"outcome-{reason}", game.score(position))
    winners = tuple(other for side in game.sides(options) if seat not in side for other in side)
    return Outcome(winners, f"outcome-{reason}")


def write(record: Record) -> str:
    head = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules: {record.rules}",
        *(f"option {name}: {value}" for name, value in record.options),
        *(f"seat {seat}: {name}" for seat, name in enumerate(record.names)),
        f"date: {record.date}",
        f"result: {record.result}",
        *([f"end: {record.end}"] if record.end else []),
        *([f"shuffle: {record.shuffle}"] if record.shuffle else []),
        f"deal: {record.deal or '-'}",
        "",
    ]
    return "\n".join(head + [f"{n}. {seat} {text}" for n, (seat, text) in enumerate(record.moves, 1)]) + "\n"


def read(text: str) -> Record:
    """Read a score sheet; what is wrong is refused with its line. Whether the moves are legal, `replay` tells."""
    if len(text) > LONGEST:
        raise BadNotation("record-too-long", longest=LONGEST)
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise BadNotation("record-not-one", first=FIRST_LINE)
    header: dict[str, str] = {}
    moves: list[tuple[Seat, str]] = []
    for number, line in enumerate(lines[1:], 2):
        if match := _HEADER.fullmatch(line) if not moves else None:
            named = sum(key.startswith("seat ") for key in header)
            if match[1] in header or (match[1].startswith("seat ") and match[1] != f"seat {named}"):
                raise BadNotation("record-bad-line", line=number, text=line)
            header[match[1]] = match[2]
            if match[1] == "shuffle":
                shuffles.read(match[2])  # refused here if it is garbled, whatever the record is read for
        elif (match := _MOVE.fullmatch(line)) and match[1] == str(len(moves) + 1):
            moves.append((int(match[2]), match[3]))
        elif line:
            raise BadNotation("record-bad-line", line=number, text=line)
    for needed in ("game", "rules", "date", "result", "deal"):
        if needed not in header:
            raise BadNotation("record-lacks", header=needed)
    _check_date(header["date"])
    return Record(
        game=header["game"],
        rules=header["rules"],
        options=tuple((key[7:], value) for key, value in header.items() if key.startswith("option ")),
        names=tuple(clean_name(value, LONGEST_SEAT) for key, value in header.items() if key.startswith("seat ")),
        date=header["date"],
        deal="" if header["deal"] == "-" else header["deal"],
        moves=tuple(moves),
        end=header.get("end", ""),
        result=header["result"],
        shuffle=header.get("shuffle", ""),
    )


def _check_date(text: str) -> None:
    """Refuse what is neither a day, nor the number of a game in a match or a study, nor left out."""
    if text == "-" or _NUMBERED.fullmatch(text):
        return
    try:
        known = date.fromisoformat(text).isoformat() == text
    except ValueError:
        known = False
    if not known:
        raise BadNotation("record-bad-date", date=text[:40])


def options_then(game: Game, said: Mapping[str, str]) -> dict[str, str]:
    """Return what was written, with the meaning of those options that there were not yet."""
    later = {option.name: option.absent for option in game.OPTIONS if isinstance(option, Choice) and option.absent}
    return later | dict(said)


def replay(record: Record, games: Mapping[str, Game]) -> Played:
    """Play a record through the rules again; anything that does not fit is refused with the number of its move."""
    if record.game not in games and (mark := record.rules.partition("+")[2]):
        raise BadNotation("record-needs-variant", game=record.game, mark=mark)
    game = named_game(games, record.game, BadNotation)
    known, mark = (rules.partition("+")[2] for rules in (game.RULES, record.rules))
    if known and mark and known != mark:
        raise BadNotation("record-other-variant", game=record.game, mark=mark, known=known)
    if record.rules != game.RULES:
        raise BadNotation("record-other-rules", rules=record.rules, known=game.RULES)
    said = options_then(game, dict(record.options))
    options = game.options(said)
    if said != written_options(options):
        raise BadNotation("record-options", options=", ".join(written_options(options)))
    if len(record.names) != game.seats(options):
        raise BadNotation("record-seats", named=len(record.names), seats=game.seats(options))
    deal = game.read_deal(options, record.deal)
    positions = [game.setup(options, deal)]
    moves = []
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = game.read(text)
            positions.append(game.play(positions[-1], seat, move))
        except Refusal as refusal:
            raise RecordRefused(number, text, refusal) from refusal
        moves.append((seat, move))
    played = Played(game, options, deal, tuple(moves), tuple(positions), _read_end(record, game, options))
    outcome = game.outcome(positions[-1])
    if played.end and outcome:
        raise BadNotation("record-bad-end", end=record.end)
    final = ended_by(game, options, played.end, positions[-1]) if played.end else outcome
    expected = written_result(final)
    # A game that learned later to count on the way has old sheets that were ended early, without points.
    before = expected if played.end is None or final is None else written_result(replace(final, points=()))
    if record.result not in (expected, before):
        raise BadNotation("record-result", result=record.result, expected=expected)
    return played


def _read_end(record: Record, game: Game, options: object) -> tuple[str, Seat] | None:
    if not record.end:
        return None
    match = _END.fullmatch(record.end)
    if not match or int(match[2] or 0) >= game.seats(options):
        raise BadNotation("record-bad-end", end=record.end)
    return match[1] or match[3], int(match[2] or 0)


class RecordRefused(BadNotation):
    """A record with a move that the rules refuse: which one, and the refusal itself."""

    def __init__(self, number: int, text: str, refusal: Refusal) -> None:
        super().__init__("record-move", number=number, text=text)
        self.refusal = refusal


def described(
    game: Game,
    options: object,
    deal: object,
    moves: tuple[tuple[Seat, Any], ...],
    names: tuple[str, ...],
    date: str,
) -> Record:
    """Return the record of moves made so far, its result left open."""
    return Record(
        game=game.NAME,
        rules=game.RULES,
        options=tuple(written_options(options).items()),
        names=tuple(clean_name(name, LONGEST_SEAT) for name in names),
        date=date,
        deal=game.write_deal(deal),
        moves=tuple((seat, game.write(move)) for seat, move in moves),
    )


def concluded(record: Record, outcome: Outcome | None, end: tuple[str, Seat] | None) -> Record:
    """Return the same record with its result, and what ended it if the rules did not."""
    text = "" if end is None else end[0] if end[0] in NO_LOSER else f"{end[0]} {end[1]}"
    return replace(record, result=written_result(outcome), end=text)
