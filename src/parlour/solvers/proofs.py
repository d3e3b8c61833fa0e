"""Questions to a game that can be solved, and certificates of the answers.

Such a game has both in the module `solver` of its folder: one function that proves, and one that checks a proof and
shares nothing with the first but the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from parlour.game import Refusal, Seat
from parlour.optional_parts import optional_part

FIRST_LINE = b"parlour certificate 1\n"
"""How every certificate begins. A line of JSON follows that says, among other things, of which game it is."""


@dataclass(frozen=True, slots=True)
class Question:
    """Who wins, and how soon: from the start, after an opening, in a position, or after each opening."""

    options: Mapping[str, str]
    opening: str = ""
    position: str = ""
    all_openings: bool = False
    each: bool = False
    """With all openings: every one by itself, though others are its images."""
    seconds: float | None = None
    megabytes: int = 192
    nodes: int | None = None
    """By class: one that takes more is left open, and asked again when the others are done."""
    split: bool = False
    """By class: each reply to it is a task of its own."""


@dataclass(frozen=True, slots=True)
class Solution:
    told: object
    """All that was found out, to be written as JSON."""
    certificate: Callable[[], bytes]
    """The winner's strategy, worked out when it is asked for."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One class of openings, solved by itself."""

    opening: str
    count: int
    """How many openings are turns or mirror images of it, itself included."""
    winner: str
    """`opener` or `replier`; `open` if the search gave up."""
    plies: int
    """The game ends within this many, the opening not counted, if the winner keeps to the proof."""
    nodes: int
    seconds: float
    """What it took, on one core of whatever machine."""
    certificate: bytes = b""


class GameSolver(Protocol):
    def shards(self, question: Question, /) -> tuple[str, ...]:
        """Return the parts of the question for all openings, each of which can be solved anywhere, by itself."""

    def replies(self, question: Question, name: str, /) -> tuple[str, ...]:
        """The replies to this part, by the names under which each can be solved by itself."""

    def solve_shard(self, question: Question, name: str, certified: bool, /) -> Shard:
        """Solve this part, or a reply to one, or leave it open.

        With a certificate it depends on nothing else; without, on what this process remembers.
        """

    def solve(self, question: Question, say: Callable[[str], None], hear: Callable[[], None], /) -> Solution:
        """Answer for certain, or refuse. `say` is told the answer in words; `hear` is called as the work goes on."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A claim that holds: after these moves, this seat wins within this many plies."""

    moves: str
    winner: Seat
    plies: int


@dataclass(frozen=True, slots=True)
class Proof:
    """What a sound certificate proves."""

    options: dict[str, str]
    claims: tuple[Checked, ...]
    positions: int
    """How many positions of the game were visited."""
    sha256: str


class BadCertificate(Refusal):
    """This file proves nothing."""


class GameChecker(Protocol):
    def check(self, content: bytes, hear: Callable[[int, int], None], quick: bool, /) -> Proof:
        """Check a certificate whole, or refuse it. `hear` is told how much is done, and of how much.

        By the rules alone; or, `quick`, by a second statement of them that is compared with the rules on the way.
        """


game_solver = optional_part(GameSolver, "solver")
game_checker = optional_part(GameChecker, "solver")


def game_of(content: bytes) -> str:
    """Return the name of the game that a certificate is about."""
    if not content.startswith(FIRST_LINE):
        raise BadCertificate("certificate-not-one")
    try:
        name = json.loads(content[len(FIRST_LINE) :].partition(b"\n")[0])["game"]
    except (ValueError, RecursionError, TypeError, KeyError) as trouble:
        raise BadCertificate("certificate-damaged") from trouble
    if not isinstance(name, str):
        raise BadCertificate("certificate-damaged")
    return name
