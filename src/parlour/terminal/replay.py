"""A record as pages: one for each move, and one before the first."""

from __future__ import annotations

from rich.text import Text

from parlour import words
from parlour.boards.text import Company, board_of, drawn
from parlour.game import Seat
from parlour.sitting import Sitting
from parlour.terminal.analysis import page_in_words
from parlour.terminal.display import Display, ending, title


class Replay:
    """A finished or interrupted game, seen by one seat or by a bystander."""

    def __init__(self, sitting: Sitting, names: tuple[str, ...], seat: Seat | None, *, analysed: bool = False) -> None:
        self._sitting, self._names, self._seat, self._analysed = sitting, names, seat, analysed
        self.drawing = board_of(sitting.game)

    def __len__(self) -> int:
        return len(self._sitting.moves)

    @property
    def title(self) -> str:
        return title(self._sitting.game)

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    def board(self, ply: int, room: tuple[int, int] | None = None) -> Text:
        view = self._sitting.game.view(self._sitting.positions[ply], self._seat)
        return drawn(self.drawing, view, room=room, company=Company(self._names))

    def line(self, ply: int) -> str:
        """Return the line of the move of this number, from 1."""
        mover, move = self._sitting.moves[ply - 1]
        told = self._sitting.game.announce(self._sitting.positions[ply - 1], mover, move, self._seat)
        if told is None:
            return words.say("replay-unheard", {"player": self._names[mover]})
        return words.say(told.code, {**told.facts, "player": self._names[told.seat]})

    def caption(self, ply: int) -> str:
        """Return the caption of a page: the move that led here, and at the end the result."""
        lines = [f"{ply}. {self.line(ply)}"] if ply else [words.say("replay-start", {"moves": len(self)})]
        if ply == len(self):
            lines.append(self._result())
        if self._analysed:
            lines.append(page_in_words(self._sitting, self._names, ply))
        return "\n".join(lines)

    def _result(self) -> str:
        sitting = self._sitting
        if sitting.outcome is None:
            return words.say("replay-unfinished")
        return ending(
            Display(
                game=sitting.game,
                names=self._names,
                own=frozenset(),
                seat=self._seat,
                view=None,
                to_move=frozenset(),
                awaited=frozenset(),
                announcements=(),
                outcome=sitting.outcome,
                ended=sitting.end[1] if sitting.end else None,
                together=len(sitting.game.sides(sitting.options)) == 1,
            )
        )

    def page(self, ply: int) -> str:
        drawn = "\n".join(line.rstrip() for line in self.board(ply).plain.splitlines())
        return f"{drawn}\n\n{self.caption(ply)}"
