"""DUOS, by Niklas Gestrin and Markus Tangring: four pairs out of twelve cards, as the Narrator would choose them.

The order follows the rulebook: preparation, a turn, choosing pairs, the Narrator's check, the next turn, the end, and
then the cooperative game for two. Where the rulebook is silent, `docs/rulings/duos.md` says what we decided.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import replace

from parlour.chance import Chance
from parlour.game import Choice, Deadline, Facts, IllegalMove, Number, Option, Outcome, Seat, complete
from parlour.games.duos.cards import CATEGORIES, DECK, Card, other
from parlour.games.duos.values import (
    Choose,
    Deal,
    Given,
    Hint,
    Late,
    Match,
    Move,
    Options,
    Pairs,
    Position,
    Turn,
    Withdraw,
    Word,
)

NAME = "duos"
RULES = "1"
OPTIONS: tuple[Option, ...] = (
    Choice("players", ("2", "3", "4", "5", "6"), "4"),
    Number("rounds", 1, 4, "2"),
    Choice("first", CATEGORIES, "animals"),
    Choice("category", ("flip", "keep"), "flip"),
    Choice("word", ("any", "no-names"), "any"),
    Choice("deadline", ("none", "60", "90", "120", "180"), "none"),
    Choice("late", ("kept", "empty"), "kept", absent="empty"),
    Choice("associations", ("english", "french"), "english", absent="english", by_language={"fr": "french"}),
    Choice("narrator", ("tossed", "1", "2", "3", "4", "5", "6"), "tossed", absent="tossed"),
)

LAID = 12
"""The cards on the table, in three rows of four."""
PAIRS = 4
SETS = len(DECK) // LAID
"""Twelve times how many one shuffle gives; the last eight cards stay in the box."""
TURNS_FOR_TWO = 9
NARRATOR_POINTS = (0, 0, 1, 1, 2)
"""What the Narrator gains from a player with this many of the Narrator's pairs."""
ENOUGH_FOR_TWO = 3
HINTS = ("word", "yes", "not")
LONGEST_WORD = 30
REVEAL_SECONDS = 15
"""How long a table takes to look at four pairs, before a deadline begins to run."""
_ONE_WORD = re.compile(r"LM*(?:[-'’]?LM*)*")
"""A word with each character named by its Unicode category: letters and the marks upon them, such as vowel signs."""


# Preparation


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    return Options(
        int(chosen["players"]),
        int(chosen["rounds"]),
        chosen["first"],
        chosen["category"],
        chosen["word"],
        chosen["deadline"],
        chosen["late"],
        chosen["narrator"],
        chosen["associations"],
    )


def is_cooperative(options: Options) -> bool:
    """Return whether this is the cooperative game."""
    return options.players == 2


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    if is_cooperative(options):
        return ((0, 1),)
    return tuple((seat,) for seat in range(options.players))


def turns(options: Options) -> int:
    """Everyone is Narrator once a round; with two players there is none, and nine turns."""
    return TURNS_FOR_TWO if is_cooperative(options) else options.rounds * options.players


def another_round(options: Options) -> Mapping[str, str]:
    """After the last round those who wish may play one more; two partners have their nine turns."""
    return {} if is_cooperative(options) else {"rounds": "1"}


def longest(options: Options) -> int:
    """One choice a seat and turn; with two players also both hints, each of which may undo the other's choice."""
    return turns(options) * (6 if is_cooperative(options) else options.players)


def set_of(options: Options, turn: int) -> int:
    """Return which set of twelve lies there: each for two turns, one a side, unless the category is kept."""
    return turn // 2 if options.category == "flip" else turn


def sets_needed(options: Options) -> int:
    return set_of(options, turns(options) - 1) + 1


def deal(options: Options, chance: Chance) -> Deal:
    tossed = 0 if is_cooperative(options) else chance.below(options.players)
    return Deal(first_narrator(options, tossed), dealt_sets(sets_needed(options), chance))


def first_narrator(options: Options, tossed: Seat) -> Seat:
    """Return the seat that was agreed on, if there is such a seat and a Narrator; else the one that was tossed."""
    agreed = 0 if options.narrator == "tossed" or is_cooperative(options) else int(options.narrator)
    return agreed - 1 if 0 < agreed <= options.players else tossed


def dealt_sets(count: int, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """This many sets of twelve: nine from each shuffle of all the cards."""
    sets: list[tuple[Card, ...]] = []
    while len(sets) < count:
        shuffled = chance.shuffle(DECK)
        sets.extend(shuffled[start : start + LAID] for start in range(0, SETS * LAID, LAID))
    return tuple(sets[:count])


def setup(options: Options, deal: Deal) -> Position:
    return _lay(Position(options, deal, 0, (), ()), 0)


def _lay(position: Position, turn: int) -> Position:
    """Markers off the boards, hints back on the DUOS card."""
    seats = range(position.options.players)
    return replace(position, turn=turn, boards=tuple(None for _ in seats), ready=tuple(False for _ in seats), hints=())


# A turn


def over(position: Position) -> bool:
    return position.turn == turns(position.options)


def category(position: Position) -> str:
    """The cards are turned over each turn, or keep the category of the first."""
    first = position.options.first
    return other(first) if position.options.category == "flip" and position.turn % 2 else first


def narrator(position: Position) -> Seat | None:
    """The first Narrator was tossed or agreed on; then the next seat to the left, turn by turn."""
    if over(position) or is_cooperative(position.options):
        return None
    return (position.deal.first + position.turn) % position.options.players


def cards(position: Position) -> tuple[str, ...]:
    """Return the twelve names that lie face up."""
    if over(position):
        return ()
    laid = position.deal.sets[set_of(position.options, position.turn)]
    return tuple(card.side(category(position)) for card in laid)


def to_move(position: Position) -> frozenset[Seat]:
    """All seats, all the time: a player who is ready may change their choice until all are ready."""
    return frozenset() if over(position) else frozenset(range(position.options.players))


def awaited(position: Position) -> frozenset[Seat]:
    """Those who are not ready."""
    return frozenset(seat for seat in to_move(position) if not position.ready[seat])


def phase(position: Position) -> int:
    """A new turn makes older messages stale, and so does a hint, which is there to be heeded; a choice does not."""
    return position.turn * len(HINTS) + len(position.hints)


def actions(position: Position, seat: Seat) -> tuple[str, ...]:
    if over(position):
        return ()
    if position.ready[seat]:
        return ("choose", "withdraw")
    used = HINTS if _hinted(position, seat) else tuple(given.kind for given in position.hints)
    hints = tuple(kind for kind in HINTS if kind not in used) if is_cooperative(position.options) else ()
    return ("choose", *hints)


def _hinted(position: Position, seat: Seat) -> bool:
    return any(given.seat == seat for given in position.hints)


def check(position: Position, seat: Seat, move: Move) -> None:
    if over(position):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if isinstance(move, Choose):
        _check_pairs(position, seat, move)
    elif isinstance(move, Withdraw):
        if not position.ready[seat]:
            raise IllegalMove("duos-not-ready")
    elif isinstance(move, Late):
        _check_late(position, seat, move)
    else:
        _check_hint(position, seat, move)


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    if isinstance(move, Choose):
        return _reveal(_mark(position, seat, move.pairs))
    if isinstance(move, Late):
        return _reveal(_mark(position, seat, move.pairs))
    if isinstance(move, Withdraw):
        return replace(position, ready=_with(position.ready, seat, False))
    return _hint(position, seat, move)


def _with(flags: tuple[bool, ...], seat: Seat, flag: bool) -> tuple[bool, ...]:
    return (*flags[:seat], flag, *flags[seat + 1 :])


def _mark(position: Position, seat: Seat, pairs: Pairs) -> Position:
    boards = (*position.boards[:seat], pairs, *position.boards[seat + 1 :])
    return replace(position, boards=boards, ready=_with(position.ready, seat, True))


# Choosing pairs


def _check_pairs(position: Position, seat: Seat, move: Choose) -> None:
    """Four pairs of cards that lie there, no card twice; and what one has hinted at must be true.

    What is wrong with an unfinished choice comes before that it is unfinished.
    """
    used = _check_cards(position, seat, move.pairs)
    if len(move.pairs) != PAIRS:
        raise IllegalMove("duos-four-pairs", count=len(move.pairs))
    _check_yes(position, seat, used)


def _check_cards(position: Position, seat: Seat, pairs: Pairs) -> set[str]:
    laid = cards(position)
    used: set[str] = set()
    for pair in pairs:
        for card in pair:
            if card not in laid:
                raise IllegalMove("duos-not-on-table", card=card)
            if card in used:
                raise IllegalMove("duos-card-twice", card=card)
            used.add(card)
    for given in position.hints:
        if given.seat == seat and given.kind == "not" and given.text in used:
            raise IllegalMove("duos-said-not", card=given.text)
    return used


def _check_yes(position: Position, seat: Seat, used: set[str]) -> None:
    for given in position.hints:
        if given.seat == seat and given.kind == "yes" and given.text not in used:
            raise IllegalMove("duos-said-yes", card=given.text)


def outdated(position: Position, phase: int) -> str:
    """Why a choice or a hint for an older phase is refused."""
    return "duos-turn-over" if phase < position.turn * len(HINTS) else "stale"


def _check_late(position: Position, seat: Seat, move: Late) -> None:
    """When time runs out, what was chosen by then counts if the hints are true of it; else the board is empty."""
    if position.ready[seat]:
        raise IllegalMove("duos-in-time")
    if not move.pairs:
        return
    if position.options.late == "empty" or len(move.pairs) >= PAIRS:
        raise IllegalMove("duos-four-pairs", count=len(move.pairs))
    _check_yes(position, seat, _check_cards(position, seat, move.pairs))


def reserved(move: Move) -> bool:
    """That a person is late, no one but the clock says."""
    return isinstance(move, Late)


def timeout_move(position: Position, seat: Seat, draft: str) -> Move | None:
    """The time is up: the complete pairs of a draft are kept, as far as they are allowed."""
    kept: Pairs = ()
    for part in draft.split(",") if position.options.late == "kept" else ():
        pair = tuple(card.strip() for card in part.split("+"))
        if len(pair) != 2:
            continue
        longer = Late((*kept, (pair[0], pair[1])))
        try:
            _check_cards(position, seat, longer.pairs)
        except IllegalMove:
            continue
        kept = longer.pairs if len(longer.pairs) < PAIRS else kept
    try:
        _check_late(position, seat, Late(kept))
    except IllegalMove:
        return Late()
    return Late(kept)


def deadline(position: Position) -> Deadline | None:
    """At a table with a deadline, each turn has its own; no one is hurried while the last one is shown."""
    if over(position) or position.options.deadline == "none":
        return None
    pause = REVEAL_SECONDS if position.turn else 0
    return Deadline(position.turn, int(position.options.deadline), Late(), pause, reserved=True)


def look_seconds(position: Position) -> float:
    """A reveal wants to be looked at, until the first marks the new cards or hints at them."""
    begun = bool(position.hints) or any(board is not None for board in position.boards)
    return 0 if over(position) or position.last is None or begun else REVEAL_SECONDS


def explainable(position: Position, seat: Seat) -> tuple[str, ...]:
    """The Narrator of the turn that was just revealed may say why these pairs."""
    last = position.last
    if last is None or last.narrator != seat:
        return ()
    return tuple("+".join(pair) for pair in last.boards[seat])


def explanation(about: str, text: str) -> tuple[str, Facts]:
    one, other = about.split("+")
    return "duos-why-said", {"one": one, "other": other, "text": text}


def talk(position: Position, people: frozenset[Seat]) -> bool:
    """Talk belongs to the reveal: until the first of the people is ready for the new cards, or has hinted.

    A person who thinks again does not open it: the others have begun to choose too.
    """
    begun = bool(position.hints) or any(position.boards[seat] is not None for seat in people)
    return over(position) or (position.last is not None and not begun)


# The Narrator checks pairs


def _reveal(position: Position) -> Position:
    """Return when everyone is ready: compare, score, and prepare the next turn."""
    if not all(position.ready):
        return position
    boards = tuple(board or () for board in position.boards)
    narrator_seat = narrator(position)
    matches = _common_pairs(boards) if narrator_seat is None else _matches(boards, narrator_seat)
    points = _points_together(matches) if narrator_seat is None else _points(matches, narrator_seat, len(boards))
    number = position.turn + 1
    shown = Turn(number, category(position), cards(position), narrator_seat, boards, matches, points, position.hints)
    return _lay(replace(position, points=(*position.points, points), last=shown), number)


def _matches(boards: tuple[Pairs, ...], narrator_seat: Seat) -> tuple[Match, ...]:
    return tuple(
        Match(pair, tuple(seat for seat, board in enumerate(boards) if seat != narrator_seat and pair in board))
        for pair in boards[narrator_seat]
    )


def _points(matches: tuple[Match, ...], narrator_seat: Seat, players: int) -> tuple[int, ...]:
    """Each player a point for each pair of the Narrator's; the Narrator something for each player, by the table."""
    points = [sum(seat in match.seats for match in matches) for seat in range(players)]
    points[narrator_seat] = sum(NARRATOR_POINTS[points[seat]] for seat in range(players) if seat != narrator_seat)
    return tuple(points)


# The end of the game


def scores(position: Position) -> tuple[int, ...]:
    return tuple(sum(points[seat] for points in position.points) for seat in range(position.options.players))


def score(position: Position) -> tuple[int, ...]:
    """For a game that is ended early, with its score."""
    return scores(position)


def outcome(position: Position) -> Outcome | None:
    """The most points win, and those who tie share the victory; two who play together only have their score."""
    if not over(position):
        return None
    final = scores(position)
    if is_cooperative(position.options):
        return Outcome((), f"duos-together-{final[0]}", final)
    winners = tuple(seat for seat, score in enumerate(final) if score == max(final))
    return Outcome(winners, "duos-most-points" if len(winners) == 1 else "duos-shared-victory", final)


# DUOS for two players


def _check_hint(position: Position, seat: Seat, hint: Hint) -> None:
    if not is_cooperative(position.options):
        raise IllegalMove("duos-hints-for-two")
    if position.ready[seat]:
        raise IllegalMove("duos-hint-when-ready")
    if _hinted(position, seat):
        raise IllegalMove("duos-one-hint")
    if any(given.kind == kind_of(hint) for given in position.hints):
        raise IllegalMove("duos-hint-taken", kind=kind_of(hint))
    if isinstance(hint, Word):
        _check_word(position, hint.text)
    elif hint.card not in cards(position):
        raise IllegalMove("duos-not-on-table", card=hint.card)


def reworded(move: Move, clean: Callable[[str], str]) -> Move:
    """A word is said to the partner, like talk. One of which less is left is refused: see `_check_word`."""
    return Word(clean(move.text)) if isinstance(move, Word) else move


def _check_word(position: Position, word: str) -> None:
    if not word or "*" in word:
        raise IllegalMove("duos-word-unsaid")
    if len(word) > LONGEST_WORD:
        raise IllegalMove("duos-word-too-long", longest=LONGEST_WORD)
    if not _ONE_WORD.fullmatch("".join(sign if sign in "-'’" else unicodedata.category(sign)[0] for sign in word)):
        raise IllegalMove("duos-one-word", word=word)
    if position.options.word == "no-names" and names_a_card(word, cards(position)):
        raise IllegalMove("duos-word-names-card", word=word)


def names_a_card(word: str, laid: tuple[str, ...]) -> bool:
    """Return whether the word is the English name of one of these cards, or a word of such a name."""
    said = word.casefold()
    return any(said == card or said in card.split("-") for card in laid)


def kind_of(hint: Hint) -> str:
    return type(hint).__name__.lower()


def _hint(position: Position, seat: Seat, hint: Hint) -> Position:
    """The hint is used up; a partner who was ready can take it to heart, with the markers still on the board."""
    given = Given(seat, kind_of(hint), hint.text if isinstance(hint, Word) else hint.card)
    return replace(position, hints=(*position.hints, given), ready=_with(position.ready, 1 - seat, False))


def _common_pairs(boards: tuple[Pairs, ...]) -> tuple[Match, ...]:
    mine, yours = boards
    return tuple(Match(pair, (0, 1)) for pair in mine if pair in yours)


def _points_together(matches: tuple[Match, ...]) -> tuple[int, ...]:
    point = int(len(matches) >= ENOUGH_FOR_TWO)
    return (point, point)


# What cannot be taken back


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """A choice is secret, and a hint cannot be unheard."""
    return True
