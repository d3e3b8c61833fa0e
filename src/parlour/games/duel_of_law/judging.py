"""Is a play lawful, and which branches does it leave? Lay cards, see the lines, explain laws, claim branches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.game import IllegalMove, Seat
from parlour.games.duel_of_law.atoms import Atom
from parlour.games.duel_of_law.laws import broken, obeyed
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.rainbow import Card, Deck, Feature
from parlour.games.duel_of_law.sayings import said_atom, said_line
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
    lines_formed,
    lines_of_jokers,
)


@dataclass(frozen=True, slots=True)
class Claim:
    """A law of one level more for the line through this cell: a new branch, or a duel for somebody else's."""

    axis: Axis
    cell: Cell
    atom: Atom

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
        """The first laid cell of the same row or column: all laid cells there lie in one line."""
        across = 1 if axis is Axis.ROW else 0
        return min((laid.cell for laid in self.laid if laid.cell[across] == cell[across]), default=cell)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(laid.card for laid in self.laid)

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(laid.cell for laid in self.laid)

    def __str__(self) -> str:
        return ";".join(["+".join(map(str, self.laid)), *map(str, self.claims)])


@dataclass(frozen=True, slots=True)
class Stake:
    """A formed line with the branch that is in it so far, and what is claimed of it."""

    formed: Formed
    tokens: tuple[Token, ...]
    """The stack before this turn's claim; that of all its branches together, where a gap was bridged."""
    claim: Atom | None


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
                law = taller.law + tuple(kept.atom for kept in below)
                if narrows(deck, law, token.atom, cards):
                    below.append(token)
    return (*below, *taller.tokens)


def judge(deck: Deck, grid: Grid, branches: tuple[Branch, ...], seat: Seat, lay: Lay, turn: int) -> tuple[Branch, ...]:
    """The branches after this play; refused with the rule it breaks."""
    axis = check_straight(grid, lay.cells)
    after = {**grid, **dict(lay.laid)}
    formed = lines_formed(after, branches, lay.cells, axis)
    claimed = _matched(lay.claims, formed)
    lines = [
        Stake(line, stacked(deck, line.branches, [after[cell] for cell in line.cells]), claimed.get(line))
        for line in formed
    ]
    touched = {branch for line in formed for branch in line.branches}
    untouched = tuple(branch for branch in branches if branch not in touched)
    for line in lines:
        _check_claimable(line, seat)
    _check_obeyed(deck, after, [_old_law(line) for line in lines], lines_of_jokers(after, untouched), lines)
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


def _matched(claims: tuple[Claim, ...], formed: tuple[Formed, ...]) -> dict[Formed, Atom]:
    found: dict[Formed, Atom] = {}
    for claim in claims:
        line = next((f for f in formed if f.axis is claim.axis and claim.cell in f.cells), None)
        if line is None:
            raise IllegalMove("duel-of-law-no-line", line=said_line(claim.axis, claim.cell))
        if line in found:
            raise IllegalMove("duel-of-law-two-levels", line=said_line(claim.axis, claim.cell))
        found[line] = claim.atom
    return found


def _check_claimable(line: Stake, seat: Seat) -> None:
    """New branches must be claimed; a branch of one's own may be lengthened, never narrowed."""
    if line.claim is None and not line.tokens:
        raise IllegalMove("duel-of-law-needs-law", line=said_line(line.formed.axis, line.formed.start))
    if line.claim is not None and any(branch.owner == seat for branch in line.formed.branches):
        raise IllegalMove("duel-of-law-own-branch", line=said_line(line.formed.axis, line.formed.start))


def _old_law(line: Stake) -> Line:
    """What the line had to obey before: every law of every branch in it."""
    atoms = (token.atom for branch in line.formed.branches for token in branch.tokens)
    return tuple(dict.fromkeys(atoms)), line.formed.cells


def _check_obeyed(deck: Deck, after: Grid, old: list[Line], untouched: list[Line], lines: list[Stake]) -> None:
    for (law, cells), line in zip(old, lines, strict=True):
        atom = broken(deck, law, [after[cell] for cell in cells])
        if atom is not None:
            _check_numbers(atom, line.formed, after)
            raise IllegalMove(
                "duel-of-law-breaks-law",
                line=said_line(line.formed.axis, cells[0]),
                law=said_atom(atom, line.formed.axis),
            )
    if untouched and not obeyed(deck, [*old, *untouched], after):
        raise IllegalMove("duel-of-law-jokers")


def _check_numbers(atom: Atom, formed: Formed, after: Grid) -> None:
    """J, Q and K have no number: say so, where that is what is wrong."""
    for cell in formed.cells:
        card = after[cell]
        if atom.feature in (Feature.DIGIT, Feature.NUMBER) and card.rank > 9 and not card.joker:
            raise IllegalMove("duel-of-law-no-number", card=str(card), law=said_atom(atom, formed.axis))


def _check_claim(deck: Deck, after: Grid, line: Stake) -> None:
    """The new law holds on the whole line, and it is narrower than the old one by exactly this level."""
    assert line.claim is not None
    cards = [after[cell] for cell in line.formed.cells]
    old = _old_law(line)[0]
    code = ""
    if old and not narrows(deck, old, line.claim, cards):
        code = "duel-of-law-not-narrower"
    elif broken(deck, (*old, line.claim), cards) is not None:
        _check_numbers(line.claim, line.formed, after)
        code = "duel-of-law-claim-fails"
    if code:
        where, law = said_line(line.formed.axis, line.formed.start), said_atom(line.claim, line.formed.axis)
        raise IllegalMove(code, line=where, law=law)


def _grown(line: Stake, seat: Seat, turn: int) -> Branch:
    tokens = line.tokens if line.claim is None else (*line.tokens, Token(seat, line.claim, turn))
    return Branch(line.formed.axis, line.formed.start, tokens)
