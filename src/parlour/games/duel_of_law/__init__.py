"""Duel of Law."""

from parlour.games.duel_of_law.drafting import Preview
from parlour.games.duel_of_law.judging import Claim, Lay
from parlour.games.duel_of_law.notation import read, read_deal, write, write_deal
from parlour.games.duel_of_law.rules import (
    NAME,
    OPTIONS,
    RULES,
    Deal,
    Draw,
    Move,
    Options,
    Position,
    Vote,
    awaited,
    check,
    deadline,
    deal,
    happenings,
    lapse,
    longest,
    options,
    outcome,
    phase,
    play,
    reserved,
    reveals,
    reworded,
    score,
    setup,
    sides,
    talk,
    to_move,
)
from parlour.games.duel_of_law.views import View, consider, redeal, sample, tell, view

__all__ = [
    "NAME", "OPTIONS", "RULES", "Claim", "Deal", "Draw", "Lay", "Move", "Options", "Position", "Preview", "View",
    "Vote", "awaited", "check", "consider", "deadline", "deal", "happenings", "lapse", "longest", "options", "outcome",
    "phase", "play", "read", "read_deal", "redeal", "reserved", "reveals", "reworded", "sample", "score", "setup",
    "sides", "talk", "tell", "to_move", "view", "write", "write_deal",
]  # fmt: skip
