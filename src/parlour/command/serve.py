"""`parlour serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import GamesFromElsewhere, Variants
from parlour.game import BadOption

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")


def _network(text: str) -> str:
    """Return the address of a proxy, or of the network that it is in."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise BadOption("command-proxy", proxy=text[:100]) from None
    return text


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Take what a TOML file says as the defaults of all options: the command line and the environment go first."""
    if file is None:
        return None
    import tomllib

    from parlour import words

    try:
        with file.open("rb") as opened:
            given = tomllib.load(opened)
    except OSError as error:
        raise BadOption("command-no-file", file=str(file), why=words.trouble(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise BadOption("command-config", file=str(file), why=str(error)) from error
    names = {
        opt.removeprefix("--"): part.name
        for part in context.command.params
        for opt in (*part.opts, *part.secondary_opts)
        if opt.startswith("--") and part.name not in (None, "config")
    }
    for name in given:
        if name not in names or name.startswith("no-"):
            raise BadOption("command-config-option", file=str(file), option=name)
    context.default_map = {**(context.default_map or {}), **{str(names[name]): value for name, value in given.items()}}
    return file


def _levels(incomplete: str) -> list[str]:
    return [level for level in LEVELS if level.startswith(incomplete)]


def run(
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, envvar="PARLOUR_PORT")] = 8000,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", envvar="PARLOUR_HOST")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", envvar="PARLOUR_LAN")] = False,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", envvar="PARLOUR_DATA")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="ADDRESS", envvar="PARLOUR_DATABASE", show_envvar=True)
    ] = None,
    game: GamesFromElsewhere = None,
    variant: Variants = None,
    open_browser: Annotated[bool, typer.Option("--open", envvar="PARLOUR_OPEN")] = False,
    hosts: Annotated[
        list[str] | None, typer.Option("--allow-host", metavar="NAME", envvar="PARLOUR_ALLOW_HOST")
    ] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", envvar="PARLOUR_PROXY")] = None,
    limited: Annotated[bool, typer.Option("--limits/--no-limits", envvar="PARLOUR_LIMITS")] = True,
    reached_at: Annotated[
        str | None, typer.Option("--reached-at", metavar="ADDRESS", envvar="PARLOUR_REACHED_AT")
    ] = None,
    base_path: Annotated[str, typer.Option("--base-path", metavar="PATH", envvar="PARLOUR_BASE_PATH")] = "",
    quick_bots: Annotated[bool, typer.Option("--quick-bots", envvar="PARLOUR_QUICK_BOTS")] = False,
    operator: Annotated[bool, typer.Option("--operator", envvar="PARLOUR_OPERATOR")] = False,
    keep: Annotated[list[str] | None, typer.Option("--keep", metavar="TIME", envvar="PARLOUR_KEEP")] = None,
    log_format: Annotated[str, typer.Option("--log-format", metavar="FORMAT", envvar="PARLOUR_LOG_FORMAT")] = "text",
    traces: Annotated[str, typer.Option("--traces", metavar="ADDRESS", envvar="PARLOUR_TRACES")] = "",
    contact: Annotated[str, typer.Option("--contact", metavar="ADDRESS", envvar="PARLOUR_CONTACT")] = "",
    push_services: Annotated[
        list[str] | None, typer.Option("--push-service", metavar="ADDRESS", envvar="PARLOUR_PUSH_SERVICE")
    ] = None,
    webhooks: Annotated[
        list[str] | None, typer.Option("--webhook", metavar="ADDRESS", envvar="PARLOUR_WEBHOOK")
    ] = None,
    mail: Annotated[
        str | None, typer.Option("--mail", metavar="ADDRESS", envvar="PARLOUR_MAIL", show_envvar=True)
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option("--config", metavar="FILE", envvar="PARLOUR_CONFIG", is_eager=True, callback=read_config),
    ] = None,
    level: Annotated[
        str, typer.Option("--log", metavar="LEVEL", autocompletion=_levels, envvar="PARLOUR_LOG")
    ] = "warning",
) -> None:
    import logging

    from parlour.catalogue import outside
    from parlour.server import ServeOptions, serve
    from parlour.server.notifications.settings import NotificationSettings
    from parlour.server.operator.retention import Retention

    if level not in LEVELS:
        raise BadOption("command-log-level", level=level, levels=", ".join(LEVELS))
    wished = logging.getLevelNamesMapping()[level.upper()]

    if log_format not in FORMATS:
        raise BadOption("bad-option-choice", option="--log-format", value=log_format, values=", ".join(FORMATS))
    # Libraries tell of addresses and messages, and so of codes and tickets: only we say more than what goes wrong.
    logging.basicConfig(level=max(wished, logging.WARNING), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if log_format == "json":
        from parlour.server.operator.json_log import json_formatter

        for handler in logging.getLogger().handlers:
            handler.setFormatter(json_formatter())
    logging.getLogger("parlour").setLevel(wished)
    believed = (*ServeOptions().proxies, *map(_network, proxies or ()))
    serve_options = ServeOptions(
        host,
        port,
        lan,
        tuple(hosts or ()),
        believed,
        limited,
        reached_at,
        base_path,
        quick_bots,
        operator,
        traces,
        Retention.of(keep) if keep else None,
        NotificationSettings.of(contact, push_services or [], webhooks or [], mail or ""),
    )
    for added in outside().values():
        from parlour.testing.before_serving import check_before_serving

        check_before_serving(added)
    serve(serve_options, data, open_browser, database or None)
