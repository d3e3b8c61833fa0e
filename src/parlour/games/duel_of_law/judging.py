"""Is a play lawful, and which branches does it leave? Lay cards, see the lines, explain laws, claim branches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.game import IllegalMove, Seat
from parlour.games.duel_of_law.atoms import CATALOGUE, AnyAtom, Atom, Law, OwnWords
from parlour.games.duel_of_law.laws import broken, obeyed
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.rainbow import Card, Deck, Feature
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
    law_of,
    line_through,
    lines_formed,
    lines_of_jokers,
)
from parlour.games.duel_of_law.wording import facts_of, line_facts


@dataclass(frozen=True, slots=True)
class Claim:
    """A law of one level more for the line through this cell: a new branch, or a duel for somebody else's."""

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
        claims = (Claim(claim.axis, self._first_in(claim.axis, claim.cell), claim.atom) for claim in self.claims)
        object.__setattr__(self, "claims", tuple(sorted(claims, key=str)))

    def _first_in(self, axis: Axis, cell: Cell) -> Cell:
        """The first laid cell in line with this one, if it was laid too: all laid cells there lie in one line."""
        across = 1 if axis is Axis.ROW else 0
        return min(laid for laid in self.cells if laid[across] == cell[across]) if cell in self.cells else cell

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(laid.card for laid in self.laid)

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(laid.cell for laid in self.laid)

    def __str__(self) -> str:
        return ";".join(["+".join(map(str, self.laid)), *map(str, self.claims)])


@dataclass(frozen=True, slots=True)
class ClaimedLine:
    """A formed line with the branch that is in it so far, and what is claimed of it."""

    formed: Formed
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    """The stack before this turn's claim; that of all its branches together, where a gap was bridged."""
    claim: AnyAtom | None

    @property
    def laws(self) -> tuple[Law, ...]:
        return laws_of(self.formed.branches, self.tokens)

    def facts(self, atom: AnyAtom | None = None) -> dict[str, str | int]:
        """For a sentence about this line, and an atom."""
        line = line_facts(self.formed.axis, self.cards)
        return line if atom is None else line | facts_of(atom, self.formed.axis)


def together(branches: Sequence[Branch]) -> Law:
    """The laws of all these branches as one: what a claim on their line must narrow."""
    return tuple(dict.fromkeys(atom for branch in branches for atom in branch.law))


def laws_of(branches: Sequence[Branch], tokens: tuple[Token, ...]) -> tuple[Law, ...]:
    """The laws that a line with these branches in it must obey, one after the other, since each has its own wrap:
    every law as it stood, all of them together, and the one that is left on the joined stack."""
    laws = (*(branch.law for branch in branches), together(branches), law_of(tokens))
    return tuple(dict.fromkeys(filter(None, laws)))


def stacked(deck: Deck, branches: Sequence[Branch], cards: Sequence[Card]) -> tuple[Token, ...]:
    """The tokens of branches that have become one line.

    The taller stack stays on top, of equal ones that whose top token was laid first. Below it go the tokens of the
    others whose atoms say something that does not follow from what is there.
    """
    if not branches:
        return ()
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
    """Does a line of these cards, taken alone, obey the laws of the branches in it?"""
    return all(broken(deck, law, cards) is None for law in laws_of(branches, stacked(deck, branches, cards)))


def in_own_words(grid: Grid, branches: Sequence[Branch], lay: Lay) -> bool:
    """Does this play name a law in somebody's own words, or lengthen a branch that has one?"""
    after = {**grid, **dict(lay.laid)}
    formed = lines_formed(after, branches, lay.cells, Axis.ROW)
    return any(isinstance(claim.atom, OwnWords) for claim in lay.claims) or any(
        branch.voted for line in formed for branch in line.branches
    )


def judge(deck: Deck, grid: Grid, branches: tuple[Branch, ...], seat: Seat, lay: Lay, turn: int) -> tuple[Branch, ...]:
    """The branches after this play; refused with the rule it breaks."""
    axis = check_straight(grid, lay.cells)
    after = {**grid, **dict(lay.laid)}
    formed = lines_formed(after, branches, lay.cells, axis)
    claimed = _matched(deck, lay.claims, formed, after)
    cards = {line: tuple(after[cell] for cell in line.cells) for line in formed}
    lines = [
        ClaimedLine(line, cards[line], stacked(deck, line.branches, cards[line]), claimed.get(line)) for line in formed
    ]
    touched = {branch for line in formed for branch in line.branches}
    untouched = tuple(branch for branch in branches if branch not in touched)
    for line in lines:
        _check_claimable(line, seat)
    _check_obeyed(deck, after, lines, lines_of_jokers(after, untouched))
    for line in lines:
        if line.claim is not None:
            _check_claim(deck, after, line)
    grown = {line.formed: _grown(line, seat, turn) for line in lines}
    result = [next((grown[f] for f in formed if branch in f.branches), branch) for branch in branches]
    result += [grown[line] for line in formed if not line.branches]
    left = tuple(dict.fromkeys(result))
    if not obeyed(deck, lines_of_jokers(after, left), after):
        raise IllegalMove("duel-of-law-jokers")
    return left


def _matched(deck: Deck, claims: tuple[Claim, ...], formed: tuple[Formed, ...], after: Grid) -> dict[Formed, AnyAtom]:
    found: dict[Formed, AnyAtom] = {}
    for claim in claims:
        if not isinstance(claim.atom, OwnWords) and claim.atom not in CATALOGUE[deck.mathematics]:
            raise IllegalMove("duel-of-law-not-listed", **facts_of(claim.atom, claim.axis))
        line = next((f for f in formed if f.axis is claim.axis and claim.cell in f.cells), None)
        if line is None:
            short = [after[cell] for cell in line_through(after, claim.cell, claim.axis) if cell in after]
            raise IllegalMove("duel-of-law-no-line", **line_facts(claim.axis, short))
        if line in found:
            cards = [after[cell] for cell in line.cells]
            raise IllegalMove("duel-of-law-two-levels", **line_facts(claim.axis, cards))
        found[line] = claim.atom
    return found


def _check_claimable(line: ClaimedLine, seat: Seat) -> None:
    """New branches must be claimed; a branch of one's own may be lengthened, never narrowed."""
    if line.claim is None and not line.tokens:
        raise IllegalMove("duel-of-law-needs-law", **line.facts())
    if line.claim is not None and any(branch.owner == seat for branch in line.formed.branches):
        raise IllegalMove("duel-of-law-own-branch", **line.facts())


def _check_obeyed(deck: Deck, after: Grid, lines: list[ClaimedLine], untouched: list[Line]) -> None:
    for line in lines:
        for law in line.laws:
            atom = broken(deck, law, [after[cell] for cell in line.formed.cells])
            if atom is not None:
                _check_numbers(atom, line.formed, after)
                raise IllegalMove("duel-of-law-breaks-law", **line.facts(atom))
    old: list[Line] = [(branch.law, line.formed.cells) for line in lines for branch in line.formed.branches]
    old += untouched
    if len(old) > 1 and any(after[cell].joker for _, cells in old for cell in cells) and not obeyed(deck, old, after):
        raise IllegalMove("duel-of-law-jokers")


def _check_numbers(atom: Atom, formed: Formed, after: Grid) -> None:
    """J, Q and K have no number: say so, where that is what is wrong."""
    for cell in formed.cells:
        card = after[cell]
        if atom.feature in (Feature.DIGIT, Feature.NUMBER) and card.rank > 9 and not card.joker:
            raise IllegalMove("duel-of-law-no-number", card=str(card), **facts_of(atom, formed.axis))


def _check_claim(deck: Deck, after: Grid, line: ClaimedLine) -> None:
    """The new law holds on the whole line, and it is narrower than the old one by exactly this level."""
    assert line.claim is not None
    if isinstance(line.claim, OwnWords):
        if line.claim in {token.atom for token in line.tokens}:
            raise IllegalMove("duel-of-law-not-narrower", **line.facts(line.claim))
        return
    cards = [after[cell] for cell in line.formed.cells]
    old = together(line.formed.branches)
    kept = law_of(line.tokens)
    code = ""
    if old and not narrows(deck, old, line.claim, cards):
        code = "duel-of-law-not-narrower"
    elif any(broken(deck, (*law, line.claim), cards) is not None for law in {old: 0, kept: 0}):
        _check_numbers(line.claim, line.formed, after)
        code = "duel-of-law-claim-fails"
    if code:
        raise IllegalMove(code, **line.facts(line.claim))


def _grown(line: ClaimedLine, seat: Seat, turn: int) -> Branch:
    tokens = line.tokens if line.claim is None else (*line.tokens, Token(seat, line.claim, turn))
    return Branch(line.formed.axis, line.formed.start, tokens)
