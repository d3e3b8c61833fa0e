"""Analysis in the terminal: what each choice is worth, for practice at this keyboard and for records."""

from __future__ import annotations

import itertools
import textwrap
from typing import Any

from parlour import record, words
from parlour.game import AnyGame, Facts, Refusal, Seat
from parlour.sitting import Sitting, resumed
from parlour.solvers.analysis import Choices, Worth, analysis_of, best, preference, slips
from parlour.terminal.tables import LocalTable, TerminalTable

SECONDS = 2.0
"""For one position on a large grid."""
_MOST = 12
"""Choices told one by one; of more, such as openings, the winning ones are counted."""
_WIDE = 70
"""Columns, as on a page of the full screen."""


def analysed(table: TerminalTable) -> str:
    """The choices of the position on the table, or the finished game in review.

    At a server's table one plays with other people, so there only when the game is over.
    """
    scene = table.scene()
    analysis_of(scene.game)
    if scene.outcome is not None:
        return review_in_words(resumed(record.replay(record.read(table.record()), {scene.game.NAME: scene.game})))
    if not isinstance(table, LocalTable):
        raise Refusal("analysis-not-now")
    (seat,) = scene.to_move
    return in_words(scene.game, seat, _choices(scene.game, table.position))


def _choices(game: AnyGame, position: Any) -> Choices:
    """The best first."""
    return tuple(
        sorted(analysis_of(game).analyse(position, SECONDS), key=lambda choice: preference(choice[1]), reverse=True)
    )


def worth_in_words(game: AnyGame, worth: Worth) -> str:
    if worth.wins is None:
        return words.say("analysis-unknown")
    result = "wins" if worth.wins else "loses"
    if worth.plies is None:
        return words.say(f"analysis-{result}")
    facts = {"plies": worth.plies, "moves": _own_moves(worth)}
    return _say(game, f"analysis-{result}-{'in' if worth.exact else 'within'}", facts)


def _say(game: AnyGame, code: str, facts: Facts) -> str:
    """In the game's own words where it has some: it may count moves rather than plies, or call its sides by colours."""
    return words.say(words.own(game.NAME, code), facts)


def _own_moves(worth: Worth) -> int:
    """As problems count them: the moves of the side that wins."""
    return ((worth.plies or 0) + 1) // 2


def in_words(game: AnyGame, seat: Seat, choices: Choices) -> str:
    """ "d2 wins in 7, d1 loses in 4", the best first; of many, how many win, or what there is of each worth."""
    if analysis_of(game).HORIZON is not None:
        return "\n".join([_summary(game, seat, choices), *_by_worth(game, choices)])
    if len(choices) > _MOST:
        won = [text for text, worth in choices if worth.wins]
        return words.say("analysis-many", {"wins": len(won), "count": len(choices), "best": ", ".join(won[:_MOST])})
    return _filled(", ".join(f"{text} {worth_in_words(game, worth)}" for text, worth in choices))


def _summary(game: AnyGame, seat: Seat, choices: Choices) -> str:
    """Who is to move, and wins in how many moves; with how many choices so soon, and with how many later."""
    wins = sum(worth.wins is True for _, worth in choices)
    quickest = len(best(choices))
    facts: dict[str, str | int] = {
        "side": "replier" if seat else "opener",
        "wins": wins,
        "quickest": quickest,
        "slower": wins - quickest,
        "moves": _own_moves(choices[0][1]),
        "open": sum(worth.wins is None for _, worth in choices),
        "count": len(choices),
    }
    return _filled(_say(game, "analysis-summary", facts))


def _by_worth(game: AnyGame, choices: Choices) -> list[str]:
    """A line for each worth: "wins in 2: e4-e5, e4-f5"; none where nothing is known of any move."""
    if all(worth.wins is None for _, worth in choices):
        return []
    lines = []
    for worth, group in itertools.groupby(choices, key=lambda choice: choice[1]):
        texts = [text for text, _ in group]
        facts: dict[str, str | int] = {"moves": ", ".join(texts[:_MOST]), "more": max(0, len(texts) - _MOST)}
        lines.append(_filled(words.say("analysis-group", {"worth": worth_in_words(game, worth), **facts})))
    return lines


def _filled(text: str) -> str:
    return textwrap.fill(text, width=_WIDE, break_on_hyphens=False)


def page_in_words(sitting: Sitting, ply: int) -> str:
    """Under a page of a record: what the move that was then made gave away, and all the choices."""
    if not (to_move := sitting.game.to_move(sitting.positions[ply])):
        return ""
    choices = _choices(sitting.game, sitting.positions[ply])
    return "\n".join([in_words(sitting.game, min(to_move), choices), *_slip(sitting, ply, choices)])


def review_in_words(sitting: Sitting) -> str:
    """Of a finished game: how many moves let a win slip, and which."""
    told: list[str] = []
    for ply, (position, (_, move)) in enumerate(zip(sitting.positions, sitting.moves, strict=False)):
        told += _slip(sitting, ply, analysis_of(sitting.game).in_review(position, str(move), SECONDS))
    return "\n".join([_say(sitting.game, "analysis-slips", {"count": len(told)}), *told])


def _slip(sitting: Sitting, ply: int, choices: Choices) -> list[str]:
    """The sentence about a move that let a win slip; none about another."""
    if ply == len(sitting.moves):
        return []
    move = str(sitting.moves[ply][1])
    wins = dict(choices)[move].wins
    better = [text for text, worth in choices if worth.wins]
    if not better or not slips(analysis_of(sitting.game), wins):
        return []
    facts: dict[str, str | int] = {
        "number": ply + 1,
        "move": move,
        "better": ", ".join(better[:6]),
        "more": max(0, len(better) - 6),
    }
    return [words.say("analysis-missed" if wins is None else "analysis-slip", facts)]
