"""The style of the words: what no sentence that a player reads may contain, in English and in French.

`docs/languages.md` tells how they are written.
"""

from __future__ import annotations

import ast as python_syntax
import io
import re
import runpy
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from parlour import words
from parlour.words.gaps import beside, house_files, messages

BANNED = {
    "en": r"\b(whoever|nobody|somebody|everybody|anybody|meanwhile|gentlest|gentle)\b|[”·*] is no (?!longer)",
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


# The source and its pages

ROOT = Path(__file__).resolve().parents[1]

PRONOUNS = r"(?<![\w*-])(whoever|nobody|somebody|everybody|anybody)(?![\w*])"
"""Say the player, the guest, the host, the caller, all players, no one."""

ABOLISHED = (
    "abilities", "act_of", "acts", "affinity", "after_book", "ahead", "answered", "arriving", "asking", "by_class",
    "carried", "carrying", "coming", "consequences", "courses", "creating", "derived", "described", "doors",
    "drafting", "drawing", "elsewhere", "finding", "folding", "forced", "game_shown", "gathering", "glimpse", "hosts",
    "in_order", "judging", "keeper", "keepsakes", "kept_tables", "knowledge", "learned", "listed", "manners",
    "matching", "meaning", "missing", "moment", "moving", "neighbours", "opponents", "overdue", "pace", "parsed",
    "pen", "picked", "possible", "practice", "questions", "running", "scene", "six", "streams", "watching",
)  # fmt: skip
"""Names of modules that had to be explained; each is a noun now for what it holds."""


REPLACED = {
    "Wish", "SeatWish", "TalkAct", "AbsenceAct", "GatheringAct",  # a request
    "Told", "Heard", "MoveLine", "heardInWords",  # an announcement
    "chairs", "keeper", "check_hold",  # planned seats, an owner, a token
    "sees_late", "WatchLate", "WatchedLate",  # delayed spectators
    "asker", "softened", "rude_words", "plain_move",  # a caller, the profanity filter, a fallback move
    "_admit", "_apologise", "_ask_again", "_breathe", "_turn_away", "_has_lapsed",  # handlers named for manners
}  # fmt: skip
"""Second names of things that have one name now. What is stored keeps its name, as text."""


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """The comments, docstrings, sentences and names of a module, with their lines; any other file, line by line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        fenced = False
        for number, line in enumerate(text.splitlines(), 1):
            fenced ^= line.startswith("```")
            if not fenced and not (path.suffix == ".md" and line.startswith("    ")):
                yield number, re.sub(r"`[^`]*`", "", line) if path.suffix == ".md" else line
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and " " in token.string):
            yield token.start[0], "" if token.string.startswith("r") else token.string
        elif token.type == tokenize.NAME:
            yield token.start[0], token.string.replace("_", " ")


def test_docstrings_say_what_a_thing_is_or_does() -> None:
    """The first sentence is no question: “Return whether …”, “Whether …”."""
    found = []
    for path in files("src/**/*.py"):
        for node in python_syntax.walk(python_syntax.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, python_syntax.Expr)
                and isinstance(node.value, python_syntax.Constant)
                and isinstance(node.value.value, str)
                and re.split(r"(?<=[.?!:])\s", node.value.value.strip())[0].endswith("?")
            ):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_technical_terms_are_found_where_they_happen() -> None:
    """A reader who searches for the field's own word finds the place."""
    places = {
        "idempoten": "delivery/idempotency.py",
        "backpressure": "delivery/listener.py",
        "optimistic": "storage/database.py",
        "lease": "storage/leases.py",
        "fencing": "storage/leases.py",
        "reverse proxy": "server/cluster/proxy.py",
        "rate limit": "server/http/limits.py",
        "allowed host": "server/http/allowed_hosts.py",
        "profanity": "server/table/profanity.py",
        "matchmaking": "tables/matchmaking.py",
        "timeout": "tables/timeouts.py",
    }
    source = ROOT / "src" / "parlour"
    missing = [path for word, path in places.items() if word not in (source / path).read_text("utf-8").casefold()]
    assert missing == []


MADE = {"node_modules", "_build", str(ROOT / "docs" / "games"), str(ROOT / "web" / "src" / "wire")}
"""What a program writes."""


def files(pattern: str) -> list[Path]:
    return [path for path in sorted(ROOT.glob(pattern)) if not MADE & {*path.parts, *map(str, path.parents)}]


@pytest.mark.parametrize(
    "pattern",
    ["src/**/*.py", "tests/**/*.py", "benchmarks/*.py", "scripts/*.py", "examples/*.py", "web/src/**/*.ts",
     "web/src/**/*.svelte", "docs/**/*.md", "*.md"],
)  # fmt: skip
def test_comments_and_pages_name_the_people(pattern: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in files(pattern)
        for number, line in prose_of(path)
        if (match := re.search(PRONOUNS, line, re.IGNORECASE))
    ]
    assert found == []


def test_modules_are_nouns() -> None:
    there = {path.stem for pattern in ("src/**/*.py", "scripts/*.py", "web/src/**/*.ts") for path in files(pattern)}
    assert there & set(ABOLISHED) == set()


@pytest.mark.parametrize("pattern", ["src/**/*.py", "tests/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"])
def test_a_thing_has_one_name(pattern: str) -> None:
    found = []
    for path in files(pattern):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            tokens = tokenize.generate_tokens(io.StringIO(text).readline)
            names = {token.string for token in tokens if token.type == tokenize.NAME}
        else:
            names = set(re.findall(r"\w+", text))
        found += [f"{path.relative_to(ROOT)}: {name}" for name in sorted(names & REPLACED)]
    assert found == []


@pytest.mark.parametrize("pattern", ["web/src/**/*.ts", "web/src/**/*.svelte"])
def test_comments_of_the_client_ask_nothing(pattern: str) -> None:
    """“Whether …”, as in docstrings."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files(pattern)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"/\*\* [^.]*\?", line)
    ]
    assert found == []


def test_the_glossary_has_few_words_of_our_own() -> None:
    """Fifteen at most, each with a line; no word that was abolished is among them."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    terms = re.findall(r"^(.+)\n: ", page, re.MULTILINE)
    assert 0 < len(terms) <= 15
    assert not {term.casefold() for term in terms} & set(ABOLISHED)


def test_pages_are_wrapped_at_a_hundred_columns() -> None:
    """Code, tables, figures and long addresses excepted. `scripts/wrap` mends it."""
    wrapped = runpy.run_path(str(ROOT / "scripts" / "wrap"))["wrapped"]
    pages = [
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *(ROOT / "docs").rglob("*.md"),
    ]
    generated = [ROOT / "docs" / "_build", ROOT / "docs" / "games"]
    found = [
        str(page.relative_to(ROOT))
        for page in pages
        if not any(page.is_relative_to(folder) for folder in generated)
        and "\n".join(wrapped(text := page.read_text(encoding="utf-8"))) != text
    ]
    assert found == [], "scripts/wrap wraps them"
