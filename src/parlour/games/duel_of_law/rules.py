"""Duel of Law, by Marty and Ron Hale-Evans: patterns of cards, claimed as branches and stolen by narrower laws.

The order follows the rulebook: setting up, adding cards, explaining laws and claiming branches, the win condition.
What a law is stands in `atoms.py` and `laws.py`, what a play does to the tableau in `tableau.py` and `play_check.py`.
Where the rulebook is silent, `docs/rulings/duel-of-law.md` says what we decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import BadOption, Choice, Deadline, IllegalMove, Number, Option, Outcome, Seat, complete
from parlour.games.duel_of_law.atoms import OwnWords
from parlour.games.duel_of_law.layout import Layout, layout_of
from parlour.games.duel_of_law.play_check import Claim, Lay, in_own_words, played_on
from parlour.games.duel_of_law.rainbow import CARDS, EDITIONS, LANGUAGES, MATHEMATICS, Card, Deck
from parlour.games.duel_of_law.rainbow import deck as deck_of
from parlour.games.duel_of_law.tableau import Branch, Cell, Laid, grid

NAME = "duel-of-law"
RULES = "1"
OPTIONS: tuple[Option, ...] = (
    Number("players", 2, 4, "2"),
    Choice("deck", EDITIONS, "1-16"),
    Choice("objection", ("auto", "unanimous", "majority"), "auto", among_people="unanimous"),
    Choice("deadline", ("none", "30", "60", "120", "300"), "60"),
    Choice("hint", ("on", "off"), "on"),
    Choice("mathematics", MATHEMATICS, "core", absent="core", among_people="wide"),
    Choice("laws", ("known", "voted"), "known", absent="known", among_people="voted"),
    Choice("words", LANGUAGES, "english", absent="english", by_language={"fr": "french"}),
)

HAND = 12
SIX = 6
"""How many cards a player draws who lays none."""
LEAD = 2
"""This many branches more than everyone else win."""
REJECTIONS = 3
"""After this many rejected plays in a turn, drawing is all that is left."""
COLOURS = ("red", "orange", "green", "blue", "purple", "black")
"""The colours of the tokens; each seat takes the next one."""


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 2
    deck: str = "1-16"
    objection: str = "auto"
    deadline: str = "60"
    """Seconds for a vote; a player who says nothing agrees."""
    hint: str = "on"
    mathematics: str = "core"
    """Which numbers laws may speak of."""
    laws: str = "known"
    """Whether a law in a player's own words may be put to the vote."""
    words: str = "english"
    """The language of the words that a line may spell."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Play no cards and draw six, or what is left of the pile; with an empty pile this is a pass."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on whether the laws of a play are valid. An objection may say why; None abstains, which is for laws in
    a person's own words."""

    agree: bool | None
    reason: str = ""
    silent: bool = False
    """Whether the player did not answer in time, which counts as agreement."""

    def __str__(self) -> str:
        if self.silent:
            return "silent"
        word = {True: "agree", False: "object", None: "abstain"}[self.agree]
        return f"{word}:{self.reason}" if self.reason else word


SILENCE = Vote(True, silent=True)

Move = Lay | Draw | Vote
Deal = tuple[Card, ...]
"""The shuffled deck from the top."""


@dataclass(frozen=True, slots=True)
class Position(ShowsItself):
    options: Options
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    """From the top."""
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    branches: tuple[Branch, ...] = ()
    turn: int = 0
    """How many turns are over."""
    ran_out: bool = False
    """Whether a player has run out of cards. From then on a lead of two branches wins."""
    passes: int = 0
    """How many passes in a row."""
    shown: frozenset[Card] = frozenset()
    """Cards in hands that everyone has seen, in a play that was objected to."""
    proposal: Lay | None = None
    """A play that waits for the others to agree."""
    votes: tuple[tuple[Seat, Vote], ...] = ()
    objections: tuple[tuple[Seat, str], ...] = ()
    """Who objected to the last play of this turn, and why."""
    rejected: tuple[Lay, ...] = ()
    """The plays of this turn that were objected to."""
    phase: int = 0
    ended: str = ""
    """The reason, once it is over."""
    known: Layout | None = field(default=None, compare=False, repr=False)
    """The layout that the last play led to; it follows from the cards and branches."""

    @property
    def mover(self) -> Seat:
        return self.turn % self.options.players

    @property
    def deck(self) -> Deck:
        return deck_of(self.options.deck, self.options.mathematics, self.options.words)

    @property
    def layout(self) -> Layout:
        """The cards and branches, with what is worked out from them."""
        return layout_of(self.laid, self.branches, self.known)


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    if chosen["laws"] == "voted" and chosen["objection"] == "auto":
        raise BadOption("duel-of-law-laws-need-votes")
    players = int(chosen.pop("players"))
    return Options(players, **chosen)


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(options.players))


def longest(options: Options) -> int:
    """Each playing turn lays one of 161 cards, 23 draws empty the pile, fewer passes than players lie between plays.

    With objections each turn may also see three rejected plays, and every play the votes of all others.
    """
    turns = 161 + 23 + 161 * (options.players - 1) + options.players
    if options.objection == "auto":
        return turns
    return turns + (REJECTIONS * turns + 161) * options.players


# Setting up


def deal(options: Options, chance: Chance) -> Deal:
    """The entire deck is shuffled."""
    return chance.shuffle(CARDS)


def setup(options: Options, deal: Deal) -> Position:
    """Twelve cards each; the next card starts the tableau."""
    dealt = HAND * options.players
    laid = (Laid(Cell(0, 0), deal[dealt]),)
    return Position(
        options,
        hands=tuple(deal[HAND * seat : HAND * (seat + 1)] for seat in range(options.players)),
        pile=deal[dealt + 1 :],
        laid=laid,
        known=layout_of(laid, ()),
    )


# Playing


_SINGLE_SEATS = tuple(frozenset({seat}) for seat in range(4))


def to_move(position: Position) -> frozenset[Seat]:
    """Return the mover; while a play waits for agreement, those who have not voted."""
    if position.ended:
        return frozenset()
    if position.proposal is None:
        return _SINGLE_SEATS[position.mover]
    voted = {position.mover, *(seat for seat, _ in position.votes)}
    return frozenset(range(position.options.players)) - voted


awaited = to_move


def phase(position: Position) -> int:
    return position.phase


def check(position: Position, seat: Seat, move: Move) -> None:
    _check_turn(position, seat, move)
    if isinstance(move, Lay):
        _layout_after(position, seat, move)


def _check_turn(position: Position, seat: Seat, move: Move) -> None:
    if position.ended:
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if isinstance(move, Vote):
        if position.proposal is None:
            raise IllegalMove("duel-of-law-no-vote")
        if move.agree is None and not in_own_words(grid(position.laid), position.branches, position.proposal):
            raise IllegalMove("duel-of-law-no-abstention")
    elif position.proposal is not None:
        raise IllegalMove("duel-of-law-vote-first")
    elif isinstance(move, Lay) and len(position.rejected) >= REJECTIONS:
        raise IllegalMove("duel-of-law-draw-now", rejections=REJECTIONS)


def _layout_after(position: Position, seat: Seat, lay: Lay) -> Layout:
    if not lay.laid:
        raise IllegalMove("duel-of-law-nothing-laid")
    cards = lay.cards
    for card in cards:
        if card not in position.hands[seat]:
            raise IllegalMove("duel-of-law-not-in-hand", card=card.spoken)
        if cards.count(card) > 1:
            raise IllegalMove("duel-of-law-card-twice", card=card.spoken)
    if position.options.laws == "known" and any(isinstance(claim.atom, OwnWords) for claim in lay.claims):
        raise IllegalMove("duel-of-law-only-known-laws")
    return played_on(position.layout, position.deck, seat, lay, position.turn)


def play(position: Position, seat: Seat, move: Move) -> Position:
    _check_turn(position, seat, move)
    return _played(position, seat, move)


def _played(position: Position, seat: Seat, move: Move) -> Position:
    match move:
        case Draw():
            return _draw_six(position)
        case Vote():
            return after_vote(position, seat, move)
        case _:
            after = _layout_after(position, seat, move)
            if not asks(position, move):
                return _lay(position, move, after)
            shown = position.shown | set(move.cards)
            return replace(position, proposal=move, objections=(), shown=shown, phase=position.phase + 1)


def asks(position: Position, lay: Lay) -> bool:
    """Return whether the other players vote on this play."""
    if position.options.objection == "auto":
        return False
    return bool(lay.claims) or in_own_words(grid(position.laid), position.branches, lay)


def _draw_six(position: Position) -> Position:
    passes = position.passes + 1 if not position.pile else 0
    hands = list(position.hands)
    hands[position.mover] += position.pile[:SIX]
    won = position.ran_out and _led_by_two(position.options, position.branches)
    ended = "duel-of-law-all-passed" if passes == position.options.players else _TWO_AHEAD if won else ""
    return _next_turn(position, ended, hands=tuple(hands), pile=position.pile[SIX:], passes=passes)


def after_vote(position: Position, seat: Seat, vote: Vote) -> Position:
    return _count(replace(position, votes=(*position.votes, (seat, vote))))


def _count(position: Position) -> Position:
    """Objections: one is enough, or there must be as many as agree; and a person must agree, where some abstain.

    A rejected player takes the cards back. A vote that settles nothing leaves the phase alone: the others vote at the
    same time.
    """
    assert position.proposal is not None
    objections = tuple((seat, vote.reason) for seat, vote in position.votes if vote.agree is False)
    agreed = sum(vote.agree is True for _, vote in position.votes)
    complete = not to_move(position)
    if position.options.objection == "unanimous":
        rejected = bool(objections) or (complete and not agreed)
    else:
        rejected = complete and len(objections) >= agreed
    if rejected:
        tried = (*position.rejected, position.proposal)
        phase = position.phase + 1
        return replace(position, proposal=None, votes=(), rejected=tried, objections=objections, phase=phase)
    if complete:
        return _lay(position, position.proposal, _layout_after(position, position.mover, position.proposal))
    return position


def deadline(position: Position) -> Deadline | None:
    """Each vote has its time, and silence is agreement."""
    if position.proposal is None or position.options.deadline == "none":
        return None
    vote = position.turn * REJECTIONS + len(position.rejected)
    return Deadline(vote, int(position.options.deadline), SILENCE, reserved=True)


def happenings(position: Position) -> int:
    """Return the play, and each branch that it claimed. What is only proposed claims nothing yet."""
    if position.proposal is not None or position.rejected:
        return 1
    return 1 + sum(branch.tokens[-1].turn == position.turn - 1 for branch in position.branches)


def timeout_move(position: Position, seat: Seat, draft: str) -> Move | None:
    """Also where the table keeps the time: silence is agreement. Whose turn it is has no such move."""
    return None if position.proposal is None else SILENCE


def reserved(move: Move) -> bool:
    """Silence is the clock's."""
    return move == SILENCE


def reworded(move: Move, clean: Callable[[str], str]) -> Move:
    """The reason for an objection is said aloud, like talk, and so is a law in one's own words."""
    if isinstance(move, Vote):
        return replace(move, reason=clean(move.reason)) if move.reason else move
    if isinstance(move, Lay):
        return replace(move, claims=tuple(_reworded_claim(claim, clean) for claim in move.claims))
    return move


def _reworded_claim(claim: Claim, clean: Callable[[str], str]) -> Claim:
    if not isinstance(claim.atom, OwnWords):
        return claim
    return replace(claim, atom=OwnWords(clean(claim.atom.text)))


def talk(position: Position, people: frozenset[Seat]) -> bool:
    """A game of arguing: people talk at all times."""
    return True


# Explain laws and claim branches


def _lay(position: Position, lay: Lay, layout: Layout) -> Position:
    """Lay the cards, put tokens on the branches, test for the win, and draw one."""
    seat, cards = position.mover, lay.cards
    hand = tuple([card for card in position.hands[seat] if card not in cards])
    ran_out = position.ran_out or not hand
    won = ran_out and _led_by_two(position.options, layout.branches)
    drawn = 0 if won else 1
    hands = list(position.hands)
    hands[seat] = hand + position.pile[:drawn]
    return _next_turn(
        position,
        _TWO_AHEAD if won else "",
        hands=tuple(hands),
        pile=position.pile[drawn:],
        laid=layout.laid,
        branches=layout.branches,
        known=layout,
        shown=position.shown.difference(cards),
        ran_out=ran_out,
        passes=0,
    )


def _next_turn(position: Position, ended: str, **changes: Any) -> Position:
    """Return the end of a turn, with what has changed in it: the game is over, or it is the next player's turn."""
    phase = position.phase + 1
    if ended:
        return replace(position, phase=phase, proposal=None, votes=(), ended=ended, **changes)
    turn = position.turn + 1
    return replace(position, turn=turn, phase=phase, proposal=None, votes=(), rejected=(), objections=(), **changes)


# Winning


def branches_owned(position: Position) -> tuple[int, ...]:
    return _owned(position.options, position.branches)


def _owned(options: Options, branches: tuple[Branch, ...]) -> tuple[int, ...]:
    owners = [branch.tokens[-1].seat for branch in branches]
    return tuple([owners.count(seat) for seat in range(options.players)])


def score(position: Position) -> tuple[int, ...]:
    """For a game that is ended early: the branches that everyone owns until now."""
    return branches_owned(position)


_TWO_AHEAD = "duel-of-law-two-ahead"


def _led_by_two(options: Options, branches: tuple[Branch, ...]) -> bool:
    *_, second, most = sorted(_owned(options, branches))
    return most - second >= LEAD


def outcome(position: Position) -> Outcome | None:
    if not position.ended:
        return None
    owned = branches_owned(position)
    winners = tuple(seat for seat, count in enumerate(owned) if count == max(owned))
    return Outcome(winners, position.ended, owned)


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """Cards are shown or drawn by everything but a pass."""
    return not (isinstance(move, Draw) and not position.pile)
