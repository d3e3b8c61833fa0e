"""`parlour tables`: the operator's commands, also while a server runs."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import AsJson
from parlour.game import BadOption, Refusal

if TYPE_CHECKING:
    from parlour.storage.database import Database
    from parlour.storage.housekeeping import TableRow

ACTIONS = ("list", "show", "close", "delete", "reports", "notice", "ban", "unban", "bans")
_UNITS = {"m": 60, "h": 3600, "d": 86_400}


def seconds_of(text: str) -> int:
    """Read a time span: 90d, 12h or 30m."""
    found = re.fullmatch(r"(\d{1,5})([mhd])", text)
    if found is None:
        raise BadOption("command-time-span", text=text)
    return int(found[1]) * _UNITS[found[2]]


def _complete(incomplete: str) -> list[str]:
    return [action for action in ACTIONS if action.startswith(incomplete)]


def run(
    action: Annotated[str, typer.Argument(metavar="ACTION", autocompletion=_complete)] = "list",
    targets: Annotated[list[str] | None, typer.Argument(metavar="TARGET…", show_default=False)] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="ADDRESS", envvar="PARLOUR_DATABASE", show_envvar=True)
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    idle: Annotated[str | None, typer.Option("--idle", metavar="TIME")] = None,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=100_000)] = 50,
    lasting: Annotated[str, typer.Option("--for", metavar="TIME")] = "24h",
    why: Annotated[str, typer.Option("--why", metavar="TEXT")] = "",
    as_json: AsJson = False,
) -> None:
    from contextlib import closing

    from parlour.server.http.limits import banned_name

    given = targets or []
    if action not in ACTIONS:
        raise BadOption("bad-option-choice", option="ACTION", value=action, values=", ".join(ACTIONS))
    if not given and action in ("show", "close", "delete", "notice", "ban", "unban"):
        raise BadOption("command-tables-target", action=action)
    with closing(_opened(data, database)) as storage:
        house = storage.housekeeping
        match action:
            case "list":
                before = None if idle is None else round((time.time() - seconds_of(idle)) * 1000)
                _list(house.tables(before=before, game=game, count=count), as_json)
            case "show":
                for table in given:
                    _show(storage, table, as_json)
            case "close" | "delete":
                for table in given:
                    if not (house.close(table, why) if action == "close" else house.delete(table)):
                        raise Refusal("unknown-table")
                    _say(f"tables-{action}d", as_json, table=table)
            case "reports":
                _print([_plain(report) for report in house.reports(count)], as_json)
            case "notice":
                house.announce(" ".join(given))
                _say("tables-notice", as_json)
            case "ban":
                for address in map(banned_name, given):
                    house.ban(address, round((time.time() + seconds_of(lasting)) * 1000), why)
                    _say("tables-banned", as_json, address=address, time=lasting)
            case "unban":
                for address in map(banned_name, given):
                    house.unban(address)
                    _say("tables-unbanned", as_json, address=address)
            case "bans":
                _print([{"address": who, "until": _time(until)} for who, until in house.bans().items()], as_json)


def _opened(data: Path | None, database: str | None) -> Database:
    from parlour.server import default_data_dir
    from parlour.storage.folder import FILE, opened
    from parlour.storage.postgres import postgres

    if database:
        return postgres(database)
    folder = data or default_data_dir()
    if not (folder / FILE).is_file():
        raise Refusal("command-no-tables", folder=str(folder))
    return opened(folder)


def _plain(value: object) -> dict[str, object]:
    import msgspec

    made: dict[str, object] = msgspec.to_builtins(value)
    return {name: _time(part) if name in ("at", "last", "closed") else part for name, part in made.items()}


def _time(at: object) -> str | None:
    import datetime

    if not isinstance(at, int):
        return None
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _list(rows: tuple[TableRow, ...], as_json: bool) -> None:
    _print([_plain(row) for row in rows], as_json)


def _show(storage: Database, table: str, as_json: bool) -> None:
    from parlour.storage import Unreadable

    row = storage.housekeeping.row(table)
    if row is None:
        raise Refusal("unknown-table")
    try:
        stored = storage.load(table)
    except Unreadable as error:
        raise Refusal("log-damaged") from error
    assert stored is not None
    entries = [
        {"at": _time(line.at), "person": line.person, "entry": type(line.entry).__name__, **_shown(line.entry)}
        for line in stored.lines
        if type(line.entry).__name__ in ("Came", "Said", "Reported", "Removed", "Muted", "Ended", "Started")
    ]
    if as_json:
        print(json.dumps({**_plain(row), "entries": entries}, ensure_ascii=False))
        return
    _print([_plain(row)], as_json)
    _print(entries, as_json)


def _shown(entry: object) -> dict[str, object]:
    """Return an entry without its deal: an operator who looks must not learn a hand."""
    return {name: part for name, part in _plain(entry).items() if name != "deal"}


def _print(rows: list[dict[str, object]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        print("  ".join(str(part) for part in row.values() if part not in (None, "")))


def _say(code: str, as_json: bool, **facts: str) -> None:
    from parlour import words

    print(json.dumps({"done": code, **facts}) if as_json else words.say(code, facts))
