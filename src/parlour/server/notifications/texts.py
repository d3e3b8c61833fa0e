"""What a notification says, in the language of the device that it goes to."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour import words
from parlour.server.notifications.preferences import Kind

MINUTE = 60_000
HOUR, DAY = 60, 24 * 60
"""In minutes."""


class Notification(msgspec.Struct, frozen=True):
    """A notification before it is put into words."""

    kind: Kind
    code: str
    """The code of its sentences: notification-<code> and notification-<code>-more."""
    tag: str
    """A later notification with the same tag replaces this one."""
    path: str
    """The page that a tap opens, below the address of the site."""
    game: str = ""
    others: str = ""
    left: int | None = None
    """Milliseconds until the player's time runs out, at `at`."""
    at: int = 0


def in_words(notification: Notification, language: str, now: int) -> dict[str, Any]:
    """Return the message that a device gets."""
    game = notification.game
    name = words.say(f"{game.replace('_', '-')}-name", language=language) if game else ""
    facts: dict[str, str | float] = {"game": name, "others": notification.others or "–"}
    body = words.say(f"notification-{notification.code}-more", facts, language)
    if notification.left is not None:
        left = max(0, -(-(notification.left - (now - notification.at)) // MINUTE))
        parts = {"days": left // DAY, "hours": left % DAY // HOUR, "minutes": left % HOUR}
        body = f"{body} {words.say('notification-left', parts, language)}"
    return {
        "kind": notification.kind,
        "title": words.say(f"notification-{notification.code}", facts, language),
        "body": body,
        "tag": notification.tag,
        "path": notification.path,
    }
