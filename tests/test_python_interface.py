"""The Python interface: the examples of its page, and what they promise."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.batch import EnginePosition
from parlour.catalogue import GAMES
from parlour.game import BadOption, IllegalMove

PAGE = Path(__file__).parents[1] / "docs" / "python.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_has_six_examples() -> None:
    assert len(EXAMPLES) == 6


@pytest.mark.parametrize("number", range(6))
def test_an_example(number: int) -> None:
    exec(compile(EXAMPLES[number], f"{PAGE} example {number + 1}", "exec"), {})


@pytest.mark.parametrize("name", parlour.game_names())
def test_a_sitting_is_pickled_copied_and_written(name: str) -> None:
    game = parlour.game(name)
    assert pickle.loads(pickle.dumps(game)) == game
    sitting = game.finish(game.begin(seed=3), game.player("random"), seed=2)
    assert sitting.outcome is not None
    for other in (pickle.loads(pickle.dumps(sitting)), copy.copy(sitting), copy.deepcopy(sitting)):
        assert other == sitting
        assert other.game is GAMES[name]
    names = tuple(f"seat {seat}" for seat in range(sitting.seats))
    assert game.read_record(game.write_record(sitting, names)) == sitting
    assert game.begin(seed=3) == game.begin(seed=3)


@pytest.mark.parametrize("name", parlour.game_names())
def test_moves_are_listed_where_they_can_be(name: str) -> None:
    sitting = parlour.game(name).begin(seed=1)
    if not GAMES[name].is_listable:
        with pytest.raises(IllegalMove, match="not-listable"):
            sitting.legal_moves()
        return
    moves = sitting.legal_moves()
    assert sitting.after(GAMES[name].write(moves[0])) == sitting.play(min(sitting.awaited), moves[0])


def test_after_the_end_nothing_is_legal() -> None:
    sitting = parlour.game("dualite").begin()
    for text in ("a1+d1", "b1", "c1"):
        sitting = sitting.after(text)
    assert sitting.legal_moves() == ()
    with pytest.raises(IllegalMove, match="game-over"):
        sitting.after("b2")


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(BadOption, match="unknown-game"):
        parlour.game("nim")
    with pytest.raises(BadOption, match="unknown-option"):
        parlour.game("dualite").begin(colour="red")
    assert parlour.game("dualite").options(size=5)["size"] == "5"


@pytest.mark.parametrize(
    ("name", "options"), [("dualite", {}), ("dualite", {"size": 5, "opening": "one"}), ("dualma", {"limit": 60})]
)
def test_the_fast_position_is_in_step_with_the_rules(name: str, options: dict[str, str | int]) -> None:
    game, dice = parlour.game(name), random.Random(5)
    for _ in range(5):
        sitting, fast = game.begin(**options), game.position(**options)
        while sitting.awaited:
            assert {fast.to_move} == sitting.to_move
            assert fast.result is None
            legal = {game.rules.write(move) for move in sitting.legal_moves()}
            assert {fast.texts[action] for action in fast.legal} == legal
            kept = fast.copy()
            action = dice.choice(fast.legal)
            fast.play(action)
            sitting = sitting.after(fast.texts[action])
            assert [kept.texts[number] for number in kept.legal if kept.texts[number] in legal]
        outcome = sitting.outcome
        assert outcome is not None
        assert fast.result == (0 if not outcome.winners else 1 if 0 in outcome.winners else -1)
        assert len(fast.legal) == 0


def test_an_illegal_action_of_the_fast_position_changes_nothing() -> None:
    fast = EnginePosition("dualite")
    before = list(fast.legal)
    for bad in (0, -1, 10_000):
        with pytest.raises(ValueError, match="is not legal"):
            fast.play(bad)
    assert list(fast.legal) == before


def test_what_0_1_wrote_still_works_with_a_warning() -> None:
    """A game was its package: its functions, values and moves stood at its top."""
    from parlour.games import dualite as package
    from parlour.sitting import begin

    old: Any = package
    with pytest.warns(DeprecationWarning, match=r"options is now parlour\.games\.dualite\.GAME\.options"):
        options = old.options({"size": "4"})
    with pytest.warns(DeprecationWarning, match=r"begin\(parlour\.games\.dualite\.GAME"):
        sitting = begin(old, options, None)
    with pytest.warns(DeprecationWarning, match=r"Mark is now parlour\.games\.dualite\.rules\.Mark"):
        assert sitting.after("a1+c3").legal_moves()[0].__class__ is old.Mark
    assert sitting.game is GAMES["dualite"]
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        old.nonsense  # noqa: B018


@pytest.mark.parametrize(
    ("name", "options"), [("dualite", {}), ("dualite", {"size": "5", "opening": "one"}), ("dualma", {})]
)
def test_an_engine_position_begins_anywhere(name: str, options: dict[str, str]) -> None:
    """At a sitting or at a written position; moves go in by number or text, and come out again."""
    game, dice = parlour.game(name), random.Random(4)
    sitting, position = game.begin(**options), game.position(**options)
    for ply in range(40):
        if not sitting.awaited:
            break
        other = game.position_of(sitting)
        written = game.position_of(game.rules.write_position(sitting.position), **options)
        for found in (other, written):
            assert sorted(found.legal.tolist()) == sorted(position.legal.tolist())
            assert (found.observation == position.observation).all() or name == "dualma"
            assert found.to_move == position.to_move
        move = dice.choice(sitting.legal_moves())
        before = position.copy()
        position.play(str(move))
        assert position != before
        assert position._repr_svg_() == sitting.after(str(move)).position._repr_svg_()
        number = position.undo()
        assert (position, hash(position)) == (before, hash(before))
        position.play(number)
        sitting = sitting.play(min(sitting.awaited), move)
        assert ply or (other == before and hash(other) == hash(before))
    assert (position.result is None) == (sitting.outcome is None)
    assert "legal" in repr(position) or "over" in repr(position)
    assert str(position).replace("(", " ").replace(")", " ") == str(sitting.position).replace("(", " ").replace(
        ")", " "
    )
    with pytest.raises(ValueError, match="is not legal"):
        position.play("z9")
    with pytest.raises(ValueError, match="undo"):
        game.position_of(sitting).undo()


@pytest.mark.parametrize("name", parlour.game_names())
def test_everything_shows_itself(name: str) -> None:
    """As text when it is printed, as a picture in a notebook."""
    sitting = parlour.game(name).begin(seed=1)
    for shown in (sitting, sitting.position, sitting.view(0)):
        assert "<svg" in (shown._repr_svg_() or "")
        assert "\n" in str(shown)
    assert str(sitting) == str(sitting.position)
    assert len(repr(sitting)) < 100


def test_a_refusal_is_a_sentence_with_its_code_below() -> None:
    sitting = parlour.game("dualite").begin(size=4)
    with pytest.raises(IllegalMove) as refused:
        sitting.play(0, "a1")
    assert str(refused.value) == "Open with two circles that do not touch, such as a1+c3."
    assert refused.value.__notes__ == ["dualite-open-first"]
    with pytest.raises(TypeError, match="is a text"):
        sitting.play(0, 5)  # type: ignore[arg-type] # mypy knows the moves of each game
    with pytest.raises(TypeError, match="is a text"):
        sitting.play(0, parlour.game("dualma").rules.read("b@c3"))
    assert sitting.play(0, "a1+c3") == sitting.after("a1+c3")
