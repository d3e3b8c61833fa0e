"""Every lesson, replayed through the rules: what is asked can be done, and every sentence is there."""

from __future__ import annotations

from typing import Any, cast

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadNotation, IllegalMove, Refusal
from parlour.games import dualite
from parlour.school.lessons import considered, has_lesson, lesson, played, tried
from tests.bare import bare


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if has_lesson(game)])
def test_every_lesson_can_be_played_and_said(name: str) -> None:
    given = lesson(GAMES[name])
    assert given.steps
    assert len({step.name for step in given.steps}) == len(given.steps)
    for step in given.steps:
        assert step.right, step.name
        assert all(answer.views for answer in step.right)
        assert not {answer.text for answer in step.right} & {refused.text for refused in step.wrong}
        for code in (step.title, step.task, step.hint, step.done, *([step.other] if step.other else [])):
            assert words.known(code), code
        for refused in step.wrong:
            assert words.say(refused.code, refused.facts)


def test_dualite_is_taught_in_five_steps() -> None:
    given = lesson(GAMES["dualite"])
    assert [step.name for step in given.steps] == ["open", "next-door", "blacken", "align", "enclose"]
    align, enclose = given.steps[3:]
    assert [len(answer.views[-1].line) for answer in align.right] == [4]
    assert [answer.views[-1].to_move for answer in enclose.right] == [None]
    assert [answer.views[-1].line for answer in enclose.right] == [()]


def test_the_figure_of_the_rulebook() -> None:
    """A turn: with a3 and b3 black, an answer to a2 goes to a1, b1 or b2."""
    figure = next(figure for figure in lesson(GAMES["dualite"]).figures if figure.name == "neighbours")
    assert set(figure.view.choices) == {"a1", "b1", "b2"}


def test_what_follows_an_answer_is_shown_move_by_move() -> None:
    given = played(dualite, '[[steps]]\nname = "open"\nanswers = ["a1+c3"]\nthen = { "a1+c3" = ["b2", "c2"] }')
    assert [len(view.circles) for view in given.steps[0].right[0].views] == [2, 3, 4]


def test_a_try_that_the_rules_allow_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="the rules allow it"):
        played(dualite, '[[steps]]\nname = "open"\nanswers = ["a1+c3"]\ntries = ["a1+d4"]')


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(Refusal, match="no-lesson"):
        lesson(bare(dualite))


def test_what_an_unfinished_move_would_do_is_asked() -> None:
    would: Any = considered(GAMES["duality"], "replace", "51tx1")
    assert (would.code, would.connections, would.needed, would.lengths) == (None, 3, 3, (2, 2))
    would = considered(GAMES["duality"], "replace", "51x1")
    assert would.code == "duality-too-few"
    with pytest.raises(BadNotation):
        considered(GAMES["duality"], "replace", "51 somewhere")


@pytest.mark.parametrize(("name", "step"), [("dualite", "open"), ("duality", "nowhere")])
def test_there_is_nothing_to_consider(name: str, step: str) -> None:
    with pytest.raises(Refusal, match="nothing-to-consider"):
        considered(GAMES[name], step, "a1")


def test_duality_is_taught_by_the_worked_example() -> None:
    """Each of the plays that the leaflet names is asked for, with exactly the cards and ways round that it names."""
    steps = {step.name: {answer.text for answer in step.right} for step in lesson(GAMES["duality"]).steps}
    a, b, c = "51", "42", "48"
    assert steps["replace"] == {f"{a}tx1"}
    assert steps["keep"] == {f"{c}tx1"}
    assert {move.partition("@")[2] for move in steps["start"]} == {"1L1", "1R1"}
    assert {move.rstrip("x5").rstrip("t") for move in steps["extend"]} == {a, b}
    assert {move.partition("@")[0].rstrip("t") for move in steps["sideways"]} == {a, b, c}
    assert {move.partition("@")[2] for move in steps["home"]} == {"7L1", "7R1"}
    for step in lesson(GAMES["duality"]).steps:
        places = {move.partition("@")[2] for move in steps[step.name] if "@" in move}
        legal = {move for move in step.view.choices if "@" in move and move.partition("@")[2] in places}
        assert legal == {move for move in steps[step.name] if "@" in move}, "any way that the rules allow will do"


def test_the_steps_of_duel_of_law() -> None:
    claim, extend, duel, joker = lesson(GAMES["duel-of-law"]).steps
    assert [len(cast(Any, considered(GAMES["duel-of-law"], claim.name, "02@1,0+04@2,0")).lines)] == [1]
    assert extend.right[0].views[-1].branches[0].owner == 1
    assert duel.right[0].views[-1].branches[0].owner == 0
    assert joker.right[0].views[-1].owned == (2, 0)


def test_any_sensible_pairs_are_answered() -> None:
    """Cat and dog are a pair as good as any: what follows is shown, though the lesson did not foresee it."""
    shown = tried(GAMES["duos"], "pair", "ant+anteater,cat+dog,crow+flamingo,snake+whale").views[-1]
    assert shown.last.points[0] == 2
    assert [match.pair for match in shown.last.matches if 0 in match.seats] == [
        ("ant", "anteater"),
        ("crow", "flamingo"),
    ]
    with pytest.raises(IllegalMove, match="duos-said-not"):
        tried(GAMES["duos"], "honest", "ant+anteater,cat+dog,crow+flamingo,snake+whale")
    with pytest.raises(Refusal, match="no-such-step"):
        tried(GAMES["duos"], "elsewhere", "ant+dog")
    with pytest.raises(Refusal, match="no-such-step"):
        tried(GAMES["dualite"], "open", "a1+c3")
