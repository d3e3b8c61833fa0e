"""Secrets: an invitation is worth a free seat once, a ticket is worth its seat for good. Only digests are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def fresh() -> str:
    """A secret that no one can guess."""
    return secrets.token_urlsafe(24)


_CHARACTERS = "23456789ACDEFGHJKLMNPQRTUVWXY"
"""The characters of a new code. Of characters that are mistaken for each other only one is in it: 8 but not B, 5 but
not S, 2 but not Z, L but not 1 or I, Q but not 0 or O."""
_OLDER_CHARACTERS = _CHARACTERS + "BSZ"
"""Codes of version 0.1 had these too."""
_ALWAYS_MISTAKEN = str.maketrans({"1": "L", "I": "L", "|": "L", "0": "Q", "O": "Q"})
_NOW_MISTAKEN = str.maketrans({"B": "8", "S": "5", "Z": "2"})


def code() -> str:
    """Return a new code to type: short, and so only good while it is hard to try many."""
    return "".join(secrets.choice(_CHARACTERS) for _ in range(6))


def code_readings(text: str) -> list[str]:
    """Return the codes that a typed text may mean: in any case, with spaces or hyphens, with mistaken letters."""
    typed = text.upper().translate(_ALWAYS_MISTAKEN)
    exact = "".join(character for character in typed if character in _OLDER_CHARACTERS)
    return list(dict.fromkeys([exact, exact.translate(_NOW_MISTAKEN)]))


def table_id() -> str:
    """The name of a table in its address. A person who knows it may watch."""
    return secrets.token_hex(8)


def digest(secret: str) -> bytes:
    """What is kept of a secret. It is long and random, so a plain digest tells nothing."""
    return hashlib.sha256(secret.encode()).digest()


def repeatable(key: str, table: str, invitation: str | None) -> str:
    """The ticket of a guest who brings a key of their own: the same again when the answer was lost on the way."""
    return _derived(key, f"seat {table} {invitation or ''}")


def _derived(secret: str, purpose: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(secret.encode(), purpose.encode(), "sha256")).decode()[:32]
