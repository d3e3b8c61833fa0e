"""The open board games in OpenSpiel: its tests pass, and its algorithms come to what ours say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

import parlour
from parlour.adapters import openspiel
from parlour.sitting import Sitting
from parlour.solvers.analysis import preference

DUALITE, DUALMA = openspiel.register()


@pytest.mark.parametrize(
    ("name", "params"), [(DUALITE, {}), (DUALITE, {"size": 5, "opening": "one"}), (DUALMA, {"limit": 20})], ids=str
)
@pytest.mark.slow
def test_random_games(name: str, params: dict[str, str | int]) -> None:
    game = pyspiel.load_game(name, params)
    pyspiel.random_sim_test(game, num_sims=1 if name == DUALMA else 2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "params"), [(DUALITE, {}), (DUALITE, {"size": 5, "opening": "one"}), (DUALMA, {"limit": 20})], ids=str
)
def test_a_game_and_its_states_come_back_from_their_text(name: str, params: dict[str, str | int]) -> None:
    game = pyspiel.load_game(name, params)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    state, dice = game.new_initial_state(), np.random.default_rng(3)
    for _ in range(5):
        state.apply_action(int(dice.choice(state.legal_actions())))
    restored = again.deserialize_state(state.serialize())
    assert (restored.history(), restored.position) == (state.history(), state.position)


def test_the_clone_of_a_finished_game_is_finished() -> None:
    state = played("a1+d1 b1 c1")
    assert state.is_terminal()
    assert state.clone().is_terminal()
    assert state.clone().returns() == state.returns()


@pytest.mark.parametrize("name", [DUALITE, DUALMA])
def test_a_clone_shares_the_engine_and_nothing_else(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    clone = state.clone()
    assert clone.position._engine is state.position._engine
    clone.apply_action(clone.legal_actions()[0])
    assert len(state.history()) == 1
    assert clone.position != state.position


def played(moves: str) -> pyspiel.State:
    state = pyspiel.load_game(DUALITE).new_initial_state()
    for text in moves.split():
        state.apply_action(state.string_to_action(text))
    return state


def _start(sitting: Sitting, ply: int) -> Sitting:
    return replace(sitting, moves=sitting.moves[:ply], positions=sitting.positions[: ply + 1])


def decided() -> list[tuple[str, bool, int]]:
    """Positions that are decided within five plies: the moves, whether the mover wins, in how many plies."""
    game, found, seed = parlour.game("dualite"), dict[tuple[bool, int], str](), 0
    while len(found) < 5:
        sitting = game.finish(game.begin(), game.player("3"), seed=seed)
        for ply in range(4, len(sitting.moves)):
            best = max((worth for _, worth in game.analyse(_start(sitting, ply))), key=preference)
            if best.plies is not None and best.plies <= 5:
                moves = " ".join(str(move) for _, move in sitting.moves[:ply])
                found.setdefault((bool(best.wins), best.plies), moves)
        seed += 1
    return [(moves, wins, plies) for (wins, plies), moves in sorted(found.items())]


def value(state: pyspiel.State, depth: int) -> float:
    """To a person who moves, as far as OpenSpiel's own search sees when it looks this deep."""
    found, _ = minimax.alpha_beta_search(
        state.get_game(),
        state=state,
        value_function=lambda _: 0.0,
        maximum_depth=depth,
        maximizing_player_id=state.current_player(),
    )
    return float(found)


@pytest.mark.slow
def test_its_exact_search_agrees_with_our_proofs() -> None:
    for moves, wins, plies in decided():
        state = played(moves)
        assert value(state, plies) == (1 if wins else -1), moves
        assert value(state, plies - 1) == 0, f"not sooner: {moves}"


def test_its_tree_search_finds_a_win_at_hand() -> None:
    state = played("a1+d1 b1")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 100, mcts.RandomRolloutEvaluator(1, dice), solve=True, random_state=dice)
    assert state.action_to_string(bot.step(state)) == "c1"


def test_the_observer_tells_positions_apart() -> None:
    game = pyspiel.load_game(DUALMA, {"limit": 20})
    observer = game.make_py_observer()
    state, dice, seen = game.new_initial_state(), np.random.default_rng(2), set()
    while not state.is_terminal():
        seen.add(observer.string_from(state, state.current_player()))
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert len(seen) == len(state.history())
