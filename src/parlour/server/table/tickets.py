"""Secrets: an invitation gives a free seat once, a ticket proves its holder for good. Only digests are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def fresh() -> str:
    """Return a secret that cannot be guessed."""
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
    """Return a new id for a table. A person who knows it may watch."""
    return secrets.token_hex(8)


def digest(secret: str) -> bytes:
    """Return the digest under which a secret is stored; secrets are long and random, so it needs no salt."""
    return hashlib.sha256(secret.encode()).digest()


def repeatable(key: str, table: str, invitation: str | None) -> str:
    """Return the ticket of a guest who sends a key of their own: the same one for a repeated request."""
    return _derived(key, f"seat {table} {invitation or ''}")


def _derived(secret: str, purpose: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(secret.encode(), purpose.encode(), "sha256")).decode()[:32]
