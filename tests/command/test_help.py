"""The pages of `--help`, and what the command line says of mistakes: all of it in words, in every language."""

from __future__ import annotations

import re
import shlex
from importlib.resources import files
from typing import Any

import pytest
import typer

from parlour import words
from parlour.command import COMMANDS, answer, group
from parlour.command.help_pages import code_of

OTHERS = [language for language in words.LANGUAGES if language != "en"]


def commands_in(language: str) -> dict[str, Any]:
    """`parlour` itself and every command, as they speak this language."""
    made: Any = group(["--language", language])
    return {"parlour": made, **made.commands}


def page_of(command: Any) -> str:
    return str(command.get_help(typer.Context(command, info_name="parlour")))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(words.READER, "en")


def test_each_command_argument_and_option_has_its_words_and_no_other() -> None:
    used = {
        code
        for name, command in commands_in("en").items()
        for code in (f"help-{name}", *(code_of(name, part) for part in command.get_params(typer.Context(command))))
    }
    frame = re.compile(
        "help-(usage|arguments|examples|.+-examples|options|commands|games-bots|games-options|games-only|levels|more|required|repeated|default|to|at-least|word-.+)"
    )
    written = words.lines("help", "en").keys()
    assert used <= written, "what an option is for is said in words/en/help.ftl"
    assert {code for code in written - used if not frame.fullmatch(code)} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_example_is_a_command_line_that_is_understood(language: str) -> None:
    made: Any = group(["--language", language])
    for name in COMMANDS:
        shown = words.lines("help", language)[f"help-{name}-examples"].split(" | ")
        assert all(example in page_of(made.commands[name]) for example in shown), name
        for example in shown:
            program, command, *arguments = shlex.split(example.partition(" > ")[0])
            assert (program, command) == ("parlour", name)
            made.commands[name].make_context(name, arguments)  # refuses what is no option or no value


def test_nothing_is_said_of_an_option_beside_the_words() -> None:
    folder = files("parlour").joinpath("command")
    for name in (*COMMANDS, "arguments"):
        assert "help=" not in folder.joinpath(f"{name.replace('-', '_')}.py").read_text(encoding="utf-8"), name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_words_of_help_are_lines_without_facts(language: str) -> None:
    """They are read without Fluent."""
    for line in files("parlour.words").joinpath(language, "help.ftl").read_text(encoding="utf-8").splitlines():
        assert not line or line.startswith("#") or re.fullmatch(r"help-[a-z-]+ = [^{}]*\S", line), line


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_page_speaks_one_language(language: str) -> None:
    ours, english = words.lines("help", language), words.lines("help", "en")
    foreign = {said for code, said in english.items() if said != ours[code] and " " in said}
    assert language == "en" or len(foreign) > 100
    for name, command in commands_in(language).items():
        page = re.sub(r"[ \n]+", " ", page_of(command))
        assert page.startswith(f"{ours['help-usage']} parlour"), name
        assert ours[f"help-{name}"] in page
        for part in command.get_params(typer.Context(command)):
            assert ours[code_of(name, part)] in page, f"{name}: {part.name}"
        assert [said for said in foreign if said in page] == [], name


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["matsch"], "usage-no-command"),
        (["match", "--playres", "1,2"], "usage-no-option"),
        (["match", "dualite"], "usage-missing"),
        (["match"], "usage-missing"),
        (["match", "dualite", "--players"], "usage-needs-value"),
        (["match", "dualite", "--json=1"], "usage-takes-no-value"),
        (["perft", "dualite", "again"], "usage-too-much"),
        (["puzzle", "dualite", "x"], "usage-number"),
        (["play", "dualite", "--seat", "0"], "usage-number-from"),
        (["perft", "dualite", "--depth", "x"], "usage-number-between"),
    ],
)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_mistake_is_told_in_the_language_of_one_who_made_it(
    arguments: list[str], code: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["--language", language, *arguments]) == 2
    told = capsys.readouterr().err
    facts = dict.fromkeys(("command", "option", "name", "text", "low", "high", "near"), "|")
    said = words.say(code, {**facts, "count": 0, "whole": "no"}, language)
    assert all(part in told for part in re.split(r"[|.]| number| nombre", said)), said


def test_what_is_too_much_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["perft", "dualite", "again", "(and again)"]) == 2
    assert "Unexpected argument “again (and again)”" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["replay"], ["restore"], ["data", "--output", "games.parquet"]], ids=" ".join)
@pytest.mark.parametrize("language", OTHERS)
def test_why_a_file_is_refused_is_told_in_the_language_of_the_reader(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(["--language", language, *arguments, "nowhere"]) == 2
    assert words.say("trouble-enoent", language=language) in capsys.readouterr().err
