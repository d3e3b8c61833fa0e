"""Games as numbers, for learners: what a seat sees hides what it must, and every decision that is offered leads on."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from parlour.catalogue import GAMES, add
from parlour.chance import Chance
from parlour.decisions import DIGEST, DecisionState, begin, dealt, is_learnable, tensors_of
from parlour.engines.tensors import size_of, split
from parlour.game import BadOption
from tests.games_elsewhere import only_here

SETTINGS: list[tuple[str, dict[str, str | int]]] = [
    *((name, {}) for name in GAMES),
    ("dualite", {"players": 4, "size": 5}),
    ("duality", {"rows": 3, "hands": "open", "join": "wires"}),
    ("duel-of-law", {"players": 3, "objection": "majority", "mathematics": "wide", "laws": "voted"}),
    ("duos", {"players": 2}),
    ("duos", {"players": 6, "rounds": 1, "category": "keep"}),
]


def games(name: str, options: dict[str, str | int], count: int, most: int) -> Iterator[DecisionState]:
    """States of games played at random, before each decision."""
    for seed in range(count):
        dice, state = random.Random(seed), begin(name, seed, **options)
        for _ in range(most):
            yield state
            if not state.awaited:
                break
            seat = dice.choice(state.awaited)
            state.decide(seat, dice.choice(sorted(state.offers(seat))))


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_what_is_hidden_is_not_in_the_numbers(name: str, options: dict[str, str | int]) -> None:
    """The law of secrecy: whatever a seat cannot see may be dealt anew, and it sees and may do the same."""
    checked = 0
    for number, state in enumerate(games(name, options, 2, 60)):
        for seat in range(state.seats):
            other = state.redealt(seat, Chance(f"{number} {seat}"))
            assert (other.observation(seat) == state.observation(seat)).all()
            assert other.offers(seat) == state.offers(seat)
            checked += 1
    assert checked > 20


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_every_decision_leads_to_a_legal_move(name: str, options: dict[str, str | int]) -> None:
    """A seat that is awaited has a decision to make, its number is within the bound, and the rules take every move."""
    ends = 0
    for state in games(name, options, 2, 500):
        for seat in state.awaited:
            offers = state.offers(seat)
            assert offers
            assert all(0 <= number < state.actions for number in offers)
            assert len(state.draft(seat)) < state.tensors.longest
            assert (np.flatnonzero(state.mask(seat)) == sorted(offers)).all()
        ends += not state.awaited
    assert ends > 0 or name in ("dualma", "duel-of-law")


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_the_numbers_stay_within_their_bounds(name: str, options: dict[str, str | int]) -> None:
    for state in games(name, options, 1, 80):
        for seat in range(state.seats):
            seen = state.observation(seat)
            assert seen.shape == (size_of(state.parts),)
            assert np.abs(seen).max() <= 1


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_looks_otherwise_has_other_numbers(name: str) -> None:
    """Two moves in a row are told apart, so that a learner can see what its decisions do."""
    for seed in range(2):
        dice, state = random.Random(seed), begin(name, seed)
        for _ in range(20):
            seat = state.awaited[0]
            before = state.observation(seat)
            state.decide(seat, dice.choice(sorted(state.offers(seat))))
            if not state.awaited:
                break
            assert (state.observation(seat) != before).any()


def test_white_sees_duality_as_black_does() -> None:
    """The numbers are those of the seat's own side: half a turn with the colours exchanged changes nothing."""
    state = begin("duality", 3)
    seen = split(state.parts, state.observation(0)), split(state.parts, state.observation(1))
    mine, theirs = (part["table"] for part in seen)
    assert (mine[0] == theirs[0, ::-1, ::-1]).all()
    assert (mine[1:7].sum(0) + theirs[1:7].sum(0)[::-1, ::-1] == 6 * mine[0]).all()


def test_a_move_that_lies_far_out_in_duality_can_still_be_made() -> None:
    state = begin("duality", 1)
    view = state.view(state.awaited[0])
    far = type(view)(**{field: getattr(view, field) for field in view.__slots__} | {"choices": ("3@2R9", "3@2R8")})
    tensors = tensors_of(state.game, state.options)
    (number,) = tensors.offers(far, ())
    assert str(tensors.move(far, (number,))) == "3@2R9"


def test_a_decision_that_is_not_offered_is_refused() -> None:
    state = begin("duos", 1)
    with pytest.raises(ValueError, match="not offered"):
        state.decide(0, 89)


def test_the_hints_of_duos_bind_the_pairs_that_follow() -> None:
    """A card said to be in a pair comes into one, at the latest into the last; one said not to be does not."""
    for kind, expected in (("yes", True), ("not", False)):
        for seed in range(6):
            dice, state = random.Random(seed), begin("duos", seed, players=2)
            card = state.view(0).cards[seed]
            state.decide(0, next(number for number, text in state.offers(0).items() if text == f"{kind}:{card}"))
            while (move := state.decide(0, dice.choice(sorted(state.offers(0))))) is None:
                pass
            assert (card in {name for pair in move.pairs for name in pair}) == expected


def test_a_card_of_duel_of_law_that_fits_nowhere_is_taken_back() -> None:
    backs = 0
    for state in games("duel-of-law", {}, 12, 400):
        for seat in state.awaited:
            if set(state.offers(seat).values()) == {"back"}:
                held = state.draft(seat)[-1]
                after = state.copy()
                after.decide(seat, next(iter(state.offers(seat))))
                assert held not in after.offers(seat)
                backs += 1
    assert backs > 0


def test_a_house_player_and_decisions_can_take_turns() -> None:
    """What a player of the house chooses is a move like any other."""
    import parlour

    player, state, dice = parlour.game("duality").player("greedy"), begin("duality", 2), random.Random(2)
    while state.awaited:
        (seat,) = state.awaited
        if seat:
            state.play(seat, player.choose(state.view(seat), Chance(1)))
        else:
            state.decide(seat, dice.choice(sorted(state.offers(seat))))
    assert sum(state.returns) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way_and_a_pickle_comes_back(name: str) -> None:
    state = next(iter(games(name, {}, 1, 1)))
    seat = state.awaited[0]
    state.decide(seat, min(state.offers(seat)))
    copy, restored = state.copy(), pickle.loads(pickle.dumps(state))
    seat = state.awaited[0]
    assert (restored.observation(seat) == state.observation(seat)).all()
    assert restored.offers(seat) == copy.offers(seat) == state.offers(seat)
    copy.decide(seat, min(copy.offers(seat)))
    assert (copy.draft(seat), copy.position) != (state.draft(seat), state.position)


def test_an_information_state_tells_what_a_seat_saw_and_only_that() -> None:
    """Two that differ in the past differ, and what the other seat holds makes no difference."""
    game = GAMES["duality"]
    options = game.options({})
    state = dealt(game, options, 1, remember=True)
    (seat,) = state.awaited
    for action in list(state.offers(seat))[:2]:
        after = state.copy()
        after.decide(seat, action)
        other = after.redealt(seat, Chance(5))
        assert other.information_state(seat) == after.information_state(seat)
        assert after.information_state(seat) != state.information_state(seat)
        assert after.information_tensor(seat).shape == (size_of(after.parts) + DIGEST,)
        assert (other.information_tensor(seat) == after.information_tensor(seat)).all()
    with pytest.raises(ValueError, match="remember"):
        begin("duality").information_state(0)


def test_a_game_without_tensors_says_so() -> None:
    from dataclasses import replace

    bare = replace(GAMES["dualite"], package="", NAME="bare")
    assert not is_learnable(bare)
    with pytest.raises(BadOption, match="learning-not-offered"):
        tensors_of(bare, None)


OUTSIDE = Path(__file__).resolve().parents[2] / "examples" / "games"


@pytest.mark.parametrize("folder", ["connect_four", "hex7", "high_tide"])
@pytest.mark.slow
def test_a_game_from_elsewhere_is_in_pettingzoo_and_refused_where_tensors_are_needed(folder: str) -> None:
    from parlour.adapters import gym, openspiel
    from parlour.adapters.zoo import Env

    with only_here():
        game = add(str(OUTSIDE / folder))
        env, dice = Env(game.NAME), random.Random(1)
        env.reset(seed=1)
        for _agent in env.agent_iter(2000):
            observation, _, ended, cut, _ = env.last()
            legal = [] if observation is None else [int(each) for each in np.flatnonzero(observation["action_mask"])]
            env.step(None if ended or cut else dice.choice(legal))
        assert not env.agents, "it was played to its end"
        sentence = f"^{game.NAME} does not offer itself to learners: its folder has no module engine.tensors"
        for needs_tensors in (begin, gym.SeatEnv, gym.register, openspiel.register):
            with pytest.raises(BadOption, match=sentence):
                needs_tensors(game.NAME)
