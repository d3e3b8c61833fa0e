"""The pages of `--help`: what they say is in `words/<language>/help.ftl`, how they look is here.

The library that reads our command line would write such pages too, in English only.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from parlour import words

_WIDEST = 100
_LEFT = 26
"""Where a page's right column begins."""


class Command(TyperCommand):
    """A command with a page of ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))


class Group(TyperGroup):
    """`parlour` itself, with a page of ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))


def text(code: str) -> str:
    """Return the text of a page in the reader's language."""
    return words.lines("help", words.reader())[code]


def code_of(command: str, parameter: Any) -> str:
    """Return the code of the text for an argument or option: the command's own, or the shared one."""
    option = parameter.param_type_name == "option"
    name = f"-{_names(parameter)[-1]}".replace("---", "--") if option else f"-{parameter.name}"
    own = f"help-{command}{name}"
    return own if own in words.lines("help", "en") else f"help{name}"


def label(capitals: str) -> str:
    """Return the placeholder of a value, such as FILE|random:N, in the reader's language."""
    return re.sub("[A-Z]{2,}", lambda word: text(f"help-word-{word[0].lower()}"), capitals)


def give_texts(command: Any, name: str) -> None:
    """Let the command's help be ours also where the library shows it by itself, as in what a shell completes."""
    command.help = text(f"help-{name}")
    for parameter in command.params:
        parameter.help = text(code_of(name, parameter))


def _names(option: Any) -> list[str]:
    """Return the short name first, then the long one."""
    return sorted(option.opts, key=len)


def _page(command: Any, ctx: Any) -> str:
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    name: str = command.name if isinstance(command, Command) and command.name else "parlour"
    shown = [parameter for parameter in command.get_params(ctx) if not getattr(parameter, "hidden", False)]
    arguments = [parameter for parameter in shown if parameter.param_type_name == "argument"]
    options = [parameter for parameter in shown if parameter.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    usage = [ctx.command_path, *map(_in_usage, arguments), f"[{label('OPTIONS')}]"]
    if commands:
        usage.append(f"{label('COMMAND')} …")
    parts = [
        _folded(f"{text('help-usage')} {' '.join(usage)}", width),
        _folded(text(f"help-{name}"), width),
        _examples(name),
        _rows("help-arguments", ((label(part.metavar), _told(name, part)) for part in arguments), width),
        _rows("help-commands", ((each, text(f"help-{each}")) for each in commands), width),
        _rows("help-options", ((_written(part), _told(name, part)) for part in options), width),
        _folded(text("help-more"), width) if commands else "",
        _games(name, shown, width) if any(part.name == "game" for part in arguments) else "",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def examples(command: str) -> list[str]:
    """Return whole command lines, as help.ftl has them between strokes."""
    return text(f"help-{command}-examples").split(" | ")


def _examples(command: str) -> str:
    """Return the examples unfolded, so that they can be copied."""
    return "\n".join([text("help-examples"), *(f"  {example}" for example in examples(command))])


def _folded(said: str, width: int, indent: str = "") -> str:
    return textwrap.fill(said, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _rows(heading: str, rows: Iterable[tuple[str, str]], width: int) -> str:
    """Return two columns; a long left cell gets a line of its own."""
    lines: list[str] = []
    for left, right in rows:
        first = f"  {left}"
        if len(first) > _LEFT - 2:
            lines.append(first)
            first = ""
        said = textwrap.wrap(right, max(width - _LEFT, 20), break_long_words=False, break_on_hyphens=False)
        lines += [f"{start:{_LEFT}}{line}" for start, line in zip([first, *[""] * len(said)], said, strict=False)]
    return "\n".join([text(heading), *lines]) if lines else ""


def _in_usage(argument: Any) -> str:
    return label(argument.metavar) if argument.required else f"[{label(argument.metavar)}]"


def _written(option: Any) -> str:
    names = ", ".join([*_names(option), *option.secondary_opts])
    return names if option.is_flag or option.metavar is None else f"{names} {label(option.metavar)}"


def _told(command: str, parameter: Any) -> str:
    facts = ", ".join(_facts(parameter))
    said = text(code_of(command, parameter))
    return f"{said} ({facts})" if facts else said


def _facts(parameter: Any) -> Iterator[str]:
    """Return notes on a value: whether it is required, its bounds, its default."""
    if parameter.param_type_name == "option" and parameter.required:
        yield text("help-required")
    if getattr(parameter, "multiple", False):
        yield text("help-repeated")
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if low is not None and high is not None:
        yield f"{low} {text('help-to')} {high}"
    elif low is not None:
        yield f"{text('help-at-least')} {low}"
    default = parameter.default
    if default is True and parameter.secondary_opts:
        yield f"{text('help-default')} {_names(parameter)[-1]}"
    elif isinstance(default, str | int | float) and not isinstance(default, bool) and default != "":
        yield (
            f"{text('help-default')} {default:g}" if isinstance(default, float) else f"{text('help-default')} {default}"
        )


def _games(command: str, parameters: Iterable[Any], width: int) -> str:
    """Return the games that the command takes, with their bots and options if it takes those.

    The first value of an option is its default.
    """
    from parlour.catalogue import GAMES
    from parlour.command.arguments import games_with_lesson, games_with_maker, solved_games
    from parlour.game import Choice, Game, Number, Option
    from parlour.players.levels import offered

    some = {"learn": games_with_lesson, "puzzles": games_with_maker, "solve": solved_games}.get(command)
    games = list(GAMES.values()) if some is None else [GAMES[name] for name in some()]
    taken = {parameter.name for parameter in parameters}
    with_bots = not taken.isdisjoint(("against", "player", "players"))
    if not with_bots and "option" not in taken:
        return _folded(f"{text('help-games-only')} {', '.join(game.NAME for game in games)}", width, "    ")

    def told(option: Option) -> str:
        match option:
            case Choice(name, values, default):
                return f"{name}={'|'.join((default, *(value for value in values if value != default)))}"
            case Number(name, low, high, default):
                return f"{name}={default} ({low} {text('help-to')} {high})"
        return f"{option.name}={option.default}"

    def bots(game: Game) -> str:
        return f"{text('help-levels')} {offered(game)[0]} {text('help-to')} {offered(game)[-1]}"

    def line(game: Game) -> str:
        before = f"  {game.NAME} ({bots(game)})" if with_bots else f"  {game.NAME}"
        return f"{before}: {', '.join(map(told, game.OPTIONS))}" if "option" in taken else before

    heading = text("help-games-bots" if with_bots else "help-games-options")
    return "\n".join([heading, *(_folded(line(game), width, "    ") for game in games)])
