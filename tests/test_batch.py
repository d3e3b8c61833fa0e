"""Games in batches: in step with the rules at every action, whatever is asked of them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.batch import Batch, EnginePosition, can_batch
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption
from parlour.games.dualma import GAME as dualma
from parlour.games.dualma.rules import COLOURS

SETTINGS: list[tuple[str, dict[str, str], int]] = [
    *(("dualite", {"size": str(size), "opening": opening}, 60) for size in (4, 5, 6, 7) for opening in ("two", "one")),
    ("dualma", {"limit": "100"}, 125),
    ("dualma", {"stuck": "loses", "repetition": "free", "limit": "40"}, 130),
    ("dualma", {"limit": "20"}, 100),
]


def seen(name: str, position: Any) -> dict[str, set[int]]:
    """What the planes should show, worked out from the position by the rules' words."""
    if name == "dualite":
        from parlour.boards.square import cells, neighbours

        size = position.options.size
        near = {cell for anchor in position.anchors for cell in neighbours(size, anchor)}
        if not position.anchors and position.options.opening == "one":
            near = set(cells(size))
        places = {cell: number for number, cell in enumerate(cells(size))}
        sets = {"white": position.white, "black": position.black, "reach": near}
        return {plane: {places[cell] for cell in chosen} for plane, chosen in sets.items()}
    (mover,) = dualma.to_move(position)
    mine = COLOURS[mover]
    tops: dict[str, set[int]] = {"mine": set(), "theirs": set(), "over-mine": set(), "over-theirs": set()}
    for number, stack in enumerate(position.board):
        if stack:
            tops["mine" if stack[-1] == mine else "theirs"].add(number)
        if len(stack) == 2:
            tops["over-mine" if stack[0] == mine else "over-theirs"].add(number)
    return tops


@pytest.mark.parametrize(("name", "options", "steps"), SETTINGS, ids=str)
@pytest.mark.slow
def test_in_step_with_the_rules(name: str, options: dict[str, str], steps: int) -> None:
    rules = GAMES[name]
    chosen = rules.options(options)
    start = rules.setup(chosen, rules.deal(chosen, Chance(0)))
    batch = Batch(name, games=6, seed=3, **options)
    positions = [start] * len(batch)
    ends = 0
    for _ in range(steps):
        masks = batch.masks
        assert (np.unpackbits(batch.packed, axis=1, bitorder="little", count=batch.actions) == masks).all()
        for game, position in enumerate(positions):
            (seat,) = rules.to_move(position)
            assert batch.to_move[game] == seat
            legal = {batch.texts[action] for action in np.flatnonzero(masks[game])}
            assert legal == {rules.write(move) for move in rules.moves(position, seat)}
            for plane, expected in seen(name, position).items():
                shown = batch.observations[game, batch.planes.index(plane)]
                assert set(np.flatnonzero(shown)) == expected, plane
        actions = batch.any_actions().copy()
        rewards, ended = batch.step(actions)
        for game, action in enumerate(actions):
            (seat,) = rules.to_move(positions[game])
            position = rules.play(positions[game], seat, rules.read(batch.texts[action]))
            outcome = rules.outcome(position)
            assert ended[game] == (outcome is not None)
            worth = 0 if outcome is None or not outcome.winners else 1 if 0 in outcome.winners else -1
            assert tuple(rewards[game]) == (worth, -worth)
            positions[game] = position if outcome is None else start
            ends += outcome is not None
    assert ends > 0


def test_the_planes_of_duAlma_that_are_numbers() -> None:
    batch = Batch("dualma", games=1)
    black, white, times, passes = (
        batch.planes.index(name) for name in ("place-black", "place-white", "times", "passes")
    )
    assert (batch.observations[0, black] == 1).all()
    batch.step([batch.number("b@a1")])
    assert (batch.observations[0, black] == 0).all()
    assert (batch.observations[0, white] == 1).all()
    while batch.observations[0, times, 0] == 0:
        batch.step(batch.any_actions())
    assert not batch.observations[0, [black, white, passes]].any()
    moved = batch.planes.index("moved")
    assert not batch.observations[0, moved].any()
    there = [_to_an_empty_hex(batch), _to_an_empty_hex(batch)]
    assert (batch.observations[0, times] == 1).all()
    for move in there:
        batch.step([batch.number("-".join(reversed(move.split("-"))))])
    assert (batch.observations[0, times] == 2).all(), "both discs are back"
    assert (batch.observations[0, moved] == 4).all()
    assert not batch.observations[0, moved + 1].any()
    keys = batch.earlier[0]
    assert np.count_nonzero(keys) == 5
    assert keys[0] == keys[4]
    assert len(set(keys[:4])) == 4


def _to_an_empty_hex(batch: Batch) -> str:
    """Make a step to an empty hex, and say which."""
    occupied = batch.observations[0, : batch.planes.index("over-mine")].any(axis=0)
    empty = {batch.texts[number].partition("@")[2] for number in np.flatnonzero(~occupied)}
    legal = (batch.texts[action] for action in np.flatnonzero(batch.masks[0]))
    move = next(text for text in legal if text.count("-") == 1 and text.partition("-")[2] in empty)
    batch.step([batch.number(move)])
    return move


@pytest.mark.parametrize(
    ("name", "options"),
    [("dualite", {"size": 4}), ("dualite", {"size": 5}), ("dualma", {})],
    ids=["Dualité", "Grand Dual", "DuAlma"],
)
def test_the_three_board_games_have_a_batch_an_engine_position_and_a_game_of_openspiel(
    name: str, options: dict[str, int]
) -> None:
    import pyspiel

    from parlour.adapters import openspiel

    openspiel.register()
    state = pyspiel.load_game(f"python_parlour_{name}", options).new_initial_state()
    game = parlour.game(name)
    batch, position = game.batch(games=1, seed=7, **options), game.position(**options)
    sitting = game.begin(**options)
    for _ in range(12):
        legal = set(np.flatnonzero(batch.masks[0]))
        assert legal == set(position.legal) == set(state.legal_actions())
        assert {batch.texts[action] for action in legal} == {str(move) for move in sitting.legal_moves()}
        (action,) = batch.any_actions()
        text = position.texts[action]
        assert text == batch.texts[action] == state.action_to_string(action)
        position.play(int(action))
        state.apply_action(int(action))
        sitting = sitting.after(text)
        _, (ended,) = batch.step([action])
        assert ended == (position.result is not None) == state.is_terminal() == (sitting.outcome is not None)
        if ended:
            break


@pytest.mark.parametrize("name", ["dualite", "dualma"])
def test_every_action_is_read_back_by_the_rules(name: str) -> None:
    batch = Batch(name, games=1)
    assert len(set(batch.texts)) == batch.actions
    for number, text in enumerate(batch.texts):
        assert GAMES[name].write(GAMES[name].read(text)) == text
        assert batch.number(text) == number


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("dualite", games=3)
    good = batch.number("a1+c3")
    before = batch.packed.copy()
    for bad in (batch.number("a1"), -1, batch.actions, 10**12):
        with pytest.raises(ValueError, match="is not legal in game 2"):
            batch.step([good, good, bad])
    assert (batch.packed == before).all()
    with pytest.raises(ValueError, match="each of 3 games"):
        batch.step([good])


def test_some_games_can_be_begun_anew_and_all_put_back() -> None:
    batch = Batch("dualite", games=4, seed=9)
    start = batch.packed[0].copy()
    batch.step(batch.any_actions())
    saved, masks = batch.save(), batch.packed.copy()
    batch.reset([1, 3])
    assert [(batch.packed[game] == start).all() for game in range(4)] == [False, True, False, True]
    batch.load(saved)
    assert (batch.packed == masks).all()
    batch.reset()
    assert (batch.packed == start).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (Batch("dualma", games=5, seed=4) for _ in range(2))
    for _ in range(60):
        assert (one.any_actions() == other.any_actions()).all()
        one.step(one._any)
        other.step(other._any)


def test_what_cannot_be_played_in_batches_is_refused() -> None:
    assert [name for name, game in GAMES.items() if can_batch(game)] == ["dualite", "dualma"]
    with pytest.raises(BadOption, match="batch-not-offered"):
        Batch("duos", games=1)
    with pytest.raises(BadOption, match="batch-not-offered"):
        Batch("dualite", games=1, players=4)
    with pytest.raises(BadOption, match="unknown-game"):
        Batch("nim", games=1)
    with pytest.raises(BadOption, match="bad-option-number"):
        Batch("dualite", games=1, size=9)
    with pytest.raises(ValueError, match="at least one game"):
        Batch("dualite", games=0)


@pytest.mark.parametrize("name", ["dualite", "dualma"])
def test_a_position_travels_light_and_comes_back_the_same(name: str) -> None:
    position, dice = EnginePosition(name), np.random.default_rng(4)
    for _ in range(60):
        if len(position.legal):
            position.play(int(dice.choice(position.legal)))
    packed = pickle.dumps(position)
    assert len(packed) < 2000
    back = pickle.loads(packed)
    assert back == position
    assert hash(back) == hash(position)
    assert back.legal.tolist() == position.legal.tolist()
    assert copy.deepcopy(position) == position != EnginePosition(name)


@pytest.mark.parametrize("name", ["dualite", "dualma"])
def test_what_is_listed_is_what_the_masks_say(name: str) -> None:
    batch = Batch(name, 8, seed=2)
    for _ in range(20):
        actions, starts = batch.legal()
        for game in range(8):
            assert actions[starts[game] : starts[game + 1]].tolist() == np.flatnonzero(batch.masks[game]).tolist()
        batch.step(batch.any_actions())
