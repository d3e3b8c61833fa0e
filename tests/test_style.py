"""The style of the words: what no sentence that a player reads may contain, in English and in French.

`docs/languages.md` tells how they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from parlour import words
from parlour.words.missing import beside, house_files, messages

BANNED = {
    "en": r"\b(whoever|nobody|somebody|everybody|anybody|meanwhile|gentlest|gentle)\b|[”·*] is no ",
    "fr": r"\b(qui que ce soit|quiconque|tapis|liaisons?|pendules?|supplément|travailleurs?|(va|vont) (à|aux|avec))\b",
}
"""Words that have a plainer one, for each language."""

SPACED = {
    "en": r"\w …|\s[,;:!?](?!\S)",
    "fr": r"\w …|[ \u00a0][;:!?»%]|«(?!\u202f)|(?<!\u202f)»|[\w)][!?]|[“”]",
}
"""Wrong spaces: none stands before an ellipsis; French has a narrow no-break one before ; : ! ? » % and after «."""

NAMES = {"player", "players", "name", "names", "host", "other", "by", "anchor", "title"}
"""Facts that are names of people, bots or sides."""


def everything(language: str) -> Iterator[tuple[str, Any]]:
    for file in house_files():
        yield from messages(beside(file, language)).items()


def inside(node: Any, kind: Any) -> Iterator[Any]:
    if isinstance(node, kind):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from inside(part, kind)


def patterns(message: Any) -> Iterator[str]:
    """The text of a message and of each of its variants; a fact is a dot, a name of a person an asterisk."""
    for pattern in inside(message, ast.Pattern):
        yield "".join(written(element) for element in pattern.elements)


def written(element: Any) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    named = isinstance(expression, ast.VariableReference) and expression.id.name in NAMES
    return "*" if named else "·"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_sentences_are_written_in_plain_words(language: str) -> None:
    found = {
        code: match[0]
        for code, message in everything(language)
        for text in patterns(message)
        if (match := re.search(BANNED[language], text, re.IGNORECASE))
    }
    assert found == {}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_sentences_have_the_spaces_and_quotation_marks_of_their_language(language: str) -> None:
    """Typographic apostrophes and quotation marks; straight ones only around what is typed at a shell."""
    found = {
        code: text
        for code, message in everything(language)
        for text in patterns(message)
        if re.search(SPACED[language], text) or re.search("['\"]", prose(code, text))
    }
    assert found == {}


def prose(code: str, text: str) -> str:
    """The text without commands: those in backticks, and the quoted arguments in the pages of --help."""
    return re.sub(r'"[^"]*"' if code.startswith("help-") else "`[^`]*`", "", text)


def test_french_elides_before_names() -> None:
    """“de Otto” is wrong: `ELIDE("de", $player)`, or another sentence."""
    found = {
        code: text
        for code, message in everything("fr")
        for text in patterns(message)
        if re.search(r"\b(de|que|jusque|lorsque|puisque) [*]", text, re.IGNORECASE)
    }
    assert found == {}
