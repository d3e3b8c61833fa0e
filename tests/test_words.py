"""The reader of all sentences: facts are keys, and the sentence names them in the reader's language."""

from __future__ import annotations

import pytest

from parlour import words


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“polar bear” is not on the table this turn. Choose from the twelve cards shown."),
        (
            "fr",
            "«\u202fours blanc\u202f» n’est pas sur la table ce tour-ci. Choisissez parmi les douze cartes affichées.",
        ),
    ],
)
def test_a_key_is_named_in_the_readers_language(language: str, sentence: str) -> None:
    """It is the name that the reader sees on the card."""
    assert words.say("duos-not-on-table", {"card": "polar-bear"}, language) == sentence


def test_several_keys_are_named_in_one_go() -> None:
    told = words.say("duos-told-chose", {"player": "Ada", "pairs": "ant+polar-bear,dog+nut-and-bolt"})
    assert told == "Ada chooses ant + polar bear, dog + nut and bolt."


@pytest.mark.parametrize(
    ("name", "said"), [("Mila", "de Mila"), ("Otto", "d’Otto"), ("Émile", "d’Émile"), ("Hugo", "de Hugo"), ("", "de ")]
)
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    sentence = words.say("room-handed-over", {"name": name}, "fr")
    assert sentence == f"La place {said} a été transmise par un nouveau lien."


def test_a_key_without_a_name_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="duos-card-unicorn"):
        words.say("duos-not-on-table", {"card": "unicorn"})


def test_a_missing_sentence_or_fact_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="nonsense"):
        words.say("nonsense")
    with pytest.raises(LookupError, match="duos-not-on-table"):
        words.say("duos-not-on-table")
