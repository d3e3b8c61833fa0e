"""The laws that hold for every game, nobody excused."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from parlour import record, words
from parlour.chance import Chance
from parlour.game import AnyGame, BadNotation, Choice, IllegalMove, Seat, written_options
from parlour.sitting import Sitting, begin
from tests.games.hidden import HIDDEN
from tests.games.whole_games import EVERY_GAME, random_game, some_plies, whole_games

EXAMPLES = 15
law = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


def defaults(game: AnyGame) -> Any:
    return game.options({})


def listeners(sitting: Sitting) -> list[Seat | None]:
    return [*range(sitting.seats), None]


ADAPTERS: dict[Any, TypeAdapter[Any]] = {}
"""Kept, since building one takes a hundred times as long as using it."""


def on_the_wire(view: object) -> bytes:
    kind = type(view)
    if kind not in ADAPTERS:
        ADAPTERS[kind] = TypeAdapter(kind)
    return ADAPTERS[kind].dump_json(view)


@every_game
@law
@given(data=st.data())
def test_it_is_over_exactly_when_nobody_may_move(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    for position in sitting.positions:
        assert (game.outcome(position) is None) == bool(game.to_move(position))
        assert game.awaited(position) <= game.to_move(position)
        assert bool(game.awaited(position)) == bool(game.to_move(position)), "somebody is always awaited"
    assert sitting.outcome is not None


@every_game
@law
@given(data=st.data())
def test_random_play_ends_within_the_bound(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    assert len(sitting.moves) <= game.longest(sitting.options)


@every_game
@law
@given(data=st.data())
def test_a_seat_not_to_move_is_refused_with_a_reason(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    for ply, (seat, move) in enumerate(sitting.moves):
        before = sitting.positions[ply]
        for other in set(range(sitting.seats)) - game.to_move(before):
            with pytest.raises(IllegalMove) as refused:
                game.play(before, other, move)
            assert words.say(refused.value.code, refused.value.facts)
        with pytest.raises(IllegalMove):
            game.play(sitting.position, seat, move)


@every_game
@law
@given(data=st.data())
def test_listed_moves_are_legal_and_sampled_moves_are_listed(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    if not hasattr(game, "moves"):
        assert hasattr(game, "consider"), "what cannot be listed is drafted"
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


@every_game
@law
@given(data=st.data())
def test_moves_are_frozen_and_read_back(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    for _, move in sitting.moves:
        assert game.read(game.write(move)) == move
        assert hash(move) == hash(game.read(game.write(move)))
        assert "\n" not in game.write(move)


@every_game
@law
@given(data=st.data())
def test_a_written_record_replays_to_equal_positions(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    sheet = sitting.record(tuple(f"Player {seat}" for seat in range(sitting.seats)), "2026-11-15")
    again = record.replay(record.read(record.write(sheet)), EVERY_GAME)
    assert again.positions == sitting.positions
    assert again.options == sitting.options
    assert again.deal == sitting.deal
    assert record.read(record.write(sheet)) == sheet


@every_game
@law
@given(data=st.data())
def test_playing_leaves_the_old_position_as_it_was(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    fresh = begin(game, sitting.options, sitting.deal)
    for seat, move in sitting.moves:
        fresh = fresh.play(seat, move)
    assert fresh.positions == sitting.positions


@every_game
@law
@given(data=st.data())
def test_the_same_deal_gives_the_same_position(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    text = game.write_deal(sitting.deal)
    assert "\n" not in text
    assert game.setup(sitting.options, game.read_deal(sitting.options, text)) == sitting.positions[0]


@every_game
@law
@given(data=st.data())
def test_options_are_read_back(game: AnyGame, data: st.DataObject) -> None:
    options = data.draw(whole_games(game)).options
    assert game.options(written_options(options)) == options
    assert set(written_options(options)) == {option.name for option in game.OPTIONS}


@every_game
@law
@given(data=st.data())
def test_the_phase_grows_but_not_by_a_secret_or_a_simultaneous_choice(game: AnyGame, data: st.DataObject) -> None:
    """Whoever has chosen makes nothing stale for the others who were asked at the same time and are still awaited.

    Whoever says something and has still to choose does: a hint in DUOS may change what the other would choose.
    """
    sitting = data.draw(whole_games(game))
    for ply, (seat, move) in enumerate(sitting.moves):
        before, after = sitting.positions[ply], sitting.positions[ply + 1]
        assert game.phase(after) >= game.phase(before)
        silent = all(game.tell(before, seat, move, other) is None for other in listeners(sitting) if other != seat)
        asked, still = game.awaited(before), game.awaited(after)
        if still and still < asked:
            assert game.phase(after) == game.phase(before), "of two choices made at once the second is not stale"
        elif not silent:
            assert game.phase(after) > game.phase(before)
        elif len(game.to_move(before)) > 1:
            assert game.phase(after) == game.phase(before), "a secret choice makes nothing stale"


def check_secrecy(game: AnyGame, position: Any, seat: Seat | None, chance: Chance) -> None:
    seen = game.view(position, seat)
    again = game.view(game.redeal(seen, chance), seat)
    assert again == seen
    assert on_the_wire(again) == on_the_wire(seen)


@every_game
@law
@given(data=st.data())
def test_secrecy_a_view_depends_only_on_what_its_seat_may_know(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    chance = Chance("secrecy")
    for position in (sitting.positions[ply] for ply in some_plies(sitting)):
        for seat in listeners(sitting):
            check_secrecy(game, position, seat, chance)


def check_redeals_vary(game: AnyGame, position: Any, seat: Seat | None, redeals: int) -> None:
    """Everything unseen turns up in every place it could be."""
    places = HIDDEN[game.NAME](position, seat)
    unseen = frozenset[str]().union(*places.values())
    found: dict[str, set[str]] = {place: set() for place in places}
    chance = Chance("redeals vary")
    seen = game.view(position, seat)
    for _ in range(redeals):
        for place, items in HIDDEN[game.NAME](game.redeal(seen, chance), seat).items():
            found[place] |= items
    for place, items in places.items():
        assert found[place] == (unseen if items else set()), f"{place}, seen by {seat}"


@every_game
def test_secrecy_redeals_vary(game: AnyGame) -> None:
    options = defaults(game)
    if not game.write_deal(game.deal(options, Chance("anything"))):
        return  # Nothing is dealt, so nothing is hidden; the law above has shown that views tell all.
    for plies in (0, 5):
        sitting = random_game(game, options, key=plies, plies=plies)
        for seat in listeners(sitting):
            check_redeals_vary(game, sitting.position, seat, 600)


def test_a_view_that_is_the_position_breaks_the_law_of_secrecy() -> None:
    """The law must be able to fail: here is a game that shows everything to everybody."""
    pockets = EVERY_GAME["pockets"]
    leaky: Any = SimpleNamespace(
        **{name: getattr(pockets, name) for name in ("NAME", "redeal")}, view=lambda position, seat: position
    )
    leaky.redeal = lambda view, chance: view
    position = random_game(pockets, defaults(pockets), key=1, plies=3).position
    with pytest.raises(AssertionError):
        check_redeals_vary(leaky, position, 0, 50)


@every_game
@law
@given(data=st.data())
def test_a_bystander_sees_only_what_every_seat_sees(game: AnyGame, data: st.DataObject) -> None:
    """Whatever a seat sees settles what a bystander sees: a redeal from any seat's view looks the same to him."""
    sitting = data.draw(whole_games(game))
    chance = Chance("bystander")
    for ply in some_plies(sitting):
        position = sitting.positions[ply]
        for seat in range(sitting.seats):
            imagined = game.redeal(game.view(position, seat), chance)
            assert game.view(imagined, None) == game.view(position, None)
        if ply < len(sitting.moves):
            mover, move = sitting.moves[ply]
            heard = game.tell(position, mover, move, None)
            for seat in range(sitting.seats):
                own = game.tell(position, mover, move, seat)
                assert heard is None or own is not None, "a seat hears what a bystander hears"


@every_game
@law
@given(data=st.data())
def test_everything_said_has_its_sentence(game: AnyGame, data: st.DataObject) -> None:
    sitting = data.draw(whole_games(game))
    for seat in listeners(sitting):
        for told in sitting.told(seat):
            assert words.say(told.code, {**told.facts, "player": "Ada"})
    assert sitting.outcome
    assert words.say(sitting.outcome.reason, {"player": "Ada", "points": max(sitting.outcome.points, default=0)})


@every_game
def test_the_lobby_can_name_the_game_and_each_option(game: AnyGame) -> None:
    name = game.NAME
    assert words.say(f"{name}-name")
    assert words.say(f"{name}-tagline")
    for option in game.OPTIONS:
        assert words.say(f"{name}-option-{option.name}")
        if isinstance(option, Choice):
            for value in option.values:
                assert words.say(f"{name}-option-{option.name}-{value}")


@every_game
def test_views_hold_no_sets(game: AnyGame) -> None:
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


@every_game
@law
@given(data=st.data(), text=st.text(max_size=40))
def test_any_text_is_read_or_refused(game: AnyGame, data: st.DataObject, text: str) -> None:
    try:
        move = game.read(text)
    except BadNotation as refused:
        sentence = words.say(refused.code, refused.facts)
    else:
        sentence = game.write(move)
        assert game.read(sentence) == move
    assert sentence


@every_game
@law
@given(data=st.data())
def test_what_reveals_nothing_is_taken_back_and_played_again(game: AnyGame, data: st.DataObject) -> None:
    whole = data.draw(whole_games(game))
    for ply in some_plies(whole, most=8)[:-1]:
        seat, move = whole.moves[ply]
        before = Sitting(game, whole.options, whole.deal, whole.moves[:ply], whole.positions[: ply + 1])
        after = before.play(seat, move)
        if after.outcome is None and not game.reveals(before.position, seat, move):
            assert after.taken_back(ply) == before
        elif after.outcome is None:
            with pytest.raises(IllegalMove, match="cannot-take-back"):
                after.taken_back(ply)
