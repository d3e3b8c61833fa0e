"""Every lesson, replayed through the rules: what is asked can be done, and every sentence is there."""

from __future__ import annotations

import tomllib
from typing import Any, cast

import msgspec
import pytest
from pydantic import TypeAdapter

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadNotation, IllegalMove, Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.games.dualma import GAME as dualma
from parlour.school import data
from parlour.school.lessons import Lesson, LessonFile, considered, has_lesson, lesson, played, reached, tried
from parlour.school.puzzles import written
from parlour.school.task_check import does
from tests.bare_game import bare
from tests.published_games import PUBLISHED


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if has_lesson(game)])
def test_every_lesson_can_be_played_and_said(name: str) -> None:
    given = lesson(GAMES[name])
    every = (*given.steps, *given.tactics)
    assert given.steps
    assert len({step.name for step in every}) == len(every)
    for step in every:
        assert all(answer.views for answer in step.right)
        said = (step.hint, step.done, *([step.other] if step.other else [])) if step.asks else ()
        for code in (step.title, step.task, *said):
            assert words.known(code), code
    assert 0 < len(TypeAdapter(Lesson).dump_json(given)) < 100_000, "small enough for a slow line"


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if has_lesson(game)])
def test_every_lesson_begins_with_the_goal(name: str) -> None:
    """A won position, as the winner it sees it; and it leads to a game that can be played."""
    game = GAMES[name]
    given = lesson(game)
    goal, *steps = given.steps
    assert (goal.name, goal.asks, goal.right) == ("goal", False, ())
    assert all(step.asks for step in steps)
    file = data(game, "lesson.toml")
    assert file is not None
    written = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile)
    outcome = game.outcome(reached(game, written.steps[0]))
    assert outcome is not None
    assert goal.seat in outcome.winners
    assert game.options(given.first)


SOLVED = {
    ("duel-of-law", "claim"): "02@1,0+04@2,0;row@1,0:suit=red",
    ("duel-of-law", "extend"): "06@3,0",
    ("duel-of-law", "duel"): "06@3,0;row@3,0:digit:even",
    ("duel-of-law", "joker"): "*1@2,0;column@2,0:poker=clubs;row@2,0:suit=red",
    ("duel-of-law", "crossing"): "04@2,0;column@2,0:digit:even;row@2,0:suit=red",
    ("duel-of-law", "tight"): "02@1,0+04@2,0;row@1,0:suit=red",
    ("duel-of-law", "narrower"): "08@4,0;row@4,0:digit>",
}
"""A right answer where moves cannot be listed."""


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if has_lesson(game)])
def test_every_lesson_can_be_solved(name: str) -> None:
    """Each step has a right answer, by the rules, and in a game that lists its moves every other one is none."""
    given = lesson(GAMES[name])
    for step in (*given.steps[1:], *given.tactics):
        text = SOLVED[name, step.name] if (name, step.name) in SOLVED else step.right[0].text
        assert tried(GAMES[name], step.name, text).verdict == "right"
        right = {answer.text for answer in step.right}
        for other in step.view.choices[::7] if name in ("dualite", "duality") else ():
            assert (tried(GAMES[name], step.name, other).verdict == "right") == (other in right)


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_game_has_a_second_lesson_with_puzzles_for_practice(name: str) -> None:
    game = GAMES[name]
    tactics = lesson(game).tactics
    assert len(tactics) >= 3
    assert all(step.asks for step in tactics)
    numbers = [number for step in tactics for number in step.practice]
    assert bool(numbers) == bool(written(game))
    assert len(set(numbers)) == len(numbers)
    assert all(1 <= number <= len(written(game)) for number in numbers)


def test_the_traps_of_dualite_are_the_ones_of_its_rules_page() -> None:
    """The white duo and the black trio have one answer each, and the lesson plays on until the line is complete."""
    steps = {step.name: step for step in lesson(dualite).tactics}
    for name in ("duo", "trio"):
        (answer,) = steps[name].right
        assert len(answer.views[-1].line) == 4
    assert {answer.text for answer in steps["no-duo"].right}.isdisjoint({"c2", "d2"})
    assert [answer.text for answer in steps["mirage"].right] == ["a1"]


def test_a_ladder_of_dualma_leaves_one_answer_each_time() -> None:
    steps = {step.name: step for step in lesson(dualma).tactics}
    climbed = [steps[name].right for name in ("ladder", "ladder-on", "ladder-end")]
    assert [[answer.text for answer in right] for right in climbed] == [["d3-d4"], ["d5-e6"], ["e6-e4"]]


@pytest.mark.parametrize(
    ("step", "text", "verdict"),
    [
        ("crossing", "draw", "not-asked"),
        ("tight", "02@1,0+04@2,0;row@1,0:digit:even", "not-asked"),
        ("tight", "02@1,0+04@2,0;row@1,0:palindrome", "right"),
        ("narrower", "08@4,0", "not-asked"),
        ("claim", "02@1,0", "not-asked"),
        ("claim", "draw", "not-asked"),
        ("extend", "06@3,0;row@3,0:digit:even", "not-asked"),
        ("duel", "06@3,0", "not-asked"),
        ("duel", "06@3,0;row@3,0:letter=A", "right"),
        ("joker", "*1@2,0;column@2,0:digit:even;row@2,0:shade=dark", "right"),
    ],
)
def test_duel_of_law_judges_by_what_was_gained(step: str, text: str, verdict: str) -> None:
    assert tried(GAMES["duel-of-law"], step, text).verdict == verdict


def test_a_refused_answer_says_why() -> None:
    with pytest.raises(IllegalMove, match="duel-of-law-needs-law"):
        tried(GAMES["duel-of-law"], "claim", "02@1,0+04@2,0")


def test_what_no_one_judges_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="nothing that judges"):
        does(bare(dualite), "blackens", None, 0, None, None)
    for game in (dualite, dualma, duality):
        with pytest.raises(ValueError, match="dances"):
            does(game, "dances", None, 0, None, None)


def test_dualite_is_taught_in_five_steps() -> None:
    given = lesson(GAMES["dualite"])
    assert [step.name for step in given.steps] == ["goal", "open", "next-door", "blacken", "align", "enclose"]
    assert given.steps[0].lights == ("a1", "b2", "c3", "d4")
    align, enclose = given.steps[4:]
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
    assert steps["keep"] == {f"{card}tx1" for card in (a, b, c)}
    assert {move.partition("@")[2] for move in steps["start"]} == {"1L1", "1R1"}
    assert {move.rstrip("x5").rstrip("t") for move in steps["extend"]} == {a, b}
    assert {move.partition("@")[0].rstrip("t") for move in steps["sideways"]} == {a, b, c}
    assert {move.partition("@")[2] for move in steps["home"]} == {"7L1", "7R1"}
    for step in lesson(GAMES["duality"]).steps:
        places = {move.partition("@")[2] for move in steps[step.name] if "@" in move}
        legal = {move for move in step.view.choices if "@" in move and move.partition("@")[2] in places}
        assert legal == {move for move in steps[step.name] if "@" in move}, "any way that the rules allow will do"


def test_the_steps_of_duel_of_law() -> None:
    game = GAMES["duel-of-law"]
    assert [len(cast(Any, considered(game, "claim", "02@1,0+04@2,0")).lines)] == [1]
    shown = {step: tried(game, step, text).views[-1] for (_, step), text in SOLVED.items()}
    assert shown["extend"].branches[0].owner == 1
    assert shown["duel"].branches[0].owner == 0
    assert shown["joker"].owned == (2, 0)


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
        tried(GAMES["dualite"], "goal", "a1+c3")
    assert tried(GAMES["dualite"], "open", "a1+c3").verdict == "right"
