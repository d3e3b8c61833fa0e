"""The sentences of installed games by HTTP; those of the built-in games are part of the client."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from parlour import words
from parlour.catalogue import folder_of
from parlour.game import Game
from parlour.server.table.tables_in_memory import NotFound


def _of_variant(game: str, language: str) -> str:
    """Return what it says of itself, where Fluent would read a brace as its own."""
    said = {part: words.say(f"{game}-{part}", language=language) for part in ("name", "tagline")}
    return "".join(f"\n{game}-{part} = {re.sub('[{}]', '', text)}" for part, text in said.items()) + "\n"


def game_word_routes(games: Mapping[str, Game]) -> APIRouter:
    router = APIRouter()

    @router.get("/api/games/{game}/words/{language}", include_in_schema=False)
    def words_of(game: str, language: str) -> Response:
        """Return the English file, followed by that of this language, whose messages replace the English ones.

        Before both stands what pages say of the rules and the lesson of any game.
        """
        if game not in games or language not in words.LANGUAGES:
            raise NotFound("unknown-page")
        spoken = dict.fromkeys(("en", language))
        changed = games[game].variant
        folder = folder_of(games[game] if changed is None else changed.of)
        own = (folder / "words" / f"{each}.ftl" for each in spoken)
        text = "\n".join(file.read_text(encoding="utf-8") for file in own if file.is_file())
        if changed is not None:
            text = re.sub(rf"^{changed.of.NAME}-", f"{game}-", text, flags=re.MULTILINE) + _of_variant(game, language)
        school = (files(words.__name__).joinpath(each, "school.ftl") for each in spoken)
        shared = "\n".join(file.read_text(encoding="utf-8") for file in school if file.is_file())
        return PlainTextResponse(f"{shared}\n{text}")

    return router
