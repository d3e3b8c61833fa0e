"""Narrowing always adds something: what follows from a law already is refused."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.chance import Chance
from parlour.games.duel_of_law.atoms import CATALOGUE, Digits, Law, Word, read_atom
from parlour.games.duel_of_law.law_search import fitting, obeyed_atoms
from parlour.games.duel_of_law.laws import broken, holds
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.rainbow import CARDS, REGULAR, Card
from tests.games.duel_of_law.tables import DECK, atoms, cards

ANY = "00 11 22"

CASES = [
    # law, new atom, line, narrower?
    ("suit=yellow", "digit:even", ANY, True),  # Duels, the first example
    ("digit:odd", "digit>", ANY, True),  # Duels, the second example
    ("digit:odd", "suit:purple", ANY, True),
    ("word>", "digit:odd", ANY, True),  # FAQ on DRY and LAUNDRY
    ("word>", "palindrome", ANY, True),
    ("word>", "word>", ANY, False),  # merely a longer word
    ("word>", "word<", ANY, True),
    ("word>&palindrome", "word<", ANY, False),
    ("suit=yellow", "shade=light", ANY, False),
    ("shade=light", "suit=yellow", ANY, True),
    ("shade=dark", "poker:black", ANY, False),
    ("poker:black", "shade=dark", ANY, False),
    ("suit:green", "dice=3", ANY, False),
    ("letter=K", "value=5", ANY, False),
    ("value=5", "letter=K", ANY, False),
    ("digit>>", "digit>", ANY, False),
    ("digit>", "digit>>", ANY, True),
    ("suit=red&digit>", "number>", ANY, False),
    ("suit=red&number>", "digit>", ANY, False),
    ("suit>>", "shade~", ANY, False),
    ("shade~", "suit>>", ANY, True),
    ("suit~", "shade~", "00 10 01", False),  # red and pink take turns
    ("suit~", "dice=1", "00 10 01", False),
    ("suit~", "shade~", "00 20 01", True),  # both dark here, and no light card follows
    ("suit~", "shade~", "00 *1 01", True),  # a joker leaves the second suit open
    ("suit~", "shade~", "*1 *2 *3", True),
    ("suit~&rank~", "number:prime", "02 53 *1", True),  # each for itself: 03 and 52 obey it as well as 02 and 53
    ("suit~&digit~parity", "letter:vowel", "00 21 02", True),  # red odds and orange evens too, and 09 is a C
    ("shade~", "poker~colour", "00 10 01", False),
    ("number:prime", "digit:odd", ANY, True),  # 2 is prime
    ("digit:odd&number:prime", "digit:prime", ANY, True),
    ("rank=7", "digit:odd", ANY, False),
    ("rank=J", "rank:face", ANY, False),
    ("rank:face", "rank=J", ANY, True),
    ("rank:face", "digit:odd", ANY, True),
    ("digit>pi", "digit>pi", ANY, False),
    ("digit>pi", "number>pi", ANY, True),
    ("suit=red&poker=clubs", "digit:odd", "*1 *2 *3", False),  # only jokers hold this law up
    ("suit=red&poker=clubs", "word>", "*1 *2 *3", False),
    ("letter=A", "palindrome", ANY, False),
    ("letter~", "palindrome", "00 70 01", True),  # not in a row of four
    ("palindrome", "letter~", "00 70 01", True),
    ("palindrome&letter~", "letter:vowel", "00 70 01", True),
    ("palindrome&value<<", "rank=2", "*6 1J 69", False),
    ("palindrome&letter~vowels", "letter~", "00 70 01", True),
    ("palindrome&suit=red", "shade=dark", "00 02 01", False),
    ("palindrome&letter~", "letter~vowels", "00 *1 01", True),
    ("letter=A", "palindrome", "00 01 02", False),
    ("palindrome&value>", "value<", "0J *5 93 *4", False),
    ("palindrome&poker>>&digit:odd", "letter=B", ANY, True),  # four may read the same both ways, three cannot
    ("palindrome&number>>&shade=dark&dice=3", "letter=H", ANY, True),
    ("palindrome&dice>>&poker:black", "letter=E", ANY, False),
    ("palindrome&poker~&value=4", "dice~", "00 *1 02", True),  # in a row of five
    ("poker<<&digit<&palindrome&suit<", "word>", "*1 56 *4", True),  # no row of three obeys it, one of four does
    ("poker<<&digit<&palindrome&suit<", "digit>pi", "*1 56 *4", True),
    ("poker<<&digit<&palindrome&suit<&suit=red", "word>", "*1 *2 *4", False),
    ("digit>", "digit<", ANY, True),
    ("dice>>&shade=dark", "suit>", ANY, False),
]


@pytest.mark.parametrize(("law", "atom", "line", "narrower"), CASES)
def test_narrowing_adds_something(law: str, atom: str, line: str, narrower: bool) -> None:
    assert narrows(DECK, atoms(law), read_atom(atom), cards(line)) is narrower


def random_laws(count: int) -> list[tuple[Law, object]]:
    chance = Chance("random laws")
    plain = [atom for atom in CATALOGUE["core"] if not isinstance(atom, Word | Digits) and str(atom) != "palindrome"]
    plain = [atom for atom in plain if "~" not in str(atom) or str(atom).endswith(("parity", "colour", "shade~"))]
    return [((chance.pick(plain), chance.pick(plain)), chance.pick(plain)) for _ in range(count)]


@pytest.mark.parametrize(("law", "atom"), random_laws(60), ids=str)
def test_a_row_found_by_brute_force_is_found(law: Law, atom: object) -> None:
    """A row from a part of the deck that obeys the law and breaks the atom shows that the atom narrows."""
    few = [card for card in CARDS[:REGULAR] if card.suit in (0, 1, 6) and card.rank in (0, 1, 2, 7, 9, 11)]
    target = next(one for one in CATALOGUE["core"] if one == atom)
    found = any(
        holds(DECK, law, row) and not holds(DECK, (target,), row) for row in product(few, repeat=3) if sensible(row)
    )
    if found:
        assert narrows(DECK, law, target, cards(ANY))


def sensible(row: tuple[Card, ...]) -> bool:
    """A third of the rows will do."""
    return sum(card.place for card in row) % 3 == 0


LINES = [
    "00 11 22",
    "03 14 15",
    "02 04 06 08",
    "70 69 71",
    "00 20 60 80",
    "0J 2J 5K",
    "00 *1 22",
    "*1 *2 *3",
    "10 *4 30",
]
LAWS = ["", "shade=dark", "digit>", "suit~", "word>", "shade=dark&digit>"]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("law", LAWS)
def test_finding_laws_agrees_with_trying_them_all(law: str, line: str) -> None:
    on, old = cards(line), atoms(law)
    if broken(DECK, old, on) is not None:
        assert obeyed_atoms(DECK, (), on) == tuple(atom for atom in CATALOGUE["core"] if holds(DECK, (atom,), on))
        return
    obeyed = tuple(atom for atom in CATALOGUE["core"] if holds(DECK, (*old, atom), on))
    assert obeyed_atoms(DECK, old, on) == obeyed
    narrower = tuple(atom for atom in obeyed if not old or narrows(DECK, old, atom, on))
    assert fitting(DECK, old, on) == narrower
