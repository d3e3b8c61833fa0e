"""The maker of Duel of Law's puzzles: looks through games between bots for moments with one right play.

law       a card and its place are given: of all laws in the catalogue, one fits the line that it makes
branch    one card of the hand, with one law, takes a branch of the opponent's
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count as counting

from msgspec import structs

from parlour.chance import Chance
from parlour.game import IllegalMove, written_options
from parlour.games.duel_of_law import notation, rules, views
from parlour.games.duel_of_law.atoms import Alt, Atom, Const, In
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.play_check import Claim, Lay, stacked
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.rainbow import Card
from parlour.games.duel_of_law.rules import Position
from parlour.games.duel_of_law.school import gained
from parlour.games.duel_of_law.tableau import Axis, Cell, Formed, Laid, edges, grid, law_of, lines_formed
from parlour.school.puzzles import PuzzleLine

THEMES = ("law", "branch")
_LONGEST = 10
"""Moves of a game that is looked through."""
_PLAYED_BY = 9
"""The level that plays the games."""
_FIRST = 2
"""Moves before the first puzzle of a game: an empty tableau says little."""


def compose(count: int, seed: int, hear: Callable[[], None] = lambda: None) -> tuple[PuzzleLine, ...]:
    """This many puzzles, as many of each theme, graded by how far the law is to seek."""
    found: list[PuzzleLine] = []
    for number in counting():
        if len(found) == count:
            break
        hear()
        made = _in_a_game(THEMES[len(found) % len(THEMES)], Chance(f"{seed} {number}"))
        if made is not None:
            found.append(made)
    return graded(found)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    """The easiest first, a fifth of them of each grade."""
    once = {(each.deal, each.game, each.key): each for each in made}.values()
    return tuple(
        structs.replace(each, name=f"l{place:03}", grade=1 + (place - 1) * 5 // len(once))
        for place, each in enumerate(sorted(once, key=lambda each: each.nodes), 1)
    )


def _in_a_game(theme: str, chance: Chance) -> PuzzleLine | None:
    """Play one game, and choose one of the puzzles in it."""
    options = rules.options({})
    deal = rules.deal(options, chance)
    position = rules.setup(options, deal)
    bot = Bot(_PLAYED_BY, None)
    moves: list[str] = []
    found: list[PuzzleLine] = []
    while not rules.outcome(position) and len(moves) < _LONGEST:
        seat = min(rules.awaited(position))
        if len(moves) >= _FIRST:
            drawn = len(notation.write_deal(deal).split()) - len(position.pile)
            dealt = " ".join((*notation.write_deal(deal).split()[:drawn], "…"))
            written = written_options(options)
            for each in _laws(position) if theme == "law" else _steals(position):
                found.append(structs.replace(each, options=written, deal=dealt, game=" ".join(moves)))
        move = bot.choose(views.view(position, seat), chance)
        moves.append(str(move))
        position = rules.play(position, seat, move)
    return chance.pick(found) if found else None


def _lays(position: Position) -> Iterator[tuple[Card, Cell, tuple[Formed, ...]]]:
    """Yield each regular card of the hand on each place beside the tableau, and the lines that it makes there."""
    cards = grid(position.laid)
    for card in position.hands[position.mover]:
        if not card.joker:
            for cell in edges(cards):
                formed = lines_formed({**cards, cell: card}, position.branches, (cell,), Axis.ROW)
                if formed:
                    yield card, cell, formed


def _laws(position: Position) -> Iterator[PuzzleLine]:
    """Lines without a law so far that only one law of the catalogue fits."""
    for card, cell, formed in _lays(position):
        if len(formed) == 1 and not formed[0].branches:
            line = _cards(position, card, cell, formed[0])
            atoms = fitting(position.deck, (), line)
            if len(atoms) == 1 and not any(one.joker for one in line):
                lay = Lay((Laid(cell, card),), (Claim(formed[0].axis, cell, atoms[0]),))
                if _allowed(position, lay):
                    nodes = _depth(atoms[0]) * len(line)
                    yield PuzzleLine(
                        name="",
                        options={},
                        theme="law",
                        asks=f"claims-with {card}@{cell}",
                        key=str(lay),
                        lights=(f"card {card}", str(cell)),
                        grade=1,
                        unique=True,
                        nodes=nodes,
                    )


def _steals(position: Position) -> Iterator[PuzzleLine]:
    """If one card with one law, and no other, takes a branch from the opponent."""
    seat, steals = position.mover, list[tuple[Lay, Atom]]()
    if any(card.joker for card in position.hands[seat]):
        return
    for card, cell, formed in _lays(position):
        claims = [(line, _claimable(position, card, cell, line)) for line in formed]
        if any(line.branches and line.branches[0].owner != seat and atoms for line, atoms in claims):
            for lay in _plays(card, cell, claims, seat):
                if _allowed(position, lay) and gained(position, seat, rules.play(position, seat, lay))[1]:
                    steals.append((lay, next(_atoms(lay))))
                    if len(steals) > 1:
                        return
    if steals:
        lay, atom = steals[0]
        nodes = 4 * _depth(atom) * len(position.hands[seat])
        yield PuzzleLine(
            name="",
            options={},
            theme="branch",
            asks="takes-with-one",
            key=str(lay),
            grade=1,
            unique=True,
            nodes=nodes,
        )


def _atoms(lay: Lay) -> Iterator[Atom]:
    for claim in lay.claims:
        yield claim.atom  # type: ignore[misc]  # from the catalogue


def _plays(card: Card, cell: Cell, claims: list[tuple[Formed, tuple[Atom, ...]]], seat: int) -> Iterator[Lay]:
    """This card there, with every way to claim its lines; a line that has a law already may be left as it is."""
    ways: list[tuple[Claim, ...]] = [()]
    for line, atoms in claims:
        each: list[tuple[Claim, ...]] = [(Claim(line.axis, cell, atom),) for atom in atoms]
        if line.branches:
            each.append(())
        ways = [(*way, *more) for way in ways for more in each]
    for way in ways:
        yield Lay((Laid(cell, card),), way)


def _claimable(position: Position, card: Card, cell: Cell, line: Formed) -> tuple[Atom, ...]:
    if any(branch.owner == position.mover for branch in line.branches):
        return ()
    cards = _cards(position, card, cell, line)
    return fitting(position.deck, law_of(stacked(position.deck, line.branches, cards)), cards)


def _cards(position: Position, card: Card, cell: Cell, line: Formed) -> list[Card]:
    after = {**grid(position.laid), cell: card}
    return [after[one] for one in line.cells]


def _allowed(position: Position, lay: Lay) -> bool:
    try:
        rules.check(position, position.mover, lay)
    except IllegalMove:
        return False
    return True


def _depth(atom: Atom) -> int:
    """Return how far this kind of law is to seek: a colour is seen, a word is looked for."""
    match atom:
        case Const():
            return 2
        case In():
            return 6
        case Alt():
            return 20
    return 60
