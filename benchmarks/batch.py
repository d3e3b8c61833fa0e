"""Steps a second of games played at random, by every door, beside pgx and OpenSpiel where they are installed.

    pip install pgx open_spiel  # in a clone of its own: pgx brings a package named tests, which hides ours
    python benchmarks/batch.py [--games 1024] [--rounds 5]

Everything runs in one process on one core and is measured in CPU time; the median of some rounds, and their range.
A step chooses a legal move at random and makes it; in batches it also writes masks and observations. "by NumPy" chooses
from masks as users do, in pgx too; else the choice is compiled too. At the end stands how many times as fast as the
others we are.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import parlour
from parlour.batch import Batch

Work = Callable[[], int]


FOUND: dict[str, float] = {}
"""The medians, by what was measured."""


def told(name: str, work: Work, rounds: int) -> None:
    """Steps per CPU second; the work says how many it did."""
    work()
    found = []
    for _ in range(rounds):
        began = time.process_time()
        done = work()
        found.append(done / (time.process_time() - began))
    FOUND[name] = statistics.median(found)
    print(f"{name:58} {statistics.median(found):>12,.0f}  ({min(found):,.0f} to {max(found):,.0f})", flush=True)


BOARD_GAMES: dict[str, tuple[str, dict[str, int]]] = {
    "dualite": ("dualite", {}),
    "grand dual": ("dualite", {"size": 5}),
    "dualma": ("dualma", {}),
}
"""The three board games whose moves can be numbered once and for all."""


def batches(called: str, games: int, *, dense: bool) -> Work:
    name, options = BOARD_GAMES[called]
    batch = Batch(name, games, seed=1, **options)

    def work() -> int:
        for _ in range(100):
            if dense:
                assert batch.masks.any()
            batch.step(batch.any_actions())
        return 100 * games

    return work


def any_of(masks: Any, dice: Any) -> Any:
    """A legal action for each game, each as likely, from masks with a byte for each action."""
    firsts = np.arange(len(masks) + 1) * masks.shape[1]
    where = np.flatnonzero(masks)
    starts = np.searchsorted(where, firsts)
    return where[starts[:-1] + (dice.random(len(masks)) * np.diff(starts)).astype(np.int64)] - firsts[:-1]


def any_of_packed(packed: Any, dice: Any) -> Any:
    """The same from masks with a bit for each action."""
    words = packed.view(np.uint32)
    ends = np.bitwise_count(words).cumsum(axis=1, dtype=np.int32)
    wanted = (dice.random(len(words)) * ends[:, -1]).astype(np.int32)
    games, place = np.arange(len(words)), (ends <= wanted[:, None]).sum(axis=1)
    bits = np.unpackbits(words[games, place][:, None].view(np.uint8), axis=1, bitorder="little").cumsum(axis=1)
    before = ends[games, place] - bits[:, -1]
    return 32 * place + (bits > (wanted - before)[:, None]).argmax(axis=1)


def any_listed(actions: Any, starts: Any, dice: Any) -> Any:
    """The same from the list of what is legal."""
    return actions[starts[:-1] + (dice.random(len(starts) - 1) * np.diff(starts)).astype(np.int64)]


CHOICES: dict[str, Callable[[Batch, Any], Any]] = {
    "dense masks": lambda batch, dice: any_of(batch.masks, dice),
    "packed masks": lambda batch, dice: any_of_packed(batch.packed, dice),
    "listed actions": lambda batch, dice: any_listed(*batch.legal(), dice),
}
"""How a program in NumPy may find a legal action."""


def by_numpy(called: str, games: int, choice: Callable[[Batch, Any], Any]) -> Work:
    name, options = BOARD_GAMES[called]
    batch, dice = Batch(name, games, seed=1, **options), np.random.default_rng(1)

    def work() -> int:
        for _ in range(30):
            batch.step(choice(batch, dice))
        return 30 * games

    return work


def zoo(name: str) -> Work:
    """Steps of PettingZoo's environment, the action sampled from its mask."""
    from parlour.adapters.zoo import Env

    env, dice = Env(name), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        done = 0
        while done < 1000:
            observation, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                continue
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
            done += 1
        return done

    return work


def positions(called: str) -> Work:
    name, options = BOARD_GAMES[called]
    game, dice = parlour.game(name), random.Random(1)

    def work() -> int:
        done = 0
        while done < 20_000:
            position = game.position(**options)
            while count := len(legal := position.legal):
                position.play(legal[int(dice.random() * count)])
                done += 1
        return done

    return work


def sittings(name: str, steps: int) -> Work:
    game, dice = parlour.game(name), random.Random(1)
    player = game.player("random")

    def work() -> int:
        from parlour.chance import Chance

        done, chance = 0, Chance(1)
        while done < steps:
            sitting = game.begin(seed=done)
            while (awaited := sitting.awaited) and done < steps:
                seat = min(awaited)
                if game.rules.is_listable:
                    moves = sitting.legal_moves(seat)
                    sitting = sitting.play(seat, moves[int(dice.random() * len(moves))])
                else:
                    sitting = sitting.play(seat, player.choose(sitting.view(seat), chance))
                done += 1
        return done

    return work


def openspiel(name: str) -> Work:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        done = 0
        while done < 20_000:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                done += 1
        return done

    return work


def clones(name: str) -> Work:
    """Copies of a state six moves into a game, as a tree search makes them."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers OpenSpiel's own games in Python

    from parlour.adapters import openspiel as adapter

    adapter.register()
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])

    def work() -> int:
        for _ in range(100_000):
            state.clone()
        return 100_000

    return work


def pgx_games(name: str, games: int) -> Work:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))

    @jax.jit  # type: ignore[untyped-decorator] # JAX may not be there
    def play(state: object, key: object) -> object:
        def one(carry: tuple[object, object], _: object) -> tuple[tuple[object, object], None]:
            state, key = carry
            key, now, after = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)  # type: ignore[attr-defined] # nor pgx
            action = jax.random.categorical(now, logits)
            stepped = jax.vmap(auto_reset(env.step, env.init))(state, action, jax.random.split(after, games))
            return (stepped, key), None

        (state, key), _ = jax.lax.scan(one, (state, key), None, length=100)
        return state

    kept = [begin(jax.random.split(jax.random.PRNGKey(0), games))]

    def work() -> int:
        kept[0] = jax.block_until_ready(play(kept[0], jax.random.PRNGKey(1)))
        return 100 * games

    return work


def pgx_by_numpy(name: str, games: int) -> Work:
    """The same game, its actions chosen from masks by NumPy."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env, dice = pgx.make(name), np.random.default_rng(1)
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    kept = [jax.jit(jax.vmap(env.init))(keys)]

    def work() -> int:
        for _ in range(30):
            kept[0] = step(kept[0], any_of(np.asarray(kept[0].legal_action_mask), dice), keys)
        jax.block_until_ready(kept[0])
        return 30 * games

    return work


RATIOS = (
    *((f"dualite, batch, {choice}, by NumPy", "pgx's connect_four, batch, by NumPy", 3) for choice in CHOICES),
    *((f"dualma, batch, {choice}, by NumPy", "pgx's hex, batch, by NumPy", 2) for choice in CHOICES),
    ("dualite, batch, packed masks", "pgx's connect_four, batch, compiled", 3),
    ("dualma, batch, packed masks", "pgx's hex, batch, compiled", 2),
    ("dualite, engine position", "OpenSpiel's connect_four from Python", 1),
)
"""Ours, another's, and how many times as fast ours should be."""


def ratios() -> None:
    for ours, other, wanted in RATIOS:
        if ours in FOUND and other in FOUND:
            print(f"{ours} / {other}: {FOUND[ours] / FOUND[other]:.2f} (wanted: {wanted})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    print(
        f"steps per CPU second, {chosen.games} games in a batch; the median of {chosen.rounds} rounds, and their range"
    )
    for name in BOARD_GAMES:
        told(f"{name}, batch, packed masks", batches(name, chosen.games, dense=False), chosen.rounds)
        told(f"{name}, batch, dense masks", batches(name, chosen.games, dense=True), chosen.rounds)
        for called, choice in CHOICES.items():
            told(f"{name}, batch, {called}, by NumPy", by_numpy(name, chosen.games, choice), chosen.rounds)
        told(f"{name}, engine position", positions(name), chosen.rounds)
    for name in parlour.game_names():
        told(f"{name}, sittings", sittings(name, 5_000 if name == "dualite" else 500), chosen.rounds)
    if importlib.util.find_spec("pettingzoo"):
        for name in parlour.game_names():
            told(f"{name}, PettingZoo (wanted: 2,000)", zoo(name), chosen.rounds)
    if importlib.util.find_spec("pyspiel"):
        for name in ("connect_four", "hex(board_size=11)"):
            told(f"OpenSpiel's {name} from Python", openspiel(name), chosen.rounds)
        for name in ("python_parlour_dualite", "python_parlour_dualma", "connect_four", "python_tic_tac_toe"):
            told(f"clones of OpenSpiel's {name}", clones(name), chosen.rounds)
    if importlib.util.find_spec("pgx"):
        for name in ("connect_four", "hex"):
            told(f"pgx's {name}, batch, compiled", pgx_games(name, chosen.games), chosen.rounds)
            told(f"pgx's {name}, batch, by NumPy", pgx_by_numpy(name, chosen.games), chosen.rounds)
    ratios()


if __name__ == "__main__":
    main()
