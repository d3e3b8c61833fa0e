"""Analysis in the terminal: what each choice is worth, for practice at this keyboard and for records."""

from __future__ import annotations

import itertools
import textwrap
from typing import TYPE_CHECKING, Any

from parlour import record, words
from parlour.game import AnyGame, Refusal, Seat
from parlour.players.analysts import Choices, analyse, best, can_analyse, in_review, slips
from parlour.sitting import Sitting, resumed
from parlour.terminal.tables import LocalTable, Table

if TYPE_CHECKING:
    from parlour.games.dualite.solver.analysis import Worth

SECONDS = 2.0
"""For one position on a large grid."""
_MOST = 12
"""Choices told one by one; of more, such as openings, the winning ones are counted."""
_WIDE = 70
"""Columns, as on a page of the full screen."""


def analysed(table: Table) -> str:
    """The choices of the position on the table, or the finished game in review.

    At a server's table one plays with other people, so there only when the game is over.
    """
    scene = table.scene()
    check_game(scene.game)
    if scene.outcome is not None:
        return review_in_words(resumed(record.replay(record.read(table.record()))))
    if not isinstance(table, LocalTable):
        raise Refusal("analysis-not-now")
    (seat,) = scene.to_move
    return in_words(scene.game, seat, _choices(scene.game, table.position))


def check_game(game: AnyGame) -> None:
    if not can_analyse(game):
        raise Refusal("no-analysis", game=game.NAME)


def _choices(game: AnyGame, position: Any) -> Choices:
    """The best first."""
    from parlour.games.dualite.solver.analysis import preference

    return tuple(sorted(analyse(game, position, SECONDS), key=lambda choice: preference(choice[1]), reverse=True))


def worth_in_words(game: AnyGame, worth: Worth) -> str:
    if worth.wins is None:
        return words.say("analysis-unknown")
    result = "wins" if worth.wins else "loses"
    if worth.plies is None:
        return words.say(f"analysis-{result}")
    facts: dict[str, str | int] = {"plies": worth.plies, "moves": _own_moves(worth), "game": game.NAME}
    return words.say(f"analysis-{result}-{'in' if worth.exact else 'within'}", facts)


def _own_moves(worth: Worth) -> int:
    """As problems count them: the moves of the side that wins."""
    return ((worth.plies or 0) + 1) // 2


def in_words(game: AnyGame, seat: Seat, choices: Choices) -> str:
    """ "d2 wins in 7, d1 loses in 4", the best first; of many, how many win, or what there is of each worth."""
    if game.NAME == "dualma":
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
        "game": game.NAME,
        "wins": wins,
        "quickest": quickest,
        "slower": wins - quickest,
        "moves": _own_moves(choices[0][1]),
        "open": sum(worth.wins is None for _, worth in choices),
        "count": len(choices),
    }
    return _filled(words.say("analysis-summary", facts))


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
        told += _slip(sitting, ply, in_review(sitting.game, position, str(move), SECONDS))
    return "\n".join([words.say("analysis-slips", {"game": sitting.game.NAME, "count": len(told)}), *told])


def _slip(sitting: Sitting, ply: int, choices: Choices) -> list[str]:
    """The sentence about a move that let a win slip; none about another."""
    if ply == len(sitting.moves):
        return []
    move = str(sitting.moves[ply][1])
    wins = dict(choices)[move].wins
    better = [text for text, worth in choices if worth.wins]
    if not better or not slips(sitting.game, wins):
        return []
    facts: dict[str, str | int] = {
        "number": ply + 1,
        "move": move,
        "better": ", ".join(better[:6]),
        "more": max(0, len(better) - 6),
    }
    return [words.say("analysis-missed" if wins is None else "analysis-slip", facts)]
