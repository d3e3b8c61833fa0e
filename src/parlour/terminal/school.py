"""Lessons and puzzles in the terminal, line by line: the same as in the browser, judged by the same rules."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from datetime import date
from typing import Any, TextIO

from parlour import words
from parlour.boards.text import Company, asked, board_of, drawn, typed
from parlour.game import Game, Refusal
from parlour.school import days, lessons, puzzles
from parlour.school.puzzles import Puzzle, PuzzleCard, PuzzleTurn, Try
from parlour.terminal import advice
from parlour.terminal.display import title
from parlour.terminal.orders import Order, listed, read_order

_WIDE = 70
"""Columns, as on a page of the full screen."""


class Stopped(Exception):
    """The input has ended, or the reader wants to stop."""


class SchoolTerminal:
    """Lessons and puzzles that read answers from one stream and write to another; `school_screen.py` replaces both."""

    def __init__(self, game: Game, lines: TextIO, out: TextIO, sentence: Callable[[Refusal], str]) -> None:
        self._game, self._lines, self._out, self._sentence = game, lines, out, sentence
        self._board = board_of(game)

    # A lesson

    def lesson(self, *, tactics: bool = False) -> bool:
        """Teach all of the first lesson, or of the second; False if that was broken off."""
        taught = lessons.lesson(self._game)
        steps = taught.tactics if tactics else taught.steps
        if not steps:
            raise Refusal("no-tactics", game=self._game.NAME)
        first = next((step for step in steps if step.asks), None)
        try:
            for number, step in enumerate(steps, 1):
                heading = words.say("school-step", {"number": number, "steps": len(steps)})
                self._page(f"{heading} {words.say(step.title)}")
                self._draw(step.view)
                self._say(words.say(step.task), _lit(step.lights))
                if step is first:
                    self._say_how()
                if step.asks:
                    self._ask(step)
                else:
                    self._pause()
        except Stopped:
            return False
        self._page(words.say("school-lesson-over"))
        if taught.tactics and not tactics:
            self._say(words.say("school-tactics", {"game": self._game.NAME}))
        return True

    def _ask(self, step: lessons.Step) -> None:
        while True:
            line = self._line()
            if self._is(line, "skip"):
                return
            text = self._answered(line, step.view, lambda: words.say(step.hint))
            if text is None:
                continue
            try:
                judged = lessons.tried(self._game, step.name, text)
            except Refusal as refusal:
                self._say(self._sentence(refusal))
                continue
            if judged.verdict == "not-asked":
                self._say(words.say(step.hint))
                continue
            self._draw(judged.views[-1])
            self._say(words.say(step.done if judged.verdict == "right" or step.other is None else step.other))
            if step.practice:
                self._say(words.say("school-practise", {"game": self._game.NAME, "number": step.practice[0]}))
            self._pause()
            return

    # Puzzles

    def index(self, today: date) -> None:
        """List all puzzles, the easiest first."""
        if days.has_day(self._game):
            self._say(words.say("school-day-only", {"game": self._game.NAME}))
            return
        found = puzzles.listed(self._game, today)
        self._say(title(self._game))
        for card in found.puzzles:
            marked = words.say("school-today") if card.number in (found.today, *found.also_today) else ""
            self._say(f"{card.number:>4}  {self._called(card)}, {_grade(card)} {marked}".rstrip())

    def puzzle(self, number: int | None, today: date) -> bool:
        """Pose a puzzle, that of the day where none is named; return whether it was solved."""
        if days.has_day(self._game):
            return self._day(today)
        shown = puzzles.puzzle(self._game, puzzles.daily(self._game, today)[0] if number is None else number)
        facts: dict[str, str | int] = {"game": words.say(f"{self._game.NAME}-name"), "number": shown.number}
        self._page(words.say("puzzle-title", facts))
        self._draw(shown.start.view)
        side = {"side": "opener" if shown.seat == 0 else "replier"}
        about = " ".join((words.say(words.own(self._game.NAME, "puzzle-side"), side), f"{_grade(shown)}.")).strip()
        self._say(f"{self._called(shown)}.", self._task(shown), about, _lit(shown.lights))
        self._say_how()
        try:
            solved = self._solve(shown)
        except Stopped:
            return False
        if solved:
            self._say(words.say("puzzle-solved"))
            self._say_next(shown.next)
        return solved

    def _say_next(self, number: int | None) -> None:
        """Offer a harder puzzle."""
        if number is not None:
            self._say(words.say("school-next", {"game": self._game.NAME, "number": number}))

    def _solve(self, shown: Puzzle) -> bool:
        turn, played = shown.start, tuple[str, ...]()
        given = 0
        while True:
            line = self._line()
            if self._is(line, "skip"):
                key = next(found for found in turn.tries if found.verdict == "right")
                self._say(words.say("puzzle-hint-move", {"move": key.text}))
                return False
            hint = _hint(turn, given)
            text = self._answered(line, turn.view, hint)
            given += text is None and read_order(line) == (Order.HINT, "")
            if text is None:
                continue
            try:
                tried = self._tried(shown, turn, played, text)
            except Refusal as refusal:
                self._say(self._sentence(refusal))
                continue
            self._tell(shown, tried)
            if tried.verdict == "right":
                if tried.then is None:
                    self._draw(tried.views[-1])
                    return True
                turn, played, given = tried.then, (*played, text, *tried.answers), 0
                self._draw(turn.view)

    def _tried(self, shown: Puzzle, turn: PuzzleTurn, played: tuple[str, ...], text: str) -> Try:
        text = self._game.write(self._game.read(text))
        known = next((found for found in turn.tries if found.text == text), None)
        return known or puzzles.tried(self._game, shown.number, " ".join(played), text)

    def _tell(self, shown: Puzzle, tried: Try) -> None:
        facts: dict[str, str | int] = {
            "move": tried.text,
            "moves": shown.wins_in,
            "line": " ".join(tried.answers),
            "answer": tried.answers[0] if tried.answers else "",
        }
        if tried.verdict == "slow":
            self._say(words.say("puzzle-slow", facts))
        elif tried.verdict == "wrong":
            known = "puzzle-lost" if tried.ended else "puzzle-wrong"
            self._say(words.say("puzzle-not-asked" if shown.judged else known, facts))
        elif tried.then is not None:
            self._say(words.say("puzzle-right", facts))

    def _called(self, each: Puzzle | PuzzleCard) -> str:
        own = f"{self._game.NAME}-puzzle-{each.theme}"
        return words.say(own) if words.known(own) else words.say("puzzle-task", {"moves": each.wins_in})

    def _task(self, each: Puzzle) -> str:
        own = f"{self._game.NAME}-puzzle-{each.theme}-task"
        return words.say(own) if words.known(own) else ""

    # The board of the day

    def _day(self, today: date) -> bool:
        shown = days.board(self._game, today)
        self._page(words.say("day-title", {"game": words.say(f"{self._game.NAME}-name")}))
        self._draw(shown.view)
        self._say(words.say(words.own(self._game.NAME, "day-task")))
        self._say_how()
        try:
            while True:
                line = self._line()
                if self._is(line, "skip"):
                    return False
                text = self._answered(line, shown.view, lambda: words.say("school-day-no-hint"))
                if text is None:
                    continue
                try:
                    chosen = days.chosen(self._game, shown.day, today, text)
                    break
                except Refusal as refusal:
                    self._say(self._sentence(refusal))
        except Stopped:
            return False
        house = days.told(self._game, shown.day, {}).house
        self._say(f"{words.say('day-yours')}: {', '.join(map(self._part, chosen))}")
        self._say(f"{words.say(words.own(self._game.NAME, 'day-house'))}:")
        for one in house:
            self._say(f"  {self._part(one.part)}: {words.say(one.code, one.facts)}")
        return True

    def _part(self, part: str) -> str:
        return words.say(words.own(self._game.NAME, "day-part"), {"part": part})

    # What they share

    def _answered(self, line: str, view: Any, hint: Callable[[], str]) -> str | None:
        """Return the move in a line; None for a command or a question, which is answered."""
        order = read_order(line)
        if order is not None and order[0] in _ORDERS:
            match order[0]:
                case Order.HINT:
                    self._say(hint())
                case Order.RULES:
                    self._say(advice.rules(self._game))
                case Order.MOVES:
                    self._say(listed(self._board, view))
                case _:
                    self._say(self._how_to_type(), words.say("school-orders"))
            return None
        try:
            if answer := asked(self._board, view, line, Company(())):
                self._say(answer)
                return None
            meant = typed(self._board, view, line)
        except Refusal as refusal:
            self._say(self._sentence(refusal))
            return None
        if not meant.whole:
            self._say(meant.text)
            return None
        return meant.text

    def _say_how(self) -> None:
        """How to answer."""
        self._say(self._how_to_type(), words.say("school-orders"))

    def _page(self, heading: str) -> None:
        """Begin something new."""
        self._say("", heading, "")

    def _pause(self) -> None:
        """Let the reader read; line by line nothing is lost from sight."""

    def _line(self) -> str:
        """Return the next line that is not empty."""
        for line in self._lines:
            text = line.strip()
            if text and read_order(text) == (Order.QUIT, ""):
                break
            if text:
                return text
        raise Stopped

    def _is(self, line: str, word: str) -> bool:
        return line.lower() in (word, words.say(f"terminal-word-{word}"))

    def _how_to_type(self) -> str:
        own = f"terminal-{self._game.NAME}"
        return words.say(own) if words.known(own) else ""

    def _draw(self, view: Any) -> None:
        lines = drawn(self._board, view).plain.splitlines()
        self._out.write("\n".join(line.rstrip() for line in lines) + "\n\n")

    def _say(self, *texts: str) -> None:
        for index, text in enumerate(texts):
            if text or index == 0:
                folded = (textwrap.fill(line, _WIDE, subsequent_indent=_indent(line)) for line in text.splitlines())
                print("\n".join(folded), file=self._out, flush=True)


_ORDERS = (Order.HELP, Order.RULES, Order.HINT, Order.MOVES)


def _indent(line: str) -> str:
    return " " * (len(line) - len(line.lstrip()))


def _grade(each: Puzzle | PuzzleCard) -> str:
    error = f" ± {each.error}" if isinstance(each, Puzzle) else ""
    return f"{words.say(f'puzzle-grade-{each.grade}')} · {each.rating}{error}"


def _lit(places: tuple[str, ...]) -> str:
    return words.say("puzzle-lit", {"places": ", ".join(place.removeprefix("card ") for place in places)}) * bool(
        places
    )


def _hint(turn: PuzzleTurn, given: int) -> Callable[[], str]:
    """Return the next hint: places first, then the move."""

    def say() -> str:
        if given < len(turn.hints):
            return f"{words.say(turn.hints[given].code)} {_lit(turn.hints[given].places)}"
        key = next(found for found in turn.tries if found.verdict == "right")
        return words.say("puzzle-hint-move", {"move": key.text})

    return say
