"""Writes the rules of each game into docs/games/, which the pages of docs/play/ include: figures, options and bots.

The sentences are those of the rules page in the browser (`GAME-rules-…` in the game's words), and the figures are its
positions (`[[figures]]` in the game's lesson), drawn by the game's `picture`. So the two pages cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sphinx.application import Sphinx

from parlour import words
from parlour.boards.picture import game_picture
from parlour.boards.rendering import svg
from parlour.catalogue import GAMES
from parlour.game import Game, Number
from parlour.games.duel_of_law import rainbow
from parlour.games.duel_of_law.catalogue import kinds_of_law
from parlour.players import levels
from parlour.school.lessons import Figure, lesson
from parlour.server.images.link_previews import sample

FOLDER = Path(__file__).parent / "games"


def write_pages(_: Sphinx) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        page = "\n\n".join(_page(name, game)) + "\n"
        target = FOLDER / f"{name}.md"
        if not target.exists() or target.read_text(encoding="utf-8") != page:  # Sphinx rebuilds what is newer
            target.write_text(page, encoding="utf-8")


def _page(name: str, game: Game) -> Iterator[str]:
    yield "<!-- Written by docs/game_pages.py from the game's own words. -->"
    facts = (("Players", "card-players"), ("Time", "card-minutes"), ("Thinking", "card-thinking"))
    yield "| | |\n|---|---|\n" + "\n".join(f"| {label} | {_say(name, code)} |" for label, code in facts)
    first = sample(game, "en")
    if first is not None:
        (FOLDER / f"{name}.svg").write_bytes(svg(first))
        yield f"```{{image}} /games/{name}.svg\n:alt: {_say(name, 'name')} in play\n:width: 320px\n```"
    for part, text in _rules(name, game):
        yield text
        if (name, part) == ("duel-of-law", "deck"):
            yield from _card()
    if name == "duel-of-law":
        yield from _laws()
    yield from _options(name, game)
    yield from _bots(name, game)


def _say(name: str, code: str) -> str:
    return words.say(f"{name}-{code}", language="en")


_IN_THE_TABLE = {("duos", "variants")}
"""What the table of options has as well."""
_POKER = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}


def _rules(name: str, game: Game) -> Iterator[tuple[str, str]]:
    """Return the parts of the rules page, each with its name."""
    figures = {figure.name: figure for figure in lesson(game).figures}
    for code in words.codes(f"{name}-rules-"):
        part = code.removeprefix(f"{name}-rules-")
        said = words.say(code, language="en")
        if (name, part.removesuffix("-title")) in _IN_THE_TABLE:
            continue
        if part.endswith("-title"):
            yield part, f"## {said}"
        elif part.endswith("-house"):
            house = words.say("school-house-rule", language="en")
            yield part, f"> **{house}** {said} ([rulings](../rulings/{name}.md))"
        elif part.endswith("-figure") and part.removesuffix("-figure") in figures:
            yield part, _figure(name, game, figures[part.removesuffix("-figure")], said)
        else:
            yield part, said


def _card() -> Iterator[str]:
    """What is on a card of Duel of Law, as `web/src/boards/duel-of-law/Reference.svelte` shows it, and the suits."""

    def said(code: str) -> str:
        return _say("duel-of-law", code)

    deck = rainbow.deck("1-16")
    face = deck.faces[rainbow.read_card("47")]
    features = {
        "suit": said(f"suit-{face.suit}"),
        "shade": face.shade,
        "number": face.card,
        "rank": face.rank,
        "poker": _POKER[face.poker],
        "letter": face.letter,
        "value": face.value,
        "dice": face.dice,
    }
    rows = "\n".join(f"| {said(f'feature-{feature}')} | {value} |" for feature, value in features.items())
    yield f"| on card 47 | |\n|---|---|\n{rows}"
    yield said("anatomy-more")
    faces = [deck.faces[rainbow.read_card(f"{suit}0")] for suit in range(len(rainbow.SUITS))]
    suits = "\n".join(
        f"| {suit} | {said(f'suit-{face.suit}')} | {face.shade} | {face.dice} | {_POKER[face.poker]} |"
        for suit, face in enumerate(faces)
    )
    yield f"| number | suit | shade | dice suit | poker suit |\n|---|---|---|---|---|\n{suits}"


def _laws() -> Iterator[str]:
    """The catalogue of Duel of Law."""
    rows = [f"| {title} | {' · '.join(laws)} |" for title, laws in kinds_of_law("en").items()]
    title = " ".join(words.say("duel-of-law-catalogue", {}, "en").split())
    yield f"## {title}\n\n| | laws |\n|---|---|\n" + "\n".join(rows)


def _figure(name: str, game: Game, figure: Figure, caption: str) -> str:
    drawn = game_picture(game)
    if drawn is None:
        return caption
    file = f"{name}-{figure.name}.svg"
    (FOLDER / file).write_bytes(svg(drawn.picture(figure.view, "en")))
    return f"```{{figure}} /games/{file}\n:width: 320px\n\n{caption}\n```"


def _options(name: str, game: Game) -> Iterator[str]:
    codes = words.codes(f"{name}-option-")
    titles = [code for code in codes if not any(code.startswith(f"{other}-") for other in codes if other != code)]
    bounds = {
        f"{name}-option-{option.name}": f"{option.low} to {option.high}" if isinstance(option, Number) else "text"
        for option in game.OPTIONS
    }
    rows = []
    for title in titles:
        choices = [words.say(code, language="en") for code in codes if code.startswith(f"{title}-")]
        rows.append(f"| {words.say(title, language='en')} | {'; '.join(choices) or bounds[title]} |")
    if rows:
        yield "## Options\n\n| option | choices |\n|---|---|\n" + "\n".join(rows)


def _bots(name: str, game: Game) -> Iterator[str]:
    rows: list[tuple[list[int], str]] = []
    for level in levels.offered(game):
        how = words.say(f"{name}-bot", {"level": level}, "en")
        if not rows or rows[-1][1] != how:
            rows.append(([level], how))
        else:
            rows[-1][0].append(level)
    table = "\n".join(f"| {_range(numbers)} | {how} |" for numbers, how in rows)
    yield f"## The bots\n\n[How strong they are](../strength/{name}.md), measured."
    yield f"| level | how it plays |\n|---|---|\n{table}"


def _range(numbers: list[int]) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", lambda app, config: write_pages(app))
    return {"parallel_read_safe": True}
