"""The best plays of a hand, by a stated score: 12 for each new branch, 20 for each stolen one, 3 for each card laid.

A player may weigh a card otherwise, to look for plays that gain much with little.

A window is a run of empty cells that the play would fill. Windows are tried from the most promising down; under each
law that its line could have, cards are laid cell by cell, and a way is left as soon as it cannot reach the best plays
found so far. What a card does to the line that crosses is worked out once for each cell and card.

For hands of up to four cards nothing is left out. For larger ones the search stops after so many cards tried.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import NamedTuple

from parlour.game import IllegalMove
from parlour.games.duel_of_law.atoms import (
    BACKWARDS,
    HALVES,
    IN_ORDER,
    PER_CARD,
    Alt,
    Atom,
    Digits,
    Incr,
    Law,
    Run,
    Word,
)
from parlour.games.duel_of_law.english import words_with
from parlour.games.duel_of_law.finding import atoms_of_cards, fitting, may_obey
from parlour.games.duel_of_law.judging import Claim, Lay, judge
from parlour.games.duel_of_law.laws import broken, demands, holds_with, wrap
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.rainbow import DOMAINS, LETTERS, Card, Feature, bits
from parlour.games.duel_of_law.tableau import BRANCH, Axis, Branch, Cell, Laid, edges, lines_formed
from parlour.games.duel_of_law.view import Table

NEW, STEAL, CARD = 12, 20, 3
"""What a new branch, a stolen one and a card laid are worth."""
NOTHING = -10_000
"""Less than any play scores."""
PLAYS = 50
PATIENCE = 10_000
"""Steps of work in all: a card tried is one, and dearer work counts for more."""
A_LAW, A_LOOKUP, A_JUDGEMENT = 4, 20, 60
SMALL = 3
"""Windows of so many cells come first: they are soon done, and then there is something to beat."""
OTHERS = 6
"""Other sets of laws tried where jokers do not suit the first."""
LOOK = 64
"""Cards tried for one window under one law: as many as there are ways to begin laying four."""


class Play(NamedTuple):
    """A legal play and its score."""

    score: int
    lay: Lay


class Crossing(NamedTuple):
    """What is in line with a cell: the cards before and after it, and the branches among them."""

    before: tuple[Card, ...]
    after: tuple[Card, ...]
    branches: tuple[Branch, ...]


class Effect(NamedTuple):
    """What a card does to a line: the score and the claim, or nothing because the line forbids it."""

    score: int
    atom: Atom | None


@dataclass(slots=True)
class Search:
    """One search for the best plays of one table."""

    at: Table
    patience: int = PATIENCE
    plays: int = PLAYS
    card: int = CARD
    """What a card laid is worth; who would rather keep cards says less."""
    crossings: dict[tuple[Cell, Axis], Crossing] = field(default_factory=dict)
    effects: dict[tuple[Cell, Axis, int], Effect | None] = field(default_factory=dict)
    found: list[tuple[int, int, Lay]] = field(default_factory=list)
    seen: set[tuple[Laid, ...]] = field(default_factory=set)
    holdings: dict[Feature, tuple[int, list[int]]] = field(default_factory=dict)
    tried: int = 0
    look: int = 0

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.at.hand

    @property
    def threshold(self) -> int:
        """What a play must beat."""
        return self.found[0][0] if len(self.found) == self.plays else NOTHING

    # Lines that cross

    def crossing(self, cell: Cell, axis: Axis) -> Crossing:
        known = self.crossings.get((cell, axis))
        if known is None:
            sides: list[list[Cell]] = []
            for way in (-1, 1):
                there = cell.step(axis, way)
                side: list[Cell] = []
                while there in self.at.grid:
                    side.append(there)
                    there = there.step(axis, way)
                sides.append(side)
            before, after = sides[0][::-1], sides[1]
            line = {*before, *after}
            known = self.crossings[cell, axis] = Crossing(
                tuple(self.at.grid[place] for place in before),
                tuple(self.at.grid[place] for place in after),
                tuple(branch for branch in self.at.branches if branch.axis is axis and branch.start in line),
            )
        return known

    def effect(self, cell: Cell, axis: Axis, number: int) -> Effect | None:
        """What laying this card of the hand does to the line through the cell, where it lies alone in it."""
        key = (cell, axis, number)
        if key not in self.effects:
            before, after, branches = self.crossing(cell, axis)
            self.effects[key] = self._judged((*before, self.hand[number], *after), branches)
        return self.effects[key]

    def _judged(self, cards: tuple[Card, ...], branches: tuple[Branch, ...]) -> Effect | None:
        if len(cards) < BRANCH:
            return Effect(0, None)
        if not branches:
            atom = self._some_law((), cards)
            return None if atom is None else Effect(NEW, atom)
        law = tuple(dict.fromkeys(token.atom for branch in branches for token in branch.tokens))
        if broken(self.at.deck, law, cards) is not None:
            return None
        if any(branch.owner == self.at.seat for branch in branches):
            return Effect(0, None)
        atom = self._some_law(law, cards)
        return Effect(0, None) if atom is None else Effect(STEAL, atom)

    def _some_law(self, law: Law, cards: tuple[Card, ...]) -> Atom | None:
        """One atom that may be claimed for a line, if there is any."""
        deck = self.at.deck
        by_card = atoms_of_cards(deck)
        common = -1
        for card in cards:
            common &= by_card[card.place]
        unsettled = any(card.joker for card in cards)
        moving = unsettled or any(isinstance(old, Incr | Run) for old in law)
        for number in bits(common):
            atom: Atom = PER_CARD[number]
            if self._claims(law, atom, cards, moving):
                return atom
        for atom in IN_ORDER:
            if may_obey(deck, atom, law, cards) and self._claims(law, atom, cards, unsettled):
                return atom
        return None

    def _claims(self, law: Law, atom: Atom, cards: tuple[Card, ...], unsettled: bool) -> bool:
        if unsettled and not holds_with(self.at.deck, law, atom, cards):
            return False
        return not law or narrows(self.at.deck, law, atom, cards)

    # Windows

    def run(self) -> list[Play]:
        windows = sorted(self._windows(), key=lambda window: -window[0])
        small = [window for window in windows if len(window[2]) <= SMALL]
        for some, patience in ((small, self.patience // 3), (windows, self.patience)):
            for bound, axis, cells in some:
                if bound <= self.threshold or self.tried > patience:
                    break
                self._fill(bound, axis, cells)
        return [Play(score, lay) for score, _, lay in sorted(self.found, key=lambda one: (-one[0], one[1]))]

    def _windows(self) -> Iterator[tuple[int, Axis, tuple[Cell, ...]]]:
        """Every run of empty cells that touches the tableau, with the most it could score."""
        beside = set(edges(self.at.grid))
        most = len(self.hand)
        for axis in Axis:
            across = 1 if axis is Axis.ROW else 0
            tracks: dict[int, list[int]] = {}
            for cell in beside:
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
        before, after, _ = self.crossing(cell, axis)
        if len(before) + len(after) + 1 < BRANCH:
            return 0
        scores = [effect.score for n in range(len(self.hand)) if (effect := self.effect(cell, axis, n)) is not None]
        return max(scores, default=None)

    # Filling a window

    def _fill(self, bound: int, axis: Axis, cells: tuple[Cell, ...]) -> None:
        line, branches = self._line(axis, cells)
        slots = [place for place, card in enumerate(line) if card is None]
        law: Law = tuple(dict.fromkeys(token.atom for branch in branches for token in branch.tokens))
        own = any(branch.owner == self.at.seat for branch in branches)
        if len(line) < BRANCH or own:
            bound -= STEAL
        elif not branches:
            bound += NEW - STEAL
        if bound <= self.threshold:
            return
        window = Window(axis, cells, line, slots, branches, own)
        if len(line) < BRANCH or branches:
            self._under(window, law, bound)
            return
        for atom in self._laws_for(line, len(slots)):
            if bound <= self.threshold or self.tried > self.patience:
                return
            if isinstance(atom, Word):
                self._spelling(window, atom, bound)
            else:
                self._under(window, (atom,), bound)

    def _line(self, axis: Axis, cells: tuple[Cell, ...]) -> tuple[list[Card | None], tuple[Branch, ...]]:
        start, grid = cells[0], self.at.grid
        filling = set(cells)
        while start.step(axis, -1) in grid:
            start = start.step(axis, -1)
        line: list[Card | None] = []
        places: set[Cell] = set()
        here = start
        while here in grid or here in filling:
            line.append(grid.get(here))
            places.add(here)
            here = here.step(axis)
        return line, tuple(one for one in self.at.branches if one.axis is axis and one.start in places)

    def _laws_for(self, line: Sequence[Card | None], count: int) -> Iterator[Atom]:
        """The laws that a new line could have, as far as the cards that lie there and the hand tell."""
        by_card = atoms_of_cards(self.at.deck)
        common = (1 << len(PER_CARD)) - 1
        for card in line:
            if card is not None:
                common &= by_card[card.place]
        for number in bits(common):
            if sum(by_card[card.place] >> number & 1 for card in self.hand) >= count:
                yield PER_CARD[number]
        fixed = [card for card in line if card is not None]
        for atom in IN_ORDER:
            if self._room(atom, fixed, count):
                yield atom

    def _room(self, atom: Atom, fixed: Sequence[Card], count: int) -> bool:
        """Could the hand have so many cards for a line under this atom? Counting is quicker than trying."""
        jokers, held = self._held(atom.feature)
        length = len(fixed) + count
        if isinstance(atom, Word | Digits):
            return True
        shows = self.at.deck.shows[atom.feature]
        counts = list(held)
        for card in fixed:
            if card.joker:
                jokers += 1
            else:
                counts[shows[card.place].bit_length() - 1] += 1
        match atom:
            case Incr(feature, _) | Run(feature, _):
                first, last = wrap(self.at.deck, (), feature)
                laps = 1 + jokers + min(counts[first], counts[last])
                return sum(min(one, laps) for one in counts) + jokers >= length
            case Alt(feature, halves) if halves:
                half = HALVES[feature, halves]
                one = sum(many for value, many in enumerate(counts) if half >> value & 1)
                return min(one, sum(counts) - one) + jokers >= length // 2
            case Alt():
                return sorted(counts)[-2] + jokers >= length // 2
            case _:
                return sum(many // 2 * 2 for many in counts) + 1 + 2 * jokers >= length

    def _held(self, feature: Feature) -> tuple[int, list[int]]:
        """How many jokers the hand has, and how many cards of each value."""
        known = self.holdings.get(feature)
        if known is None:
            counts = [0] * (len(DOMAINS[feature]) + 1)  # the last place is for cards without a value
            for card in self.hand:
                if not card.joker:
                    counts[self.at.deck.shows[feature][card.place].bit_length() - 1] += 1
            counts[-1] = 0
            known = self.holdings[feature] = (sum(card.joker for card in self.hand), counts)
        return known

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
                effect = self.effect(cell, window.axis.other, n)
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
        """The hand in the order in which a rising line wants it."""
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
        for word in words_with(tuple(wanted)):
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
                effect = self.effect(cell, window.axis.other, n)
                assert effect is not None
                gained += effect.score
            self._leaf(window, (atom,), line, used, gained)
            return
        for n in (*held.get(wanted[depth], ()), *jokers):
            self.look -= 1
            if n not in used and self.effect(window.cells[depth], window.axis.other, n) is not None:
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
            claims.append(Claim(window.axis, window.cells[0], law[0]))
            score += NEW
        elif window.branches:
            if broken(self.at.deck, law, cards) is not None:
                return
            atom = None if window.own else self._some_law(law, cards)
            if atom is not None:
                claims.append(Claim(window.axis, window.cells[0], atom))
                score += STEAL
        if score <= self.threshold:
            return
        for cell, n in zip(window.cells, used, strict=True):
            effect = self.effect(cell, window.axis.other, n)
            if effect is not None and effect.atom is not None:
                claims.append(Claim(window.axis.other, cell, effect.atom))
        lay = Lay(laid, tuple(claims))
        if self._jokers_about(cards, laid, window):
            together = self._together(lay)
            if together is None:
                return
            lay = together
        self.seen.add(laid)
        entry = (score, -len(self.seen), lay)
        if len(self.found) < self.plays:
            heapq.heappush(self.found, entry)
        else:
            heapq.heapreplace(self.found, entry)

    def _jokers_about(self, cards: tuple[Card, ...], laid: tuple[Laid, ...], window: Window) -> bool:
        """Only jokers can upset a play whose lines are each in order."""
        if any(card.joker for card in cards):
            return True
        crossings = (self.crossing(cell, window.axis.other) for cell, _ in laid)
        return any(card.joker for before, after, _ in crossings for card in (*before, *after))

    def _together(self, lay: Lay) -> Lay | None:
        """The play with laws that suit its jokers all together: those it has, else others that fit each line alone."""
        if self._lawful(lay):
            return lay
        after = {**self.at.grid, **dict(lay.laid)}
        formed = lines_formed(after, self.at.branches, lay.cells, Axis.ROW)
        choices = []
        for claim in lay.claims:
            line = next(one for one in formed if one.axis is claim.axis and claim.cell in one.cells)
            law = tuple(dict.fromkeys(token.atom for branch in line.branches for token in branch.tokens))
            atoms = fitting(self.at.deck, law, [after[cell] for cell in line.cells])
            choices.append([Claim(claim.axis, claim.cell, atom) for atom in atoms])
        self.look -= A_LOOKUP
        others = (Lay(lay.laid, claims) for claims in product(*choices))
        return next((other for other in islice(others, OTHERS) if self._lawful(other)), None)

    def _lawful(self, lay: Lay) -> bool:
        self.tried += A_JUDGEMENT
        try:
            judge(self.at.deck, self.at.grid, self.at.branches, self.at.seat, lay, self.at.turn)
        except IllegalMove:
            return False
        return True


@dataclass(frozen=True, slots=True)
class Window:
    """Empty cells to fill, and the line they complete: its cards, with None where a card is to be laid."""

    axis: Axis
    cells: tuple[Cell, ...]
    line: list[Card | None]
    slots: list[int]
    branches: tuple[Branch, ...]
    own: bool


def _fits(table: tuple[int, ...], seen: int, shown: int) -> bool:
    return bool(table[seen.bit_length() - 1] & shown)


def best_plays(at: Table, plays: int = PLAYS, patience: int = PATIENCE, card: int = CARD) -> list[Play]:
    """The best plays, best first."""
    return Search(at, patience, plays, card).run()
