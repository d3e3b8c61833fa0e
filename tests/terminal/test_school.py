"""Lessons and puzzles line by line: the same as in the browser, and judged by the same rules."""

from __future__ import annotations

import datetime
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import games, words
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.command.arguments import sentence
from parlour.game import Refusal
from parlour.school.days import board
from parlour.school.lessons import lesson, played
from parlour.school.puzzles import PuzzleTurn, puzzle, written
from parlour.terminal.school import SchoolTerminal
from tests.published_games import PUBLISHED
from tests.school.test_lessons import SOLVED

TODAY = datetime.date(2026, 11, 16)


def taught(name: str, *lines: str, tactics: bool = False) -> tuple[bool, str]:
    out = io.StringIO()
    whole = SchoolTerminal(GAMES[name], io.StringIO("\n".join(lines) + "\n"), out, sentence).lesson(tactics=tactics)
    return whole, out.getvalue()


def solved(name: str, number: int | None, *lines: str) -> tuple[bool, str]:
    out = io.StringIO()
    room = SchoolTerminal(GAMES[name], io.StringIO("\n".join(lines) + "\n"), out, sentence)
    return room.puzzle(number, TODAY), out.getvalue()


def solution(moment: PuzzleTurn | None) -> list[str]:
    found = []
    while moment is not None:
        key = next(found for found in moment.tries if found.verdict == "right")
        found.append(key.text)
        moment = key.then
    return found


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize("name", PUBLISHED)
def test_every_lesson_can_be_followed_to_its_end(name: str, tactics: bool) -> None:
    given = lesson(GAMES[name])
    steps = [step for step in (given.tactics if tactics else given.steps) if step.asks]
    right = [SOLVED[name, step.name] if (name, step.name) in SOLVED else step.right[0].text for step in steps]
    whole, said = taught(name, *right, tactics=tactics)
    assert whole
    told = " ".join(said.split())
    for step in steps:
        assert " ".join(words.say(step.done).split()) in told
    assert "End of the lesson.\n" in said
    assert (f"parlour learn {name} --tactics" in said) != tactics
    practised = [number for step in steps for number in step.practice]
    assert said.count(f"parlour puzzle {name}") == len([step for step in steps if step.practice]) <= len(practised)


def test_a_game_without_a_second_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    short = played(GAMES["dualite"], '[[steps]]\nname = "open"\nanswers = "any"')
    monkeypatch.setattr("parlour.school.lessons.lesson", lambda game: short)
    with pytest.raises(Refusal, match="no-tactics"):
        taught("dualite", tactics=True)
    assert "--tactics" not in taught("dualite", "a1+c3")[1]


def test_a_lesson_refuses_hints_skips_and_stops() -> None:
    whole, said = taught("dualite", "a1+b2", "hint", "nonsense", "moves", "help", "rules", "skip", "quit")
    assert not whole
    assert "a1 and b2 touch" in said
    assert words.say("dualite-lesson-open-hint") in said
    assert "“nonsense” is not a cell" in said
    assert "a1+a3" in said
    assert "Step 3 of 6. Draw next door" in said
    assert "Step 4" not in said
    assert not taught("dualite")[0], "the input is used up"


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if written(game)])
def test_a_puzzle_is_solved_by_its_key(name: str) -> None:
    for number in (1, len(written(GAMES[name]))):
        done, said = solved(name, number, *solution(puzzle(GAMES[name], number).start))
        assert done
        assert "Solved!" in said


def test_a_wrong_move_is_answered_and_hints_light_before_they_name() -> None:
    shown = puzzle(GAMES["dualite"], 1)
    wrong = next(found for found in shown.start.tries if found.verdict == "wrong")
    (key, *_) = solution(shown.start)
    done, said = solved("dualite", 1, wrong.text, "hint", "hint", "hint", "skip")
    assert not done
    assert words.say("puzzle-lost", {"move": wrong.text, "line": " ".join(wrong.answers)})[:30] in said
    lines = [line for line in said.splitlines() if "Highlighted:" in line or line.startswith("Play ")]
    assert key in lines[0]
    assert len(lines[0].split(",")) > 1, "one of several places"
    assert lines[1:] == [f"Play at the highlighted place. Highlighted: {key}", f"Play {key}.", f"Play {key}."]


def test_what_the_rules_allow_and_no_one_asked() -> None:
    number = next(number for number, each in enumerate(written(GAMES["duel-of-law"]), 1) if each.theme == "law")
    done, said = solved("duel-of-law", number, "draw", "quit")
    assert not done
    assert "draw is legal, but it does not solve the task." in said


def test_the_board_of_the_day_has_no_right_answer() -> None:
    cards = board(GAMES["duos"], TODAY).view.cards
    choice = ",".join("+".join(cards[place : place + 2]) for place in range(0, 8, 2))
    done, said = solved("duos", None, "hint", "unicorn+dragon", choice)
    assert done
    assert "There is no right answer" in said
    assert said.count(": ") > 4
    assert "The bot would choose:" in said
    assert not solved("duos", None, "skip", choice)[0]


def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["puzzle", "dualite", "--list"]) == 0
    first = capsys.readouterr().out.splitlines()
    assert first[0] == "Dualité"
    assert "Win in 1, Very easy" in first[1]
    assert sum("(today’s)" in line for line in first) == 2, "one of the small grid, one of Grand Dual"
    assert answer(["puzzle", "duos", "--list"]) == 0
    assert "parlour puzzle duos" in capsys.readouterr().out
    assert answer(["puzzle", "dualite", "9999"]) == 2


@pytest.mark.slow
def test_a_lesson_leads_to_a_first_game_by_pipe() -> None:
    lines = "skip\n" * 5 + "resign\nyes\n"
    run = subprocess.run(
        [sys.executable, "-m", "parlour", "learn", "dualite", "--seed", "first"],
        input=lines, capture_output=True, text=True, check=False, encoding="utf-8", timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "Now play your first game, against the easiest bot" in run.stdout
    assert " resigned." in run.stdout


def test_what_teaches_a_game_speaks_to_one_who_types_as_well() -> None:
    """The browser says the same sentences, apart from captions of figures that can be tapped."""
    tapped = re.compile(r"\b(tap|press|click|touchez|appuyez|cliquez)\b", re.IGNORECASE)
    for file in Path(games.__file__).parent.glob("*/words/*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            code, _, sentence = line.partition(" = ")
            if re.search("-(lesson|coach|rules|day)-", code) and not code.endswith("-figure"):
                assert not tapped.search(sentence), f"{file}: {code}"
