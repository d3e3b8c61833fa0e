"""DUOS: pairs that go together, for three to six, or for two as partners."""

from parlour.games.duos.notation import read, read_deal, write, write_deal
from parlour.games.duos.rules import (
    NAME,
    OPTIONS,
    RULES,
    awaited,
    check,
    deadline,
    deal,
    explainable,
    explanation,
    lapse,
    longest,
    look_seconds,
    options,
    outcome,
    outdated,
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
from parlour.games.duos.values import (
    Choose,
    Deal,
    Given,
    Late,
    Match,
    Move,
    Not,
    Options,
    Position,
    Turn,
    Withdraw,
    Word,
    Yes,
)
from parlour.games.duos.views import Preview, View, consider, redeal, sample, tell, view

__all__ = [
    "NAME", "OPTIONS", "RULES", "Choose", "Deal", "Given", "Late", "Match", "Move", "Not", "Options", "Position",
    "Preview", "Turn", "View", "Withdraw", "Word", "Yes", "awaited", "check", "consider", "deadline", "deal",
    "explainable", "explanation", "lapse", "longest", "look_seconds", "options", "outcome", "outdated", "phase", "play",
    "read", "read_deal", "redeal", "reserved", "reveals", "reworded", "sample", "score", "setup",
    "sides", "talk", "tell", "to_move", "view", "write", "write_deal",
]  # fmt: skip
