"""Help on a game in the terminal: its goal, its rules, and what a strong player would do."""

from __future__ import annotations

import textwrap

from parlour import words
from parlour.chance import Chance
from parlour.game import Game, Refusal
from parlour.players import levels
from parlour.school.coaching import coached
from parlour.solvers.review import move_in_words
from parlour.terminal.display import Display
from parlour.terminal.tables import LocalTable, TerminalTable

_WIDE = 70
"""Columns, as on a page of the full screen."""
_TYPED = 12
"""Characters up to which a hint shows a move as it is typed; longer ones are shown in words alone."""


def goal(game: Game) -> str:
    """Return the goal of the game and how to win; empty for a game without a rules page."""
    code = f"{game.NAME}-rules-goal"
    return textwrap.fill(words.say(code), _WIDE) if words.known(code) else ""


def rules(game: Game) -> str:
    """Return the rules of the browser's page as text."""
    parts = []
    for code in words.codes(f"{game.NAME}-rules-"):
        if code.endswith("-title"):
            parts.append("\n" + words.say(code).upper())
        elif code.endswith("-house"):
            parts.append(_folded(f"{words.say('school-house-rule')} {words.say(code)}"))
        elif not code.endswith("-figure"):
            parts.append(_folded(words.say(code)))
    if not parts:
        raise Refusal("terminal-no-rules")
    return "\n".join(parts).strip()


def _folded(text: str) -> str:
    """Return a text with its lists and tables, a line each; the rule below a table's head is left out."""
    lines = (line for line in text.splitlines() if line and not line.startswith("| ---"))
    return "\n".join(
        textwrap.fill(line.strip("| ").replace(" | ", " · "), _WIDE, subsequent_indent="   " if line[0] in "-|" else "")
        for line in lines
    )


def first_words(scene: Display) -> str:
    """Return what to do in this game, and for which side, until the first own move; empty after it."""
    moved = any(one.seat in scene.own for one in scene.announcements)
    if scene.seat is None or moved or scene.outcome is not None or not scene.may_move:
        return ""
    said = " ".join(words.say(one.code, one.facts) for one in coached(scene.game, scene.view, 0))
    title = f"{scene.game.NAME}-seat-{scene.seat}"
    side = words.say("terminal-you-are", {"seat": words.say(title)}) if words.known(title) else ""
    return " ".join(part for part in (side, said) if part)


def explained(scene: Display) -> str:
    """Return the coach's advice before this turn of a first game; empty while others are to move."""
    if scene.view is None or scene.outcome is not None or not scene.may_move:
        return ""
    made = sum(told.seat == scene.seat for told in scene.announcements)
    said = coached(scene.game, scene.view, made + 1)  # how to type a move was said already
    return textwrap.fill(" ".join(words.say(one.code, one.facts) for one in said), _WIDE)


def hint(table: TerminalTable) -> str:
    """Return what the strongest bot would play here; refused at a table with other people."""
    scene = table.scene()
    if not isinstance(table, LocalTable):
        raise Refusal("analysis-not-now")
    if scene.outcome is not None:
        raise Refusal("game-over")
    if not scene.may_move:
        raise Refusal("not-your-turn")
    level = levels.offered(scene.game)[-1]
    move = levels.player(scene.game, level).choose(scene.view, Chance.fresh())
    assert scene.seat is not None
    told = move_in_words(scene.game, table.position, scene.seat, move)
    said = "" if told is None else words.say(told.code, {**told.facts, "player": scene.names[scene.seat]})
    written = scene.game.write(move)
    return words.say("terminal-hint", {"level": level, "said": said, "move": written, "short": _short(written)})


def _short(written: str) -> str:
    """Return whether a move is short enough to be shown as it is typed."""
    return "yes" if len(written) <= _TYPED else "no"
