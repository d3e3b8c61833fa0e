"""What a tableau inherits from the one before is what would be worked out anew, and so is what is judged by it."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from parlour.chance import Chance
from parlour.game import IllegalMove
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.atoms import CATALOGUE
from parlour.games.duel_of_law.law_search import fitting, may_obey, obeyed_atoms
from parlour.games.duel_of_law.layout import Layout
from parlour.games.duel_of_law.play_check import Claim, Lay, played_on, together
from parlour.games.duel_of_law.rainbow import CARDS
from parlour.games.duel_of_law.rules import Position
from parlour.games.duel_of_law.tableau import Axis, Branch, Laid, edges, grid, lines_formed
from tests.games.duel_of_law.tables import DECK

OPTIONS = rules.options({})


def with_jokers(chance: Chance) -> Position:
    """A deal with a joker on the table and the others in the hands."""
    jokers = chance.shuffle(card for card in CARDS if card.joker)
    others = chance.shuffle(card for card in CARDS if not card.joker)
    deal = (*jokers[:3], *others[:9], *jokers[3:5], *others[9:19], jokers[5], *others[19:])
    return rules.setup(OPTIONS, deal)


def any_lay(position: Position, chance: Chance) -> Lay:
    """Some cards in a run beside the tableau, with laws that mostly fit their lines: lawful or not."""
    lying = grid(position.laid)
    cell, axis = chance.pick(edges(lying)), chance.pick(tuple(Axis))
    held = chance.shuffle(position.hands[position.mover])
    # Jokers are laid more often than they are drawn, so that lines share them.
    held = tuple(sorted(held, key=lambda card: not card.joker)) if chance.below(2) else held
    laid = []
    for card in held[: 1 + chance.below(3)]:
        while cell in lying:
            cell = cell.step(axis)
        laid.append(Laid(cell, card))
        cell = cell.step(axis)
    after = {**lying, **dict(laid)}
    claims = []
    for line in lines_formed(after, position.branches, tuple(one.cell for one in laid), axis):
        fits = fitting(position.deck, together(line.branches), [after[cell] for cell in line.cells])
        if chance.below(8) and fits and (not line.branches or chance.below(2)):
            claims.append(Claim(line.axis, line.start, chance.pick(fits)))
        elif not chance.below(4):
            claims.append(Claim(line.axis, line.start, chance.pick(CATALOGUE["core"])))
    return Lay(tuple(laid), tuple(claims))


def judged(layout: Layout, position: Position, lay: Lay) -> tuple[Branch, ...] | str:
    try:
        return played_on(layout, position.deck, position.mover, lay, position.turn).branches
    except IllegalMove as refusal:
        return f"{refusal.code} {refusal.facts}"


@pytest.mark.parametrize("key", range(6))
def test_a_play_is_judged_the_same_on_what_was_inherited_and_on_what_is_worked_out_anew(key: int) -> None:
    """Also where jokers lie in two lines at once: the quick way round that question is not another answer."""
    chance = Chance(f"layouts {key}")
    position = with_jokers(chance)
    codes = set()
    for _ in range(150):
        lay = any_lay(position, chance)
        inherited = judged(position.layout, position, lay)
        assert inherited == judged(Layout(grid(position.laid), position.branches), position, lay), str(lay)
        if isinstance(inherited, str):
            codes.add(inherited.split()[0])
        elif not chance.below(3):
            position = rules.play(position, position.mover, lay)
            if position.ended:
                position = with_jokers(chance)
    assert "duel-of-law-breaks-law" in codes


@pytest.mark.parametrize("texts", [{}, {"players": "3", "objection": "majority"}])
def test_a_view_is_the_same_whether_its_layout_was_inherited_or_not(texts: dict[str, str]) -> None:
    chance = Chance("views")
    options = rules.options(texts)
    position = rules.setup(options, rules.deal(options, chance))
    while seats := rules.to_move(position):
        anew = replace(position)
        for seat in (None, *range(options.players)):
            assert views.view(position, seat) == views.view(anew, seat)
        assert position.layout.beside == edges(grid(position.laid))
        view = views.view(position, min(seats))
        move = views.sample(view, Chance(f"move {position.phase}"))
        assert move == views.sample(replace(view), Chance(f"move {position.phase}"))  # a view from elsewhere
        after = rules.play(position, min(seats), move)
        assert after == rules.play(anew, min(seats), move)
        position = after
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert views.view(again, 0) == views.view(position, 0)


@pytest.mark.parametrize("key", range(4))
def test_all_atoms_at_once_and_one_by_one(key: int) -> None:
    chance = Chance(f"atoms {key}")
    for _ in range(60):
        line = chance.shuffle(CARDS)[: 3 + chance.below(4)]
        old = fitting(DECK, (), line)
        law_here = (chance.pick(old),) if old and chance.below(2) else ()
        found = obeyed_atoms(DECK, law_here, line)
        assert set(found) <= {atom for atom in CATALOGUE["core"] if may_obey(DECK, atom, (*law_here, atom), line)}
