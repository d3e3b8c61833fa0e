"""The pairer with a partner: what a word means to it, which hint it gives, and that it leaves people time."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME, rules, values, views
from parlour.games.duos.players import pairer, vectors
from parlour.games.duos.players.best_pairs import ALL_PAIRS, Scores
from parlour.games.duos.players.hints import best_hint, chance_of_a_point, partners_of, plan, scores
from parlour.games.duos.players.pair_scores import Taste
from parlour.games.duos.players.word_meanings import meaning
from parlour.players import levels
from tests.games.duos.tables import lay, play
from tests.games.duos.test_players import whole_game


def choice_after(hint: str) -> values.Choose:
    """What the pairer on seat 1 chooses once its partner has said this, when it has no hint of its own to give."""
    position = play(lay(players="2"), (0, hint))
    for own in ("yes:ant", "not:cat"):
        position = play(position, (1, own)) if len(position.hints) == 1 and not hint.startswith(own[:3]) else position
    move = pairer.make("5").choose(views.view(position, 1), Chance(4))
    assert isinstance(move, values.Choose)
    rules.check(position, 1, move)
    return move


def test_it_heeds_yes_and_not() -> None:
    assert any("whale" in pair for pair in choice_after("yes:whale").pairs)
    assert not any("dog" in pair for pair in choice_after("not:dog").pairs)


def test_it_heeds_a_word() -> None:
    """Pigs go with cows, unless the word is pink."""
    cards = ("flamingo", "swan", "pig", "cow", "dog", "cat", "ant", "snail", "whale", "lion", "zebra", "owl")
    position = play(lay(*cards, players="2"), (1, "not:whale"))
    silent = pairer.make("5").choose(views.view(play(position, (0, "yes:dog")), 1), Chance(4))
    told = pairer.make("5").choose(views.view(play(position, (0, "word:pink")), 1), Chance(4))
    assert isinstance(silent, values.Choose)
    assert isinstance(told, values.Choose)
    assert ("cow", "pig") in silent.pairs
    assert ("flamingo", "pig") in told.pairs


@pytest.mark.slow
def test_it_hints_and_keeps_its_word() -> None:
    sitting = whole_game(["5", "4"], 11)
    given = [move for _, move in sitting.moves if not isinstance(move, values.Choose)]
    assert len({type(move) for move in given}) > 1
    assert sitting.outcome is not None
    assert sitting.outcome.points[0] >= 5


@pytest.mark.slow
def test_it_names_no_card_on_the_table() -> None:
    """Not even where the house allows it: that would be too easy."""
    cards = ("bee", "wasp", "boar", "pig", "hen", "rooster", "cow", "ox", "worm", "mole", "dog", "poodle")
    position = play(lay(*cards, players="2", word="no-names"), (1, "yes:bee"))
    for key in range(3):
        rules.check(position, 0, pairer.make("5").choose(views.view(position, 0), Chance(key)))


TABLE = (
    "ant",
    "anteater",
    "dragonfly",
    "flamingo",
    "crow",
    "polar-bear",
    "whale",
    "goldfish",
    "camel",
    "cat",
    "ox",
    "owl",
)
THINGS = (
    "bucket",
    "glove",
    "scarf",
    "lamp",
    "candle",
    "nut-and-bolt",
    "postbox",
    "bed",
    "pen",
    "violin",
    "dice",
    "car",
)


@pytest.mark.parametrize(
    ("word", "fitting"),
    [
        ("Insect", "ant dragonfly"),
        ("insects", "ant dragonfly"),
        ("fourmis", "ant"),
        ("l’oiseau", "flamingo crow owl"),
        ("oiseaux", "flamingo crow owl"),
        ("whales", "whale"),
        ("Arctic", "polar-bear"),
        ("neige", "polar-bear"),
        ("chaud", "camel"),
        ("désert", "camel"),
        ("desert", "camel"),
        ("bœuf", "ox"),
        ("boeufs", "ox"),
        ("oxen", "ox"),
        ("poisson-rouge", "goldfish"),
        ("blanc", "polar-bear"),
        ("hiboux", "owl"),
    ],
)
def test_it_understands_words_in_english_and_french(word: str, fitting: str) -> None:
    fits = dict(zip(TABLE, meaning(word, TABLE), strict=True))
    assert {card for card in TABLE if fits[card] >= 0.8 and fits[card] == max(fits.values())} == set(fitting.split())


@pytest.mark.parametrize(
    ("word", "fitting"),
    [
        ("eau", "bucket"),
        ("lumière", "lamp candle"),
        ("hiver", "glove scarf"),
        ("bolts", "nut-and-bolt"),
        ("musique", "violin"),
    ],
)
def test_it_understands_words_about_things(word: str, fitting: str) -> None:
    fits = dict(zip(THINGS, meaning(word, THINGS), strict=True))
    assert {card for card in THINGS if fits[card] >= 0.8} == set(fitting.split())


@pytest.mark.parametrize("word", ["the", "and", "bonjour", "merci", "insekt", "xyzzy", "Kraftwerk", "d'accord", "où"])
@pytest.mark.slow
def test_a_word_that_it_does_not_know_tells_it_nothing(word: str) -> None:
    """With the vectors installed, too: they know nothing of such words."""
    for cards in (TABLE, THINGS):
        assert not any(meaning(word, cards))
    assert choice_after(f"word:{word}") == choice_after("word:xyzzy")


def test_a_card_that_is_not_on_the_table_is_a_hint_too() -> None:
    cards = views.view(lay(), None).cards
    fits = dict(zip(cards, meaning("fox", cards), strict=True))
    assert fits["dog"] > 0 == fits["giraffe"]


def test_two_words_for_many() -> None:
    cards = views.view(lay(), None).cards
    assert meaning("puppies", cards) == meaning("puppy", cards)


def test_vectors_help_where_they_are_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the extra package: a language of 4000 words, of which “zoology” lies beside “ant”."""
    assert vectors.fits("zoology", ("ant", "dog")) is None or vectors.installed()
    dice = np.random.default_rng(3)
    rows = [f"word {row}" for row in range(4000)]
    rows[0], rows[300:303] = "the", ["zoology", "ant", "dog"]
    table = dice.normal(size=(4000, 50)).astype(np.float32)
    table[0] = table[300] = table[301] + 0.1 * table[303]
    package = tmp_path / vectors.PACKAGE
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    np.save(package / "data" / "glove_6B_50d_emb.npy", table)
    parquet = ModuleType("pyarrow.parquet")
    column = type("Column", (), {"to_pylist": lambda self: rows})()
    parquet.read_table = lambda path: {"index": column}  # type: ignore[attr-defined] # a stand-in
    fake = ModuleType("pyarrow")
    fake.parquet = parquet  # type: ignore[attr-defined] # a stand-in
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(sys.modules, "pyarrow", fake)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    monkeypatch.setattr(vectors, "installed", lambda: True)
    vectors.fits.cache_clear()
    vectors._vectors.cache_clear()
    try:
        near, far = vectors.fits("zoology", ("ant", "dog")) or (0.0, 0.0)
        assert near > 0.5 > far == 0.0
        assert meaning("Zoology", ("ant", "dog")) == (near, far)
        for unknown in ("the", "unheard"):
            assert vectors.fits(unknown, ("ant", "dog")) is None
            assert meaning(unknown, ("ant", "dog")) == (0.0, 0.0)
    finally:
        vectors.fits.cache_clear()
        vectors._vectors.cache_clear()


# Which hint


def opening(key: int, category: str = "animals") -> views.View:
    options = rules.options({"players": "2", "first": category})
    return views.view(rules.setup(options, rules.deal(options, Chance(key))), 0)


def worth(view: views.View, hints: tuple[values.Given, ...], own: Scores) -> float:
    partners = partners_of(view, 5).chosen(view, hints)
    return chance_of_a_point(plan(view, hints, partners, own), partners)


@pytest.mark.slow
def test_it_gives_the_hint_that_helps_most() -> None:
    """No YES and no NOT would have done better with the same imagined partners."""
    for key in range(3):
        view = opening(key)
        own = scores(Taste(), view.cards)
        hint = best_hint(view, own, 5)
        assert hint is not None
        text = hint.text if isinstance(hint, values.Word) else hint.card  # type: ignore[union-attr] # a hint
        given = worth(view, (values.Given(0, type(hint).__name__.lower(), text),), own)
        assert given > worth(view, (), own)
        partners = partners_of(view, 5).chosen(view, ())
        mine = {view.cards[place] for column in plan(view, (), partners, own) for place in ALL_PAIRS[column]}
        for card in view.cards:
            kind = "yes" if card in mine else "not"
            assert given >= worth(view, (values.Given(0, kind, card),), own)


@pytest.mark.slow
def test_it_uses_all_three_hints() -> None:
    moves = [
        pairer.make("5").choose(opening(key, category), Chance(key))
        for key in range(10)
        for category in ("animals", "things")
    ]
    kinds = Counter(type(move).__name__ for move in moves)
    assert min(kinds[kind] for kind in ("Word", "Yes", "Not")) >= 1, kinds
    assert max(kinds.values()) <= 14, kinds


def test_it_leaves_its_partner_time_to_hint_first() -> None:
    """Hints are first come, first served; who has hinted or is ready needs no more time."""
    before = views.view(lay(players="2"), 1)
    assert levels.pause(GAME, before, values.Word("insect")) >= 10
    assert levels.pause(GAME, before, values.Choose(())) == 0
    hinted = views.view(play(lay(players="2"), (0, "word:insect")), 1)
    assert levels.pause(GAME, hinted, values.Not("cat")) == 0
    cards = before.cards
    chosen = ",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4))
    ready = views.view(play(lay(players="2"), (0, chosen)), 1)
    assert levels.pause(GAME, ready, values.Yes("cat")) == 0
    assert levels.pause(dualite, before, values.Word("insect")) == 0
