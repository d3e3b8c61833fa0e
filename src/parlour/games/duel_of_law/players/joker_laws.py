"""Laws that suit the jokers of a play all together: a joker is one card, whatever its two lines say of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.duel_of_law.atoms import Law, judged
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.laws import obeyed
from parlour.games.duel_of_law.play_check import Claim, Lay, together
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import Axis, Cell, Grid, Line, lines_formed, lines_of_jokers

A_TRIAL, A_JUDGEMENT = 8, 60
"""What it costs to try a law for a line beside the others, and to judge a whole play."""


class Open(NamedTuple):
    """A line with jokers that is to be claimed: its law so far, its cells, and the claims that fit it alone."""

    law: Law
    cells: tuple[Cell, ...]
    claims: list[Claim]


@dataclass(slots=True)
class JokerLaws:
    """The claims of one play whose lines are each in order, brought into joker_laws about its jokers."""

    at: SeatKnowledge
    lay: Lay
    patience: int
    """Steps of work that are left."""

    def play(self) -> Lay | None:
        """The play with the laws it has, else with other laws, else with fewer duels; None where nothing will do."""
        if self._lawful(self.lay):
            return self.lay
        after = {**self.at.grid, **dict(self.lay.laid)}
        formed = lines_formed(after, self.at.branches, self.lay.cells, Axis.ROW)
        touched = {branch for line in formed for branch in line.branches}
        lines = lines_of_jokers(after, (branch for branch in self.at.branches if branch not in touched))
        settled: list[Claim] = []
        choices: list[Open] = []
        for line in formed:
            claim = next((one for one in self.lay.claims if one.axis is line.axis and one.cell in line.cells), None)
            cards = [after[cell] for cell in line.cells]
            law = together(line.branches)
            if claim is None:
                lines.append((law, line.cells))
            elif any(card.joker for card in cards):
                fits = [Claim(claim.axis, claim.cell, atom) for atom in fitting(self.at.deck, law, cards)]
                choices.append(Open(law, line.cells, fits))
            else:
                settled.append(claim)
        duels = sum(bool(line.law) for line in choices)
        for dropped in range(duels + 1):
            for claims in self._agreeing(lines, choices, after, dropped):
                other = Lay(self.lay.laid, (*settled, *claims))
                if self._lawful(other):
                    return other
        return None

    def _agreeing(
        self, lines: Sequence[Line], choices: Sequence[Open], after: Grid, dropped: int
    ) -> Iterator[tuple[Claim, ...]]:
        """Claims for these lines, at most `dropped` duels left out, that suit the jokers and the other lines."""
        if not choices:
            yield ()
            return
        (law, cells, claims), *rest = choices
        for claim in claims:
            if self.patience < 0:
                return
            self.patience -= A_TRIAL
            narrower: list[Line] = [*lines, ((*law, *judged((claim.atom,))), cells)]
            if obeyed(self.at.deck, narrower, after):
                for others in self._agreeing(narrower, rest, after, dropped):
                    yield (claim, *others)
        if law and dropped:
            yield from self._agreeing([*lines, (law, cells)], rest, after, dropped - 1)

    def _lawful(self, lay: Lay) -> bool:
        self.patience -= A_JUDGEMENT
        return self.at.allows(lay)
