"""Messages for mistakes on the command line, in the user's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from parlour import words
from parlour.command.help_pages import label
from parlour.game import BadOption


def no_command(name: str, commands: Sequence[str]) -> BadOption:
    """Return the message for an unknown command, with the nearest known ones."""
    near = ", ".join(get_close_matches(name, commands))
    return BadOption("usage-no-command", command=name, near=near, count=len(near))


def sentence_of(mistake: Any) -> str:
    """Return what the library complains of, by its kind.

    Its classes are its own, so we tell them apart by their names; a kind that we do not know speaks for itself.
    """
    match type(mistake).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(mistake.possibilities or ()))
            facts: dict[str, str | int] = {"option": mistake.option_name, "near": near, "count": len(near)}
            return words.say("usage-no-option", facts)
        case "MissingParameter":
            return words.say("usage-missing", {"name": _name(mistake.param)})
        case "BadOptionUsage":
            code = "usage-needs-value" if "requires" in mistake.message else "usage-takes-no-value"
            return words.say(code, {"option": mistake.option_name})
        case "BadParameter" if mistake.param is not None and getattr(mistake.__cause__, "errors", None):
            return _bad_number(mistake.param, mistake.__cause__.errors()[0]["type"])
        case "UsageError" if unexpected := re.search(r" \((.+)\)$", mistake.message):
            return words.say("usage-too-much", {"text": unexpected[1]})
    return str(mistake.format_message())


def _name(parameter: Any) -> str:
    return str(label(parameter.metavar) if parameter.param_type_name == "argument" else parameter.opts[0])


def _bad_number(parameter: Any, kind: str) -> str:
    """Return the message for a bad number, the only values that the library itself reads."""
    low, high = parameter.min, parameter.max
    facts: dict[str, str | float] = {"name": _name(parameter), "whole": "yes" if kind.startswith("int") else "no"}
    if low is None and high is None:
        return words.say("usage-number", facts)
    if high is None:
        return words.say("usage-number-from", {**facts, "low": str(low)})
    return words.say("usage-number-between", {**facts, "low": str(low), "high": str(high)})
