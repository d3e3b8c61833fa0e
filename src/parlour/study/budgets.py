"""What a player may use for a move: seconds or nodes, written after its name.

5@0.2s        level 5 with a fifth of a second a move: not repeatable to the move
6@20000n      level 6 with 20,000 nodes a move: repeatable, on any machine
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.game import BadOption

_BUDGET = re.compile(r"(?P<name>.+)@(?P<amount>\d{1,9}(\.\d{1,9})?)(?P<unit>[sn])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """For each move; None where there is no such limit."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Used:
    """What a player used in one game or several."""

    moves: int
    nodes: int | None
    """The nodes that it searched, if it counts them."""
    seconds: float | None
    """The seconds that it thought; only in a match with clocks, as they cannot be repeated."""
    longest: float | None
    """Seconds of its longest thought."""


def split_budget(text: str, seconds: float | None = None) -> tuple[str, Budget]:
    """Return the name of a player without its budget, and the budget; these seconds where none is written."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        return text, Budget(seconds=seconds)
    if found["unit"] == "s" and float(found["amount"]) > 0:
        return found["name"], Budget(seconds=float(found["amount"]))
    if found["unit"] == "n" and "." not in found["amount"] and int(found["amount"]) > 0:
        return found["name"], Budget(nodes=int(found["amount"]))
    raise BadOption("match-bad-budget", text=text)


def added(used: Sequence[Used]) -> Used:
    """Return what was used in all these games together."""
    nodes = [one.nodes for one in used if one.nodes is not None]
    seconds = [one.seconds for one in used if one.seconds is not None]
    return Used(
        moves=sum(one.moves for one in used),
        nodes=sum(nodes) if nodes else None,
        seconds=sum(seconds) if seconds else None,
        longest=max((one.longest for one in used if one.longest is not None), default=None),
    )
