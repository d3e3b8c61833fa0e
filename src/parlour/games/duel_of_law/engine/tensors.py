"""Duel of Law for learners: a play is a card, its place, perhaps more of both, then a law for each line.

After each card that is laid the play so far could end there, so no draft leads to a dead end but one: a card that fits
nowhere is taken back, and not offered again in this draft. `docs/adapters.md` says what is lost.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from parlour.engines.tensors import Draft, Part, Vector
from parlour.games.duel_of_law.atoms import CATALOGUE, Atom, OwnWords, read_any_atom
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.layout import Layout
from parlour.games.duel_of_law.notation import read_lay
from parlour.games.duel_of_law.play_check import Claim, Lay, stacked, tried
from parlour.games.duel_of_law.rainbow import CARDS, LETTERS, POKER_SUITS, RANKS, SUITS, Card, Face
from parlour.games.duel_of_law.rainbow import deck as deck_of
from parlour.games.duel_of_law.rules import REJECTIONS, Draw, Move, Options, Vote
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import Axis, Cell, Formed, Laid, formed_on, law_of
from parlour.games.duel_of_law.views import View, parsed

DRAW, DONE, NO_LAW, BACK, AGREE, OBJECT, ABSTAIN = range(7)
WORDS = ("draw", "done", "no law", "back", "agree", "object", "abstain")
VOTES = {AGREE: Vote(True), OBJECT: Vote(False), ABSTAIN: Vote(None)}
FIRST_CARD = len(WORDS)
FIRST_CELL = FIRST_CARD + len(CARDS)
REACH = 10
"""Cells on each side of the first card that have numbers of their own."""
ACROSS = 2 * REACH + 1
FIRST_LAW = FIRST_CELL + ACROSS**2
BRANCHES = 32
"""Branches that are shown with their laws, the youngest first."""
VOWELS = tuple("AEIOU")
PLACE = {str(card): card.place for card in CARDS}
TRIES = 40
"""Ways to claim several lines with jokers that are tried before cards count as unplayable."""
STAGES = ("card", "cell", "law", "vote")
FACE = 15
"""Numbers for a card. The planes after them: it was just laid, it lies in the line that a law is chosen for, and then
the row it lies in and the column (own branch, another's branch, level)."""
NEW, CHOSEN, IN_ROW, IN_COLUMN, PLANES = FACE, FACE + 1, FACE + 2, FACE + 5, FACE + 8


@functools.cache
def tensors(options: Options) -> LawTensors:
    return LawTensors(options)


@dataclass(frozen=True, slots=True)
class Drafted:
    """What a draft says."""

    laid: tuple[Laid, ...]
    held: Card | None
    """The card that was chosen last, while it has no place."""
    refused: frozenset[Card]
    """Cards that were taken back."""
    done: bool
    laws: Draft


_NO_LAWS: Draft = ()
NOTHING = Drafted((), None, frozenset(), False, ())


def _drafted(draft: Draft) -> Drafted:
    laid: list[Laid] = []
    held: Card | None = None
    refused, done, laws = set[Card](), False, _NO_LAWS
    for place, number in enumerate(draft):
        if number == DONE:
            done, laws = True, draft[place + 1 :]
            break
        if number == BACK:
            assert held is not None
            refused.add(held)
            held = None
        elif number < FIRST_CELL:
            held = CARDS[number - FIRST_CARD]
        else:
            assert held is not None
            laid.append(Laid(_cell(number), held))
            held = None
    return Drafted(tuple(laid), held, frozenset(refused), done, laws)


def _cell(number: int) -> Cell:
    row, column = divmod(number - FIRST_CELL, ACROSS)
    return Cell(column - REACH, row - REACH)


def _number(cell: Cell) -> int | None:
    """Return the number of a cell, or None where it lies too far out."""
    if max(abs(cell.x), abs(cell.y)) > REACH:
        return None
    return FIRST_CELL + (cell.y + REACH) * ACROSS + cell.x + REACH


class LawTensors:
    longest = 3 * len(CARDS) + 2
    """A card and its place, or the card taken back, for each card; done; a law for each line."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.atoms = CATALOGUE[options.mathematics]
        self.place_of = {atom: place for place, atom in enumerate(self.atoms)}
        self.deck = deck_of(options.deck, options.mathematics, options.words)
        self.actions = FIRST_LAW + len(self.atoms)
        self._last: tuple[Layout | None, tuple[Laid, ...], tuple[AskedLine, ...]] = None, (), ()
        self.parts = (
            Part("table", (PLANES, ACROSS, ACROSS)),
            Part("hand", (3, len(CARDS))),
            Part("shown", (self.players - 1, len(CARDS))),
            Part("branches", (BRANCHES, 5 + self.players + len(self.atoms))),
            Part("laws", (2, len(self.atoms))),
            Part("stage", (len(STAGES),)),
            Part("seats", (self.players, 5)),
            Part("numbers", (6,)),
        )

    # Decisions

    def offers(self, view: View, draft: Draft) -> Mapping[int, str]:
        if view.proposal:
            return {number: WORDS[number] for number in VOTES if WORDS[number] in view.choices}
        so_far, at = _drafted(draft), parsed(view)
        if so_far.done:
            return {number: self._law_text(number) for number in self._laws(at, so_far)}
        if so_far.held is not None:
            cells = self._cells(at, so_far)
            return {number: str(_cell(number)) for number in cells} or {BACK: WORDS[BACK]}
        found = {DONE: WORDS[DONE]} if so_far.laid else {DRAW: WORDS[DRAW]}
        if view.may_lay:
            left = [card for card in at.hand if card not in so_far.refused and card not in _cards(so_far.laid)]
            found.update((FIRST_CARD + card.place, str(card)) for card in left)
        return found

    def _law_text(self, number: int) -> str:
        return WORDS[NO_LAW] if number == NO_LAW else str(self.atoms[number - FIRST_LAW])

    def _cells(self, at: SeatKnowledge, so_far: Drafted) -> list[int]:
        """Where the chosen card can lie so that the play could end there."""
        assert so_far.held is not None
        found = []
        for cell in _next_cells(at, so_far.laid):
            number = _number(cell)
            if number is not None and self._lines(at, (*so_far.laid, Laid(cell, so_far.held))) is not None:
                found.append(number)
        return found

    def _laws(self, at: SeatKnowledge, so_far: Drafted) -> list[int]:
        """The laws that may be claimed of the first line that was not asked for yet."""
        lines = self._lines_of(at, so_far.laid)
        asked = len(so_far.laws)
        chosen = [None if number == NO_LAW else self.atoms[number - FIRST_LAW] for number in so_far.laws]
        if not any(line.is_fragile for line in lines):
            allowed: list[Atom | None] = list(lines[asked].atoms)
        else:
            allowed = [
                atom
                for atom in lines[asked].atoms
                if any(
                    _allowed(at, so_far.laid, lines, (*chosen, atom, *rest))
                    for rest in itertools.islice(itertools.product(*(line.atoms for line in lines[asked + 1 :])), TRIES)
                )
            ]
        return [NO_LAW if atom is None else FIRST_LAW + self.place_of[atom] for atom in allowed]

    def _lines_of(self, at: SeatKnowledge, laid: tuple[Laid, ...]) -> tuple[AskedLine, ...]:
        """The same, for cards that can lie so; remembered, as a play is asked about several times."""
        layout, before, lines = self._last
        if layout is not at.layout or before != laid:
            found = self._lines(at, laid)
            assert found is not None
            lines = found
            self._last = at.layout, laid, lines
        return lines

    def _lines(self, at: SeatKnowledge, laid: tuple[Laid, ...]) -> tuple[AskedLine, ...] | None:
        """The lines for which there is a law to choose, with what can be chosen; None if the cards cannot lie so."""
        laid = tuple(sorted(laid))
        axis = _axis(laid)
        after = {**at.grid, **dict(laid)}
        formed = formed_on(after, at.layout.starts, tuple(cell for cell, _ in laid), axis)
        lying = tried(at.layout, at.deck, after, formed)
        if lying is None:
            return None
        lines = []
        for line in formed:
            cards = tuple([after[cell] for cell in line.cells])
            if any(branch.owner == at.seat for branch in line.branches):
                continue
            atoms: list[Atom | None] = list(fitting(at.deck, law_of(stacked(at.deck, line.branches, cards)), cards))
            if line.branches:
                atoms.insert(0, None)
            if not atoms:
                return None
            lines.append(AskedLine(line, cards, tuple(atoms)))
        asked = tuple(lines)
        if None in lying.obeying or any(line.is_fragile for line in asked):
            ways = itertools.islice(itertools.product(*(line.atoms for line in asked)), TRIES)
            if not any(_allowed(at, laid, asked, way) for way in ways):
                return None
        return tuple(line for line in asked if line.atoms != (None,))

    def move(self, view: View, draft: Draft) -> Move | None:
        if not draft:
            return None
        if draft[0] == DRAW:
            return Draw()
        if draft[0] in VOTES:
            return VOTES[draft[0]]
        so_far = _drafted(draft)
        if not so_far.done:
            return None
        lines = self._lines_of(parsed(view), so_far.laid)
        if len(so_far.laws) < len(lines):
            return None
        chosen = [None if number == NO_LAW else self.atoms[number - FIRST_LAW] for number in so_far.laws]
        return _lay(so_far.laid, lines, tuple(chosen))

    # What is seen

    def observe(self, view: View, draft: Draft, parts: Mapping[str, Vector]) -> None:
        assert view.seat is not None
        so_far, seat = _drafted(draft) if not view.proposal else NOTHING, view.seat
        table = parts["table"]
        for card in view.cards:
            self._show(table, Cell(card.x, card.y), card.face, 0)
        proposed = read_lay(view.proposal) if view.proposal else None
        for cell, laid in (*so_far.laid, *(proposed.laid if proposed else ())):
            self._show(table, cell, self.deck.faces[laid], 1)
        for branch in view.branches:
            first = IN_ROW if branch.axis == Axis.ROW else IN_COLUMN
            for cell in (Cell(branch.x, branch.y).step(Axis(branch.axis), step) for step in range(branch.length)):
                if _number(cell) is not None:
                    table[first : first + 3, cell.y + REACH, cell.x + REACH] = (
                        branch.owner == seat,
                        branch.owner != seat,
                        branch.level / (branch.level + 3),
                    )
        for row, branch in zip(parts["branches"], reversed(view.branches), strict=False):
            row[:5] = (
                1 if branch.axis == Axis.ROW else -1,
                _within(branch.x / REACH),
                _within(branch.y / REACH),
                branch.length / (branch.length + 3),
                branch.level / (branch.level + 3),
            )
            row[5 + (branch.owner - seat) % self.players] = 1
            for token in branch.tokens:
                self._mark(row[5 + self.players :], token.law.atom)
        for face in view.hand:
            parts["hand"][0, PLACE[face.card]] = 1
        for _, card_ in so_far.laid:
            parts["hand"][1, card_.place] = 1
        if so_far.held is not None:
            parts["hand"][2, so_far.held.place] = 1
        for other in range(1, self.players):
            for face in view.shown[(seat + other) % self.players]:
                parts["shown"][other - 1, PLACE[face.card]] = 1
        stage = "vote" if view.proposal else "law" if so_far.done else "cell" if so_far.held else "card"
        parts["stage"][STAGES.index(stage)] = 1
        self._show_laws(view, so_far, parts["laws"], table)
        voted = dict(view.votes)
        for player in range(self.players):
            parts["seats"][(player - seat) % self.players] = (
                player in view.to_move,
                player == view.mover,
                view.hand_sizes[player] / (view.hand_sizes[player] + 12),
                view.owned[player] / (view.owned[player] + 3),
                {None: 0, True: 1, False: -1}[voted[player]] if player in voted else 0,
            )
        parts["numbers"][:] = (
            view.pile / len(CARDS),
            view.ran_out,
            view.passes / self.players,
            view.tries / REJECTIONS,
            view.turn / (view.turn + 20),
            bool(view.ended),
        )

    def _show_laws(self, view: View, so_far: Drafted, laws: Vector, table: Vector) -> None:
        """The laws of a play that is voted on, or of the line that is asked for: what it has, and what was chosen."""
        for claim in view.claims:
            for part in claim.old:
                self._mark(laws[0], part.atom)
            if claim.law is not None:
                self._mark(laws[1], claim.law.atom)
        if so_far.done:
            lines = self._lines_of(parsed(view), so_far.laid)
            if len(so_far.laws) < len(lines):
                line = lines[len(so_far.laws)].formed
                for branch in line.branches:
                    for atom in branch.law:
                        self._mark(laws[0], str(atom))
                for cell in line.cells:
                    if _number(cell) is not None:
                        table[CHOSEN, cell.y + REACH, cell.x + REACH] = 1
            for number in so_far.laws:
                if number != NO_LAW:
                    laws[1, number - FIRST_LAW] = 1

    def _mark(self, row: Vector, text: str) -> None:
        place = self.place_of.get(_atom(text))  # type: ignore[arg-type] # a law in a player's own words has none
        if place is not None:
            row[place] = 1

    def _show(self, table: Vector, cell: Cell, face: Face, drafted: int) -> None:
        if _number(cell) is not None:
            planes = table[:, cell.y + REACH, cell.x + REACH]
            planes[:FACE] = _face(face)
            planes[NEW] = drafted

    def private(self, view: View) -> str:
        return " ".join(face.card for face in view.hand)


@dataclass(frozen=True, slots=True)
class AskedLine:
    """A line of a play, and the laws that may be claimed of it; None claims none."""

    formed: Formed
    cards: tuple[Card, ...]
    atoms: tuple[Atom | None, ...]

    @property
    def is_fragile(self) -> bool:
        """Whether a law that fits may still be refused: for the sake of jokers, or where branches meet."""
        return len(self.formed.branches) > 1 or any(card.joker for card in self.cards)


def _cards(laid: tuple[Laid, ...]) -> set[Card]:
    return {card for _, card in laid}


def _axis(laid: tuple[Laid, ...]) -> Axis:
    """Which way the cards run; one card runs in a row, as in `tableau.check_straight`."""
    return Axis.ROW if len({cell.y for cell, _ in laid}) == 1 else Axis.COLUMN


def _next_cells(at: SeatKnowledge, laid: tuple[Laid, ...]) -> Iterator[Cell]:
    """The cells on which the next card of a play can lie."""
    if not laid:
        yield from at.layout.beside
        return
    taken = {cell for cell, _ in laid}
    for axis in Axis if len(laid) == 1 else (_axis(laid),):
        for steps in (-1, 1):
            cell = laid[0].cell
            while cell in at.grid or cell in taken:
                cell = cell.step(axis, steps)
            yield cell


def _lay(laid: tuple[Laid, ...], lines: tuple[AskedLine, ...], chosen: tuple[Atom | None, ...]) -> Lay:
    cells = [cell for cell, _ in sorted(laid)]
    claims = [
        Claim(line.formed.axis, next(cell for cell in cells if cell in line.formed.cells), atom)
        for line, atom in zip(lines, chosen, strict=True)
        if atom is not None
    ]
    return Lay(tuple(sorted(laid)), tuple(claims))


def _allowed(
    at: SeatKnowledge, laid: tuple[Laid, ...], lines: tuple[AskedLine, ...], chosen: tuple[Atom | None, ...]
) -> bool:
    return at.allows(_lay(laid, lines, chosen))


@functools.cache
def _face(face: Face) -> tuple[float, ...]:
    """A card as numbers."""
    joker = face.rank == "joker"
    return (
        1,
        joker,
        0 if joker else (1 + SUITS.index(face.suit)) / len(SUITS),
        face.shade == "dark",
        face.shade == "light",
        face.dice / 6,
        *(face.poker == suit for suit in POKER_SUITS),
        0 if joker else (1 + RANKS.index(face.rank)) / len(RANKS),
        not joker and face.rank in RANKS[:10],
        0 if joker else (1 + LETTERS.index(face.letter)) / len(LETTERS),
        0 if joker else face.letter in VOWELS,
        face.value / 10,
    )


@functools.lru_cache(maxsize=1024)
def _atom(text: str) -> Atom | OwnWords:
    return read_any_atom(text)


def _within(number: float) -> float:
    return max(-1.0, min(1.0, number))
