"""Bots that break the rules, for the tests of players of one's own."""

from __future__ import annotations

import os
import time
from typing import Any


class Bot:
    def __init__(self, game: Any) -> None:
        self.game = game


class Crashing(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        return str(1 // 0)


class Leaving(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        os._exit(3)


class Hanging(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        time.sleep(3600)
        return ""


class Cheating(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        return "a1+d4" if view.circles else str(view.choices[0])


class Babbling(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        return "I resign?"


class Talking(Bot):
    def choose(self, view: Any, chance: Any) -> str:
        print("b2")
        return str(view.choices[0])


def first_choice(view: Any, chance: Any) -> str:
    return str(view.choices[0])
