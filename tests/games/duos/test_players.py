"""The pairer: its knowledge holds together, its choice is the best there is, and it can be talked to."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from benchmarks.duos_associations import OURS, our_lists, read_lists
from parlour import words
from parlour.chance import Chance
from parlour.games.duos import GAME, rules, values, views
from parlour.games.duos.cards import BY_NAME, CATEGORIES, DECK
from parlour.games.duos.players import card_data, pairer
from parlour.games.duos.players.best_pairs import ALL_PAIRS, best_pairs
from parlour.games.duos.players.card_data import (
    SIDES,
    BadKnowledge,
    read_relations,
    read_tags,
    read_words,
    relation,
    relations,
    said_of,
    shared_tags,
    tags,
)
from parlour.games.duos.players.pair_scores import Taste, affinity, reason
from parlour.games.duos.players.pairer import NOISE, Pairer
from parlour.players import levels
from parlour.school.lessons import lesson
from parlour.sitting import Sitting, begin
from tests.games.duos.tables import ANNAS, lay, play

# Its knowledge


def test_the_phrases_that_judge_it_stand_in_no_list_that_was_read() -> None:
    lists = our_lists()
    read = {frozenset(pair) for name, pairs in lists.items() if "judging" not in name for pair in pairs}
    phrases = read_lists(OURS / "phrases.txt")
    assert [name.partition(",")[0] for name in phrases] == ["compounds", "verbs", "phrases and fables"]
    for one, other in (pair for pairs in phrases.values() for pair in pairs):
        assert SIDES[one] == SIDES[other]
        assert {one, other} not in read


def test_every_tag_has_its_sentence() -> None:
    for tag in tags():
        assert 0 < tag.strength <= 1
        assert words.say(f"duos-why-{tag.name}")


@pytest.mark.slow
def test_every_hint_of_a_tag_may_be_said() -> None:
    for tag in tags():
        for word in tag.words:
            assert word == word.casefold()
            rules.check(lay(players="2"), 0, values.Word(word))


@pytest.mark.slow
def test_what_is_said_of_a_card_may_be_a_hint() -> None:
    for card in BY_NAME:
        assert len(said_of(card)) >= 5, card
        for word in said_of(card):
            assert word == word.casefold()
            rules.check(lay(players="2"), 0, values.Word(word))


def test_every_relation_has_its_sentence_and_is_a_reason() -> None:
    for known in relations().values():
        for language in ("en", "fr"):
            assert words.say(known.why, {"one": known.one, "other": known.other}, language)
        assert reason(known.one, known.other)[0] != "duos-why-mind", (known.one, known.other)


def test_a_sentence_fits_names_in_the_plural() -> None:
    """All sentences but one say “can” and “are”; that one is said of single things."""
    single = [known.one for known in relations().values() if known.kind == "part"]
    assert not {"glasses", "scissors", "jeans", "dice", "nut-and-bolt"} & set(single)
    for kind in {known.kind for known in relations().values()} - {"phrase"}:
        said = words.say(f"duos-why-{kind}", {"one": "scissors", "other": "glasses"})
        assert kind == "part" or not {"is", "has", "was", "brings"} & set(said.split()), said
        assert "a scissors" not in said


def test_in_french_no_english_words_bring_cards_to_mind() -> None:
    """At a French table the bots neither pair "ring" with "telephone" nor explain a pair so."""
    english, french = Taste(), Taste(language="french")
    assert affinity(english, "ring", "telephone") > affinity(french, "ring", "telephone")
    assert affinity(english, "donkey", "rooster") == affinity(french, "donkey", "rooster"), "du coq à l’âne"
    assert reason("ring", "telephone")[0] == "duos-why-phrase-ring-telephone"
    for one, other in relations():
        code, facts = reason(one, other, "french")
        assert "n anglais" not in words.say(code, facts, "fr"), f"{one} and {other}"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("eats: cat mouse", "line 2: “cat mouse” is not two cards and a strength from 1 to 10"),
        ("eats: cat mouse 11", "line 2: “cat mouse 11” is not two cards and a strength from 1 to 10"),
        ("eats: cat unicorn 3", "line 2: there is no card called unicorn"),
        ("eats: cat cat 3", "line 2: cat is paired with itself"),
        ("eats: cat key 3", "line 2: animals and things never lie on the table together"),
        ("eats: dog cat 3", "line 2: cat and dog stand there twice"),
        ("cat mouse 3", "line 2: a line begins with its kind and a colon"),
    ],
)
def test_a_bad_relation_is_refused_with_its_line(line: str, says: str) -> None:
    assert len(read_relations("rivals: cat dog 10\n\n# nothing else\n")) == 1
    with pytest.raises(BadKnowledge) as refused:
        read_relations(f"rivals: cat dog 10\n{line}")
    assert str(refused.value) == f"relations.txt, {says}"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("unicorn: horn", "there is no card called unicorn"),
        ("cat: purr", "a card has its words on one line"),
        ("dog:", "there is no card called dog:"),
        ("dog: ", "a card has its words on one line"),
    ],
)
def test_a_bad_line_of_words_is_refused_with_its_number(line: str, says: str) -> None:
    assert read_words("cat: milk\n\n# nothing else\n")["cat"] == ("milk",)
    with pytest.raises(BadKnowledge) as refused:
        read_words(f"cat: milk\n{line}")
    assert str(refused.value) == f"words.txt, line 2: {says}"


GOOD = {"weight": "3", "words": '"stripes"', "cards": '"bee zebra"'}


@pytest.mark.parametrize(
    ("head", "changed", "says"),
    [
        ("look.stripes", {"weight": "6"}, "the weight is a number above 0 and up to 5"),
        ("look.stripes", {"weight": '"much"'}, "the weight is a number above 0 and up to 5"),
        ("look.stripes", {"words": '""'}, "a tag has at least one hint word"),
        ("look.stripes", {"cards": '"zebra"'}, "a tag has two cards or more, and none twice"),
        ("look.stripes", {"cards": '"zebra bee zebra"'}, "a tag has two cards or more, and none twice"),
        ("look.stripes", {"cards": '"zebra unicorn"'}, "there is no card called unicorn"),
        ("look.stripes", {"cards": '"zebra sock"'}, "animals and things never lie on the table together"),
        ("look.stripes", {"colour": '"black"'}, "a tag has weight, words and cards, and nothing else"),
        ("looks.stripes", {}, "the group is one of kind, place, look, habit"),
    ],
)
def test_a_bad_tag_is_refused_with_its_name(head: str, changed: dict[str, str], says: str) -> None:
    def text(head: str, entry: dict[str, str]) -> str:
        return "\n".join([f"[{head}]", *(f"{name} = {value}" for name, value in entry.items())])

    assert read_tags("tags.toml", text("look.stripes", GOOD))[0].cards == {"bee", "zebra"}
    with pytest.raises(BadKnowledge) as refused:
        read_tags("tags.toml", text(head, GOOD | changed))
    assert str(refused.value) == f"tags.toml, [{head}]: {says}"


def test_a_file_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadKnowledge, match=r"tags\.toml: Expected"):
        read_tags("tags.toml", "[look.stripes")


def test_two_tags_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(["[look.stripes]", *(f"{name} = {value}" for name, value in GOOD.items())])
    monkeypatch.setattr(card_data, "_text", lambda name: text)
    with pytest.raises(BadKnowledge, match="two tags are called stripes"):
        tags.__wrapped__()


def test_every_card_is_known_well() -> None:
    """A card that little is said about would be left over for ever."""
    for name in BY_NAME:
        assert sum(name in pair for pair in relations()) >= 8, name
        assert sum(name in tag.cards for tag in tags()) >= 2, name


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


@pytest.mark.slow
def test_the_best_four_pairs_are_found() -> None:
    dice = np.random.default_rng(7)
    tables = dice.integers(-1_000_000, 1_000_000, size=(4, len(ALL_PAIRS)))
    for scores, columns in zip(tables, best_pairs(tables), strict=True):
        places = [place for column in columns for place in ALL_PAIRS[column]]
        assert len(set(places)) == 8
        assert sum(scores[list(columns)]) == brute_force(scores.tolist())


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
        ("dolphin", "ladder", "The dolphin made me think of the ladder."),
        ("seal", "leopard", "Together they make “leopard seal”."),
        ("boot", "computer", "To start a computer is to boot it."),
        ("tent", "bag", "In a tent, one sleeps in a sleeping bag."),
    ],
)
def test_it_says_why(one: str, other: str, sentence: str) -> None:
    assert words.say(*reason(one, other)) == sentence


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("seal", "leopard", "Le léopard de mer est un phoque."),
        ("boot", "computer", "En anglais, «\u202fboot\u202f» veut dire aussi démarrer un ordinateur."),
        ("bottle", "cap", "En anglais, «\u202fcap\u202f» veut dire aussi le bouchon d’une bouteille."),
        ("eagle", "fly", "En anglais, «\u202ffly\u202f» dit aussi ce que fait l’aigle."),
        ("clock", "lock", "En anglais, leurs noms se ressemblent\u202f: «\u202fclock\u202f», «\u202flock\u202f»."),
    ],
)
def test_what_only_english_says_is_told_as_english(one: str, other: str, sentence: str) -> None:
    assert words.say(*reason(one, other), "fr") == sentence


@pytest.mark.slow
def test_every_pair_has_a_reason() -> None:
    for category in CATEGORIES:
        for pair in combinations(sorted(card.side(category) for card in DECK), 2):
            assert words.say(*reason(*pair))
            assert pairer.reasons((pair,)) == (reason(*pair),)


TWINS = (
    "horse zebra, bee wasp, mouse rat, lion tiger, crab lobster, octopus squid, hedgehog porcupine, deer moose, "
    "seal walrus, hen rooster, butterfly caterpillar, cat dog, elephant mammoth, kangaroo koala, duck goose, lock key, "
    "needle thread, shoe sock, fork knife, pen pencil, clock watch, chair sofa, door window, soap sponge, anchor boat, "
    "sword shield, computer keyboard, envelope postbox, coin wallet, microscope telescope, map compass, diamond ring"
)


@pytest.mark.parametrize("pair", TWINS.split(", "))
def test_what_everyone_pairs_comes_first(pair: str) -> None:
    """Among all 115 others, each is one of the three that fit the other best."""
    one, other = pair.split()
    for card, mate in ((one, other), (other, one)):
        others = [name for name in SIDES if SIDES[name] == SIDES[card] and name != card]
        best = sorted(others, key=lambda name: -affinity(Taste(), card, name))[:3]
        assert mate in best, (card, best)


@pytest.mark.slow
def test_what_people_think_of_is_high_on_its_list() -> None:
    """Of 223 common pairs, nine in ten have each card among the five of 115 that fit the other best."""
    text = Path(__file__).with_name("associations.txt").read_text(encoding="utf-8")
    ranks = []
    for one, other in (line.split() for line in text.splitlines() if not line.startswith("#")):
        for card, mate in ((one, other), (other, one)):
            others = [name for name in SIDES if SIDES[name] == SIDES[card] and name != card]
            fit = affinity(Taste(), card, mate)
            ranks.append(1 + sum(affinity(Taste(), card, name) > fit for name in others))
    assert sum(rank <= 5 for rank in ranks) >= 0.9 * len(ranks)
    assert max(ranks) <= 20


@pytest.mark.parametrize("pair", ["cat mouse", "spider fly", "bear bee", "wolf sheep", "key car", "button shirt"])
def test_what_one_does_to_the_other_beats_a_colour(pair: str) -> None:
    one, other = pair.split()
    for card in (one, other):
        for name in SIDES:
            if SIDES[name] == SIDES[card] and name != card and relation(card, name) is None:
                shared = shared_tags(card, name)
                if shared and all(tag.group == "look" for tag in shared):
                    assert affinity(Taste(), one, other) > affinity(Taste(), card, name), name


@pytest.mark.parametrize("level", ["2", "5"])
@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.slow
def test_nearly_every_choice_has_a_reason(category: str, level: str) -> None:
    """At least 97 in 100 of the pairs that a bot chooses are more than an accident of names."""
    options = rules.options({"first": category})
    chosen: list[str] = []
    for key in range(50):
        view = views.view(rules.setup(options, rules.deal(options, Chance(key))), key % 4)
        move = pairer.make(level).choose(view, Chance(key))
        assert isinstance(move, values.Choose)
        chosen += [code for code, _ in pairer.reasons(move.pairs)]
    assert chosen.count("duos-why-mind") <= 0.03 * len(chosen)


def test_the_highest_level_takes_what_it_finds_best() -> None:
    view = views.view(lay(), 1)
    move = pairer.make("5").choose(view, Chance(1))
    assert move == pairer.make("5").choose(view, Chance(2))
    assert isinstance(move, values.Choose)
    assert ("cat", "dog") in move.pairs
    assert ("ant", "anteater") in move.pairs


def test_a_newcomer_who_thinks_of_most_people_beats_the_gentlest() -> None:
    """As the Narrator it pairs what most would. With moods there too, such a newcomer won alone one game in four."""
    newcomer, gentlest = Pairer(Taste(), NOISE["3"]), pairer.make("1")
    options = rules.options(lesson(GAME).first)
    won = 0
    for key in range(40):
        chance = Chance(f"newcomer {key}")
        sitting = begin(GAME, options, rules.deal(options, chance))
        while sitting.awaited:
            seat = min(sitting.awaited)
            player = gentlest if seat else newcomer
            sitting = sitting.play(seat, player.choose(sitting.view(seat), chance))
        assert sitting.outcome is not None
        won += sitting.outcome.winners == (0,)
    assert won > 20


def test_lower_levels_are_of_many_minds() -> None:
    view = views.view(lay(), 1)
    for name in ("1", "2", "3"):
        assert len({pairer.make(name).choose(view, Chance(key)) for key in range(12)}) > 2


def test_personalities_differ() -> None:
    options = rules.options({})
    chosen: dict[str, list[object]] = {name: [] for name in pairer.PERSONALITIES}
    for key in range(6):
        view = views.view(rules.setup(options, rules.deal(options, Chance(key))), 0)
        for name in chosen:
            chosen[name].append(pairer.make(name).choose(view, Chance(key)))
    assert all(chosen[one] != chosen[other] for one, other in combinations(chosen, 2))


def test_a_personality_shows_in_what_it_pairs_by() -> None:
    """Looks for the painter, kinds for the naturalist, places for the traveller, deeds for the poet."""
    options = rules.options({})
    by_name = {tag.name: tag.group for tag in tags()}
    counts: dict[str, Counter[str]] = {name: Counter() for name in pairer.PERSONALITIES}
    for key in range(40):
        view = views.view(rules.setup(options, rules.deal(options, Chance(key))), 0)
        for name, count in counts.items():
            move = pairer.make(name).choose(view, Chance(key))
            assert isinstance(move, values.Choose)
            for pair in move.pairs:
                count.update(
                    {by_name[tag.name] for tag in shared_tags(*pair)} | ({"told"} if relation(*pair) else set())
                )
    for group, lover in (("look", "painter"), ("kind", "naturalist"), ("place", "traveller"), ("habit", "tinkerer")):
        assert max(counts, key=lambda name: counts[name][group]) == lover, (group, counts)
    assert max(counts, key=lambda name: counts[name]["told"]) == "poet"


def whole_game(players: list[str], key: int, **texts: str) -> Sitting:
    """Bots play to the end."""
    options = rules.options({"players": str(len(players)), **texts})
    chance = Chance(key)
    bots = [levels.named(GAME, name, None) for name in players]
    sitting = begin(GAME, options, rules.deal(options, chance))
    while sitting.awaited:
        seat = chance.pick(sorted(sitting.awaited))
        sitting = sitting.play(seat, bots[seat].choose(sitting.view(seat), chance))
    return sitting


@pytest.mark.parametrize("players", [["1", "2", "3", "4", "5"], ["naturalist", "painter", "traveller"], ["1", "1"]])
def test_all_kinds_of_pairers_play_whole_games(players: list[str]) -> None:
    sitting = whole_game(players, 3, rounds="1")
    assert sitting.outcome is not None


@pytest.mark.slow
def test_the_same_chance_gives_the_same_move() -> None:
    view = views.view(play(lay(players="2"), (0, "word:insect")), 1)
    for name in ("3", "poet"):
        assert pairer.make(name).choose(view, Chance(5)) == pairer.make(name).choose(view, Chance(5))


def test_good_players_share_more_than_beginners() -> None:
    def points(level: str) -> int:
        games = [whole_game([level] * 3, key, rounds="1").outcome for key in range(6)]
        return sum(sum(outcome.points) for outcome in games if outcome)

    assert points("5") > points("3") > points("1")


# At the table


def test_the_house_knows_its_levels_and_personalities() -> None:
    assert levels.offered(GAME) == range(1, 6)
    assert set(pairer.PERSONALITIES) < set(levels.names(GAME))
    levels.warm_up(GAME)
