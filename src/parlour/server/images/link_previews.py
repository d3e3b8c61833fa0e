"""Previews of shared links: title, sentence and picture; and a finished game as picture and animation.

A picture shows what anyone who has the address may see: of a table that still plays nothing but its game.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour import words
from parlour.boards import rendering
from parlour.boards.picture import Picture, game_picture
from parlour.chance import Chance
from parlour.game import Game, Refusal
from parlour.players.names import listed
from parlour.server.http.guards import ticket_of
from parlour.server.http.limits import Limits, address_of
from parlour.server.table.lobby import Lobby
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage import NotStored
from parlour.tables.spectators import sees_delayed
from parlour.tables.state import TableState

_PLAYED = 16
"""Moves after which the picture of a game is taken."""
_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
_FOR_ONE = {"Cache-Control": "private, no-cache"}
"""For ticket holders: a shared cache must not keep what may be closed to others."""
_HOUSE = "/icons/512.png"


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview of a shared link."""

    title: str
    description: str
    picture: str
    """The path of the picture on this server."""
    large: bool = True


def of_house(language: str) -> Preview:
    title = words.say("client-house", language=language)
    return Preview(title, words.say("client-welcome-more", language=language), _HOUSE, large=False)


def of_game(game: Game, language: str) -> Preview:
    said = functools.partial(words.say, language=language)
    lines = (said(f"{game.NAME}-tagline"), said(f"{game.NAME}-card-players"), said(f"{game.NAME}-card-minutes"))
    return Preview(said(f"{game.NAME}-name"), " · ".join(lines), f"/api/games/{game.NAME}/picture.png")


def of_table(state: TableState, language: str) -> Preview:
    """Return the preview of a table; only its game if a person was removed there."""
    if state.people.closed:
        return of_game(state.game, language)
    name = words.say(f"{state.game.NAME}-name", language=language)
    title = " · ".join((name, *_players(state, language)))
    lines = _standing(state, language)
    return Preview(title, " · ".join(lines), f"/api/tables/{state.charter.table}/picture.png")


def previews(
    lobby: Callable[[], Lobby], games: Mapping[str, Game]
) -> Callable[[str, str], Coroutine[None, None, Preview]]:
    """What is shown of an address of the client: of a table or its review, of a game wherever its name comes, else of
    the house."""

    async def preview(path: str, language: str) -> Preview:
        parts = path.split("/")
        try:
            if parts[0] in ("table", "analysis") and len(parts) == 2:
                async with lobby().tables.use(parts[1]) as live:
                    return of_table(live.state, language)
        except (Refusal, NotStored):  # the page comes, and says itself what is wrong
            return of_house(language)
        game = next((games[part] for part in parts if part in games), None)
        return of_house(language) if game is None else of_game(game, language)

    return preview


def _players(state: TableState, language: str) -> tuple[str, ...]:
    names = tuple(_called(state, seat, language) for seat, holder in enumerate(state.seats.shown) if not holder.free)
    return (" – ".join(names),) if names else ()


def _called(state: TableState, seat: int, language: str) -> str:
    holder = state.seats.shown[seat]
    if holder.name:
        return holder.name
    if holder.kind == "bot":
        return listed()[seat]
    return words.say("client-seat-guest", {"number": seat + 1}, language)


def _standing(state: TableState, language: str) -> tuple[str, ...]:
    """Return how the game ended, or what a guest is invited to."""
    outcome, sitting = state.outcome, state.play.sitting
    if outcome is None or sitting is None:
        said = functools.partial(words.say, language=language)
        game = state.game.NAME
        return (said("client-preview-invited"), said(f"{game}-card-players"), said(f"{game}-card-minutes"))
    if outcome.winners:
        players = " + ".join(_called(state, seat, language) for seat in outcome.winners)
        result = words.say("client-outcome-wins", {"players": players, "number": len(outcome.winners)}, language)
    else:
        drawn = not outcome.points and sitting.end is None
        result = words.say("client-outcome-drawn" if drawn else "client-outcome-scored", language=language)
    by = _called(state, sitting.end[1], language) if sitting.end is not None and outcome.winners else ""
    return (result, words.say(outcome.reason, {"player": by}, language))


@functools.cache
def sample(game: Game, language: str) -> Picture | None:
    """Return a sample position of this game, the same at every server."""
    drawn = game_picture(game)
    if drawn is None:
        return None
    chance = Chance(game.NAME)
    options = game.options({})
    position = game.setup(options, game.deal(options, chance))
    for _ in range(_PLAYED):
        seat = min(game.awaited(position))
        after = game.play(position, seat, game.sample(game.view(position, seat), chance))
        if not game.awaited(after):
            break
        position = after
    return drawn.picture(game.view(position, None), language)


@functools.lru_cache(maxsize=32)
def _card(title: str, lines: tuple[str, ...], picture: Picture | None) -> bytes:
    return rendering.card(title, lines, picture)


@functools.lru_cache(maxsize=16)
def _board(picture: Picture) -> bytes:
    return rendering.board(picture)


@functools.lru_cache(maxsize=16)
def _animation(pictures: tuple[Picture, ...]) -> bytes:
    return rendering.animation(pictures)


def _pictures(state: TableState, language: str, *, whole: bool) -> tuple[Picture, ...]:
    """Return the pictures of a finished game: the last, or all."""
    drawn = game_picture(state.game)
    if state.play.sitting is None or state.outcome is None:
        raise Refusal("picture-not-over")
    if drawn is None:
        raise NotFound("unknown-page")
    positions = state.play.sitting.positions if whole else (state.play.sitting.position,)
    return tuple(drawn.picture(state.game.view(position, None), language) for position in positions)


def picture_routes(lobby: Callable[[], Lobby], games: Mapping[str, Game], limits: Limits) -> APIRouter:
    router = APIRouter()
    one_at_a_time = asyncio.Semaphore(1)

    async def drawn(
        request: Request, work: Callable[[], bytes], kind: str, headers: Mapping[str, str] = _AN_HOUR
    ) -> Response:
        limits.take(limits.rates.computations, "picture", address_of(request.client))
        async with one_at_a_time:
            return Response(await asyncio.to_thread(work), media_type=kind, headers=dict(headers))

    @router.get("/api/games/{game}/picture.png", include_in_schema=False)
    async def of_a_game(game: str, request: Request, language: str = "en") -> Response:
        if game not in games:
            raise NotFound("unknown-page")
        spoken = _spoken(language)
        found = of_game(games[game], spoken)
        lines = tuple(found.description.split(" · "))
        return await drawn(request, lambda: _card(found.title, lines, sample(games[game], spoken)), "image/png")

    @router.get("/api/tables/{table}/picture.png", include_in_schema=False)
    async def of_a_table(table: str, request: Request, language: str = "en") -> Response:
        async with lobby().tables.look_at(table, ticket_of(request)) as live:
            state = live.state
        spoken = _spoken(language)
        name = words.say(f"{state.game.NAME}-name", language=spoken)
        lines = (*_players(state, spoken), *_standing(state, spoken))
        shown = sample(state.game, spoken) if state.outcome is None else _pictures(state, spoken, whole=False)[0]
        return await drawn(request, lambda: _card(name, lines, shown), "image/png", {"Cache-Control": "no-cache"})

    @router.get("/api/tables/{table}/board.png", include_in_schema=False)
    async def of_the_end(table: str, request: Request, language: str = "en") -> Response:
        async with lobby().tables.look_at(table, ticket_of(request)) as live:
            state = live.state
        return await drawn(
            request, lambda: _board(_pictures(state, _spoken(language), whole=False)[0]), "image/png", _kept(request)
        )

    @router.get("/api/tables/{table}/board.svg", include_in_schema=False)
    async def as_it_is(table: str, request: Request, language: str = "en") -> Response:
        """Return the board of a running game as a small picture, as spectators see it."""
        async with lobby().tables.look_at(table, ticket_of(request)) as live:
            state = live.state
        pictured, sitting = game_picture(state.game), state.play.sitting
        if pictured is None or sitting is None or sees_delayed(state, None):
            raise NotFound("unknown-page")
        picture = pictured.picture(state.game.view(sitting.position, None), _spoken(language))
        return await drawn(
            request, lambda: rendering.thumbnail(picture), "image/svg+xml", {"Cache-Control": "no-cache"}
        )

    @router.get("/api/tables/{table}/game.gif", include_in_schema=False)
    async def of_the_game(table: str, request: Request, language: str = "en") -> Response:
        async with lobby().tables.look_at(table, ticket_of(request)) as live:
            state = live.state
        return await drawn(
            request, lambda: _animation(_pictures(state, _spoken(language), whole=True)), "image/gif", _kept(request)
        )

    return router


def _kept(request: Request) -> Mapping[str, str]:
    return _AN_HOUR if ticket_of(request) is None else _FOR_ONE


def _spoken(language: str) -> str:
    return language if language in words.LANGUAGES else "en"
