"""Analysis and review in the terminal: the worth of each choice, in practice and for records."""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Sequence
from typing import Any

from parlour import record, words
from parlour.game import Announcement, Game, Refusal, Seat
from parlour.sitting import Sitting, resumed
from parlour.solvers.analysis import Choices, Worth, analysis_of, game_analysis, preference
from parlour.solvers.review import ReviewedMove, can_review, reviewed, summary, sureness
from parlour.solvers.verdict import verdict
from parlour.terminal.tables import LocalTable, TerminalTable

SECONDS = 2.0
"""For one position on a large grid."""
_MOST = 12
"""Choices that are listed one by one; of more, the winning ones are counted."""
_WIDE = 70
"""Columns, as on a page of the full screen."""

Names = tuple[str, ...]


def analysed(table: TerminalTable) -> str:
    """Return the choices of the position on the table, or the finished game in review.

    At a server's table one plays with other people, so there only when the game is over.
    """
    scene = table.scene()
    if scene.outcome is not None and can_review(scene.game):
        return review_in_words(sitting_of(table), scene.names, scene.outcome.winners)
    if game_analysis(scene.game) is None and can_review(scene.game):
        raise Refusal("terminal-review-when-over")
    analysis_of(scene.game)
    if not isinstance(table, LocalTable):
        raise Refusal("analysis-not-now")
    (seat,) = scene.to_move
    return in_words(scene.names, seat, _choices(scene.game, table.position))


def sitting_of(table: TerminalTable) -> Sitting:
    """The finished game of a table, replayed from its record."""
    game = table.scene().game
    return resumed(record.replay(record.read(table.record()), {game.NAME: game}))


def _choices(game: Game, position: Any) -> Choices:
    """Return the choices, the best first."""
    return tuple(
        sorted(analysis_of(game).analyse(position, SECONDS), key=lambda choice: preference(choice[1]), reverse=True)
    )


def worth_in_words(names: Names, seat: Seat, worth: Worth) -> str:
    """Return the worth of a move of this seat in words: "Ada wins in 3"."""
    known = "open" if worth.wins is None else sureness(worth)
    return words.say(
        "analysis-worth",
        {"player": names[seat if worth.wins else 1 - seat], "known": known, "moves": worth.moves or 0},
    )


def in_words(names: Names, seat: Seat, choices: Choices) -> str:
    """Who wins, then a line for each worth: "Ada wins in 2: d2, d3", the best first; of many only how many win."""
    worth = choices[0][1]
    facts: dict[str, str | int] = {
        "player": names[seat],
        "other": names[1 - seat],
        "result": "open" if worth.wins is None else "wins" if worth.wins else "loses",
        "known": sureness(worth),
        "moves": worth.moves or 0,
        "wins": sum(worth.wins is True for _, worth in choices),
        "losing": sum(worth.wins is False for _, worth in choices),
        "count": len(choices),
    }
    told = [_filled(words.say("analysis-summary", facts))]
    if any(worth.wins is not None for _, worth in choices):
        told += _by_worth(names, seat, choices)
    return "\n".join(told)


def _by_worth(names: Names, seat: Seat, choices: Choices) -> list[str]:
    lines = []
    for worth, group in itertools.groupby(choices, key=lambda choice: choice[1]):
        texts = [text for text, _ in group]
        facts: dict[str, str | int] = {"moves": ", ".join(texts[:_MOST]), "more": max(0, len(texts) - _MOST)}
        lines.append(_filled(words.say("analysis-group", {"worth": worth_in_words(names, seat, worth), **facts})))
    return lines


def _filled(text: str) -> str:
    return textwrap.fill(text, width=_WIDE, break_on_hyphens=False)


def move_in_words(told: Announcement, names: Names) -> str:
    """Return a move as a sentence: "Ada draws a circle on c4." """
    return words.say(told.code, {**told.facts, "player": names[told.seat]})


def judged_in_words(move: ReviewedMove, names: Names) -> str:
    """ "Move 3. Ada draws a circle on c4. Ada could have won in 5 with a3. Now Bo wins in 1." """
    facts: dict[str, str | int] = {
        **move.said.facts,
        "player": names[move.seat],
        "other": names[1 - move.seat] if len(names) == 2 else "",
        "instead": move_in_words(move.instead[0], names) if move.instead else "",
    }
    said = words.say(move.said.code, facts)
    told = move.text if move.told is None else move_in_words(move.told, names)
    return words.say("review-move", {"number": move.ply + 1, "move": told, "said": said})


def page_in_words(sitting: Sitting, names: Names, ply: int) -> str:
    """Under a page of a record: all the choices, where they are known, and what the move that was then made did."""
    position, told = sitting.positions[ply], []
    to_move = sitting.game.to_move(position)
    if to_move and game_analysis(sitting.game) is not None:
        told.append(in_words(names, min(to_move), _choices(sitting.game, position)))
    if ply < len(sitting.moves):
        found, _ = next(reviewed(sitting.game, sitting.positions, sitting.moves, ply + 1, estimates=False))
        told += [] if found is None else [_filled(judged_in_words(found, names))]
    return "\n".join(told)


def verdict_in_words(judged: Sequence[ReviewedMove], winners: Sequence[Seat], names: Names) -> list[str]:
    """Return what decided the game: the move that lost it, and since when it was lost."""
    found = verdict(judged, winners, len(names))
    move = next((move for move in judged if move.ply == found.ply), None)
    told = move_in_words(move.told, names) if move is not None and move.told is not None else ""
    seat = found.seat or 0
    facts = {"player": names[seat], "other": names[1 - seat] if len(names) == 2 else "", "told": told}
    return [_filled(words.say(line.code, {**line.facts, **facts})) for line in found.lines]


def counts_in_words(judged: Sequence[ReviewedMove], names: Names) -> list[str]:
    """How many moves of each sign each player made."""
    told = []
    for seat, name in enumerate(names):
        counts = summary(judged, seat)
        facts: dict[str, str | int] = {
            "player": name,
            "kept": counts.kept,
            "lost": counts.lost,
            "unknown": counts.unknown,
        }
        told.append(words.say("review-counts", facts))
    return told


def review_in_words(sitting: Sitting, names: Names, winners: Sequence[Seat]) -> str:
    """Of a finished game: what decided it, how many moves of each player kept what there was, each that did not."""
    count = len(sitting.moves)
    found = [judged for judged, _ in reviewed(sitting.game, sitting.positions, sitting.moves, count)]
    judged = [move for move in reversed(found) if move is not None]
    told = [*verdict_in_words(judged, winners, names), *counts_in_words(judged, names)]
    told += [_filled(judged_in_words(move, names)) for move in judged if move.said.sign == "lost"]
    horizon = words.say(words.own(sitting.game.NAME, "review-horizon"))
    return "\n".join([*told, *([_filled(horizon)] if horizon.strip() else [])])
