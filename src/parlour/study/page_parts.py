"""HTML elements of report pages: paragraphs, tables and figures."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from parlour import words
from parlour.study.surveys import Value

PERCENT = "\N{NO-BREAK SPACE}%"
FEWEST = 5
"""Figures on fewer games are left out, as their intervals would say nothing."""


def safe(text: str) -> str:
    return html.escape(text)


def element(tag: str, *inner: str, **attributes: str) -> str:
    """Return an element; `inner` is HTML. An underscore ends attribute names that are Python keywords."""
    named = "".join(f' {name.rstrip("_").replace("_", "-")}="{safe(value)}"' for name, value in attributes.items())
    return f"<{tag}{named}>{''.join(inner)}</{tag}>"


def paragraph(code: str, facts: dict[str, str | int] | None = None, *, soft: bool = False) -> str:
    return element("p", safe(words.say(code, facts or {})), **({"class_": "soft"} if soft else {}))


def section(code: str) -> str:
    return element("h2", safe(words.say(code)))


def figure(svg: str, code: str) -> str:
    caption = safe(words.say(code))
    labelled = svg.replace('role="img"', f'role="img" aria-label="{caption}"', 1)
    return element("figure", labelled, element("figcaption", caption))


def number(value: float, share: bool, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    shown = round(100 * value if share else value, 1) + 0.0  # or a loss of next to nothing would be −0.0
    text = f"{shown:{sign}.1f}{PERCENT if share else ''}"
    return text.replace("-", "−")


def told(value: Value, share: bool, *, signed: bool = False) -> str:
    mean, low, high = (number(each, share, signed=signed) for each in (value.mean, value.low, value.high))
    return mean if value.games < FEWEST else words.say("study-value", {"value": mean, "low": low, "high": high})


def cell(value: Value | None, share: bool, *, signed: bool = False, of: int = 0, apart: bool = False) -> str:
    """Return a cell: the mean and below it the interval, and the number of games if it is less than `of`."""
    if value is None or value.games < FEWEST:
        return element("td", "–")
    mean, low, high = (number(each, share, signed=signed) for each in (value.mean, value.low, value.high))
    below = [words.say("report-interval", {"low": low.removesuffix(PERCENT), "high": high})]
    if value.games < of:
        below.append(words.say("report-of-games", {"games": value.games}))
    look = {"class_": "apart"} if apart else {}
    return element("td", safe(mean), *(element("small", safe(line)) for line in below), **look)


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = element("tr", *(element("th", safe(cell)) for cell in heading))
    body = (element("tr", *(cell if cell[:1] == "<" else element("td", safe(cell)) for cell in row)) for row in rows)
    table = element("table", element("thead", head), element("tbody", *body))
    return element("div", table, class_="wide")
