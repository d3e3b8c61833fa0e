"""Every language beside English: nothing missing, the same facts, right plurals; and nothing said outside the words."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast

from parlour import words
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.delivery.messages import refused
from parlour.game import Facts, Refusal
from parlour.terminal.orders import Order, read_order
from parlour.words.gaps import beside, faults, house_files, messages

ROOT = Path(__file__).resolve().parents[1]
OTHERS = [language for language in words.LANGUAGES if language != "en"]
CLIENT = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def everything(language: str) -> Mapping[str, Any]:
    return {code: message for file in house_files() for code, message in messages(beside(file, language)).items()}


def inside(node: Any, kind: Any) -> Iterator[Any]:
    if isinstance(node, kind):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from inside(part, kind)


def text_of(node: Any) -> str:
    """What is written in a message, a dot in each of its places."""
    texts = inside(node, ast.TextElement | ast.StringLiteral)
    return "·".join(str(text.value) for text in texts)


def test_there_is_another_language() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    """Every message of English and no other, with the same facts, and a plural wherever English has one.

    `parlour words fr` lists what is missing; docs/languages.md tells how to add it.
    """
    drafts = tuple(f"games/{game.package.rpartition('.')[2]}/" for game in GAMES.values() if game.draft)
    found = [fault for fault in faults(language) if not fault.file.startswith(drafts)]
    assert [f"{fault.file}: {fault.code} ({fault.what})" for fault in found] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.slow
def test_messages_refer_to_messages_that_are_there(language: str) -> None:
    there = everything(language)
    for code, message in there.items():
        assert {part.id.name for part in inside(message, ast.MessageReference)} <= there.keys(), code


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_code_names_one_message(language: str) -> None:
    """Of two, the bundles keep the first and say nothing."""
    written = [
        code
        for file in house_files()
        if (path := ROOT / "src" / "parlour" / beside(file, language)).is_file()
        for code in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M)
    ]
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.slow
def test_plurals_count(language: str) -> None:
    """Only categories that the language has; where it says none as it says one, that one is a number, not a word."""
    plural = Locale.parse(language.replace("-", "_")).plural_form
    zero_like_one = plural(0) == "one"
    for code, message in everything(language).items():
        for choice in inside(message, ast.SelectExpression):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in choice.variants
            }
            if "one" not in keys or not isinstance(choice.selector, ast.VariableReference):
                continue
            assert keys & {"zero", "one", "two", "few", "many", "other"} <= plural.tags | {"other"}, code
            one = next(variant for variant in choice.variants if getattr(variant.key, "name", "") == "one")
            said = {part.id.name for part in inside(one, ast.VariableReference)}
            if zero_like_one and "0" not in keys:
                written = text_of(one).casefold()
                assert choice.selector.id.name in said or not re.search(r"\bune?\b", written), (
                    f"{code} says one for none"
                )


def test_names_of_bots_are_the_same_everywhere() -> None:
    assert len({words.say("bot-names", language=language) for language in words.LANGUAGES}) == 1


# Nothing bypasses the words


def _markup(path: Path) -> str:
    """A component without its script, its style, its comments and all that stands in braces."""
    text = re.sub(
        r"<script.*?</script>|<style.*?</style>|<!--.*?-->|<svelte:[^>]*>",
        "",
        path.read_text(encoding="utf-8"),
        flags=re.S,
    )
    depth, kept = 0, []
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and sign != "}":
            kept.append(sign)
    return re.sub(r"=>|&[a-z]+;", "", "".join(kept))


@pytest.mark.parametrize("path", [path for path in CLIENT if path.suffix == ".svelte"], ids=lambda path: path.stem)
def test_components_say_nothing_by_themselves(path: Path) -> None:
    markup = _markup(path)
    said = [text for text in re.findall(r">([^<>]*)<", markup) if re.search(r"[^\W\d_]{2}", text)]
    said += re.findall(
        r'\b(?:aria-label|aria-description|title|placeholder|alt|label)="([^"]*[^\W\d_]{2}[^"]*)"', markup
    )
    assert said == []


def test_notices_of_the_client_come_from_words() -> None:
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"""(?:toasts\.show|new Notification|alert|confirm|prompt)\(\s*['"`]\w""", text), path.name


SPEAKING = ("command", "terminal", "tables", "study")


def _said_in(path: Path) -> Iterator[str]:
    """The texts of a module in which two words stand, but for docstrings, log lines and our own errors."""
    tree = python.parse(path.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in python.walk(tree):
        docstring = isinstance(node, python.Expr) and isinstance(node.value, python.Constant)
        log = isinstance(node, python.Call) and python.unparse(node.func).startswith(("log.", "_log.", "logging."))
        option = isinstance(node, python.keyword) and node.arg in ("style", "match")
        if docstring or log or option or isinstance(node, python.Raise):
            left_out |= {id(part) for part in python.walk(node)}
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in left_out:
            yield node.value


@pytest.mark.slow
def test_the_house_says_nothing_by_itself() -> None:
    folder = ROOT / "src" / "parlour"
    modules = [path for name in SPEAKING for path in (folder / name).rglob("*.py")]
    modules += list((folder / "games").glob("*/terminal.py"))
    for path in modules:
        said = {text for text in _said_in(path) if re.search(r"[A-Za-z]{3,}[,.:]? [a-z]{2,}", text)}
        said = {text for text in said if "{" not in text and not re.match("bold |public, |Parlour ", text)}
        assert said == set(), path.name


@pytest.mark.slow
def test_codes_of_the_client_have_words() -> None:
    known = everything("en")
    for path in CLIENT:
        for said in re.findall(r"\bsay(?:For)?\((?:\w+, )?'([a-z][a-z0-9-]+)'", path.read_text(encoding="utf-8")):
            assert said in known, f"{path.name}: {said}"


@pytest.mark.slow
def test_codes_of_the_house_have_words() -> None:
    known = everything("en")
    refused = r"(?:Refusal|IllegalMove|BadNotation|BadOption|NoServer|Unknown|MalformedMessage|Forfeit)"
    for path in (ROOT / "src" / "parlour").rglob("*.py"):
        if path.parent.name == "sample_game":  # it has words of its own, which the laws ask for
            continue
        text = path.read_text(encoding="utf-8")
        for said in re.findall(rf'(?:words\.say|\braise {refused})\(\s*"([a-z][a-z0-9-]+)"', text):
            assert said in known, f"{path.name}: {said}"


# Whose language


def test_a_process_speaks_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(words.READER, "fr")
    assert words.say("game-over") == "La partie est terminée."
    assert words.say("game-over", language="en") == "The game is over."
    monkeypatch.setenv(words.READER, "a language that no one speaks")
    assert words.say("game-over") == "The game is over."


def test_a_refusal_on_the_wire_is_english_one_who_runs_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its code says it in the reader's language."""
    monkeypatch.setenv(words.READER, "fr")
    assert refused(Refusal("not-your-turn")).sentence == words.say("not-your-turn", language="en")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "sw_KE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "PARLOUR_LANGUAGE": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_command_speaks_as_the_terminal_does(
    environment: Mapping[str, str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert answer(["perft", "dualite", "--depth", "1", "--option", "size=99"]) == 2
    refusal: Facts = {"option": "size", "value": "99", "low": 4, "high": 7}
    assert capsys.readouterr().err == f"parlour: {words.say('bad-option-number', refusal, language)}\n"


def test_the_language_may_be_chosen_before_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(words.READER, "en")
    assert answer(["--language", "fr", "replay", "nowhere"]) == 2
    assert "illisible" in capsys.readouterr().err
    assert answer(["--language=sw", "perft", "dualite"]) == 2
    assert "--language" in capsys.readouterr().err


def test_the_terminal_understands_its_readers_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(words.READER, "fr")
    assert read_order("Aide") == read_order("help") == (Order.HELP, "")
    assert read_order("enregistrer partie.txt") == (Order.SAVE, "partie.txt")
    assert read_order("a1+c3") is None
    assert [read_order(words.say(f"terminal-word-{order.value}")) for order in Order] == [
        (order, "") for order in Order
    ]
    monkeypatch.setenv(words.READER, "en")
    assert read_order("aide") is None


@pytest.mark.slow
def test_parlour_words_lists_what_a_new_language_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["words", "sw"]) == 1
    told = capsys.readouterr().out
    for file in house_files():
        assert beside(file, "sw") in told
    assert "words/sw/house.ftl: game-over is missing" in told
    assert answer(["words"]) in (0, 1)
    assert capsys.readouterr().out.startswith("en: ")
    assert answer(["words", "../en"]) == 2
