"""Analysis in the terminal: what each choice is worth, for practice at this keyboard and for records."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from parlour import record, words
from parlour.game import AnyGame, Refusal
from parlour.sitting import Sitting, resumed
from parlour.terminal.tables import LocalTable, Table

if TYPE_CHECKING:
    from parlour.solvers.analysis import Analysis, Worth

SECONDS = 2.0
"""For one position on a large grid."""
_MOST = 12
"""Choices told one by one; of more, such as openings, the winning ones are counted."""


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
    from parlour.chance import Chance
    from parlour.games import dualite

    return in_words(_analysis(dualite.redeal(scene.view, Chance(0))))


def can_analyse(game: AnyGame) -> bool:
    return game.NAME == "dualite"


def check_game(game: AnyGame) -> None:
    if not can_analyse(game):
        raise Refusal("no-analysis", game=game.NAME)


def _analysis(position: Any) -> Analysis:
    from parlour.players.dualite import analyst

    return analyst(position.options.size).analyse(position, SECONDS)


def worth_in_words(worth: Worth) -> str:
    if worth.wins is None:
        return words.say("analysis-unknown")
    result = "wins" if worth.wins else "loses"
    if worth.plies is None:
        return words.say(f"analysis-{result}")
    return words.say(
        f"analysis-{result}-{'in' if worth.exact else 'within'}", {"plies": worth.plies, "game": "dualite"}
    )


def in_words(analysis: Analysis) -> str:
    """ "d2 wins in 7, d1 loses in 4", the best first."""
    from parlour.solvers.analysis import preference

    choices = sorted(analysis.choices, key=lambda choice: preference(choice[1]), reverse=True)
    if len(choices) > _MOST:
        won = [str(move) for move, worth in choices if worth.wins]
        return words.say("analysis-many", {"wins": len(won), "count": len(choices), "best": ", ".join(won[:_MOST])})
    told = ", ".join(f"{move} {worth_in_words(worth)}" for move, worth in choices)
    return textwrap.fill(told, width=78)


def page_in_words(sitting: Sitting, ply: int) -> str:
    """Under a page of a record: what the move that was then made gave away, and all the choices."""
    if not sitting.game.to_move(sitting.positions[ply]):
        return ""
    analysis = _analysis(sitting.positions[ply])
    return "\n".join([in_words(analysis), *_slip(sitting, ply, analysis)])


def review_in_words(sitting: Sitting) -> str:
    """Of a finished game: how many moves gave the win away, and which."""
    plies = range(len(sitting.moves))
    slips = [line for ply in plies for line in _slip(sitting, ply, _analysis(sitting.positions[ply]))]
    return "\n".join([words.say("analysis-slips", {"count": len(slips)}), *slips])


def _slip(sitting: Sitting, ply: int, analysis: Analysis) -> list[str]:
    """The sentence about a move that gave the win away; none about another."""
    if ply == len(sitting.moves):
        return []
    move = sitting.moves[ply][1]
    kept = [str(choice) for choice, worth in analysis.choices if worth.wins]
    if not kept or dict(analysis.choices)[move].wins is not False:
        return []
    facts: dict[str, str | int] = {
        "number": ply + 1,
        "move": str(move),
        "better": ", ".join(kept[:6]),
        "more": max(0, len(kept) - 6),
    }
    return [words.say("analysis-slip", facts)]
