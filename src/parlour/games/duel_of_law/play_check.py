"""Checks a play and returns the branches it leaves: lay cards, see the lines, explain laws, claim branches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.game import IllegalMove, Seat
from parlour.games.duel_of_law.atoms import CATALOGUE, AnyAtom, Atom, Law, OwnWords
from parlour.games.duel_of_law.laws import atoms_of_cards, broken, misfit, obeyed
from parlour.games.duel_of_law.layout import Layout
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.order_laws import may_obey_in_order
from parlour.games.duel_of_law.rainbow import JOKER_SUIT, PRINTED_ON_JOKERS, REGULAR, Card, Deck, Feature
from parlour.games.duel_of_law.tableau import (
    Axis,
    Branch,
    Cell,
    Formed,
    Grid,
    Laid,
    Line,
    Token,
    check_straight,
    formed_on,
    law_of,
    line_through,
    lines_formed,
    lines_of_jokers,
)
from parlour.games.duel_of_law.wording import facts_of, line_facts

_LISTED = {mathematics: frozenset(atoms) for mathematics, atoms in CATALOGUE.items()}


@dataclass(frozen=True, slots=True)
class Claim:
    """A law of one level more for the line through this cell: a new branch, or a duel for another person's."""

    axis: Axis
    cell: Cell
    atom: AnyAtom

    def __str__(self) -> str:
        return f"{self.axis}@{self.cell}:{self.atom}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards in one straight line and claim branches. The same play has one form, in whatever order it was told."""

    laid: tuple[Laid, ...]
    claims: tuple[Claim, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "laid", tuple(sorted(self.laid)))
        claims = [Claim(claim.axis, self._first_in(claim.axis, claim.cell), claim.atom) for claim in self.claims]
        if len(claims) > 1:
            claims.sort(key=str)
        object.__setattr__(self, "claims", tuple(claims))

    def _first_in(self, axis: Axis, cell: Cell) -> Cell:
        """The first laid cell in line with this one, if it was laid too: all laid cells there lie in one line."""
        across = 1 if axis is Axis.ROW else 0
        cells = self.cells
        return min(laid for laid in cells if laid[across] == cell[across]) if cell in cells else cell

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple([card for _, card in self.laid])

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple([cell for cell, _ in self.laid])

    def __str__(self) -> str:
        return ";".join(["+".join(map(str, self.laid)), *map(str, self.claims)])


class ClaimedLine(NamedTuple):
    """A formed line with the branch that is in it so far, and what is claimed of it."""

    formed: Formed
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    """The stack before this turn's claim; that of all its branches together, where a gap was bridged."""
    claim: AnyAtom | None

    @property
    def laws(self) -> tuple[Law, ...]:
        return laws_of(self.formed.branches, self.tokens)

    @property
    def fits_alone(self) -> bool:
        """Whether a claim that fits the line is lawful: not where branches meet, or where people judge it."""
        return len(self.formed.branches) < 2 and not isinstance(self.claim, OwnWords)

    def asked(self) -> set[Feature]:
        """Return what its laws and its claim speak of."""
        spoken_of = {atom.feature for branch in self.formed.branches for atom in branch.law}
        if self.claim is not None and not isinstance(self.claim, OwnWords):
            spoken_of.add(self.claim.feature)
        return spoken_of

    def facts(self, atom: AnyAtom | None = None) -> dict[str, str | int]:
        """For a sentence about this line, and an atom."""
        line = line_facts(self.formed.axis, self.cards)
        return line if atom is None else line | facts_of(atom, self.formed.axis)


def together(branches: Sequence[Branch]) -> Law:
    """Return the laws of all these branches as one: what a claim on their line must narrow."""
    if len(branches) == 1:
        return branches[0].law
    return tuple(dict.fromkeys(atom for branch in branches for atom in branch.law))


def laws_of(branches: Sequence[Branch], tokens: tuple[Token, ...]) -> tuple[Law, ...]:
    """The laws that a line with these branches in it must obey, one after the other, since each has its own wrap:
    every law as it stood, all of them together, and the one that is left on the joined stack."""
    if len(branches) == 1:
        return (branches[0].law,) if branches[0].law else ()
    laws = (*(branch.law for branch in branches), together(branches), law_of(tokens))
    return tuple(dict.fromkeys(filter(None, laws)))


def stacked(deck: Deck, branches: Sequence[Branch], cards: Sequence[Card]) -> tuple[Token, ...]:
    """Return the tokens of branches that have become one line.

    The taller stack stays on top, of equal ones that whose top token was laid first. Below it go the tokens of the
    others whose atoms say something that does not follow from what is there.
    """
    if len(branches) < 2:
        return branches[0].tokens if branches else ()
    taller = min(branches, key=lambda branch: (-branch.level, branch.tokens[-1].turn))
    below: list[Token] = []
    for branch in branches:
        if branch is not taller:
            for token in branch.tokens:
                if isinstance(token.atom, OwnWords):
                    new = token.atom not in {kept.atom for kept in (*taller.tokens, *below)}
                else:
                    new = narrows(deck, taller.law + law_of(below), token.atom, cards)
                if new:
                    below.append(token)
    return (*below, *taller.tokens)


def stands(deck: Deck, branches: Sequence[Branch], cards: Sequence[Card]) -> bool:
    """Return whether a line of these cards, taken alone, obeys the laws of the branches in it."""
    return all(broken(deck, law, cards) is None for law in laws_of(branches, stacked(deck, branches, cards)))


def in_own_words(grid: Grid, branches: Sequence[Branch], lay: Lay) -> bool:
    """Return whether this play names a law in a person's own words, or lengthens a branch that has one."""
    after = {**grid, **dict(lay.laid)}
    formed = lines_formed(after, branches, lay.cells, Axis.ROW)
    return any(isinstance(claim.atom, OwnWords) for claim in lay.claims) or any(
        branch.voted for line in formed for branch in line.branches
    )


def judge(deck: Deck, grid: Grid, branches: tuple[Branch, ...], seat: Seat, lay: Lay, turn: int) -> tuple[Branch, ...]:
    """Return the branches after this play; refused with the rule it breaks."""
    return played_on(Layout(grid, branches), deck, seat, lay, turn).branches


def played_on(before: Layout, deck: Deck, seat: Seat, lay: Lay, turn: int) -> Layout:
    """Return the tableau after this play; refused with the rule it breaks."""
    asked = deck, seat, lay, turn
    if before.accepted is None or before.accepted[0] != asked:
        cells = lay.cells
        axis = check_straight(before.grid, cells)
        after = {**before.grid, **dict(lay.laid)}
        formed = formed_on(after, before.starts, cells, axis)
        obeying = [_obeys_quickly(deck, line, after) for line in formed]
        before.accepted = asked, _judged(before, deck, seat, lay, turn, after, formed, obeying)
    return before.accepted[1]


class Tried(NamedTuple):
    """Cards that lie in a straight line and touch the tableau: a person tries which plays they allow."""

    before: Layout
    deck: Deck
    after: Grid
    formed: tuple[Formed, ...]
    obeying: list[bool | None]

    def allows(self, seat: Seat, lay: Lay, turn: int) -> bool:
        """Return whether the rules accept these cards with claims that fit their lines (`law_search.fitting`)."""
        before, deck, after, formed, obeying = self
        if len(lay.laid) == 1 and len(formed) == 2 and formed[0].axis is Axis.COLUMN:
            formed, obeying = formed[::-1], obeying[::-1]  # as `check_straight` has it: one card runs in a row
        try:
            played = _judged(before, deck, seat, lay, turn, after, formed, obeying, fitting=True)
        except IllegalMove:
            return False
        before.accepted = (deck, seat, lay, turn), played
        return True


def tried(before: Layout, deck: Deck, after: Grid, formed: tuple[Formed, ...]) -> Tried | None:
    """None where some law is broken whatever is claimed: here end most of the plays that are made up at random."""
    obeying: list[bool | None] = []
    for line in formed:
        obeys = _obeys_quickly(deck, line, after)
        if obeys is False:
            return None
        obeying.append(obeys)
    return Tried(before, deck, after, formed, obeying)


def _judged(
    before: Layout,
    deck: Deck,
    seat: Seat,
    lay: Lay,
    turn: int,
    after: Grid,
    formed: tuple[Formed, ...],
    obeying: list[bool | None],
    fitting: bool = False,
) -> Layout:
    """Return the laws of the lines that a play forms, and the branches that it leaves."""
    claims = _matched(deck, lay.claims, formed, after)
    lines = []
    for line, claim in zip(formed, claims, strict=True):
        cards = tuple([after[cell] for cell in line.cells])
        lines.append(ClaimedLine(line, cards, stacked(deck, line.branches, cards), claim))
    for each in lines:
        _check_claimable(each, seat)
    for each, obeys in zip(lines, obeying, strict=True):
        if not obeys:
            _check_obeyed(deck, each, lay.cards)
    # Where two lines ask the same joker for nothing in common, each is judged by itself, and that is done.
    crossing = not before.settled or any(_crossed(before, after, each, lines) for each in lines)
    if crossing:
        _check_jokers_before(deck, before, after, lines)
    for each in lines:
        if each.claim is not None and not (fitting and each.fits_alone):
            _check_claim(deck, each, lay.cards)
    left = _branches_left(before, lines, seat, turn)
    if crossing and not obeyed(deck, lines_of_jokers(after, left), after):
        raise IllegalMove("duel-of-law-jokers")
    return before.grown(after, lay.laid, formed, left)


def _obeys_quickly(deck: Deck, line: Formed, after: Grid) -> bool | None:
    """Return whether a line obeys the laws of its branches; None where jokers or meeting branches leave it open."""
    if not line.branches:
        return True
    by_card, places, named = atoms_of_cards(deck), [], 0
    for branch in line.branches:
        named |= branch.asks[0]
    for cell in line.cells:
        suit, rank = after[cell]
        place = 13 * suit + rank
        if named & ~by_card[place]:
            return False
        places.append(place)
    for branch in line.branches:
        ordered = branch.asks[1]
        if ordered and may_obey_in_order(deck, branch.per_card, places, ordered) != ordered:
            return False
    return True if len(line.branches) == 1 and max(places) < REGULAR else None


def _crossed(before: Layout, after: Grid, line: ClaimedLine, lines: list[ClaimedLine]) -> bool:
    """Return whether a joker of this line also lies in a branch across it, so that both constrain it."""
    across = line.formed.axis.other
    for cell, (suit, _) in zip(line.formed.cells, line.cards, strict=True):
        if suit == JOKER_SUIT:
            other = line_through(after, cell, across)
            branches = [before.starts[across, place] for place in other if (across, place) in before.starts]
            asked = {atom.feature for branch in branches for atom in branch.law}
            asked.update(*[each.asked() for each in lines if each.formed.axis is across and cell in each.formed.cells])
            if not asked.isdisjoint(line.asked() - PRINTED_ON_JOKERS):
                return True
    return False


def _branches_left(before: Layout, lines: list[ClaimedLine], seat: Seat, turn: int) -> tuple[Branch, ...]:
    """Branches keep their order; those that have become one stand where the first of them stood, new ones come last."""
    grown: dict[tuple[Axis, Cell], Branch] = {}
    new = []
    for line in lines:
        branch = _grown(line, seat, turn)
        for old in line.formed.branches:
            grown[old.axis, old.start] = branch
        if not line.formed.branches:
            new.append(branch)
    if not grown:
        return (*before.branches, *new)
    left = (grown.get(place, branch) for place, branch in before.starts.items())
    return (*{id(branch): branch for branch in left}.values(), *new)


def _matched(deck: Deck, claims: tuple[Claim, ...], formed: tuple[Formed, ...], after: Grid) -> list[AnyAtom | None]:
    """Return what is claimed of each line."""
    found: list[AnyAtom | None] = [None] * len(formed)
    for claim in claims:
        if not isinstance(claim.atom, OwnWords) and claim.atom not in _LISTED[deck.mathematics]:
            raise IllegalMove("duel-of-law-not-listed", **facts_of(claim.atom, claim.axis))
    places = claimed_lines([(claim.axis, claim.cell) for claim in claims], formed, after)
    for claim, place in zip(claims, places, strict=True):
        found[place] = claim.atom
    return found


def claimed_lines(places: Iterable[tuple[Axis, Cell]], formed: tuple[Formed, ...], after: Grid) -> list[int]:
    """Return which line each claim means; a claim that means none, or the same as another, is refused."""
    found: list[int] = []
    for axis, cell in places:
        place = next((n for n, line in enumerate(formed) if line.axis is axis and cell in line.cells), None)
        if place is None:
            short = [after[cell] for cell in line_through(after, cell, axis) if cell in after]
            raise IllegalMove("duel-of-law-no-line", **line_facts(axis, short))
        if place in found:
            raise IllegalMove("duel-of-law-two-levels", **line_facts(axis, [after[c] for c in formed[place].cells]))
        found.append(place)
    return found


def _check_claimable(line: ClaimedLine, seat: Seat) -> None:
    """New branches must be claimed; a branch of one's own may be lengthened, never narrowed."""
    if line.claim is None and not line.tokens:
        raise IllegalMove("duel-of-law-needs-law", **line.facts())
    if line.claim is not None and any(branch.owner == seat for branch in line.formed.branches):
        raise IllegalMove("duel-of-law-own-branch", **line.facts())


def _check_obeyed(deck: Deck, line: ClaimedLine, laid: Sequence[Card]) -> None:
    for law in line.laws:
        atom = broken(deck, law, line.cards)
        if atom is not None:
            _check_numbers(atom, line)
            raise IllegalMove(
                "duel-of-law-breaks-law", card=_named(misfit(deck, law, line.cards, laid)), **line.facts(atom)
            )


def _check_jokers_before(deck: Deck, before: Layout, after: Grid, lines: list[ClaimedLine]) -> None:
    """Refuse a play whose jokers cannot satisfy all lines at once, even if nothing is claimed."""
    touched = {(branch.axis, branch.start) for line in lines for branch in line.formed.branches}
    old: list[Line] = [(branch.law, line.formed.cells) for line in lines for branch in line.formed.branches]
    old += lines_of_jokers(after, (branch for place, branch in before.starts.items() if place not in touched))
    if len(old) > 1 and any(after[cell].joker for _, cells in old for cell in cells) and not obeyed(deck, old, after):
        raise IllegalMove("duel-of-law-jokers")


def _check_numbers(atom: Atom, line: ClaimedLine) -> None:
    """J, Q and K have no number: say so, where that is what is wrong."""
    for card in line.cards:
        if atom.feature in (Feature.DIGIT, Feature.NUMBER) and card.rank > 9 and not card.joker:
            raise IllegalMove("duel-of-law-no-number", card=card.spoken, **facts_of(atom, line.formed.axis))


def _named(card: Card | None) -> str:
    return "none" if card is None else card.spoken


def _check_claim(deck: Deck, line: ClaimedLine, laid: Sequence[Card]) -> None:
    """The new law holds on the whole line, and it is narrower than the old one by exactly this level."""
    assert line.claim is not None
    if isinstance(line.claim, OwnWords):
        if line.claim in {token.atom for token in line.tokens}:
            raise IllegalMove("duel-of-law-not-narrower", **line.facts(line.claim))
        return
    old = together(line.formed.branches)
    kept = law_of(line.tokens)
    if old and not narrows(deck, old, line.claim, line.cards):
        raise IllegalMove("duel-of-law-not-narrower", **line.facts(line.claim))
    for law in (old,) if old == kept else (old, kept):
        if broken(deck, (*law, line.claim), line.cards):
            _check_numbers(line.claim, line)
            card = _named(misfit(deck, (*law, line.claim), line.cards, laid))
            raise IllegalMove("duel-of-law-claim-fails", card=card, **line.facts(line.claim))


def _grown(line: ClaimedLine, seat: Seat, turn: int) -> Branch:
    tokens = line.tokens if line.claim is None else (*line.tokens, Token(seat, line.claim, turn))
    return Branch(line.formed.axis, line.formed.start, tokens)
