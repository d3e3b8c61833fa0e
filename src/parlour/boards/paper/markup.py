"""Sentences of `words/` as Typst: paragraphs, lists and tables, as the rules page has them."""

from __future__ import annotations

import json
from collections.abc import Iterator


def quoted(text: str) -> str:
    """Return the text as a Typst string; nothing in it is read as code."""
    return json.dumps(text, ensure_ascii=False)


def paragraphs(text: str) -> str:
    """Return Typst content: a line that begins with - or a number is an item, lines with | are a table."""
    return "{" + "\n".join(_blocks(text)) + "}"


def _blocks(text: str) -> Iterator[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    while lines:
        kind = _kind(lines[0])
        block = [lines.pop(0)]
        while lines and _kind(lines[0]) == kind and kind:
            block.append(lines.pop(0))
        if kind == "item":
            yield "list(" + ", ".join(f"[#{quoted(line[2:])}]" for line in block) + ")"
        elif kind == "step":
            yield "enum(" + ", ".join(f"[#{quoted(line.split('. ', 1)[1])}]" for line in block) + ")"
        elif kind == "row":
            yield _table([[cell.strip() for cell in line.strip("|").split("|")] for line in block])
        elif kind:
            yield f"par[#{quoted(' '.join(block))}]"


def _kind(line: str) -> str:
    if line.startswith("|"):
        return "row"
    if line.startswith("- "):
        return "item"
    if line[:1].isdigit() and ". " in line[:4]:
        return "step"
    return "text" if line else ""


def _table(rows: list[list[str]]) -> str:
    head, body = rows[0], [row for row in rows[1:] if set("".join(row)) - set("-: ")]
    cells = ", ".join(f"[#{quoted(cell)}]" for row in body for cell in row)
    heads = ", ".join(f"[*#{quoted(cell)}*]" for cell in head)
    return f"ruled({len(head)}, ({heads},), ({cells},))"
