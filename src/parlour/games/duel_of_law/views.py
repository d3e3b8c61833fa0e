"""What a seat of Duel of Law sees: the tableau and its laws, its own hand, the sizes of the others, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import Announcement, Facts, Seat, key_with
from parlour.games.duel_of_law.atoms import read_any_atom
from parlour.games.duel_of_law.layout import Layout, SeenBranch, SeenCard, layout_of
from parlour.games.duel_of_law.notation import read_lay
from parlour.games.duel_of_law.play_check import Claim, Lay, in_own_words, stacked
from parlour.games.duel_of_law.play_drafts import Preview, considered, random_play
from parlour.games.duel_of_law.rainbow import CARDS, Card, Face, read_card
from parlour.games.duel_of_law.rainbow import deck as deck_of
from parlour.games.duel_of_law.rules import (
    COLOURS,
    REJECTIONS,
    SIX,
    Draw,
    Move,
    Options,
    Position,
    Vote,
    after_vote,
    asks,
    branches_owned,
    to_move,
)
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import (
    Axis,
    Branch,
    Cell,
    Formed,
    Grid,
    Laid,
    Token,
    check_straight,
    grid,
    lines_formed,
)
from parlour.games.duel_of_law.wording import Part, part, parts


@dataclass(frozen=True, slots=True)
class SeenClaim:
    """A line of the pending play that is voted on: what is claimed of it, and what is at stake."""

    axis: str
    cell: str
    """A cell of the line, column and row."""
    cards: tuple[str, ...]
    """The cards of the line."""
    law: Part | None
    """The new part of the law; None where a branch is only lengthened whose law is in a person's own words."""
    level: int
    """What the law's level would be."""
    old: tuple[Part, ...]
    """The law that it narrows; empty where the branch is new."""
    owners: tuple[Seat, ...]
    """Whose branch it would steal: of several players, where it joins branches."""


@dataclass(frozen=True, slots=True)
class Objection:
    seat: Seat
    reason: str
    """Empty where none was given."""


@dataclass(frozen=True, slots=True)
class View(ShowsItself):
    options: Options
    seat: Seat | None
    to_move: tuple[Seat, ...]
    mover: Seat
    asked: str
    """What the seats to move are asked for where it is no ordinary move: "vote"."""
    turn: int
    phase: int
    cards: tuple[SeenCard, ...]
    branches: tuple[SeenBranch, ...]
    hand: tuple[Face, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[Face, ...], ...]
    """For each seat the cards in its hand that everyone has seen."""
    pile: int
    owned: tuple[int, ...]
    """For each seat the branches it owns."""
    colours: tuple[str, ...]
    ran_out: bool
    passes: int
    proposal: str
    """The pending play, in notation."""
    claims: tuple[SeenClaim, ...]
    """Its new laws, each with what is at stake."""
    votes: tuple[tuple[Seat, bool | None], ...]
    """None: this seat abstains."""
    objections: tuple[Objection, ...]
    """To the pending play, or to the last one of this turn that was objected to."""
    rejected: tuple[str, ...]
    """The plays of this turn that were objected to."""
    tries: int
    """How many more plays may be tried in this turn."""
    ended: str
    may_lay: bool
    choices: tuple[str, ...]
    """What can be done besides laying cards: draw; agree, object (to which a reason can be added), abstain."""


def view(position: Position, seat: Seat | None) -> View:
    deck, layout = position.deck, position.layout
    acting = to_move(position)
    voting = position.proposal is not None
    may_lay = seat in acting and not voting and len(position.rejected) < REJECTIONS
    seen = View(
        options=position.options,
        seat=seat,
        to_move=tuple(sorted(acting)),
        mover=position.mover,
        asked="vote" if voting else "",
        turn=position.turn,
        phase=position.phase,
        cards=layout.seen_cards(deck, position.laid),
        branches=layout.seen_branches(),
        hand=() if seat is None else tuple(map(deck.faces.__getitem__, position.hands[seat])),
        hand_sizes=tuple(map(len, position.hands)),
        shown=tuple([tuple(map(deck.face, sorted(position.shown.intersection(hand)))) for hand in position.hands]),
        pile=len(position.pile),
        owned=branches_owned(position),
        colours=COLOURS[: position.options.players],
        ran_out=position.ran_out,
        passes=position.passes,
        proposal=str(position.proposal or ""),
        claims=() if position.proposal is None else _claims(position, layout.grid, position.proposal),
        votes=tuple([(voter, vote.agree) for voter, vote in position.votes]),
        objections=_objections(position),
        rejected=tuple(map(str, position.rejected)),
        tries=REJECTIONS - len(position.rejected),
        ended=position.ended,
        may_lay=may_lay and bool(position.hands[seat or 0]),
        choices=_choices(position) if seat in acting else (),
    )
    if len(_RECENT) == _MOST_RECENT:
        _RECENT.clear()
    _RECENT[id(seen)] = seen, layout, () if seat is None else position.hands[seat]
    return seen


_MOST_RECENT = 64
_RECENT: dict[int, tuple[View, Layout, tuple[Card, ...]]] = {}
"""The layouts and own hands of the views that were last given, by the view, which is kept beside them: a player asked
for a move has mostly just been shown one. They tell no more than the view does."""


def _choices(position: Position) -> tuple[str, ...]:
    if position.proposal is None:
        return ("draw",)
    people = in_own_words(grid(position.laid), position.branches, position.proposal)
    return ("agree", "object", "abstain") if people else ("agree", "object")


def _objections(position: Position) -> tuple[Objection, ...]:
    voiced = [(seat, vote.reason) for seat, vote in position.votes if vote.agree is False]
    return tuple([Objection(seat, reason) for seat, reason in (voiced if position.proposal else position.objections)])


def _formed(position: Position, cards: Grid, lay: Lay) -> Sequence[Formed]:
    after = {**cards, **dict(lay.laid)}
    return lines_formed(after, position.branches, lay.cells, check_straight(cards, lay.cells))


def _concerns(claim: Claim, line: Formed) -> bool:
    return claim.axis is line.axis and claim.cell in line.cells


def _claims(position: Position, cards: Grid, proposal: Lay) -> tuple[SeenClaim, ...]:
    after = {**cards, **dict(proposal.laid)}
    seen = []
    for line in _formed(position, cards, proposal):
        claim = next((one for one in proposal.claims if _concerns(one, line)), None)
        if claim is None and not any(branch.voted for branch in line.branches):
            continue
        cards_here = [after[cell] for cell in line.cells]
        tokens = stacked(position.deck, line.branches, cards_here)
        seen.append(
            SeenClaim(
                axis=str(line.axis),
                cell=str(claim.cell if claim else line.start),
                cards=tuple(map(str, cards_here)),
                law=part(claim.atom, claim.axis) if claim else None,
                level=len(tokens) + (claim is not None),
                old=parts([token.atom for token in tokens], line.axis),
                owners=tuple(sorted({branch.owner for branch in line.branches})),
            )
        )
    return tuple(seen)


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement:
    text = str(move)
    facts: Facts
    match move:
        case Draw():
            count = min(SIX, len(before.pile))
            return Announcement(
                mover, text, "duel-of-law-told-drew" if count else "duel-of-law-told-passed", {"count": count}
            )
        case Vote(agree, reason, silent):
            word = "silent" if silent else {True: "agreed", False: "objected", None: "abstained"}[agree]
            facts = _result(before, mover, move)
            if agree is False:
                facts |= {"given": "yes" if reason else "no", "reason": reason}
            return Announcement(mover, text, f"duel-of-law-told-{word}", facts)
        case _:
            formed = _formed(before, grid(before.laid), move)
            at_stake = [
                (claim, any(line.branches for line in formed if _concerns(claim, line))) for claim in move.claims
            ]
            new, duels = ([claim for claim, taken in at_stake if taken is duel] for duel in (False, True))
            facts = {
                "cards": " ".join(card.spoken for card in move.cards),
                "claimed": len(new),
                "laws": _keys(new),
                "taken": len(duels),
                "narrower": _keys(duels),
            }
            code = "duel-of-law-told-proposed" if asks(before, move) else "duel-of-law-told-laid"
            return Announcement(mover, text, code, facts)


def _result(before: Position, voter: Seat, vote: Vote) -> dict[str, str | int]:
    """Return what comes of the play by this vote: it stands, it falls, or others have yet to vote."""
    assert before.proposal is not None
    after = after_vote(before, voter, vote)
    if after.proposal is not None:
        return {"result": "open"}
    if after.turn == before.turn and not after.ended:
        return {"result": "falls"}
    claims = before.proposal.claims
    levels = [branch.level for branch in after.branches if branch.tokens[-1].turn == before.turn]
    return {"result": "stands", "claimed": len(claims), "laws": _keys(claims), "level": max(levels, default=1)}


def _keys(claims: Sequence[Claim]) -> str:
    """Return the laws that are claimed, for a sentence that names them."""
    said = (part(claim.atom, claim.axis) for claim in claims)
    return ",".join(key_with(law.code.removeprefix("duel-of-law-"), dict(law.facts)) for law in said)


def redeal(view: View, chance: Chance) -> Position:
    """What is not seen is shuffled: the other hands, but for the cards everyone has seen, and the pile."""
    own = tuple(read_card(face.card) for face in view.hand)
    shown = tuple(tuple(read_card(face.card) for face in faces) for faces in view.shown)
    laid = laid_cards(view)
    layout = layout_of(laid, branches(view))
    seen = {*own, *(card for cards in shown for card in cards), *(card for _, card in laid)}
    reasons = {one.seat: one.reason for one in view.objections}
    unseen = list(chance.shuffle(card for card in CARDS if card not in seen))
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(own)
        else:
            missing = size - len(shown[seat])
            hands.append((*shown[seat], *unseen[:missing]))
            del unseen[:missing]
    return Position(
        options=view.options,
        hands=tuple(hands),
        pile=tuple(unseen),
        laid=laid,
        branches=layout.branches,
        known=layout,
        turn=view.turn,
        ran_out=view.ran_out,
        passes=view.passes,
        shown=frozenset(card for cards in shown for card in cards),
        proposal=read_lay(view.proposal) if view.proposal else None,
        votes=()
        if not view.proposal
        else tuple((seat, Vote(agree, reasons.get(seat, ""))) for seat, agree in view.votes),
        objections=() if view.proposal else tuple((one.seat, one.reason) for one in view.objections),
        rejected=tuple(map(read_lay, view.rejected)),
        phase=view.phase,
        ended=view.ended,
    )


def laid_cards(view: View) -> tuple[Laid, ...]:
    return tuple(Laid(Cell(card.x, card.y), read_card(card.face.card)) for card in view.cards)


def branches(view: View) -> tuple[Branch, ...]:
    return tuple(
        Branch(
            Axis(seen.axis),
            Cell(seen.x, seen.y),
            tuple(Token(token.seat, read_any_atom(token.law.atom), token.turn) for token in seen.tokens),
        )
        for seen in view.branches
    )


def parsed(view: View) -> SeatKnowledge:
    """Return a view as cards, cells and branches again."""
    known = _RECENT.get(id(view))
    if known is None:
        layout, hand = Layout(dict(laid_cards(view)), branches(view)), tuple(read_card(face.card) for face in view.hand)
    else:
        _, layout, hand = known
    return SeatKnowledge(
        deck=deck_of(view.options.deck, view.options.mathematics, view.options.words),
        seat=0 if view.seat is None else view.seat,
        turn=view.turn,
        layout=layout,
        hand=hand,
    )


def consider(view: View, draft: str) -> Preview:
    """Return what an unfinished play would do: `04@1,0;row@1,0?all even`."""
    hints, own_words = view.options.hint == "on", view.options.laws == "voted"
    return considered(parsed(view), draft, view.may_lay, hints, own_words)


VOTES = {"agree": Vote(True), "object": Vote(False), "abstain": Vote(None)}


def sample(view: View, chance: Chance) -> Move:
    """Any legal move can come out."""
    if view.proposal:
        return chance.pick((Vote(True), Vote(True), *map(VOTES.__getitem__, view.choices)))
    if view.may_lay and (not view.pile or chance.below(15)):
        return random_play(parsed(view), chance, own_words=view.options.laws == "voted") or Draw()
    return Draw()
