"""The server as one application: tables, lessons, sockets and the pages of the client."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from parlour import wire
from parlour.catalogue import GAMES
from parlour.delivery import messages
from parlour.game import Game, Refusal
from parlour.server import wall_clock
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.cluster.processes import OneProcess, OwnedElsewhere
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.allowed_hosts import AllowedHosts
from parlour.server.http.api_description import describe_messages
from parlour.server.http.base_path import BasePath
from parlour.server.http.day_routes import day_routes
from parlour.server.http.device_transfer import device_transfer_routes
from parlour.server.http.event_stream import stream_routes
from parlour.server.http.game_words import game_word_routes
from parlour.server.http.guards import STATUS, GuardMiddleware, as_json, as_refused
from parlour.server.http.limits import Limits, Rates
from parlour.server.http.offline_files import offline_routes
from parlour.server.http.pages import SITE, STATIC, Safety, pages, site
from parlour.server.http.prepared_school import PreparedSchool
from parlour.server.http.print_routes import print_routes
from parlour.server.http.school_routes import school_routes
from parlour.server.http.table_routes import table_routes
from parlour.server.images.link_previews import picture_routes, previews
from parlour.server.notifications.addresses import address_routes
from parlour.server.notifications.delivery import Delivery
from parlour.server.notifications.notifier import Notifier
from parlour.server.notifications.settings import NotificationSettings
from parlour.server.operator.erasure import erasure_routes
from parlour.server.operator.health_routes import health_routes
from parlour.server.operator.log_noise import quieten
from parlour.server.operator.metrics import Metrics
from parlour.server.operator.operations import Operations
from parlour.server.operator.pages import operator_routes
from parlour.server.operator.request_ids import RequestIds
from parlour.server.operator.retention import Cleaning, Retention
from parlour.server.operator.traces import TracedRequests
from parlour.server.profiles.authorization import ProfileKeys
from parlour.server.profiles.routes import profile_routes
from parlour.server.sockets.endpoint import socket_routes
from parlour.server.table.lobby import Lobby
from parlour.server.table.profanity import profanity_list
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage import NotStored
from parlour.storage.database import Database
from parlour.storage.folder import opened
from parlour.storage.postgres import PostgresOwnershipChanges, postgres
from parlour.storage.uptime import Downtime

log = logging.getLogger("parlour.server")

_STATUS: dict[type[Refusal], int] = {NotFound: 404, OwnedElsewhere: 503, **STATUS}


def create_app(
    data_dir: Path,
    games: Mapping[str, Game] = GAMES,
    *,
    static: Path = STATIC,
    workers: int | None = None,
    lan: str | None = None,
    rates: Rates = Rates(),  # noqa: B008 - frozen
    hosts: Iterable[str] = (),
    host: str = "",
    database: str | None = None,
    address: str = "",
    base_path: str = "",
    quick_bots: bool = False,
    operator: str = "",
    keep: Retention = Retention(),  # noqa: B008 - frozen
    notify: NotificationSettings = NotificationSettings(),  # noqa: B008 - frozen
) -> FastAPI:
    """Return the server for the data in this folder, or for the PostgreSQL database at the address `database`.

    - `workers`: the number of processes in which bots think;
    - `rates`: the rate limits; `hosts`: allowed host names besides the machine's own and `host`, where it listens;
    - `lan`: the address on the local network, if the server is open to it;
    - `address`: where peer processes on the same `database` reach this one;
    - `base_path`: the path of a site below which a proxy serves this one;
    - `quick_bots`: bots move without a delay;
    - `operator`: the secret of the operator's page; without one there is no such page;
    - `keep`: how long tables and talk are kept; `notify`: how players are notified besides Web Push.
    """
    if database is not None:  # imported late: they bring an HTTP client
        from parlour.server.cluster.ownership import Ownership
        from parlour.server.cluster.peers import ManyProcesses, peer_routes
        from parlour.server.cluster.proxy import OwnerProxy, TrustedPeers

    count = max(2, min(8, os.cpu_count() or 2)) if workers is None else workers

    bot_workers = BotWorkers(games.values(), count, quick_bots)
    compute_queue = ComputeQueue(min(2, (count + 1) // 2), bot_workers.template)
    metrics = Metrics()
    quieten(metrics)
    limits = Limits(rates, metrics=metrics)
    school = PreparedSchool(games, compute_queue)
    metrics.gauge("event_loop_lag_seconds", "By how much the event loop is late.", lambda: limits.load.lag)
    metrics.gauge("sockets", "Open sockets.", lambda: limits.sockets)
    metrics.gauge("tables", "Tables in memory.", lambda: len(lobby().tables))
    metrics.gauge("bots_thinking", "Workers that think for bots now.", lambda: bot_workers.thinking)
    metrics.gauge("questions_waiting", "Questions that wait for their turn.", lambda: compute_queue.waiting)

    async def stop_services() -> None:
        await app.state.cleaning.stop()
        await operations().stop()
        await notifier().stop()

    def operations() -> Operations:
        found: Operations = app.state.operations
        return found

    def notifier() -> Notifier:
        found: Notifier = app.state.notifier
        return found

    def stored() -> Database:
        found: Database = app.state.storage
        return found

    async def start_services(storage: Database) -> None:
        app.state.storage = storage
        app.state.notifier = Notifier(lobby, storage, Delivery(notify), metrics)
        await notifier().start()
        lobby().tables.changed = notifier().table_changed
        app.state.operations = Operations(lobby(), limits, storage.housekeeping)
        await operations().start()
        app.state.cleaning = Cleaning(keep, operations(), storage, games)
        app.state.cleaning.start()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        profanity = profanity_list(data_dir)
        bot_workers.start()
        limits.load.start()
        school.start()
        storage = opened(data_dir) if database is None else postgres(database)
        downtimes = _start_clock(storage)  # first: `ownership.start` adds this process to the running servers
        ownership = processes = None
        if database is not None:
            ownership = app.state.ownership = Ownership(
                storage.leases,
                PostgresOwnershipChanges(database),
                address,
                lambda table, token: lobby().tables.lose(table, token, "lease expired"),
            )
            processes = ManyProcesses(ownership)
        app.state.lobby = Lobby(
            games, storage, bot_workers, compute_queue, profanity, metrics, processes or OneProcess(), downtimes
        )
        background = [asyncio.create_task(_note_uptime(lobby(), storage))]
        if ownership is not None and processes is not None:
            background.append(asyncio.create_task(processes.share(limits)))
            await ownership.start()
        await start_services(storage)
        leave = _keep_ownership if ownership is None else ownership.stop
        app.state.drain = partial(lobby().tables.hand_over, leave)
        yield
        await stop_services()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await lobby().tables.close()
        await leave()
        await _note_time(lobby(), storage)
        await lobby().close()
        school.stop()
        await limits.load.stop()
        await bot_workers.stop()
        await compute_queue.stop()

    app = FastAPI(title="Parlour", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    if database is not None:
        app.add_middleware(OwnerProxy, ownership=lambda: app.state.ownership)
    app.add_middleware(GuardMiddleware, hosts=AllowedHosts.named(hosts, host), limits=limits)
    if database is not None:
        app.add_middleware(TrustedPeers, ownership=lambda: app.state.ownership)
    app.add_middleware(Safety)
    app.add_middleware(TracedRequests)
    app.add_middleware(RequestIds)
    if base_path:
        app.add_middleware(BasePath, path=base_path)
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(NotStored, _on_not_stored)
    app.add_exception_handler(RequestValidationError, _on_invalid_request)
    app.add_exception_handler(Exception, _on_server_error)

    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    app.include_router(table_routes(lobby, lan, limits, keep))
    app.include_router(school_routes(games, compute_queue, limits, school))
    app.include_router(day_routes(lobby, games, compute_queue, limits))
    app.include_router(socket_routes(lobby, limits))
    app.include_router(stream_routes(lobby, limits))

    app.include_router(erasure_routes(lobby, operations, limits))
    app.include_router(health_routes(lobby, metrics))
    app.include_router(picture_routes(lobby, games, limits))
    app.include_router(game_word_routes(games))
    app.include_router(print_routes(games, compute_queue, limits))
    app.include_router(device_transfer_routes(limits))
    keys = ProfileKeys(lobby, stored, limits)
    app.include_router(profile_routes(lobby, stored, keys))
    app.include_router(address_routes(lobby, stored, notifier, keys, notify, limits))
    if database is not None:
        app.include_router(peer_routes(lobby, limits))

    @app.get("/api/{path:path}", include_in_schema=False)
    async def unknown_page(path: str) -> Response:
        raise NotFound("unknown-page")

    describe_messages(app)
    app.mount("/docs", site(SITE))

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return RedirectResponse(f"{request.base_url.path}docs/")

    if operator:
        app.include_router(operator_routes(operator, lobby, operations, metrics))
    app.include_router(offline_routes())
    app.include_router(pages(static, previews(lobby, games)))
    return app


def _start_clock(storage: Database) -> tuple[Downtime, ...]:
    """Set the clock of the tables to that of the servers before this one; return the downtimes."""
    wall_clock.set_to(storage.uptime.start())
    found = storage.uptime.downtimes()
    if found and wall_clock.now() - found[-1].started < 1000 * wall_clock.BEAT:
        seconds = (found[-1].started - found[-1].stopped) // 1000
        log.warning("no server ran for %d s, or its clock was set: no clock ran", seconds)
    return found


async def _note_uptime(lobby: Lobby, storage: Database) -> None:
    """Store every minute that this server runs."""
    while True:
        await asyncio.sleep(wall_clock.BEAT)
        await _note_time(lobby, storage)


async def _note_time(lobby: Lobby, storage: Database) -> None:
    with suppress(NotStored):  # a downtime then seems longer by a minute
        await lobby.storing(lambda _: storage.uptime.beat(wall_clock.now()))


async def _keep_ownership() -> None:
    """Do nothing: a single process has no peer to which tables could go."""


async def _on_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return as_refused(refusal, _STATUS.get(type(refusal), 400))


async def _on_http_error(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown path, or with a method that it does not have."""
    assert isinstance(error, HTTPException)
    wrong_method = Refusal("wrong-method", method=request.method)
    refusal = wrong_method if error.status_code == 405 else NotFound("unknown-page")
    return as_json(messages.refused(refusal), error.status_code, error.headers)


async def _on_invalid_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return await _on_refusal(request, wire.MalformedMessage("garbled", where=where))


async def _on_server_error(request: Request, error: Exception) -> Response:
    """Answer after an unexpected exception, which uvicorn logs."""
    return as_json(messages.refused(Refusal("server-mistake")), 500)


async def _on_not_stored(request: Request, error: Exception) -> Response:
    code = "not-read" if request.method in ("GET", "HEAD") else "not-stored"
    log.error("%s: %s why=%s", code.replace("-", " "), request.method, error)
    return as_json(messages.refused(Refusal(code)), 503)
