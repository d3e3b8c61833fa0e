"""The open board games in OpenSpiel: its tests pass, and its algorithms come to what ours say."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts, minimax

import parlour
from parlour.adapters import openspiel
from parlour.sitting import Sitting
from parlour.solvers.analysis import preference

DUALITE, DUALITY, DUALMA, LAW, DUOS = openspiel.register()
CARDS: list[tuple[str, dict[str, str | int]]] = [
    (DUALITY, {"rows": 3, "hands": "open"}),
    (LAW, {"players": 3}),
    (LAW, {"objection": "majority", "deck": "v1-17", "deadline": "none"}),
    (DUOS, {"players": 2, "deals": 5}),
    (DUOS, {"players": 3, "rounds": 1}),
]


@pytest.mark.parametrize(
    ("name", "params"), [(DUALITE, {}), (DUALITE, {"size": 5, "opening": "one"}), (DUALMA, {"limit": 20})], ids=str
)
@pytest.mark.slow
def test_random_games(name: str, params: dict[str, str | int]) -> None:
    game = pyspiel.load_game(name, params)
    pyspiel.random_sim_test(game, num_sims=1 if name == DUALMA else 2, serialize=True, verbose=False)


def test_the_api_test_of_openspiel_passes_unchanged() -> None:
    """All of its tests, for each of our games as `load_game` gives it."""
    program = (
        "import runpy, sys; from parlour.adapters import openspiel; openspiel.register();"
        "sys.argv = ['api_test', '--test_only_games=python_parlour'];"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.search(r"Ran 25 tests", done.stderr)


@pytest.mark.parametrize(("name", "params"), CARDS, ids=str)
@pytest.mark.slow
def test_random_games_with_a_deal(name: str, params: dict[str, str | int]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, params), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "text",
    [
        DUALITE,
        f"{DUALMA}(limit=20)",
        f"{DUALITY}(deals=3,rows=3)",
        f"{LAW}(deals=3,horizon=12)",
        f"{DUOS}(deals=3,players=3,rounds=1)",
    ],
)
@pytest.mark.slow
def test_a_playthrough_of_openspiel_comes_out_the_same(text: str, tmp_path: Path) -> None:
    """Its playthrough test, unchanged: what it wrote of a game, every vector included, it replays line by line."""
    FLAGS.mark_as_parsed()  # as OpenSpiel's own test program does at its start
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(text, None, seed=1), encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(written))
    assert len(expected) > 5000
    assert actual == expected


@pytest.mark.parametrize(("name", "params"), CARDS, ids=str)
def test_a_seat_knows_nothing_of_what_it_does_not_see(name: str, params: dict[str, str | int]) -> None:
    """The state that is dealt anew for a player tells this player the same, as text and as numbers."""
    game, dice = pyspiel.load_game(name, params), np.random.default_rng(2)
    state, checked = game.new_initial_state(), 0
    state.apply_action(1)
    while not state.is_terminal() and checked < 30:
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        checked += 1
        state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize(("name", "params"), [(DUALITY, {"rows": 3}), (LAW, {}), (DUOS, {"players": 2})], ids=str)
@pytest.mark.slow
def test_is_mcts_chooses_a_legal_action(name: str, params: dict[str, str | int]) -> None:
    game = pyspiel.load_game(name, params)
    state = game.new_initial_state()
    state.apply_action(3)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 20, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_cfr_comes_nearer_to_equilibrium_and_best_response_measures_it() -> None:
    """A small Duality: three rows, two deals, two decisions."""
    game = pyspiel.load_game(DUALITY, {"rows": 3, "deals": 2, "horizon": 2})
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before


def test_what_reads_like_a_number_comes_back_from_text() -> None:
    deck = "wbcwcb+" * 8 + "wwbbcc+" * 8 + "bwxbwx"
    for name, params in ((LAW, {"deck": "v1-17", "deadline": "v30"}), (DUALITY, {"deck": deck, "rows": 3})):
        game = pyspiel.load_game(name, params)
        again = pyspiel.load_game(str(game))
        assert again.deals.options == game.deals.options
    assert again.deals.options.deck.count(",") == 16


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


PICKLED = """
import pickle, sys
for state in pickle.load(sys.stdin.buffer):
    print(state.history(), state.legal_actions(), state.get_game())
"""


def test_games_and_states_travel_light_to_a_process_that_has_not_registered_them() -> None:
    states, told = [], []
    for name in openspiel.register():
        game, dice = pyspiel.load_game(name), np.random.default_rng(4)
        assert str(pickle.loads(pickle.dumps(game))) == str(game)
        state = game.new_initial_state()
        for _ in range(12):
            state.apply_action(int(dice.choice(state.legal_actions())))
        assert len(pickle.dumps(state)) < 2000
        states.append(state)
        told.append(f"{state.history()} {state.legal_actions()} {game}")
        if game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC:
            other = state.resample_from_infostate(state.current_player(), dice.random)
            assert pickle.loads(pickle.dumps(other)).legal_actions() == state.legal_actions()
    done = subprocess.run([sys.executable, "-c", PICKLED], input=pickle.dumps(states), capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == told


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
