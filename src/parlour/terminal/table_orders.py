"""The commands at a server's table besides moves: `/start`, `/sit 2`, `/bot 3 5` and so on."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping

from parlour import wire
from parlour.game import BadNotation
from parlour.tables import requests
from parlour.tables.entries import TimeControl
from parlour.tables.requests import PHRASES

_PLAIN: dict[str, Callable[[str], requests.TableRequest]] = {
    "start": lambda client: requests.Start(id=client),
    "stand": lambda client: requests.Sit(id=client, seat=None),
    "leave": lambda client: requests.Leave(id=client),
    "claim": lambda client: requests.Claim(id=client),
    "back": lambda client: requests.TakeOver(id=client),
    "end": lambda client: requests.EndGame(id=client),
    "pause": lambda client: requests.Pause(id=client),
    "resume": lambda client: requests.Resume(id=client),
    "minute": lambda client: requests.AddTime(id=client, seconds=60),
    "next": lambda client: requests.GoOn(id=client),
}
_WITH_NUMBERS: dict[str, tuple[int, Callable[..., requests.TableRequest]]] = {
    "sit": (1, lambda client, seat: requests.Sit(id=client, seat=seat - 1)),
    "bot": (2, lambda client, seat, level: requests.SeatBot(id=client, seat=seat - 1, level=level)),
    "free": (1, lambda client, seat: requests.FreeSeat(id=client, seat=seat - 1)),
    "close": (1, lambda client, seat: requests.CloseSeat(id=client, seat=seat - 1)),
    "swap": (2, lambda client, one, other: requests.SwapSeats(id=client, one=one - 1, other=other - 1)),
    "substitute": (1, lambda client, seat: requests.Substitute(id=client, seat=seat - 1)),
    "skip": (1, lambda client, seat: requests.Skip(id=client, seat=seat - 1)),
    "mute": (1, lambda client, person: requests.Mute(id=client, person=person, muted=True)),
    "unmute": (1, lambda client, person: requests.Mute(id=client, person=person, muted=False)),
    "host": (1, lambda client, person: requests.MakeHost(id=client, person=person)),
    "remove": (1, lambda client, person: requests.Remove(id=client, person=person)),
}

_OF_PEOPLE = ("mute", "unmute", "host", "remove", "report", "ignore", "heed")


def by_number(line: str, people: Mapping[str, int]) -> str:
    """`mute Bo` as `mute 1`: people are called by their name or by their number."""
    word, _, rest = line.partition(" ")
    for name in sorted(people, key=len, reverse=True) if word in _OF_PEOPLE else ():
        if f"{rest} ".casefold().startswith(f"{name} ".casefold()):
            return f"{word} {people[name]}{rest[len(name) :]}"
    return line


def read_number(line: str) -> int:
    """Return the one number of an order, of a person or a seat."""
    number = line.partition(" ")[2].strip()
    if not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise BadNotation("terminal-bad-order", text=line)
    return int(number)


def read_table_order(line: str, client: str, explain: tuple[str, ...] = ()) -> requests.TableRequest:
    """Seats are counted from 1, as they are shown. `/option NAME=VALUE`, `/time 60`, `/time 600+5`, `/time 3d`,
    `/time none`.

    `explain` is what one may give a reason for: `/why 2 TEXT` is for the second.
    """
    try:
        order = _table_order(line, client, explain)
        wire.encoded_request(order)
    except (ValueError, wire.MalformedMessage) as error:
        raise BadNotation("terminal-bad-order", text=line) from error
    return order


def _table_order(line: str, client: str, explain: tuple[str, ...]) -> requests.TableRequest:
    if spoken := _spoken(line, client, explain):
        return spoken
    word, *rest = shlex.split(line)
    if word in _PLAIN and not rest:
        return _PLAIN[word](client)
    if word in _WITH_NUMBERS and len(rest) == _WITH_NUMBERS[word][0]:
        return _WITH_NUMBERS[word][1](client, *map(int, rest))
    if word == "option" and rest:
        return requests.SetOptions(id=client, options=dict(pair.split("=", 1) for pair in rest))
    if word == "late" and rest in (["on"], ["off"]):
        return requests.DelaySpectators(id=client, delayed=rest == ["on"])
    if word == "time" and len(rest) == 1:
        return requests.SetTime(id=client, time=_time(rest[0]))
    raise BadNotation("terminal-bad-order", text=line)


def _spoken(line: str, client: str, explain: tuple[str, ...]) -> requests.TableRequest | None:
    """Return the request of a command with free text, which is taken as it stands, quotes included."""
    word, *rest = line.split(maxsplit=2)
    if word in PHRASES and not rest:
        return requests.Phrase(id=client, code=word)
    if word == "report" and rest:
        return requests.Report(id=client, person=int(rest[0]), text=" ".join(rest[1:]))
    if word == "why" and len(rest) == 2 and 1 <= int(rest[0]) <= len(explain):
        return requests.Explain(id=client, about=explain[int(rest[0]) - 1], text=rest[1])
    return None


def _time(text: str) -> TimeControl:
    if text == "none":
        return TimeControl()
    seconds, plus, increment = text.partition("+")
    if plus:
        return TimeControl(kind="player", seconds=int(seconds), increment=int(increment))
    if text.endswith("d"):
        return TimeControl(kind="move", seconds=int(text[:-1]) * 24 * 60 * 60)
    return TimeControl(kind="move", seconds=int(seconds))
