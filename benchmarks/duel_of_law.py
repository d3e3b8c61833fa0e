"""Finding laws and plays in Duel of Law, over 100 recorded positions from the middle of games.

    python benchmarks/duel_of_law.py [--make]

`duel_of_law.txt` beside this file holds the positions, one a line: the cards laid, the branches with the tokens of
each, the seat that looks, and its hand of twelve. `--make` records them anew from games of level 1 against level 2.

Reported, in CPU time after one round to warm up: all laws of level 1 of every branch's line, and all atoms that
narrow its law, by the bit masks and by trying the whole catalogue, with their ratio; and the best 50 plays. An
answer that is asked for again is remembered, so the questions whether an atom narrows are timed both ways, cold
(nothing of any law is remembered, as at the first look at it) and warm; lines with a joker are told besides. How near
the search for plays comes to the best is told by a search with twenty times the patience.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from parlour.chance import Chance
from parlour.games.duel_of_law import GAME as law
from parlour.games.duel_of_law import narrowing, rules, views
from parlour.games.duel_of_law.atoms import CATALOGUE, Law, read_atom
from parlour.games.duel_of_law.law_search import fitting, obeyed_atoms
from parlour.games.duel_of_law.laws import holds
from parlour.games.duel_of_law.layout import layout_of
from parlour.games.duel_of_law.notation import read_laid
from parlour.games.duel_of_law.players import make
from parlour.games.duel_of_law.players import plays as search
from parlour.games.duel_of_law.players.plays import best_plays
from parlour.games.duel_of_law.rainbow import Card, deck, read_card
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import Axis, Branch, Cell, Token, line_through
from parlour.games.duel_of_law.views import parsed
from parlour.sitting import begin

FILE = Path(__file__).with_suffix(".txt")
COUNT, HAND = 100, 12
FEWEST, MOST = 25, 40
"""Cards on a recorded table."""
EVERY, DEEPER = 10, 20
"""One table in this many is searched again, with this many times the patience."""
DECK = deck("1-16")


def written(at: SeatKnowledge) -> str:
    laid = "+".join(f"{card}@{cell}" for cell, card in at.grid.items())
    branches = " ".join(
        f"{one.axis}@{one.start};" + ";".join(f"{token.seat},{token.turn},{token.atom}" for token in one.tokens)
        for one in at.branches
    )
    return " | ".join((laid, branches, str(at.seat), " ".join(map(str, at.hand))))


def read(line: str) -> SeatKnowledge:
    laid, branches, seat, hand = line.split(" | ")
    return SeatKnowledge(
        deck=DECK,
        seat=int(seat),
        turn=99,
        layout=layout_of(tuple(read_laid(laid)), tuple(map(_branch, branches.split()))),
        hand=tuple(map(read_card, hand.split())),
    )


def _branch(text: str) -> Branch:
    line, *tokens = text.split(";")
    axis, _, cell = line.partition("@")
    x, _, y = cell.partition(",")
    parts = (token.split(",") for token in tokens)
    stack = tuple(Token(int(seat), read_atom(atom), int(turn)) for seat, turn, atom in parts)
    return Branch(Axis(axis), Cell(int(x), int(y)), stack)


def recorded() -> list[SeatKnowledge]:
    """Tables of 25 to 40 cards, one a game of four players who draw before they run out, and twelve cards in hand."""
    found: list[SeatKnowledge] = []
    players = [make("1", None), make("2", None)]
    options = rules.options({"players": "4"})
    for number in count():
        chance = Chance(f"middle of a game {number}")
        sitting = begin(law, options, rules.deal(options, chance))
        while sitting.awaited and len(sitting.position.laid) < FEWEST + number % (MOST - FEWEST):
            seat = min(sitting.awaited)
            view = views.view(sitting.position, seat)
            drawing = len(view.hand) < HAND // 2
            sitting = sitting.play(seat, rules.Draw() if drawing else players[seat % 2].choose(view, chance))
        if sitting.awaited and len(sitting.position.laid) <= MOST:
            at = parsed(views.view(sitting.position, min(sitting.awaited)))
            found.append(replace(at, hand=(*at.hand, *sitting.position.pile)[:HAND]))
        if len(found) == COUNT:
            break
    return found


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def told(name: str, seconds: Sequence[float]) -> float:
    """Print median, 95th percentile and worst, in milliseconds; returns the median."""
    values = sorted(value * 1000 for value in seconds)
    late = values[max(0, round(0.95 * len(values)) - 1)]
    middle = statistics.median(values)
    print(f"{name:58} {middle:8.3f} ms median, {late:8.3f} p95, {values[-1]:8.3f} worst, of {len(values)}")
    return middle


def forget() -> None:
    for function in (narrowing._narrows, narrowing._rows_of_neighbours):
        function.cache_clear()


def tried(old: Law, cards: Sequence[Card]) -> list[object]:
    return [atom for atom in CATALOGUE["core"] if holds(DECK, (*old, atom), cards)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--make", action="store_true", help="record the positions anew")
    if parser.parse_args().make:
        FILE.write_text("\n".join(map(written, recorded())) + "\n", encoding="utf-8")
    tables = [read(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    lines = [
        (one.law, [at.grid[cell] for cell in line_through(at.grid, one.start, one.axis)])
        for at in tables
        for one in at.branches
    ]
    cards = statistics.mean(len(at.grid) for at in tables)
    print(f"{len(tables)} positions, {cards:.0f} cards and {len(lines) / len(tables):.1f} branches each on average")
    plays = [partial(best_plays, at) for at in tables]
    for _, line in lines:
        obeyed_atoms(DECK, (), line)
    for name, some in (("", lines), (", with a joker", [one for one in lines if any(card.joker for card in one[1])])):
        level_one = [partial(obeyed_atoms, DECK, (), line) for _, line in some]
        narrower = [partial(fitting, DECK, old, line) for old, line in some]
        quick = told(f"laws of level 1 of a line{name}", list(map(timed, level_one)))
        slow = told("  by trying the catalogue", [timed(partial(tried, (), line)) for _, line in some])
        print(f"  {slow / quick:.1f} times as fast")
        for work in narrower:
            work()
        told(f"atoms that narrow its law, warm{name}", list(map(timed, narrower)))
        cold = []
        for question in narrower:
            forget()
            cold.append(timed(question))
        told(f"atoms that narrow its law, cold{name}", cold)
    plays[0]()
    for look in ("first", "second"):
        told(f"the best 50 plays of 12 cards, {look} look", list(map(timed, plays)))
    nearness(tables)


def nearness(tables: Sequence[SeatKnowledge]) -> None:
    """How near the search comes to one with more patience, for a table in ten."""
    some = tables[::EVERY]
    found = [best_plays(at) for at in some]
    search.LOOK *= DEEPER
    deep = [best_plays(at, patience=DEEPER * search.PATIENCE) for at in some]
    pairs = [(one, other) for one, other in zip(found, deep, strict=True) if other]
    best = statistics.mean(one[0].score / other[0].score for one, other in pairs)
    every = statistics.mean(sum(play.score for play in one) / sum(play.score for play in other) for one, other in pairs)
    print(f"of what {DEEPER} times the patience finds in {len(pairs)} positions, ", end="")
    print(f"the best play scores {best:.1%} and the best 50 {every:.1%}")


if __name__ == "__main__":
    main()
