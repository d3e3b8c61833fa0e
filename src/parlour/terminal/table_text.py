"""A table message of the server in the terminal's words: who is there, what is asked, and what one can type."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime

from parlour import wire, words
from parlour.catalogue import GAMES
from parlour.game import Outcome
from parlour.tables.entries import TimeControl
from parlour.tables.requests import PHRASES
from parlour.terminal.display import Clock, Display


def display_of(
    table: wire.Table,
    connected: bool,
    clock: Clock | None,
    ignored: Collection[int],
    declined: wire.QuestionCard | None = None,
    shuffle: str = "",
    server: str = "",
) -> Display:
    """Return what there is to show; without what those say whom one does not want to hear.

    `declined`: a person at this keyboard asked for a seat and was refused. `shuffle`: what is known of how the
    finished game was shuffled.
    """
    outcome = table.outcome
    question = table.room.question
    return Display(
        game=GAMES[table.game],
        names=tuple(_called(seat) for seat in table.seats),
        own=frozenset() if table.you is None else frozenset({table.you}),
        seat=table.you,
        view=table.view,
        to_move=frozenset(table.to_move),
        awaited=frozenset(table.awaited),
        announcements=table.announcements,
        outcome=Outcome(outcome.winners, outcome.reason, outcome.points) if outcome else None,
        ended=outcome.seat if outcome else None,
        question=_question(table),
        must_answer=question is not None and table.room.you in question.unanswered,
        connected=connected,
        remarks=tuple((remark.seat, remark.code, remark.facts) for remark in table.remarks),
        clock=clock,
        said=_said(table, ignored),
        gathering=_gathering(table, server),
        notes=tuple(_note(table, seat) for seat in table.seats),
        news=" ".join((*_declined(table, declined), *_news(table), *([shuffle] if shuffle else []))),
        draft=table.draft,
        bots=frozenset(seat.seat for seat in table.seats if seat.kind == "bot"),
        score=_score(table),
        together=len({seat.side for seat in table.seats}) == 1,
    )


def _score(table: wire.Table) -> str:
    """Return the score of the evening, once there are several games."""
    room = table.room
    if room.games < 2 or room.status == "playing":
        return ""
    rows = [
        f"{tally.name}: {words.say('room-score-row', {'wins': tally.wins})}"
        + (f", {words.say('room-score-points', {'points': tally.points})}" if tally.points else "")
        for tally in room.score
    ]
    return f"{words.say('room-score-games', {'games': room.games})}, {'; '.join(rows)}."


def _said(table: wire.Table, ignored: Collection[int]) -> tuple[tuple[str, str], ...]:
    if table.talk is None or not table.talk.open:
        return ()
    return tuple(
        (said.name or words.say("terminal-someone"), words.say(f"phrase-{said.code}") if said.code else said.text)
        for said in table.talk.said
        if said.person not in ignored
    )


def _gathering(table: wire.Table, server: str) -> str:
    """Return what the next game waits for."""
    room = table.room
    if room.status != "gathering":
        return ""
    free = sum(seat.kind == "free" for seat in room.seats)
    missing = [
        person.name
        for person in room.people
        if person.seat is not None and (not person.here or person.person in room.missing)
    ]
    ready = [person.name for person in room.people if person.seat is not None and person.ready]
    asked = any(person.person == room.you and person.seat is not None and not person.ready for person in room.people)
    if free:
        code = "terminal-gathering-free"
    elif table.outcome is not None and asked and ready:
        code, missing = "terminal-gathering-again", ready
    elif missing:
        code = "terminal-gathering-missing"
    else:
        code = "terminal-gathering-start" if room.you == room.host else "terminal-gathering-host"
    link = f"{server}/{room.code}" if server and room.code else "-"
    waits = words.say(code, {"seats": free, "players": ", ".join(missing), "code": room.code or "-", "link": link})
    if room.time.kind == "none":
        return waits
    return f"{waits} {words.say('terminal-gathering-time', {'time': _time(room.time)})}"


def _time(time: TimeControl) -> str:
    """As in the browser (`times.ts`): minutes where they are whole."""
    minute, day = 60, 24 * 60 * 60
    match time.kind:
        case "none":
            return words.say("room-time-none")
        case "player":
            minutes = round(time.seconds / minute, 1)
            return words.say("room-time-player", {"minutes": minutes, "increment": time.increment})
        case "move":
            if time.seconds >= day:
                return words.say("room-time-days", {"days": round(time.seconds / day, 1)})
            if time.seconds % minute == 0:
                return words.say("room-time-minutes", {"minutes": time.seconds // minute})
            return words.say("room-time-move", {"seconds": time.seconds})


def _called(seat: wire.SeatCard) -> str:
    if seat.kind == "bot":
        return words.say("terminal-bot", {"name": seat.name, "level": "?" if seat.level is None else seat.level})
    return seat.name or words.say("terminal-free")


def _name(table: wire.Table, person: int) -> str:
    return next((one.name for one in table.room.people if one.person == person), words.say("terminal-someone"))


def _question(table: wire.Table) -> str:
    """Return the open request, and whether the people at this keyboard are to answer it."""
    asked = table.room.question
    if asked is None:
        return ""
    if table.room.you == asked.by:
        others = ", ".join(_name(table, person) for person in asked.unanswered)
        return words.say("room-waits-answer", {"players": others}) if others else ""
    other = "" if asked.seat is None else table.room.seats[asked.seat].name
    facts: dict[str, str | int] = {"player": _name(table, asked.by), "other": other}
    what = words.say(f"room-asks-{asked.what}", facts)
    return f"{what} {words.say('terminal-answer')}" if table.room.you in asked.unanswered else what


def _note(table: wire.Table, seat: wire.SeatCard) -> str:
    """Return why the player of a seat does not move, if there is a reason."""
    if seat.substitute is not None:
        return words.say("terminal-substituted", {"level": seat.substitute})
    if seat.kind != "person" or seat.here:
        return ""
    person = next((one for one in table.room.people if one.person == seat.person), None)
    if person is not None and person.left:
        return words.say("terminal-left")
    return "" if person is None or person.away_since is None else _away(person.away_since)


def _away(since: int) -> str:
    at = datetime.fromtimestamp(since / 1000)
    day = f"{at:%Y-%m-%d} " if at.date() != datetime.now().date() else ""
    return words.say("room-absent-since", {"time": f"{day}{at:%H:%M}"})


def _declined(table: wire.Table, question: wire.QuestionCard | None) -> Iterator[str]:
    """Return what a person can do after a request for a seat was declined."""
    if question is not None:
        seat = 1 if question.seat is None else question.seat + 1
        yield words.say(f"terminal-declined-{question.what}", {"seat": seat, "game": table.game})


def _news(table: wire.Table) -> Iterator[str]:
    """Return notices, with the commands that they call for."""
    room = table.room
    if room.reports:
        yield words.say("terminal-reported", {"count": len(room.reports)})
    if room.status == "gathering" and room.you == room.host and any(seat.kind == "free" for seat in room.seats):
        yield words.say("terminal-fill")
    if room.can_host:
        yield words.say("terminal-can-host", {"person": room.you or 0})
    if room.status != "playing":
        return
    if table.delayed:
        yield words.say("terminal-late")
    if room.paused:
        yield words.say("terminal-paused")
    own = None if table.you is None else table.seats[table.you]
    if own is not None and own.substitute is not None:
        yield words.say("terminal-substituted-you")
    if own is not None or room.you == room.host:
        if table.you in room.absent:
            yield words.say("terminal-left-you")
        for seat in sorted(set(room.absent) - {table.you}):
            name = room.seats[seat].name
            yield words.say("terminal-absent", {"player": name, "seat": seat + 1, "claim": _yes(room.can_claim)})
    if table.explain:
        yield words.say("terminal-explain", {"count": len(table.explain)})


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def warning(table: wire.Table, order: str) -> str:
    """Return the warning before a command that cannot be undone; empty for other commands."""
    room, own = table.room, None if table.you is None else table.seats[table.you]
    sides = {seat.side for seat in table.seats}
    with_me = [seat for seat in table.seats if own is not None and seat.side == own.side]
    asked = sum(seat.kind == "person" for seat in with_me) > 1
    playing = own is not None and room.status == "playing"
    match order:
        case "resign" if playing and len(sides) == 2:
            return _said_before("resign", "side" if asked else "alone")
        case "leave" if room.status == "gathering" and any(one.person == room.you for one in room.seats):
            return _said_before("leave", "gathering")
        case "leave" if playing:
            return _said_before("leave", "two" if len(sides) == 2 and len(with_me) == 1 else "many")
        case "end" if playing:
            return _said_before("end", "more")
    return ""


def _said_before(order: str, case: str) -> str:
    return f"{words.say(f'room-{order}-sure')} {words.say(f'room-{order}-{case}')} {words.say('terminal-confirm')}"


def people(table: wire.Table) -> str:
    """List all people at the table by number, a line each."""
    lines = []
    for one in table.room.people:
        facts: dict[str, str | int] = {
            "number": one.person,
            "name": one.name,
            "seat": 0 if one.seat is None else one.seat + 1,
            "you": _yes(one.person == table.room.you),
            "host": _yes(one.person == table.room.host),
            "here": _yes(one.here),
            "muted": _yes(one.muted),
        }
        lines.append(words.say("terminal-person-line", facts))
    for report in table.room.reports:
        named = {"by": _name(table, report.by), "player": _name(table, report.person), "text": report.text or "-"}
        lines.append(words.say("terminal-report-line", named))
    return "\n".join(lines)


def phrases() -> str:
    """Return the ready-made remarks, a line each."""
    return "\n".join(f"/{code}: {words.say(f'phrase-{code}')}" for code in PHRASES)
