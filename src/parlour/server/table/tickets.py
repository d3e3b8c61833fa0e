"""Secrets: an invitation is worth a free seat once, a ticket is worth its seat for good. Only digests are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def fresh() -> str:
    """A secret that no one can guess."""
    return secrets.token_urlsafe(24)


_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of a code: no sign that could be taken for another."""


def code() -> str:
    """What can be typed to come to a table: short, and so only good while it is hard to try many."""
    return "".join(secrets.choice(_SIGNS) for _ in range(6))


def read_code(text: str) -> str:
    """A code as a person typed it."""
    return "".join(sign for sign in text.upper() if sign in _SIGNS)


def table_id() -> str:
    """The name of a table in its address. A person who knows it may watch."""
    return secrets.token_hex(8)


def digest(secret: str) -> bytes:
    """What is kept of a secret. It is long and random, so a plain digest tells nothing."""
    return hashlib.sha256(secret.encode()).digest()


def promised(key: str, table: str, invitation: str | None) -> str:
    """The ticket of a guest who brings a key of their own: the same again when the answer was lost on the way."""
    return _derived(key, f"seat {table} {invitation or ''}")


def following(ticket: str, table: str) -> str:
    """The ticket for the same person at the table of the next game.

    It follows from the old ticket, so that it need not be kept anywhere to be handed over, and only its holder gets it.
    """
    return _derived(ticket, f"rematch {table}")


def _derived(secret: str, purpose: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(secret.encode(), purpose.encode(), "sha256")).decode()[:32]
