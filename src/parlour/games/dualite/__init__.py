"""Dualité and Grand Dual."""

from parlour.games.dualite.notation import read, read_deal, read_position, write, write_deal, write_position
from parlour.games.dualite.rules import (
    NAME,
    OPTIONS,
    RULES,
    Deal,
    Mark,
    Move,
    Open,
    Options,
    Position,
    awaited,
    check,
    deal,
    longest,
    moves,
    options,
    outcome,
    phase,
    play,
    reveals,
    setup,
    sides,
    to_move,
)
from parlour.games.dualite.views import Circle, View, redeal, sample, tell, view

__all__ = [
    "NAME", "OPTIONS", "RULES", "Circle", "Deal", "Mark", "Move", "Open", "Options", "Position", "View",
    "awaited", "check", "deal", "longest", "moves", "options", "outcome", "phase", "play", "read", "read_deal",
    "read_position", "redeal", "reveals", "sample", "setup", "sides", "tell", "to_move", "view", "write",
    "write_deal", "write_position",
]  # fmt: skip
