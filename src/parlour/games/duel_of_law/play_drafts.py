"""Advice on a play that is being composed, and plays at random: both from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import IllegalMove, Refusal, Seat
from parlour.games.duel_of_law.atoms import LONGEST_LAW, AnyAtom, Atom, Law, OwnWords, one_line, own_words
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.laws import broken, obeyed
from parlour.games.duel_of_law.notation import LONGEST, read_claim, read_laid
from parlour.games.duel_of_law.phrases import NotALaw
from parlour.games.duel_of_law.play_check import Claim, Lay, claimed_lines, judge, stacked, stands, together, tried
from parlour.games.duel_of_law.rainbow import Card
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.speech import PossibleAtoms, claimable, interpret
from parlour.games.duel_of_law.tableau import (
    Axis,
    Cell,
    Formed,
    Grid,
    Laid,
    Line,
    check_straight,
    formed_on,
    law_of,
    lines_formed,
    lines_of_jokers,
)
from parlour.games.duel_of_law.wording import Part, parts


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong: a code and its facts."""

    code: str
    facts: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A line of three or more that the play would form."""

    axis: str
    x: int
    y: int
    """Its leftmost or topmost cell."""
    claim_at: str
    """How a claim of this line begins, such as row@1,0."""
    cards: tuple[str, ...]
    owner: Seat | None
    """Whose branch it lengthens; None where it is new."""
    level: int
    law: tuple[Part, ...]
    """The law it has."""
    needs: str
    """law: it must be claimed; duel: it may be; own: it is yours; broken: the play breaks its law."""
    claim: str
    """What the draft claims, in notation."""
    heard: tuple[Part, ...]
    """What could be meant by the words typed for this line."""
    allows: tuple[tuple[str, ...], ...]
    """For each of these, the other cards of the hand that could lengthen the line at one of its ends."""
    fits: tuple[Part, ...]
    """All laws that fit, where the table allows hints."""
    own_words: str
    """The words typed for this line as a law to vote on, in notation, where nothing is known of them and the table
    votes on such laws."""
    wrong: Wrong | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What an unfinished play would do."""

    lines: tuple[DraftLine, ...]
    wrong: Wrong | None
    """Why it cannot be played as it stands; None when it can."""
    move: str
    """The play in notation, once it can be made."""


def wrong(refusal: Refusal) -> Wrong:
    return Wrong(refusal.code, tuple(refusal.facts.items()))


def considered(at: SeatKnowledge, draft: str, may_lay: bool, hints: bool, own_words: bool) -> Preview:
    """A draft is a play in notation in which claims may be missing, or typed in plain words: `row@1,0?all even`."""
    laid_text, *claim_texts = draft[:LONGEST].split(";")
    try:
        lay = Lay(read_laid(laid_text))
        if not may_lay:
            raise IllegalMove("not-your-turn")
        _check_hand(at, lay)
        axis = check_straight(at.grid, lay.cells)
        after = {**at.grid, **dict(lay.laid)}
        formed = lines_formed(after, at.branches, lay.cells, axis)
        typed = tuple(_typed(claim_texts))
    except Refusal as refusal:
        return Preview((), wrong(refusal), "")
    lines = tuple(_line(at, after, line, formed, lay, typed, hints, own_words) for line in formed)
    claims = tuple(read_claim(f"{line.claim_at}:{line.claim}") for line in lines if line.claim)
    whole = Lay(lay.laid, claims)
    problem = _misplaced(typed, formed, after) or next((line.wrong for line in lines if line.wrong), None)
    problem = problem or _judged(at, whole)
    return Preview(lines, problem, "" if problem else str(whole))


def _check_hand(at: SeatKnowledge, lay: Lay) -> None:
    for card in lay.cards:
        if card not in at.hand:
            raise IllegalMove("duel-of-law-not-in-hand", card=card.spoken)
        if lay.cards.count(card) > 1:
            raise IllegalMove("duel-of-law-card-twice", card=card.spoken)


Typed = tuple[tuple[tuple[Axis, Cell], AnyAtom | str], ...]
"""Where each law of a draft is claimed, and the law, or the words typed for it."""


def _typed(texts: list[str]) -> Iterator[tuple[tuple[Axis, Cell], AnyAtom | str]]:
    """Yield each claim of the draft: an atom in notation after a colon, or plain words after a question mark."""
    for text in texts:
        where, question, said = text.partition("?")
        if question and ":" not in where:
            line = read_claim(f"{where}:palindrome")  # only to read where the line is
            yield (line.axis, line.cell), said
        else:
            claim = read_claim(text)
            yield (claim.axis, claim.cell), claim.atom


def _misplaced(typed: Typed, formed: tuple[Formed, ...], after: Grid) -> Wrong | None:
    """Return why a law of the draft belongs to no line of it: no law is left out without a word."""
    try:
        claimed_lines([place for place, _ in typed], formed, after)
    except IllegalMove as refusal:
        return wrong(refusal)
    return None


def _judged(at: SeatKnowledge, lay: Lay) -> Wrong | None:
    try:
        judge(at.deck, at.grid, at.branches, at.seat, lay, at.turn)
    except IllegalMove as refusal:
        return wrong(refusal)
    return None


_NOT_KNOWN = ("duel-of-law-say-outside", "duel-of-law-say-nothing", "duel-of-law-say-not-listed")


def _unknown(text: str, mathematics: str) -> str:
    """These words as a law to be voted on, if they are neither understood nor forbidden by the rulebook."""
    try:
        refusal = interpret(text, mathematics=mathematics).rest
    except NotALaw as refused:
        refusal = refused
    known = refusal is None or refusal.code not in _NOT_KNOWN
    return "" if known or not 0 < len(one_line(text)) <= LONGEST_LAW else str(own_words(text))


def _claim(typed: Typed, formed: Formed) -> AnyAtom | str | None:
    return next((said for (axis, cell), said in typed if axis is formed.axis and cell in formed.cells), None)


def _line(
    at: SeatKnowledge,
    after: Grid,
    formed: Formed,
    every: tuple[Formed, ...],
    lay: Lay,
    typed: Typed,
    hints: bool,
    own_words: bool,
) -> DraftLine:
    cards = [after[cell] for cell in formed.cells]
    tokens = stacked(at.deck, formed.branches, cards)
    law = law_of(tokens)
    claim = _claim(typed, formed)
    here = min(cell for cell in lay.cells if cell in formed.cells)
    own = any(branch.owner == at.seat for branch in formed.branches)
    intact = stands(at.deck, formed.branches, cards)
    heard, unknown, several = PossibleAtoms(), "", None
    if isinstance(claim, str):
        if own_words:
            unknown = _unknown(claim, at.deck.mathematics)
        said, claim = claim, None
        heard = claimable(said, at.deck, law, cards, formed.axis)
        if heard.atoms and not heard.certain:
            several = Wrong("duel-of-law-say-did-you-mean", (("text", said),))
        elif len(heard.atoms) == 1:
            claim = heard.atoms[0]
        elif heard.atoms:
            several = Wrong("duel-of-law-say-several", (("text", said),))
    others = _others(at, after, formed, every, typed)
    fits = _fits(at, after, formed, law, others) if hints and intact and not own else ()
    return DraftLine(
        axis=str(formed.axis),
        x=formed.start.x,
        y=formed.start.y,
        claim_at=f"{formed.axis}@{here}",
        cards=tuple(map(str, cards)),
        owner=tokens[-1].seat if tokens else None,
        level=len(tokens),
        law=parts([token.atom for token in tokens], formed.axis),
        needs="broken" if not intact else "own" if own else "duel" if tokens else "law",
        claim=str(claim or ""),
        heard=parts(heard.atoms, formed.axis),
        allows=tuple(_allowed_next(at, (*law, atom), cards, lay.cards) for atom in heard.atoms),
        fits=parts(fits, formed.axis),
        own_words=unknown,
        wrong=wrong(heard.refusal) if heard.refusal else several,
    )


def _others(at: SeatKnowledge, after: Grid, formed: Formed, every: tuple[Formed, ...], typed: Typed) -> list[Line]:
    """The other lines with jokers: branches that the play leaves alone, and what it makes or lengthens, as claimed."""
    touched = {branch for line in every for branch in line.branches}
    found = lines_of_jokers(after, (branch for branch in at.branches if branch not in touched))
    for line in every:
        if line is not formed:
            claim = _claim(typed, line)
            new = () if claim is None or isinstance(claim, str | OwnWords) else (claim,)
            found.append((tuple(dict.fromkeys((*together(line.branches), *new))), line.cells))
    return found


def _allowed_next(at: SeatKnowledge, law: Law, cards: list[Card], laid: Sequence[Card]) -> tuple[str, ...]:
    """Return the cards of the hand that keep the law when they are laid before or after these."""
    return tuple(
        str(card)
        for card in at.hand
        if card not in laid
        and (broken(at.deck, law, [*cards, card]) is None or broken(at.deck, law, [card, *cards]) is None)
    )


def _fits(at: SeatKnowledge, after: Grid, formed: Formed, law: Law, others: list[Line]) -> tuple[Atom, ...]:
    """Return the laws that fit a line and leave its jokers something to be in the other lines they lie in."""
    cards = [after[cell] for cell in formed.cells]
    fits = fitting(at.deck, law, cards)
    if not any(card.joker for card in cards) or not obeyed(at.deck, others, after):
        return fits
    return tuple(atom for atom in fits if obeyed(at.deck, [((*law, atom), formed.cells), *others], after))


# Plays at random

TRIES = 12
_AXES = tuple(Axis)


def random_play(at: SeatKnowledge, chance: Chance, own_words: bool = False) -> Lay | None:
    """Any legal play can come out: any run of cells that touches the tableau, any cards, any laws that fit."""
    for _ in range(TRIES):
        lay = _random_lay(at, chance, own_words)
        if lay is not None:
            return lay
    return None


def _random_lay(at: SeatKnowledge, chance: Chance, own_words: bool) -> Lay | None:
    layout = at.layout
    axis = chance.pick(_AXES)
    laid = _random_run(at, axis, chance)
    cells = tuple([cell for cell, _ in laid])
    after = {**layout.grid, **dict(laid)}
    formed = formed_on(after, layout.starts, cells, axis)
    lying = tried(layout, at.deck, after, formed)
    if lying is None:
        return None
    claims = []
    for line in formed:
        atom: AnyAtom | None = _random_claim(at, line, [after[cell] for cell in line.cells], chance)
        if own_words and atom is not None and not chance.below(4):
            atom = OwnWords(" ".join(str(after[cell]) for cell in line.cells))  # in no language
        if atom is not None:
            claims.append(Claim(line.axis, next(cell for cell in cells if cell in line.cells), atom))
        elif not line.branches:
            return None
    lay = Lay(laid, tuple(claims))
    return lay if lying.allows(at.seat, lay, at.turn) else None


def _random_run(at: SeatKnowledge, axis: Axis, chance: Chance) -> tuple[Laid, ...]:
    """Cards of the hand on a cell that touches the tableau, and on some before and after it."""
    grid, hand, below = at.grid, list(at.hand), chance.below
    first = last = cell = chance.pick(at.layout.beside)
    laid = []
    while True:
        laid.append(Laid(cell, hand.pop(below(len(hand)))))
        if not hand or not below(3):
            laid.sort()
            return tuple(laid)
        if below(2):
            last = cell = _beyond(grid, last, axis, 1)
        else:
            first = cell = _beyond(grid, first, axis, -1)


def _beyond(cards: Grid, cell: Cell, axis: Axis, step: int) -> Cell:
    """Return the next empty cell."""
    x, y = cell
    if axis is Axis.ROW:
        x += step
        while (x, y) in cards:
            x += step
    else:
        y += step
        while (x, y) in cards:
            y += step
    return Cell(x, y)


def _random_claim(at: SeatKnowledge, formed: Formed, cards: list[Card], chance: Chance) -> Atom | None:
    """Return a law that fits; for a branch that is there already, half of the time."""
    if formed.branches and (any(branch.owner == at.seat for branch in formed.branches) or chance.below(2)):
        return None
    law = law_of(stacked(at.deck, formed.branches, cards))
    atoms = fitting(at.deck, law, cards)
    return chance.pick(atoms) if atoms else None
