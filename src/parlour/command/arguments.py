"""Arguments that several commands share, read and refused in one way."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour import words
from parlour.game import AnyGame, BadOption, Refusal, named_game


def _game_names(incomplete: str) -> list[str]:
    """For the shell, which completes what is typed."""
    from parlour.catalogue import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False, autocompletion=_game_names)]
OptionTexts = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
AsJson = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256)]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT")]


def _tell_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        print(f"parlour {version('parlour')}")
        raise typer.Exit


def all_commands(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
    language: Annotated[str, typer.Option("--language", metavar="LANGUAGE", show_default=False)] = "",
) -> None:
    """What comes before a command's name. The language was chosen before anything was read."""


def choose_language(language: str) -> None:
    """Speak this language, or that of the person's terminal."""
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
        raise BadOption("command-no-option-file", file=name, why=words.trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BadOption("command-option-file-not-text", file=name) from error


def chosen_options(game: AnyGame, texts: list[str] | None) -> Any:
    return game.options(option_texts(texts))


def sentence(refusal: Refusal) -> str:
    """A refusal in words; a record's bad move with the reason why."""
    from parlour.record import RecordRefused

    said = words.say(refusal.code, refusal.facts)
    if isinstance(refusal, RecordRefused):
        return f"{said} {words.say(refusal.refusal.code, refusal.refusal.facts)}"
    return said
