"""The `parlour` command. One module a command, imported by name; what a command needs is imported when it runs.

To add a command, add its name to COMMANDS and a module of that name here with a function `run`. What its help says is
in `words/<language>/help.ftl`. `parlour --help` imports every such module, so keep their tops light.
"""

from __future__ import annotations

import importlib
import io
import re
import sys
from collections.abc import Callable, Sequence

COMMANDS = (
    "serve",
    "games",
    "play",
    "learn",
    "puzzle",
    "resume",
    "open",
    "join",
    "perft",
    "match",
    "ladder",
    "study",
    "solve",
    "verify",
    "puzzles",
    "replay",
    "export",
    "print",
    "site",
    "prepare",
    "backup",
    "restore",
    "tables",
    "migrate",
    "data",
    "corpus",
    "law",
    "words",
    "new-game",
)
"""In the order of the help. With no command, or only options, it is `serve`."""

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
OUT_OF_TIME = 3
"""The exit code of a command that did not finish within its time."""

_FOR_ALL = frozenset({"--help", "-h", "--version", "--install-completion", "--show-completion"})
"""Options of `parlour` itself, not of a command."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all went well, 2 with one line when something was asked wrongly."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal without UTF-8 gets question marks, and no traceback
        sys.stdout.reconfigure(errors="replace")
    sys.exit(answer(sys.argv[1:] if arguments is None else arguments))


def answer(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code."""
    import typer

    from parlour.command.progress import watch_tables
    from parlour.game import Refusal

    watch_tables()
    try:
        told = group(arguments)(_with_command(arguments), prog_name="parlour", standalone_mode=False)
        code = told if isinstance(told, int) else 0
        sys.stdout.flush()
    except typer.TyperException as mistake:
        from parlour.command.mistakes import sentence_of

        return _complain(sentence_of(mistake))
    except Refusal as refusal:
        from parlour.command.arguments import sentence

        _complain(sentence(refusal))
        return OUT_OF_TIME if refusal.code == "out-of-time" else 2
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; keep the interpreter from complaining when it closes the pipe.
        sys.stdout = None
        return 1
    except OSError as error:  # a full disk, most likely: what can be foreseen is refused where it happens
        from parlour import words

        sys.stdout = None  # or the interpreter would complain again
        said = f"{error.filename or ''} {words.trouble(error)}.".strip()
        return _complain(said[0].upper() + said[1:])
    if code == INTERRUPTED:  # which typer may have caught before us
        from parlour import words

        _complain(words.say("interrupted"))
    return code


_BEFORE = frozenset({"--language", "--game"})
"""Options with a value that stand before the command."""


def _before_command(arguments: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the language and the games from elsewhere that are named before the command, and the rest."""
    count = 0
    while count < len(arguments) and arguments[count].partition("=")[0] in _BEFORE:
        count += 1 if "=" in arguments[count] else 2
    return arguments[:count], arguments[count:]


def _language(before: Sequence[str]) -> str:
    """Return the value of `--language` among these arguments."""
    for place, text in enumerate(before):
        if text.partition("=")[0] == "--language":
            return text.partition("=")[2] if "=" in text else "".join(before[place + 1 : place + 2])
    return ""


def _with_command(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with `serve` put in where no command is named."""
    chosen, rest = _before_command(arguments)
    if rest and not rest[0].startswith("-"):
        if rest[0] not in COMMANDS:
            from parlour.command.mistakes import no_command

            raise no_command(rest[0], COMMANDS)
        return list(arguments)
    of_all = rest and rest[0].partition("=")[0] in _FOR_ALL
    return [*chosen, *(rest if of_all else ("serve", *rest))]


def group(arguments: Sequence[str]) -> Callable[..., object]:
    """Return the command line with all commands, in the language of these arguments or of the environment."""
    import typer

    from parlour.command.arguments import all_commands, choose_language
    from parlour.command.help_pages import Command, Group, give_texts

    choose_language(_language(_before_command(arguments)[0]))
    app = typer.Typer(
        cls=Group, context_settings={"help_option_names": ["-h", "--help"]}, pretty_exceptions_enable=False
    )
    app.callback()(all_commands)
    for name in COMMANDS:
        module = importlib.import_module(f"parlour.command.{name.replace('-', '_')}")
        app.command(name, cls=Command)(module.run)
    made = typer.main.get_command(app)
    give_texts(made, "parlour")
    for name, command in getattr(made, "commands", {}).items():
        give_texts(command, name)
    return made


def _complain(line: str) -> int:
    one = re.sub("[ \n]+", " ", line).strip()  # the narrow spaces of French stay
    sys.stderr.write(f"parlour: {one}\n")  # here `print` is the command of that name
    return 2
