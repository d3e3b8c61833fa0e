"""What a language still lacks beside English, and where its sentences do not fit: for translators and for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

from parlour.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a language: the file below `parlour/`, the message's code, and what is wrong."""

    file: str
    code: str
    what: str
    """`missing`: English has it. `unknown`: English has it not. `facts`: others than in English. `plural`: English
    counts something there that this language does not. `malformed`: it cannot be read."""


def house_files() -> tuple[str, ...]:
    """Return the English files, below `parlour/`; each language has one beside each of them."""
    root = files("parlour")
    house = (f"words/en/{file.name}" for file in root.joinpath("words", "en").iterdir() if file.name.endswith(".ftl"))
    games = (f"games/{folder.name}/words/en.ftl" for folder in root.joinpath("games").iterdir())
    return tuple(sorted((*house, *(name for name in games if root.joinpath(name).is_file()))))


def beside(file: str, language: str) -> str:
    """Return the file of a language that stands beside this English one."""
    return file.replace("words/en/", f"words/{language}/").replace("words/en.ftl", f"words/{language}.ftl")


def messages(file: str) -> Mapping[str, Any]:
    """The messages of a file by their codes, none if there is no file; what cannot be read too, by its first line."""
    found = files("parlour").joinpath(file)
    if not found.is_file():
        return {}
    body = FluentParser().parse(found.read_text(encoding="utf-8")).body
    return {
        entry.id.name if isinstance(entry, ast.Message) else (entry.content or "").partition("\n")[0]: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Junk)
    }


def _parts(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Everything of this kind in a message."""
    if isinstance(node, kind):
        yield node
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in inside:
        yield from _parts(part, kind)


def facts(message: Any) -> frozenset[str]:
    """Return the names of the facts that a message says or chooses by."""
    return frozenset(part.id.name for part in _parts(message, ast.VariableReference))


def counted(message: Any) -> frozenset[str]:
    """Return the facts by whose number a message changes: those with a variant for `one`."""
    return frozenset(
        part.selector.id.name
        for part in _parts(message, ast.SelectExpression)
        if isinstance(part.selector, ast.VariableReference)
        and any(isinstance(variant.key, ast.Identifier) and variant.key.name == "one" for variant in part.variants)
    )


def named(message: Any) -> frozenset[str]:
    """Return the kinds of keys that a message names: `duos-card` for `NAMED("duos-card", $card)`."""
    return frozenset(
        part.arguments.positional[0].value
        for part in _parts(message, ast.FunctionReference)
        if part.id.name == "NAMED" and isinstance(part.arguments.positional[0], ast.StringLiteral)
    )


def faults(language: str) -> Iterator[Fault]:
    """Return all faults of a language, in the order of the files and of the English messages in each."""
    for english in house_files():
        file = beside(english, language)
        ours, theirs = messages(english), messages(file)
        kinds = tuple(f"{kind}-" for message in theirs.values() for kind in named(message))
        for code, message in ours.items():
            if code not in theirs:
                yield Fault(file, code, "missing")
            elif facts(theirs[code]) != facts(message):
                yield Fault(file, code, "facts")
            elif not counted(message) <= counted(theirs[code]):
                yield Fault(file, code, "plural")
        for code, message in theirs.items():
            if isinstance(message, ast.Junk):
                yield Fault(file, code, "garbled")
            elif code not in ours and not code.startswith(kinds):  # a language may name a key in ways of its own
                yield Fault(file, code, "unknown")


def counts() -> Mapping[str, tuple[int, int]]:
    """For each language how many messages of English it has, and how many English has."""
    total = sum(len(messages(file)) for file in house_files())
    return {
        language: (total - sum(fault.what == "missing" for fault in faults(language)), total) for language in LANGUAGES
    }
