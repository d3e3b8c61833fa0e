"""What a terminal shows of a table, and its sentences."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import ceil
from typing import Any

from parlour import words
from parlour.boards.text import Company
from parlour.game import Announcement, Facts, Game, Outcome, Seat, asked_for

LONG = 120
"""Up to this many seconds a clock shows seconds; beyond, minutes and hours."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A deadline: when time is up, by `time.monotonic`."""

    due: float
    runs_at: float = 0.0
    """When it begins to run: something that was revealed is looked at first."""


@dataclass(frozen=True, slots=True)
class Display:
    """Everything that a terminal shows of a table."""

    game: Game
    names: tuple[str, ...]
    own: frozenset[Seat]
    """The seats at this keyboard."""
    seat: Seat | None
    """Whose view this is; None for a bystander."""
    view: Any
    to_move: frozenset[Seat]
    awaited: frozenset[Seat]
    announcements: tuple[Announcement, ...]
    outcome: Outcome | None
    ended: Seat | None = None
    """Who resigned or ran out of time, if that ended it."""
    question: str = ""
    """The open request to the other players."""
    must_answer: bool = False
    """Whether the people at this keyboard have to answer."""
    bot_awaited: bool = False
    """Whether a bot of this process is to move."""
    connected: bool = True
    remarks: tuple[tuple[Seat, str, Facts], ...] = ()
    """What bots say about what is shown."""
    clock: Clock | None = None
    said: tuple[tuple[str, str], ...] = ()
    """What people said to each other, while they may talk: a name and a text."""
    gathering: str = ""
    """What the next game waits for. Before the first game there is no view."""
    notes: tuple[str, ...] = ()
    """For each seat, why its player does not move, if there is a reason."""
    news: str = ""
    """Notices, with the commands that they call for."""
    draft: str = ""
    """The draft that the server has stored."""
    bots: frozenset[Seat] = frozenset()
    score: str = ""
    """The score of the evening."""
    together: bool = False
    """Whether all are on one side, with one score."""

    @property
    def may_move(self) -> bool:
        """Return whether a person at this keyboard is to move."""
        return self.seat is not None and self.seat in self.to_move


def company(scene: Display) -> Company:
    return Company(scene.names, scene.remarks, scene.notes, scene.bots)


def title(game: Game) -> str:
    return words.say(f"{game.NAME}-name")


def announced(scene: Display, told: Announcement) -> str:
    """Return one line of the move list."""
    return words.say(told.code, {**told.facts, "player": scene.names[told.seat]})


def sayings(scene: Display) -> list[str]:
    """Return the remarks, each with its speaker."""
    return [words.say("terminal-said", {"player": name, "text": text}) for name, text in scene.said]


def status(scene: Display) -> str:
    """Return whose turn it is, or how the game ended."""
    if scene.outcome is not None:
        told = (ending(scene), scene.score, scene.question, scene.gathering, scene.news)
        return " ".join(part for part in told if part)
    if not scene.connected:
        return words.say("terminal-reconnecting")
    if scene.gathering:
        return " ".join(part for part in (scene.gathering, scene.news) if part)
    parts = (scene.question, scene.news, "" if scene.must_answer else _turn(scene))
    return " ".join(part for part in parts if part)


def _turn(scene: Display) -> str:
    waiting = [seat for seat in sorted(scene.awaited) if seat not in scene.own]
    if scene.seat is not None and scene.seat in scene.awaited:
        # A game may have its own words, and others where it is no ordinary move that is asked for.
        own = f"{scene.game.NAME}-your-{asked_for(scene.view) or 'turn'}"
        alone = own if words.known(own) else "terminal-your-turn"
        code = "terminal-turn-of" if len(scene.own) > 1 else alone
        return words.say(code, {"player": scene.names[scene.seat]})
    code = "terminal-wait-or-change" if scene.may_move else "terminal-wait"
    return words.say(code, {"players": _and([scene.names[seat] for seat in waiting])})


def time_left(scene: Display) -> str:
    """Return the time left in words; empty without a clock."""
    if scene.clock is None or scene.outcome is not None:
        return ""
    now = time.monotonic()
    if scene.clock.runs_at > now:
        return words.say("terminal-clock-soon", {"seconds": ceil(scene.clock.runs_at - now)})
    return seconds_left(ceil(max(0.0, scene.clock.due - now)))


def seconds_left(left: int) -> str:
    """Return the seconds as a clock shows them; days in full."""
    if left <= LONG:
        return words.say("terminal-clock-left", {"seconds": left})
    minutes, hours, days = left // 60, left // 3600, left // 86400
    if days:
        return words.say("terminal-clock-days", {"days": days, "hours": hours % 24})
    face = f"{hours}:{minutes % 60:02}" if hours else str(minutes)
    return words.say("terminal-clock-long", {"time": f"{face}:{left % 60:02}"})


def ending(scene: Display) -> str:
    """Return who won, and why; of a game with a common score only the score."""
    outcome = scene.outcome
    assert outcome is not None
    facts = {} if scene.ended is None else {"player": scene.names[scene.ended]}
    reason = words.say(outcome.reason, facts)
    points = outcome.points[:1] if scene.together else outcome.points
    score = words.say("terminal-points", {"points": " : ".join(map(str, points))}) if points else ""
    if len(points) > 2:
        score = "\n".join(places(scene.names, outcome.points))
    if outcome.winners:
        winners = _and([scene.names[seat] for seat in outcome.winners])
        result = words.say("terminal-won", {"players": winners, "count": len(outcome.winners)})
    else:
        result = "" if points else words.say("terminal-no-winner")
    return " ".join(part for part in (result, reason, score) if part)


def places(names: tuple[str, ...], points: tuple[int, ...]) -> list[str]:
    """Return a line for each player, the most points first; players who tie share a place."""
    ranked = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return [
        words.say(
            "terminal-place",
            {"place": 1 + sum(other > points[seat] for other in points), "player": names[seat], "points": points[seat]},
        )
        for seat in ranked
    ]


def seat_title(game: Game, seat: Seat) -> str:
    """Return what a seat is in this game, in brackets, such as Black; empty where seats differ by number only."""
    code = f"{game.NAME}-seat-{seat}"
    return f" ({words.say(code)})" if words.known(code) else ""


def seated(scene: Display) -> list[str]:
    """Return a line for each seat: who sits there, and who is awaited, marked by a sign."""
    return [
        f"{'>' if seat in scene.awaited else ' '} {seat + 1} {name}{seat_title(scene.game, seat)}"
        f"{' *' if seat in scene.own else ''}{f' · {note}' if (note := _note(scene, seat)) else ''}"
        for seat, name in enumerate(scene.names)
    ]


def _note(scene: Display, seat: Seat) -> str:
    return scene.notes[seat] if scene.notes else ""


def _and(names: list[str]) -> str:
    """Names one after the other, the last two joined by a word."""
    if len(names) < 2:
        return "".join(names)
    return words.say("terminal-and", {"first": ", ".join(names[:-1]), "last": names[-1]})
