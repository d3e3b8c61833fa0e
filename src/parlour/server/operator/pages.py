"""The operator's page, behind a secret link: what goes on, open complaints, and what can be done about them.

It is plain HTML of the server's own, without scripts: it works on any telephone, and while the client is broken.
"""

from __future__ import annotations

import datetime
import hmac
import html
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from parlour import words
from parlour.game import Refusal
from parlour.server.cluster.processes import ConnectedPerson
from parlour.server.http.guards import read_bytes
from parlour.server.http.limits import banned_name
from parlour.server.http.pages import preferred_language
from parlour.server.operator.metrics import Metrics
from parlour.server.operator.operations import Operations
from parlour.server.table.lobby import Lobby
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage import Unreadable
from parlour.storage.housekeeping import Housekeeping, ReportRow, TableRow
from parlour.tables.entries import Came, Said, Stored

KEY = "operator.key"
"""The file in the data folder with the secret of the link."""
LISTED = 40
AROUND = 6
"""Lines of talk shown before and after a complaint."""
LONGEST_BAN = 24 * 366
"""Hours."""

STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #8a4b12; }
@media (prefers-color-scheme: dark) { :root { --accent: #e0a66a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.25rem; max-width: 72rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; }
a { color: var(--accent); }
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; padding: 0;
  margin: 1rem 0; list-style: none; }
.counts li { padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
.counts b { display: block; font-size: 1.3rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  white-space: nowrap; }
th { font-weight: 600; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
form { display: inline-flex; flex-wrap: wrap; gap: .4rem; margin: 0; align-items: end; }
label { display: grid; gap: .15rem; font-size: .85rem; }
input, button { min-height: 2.5rem; padding: .3rem .7rem; font: inherit; color: inherit; background: var(--soft);
  border: 1px solid var(--line); border-radius: .4rem; }
input[name=text] { width: min(26rem, 80vw); } input[name=hours] { width: 5rem; }
button { cursor: pointer; } button.hard { border-color: #b3261e; color: #b3261e; }
@media (prefers-color-scheme: dark) { button.hard { border-color: #f2b8b5; color: #f2b8b5; } }
article { margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
ol.talk { margin: .5rem 0; padding-left: 1.25rem; } ol.talk .now { font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .5rem; }
"""


@dataclass(frozen=True, slots=True)
class _Talk:
    who: str
    text: str
    is_late: bool


def operator_secret(data_dir: Path) -> str:
    """Return the secret of this folder's operator link, generated at the first call and readable by the owner only."""
    file = data_dir / KEY
    if not file.exists():
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(24), encoding="utf-8")
    return file.read_text(encoding="utf-8").strip()


def operator_routes(
    secret: str, lobby: Callable[[], Lobby], operations: Callable[[], Operations], metrics: Metrics
) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    headers = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}

    def check(given: str) -> None:
        if not hmac.compare_digest(given.encode(), secret.encode()):
            raise NotFound("unknown-page")

    @router.get("/operator/{given}")
    async def overview(given: str, request: Request) -> Response:
        check(given)
        page = await _overview(_Words(preferred_language(request)), lobby(), operations(), metrics)
        return HTMLResponse(page.replace("='HERE", f"='{secret}"), headers=headers)

    @router.get("/operator/{given}/style.css")
    async def style(given: str) -> Response:
        check(given)
        return Response(STYLE, media_type="text/css", headers=headers)

    @router.post("/operator/{given}/do")
    async def act(given: str, request: Request) -> Response:
        check(given)
        form = dict(parse_qsl((await read_bytes(request, 10_000)).decode("utf-8", "replace")))
        await operations().ask(lambda storage: carry_out(storage, form))
        await operations().catch_up()
        return RedirectResponse(f"../{secret}", 303, headers)

    return router


def carry_out(storage: Housekeeping, form: Mapping[str, str]) -> None:
    """Carry out what a form asks for; refuse a malformed one."""
    table, person = form.get("table", ""), form.get("person", "")
    match form.get("action"):
        case "close":
            storage.close(table, form.get("text", ""))
        case "delete":
            storage.delete(table)
        case "rename" if person.isdecimal():
            storage.remove_name(table, int(person))
        case "forget" if person.isdecimal():
            storage.forget_person(table, int(person))
        case "handled" if form.get("line", "").isdecimal():
            storage.handle(table, int(form["line"]))
        case "ban" if form.get("address") and re.fullmatch(r"\d{1,4}", form.get("hours", "")):
            hours = min(int(form["hours"]), LONGEST_BAN)
            storage.ban(banned_name(form["address"]), _now() + hours * 3_600_000)
        case "unban":
            storage.unban(banned_name(form.get("address", "")))
        case "notice" if form.get("text", "").strip():
            storage.announce(form["text"].strip()[:300])
        case _:
            raise Refusal("garbled", where="form")


def _now() -> int:
    return round(datetime.datetime.now(datetime.UTC).timestamp() * 1000)


class _Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, code: str, **facts: str | int) -> str:
        return html.escape(words.say(f"operator-{code}", facts, self.language))

    def game(self, name: str) -> str:
        return html.escape(words.say(f"{name}-name", language=self.language))

    def time(self, at: int | None) -> str:
        if at is None:
            return "–"
        return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M")


async def _overview(words_: _Words, lobby: Lobby, operations: Operations, metrics: Metrics) -> str:
    say = words_.say
    rows = await operations.ask(lambda storage: storage.tables(count=LISTED))
    reports = await operations.ask(lambda storage: storage.reports())
    bans = await operations.ask(lambda storage: storage.bans())
    games = await operations.ask(lambda storage: storage.counts())
    told = [await _report(words_, lobby, report) for report in reports]
    people = await lobby.people_connected()
    counts = [(say("sockets"), f"{metrics.read('sockets'):g}"), (say("tables"), f"{metrics.read('tables'):g}")]
    counts += [
        (say("lag"), f"{1000 * metrics.read('event_loop_lag_seconds'):.0f} ms"),
        (say("cpu"), f"{metrics.read('process_cpu_seconds_total'):.0f} s"),
        (say("memory"), f"{metrics.read('process_resident_memory_bytes') / 1e6:.0f} MB"),
        (say("thinking"), f"{metrics.read('bots_thinking'):g}"),
    ]
    counts += [(words_.game(game), str(count)) for game, count in sorted(games.items())]
    body = [
        f"<h1>{say('title')}</h1>",
        f"<p>{say('intro')} <a href='HERE'>{say('refresh')}</a></p>",
        "<ul class='counts'>" + "".join(f"<li>{name} <b>{value}</b></li>" for name, value in counts) + "</ul>",
        f"<h2>{say('notice')}</h2>",
        _form("notice", say("notice-send"), fields=f"<label>{say('notice-text')}{_input('text')}</label>"),
        f"<h2>{say('reports')}</h2>",
        *(told or [f"<p>{say('reports-none')}</p>"]),
        f"<h2>{say('tables-newest')}</h2>",
        _tables(words_, rows) if rows else f"<p>{say('tables-none')}</p>",
        f"<h2>{say('people')}</h2>",
        _people(words_, people) if people else f"<p>{say('people-none')}</p>",
        f"<h2>{say('bans')}</h2>",
        _bans(words_, bans),
    ]
    return (
        f"<!doctype html><html lang='{words_.language}'><head><meta charset='utf-8' />"
        "<meta name='viewport' content='width=device-width, initial-scale=1' />"
        "<meta name='referrer' content='same-origin' />"  # else a form would come from nowhere, and be refused
        f"<title>{say('title')}</title><link rel='stylesheet' href='HERE/style.css' /></head>"
        f"<body>{''.join(body)}</body></html>"
    )


def _input(name: str, value: str = "", kind: str = "text", more: str = "") -> str:
    return f"<input name='{name}' type='{kind}' value='{html.escape(value)}' required {more}/>"


def _form(action: str, label: str, *, hard: bool = False, fields: str = "", **hidden: str | int) -> str:
    given = {"action": action, **hidden}
    kept = "".join(f"<input type='hidden' name='{k}' value='{html.escape(str(v))}' />" for k, v in given.items())
    button = f"<button{' class=hard' if hard else ''}>{label}</button>"
    return f"<form method='post' action='HERE/do'>{kept}{fields}{button}</form>"


def _tables(words_: _Words, rows: tuple[TableRow, ...]) -> str:
    say = words_.say
    head = "".join(f"<th>{say(name)}</th>" for name in ("table", "game", "last", "moves", "state", "actions"))
    lines = []
    for row in rows:
        state = say("closed") if row.closed else say("listed") if row.listed else say("private")
        buttons = "" if row.closed else _form("close", say("close"), table=row.table)
        buttons += " " + _form("delete", say("delete"), hard=True, table=row.table)
        lines.append(
            f"<tr><td><code>{html.escape(row.table)}</code></td><td>{words_.game(row.game)}</td>"
            f"<td>{words_.time(row.last)}</td><td class='number'>{row.lines}</td><td>{state}</td>"
            f"<td>{buttons}</td></tr>"
        )
    return f"<div class='scroll'><table><tr>{head}</tr>{''.join(lines)}</table></div>"


def _people(words_: _Words, people: tuple[ConnectedPerson, ...]) -> str:
    say = words_.say
    head = "".join(f"<th>{say(name)}</th>" for name in ("name", "table", "address", "actions"))
    lines = []
    for table, person, name, address, device in people:
        hours = f"<label>{say('hours')}{_input('hours', '24', 'number')}</label>"
        buttons = _form("rename", say("rename"), table=table, person=person)
        buttons += " " + _form("ban", say("ban"), hard=True, fields=hours, address=address)
        if device:
            buttons += " " + _form("ban", say("ban-device"), hard=True, fields=hours, address=device)
        lines.append(
            f"<tr><td>{html.escape(name) or '–'}</td><td><code>{html.escape(table)}</code></td>"
            f"<td>{html.escape(address)}</td><td>{buttons}</td></tr>"
        )
    return f"<div class='scroll'><table><tr>{head}</tr>{''.join(lines)}</table></div>"


def _bans(words_: _Words, bans: Mapping[str, int]) -> str:
    say = words_.say
    fields = f"<label>{say('source')}{_input('address')}</label>"
    fields += f"<label>{say('hours')}{_input('hours', '24', 'number')}</label>"
    lines = [
        f"<p>{html.escape(address)} · {say('until', time=words_.time(until))} "
        + _form("unban", say("unban"), address=address)
        + "</p>"
        for address, until in bans.items()
    ]
    return "".join(lines or [f"<p>{say('bans-none')}</p>"]) + _form("ban", say("ban-source"), hard=True, fields=fields)


async def _report(words_: _Words, lobby: Lobby, report: ReportRow) -> str:
    say = words_.say
    try:
        stored = await lobby.storing(lambda storage: storage.load(report.table))
    except Unreadable:
        stored = None
    names, talk = _talk(stored, report) if stored is not None else ({}, [])

    def name(person: int) -> str:
        return names.get(person) or words_.say("guest", number=person + 1)

    said = "".join(
        f"<li{' class=now' if one.is_late else ''}>{html.escape(one.who) or '–'}: {html.escape(one.text)}</li>"
        for one in talk
    )
    actions = (
        _form("handled", say("handled"), table=report.table, line=report.line)
        + _form("rename", say("rename"), table=report.table, person=report.about)
        + _form("forget", say("forget"), table=report.table, person=report.about)
        + _form("close", say("close"), hard=True, table=report.table)
    )
    return (
        f"<article><b>{html.escape(html.unescape(name(report.about)))}</b> · "
        f"{say('reported-by', name=html.unescape(name(report.by)))} · {words_.time(report.at)} · "
        f"<code>{html.escape(report.table)}</code><p>{html.escape(report.text) or '–'}</p>"
        f"<ol class='talk'>{said}</ol><div class='actions'>{actions}</div></article>"
    )


def _talk(stored: Stored, report: ReportRow) -> tuple[dict[int, str], list[_Talk]]:
    """Return the names at this table, and what was said there just before the complaint, and after it."""
    names: dict[int, str] = {}
    before: list[_Talk] = []
    after: list[_Talk] = []
    for number, line in enumerate(stored.lines):
        match line.entry:
            case Came(person, name):
                names[person] = name
            case Said(_, text, person) if text:
                said = _Talk(names.get(person, ""), text, person == report.about)
                (before if number < report.line else after).append(said)
    return names, [*before[-AROUND:], *after[:AROUND]]
