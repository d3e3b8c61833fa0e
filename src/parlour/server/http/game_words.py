"""The sentences of installed games by HTTP; those of the built-in games are part of the client."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from parlour import words
from parlour.catalogue import folder_of
from parlour.game import Game
from parlour.server.table.tables_in_memory import NotFound


def game_word_routes(games: Mapping[str, Game]) -> APIRouter:
    router = APIRouter()

    @router.get("/api/games/{game}/words/{language}", include_in_schema=False)
    def words_of(game: str, language: str) -> Response:
        """Return the English file, followed by that of this language, whose messages replace the English ones."""
        if game not in games or language not in words.LANGUAGES:
            raise NotFound("unknown-page")
        spoken = dict.fromkeys(("en", language))
        files = (folder_of(games[game]) / "words" / f"{each}.ftl" for each in spoken)
        return PlainTextResponse("\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file()))

    return router
