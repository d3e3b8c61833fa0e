"""Messages as no one should send them: torn, wrong, huge, in the wrong order, and now and then a right one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, get_args

from parlour.chance import Chance
from parlour.tables import requests

KINDS = tuple(sorted(str(kind.__struct_config__.tag) for kind in get_args(requests.AnyRequest)))
_FIELDS = ("id", "phase", "text", "ply", "draft", "seat", "level", "person", "accept", "options", "time", "seconds",
           "muted", "late", "code", "about", "one", "other", "nonce", "ticket", "kind", "")  # fmt: skip
_WORDS = ("a1+c3", "b2", "d4", "a1", "lay 3", "pass", "51x1", "hello", "none", "size", "x" * 32, "ab" * 16)
_RIGHT: tuple[dict[str, Any], ...] = (
    {"kind": "take-back"}, {"kind": "pause"}, {"kind": "resume"}, {"kind": "say", "text": "Hello"},
    {"kind": "end-game"},
    {"kind": "phrase", "code": "nice"}, {"kind": "draft", "text": "a1"}, {"kind": "look", "ply": 0}, {"kind": "leave"},
    {"kind": "watch-late", "late": True}, {"kind": "answer", "accept": False}, {"kind": "consider", "draft": "a1"},
    {"kind": "coach"}, {"kind": "shape", "upright": True},
)  # fmt: skip
_ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3, 10**30, -(10**30), 2**31, 1.5, 1e308, float("nan"), "", " ", "\0", "\ud800",
    "\N{PILE OF POO}" * 40, "é", "x" * 5000, [], {}, [[]], {"": {}}, "__proto__", "'; DROP TABLE lines; --", "../..",
)  # fmt: skip


def message(chance: Chance, phase: int, choices: Sequence[str]) -> str | bytes:
    """A message at a table that is in this phase, where these moves may be made."""
    match chance.below(10):
        case 0:
            return bytes(chance.below(256) for _ in range(chance.below(60)))
        case 1:
            text = json.dumps(_request(chance, phase))
            return text[: chance.below(len(text))]
        case 2:
            return "[" * chance.below(3000)
        case 3:
            return json.dumps(chance.pick(_ODD))
        case 4:
            return json.dumps({"kind": chance.pick(KINDS), "id": "x" * (60 + chance.below(20))})
        case 5 if choices and chance.below(2):
            right = {"kind": "play", "id": f"{chance.below(1 << 40):x}", "phase": phase, "text": chance.pick(choices)}
            return json.dumps(right)
        case 6:
            return json.dumps({**chance.pick(_RIGHT), "id": f"{chance.below(1 << 40):x}"})
        case _:
            return json.dumps(_request(chance, phase))


def _request(chance: Chance, phase: int) -> dict[str, Any]:
    client = f"{chance.below(1 << 40):x}"
    made: dict[str, Any] = {"kind": chance.pick(KINDS), "id": client}
    if made["kind"] == "play" and chance.below(2):
        return {**made, "phase": phase + chance.below(3) - 1, "text": chance.pick(_WORDS)}
    for _ in range(chance.below(5)):
        made[chance.pick(_FIELDS)] = _value(chance)
    return {**made, "id": client} if chance.below(4) else made


def _value(chance: Chance) -> Any:
    match chance.below(3):
        case 0:
            return chance.pick(_ODD)
        case 1:
            return chance.pick(_WORDS)
        case _:
            return chance.below(8)
