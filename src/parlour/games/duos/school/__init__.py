"""The lesson of DUOS, and its board of the day."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import Facts
from parlour.games.duos.values import Choose, Move, Not, Yes
from parlour.games.duos.views import View
from parlour.school.coaching import CoachRemark

DAY: Mapping[str, str] = {"players": "4", "rounds": "1"}
"""The board of the day: twelve cards for everyone, and no partner."""


def parts(move: Move) -> tuple[str, ...]:
    """Return the pairs."""
    return tuple("+".join(pair) for pair in move.pairs) if isinstance(move, Choose) else ()


def opinion(view: View) -> tuple[tuple[str, str, Facts], ...]:
    """Return the pairs that the pairer likes best, the strongest first, each with its reason."""
    from parlour.chance import Chance
    from parlour.games.duos.players import make
    from parlour.games.duos.players.pair_scores import Taste, affinity
    from parlour.games.duos.players.pairer import reasons

    move = make("5", None).choose(view, Chance(view.cards[0]))
    assert isinstance(move, Choose)
    move = Choose(tuple(sorted(move.pairs, key=lambda pair: -affinity(Taste(), *pair))))
    why = reasons(move.pairs)
    return tuple((part, code, facts) for part, (code, facts) in zip(parts(move), why, strict=True))


def places(move: Move) -> tuple[str, ...]:
    if isinstance(move, Choose):
        return tuple(card for pair in move.pairs for card in pair)
    return (move.card,) if isinstance(move, Yes | Not) else ()


def coached(view: View) -> tuple[CoachRemark, ...]:
    """Return one pair that many would choose, with its reason; and what a Narrator tries."""
    if "choose" not in view.actions:
        return ()
    part, code, facts = opinion(view)[0]
    if view.options.players == 2:
        role = "duos-coach-together"
    else:
        role = "duos-coach-narrator" if view.narrator == view.seat else "duos-coach-guess"
    return (CoachRemark(role, {}), CoachRemark("duos-coach-pair", {"part": part}), CoachRemark(code, facts))
