"""A bot's name belongs to its strength."""

from __future__ import annotations

from parlour.players.names import by_level, listed


def test_the_gentlest_and_the_strongest_are_the_same_in_every_game() -> None:
    for offered in (range(1, 5), range(1, 6), range(7), range(1, 15)):
        assert by_level([offered[0], offered[-1]], offered, ()) == (listed()[0], listed()[-1])


def test_each_level_has_a_name_of_its_own() -> None:
    offered = range(1, 15)
    assert len({by_level([level], offered, ())[0] for level in offered}) == 14


def test_two_of_one_level_and_a_guest_of_that_name_can_be_told_apart() -> None:
    first = listed()[0]
    names = by_level([1, 1, 1], range(1, 6), (first.upper(),))
    assert len(set(names)) == 3
    assert first not in names
    assert set(names) <= set(listed()[:5]), "they are near it in strength"


def test_a_game_of_one_level_has_somebody() -> None:
    assert by_level([1], range(1, 2), ()) == (listed()[0],)
