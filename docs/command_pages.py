"""Writes the table of commands and every help page, for docs/command-line.md and docs/commands.md."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from unittest import mock

import typer
from sphinx.application import Sphinx

from docs.generated_pages import write
from parlour import words
from parlour.command import group
from parlour.command.help_pages import Command


def write_pages(_: Sphinx) -> None:
    with mock.patch.dict(os.environ, {words.READER: "en", "COLUMNS": "96"}):
        made: Any = group(["--language", "en"])
        write("command-table.md", "\n".join(_table(made.commands)))
        write("commands.md", "\n\n".join(_help(made.commands)))


def _table(commands: dict[str, Any]) -> Iterator[str]:
    yield from ("| command | does |", "|---|---|")
    for name, command in commands.items():
        yield f"| [`parlour {name}`](#parlour-{name}) | {command.help} |"


def _help(commands: dict[str, Any]) -> Iterator[str]:
    parent = typer.Context(Command("parlour"), info_name="parlour")
    for name, command in commands.items():
        page = command.get_help(typer.Context(command, info_name=name, parent=parent))
        yield f"(parlour-{name})=\n## parlour {name}\n\n```text\n{page.strip()}\n```"


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", lambda app, config: write_pages(app))
    return {"parallel_read_safe": True}
