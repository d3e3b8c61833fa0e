"""Playthroughs: a game told in a file, with the moves, what everyone hears of them, and remarks for a reader.

What is typed stands at the margin; what the rules and the words answer is indented by four spaces:

    # A remark.
    game dualite
    option size=4
    deal …                  only where something is dealt
    0> a1+c3                seat 0 plays; a refused move is answered by its sentence and changes nothing
    look 0                  the board as a terminal shows it to seat 0; `look` alone: to a bystander

`python -m tests.playthroughs` writes all answers anew; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour import words
from parlour.boards.text import board_of, drawn
from parlour.game import Facts, Refusal, Seat
from parlour.sitting import Sitting, begin
from tests.games.whole_games import EVERY_GAME

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")
ANSWER = "    "


def told_again(text: str) -> str:
    """The playthrough with its answers as the rules and the words give them now."""
    typed = [line for line in text.splitlines() if not line.startswith(ANSWER)]
    return "".join(f"{line}\n" for line in _with_answers(typed))


def _with_answers(typed: list[str]) -> Iterator[str]:
    name, options, deal = "", {}, ""
    sitting: Sitting | None = None
    for line in typed:
        yield line
        head, _, rest = line.partition(" ")
        if not line or head == "#":
            continue
        if head == "game":
            name = rest
        elif head == "option":
            option, _, value = rest.partition("=")
            options[option] = value
        elif head == "deal":
            deal = rest
        else:
            if sitting is None:
                game = EVERY_GAME[name]
                chosen = game.options(options)
                sitting = begin(game, chosen, game.read_deal(chosen, deal))
            if head == "look":
                yield from _board(sitting, int(rest) if rest else None)
            else:
                seat = int(head.removesuffix(">"))
                try:
                    after = sitting.play(seat, sitting.game.read(rest))
                except Refusal as refused:
                    yield f"{ANSWER}refused: {words.say(refused.code, refused.facts)}"
                else:
                    yield from _heard(sitting, after)
                    sitting = after


def _board(sitting: Sitting, seat: Seat | None) -> Iterator[str]:
    for line in drawn(board_of(sitting.game), sitting.view(seat)).plain.splitlines():
        if line.strip():
            yield f"{ANSWER}{line}".rstrip()


def _heard(before: Sitting, after: Sitting) -> Iterator[str]:
    """What each seat and a bystander hear of the last move, who is awaited next, or how it ended."""
    mover, move = after.moves[-1]
    heard: dict[str, list[str]] = {}
    for seat in (*range(after.seats), None):
        told = after.game.announce(before.position, mover, move, seat)
        sentence = "nothing" if told is None else words.say(told.code, {**told.facts, "player": NAMES[told.seat]})
        heard.setdefault(sentence, []).append("a bystander" if seat is None else NAMES[seat])
    for sentence, listeners in heard.items():
        everyone = len(listeners) == after.seats + 1
        yield f"{ANSWER}{'everyone' if everyone else ', '.join(listeners)}: {sentence}"
    if (outcome := after.outcome) is None:
        yield f"{ANSWER}awaited: {', '.join(NAMES[seat] for seat in sorted(after.awaited))}"
        return
    winners = ", ".join(NAMES[seat] for seat in outcome.winners) or "no one"
    points = f"; points {' '.join(map(str, outcome.points))}" if outcome.points else ""
    facts: Facts = {"player": winners, "points": max(outcome.points, default=0)}
    yield f"{ANSWER}over: {words.say(outcome.reason, facts)} Won by {winners}{points}."
