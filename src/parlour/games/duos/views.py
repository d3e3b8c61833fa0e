"""What a player sees and hears of DUOS: the own board, of the others only who is ready; and how the rest is redealt."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import Announcement, Facts, Refusal, Seat
from parlour.games.duos.cards import BY_NAME, DECK, Card
from parlour.games.duos.notation import read
from parlour.games.duos.rules import (
    LAID,
    PAIRS,
    SETS,
    actions,
    cards,
    category,
    check,
    dealt_sets,
    kind_of,
    names_a_card,
    narrator,
    over,
    play,
    scores,
    set_of,
    sets_needed,
    turns,
)
from parlour.games.duos.values import (
    Choose,
    Deal,
    Given,
    Late,
    Move,
    Not,
    Options,
    Pairs,
    Position,
    Turn,
    Withdraw,
    Word,
    Yes,
)


@dataclass(frozen=True, slots=True)
class View(ShowsItself):
    """The table as one seat sees it: its own board, of the others only who is ready."""

    options: Options
    seat: Seat | None
    turn: int
    turns: int
    category: str
    narrator: Seat | None
    cards: tuple[str, ...]
    """Twelve, row by row from the edge with the sun; none once the game is over."""
    board: Pairs | None
    """What this seat has marked; None when nothing, and for bystanders."""
    ready: tuple[bool, ...]
    marked: tuple[bool, ...]
    """Who has been ready this turn, also those who think again: the markers are still on their boards."""
    hints: tuple[Given, ...]
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    last: Turn | None
    gone: tuple[str, ...]
    """Earlier cards of this shuffle, by their side of the first category, in the order in which they lay."""
    actions: tuple[str, ...]
    """What this seat may do now: choose, withdraw, word, yes, not. That a seat is late, only the clock says."""


def gone(position: Position) -> tuple[str, ...]:
    laid = set_of(position.options, position.turn) if not over(position) else len(position.deal.sets)
    earlier = position.deal.sets[laid // SETS * SETS : laid]
    return tuple(card.side(position.options.first) for cards in earlier for card in cards)


def view(position: Position, seat: Seat | None) -> View:
    return View(
        options=position.options,
        seat=seat,
        turn=position.turn,
        turns=turns(position.options),
        category=category(position),
        narrator=narrator(position),
        cards=cards(position),
        board=None if seat is None else position.boards[seat],
        ready=position.ready,
        marked=tuple(board is not None for board in position.boards),
        hints=position.hints,
        scores=scores(position),
        points=position.points,
        last=position.last,
        gone=gone(position),
        actions=() if seat is None else actions(position, seat),
    )


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement | None:
    """Everyone hears a hint, and the choice that reveals all. Any other choice only its own seat hears of."""
    if isinstance(move, Choose | Withdraw | Late):
        return _tell_choice(before, mover, move, seat)
    if isinstance(move, Word):
        return Announcement(mover, str(move), "duos-told-word", {"word": move.text})
    return Announcement(mover, str(move), f"duos-told-{kind_of(move)}", {"card": move.card})


def _tell_choice(
    before: Position, mover: Seat, move: Choose | Withdraw | Late, seat: Seat | None
) -> Announcement | None:
    text = "ready" if isinstance(move, Choose) else str(move)
    after = play(before, mover, move)
    if after.turn != before.turn:
        return Announcement(mover, text, "duos-told-revealed", {"turn": after.turn})
    if seat != mover:
        return None
    if isinstance(move, Choose):
        return Announcement(mover, text, "duos-told-chose", {"pairs": str(move)})
    return Announcement(mover, text, "duos-told-withdrew" if isinstance(move, Withdraw) else "duos-told-late", {})


def spoken(seat: Seat, move: Move) -> Announcement | None:
    """Return a choice of pairs by itself: at the table it may be told only as what reveals all."""
    if isinstance(move, Choose):
        return Announcement(seat, str(move), "duos-told-chose", {"pairs": str(move)})
    return None


def redeal(view: View, chance: Chance) -> Position:
    """The cards to come in any order, and the others' boards as anyone might have marked them."""
    return Position(
        view.options,
        Deal(_first_narrator(view), _redealt_sets(view, chance)),
        view.turn,
        tuple(_redealt_board(view, seat, chance) for seat in range(view.options.players)),
        view.ready,
        view.hints,
        view.points,
        view.last,
    )


def _first_narrator(view: View) -> Seat:
    if view.narrator is not None:
        return (view.narrator - view.turn) % view.options.players
    if view.last is not None and view.last.narrator is not None:
        return (view.last.narrator - view.turn + 1) % view.options.players
    return 0


def _redealt_sets(view: View, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """What has lain there since the last shuffle stays in its place; all else is shuffled."""
    needed = sets_needed(view.options)
    index = set_of(view.options, view.turn) if view.cards else needed
    earlier = index // SETS * SETS
    known = dict.fromkeys(BY_NAME[name] for name in (*view.gone, *view.cards))
    unseen = chance.shuffle(card for card in DECK if card not in known) if index + 1 < needed else ()
    current = (*known, *unseen)
    laid = tuple(current[start : start + LAID] for start in range(0, min(SETS, needed - earlier) * LAID, LAID))
    return (*dealt_sets(earlier, chance), *laid, *dealt_sets(max(0, needed - earlier - SETS), chance))


def _redealt_board(view: View, seat: Seat, chance: Chance) -> Pairs | None:
    if seat == view.seat:
        return view.board
    if not view.marked[seat]:
        return None
    if view.ready[seat] and view.options.deadline != "none" and not chance.below(8):
        return ()
    return _some_board(view, seat, chance)


def _some_board(view: View, seat: Seat, chance: Chance) -> Pairs:
    """Four pairs at random, true to the hint that the seat has given."""
    own = [given for given in view.hints if given.seat == seat]
    wanted = _named(own, "yes")
    free = chance.shuffle(card for card in view.cards if card not in (*wanted, *_named(own, "not")))
    used = (*wanted, *free)[: 2 * PAIRS]
    return Choose(tuple((used[2 * place], used[2 * place + 1]) for place in range(PAIRS))).pairs


def _named(hints: list[Given], kind: str) -> tuple[str, ...]:
    return tuple(given.text for given in hints if given.kind == kind)


def sample(view: View, chance: Chance) -> Move:
    action = chance.pick(view.actions)
    if action == "choose":
        assert view.seat is not None  # bystanders have no actions
        return Choose(_some_board(view, view.seat, chance))
    if action == "word":
        return Word(_some_word(view, chance))
    if action in ("yes", "not"):
        card = chance.pick(view.cards)
        return Yes(card) if action == "yes" else Not(card)
    return Withdraw()


def _some_word(view: View, chance: Chance) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = "".join(chance.pick(letters) for _ in range(1 + chance.below(12)))
    return word if not names_a_card(word, view.cards) else f"{word}ish"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the rules would say to this draft: how many pairs it has, and what is wrong, if anything."""

    pairs: int
    code: str | None
    facts: Facts


def consider(view: View, draft: str) -> Preview:
    pairs = 0
    try:
        move = read(draft)
        pairs = len(move.pairs) if isinstance(move, Choose) else 0
        # Any truth that looks like this will do: what may be refused depends on nothing hidden.
        check(redeal(view, Chance(0)), -1 if view.seat is None else view.seat, move)
    except Refusal as refusal:
        return Preview(pairs, refusal.code, refusal.facts)
    return Preview(pairs, None, {})
