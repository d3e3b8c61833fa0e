"""The best plays of a hand, by a stated score: 12 for each new branch, 20 for each stolen one, 3 for each card laid.

A player may weigh a card otherwise, to look for plays that gain much with little.

A window is a run of empty cells that the play would fill. Windows are tried from the most promising down; under each
law that its line could have, cards are laid cell by cell, and a way is left as soon as it cannot reach the best plays
found so far. What a card does to the line that crosses is worked out once for each cell and card.

For hands of up to four cards nothing is left out. Else the search has bounds: `LOOK` cards tried for one window under
one law, and `PATIENCE` steps of work in all.
`benchmarks/duel_of_law.py` says how near it comes to a search with twenty times the patience.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.games.duel_of_law.atoms import BACKWARDS, Incr, Law, Run, Word
from parlour.games.duel_of_law.laws import demands
from parlour.games.duel_of_law.play_check import Claim, Lay, stands, together
from parlour.games.duel_of_law.players.crossings import NEW, STEAL, Crossings
from parlour.games.duel_of_law.players.joker_laws import JokerLaws
from parlour.games.duel_of_law.players.possible_laws import PossibleLaws
from parlour.games.duel_of_law.rainbow import LETTERS, Card, bits
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import BRANCH, Axis, Branch, Cell, Laid, edges
from parlour.games.duel_of_law.word_list import word_list

CARD = 3
"""What a card laid is worth; what branches are worth, `crossings.py` says."""
NOTHING = -10_000
"""Less than any play scores."""
PLAYS = 50
PATIENCE = 10_000
"""Steps of work in all: a card tried is one, and dearer work counts for more."""
A_LAW, A_LOOKUP = 4, 20
SMALL = 3
"""Windows of one cell come first, then those of this many: they are soon done, and then there is something to beat."""
LOOK = 64
"""Cards tried for one window under one law: as many as there are ways to begin laying four."""


class Play(NamedTuple):
    """A legal play and its score."""

    score: int
    lay: Lay


@dataclass(slots=True)
class Search:
    """One search for the best plays of one table."""

    at: SeatKnowledge
    patience: int = PATIENCE
    plays: int = PLAYS
    card: int = CARD
    """What a card laid is worth; who would rather keep cards says less."""
    found: list[tuple[int, int, Lay]] = field(default_factory=list)
    seen: set[tuple[Laid, ...]] = field(default_factory=set)
    tried: int = 0
    look: int = 0
    lines: Crossings = field(init=False)
    possible: PossibleLaws = field(init=False)

    def __post_init__(self) -> None:
        self.lines = Crossings(self.at)
        self.possible = PossibleLaws(self.at)

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.at.hand

    @property
    def threshold(self) -> int:
        """What a play must beat."""
        return self.found[0][0] if len(self.found) == self.plays else NOTHING

    # Windows

    def run(self) -> list[Play]:
        windows = sorted(self._windows(), key=lambda window: -window[0])
        for most, patience in ((1, self.patience // 6), (SMALL, self.patience // 2), (len(self.hand), self.patience)):
            for bound, axis, cells in windows:
                if len(cells) > most:
                    continue
                if bound <= self.threshold or self.tried > patience:
                    break
                self._fill(bound, axis, cells)
        return [Play(score, lay) for score, _, lay in sorted(self.found, key=lambda one: (-one[0], one[1]))]

    def _windows(self) -> Iterator[tuple[int, Axis, tuple[Cell, ...]]]:
        """Yield every run of empty cells that touches the tableau, with the most it could score."""
        edge = edges(self.at.grid)  # in its order: that of a set is not the same on every machine
        beside = set(edge)
        most = len(self.hand)
        for axis in Axis:
            across = 1 if axis is Axis.ROW else 0
            tracks: dict[int, list[int]] = {}
            for cell in edge:
                tracks.setdefault(cell[across], []).append(cell[1 - across])
            for track, touching in tracks.items():
                yield from self._of_track(axis, track, touching, beside, most)

    def _of_track(
        self, axis: Axis, track: int, touching: list[int], beside: set[Cell], most: int
    ) -> Iterator[tuple[int, Axis, tuple[Cell, ...]]]:
        places = range(min(touching) - most + 1, max(touching) + most)
        cells = [Cell(place, track) if axis is Axis.ROW else Cell(track, place) for place in places]
        empty = [cell for cell in cells if cell not in self.at.grid]
        best = [self._best_effect(cell, axis.other) for cell in empty]
        for start in range(len(empty)):
            bound, touches = 0, False
            for end in range(start, min(start + most, len(empty))):
                here = best[end]
                if here is None:
                    break
                bound += here + self.card
                touches = touches or empty[end] in beside
                if touches and (end > start or axis is Axis.ROW):
                    yield bound + STEAL, axis, tuple(empty[start : end + 1])

    def _best_effect(self, cell: Cell, axis: Axis) -> int | None:
        _, before, after, _ = self.lines.crossing(cell, axis)
        if len(before) + len(after) + 1 < BRANCH:
            return 0
        scores = [
            effect.score for n in range(len(self.hand)) if (effect := self.lines.effect(cell, axis, n)) is not None
        ]
        return max(scores, default=None)

    # Filling a window

    def _fill(self, bound: int, axis: Axis, cells: tuple[Cell, ...]) -> None:
        places, branches = self._line(axis, cells)
        line = [self.at.grid.get(place) for place in places]
        slots = [place for place, card in enumerate(line) if card is None]
        if any(branch.voted for branch in branches):
            return  # people judge it, and only they lengthen it
        law = together(branches)
        own = any(branch.owner == self.at.seat for branch in branches)
        if len(line) < BRANCH or own:
            bound -= STEAL
        elif not branches:
            bound += NEW - STEAL
        if bound <= self.threshold:
            return
        window = Window(axis, cells, places, line, slots, branches, own)
        if len(line) < BRANCH or branches:
            self._under(window, law, bound)
            return
        for atom in self.possible.laws_for(line, len(slots)):
            if bound <= self.threshold or self.tried > self.patience:
                return
            if isinstance(atom, Word):
                self._spelling(window, atom, bound)
            else:
                self._under(window, (atom,), bound)

    def _line(self, axis: Axis, cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], tuple[Branch, ...]]:
        """Return the whole line that these cells would complete, and the branches in it."""
        here, filling = cells[0], set(cells)
        while here.step(axis, -1) in self.at.grid:
            here = here.step(axis, -1)
        places: list[Cell] = []
        while here in self.at.grid or here in filling:
            places.append(here)
            here = here.step(axis)
        return tuple(places), tuple(one for one in self.at.branches if one.axis is axis and one.start in places)

    def _under(self, window: Window, law: Law, bound: int) -> None:
        """Lay cards in the window's cells, in order, so that its line obeys this law."""
        deck, line, slots = self.at.deck, window.line, window.slots
        self.tried += A_LAW
        every = (1 << len(self.hand)) - 1
        masks = dict.fromkeys(slots, every)
        checks: dict[int, list[tuple[tuple[int, ...], tuple[int, ...], int]]] = {place: [] for place in slots}
        for atom in law:
            shows = deck.shows[atom.feature]
            asks = demands(deck, atom, law, len(line))
            for place, values in asks.values:
                card = line[place]
                if card is None:
                    masks[place] &= sum(1 << n for n, held in enumerate(self.hand) if shows[held.place] & values)
                elif not shows[card.place] & values:
                    return
            for first, second, related in asks.pairs:
                one, two = line[first], line[second]
                if one is not None and two is not None:
                    here = shows[one.place]
                    if here & (here - 1) == 0 and (
                        not here or not related.forward[here.bit_length() - 1] & shows[two.place]
                    ):
                        return
                elif two is None and (one is not None or first < second):
                    checks[second].append((shows, related.forward, first))
                else:
                    checks[first].append((shows, related.backward, second))
        crossed: list[list[int]] = []
        for place, cell in zip(slots, window.cells, strict=True):
            gains = [-1] * len(self.hand)
            for n in bits(masks[place]):
                effect = self.lines.effect(cell, window.axis.other, n)
                if effect is not None:
                    gains[n] = effect.score
            if max(gains) < 0:
                return
            crossed.append(gains)
        order = self._order(law)
        choices = [sorted((n for n in order if gains[n] >= 0), key=lambda n: -gains[n]) for gains in crossed]
        rest = [0] * (len(slots) + 1)
        for place in range(len(slots) - 1, -1, -1):
            rest[place] = rest[place + 1] + max(crossed[place])
        self.look = LOOK
        self._lay(window, law, checks, choices, crossed, rest, list(line), [], 0, bound - rest[0])

    def _order(self, law: Law) -> list[int]:
        """Return the hand in the order in which a rising line wants it."""
        for atom in law:
            if isinstance(atom, Incr | Run):
                shows = self.at.deck.shows[atom.feature]
                return sorted(range(len(self.hand)), key=lambda n: atom.way * shows[self.hand[n].place])
        return list(range(len(self.hand)))

    def _lay(
        self, window: Window, law: Law,
        checks: dict[int, list[tuple[tuple[int, ...], tuple[int, ...], int]]],
        choices: list[list[int]], crossed: list[list[int]], rest: list[int],
        line: list[Card | None], used: list[int], gained: int, base: int,
    ) -> None:  # fmt: skip
        depth = len(used)
        if base + gained + rest[depth] <= self.threshold:
            return
        if depth == len(window.slots):
            self._leaf(window, law, line, used, gained)
            return
        place = window.slots[depth]
        for n in choices[depth]:
            if n in used:
                continue
            if self.look <= 0 or self.tried > self.patience:
                return
            self.look -= 1
            self.tried += 1
            card = self.hand[n]
            if self._goes(card, checks[place], line):
                line[place] = card
                used.append(n)
                self._lay(window, law, checks, choices, crossed, rest, line, used, gained + crossed[depth][n], base)
                used.pop()
                line[place] = None

    def _goes(
        self, card: Card, checks: list[tuple[tuple[int, ...], tuple[int, ...], int]], line: list[Card | None]
    ) -> bool:
        for shows, table, other in checks:
            there = line[other]
            assert there is not None, "a check lies on the later of two places"
            seen = shows[there.place]
            if not seen or not shows[card.place]:
                return False
            if seen & (seen - 1) == 0 and not _fits(table, seen, shows[card.place]):
                return False
        return True

    def _spelling(self, window: Window, atom: Word, bound: int) -> None:
        """New lines that spell a word: look the words up rather than try letters."""
        letters = self.at.deck.letters
        held: dict[str, list[int]] = {}
        jokers = [n for n, card in enumerate(self.hand) if card.joker]
        for n, card in enumerate(self.hand):
            if not card.joker:
                held.setdefault(letters[card.place], []).append(n)
        everything = (1 << 26) - 1
        own = everything if jokers else sum(1 << LETTERS.index(letter) for letter in held)
        wanted = [
            own if card is None else everything if card.joker else 1 << LETTERS.index(letters[card.place])
            for card in window.line
        ]
        slots = window.slots
        if atom.way == BACKWARDS:
            wanted.reverse()
        self.tried += A_LOOKUP
        for word in word_list(self.at.deck.language).with_letters(tuple(wanted)):
            self.tried += 1
            spelled = word if atom.way != BACKWARDS else word[::-1]
            self.look = LOOK
            self._letters(window, atom, [spelled[place] for place in slots], held, jokers, [], bound)

    def _letters(
        self, window: Window, atom: Word, wanted: list[str], held: dict[str, list[int]], jokers: list[int],
        used: list[int], bound: int,
    ) -> None:  # fmt: skip
        if bound <= self.threshold or self.look <= 0 or self.tried > self.patience:
            return
        depth = len(used)
        if depth == len(wanted):
            line = list(window.line)
            gained = 0
            for place, cell, n in zip(window.slots, window.cells, used, strict=True):
                line[place] = self.hand[n]
                effect = self.lines.effect(cell, window.axis.other, n)
                assert effect is not None
                gained += effect.score
            self._leaf(window, (atom,), line, used, gained)
            return
        for n in (*held.get(wanted[depth], ()), *jokers):
            if n in used:
                continue
            self.look -= 1
            if self.lines.effect(window.cells[depth], window.axis.other, n) is not None:
                self._letters(window, atom, wanted, held, jokers, [*used, n], bound)

    # A whole play

    def _leaf(self, window: Window, law: Law, line: list[Card | None], used: list[int], gained: int) -> None:
        laid = tuple(Laid(cell, self.hand[n]) for cell, n in zip(window.cells, used, strict=True))
        if laid in self.seen:
            return
        claims = []
        score = gained + self.card * len(used)
        cards = tuple(card for card in line if card is not None)
        if len(line) >= BRANCH and not window.branches:
            if not self.lines.suits(law, window.places, cards):
                return
            claims.append(Claim(window.axis, window.cells[0], law[0]))
            score += NEW
        elif window.branches:
            if not stands(self.at.deck, window.branches, cards):
                return
            atom = None if window.own else self.lines.some_law(law, window.places, cards)
            if atom is not None:
                claims.append(Claim(window.axis, window.cells[0], atom))
                score += STEAL
        if score <= self.threshold:
            return
        for cell, n in zip(window.cells, used, strict=True):
            effect = self.lines.effect(cell, window.axis.other, n)
            if effect is not None and effect.atom is not None:
                claims.append(Claim(window.axis.other, cell, effect.atom))
        lay = Lay(laid, tuple(claims))
        if self._delicate(cards, laid, window):
            joker_laws = JokerLaws(self.at, lay, self.patience - self.tried)
            together = joker_laws.play()
            self.tried = self.patience - joker_laws.patience
            if together is None:
                return
            score -= STEAL * (len(lay.claims) - len(together.claims))
            lay = together
            if score <= self.threshold:
                return
        self.seen.add(laid)
        entry = (score, -len(self.seen), lay)
        if len(self.found) < self.plays:
            heapq.heappush(self.found, entry)
        else:
            heapq.heapreplace(self.found, entry)

    def _delicate(self, cards: tuple[Card, ...], laid: tuple[Laid, ...], window: Window) -> bool:
        """Only jokers and joined branches can upset a play whose lines are each in order."""
        if any(card.joker for card in cards) or len(window.branches) > 1:
            return True
        crossings = (self.lines.crossing(cell, window.axis.other) for cell, _ in laid)
        return any(
            len(branches) > 1 or any(card.joker for card in (*before, *after))
            for _, before, after, branches in crossings
        )


@dataclass(frozen=True, slots=True)
class Window:
    """Empty cells to fill, and the line they complete: its cards, with None where a card is to be laid."""

    axis: Axis
    cells: tuple[Cell, ...]
    places: tuple[Cell, ...]
    """All cells of that line."""
    line: list[Card | None]
    slots: list[int]
    branches: tuple[Branch, ...]
    own: bool


def _fits(table: tuple[int, ...], seen: int, shown: int) -> bool:
    return bool(table[seen.bit_length() - 1] & shown)


def best_plays(at: SeatKnowledge, plays: int = PLAYS, patience: int = PATIENCE, card: int = CARD) -> list[Play]:
    """Return the best plays, best first."""
    return Search(at, patience, plays, card).run()
