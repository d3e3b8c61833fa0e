"""A strong player's advice after the game: what it would have laid with the cards that a seat held and saw."""

from __future__ import annotations

from parlour.chance import Chance
from parlour.games.duel_of_law import views
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.players import LEVELS
from parlour.games.duel_of_law.players.bots import BRANCH, Bot, unopposed
from parlour.games.duel_of_law.rules import Draw, Move
from parlour.games.duel_of_law.views import View, parsed
from parlour.solvers.review import Advice

DEALS = 3
"""Ways to deal what the seat did not see on which a play is tried against its best answer."""


def advise(view: View, made: Move) -> Advice | None:
    """Of plays and draws, after the best answer: half a branch behind is as good, a whole one is a mistake.

    Nothing is said of votes, nor of laws in a player's own words, which are for people to judge.
    """
    if view.proposal or not isinstance(made, Lay | Draw) or not view.may_lay:
        return None
    at = parsed(view)
    if isinstance(made, Lay) and at.in_own_words(made):
        return None
    bot, chance = Bot(LEVELS[-1], None), Chance("review")
    best = bot.choose(view, chance)
    if not isinstance(best, Lay | Draw):
        return None
    deals = [unopposed(views.redeal(view, chance)) for _ in range(DEALS)] if best != made else []

    def worth(move: Lay | Draw) -> float:
        answered = (bot.after_answer(deal, at.seat, move) for deal in deals)
        return bot.worth(view, at, move) + sum(answered) / DEALS

    behind = worth(best) - worth(made) if deals else 0.0
    if behind < BRANCH / 2:
        return Advice("kept", "duel-of-law-review-good", {})
    clearly = behind >= BRANCH
    if isinstance(best, Draw):
        return Advice("lost" if clearly else "unknown", "duel-of-law-review-draw", {}, (str(best),))
    told = views.announce(deals[0], at.seat, best, at.seat)
    code = "duel-of-law-review-better" if clearly else "duel-of-law-review-other"
    return Advice("lost" if clearly else "unknown", code, told.facts, (str(best),))
