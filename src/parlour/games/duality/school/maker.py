"""The maker of Duality's puzzles: looks through games between greedy players for moments with one right move.

win       one move completes the own path
defend    with open hands: one move after which the opponent cannot win at once
replace   one replacement brings the own path a row further
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count as counting
from typing import Any

from msgspec import structs

from parlour.chance import Chance
from parlour.game import written_options
from parlour.games.duality import GAME, notation, rules, views
from parlour.games.duality.players import Greedy
from parlour.games.duality.rules import HAND, Move, Position, Replace
from parlour.games.duality.school import defends, does
from parlour.school.puzzles import PuzzleLine
from parlour.school.task_check import does as judged

THEMES = {"win": "wins", "defend": "defends", "replace": "advances"}
"""What each asks, as the rules judge it."""
ROWS = (4, 5, 6, 7)
_FEWEST = 6
"""Moves among which the right one is looked for, at least."""
_LONGEST = 40
"""Moves of a game that is looked through."""


def compose(count: int, seed: int, hear: Callable[[], None] = lambda: None) -> tuple[PuzzleLine, ...]:
    """This many puzzles, as many of each theme, graded by how many moves there are to look at."""
    found: list[PuzzleLine] = []
    for number in counting():
        if len(found) == count:
            break
        theme = list(THEMES)[len(found) % len(THEMES)]
        rows = ROWS[len(found) // len(THEMES) % len(ROWS)]
        hear()
        made = next(_in_a_game(theme, rows, Chance(f"{seed} {number}")), None)
        if made is not None:
            found.append(made)
    return graded(found)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    """The easiest first, a fifth of them of each grade."""
    once = {(each.deal, each.game, each.key): each for each in made}.values()
    return tuple(
        structs.replace(each, name=f"r{place:03}", grade=1 + (place - 1) * 5 // len(once))
        for place, each in enumerate(sorted(once, key=lambda each: each.nodes), 1)
    )


def _in_a_game(theme: str, rows: int, chance: Chance) -> Iterator[PuzzleLine]:
    options = rules.options({"rows": str(rows), "hands": "open" if theme == "defend" else "hidden"})
    deal = rules.deal(options, chance)
    position = rules.setup(options, deal)
    players = (Greedy(attention=60), Greedy(attention=60))
    moves: list[str] = []
    while position.result is None and len(moves) < _LONGEST:
        right = _right(theme, position)
        if right is not None:
            key, nodes = right
            yield PuzzleLine(
                name="",
                options=written_options(options),
                deal=_shortened(notation.write_deal(deal), rows + 2 * HAND + len(moves)),
                game=" ".join(moves),
                theme=theme,
                asks=THEMES[theme],
                key=str(key),
                grade=1,
                unique=True,
                nodes=nodes,
            )
        seat = position.mover
        move = players[seat].choose(views.view(position, seat), chance)
        moves.append(str(move))
        position = rules.play(position, seat, move)


def _shortened(deal: str, needed: int) -> str:
    """Without the cards of the pile that no one draws."""
    *known, pile, toss = deal.split(" / ")
    drawn = pile.split()[: max(0, needed - sum(len(part.split()) for part in known))]
    return " / ".join((*known, " ".join((*drawn, "…")), toss))


def _right(theme: str, position: Position) -> tuple[Move, int] | None:
    """The one move that does what the theme asks, and how many there are to look at; None where it is not one."""
    seat = position.mover
    choices = rules.moves(position, seat)
    looked_at = [move for move in choices if theme != "replace" or isinstance(move, Replace)]
    if len(looked_at) < _FEWEST:
        return None
    after: dict[Move, Position] = {move: rules.play(position, seat, move) for move in looked_at}
    won = [move for move in looked_at if judged(GAME, "wins", position, seat, move, after[move])]
    if theme == "win":
        return (won[0], len(looked_at)) if len(won) == 1 else None
    if won:
        return None
    right: list[Any] = []
    for move in looked_at:
        if defends(after[move]) if theme == "defend" else does("advances", position, seat, move, after[move]):
            right.append(move)
            if len(right) > 1:
                return None
    return (right[0], len(looked_at) * (2 if theme == "defend" else 1)) if right else None
