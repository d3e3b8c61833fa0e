"""Arguments that several commands share, read and refused in one way."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.game import AnyGame, BadOption, Refusal, named_game


def _game_names(incomplete: str) -> list[str]:
    """For the shell, which completes what is typed."""
    from parlour.catalogue import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game's name, such as dualite.", show_default=False, autocompletion=_game_names
    ),
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, such as size=5, or key=@FILE. May be repeated."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes to work in.")]
Cluster = Annotated[
    str,
    typer.Option("--cluster", metavar="ADDRESS", help="Work on a running Dask scheduler instead: tcp://host:8786."),
]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same result again.")]


def _tell_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        print(f"parlour {version('parlour')}")
        raise typer.Exit


def all_commands(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which Parlour this is.")
    ] = False,
    language: Annotated[
        str,
        typer.Option("--language", metavar="LANGUAGE", help="The language to speak, such as fr.", show_default=False),
    ] = "",
) -> None:
    """What comes before a command's name."""
    from parlour import words

    if language and language not in words.LANGUAGES:
        raise BadOption("bad-option-choice", option="--language", value=language, values=", ".join(words.LANGUAGES))
    os.environ[words.READER] = language or _language_of(os.environ, words.LANGUAGES)


def _language_of(environment: Mapping[str, str], spoken: Sequence[str]) -> str:
    """The language of a person's terminal: our own variable first, then those that all programs ask."""
    for name in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wished := environment.get(name, ""):
            return next((language for language in spoken if wished.lower().startswith(language)), "en")
    return "en"


def chosen_game(name: str) -> AnyGame:
    """The game of this name."""
    from parlour.catalogue import GAMES

    return named_game(GAMES, name)


def option_texts(texts: list[str] | None) -> Mapping[str, str]:
    """`--option key=value …` as a mapping; the game itself judges keys and values."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not equals or key in chosen:
            raise BadOption("command-bad-option", text=text)
        chosen[key] = text_of_file(value[1:]) if value.startswith("@") else value
    return chosen


def text_of_file(name: str) -> str:
    """The text of a file, for what is too long to type: `--option deck=@my.deck`."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption("command-no-option-file", file=name, why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadOption("command-option-file-not-text", file=name) from error


def chosen_options(game: AnyGame, texts: list[str] | None) -> Any:
    return game.options(option_texts(texts))


def sentence(refusal: Refusal) -> str:
    """A refusal in words; a record's bad move with the reason why."""
    from parlour import words
    from parlour.record import RecordRefused

    said = words.say(refusal.code, refusal.facts)
    if isinstance(refusal, RecordRefused):
        return f"{said} {words.say(refusal.refusal.code, refusal.refusal.facts)}"
    return said
