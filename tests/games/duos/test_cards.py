"""The cards of DUOS: how many, all different, each with a picture and a name in both languages."""

from __future__ import annotations

import csv
from importlib.resources import files

import pytest

from parlour import words
from parlour.games.duos.cards import BY_NAME, CATEGORIES, DECK, other


def test_there_are_116_cards_with_two_sides() -> None:
    assert len(DECK) == 116
    for category in CATEGORIES:
        assert len({card.side(category) for card in DECK}) == 116
    assert len(BY_NAME) == 232, "no animal is called like a thing"


def test_a_card_has_an_animal_on_one_side_and_a_thing_on_the_other() -> None:
    assert BY_NAME["ant"] is BY_NAME[BY_NAME["ant"].thing]
    assert other("animals") == "things"
    assert other("things") == "animals"


def test_every_side_has_a_picture_of_its_own() -> None:
    table = files("parlour.games.duos").joinpath("cards.csv").read_text(encoding="utf-8")
    rows = tuple(csv.DictReader(table.splitlines()))
    pictures = {row[kind]: row[f"{kind}_picture"] for row in rows for kind in ("animal", "thing")}
    assert set(pictures) == set(BY_NAME)
    assert len(set(pictures.values())) == 232
    assert {picture.split(":")[0] for picture in pictures.values()} == {"noto", "parlour"}


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.slow
def test_every_side_has_a_name_of_its_own(language: str) -> None:
    names = {words.say(f"duos-card-{name}", language=language) for name in BY_NAME}
    assert len(names) == 232


def test_the_key_of_a_card_is_its_english_name() -> None:
    """So that refusals, moves and hints of both languages speak of the same card."""
    for name in BY_NAME:
        assert words.say(f"duos-card-{name}") == name.replace("-", " ")


def test_cards_have_french_names() -> None:
    assert words.say("duos-card-ant", language="fr") == "fourmi"
