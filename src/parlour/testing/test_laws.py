"""The laws that hold for every game, no one excused.

pytest --pyargs parlour.testing --game ./mine
"""

from __future__ import annotations

import collections.abc
import dataclasses
import inspect
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import record, words
from parlour.chance import Chance
from parlour.game import BadNotation, Choice, Game, IllegalMove, Seat, written_options
from parlour.sitting import Sitting, begin
from parlour.testing.secrecy import check_redeals_differ, check_secrecy
from parlour.testing.whole_games import SITTINGS, options_of, random_game, some_plies, values, whole_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each law looks at each game that is named."""
    if "game" in metafunc.fixturenames:
        from parlour.catalogue import add

        games = [add(named) for named in metafunc.config.getoption("--game")]
        metafunc.parametrize("game", games, ids=[game.NAME for game in games], scope="module")
    if "keys" in metafunc.fixturenames:
        metafunc.parametrize("keys", [range(SITTINGS)], ids=str)


def law(holds: Callable[[Game, Sitting], None]) -> Callable[[Game, range], None]:
    """A law looks at whole games of every game, one at a time; they are played once, for all laws."""

    def test(game: Game, keys: range) -> None:
        for key in keys:
            sitting = whole_game(game, key)
            try:
                holds(game, sitting)
            except Exception as broken:
                broken.add_note(f"in whole game {key} of {game.NAME} with {sitting.options}")
                raise

    test.__name__, test.__doc__ = holds.__name__, holds.__doc__
    test.pytestmark = getattr(holds, "pytestmark", [])  # type: ignore[attr-defined] # marks stay
    return test


def defaults(game: Game) -> Any:
    return game.options({})


def listeners(sitting: Sitting) -> list[Seat | None]:
    return [*range(sitting.seats), None]


def alternatives(kind: Any) -> set[Any]:
    """Return the types that a type is one of."""
    return set(get_args(kind)) if isinstance(kind, UnionType) else {NoneType if kind is None else kind}


def test_each_function_takes_and_returns_what_the_game_says(game: Game) -> None:
    """The modules of a game are typed among themselves; this holds them to `Game`. `Any` stands for the game's own."""
    for name, said in get_type_hints(Game).items():
        if get_origin(said) is not collections.abc.Callable:
            continue
        arguments, result = get_args(said)
        function = getattr(game, name)
        parameters = list(inspect.signature(function).parameters.values())
        assert len(parameters) == len(arguments), name
        own = get_type_hints(function)
        expected = {parameter.name: kind for parameter, kind in zip(parameters, arguments, strict=True)}
        for part, kind in {**expected, "return": result}.items():
            wide, narrow = (kind, own[part]) if part == "return" else (own[part], kind)
            assert "Any" in str(kind) or kind is object or alternatives(narrow) <= alternatives(wide), f"{name}: {part}"


@law
@pytest.mark.slow
def test_it_is_over_exactly_when_no_one_may_move(game: Game, sitting: Sitting) -> None:
    for position in sitting.positions:
        assert (game.outcome(position) is None) == bool(game.to_move(position))
        assert game.awaited(position) <= game.to_move(position)
        assert bool(game.awaited(position)) == bool(game.to_move(position)), "a seat is always awaited"
    assert sitting.outcome is not None


@law
def test_random_play_ends_within_the_bound(game: Game, sitting: Sitting) -> None:
    assert len(sitting.moves) <= game.longest(sitting.options)


@law
def test_a_seat_not_to_move_is_refused_with_a_reason(game: Game, sitting: Sitting) -> None:
    for ply, (seat, move) in enumerate(sitting.moves):
        before = sitting.positions[ply]
        for other in set(range(sitting.seats)) - game.to_move(before):
            with pytest.raises(IllegalMove) as refused:
                game.play(before, other, move)
            assert words.say(refused.value.code, refused.value.facts)
        with pytest.raises(IllegalMove) as refused:
            game.play(sitting.position, seat, move)
        assert refused.value.code == "game-over"
        assert words.say(refused.value.code, refused.value.facts)


@law
@pytest.mark.slow
def test_listed_moves_are_legal_and_sampled_moves_are_listed(game: Game, sitting: Sitting) -> None:
    if not game.is_listable:
        assert game.is_composed, "what cannot be listed is drafted"
        return
    for position in (sitting.positions[ply] for ply in some_plies(sitting)):
        for seat in range(sitting.seats):
            listed = game.moves(position, seat)
            assert bool(listed) == (seat in game.to_move(position))
            assert len(set(listed)) == len(listed)
            for move in listed:
                game.check(position, seat, move)
                assert game.read(game.write(move)) == move
    for ply in some_plies(sitting)[:-1]:
        seat, move = sitting.moves[ply]
        assert move in game.moves(sitting.positions[ply], seat)


@law
def test_moves_are_frozen_and_read_back(game: Game, sitting: Sitting) -> None:
    for _, move in sitting.moves:
        assert game.read(game.write(move)) == move
        assert hash(move) == hash(game.read(game.write(move)))
        assert "\n" not in game.write(move)


@law
@pytest.mark.slow
def test_a_written_record_replays_to_equal_positions(game: Game, sitting: Sitting) -> None:
    sheet = sitting.record(tuple(f"Player {seat}" for seat in range(sitting.seats)), "2026-11-15")
    again = record.replay(record.read(record.write(sheet)), {game.NAME: game})
    assert again.positions == sitting.positions
    assert again.options == sitting.options
    assert again.deal == sitting.deal
    assert record.read(record.write(sheet)) == sheet


@law
@pytest.mark.slow
def test_playing_leaves_the_old_position_as_it_was(game: Game, sitting: Sitting) -> None:
    fresh = begin(game, sitting.options, sitting.deal)
    for seat, move in sitting.moves:
        fresh = fresh.play(seat, move)
    assert fresh.positions == sitting.positions


@law
def test_the_same_deal_gives_the_same_position(game: Game, sitting: Sitting) -> None:
    text = game.write_deal(sitting.deal)
    assert "\n" not in text
    assert game.setup(sitting.options, game.read_deal(sitting.options, text)) == sitting.positions[0]


@law
def test_options_are_read_back(game: Game, sitting: Sitting) -> None:
    options = sitting.options
    assert game.options(written_options(options)) == options
    assert set(written_options(options)) == {option.name for option in game.OPTIONS}


@law
def test_the_phase_grows_but_not_by_a_secret_or_a_simultaneous_choice(game: Game, sitting: Sitting) -> None:
    """A person who has chosen makes nothing stale for the others who were asked at the same time and are still awaited.

    A person who says something and has still to choose does: a hint in DUOS may change what the other would choose.
    """
    for ply, (seat, move) in enumerate(sitting.moves):
        before, after = sitting.positions[ply], sitting.positions[ply + 1]
        assert game.phase(after) >= game.phase(before)
        silent = all(game.announce(before, seat, move, other) is None for other in listeners(sitting) if other != seat)
        asked, still = game.awaited(before), game.awaited(after)
        if still and still < asked:
            assert game.phase(after) == game.phase(before), "of two choices made at once the second is not stale"
        elif not silent:
            assert game.phase(after) > game.phase(before)
        elif len(game.to_move(before)) > 1:
            assert game.phase(after) == game.phase(before), "a secret choice makes nothing stale"


@law
@pytest.mark.slow
def test_secrecy_a_view_depends_only_on_what_its_seat_may_know(game: Game, sitting: Sitting) -> None:
    chance = Chance("secrecy")
    for position in (sitting.positions[ply] for ply in some_plies(sitting)):
        for seat in listeners(sitting):
            check_secrecy(game, position, seat, chance)


@pytest.mark.slow
def test_secrecy_redeals_differ(game: Game) -> None:
    """What is hidden from a seat is not known to its redeals either."""
    for key in range(4):
        check_redeals_differ(game, random_game(game, defaults(game), key, 3), Chance("redeals differ"))


@law
@pytest.mark.slow
def test_a_bystander_sees_only_what_every_seat_sees(game: Game, sitting: Sitting) -> None:
    """Whatever a seat sees settles what a bystander sees: a redeal from any seat's view looks the same to him."""
    chance = Chance("bystander")
    for ply in some_plies(sitting):
        position = sitting.positions[ply]
        for seat in range(sitting.seats):
            imagined = game.redeal(game.view(position, seat), chance)
            assert game.view(imagined, None) == game.view(position, None)
        if ply < len(sitting.moves):
            mover, move = sitting.moves[ply]
            heard = game.announce(position, mover, move, None)
            for seat in range(sitting.seats):
                own = game.announce(position, mover, move, seat)
                assert heard is None or own is not None, "a seat hears what a bystander hears"


@law
@pytest.mark.slow
def test_everything_said_has_its_sentence(game: Game, sitting: Sitting) -> None:
    for seat in listeners(sitting):
        for told in sitting.announcements(seat):
            assert words.say(told.code, {**told.facts, "player": "Ada"})
    assert sitting.outcome
    assert words.say(sitting.outcome.reason, {"player": "Ada", "points": max(sitting.outcome.points, default=0)})


def test_every_value_of_every_option_is_among_the_whole_games(game: Game) -> None:
    played = [written_options(options_of(game, key)) for key in range(SITTINGS)]
    for option in game.OPTIONS:
        assert {written[option.name] for written in played} >= set(values(option))


def test_the_lobby_can_name_the_game_and_each_option(game: Game) -> None:
    name = game.NAME
    assert words.say(f"{name}-name")
    assert words.say(f"{name}-tagline")
    for option in game.OPTIONS:
        assert words.say(f"{name}-option-{option.name}")
        if isinstance(option, Choice):
            for value in option.values:
                assert words.say(f"{name}-option-{option.name}-{value}")


@pytest.mark.slow
def test_views_hold_no_sets(game: Game) -> None:
    """A set has no order, so its bytes on the wire could tell something."""

    def walk(value: object) -> None:
        assert not isinstance(value, set | frozenset)
        if dataclasses.is_dataclass(value):
            for field in dataclasses.fields(value):
                walk(getattr(value, field.name))
        elif isinstance(value, tuple):
            for part in value:
                walk(part)

    sitting = random_game(game, defaults(game), key=3)
    for position in (sitting.positions[ply] for ply in some_plies(sitting)):
        for seat in listeners(sitting):
            walk(game.view(position, seat))


@settings(max_examples=100)
@given(text=st.text(max_size=40))
@pytest.mark.slow
def test_any_text_is_read_or_refused(game: Game, text: str) -> None:
    try:
        move = game.read(text)
    except BadNotation as refused:
        sentence = words.say(refused.code, refused.facts)
    else:
        sentence = game.write(move)
        assert game.read(sentence) == move
    assert sentence


@law
def test_what_reveals_nothing_is_taken_back_and_played_again(game: Game, whole: Sitting) -> None:
    for ply in some_plies(whole, most=8)[:-1]:
        seat, move = whole.moves[ply]
        before = Sitting(game, whole.options, whole.deal, whole.moves[:ply], whole.positions[: ply + 1])
        after = before.play(seat, move)
        if after.outcome is None and not game.reveals(before.position, seat, move):
            assert after.taken_back(ply) == before
        elif after.outcome is None:
            with pytest.raises(IllegalMove, match="cannot-take-back"):
                after.taken_back(ply)
