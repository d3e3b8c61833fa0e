"""Whatever is typed for a law is read or refused with a sentence, in plain words and in notation.

`python -m tests.games.duel_of_law.test_odd_texts CALLS` gives as many texts as that to each reader. Moves, deals,
options and records are tried for every game in `tests/games/test_odd_texts.py`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pytest

from parlour import words
from parlour.games.duel_of_law import terminal, views
from parlour.games.duel_of_law.atoms import CATALOGUE, read_law
from parlour.games.duel_of_law.notation import read_claim
from parlour.games.duel_of_law.rainbow import MATHEMATICS
from parlour.games.duel_of_law.speech import claimable, understand
from parlour.games.duel_of_law.tableau import Axis
from tests.games.duel_of_law.tables import DECK, atoms, branch, cards, position
from tests.games.duel_of_law.test_speech import IN_OTHER_WORDS, REFUSED, SAID
from tests.games.odd_texts import broken, refused_or

LAWS = [text for text, _ in (*SAID, *IN_OTHER_WORDS, *REFUSED)]
WORDS = [
    *{word for text in LAWS for word in text.split()},
    "♠",
    "⚀",
    "ß",
    "İ",
    "٣s",
    "²",
    "squares",
    "of",
    "by",
    "divisible",
    "11s",
    "-",
    "/",
    "'",
]
DRAFTS = ["04@2,0;row@2,0?all even", "*1@2,0;row@2,0:digit:even", "04@2,0+36@3,0;row@2,0?red;column@3,0?odd", "04@2,0"]
VIEWS = tuple(
    views.view(at, 0)
    for at in (
        position("00@0,0 02@1,0 34@3,-1 35@3,-2", "04 36 0J *1", "05"),
        position("00@0,0 02@1,0 *2@2,0", "04 36", "05", branches=(branch("row@0,0", (1, "suit=red")),), hint="off"),
        position("00@0,0", "04 36", "05", turn=1),
    )
)
LINES = (
    ("", "02 24 46"),
    ("suit=red", "00 02 0J"),
    ("digit>", "01 *1 25"),
    ("", "*1 *2 *3"),
    ("", "02"),
    ("digit>", "01 25"),
    ("", ""),
)


def spoken(chance: random.Random) -> str:
    """A law with something wrong with it, or words that laws are said in, in any order."""
    if chance.random() < 0.5:
        return " ".join(chance.choice(WORDS) for _ in range(chance.randint(0, 9)))
    return broken(chance.choice(LAWS), chance, LAWS)


def _understand(chance: random.Random) -> None:
    understand(spoken(chance), chance.choice((Axis.ROW, Axis.COLUMN, None)), chance.choice(MATHEMATICS))


def _claimable(chance: random.Random) -> None:
    old, line = chance.choice(LINES)
    heard = claimable(spoken(chance), DECK, atoms(old), cards(line), Axis.ROW)
    assert bool(heard.atoms) != bool(heard.refusal)
    if heard.refusal:
        raise heard.refusal


def _draft(chance: random.Random) -> None:
    draft = chance.choice(DRAFTS)
    if chance.random() < 0.7:
        draft = draft.partition("?")[0] + "?" + spoken(chance)
    else:
        draft = broken(draft, chance, [*DRAFTS, *map(str, CATALOGUE["wide"])])
    preview = views.consider(chance.choice(VIEWS), draft)
    for wrong in (preview.wrong, *(line.wrong for line in preview.lines)):
        assert wrong is None or words.say(wrong.code, dict(wrong.facts))
    assert bool(preview.move) == (preview.wrong is None)


def _typed(chance: random.Random) -> None:
    text = broken("04@2,0 36@3,0; row all even; column odd", chance, LAWS) + ";" + spoken(chance)
    terminal.typed(chance.choice(VIEWS), text.strip())


def _notation(chance: random.Random) -> None:
    names = [*map(str, CATALOGUE["wide"])]
    text = broken("&".join(chance.choices(names, k=2)), chance, names)
    refused_or(lambda: read_law(text))
    read_claim(broken(f"row@2,0:{text}", chance, DRAFTS))


READERS: dict[str, Callable[[random.Random], None]] = {
    "law": _understand,
    "law for a line": _claimable,
    "draft": _draft,
    "typed line": _typed,
    "notation": _notation,
}


def read_odd_laws(name: str, calls: int) -> None:
    chance = random.Random(name)
    for _ in range(calls):
        refused_or(lambda: READERS[name](chance))


@pytest.mark.parametrize("name", READERS)
@pytest.mark.slow
def test_odd_laws_are_read_or_refused(name: str) -> None:
    read_odd_laws(name, calls=1_000)


if __name__ == "__main__":
    for reader in READERS:
        read_odd_laws(reader, int(sys.argv[1]))
        print(f"{reader}: {sys.argv[1]} texts were read or refused")
