"""Arguments that several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour import words
from parlour.game import BadOption, Game, Refusal, named_game


def _named(name: str) -> str:
    """Return the name of the game in this argument; a folder or an installed game is loaded."""
    from parlour.catalogue import add, is_elsewhere

    return add(name).NAME if name and is_elsewhere(name) else name


def _load(named: list[str] | None) -> list[str] | None:
    from parlour.catalogue import add

    for each in named or ():
        add(each)
    return named


GamesFromElsewhere = Annotated[
    list[str] | None, typer.Option("--game", metavar="FOLDER", callback=_load, show_default=False)
]
"""Folders, or names of installed games. Naming one runs its code."""


Variants = Annotated[list[str] | None, typer.Option("--variant", metavar="FILE", callback=_load, show_default=False)]
"""The same for several variants."""
VariantFile = Annotated[str, typer.Option("--variant", metavar="FILE", show_default=False)]
"""A file, or folder, that changes the rules of the game. Naming it runs its code."""


def of_variant(game: str, file: str) -> str:
    """Return the name of the variant of this game that the file makes; without a file the game's own."""
    if not file:
        return game
    from parlour.catalogue import add

    made = add(file)
    if made.variant is None:
        raise BadOption("variant-not-one", file=file)
    if game not in (made.variant.of.NAME, made.NAME):
        raise BadOption("variant-of-other", file=file, of=made.variant.of.NAME, game=game)
    return made.NAME


def _game_names(incomplete: str) -> list[str]:
    """Return the names of games for shell completion."""
    from parlour.catalogue import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def solved_games() -> list[str]:
    """Return the names of the games that `parlour solve` can solve."""
    from parlour.catalogue import GAMES
    from parlour.solvers.proofs import game_solver

    return [name for name, game in GAMES.items() if game_solver(game) is not None]


def games_with_maker() -> list[str]:
    """Return the names of the games for which `parlour puzzles` can generate puzzles."""
    from parlour.catalogue import GAMES
    from parlour.school.puzzles import puzzle_maker

    return [name for name, game in GAMES.items() if puzzle_maker(game) is not None]


def games_with_lesson() -> list[str]:
    """Return the names of the games that `parlour learn` can teach."""
    from parlour.catalogue import GAMES
    from parlour.school.lessons import has_lesson

    return [name for name, game in GAMES.items() if has_lesson(game)]


def _completed_game(ctx: Any) -> Game | None:
    """Return the game on the line that the shell completes.

    An option that still lacks its value ends the library's reading, so the line itself is looked at as well.
    """
    from parlour.catalogue import GAMES

    line = os.environ.get("COMP_WORDS", "") + os.environ.get("_TYPER_COMPLETE_ARGS", "")
    named = [ctx.params.get("game") or "", *line.split()]
    return next((GAMES[name] for name in named if name in GAMES), None)


def completed_players(ctx: Any, incomplete: str) -> list[str]:
    """Complete the last name of a list of players: levels and named players of the game."""
    from parlour.players.levels import names

    game = _completed_game(ctx)
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names(game) if name.startswith(last)] if game else []


def _completed_options(ctx: Any, incomplete: str) -> list[str]:
    """Complete `--option KEY=VALUE`: the key first, then its values."""
    from parlour.game import Choice

    game = _completed_game(ctx)
    found: list[str] = []
    for option in game.OPTIONS if game else ():
        if not incomplete.startswith(f"{option.name}="):
            found.append(f"{option.name}=")
        elif isinstance(option, Choice):
            found += [f"{option.name}={value}" for value in option.values]
    return [each for each in found if each.startswith(incomplete)]


def _completed_languages(incomplete: str) -> list[str]:
    return [language for language in words.LANGUAGES if language.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", show_default=False, autocompletion=_game_names, callback=_named)
]
SolvedGame = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        autocompletion=lambda incomplete: [name for name in solved_games() if name.startswith(incomplete)],
    ),
]
PuzzleGame = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        autocompletion=lambda incomplete: [name for name in games_with_maker() if name.startswith(incomplete)],
    ),
]
LessonGame = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        autocompletion=lambda incomplete: [name for name in games_with_lesson() if name.startswith(incomplete)],
        callback=_named,
    ),
]
OptionalGame = Annotated[
    str, typer.Argument(metavar="GAME", show_default=False, autocompletion=_game_names, callback=_named)
]
"""A game; if it is missing, the user is asked for it. The default is the empty text."""
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", autocompletion=_completed_options)
]
Against = Annotated[
    str | None, typer.Option("--against", metavar="LEVEL", autocompletion=completed_players, show_default=False)
]
Players = Annotated[str, typer.Option("--players", metavar="A,B", autocompletion=completed_players)]
LanguageName = Annotated[
    str, typer.Argument(metavar="LANGUAGE", show_default=False, autocompletion=_completed_languages)
]
AsJson = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256)]
WorkPath = Annotated[Path | None, typer.Option("--folder", metavar="DIR")]
"""Where finished work is kept, so that an interrupted command goes on."""
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT")]


def _tell_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        print(f"parlour {version('parlour')}")
        raise typer.Exit


def all_commands(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
    language: Annotated[
        str, typer.Option("--language", metavar="LANGUAGE", show_default=False, autocompletion=_completed_languages)
    ] = "",
    game: GamesFromElsewhere = None,
) -> None:
    """The options before a command's name. The language was chosen before they were read."""


def choose_language(language: str) -> None:
    """Choose this language, or that of the terminal."""
    if language and language not in words.LANGUAGES:
        raise BadOption("bad-option-choice", option="--language", value=language, values=", ".join(words.LANGUAGES))
    os.environ[words.READER] = language or _language_of(os.environ, words.LANGUAGES)


def _language_of(environment: Mapping[str, str], spoken: Sequence[str]) -> str:
    """Return the language of the terminal: by our own variable first, then by the usual ones."""
    for name in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wished := environment.get(name, ""):
            return next((language for language in spoken if wished.lower().startswith(language)), "en")
    return "en"


def chosen_game(name: str) -> Game:
    """Return the game of this name."""
    from parlour.catalogue import GAMES

    return named_game(GAMES, name)


def asked_game(name: str, names: Sequence[str] | None = None) -> str:
    """Return the game that was named, or ask for one of these (of all, if None) at the keyboard where none was."""
    if name:
        return name
    if names is None:
        from parlour.catalogue import GAMES

        names = list(GAMES)
    if not sys.stdin.isatty():
        raise BadOption("command-which-game", games=", ".join(names))
    for number, each in enumerate(names, 1):
        print(words.say("games-choice", {"number": number, "title": words.say(f"{each}-name"), "game": each}))
    while True:
        print(words.say("games-ask", {"count": len(names)}), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise typer.Abort
        typed = line.strip().lower()
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if typed in names:
            return typed


def option_texts(texts: list[str] | None) -> Mapping[str, str]:
    """Return `--option key=value …` as a mapping; the game checks keys and values."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not equals or key in chosen:
            raise BadOption("command-bad-option", text=text)
        chosen[key] = text_of_file(value[1:]) if value.startswith("@") else value
    return chosen


def text_of_file(name: str) -> str:
    """Return the text of a file, for long values: `--option deck=@my.deck`."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption("command-no-option-file", file=name, why=words.trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BadOption("command-option-file-not-text", file=name) from error


def chosen_options(game: Game, texts: list[str] | None) -> Any:
    return game.options(option_texts(texts))


def sentence(refusal: Refusal) -> str:
    """Return a refusal in words; for a record's illegal move also the reason."""
    from parlour.record import RecordRefused

    said = words.say(refusal.code, refusal.facts)
    if isinstance(refusal, RecordRefused):
        return f"{said} {words.say(refusal.refusal.code, refusal.refusal.facts)}"
    return said
