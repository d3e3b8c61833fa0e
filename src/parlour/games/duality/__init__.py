"""Duality."""

from parlour.games.duality.notation import read, read_deal, write, write_deal
from parlour.games.duality.rules import (
    NAME,
    OPTIONS,
    RULES,
    Deal,
    Move,
    New,
    Options,
    Pass,
    Placed,
    Position,
    Replace,
    Swap,
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
from parlour.games.duality.views import Preview, View, consider, redeal, sample, tell, view

__all__ = [
    "NAME", "OPTIONS", "RULES", "Deal", "Move", "New", "Options", "Pass", "Placed", "Position", "Preview", "Replace",
    "Swap", "View", "awaited", "check", "consider", "deal", "longest", "moves", "options", "outcome", "phase", "play",
    "read", "read_deal", "redeal", "reveals", "sample", "setup", "sides", "tell", "to_move", "view", "write",
    "write_deal",
]  # fmt: skip
