"""Saves unfinished games when a player leaves; `parlour resume` lists them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from parlour import words
from parlour.game import Refusal
from parlour.terminal.tables import LocalTable, TerminalTable

MOST = 20
"""The most games that are kept."""


def saved_folder() -> Path:
    """Return the folder of unfinished games."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "parlour" / "saved"


def saved_files() -> list[Path]:
    """Return the files of these games, the newest first."""
    return sorted(saved_folder().glob("*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)


def may_save(table: TerminalTable) -> bool:
    """Return whether there is a game to lose: an unfinished one at this keyboard, in which a move was made."""
    if not isinstance(table, LocalTable):
        return False
    scene = table.scene()
    return scene.outcome is None and any(one.seat in scene.own for one in scene.announcements)


def save_by_itself(table: TerminalTable) -> str:
    """Save the game, and return a sentence that says where, or why not."""
    assert isinstance(table, LocalTable)
    folder = saved_folder()
    file = folder / f"{table.scene().game.NAME}-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
    try:
        text = table.saved_game()
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        for old in saved_files()[MOST:]:
            old.unlink()
    except OSError as error:
        return words.say("terminal-cannot-save", {"file": str(file), "why": words.trouble(error)})
    except Refusal as refusal:
        return words.say(refusal.code, refusal.facts)
    return words.say("terminal-kept-itself", {"file": str(file)})
