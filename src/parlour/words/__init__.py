"""Every sentence a person reads: Project Fluent files (shared ones here, a game's in its own folder) and their reader.

The browser reads the same files. A code (`dualite-not-next-door`) names a message; facts fill its places. A fact is a
number, a text that a person typed, or a key: `{ NAMED("duos-card", $card) }` gives the name of a key, here the message
`duos-card-polar-bear`. Several keys may stand in one fact, with + and commas between them; a key may bring facts of its
own, as `key_with` in `game.py` writes it. `{ ELIDE("de", $player) }` puts a French word before a name: “de Mila”,
“d’Otto”.

A language is a folder of files here and a file in each game's `words/`: docs/languages.md.
"""

from __future__ import annotations

import errno
import functools
import importlib.util
import os
import unicodedata
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from parlour.game import Refusal, shortened

_LONGEST = 2_000
"""Characters of a fact; Fluent itself refuses to say much longer ones."""

_GAMES = [folder for folder in files("parlour").joinpath("games").iterdir() if folder.is_dir()]
"""The folders of games, in whose `words/` each language may have a file; `add_folder` makes it longer."""

_FOLDERS = {folder.name for folder in files(__name__).iterdir() if folder.is_dir() and folder.name[0] != "_"}
LANGUAGES = ("en", *sorted(_FOLDERS - {"en"}))
"""All languages: each has a folder here. Messages that a language lacks are shown in English."""

_ALIASES: dict[str, tuple[str, str, str]] = {}
"""Variants by name: the game whose messages they have, their title, and what they change."""

READER = "PARLOUR_LANGUAGE"
"""The environment variable with the language in which this process and its children print."""


def reader() -> str:
    """Return the language in which this process prints."""
    wished = os.environ.get(READER, "en")
    return wished if wished in LANGUAGES else "en"


@functools.cache
def _bundle(language: str, readers: str) -> Any:
    """Return the Fluent bundle of a language; the keys in it are named in the reader's language, which may differ."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and few commands speak

    functions: Any = {"NAMED": functools.partial(_named, readers), "ELIDE": _elided}  # both return a text
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _elided(word: str, name: str) -> str:
    """Return the word and the name after it, with French elision: “de Mila”, but “d’Otto”."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"{word[:-1]}’{name}" if first and first in "aeiouœæ" else f"{word} {name}"


def _named(language: str, kind: str, keys: str) -> str:
    pairs = (pair.split("+") for pair in keys.split(","))
    return ", ".join(" + ".join(_name(language, kind, key) for key in pair) for pair in pairs)


def _name(language: str, kind: str, key: str) -> str:
    code, _, brought = key.partition("?")
    facts = (fact.partition("=") for fact in brought.split("&") if fact)
    return say(f"{kind}-{code}", {name: unquote(value) for name, _, value in facts}, language)


def _texts(language: str) -> Iterator[str]:
    """Yield the text of the shared files of a language, then of each game's file."""
    own = files(__name__).joinpath(language)
    if own.is_dir():
        for file in sorted(own.iterdir(), key=lambda entry: entry.name):
            yield file.read_text(encoding="utf-8")
    for folder in sorted(_GAMES, key=lambda entry: entry.name):
        file = folder.joinpath("words", f"{language}.ftl")
        if file.is_file():
            yield file.read_text(encoding="utf-8")


@functools.cache
def lines(file: str, language: str) -> Mapping[str, str]:
    """Return the messages of a shared file in which each is one line without facts.

    It is read without Fluent, which is slow to load. Messages that the language lacks are English.
    """
    found: dict[str, str] = {}
    for spoken in ("en", language):
        own = files(__name__).joinpath(spoken, f"{file}.ftl")
        text = own.read_text(encoding="utf-8") if own.is_file() else ""
        found |= {code: said for code, equals, said in (line.partition(" = ") for line in text.splitlines()) if equals}
    return found


def trouble(error: OSError) -> str:
    """Return the reason of an OSError for use inside a sentence: from the words, else the system's own text."""
    code = f"trouble-{errno.errorcode.get(error.errno or 0, 'none').lower()}"
    return say(code) if known(code) else error.strerror or str(error)


def learn(text: str, language: str = "en") -> None:
    """Add the messages of a game outside this package."""
    from fluent.runtime import FluentResource

    for readers in {*LANGUAGES, language}:
        _bundle(language, readers).add_resource(FluentResource(text))


def add_folder(folder: Path) -> None:
    """Add the folder of a game from elsewhere; its words are read when the next sentence is said."""
    if folder not in _GAMES:
        _GAMES.append(folder)
        for kept in (_bundle, _unfilled, codes):
            kept.cache_clear()


def add_alias(name: str, game: str, title: str, about: str) -> None:
    """Give a variant the messages of its game, under its own name: `dualma-flat-told-moved`."""
    _ALIASES[name] = (game, title, about)
    codes.cache_clear()


def _of_alias(code: str) -> str:
    """Return the code of the game's own message, where this one is of a variant."""
    for name, (game, _, _) in _ALIASES.items():
        if f"{name}-" in f"{code}-":
            return code.replace(name, game)
    return code


def _of_variant(code: str, language: str) -> str | None:
    """Return what a variant says of itself."""
    name, _, what = code.rpartition("-")
    if name not in _ALIASES or what not in ("name", "tagline"):
        return None
    game, title, about = _ALIASES[name]
    return about if what == "tagline" else say("variant-name", {"game": say(f"{game}-name"), "title": title}, language)


def load(language: str) -> None:
    """Read all sentences of a language now, not when the first of them is said."""
    _bundle(language, language)


@functools.cache
def _unfilled(language: str) -> Mapping[str, str]:
    """Return all messages of one paragraph, as they are written."""
    found: dict[str, str] = {}
    code = ""
    for line in (line for text in _texts(language) for line in text.splitlines()):
        if line[:1].isalpha() and " =" in line:
            code, _, said = line.partition(" =")
            found[code] = said.strip()
        elif line.startswith("    ") and code:
            found[code] = f"{found[code]} {line.strip()}".strip()
        else:
            code = ""
    return found


@functools.cache
def _without_fluent() -> bool:
    """Return whether Fluent is absent, as in a browser: there the page says everything by its code."""
    return importlib.util.find_spec("fluent") is None


def _has(language: str, code: str) -> bool:
    code = _of_alias(code)
    if _without_fluent():
        return code in _unfilled(language)
    return bool(_bundle(language, language).has_message(code))


@functools.cache
def codes(prefix: str) -> tuple[str, ...]:
    """Return all message codes with this prefix, in the order of the files."""
    prefix = _of_alias(prefix)
    lines = (line for text in _texts("en") for line in text.splitlines() if line.startswith(prefix))
    return tuple(dict.fromkeys(line.partition(" =")[0] for line in lines if " =" in line))


def known(code: str) -> bool:
    """Return whether a message has this code."""
    return _has("en", code)


def own(game: str, code: str) -> str:
    """Return the code of a game's own message, such as dualma-analysis-wins-in, or the shared code if it has none."""
    return f"{game}-{code}" if known(f"{game}-{code}") else code


def say(code: str, facts: Mapping[str, str | float] | None = None, language: str | None = None) -> str:
    """Return the sentence for a code, with its facts filled in; raise LookupError if the message or a fact is missing.

    The default language is the one in which this process prints.
    """
    language = language or reader()
    if _ALIASES:
        if (own := _of_variant(code, language)) is not None:
            return own
        code = _of_alias(code)
    if _without_fluent():
        return _unfilled(language).get(code, code)
    bundle = _bundle(language if _has(language, code) else "en", language)
    if not bundle.has_message(code):
        raise LookupError(f"words/ has no sentence {code!r}")
    told = {name: shortened(fact, _LONGEST) if isinstance(fact, str) else fact for name, fact in (facts or {}).items()}
    sentence, errors = bundle.format_pattern(bundle.get_message(code).value, told)
    if errors:
        raise LookupError(f"{code!r} cannot be said with {dict(facts or {})}: {errors}")
    return str(sentence)


def _sentence(refusal: Refusal) -> str:
    try:
        return say(refusal.code, refusal.facts)
    except LookupError:  # of a game without words
        return refusal._written()


Refusal.say = staticmethod(_sentence)
