"""Texts as no one should write them: good ones with something broken, for every reader of outside data.

`python -m tests.games.odd_texts CALLS [GAME …]` reads as many texts as that in each game and stops at the first one
that is neither read nor refused.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from parlour import record, wire, words
from parlour.boards.text import board_of, typed
from parlour.chance import Chance
from parlour.game import Game, Refusal, Seat, Written, written_options
from parlour.sitting import Sitting
from parlour.tables import requests
from tests.games.whole_games import EVERY_GAME, random_game

ODD_SIGNS = (
    "", " ", "\t", "\n", "\r", "\x00", "\x85", "\u2028", "\u200b", "\u0301", "²", "½", "٤", "①", "Ⅷ", "é", "हा", "ช้",
    "🐘", "0", "00", "9", "-", "+", "-1", "1e5", "0x1", "1_0", "NaN", "/", "//", "@", ":", ";", ",", ".", "#", "&", "~",
    "<", ">", "=", "?", "*", "x", "t", "L", "R", "o", "b", "W", "pass", "null", "{", "}", "[", '"', "\\", "%s", "{0}",
    "…", "A", "İ",
)  # fmt: skip


Read = TypeVar("Read")


def broken(text: str, chance: random.Random, others: Sequence[str]) -> str:
    """This text with one to three things wrong with it."""
    for _ in range(chance.randint(1, 3)):
        start, end = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        end = min(end, start + chance.choice((0, 1, 1, 2, 8, len(text))))
        part = text[start:end]
        other = chance.choice(others)
        cut = chance.randint(0, len(other))
        text = chance.choice(
            (
                text[:start] + chance.choice(ODD_SIGNS) + text[end:],
                text[:start] + chance.choice(ODD_SIGNS) * chance.choice((1, 2, 9, 5000)) + text[start:],
                text[:start] + text[end:],
                text[:start] + part[::-1] + text[end:],
                text[:end] + part + text[end:],
                text[:start] + other[cut:],
                other[:cut] + text[end:],
                text.swapcase(),
            )
        )[:20_000]
    return text


def refused_or(read: Callable[[], Read]) -> Read | None:
    """What was read; None for a refusal, which must be sayable. Anything else that is raised is our fault."""
    try:
        return read()
    except Refusal as refusal:
        words.say(refusal.code, refusal.facts)
        return None


class Readers:
    """Everything of one game that reads texts from outside, with good texts to begin from."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = random.Random(f"{game.NAME} {seed}")
        self.options = self._some_options()
        self.sitting: Sitting = random_game(game, self.options, key=seed % 4)
        self.moves = [game.write(move) for _, move in self.sitting.moves]
        self.deals = [game.write_deal(game.deal(self.options, Chance(number))) for number in range(3)]
        self.sheet = record.write(self.sitting.record(tuple("Guest" for _ in range(self.sitting.seats)), "2026-11-15"))
        self.positions: list[str] = []
        if game.is_open:
            self.positions = [game.write_position(position) for position in self.sitting.positions]

    def _some_options(self) -> Any:
        texts = {}
        for option in self.game.OPTIONS:
            if hasattr(option, "values"):
                texts[option.name] = self.chance.choice(option.values)
        found = refused_or(lambda: self.game.options(texts))
        return self.game.options({}) if found is None else found

    def all(self) -> tuple[Callable[[], None], ...]:
        readers = [self.option, self.move, self.deal, self.record, self.draft, self.line, self.request, self.wish]
        return (*readers, self.position) if self.positions else tuple(readers)

    def _place(self) -> tuple[Any, Seat]:
        return self.chance.choice(self.sitting.positions), self.chance.randint(-1, self.sitting.seats)

    def option(self) -> None:
        texts = dict(written_options(self.options))
        for option in self.chance.sample(self.game.OPTIONS, 1):
            texts[option.name] = broken(texts[option.name], self.chance, list(texts.values()))
            if isinstance(option, Written) and self.chance.random() < 0.5:
                texts[option.name] = broken("wbcwcb,bwxbxw\nbbccww # one", self.chance, ["bbccdd"])
        chosen = refused_or(lambda: self.game.options(texts))
        if chosen is not None:
            assert self.game.options(written_options(chosen)) == chosen
            assert all(value == value.strip() and len(value.splitlines()) < 2 for value in texts_of(chosen))

    def move(self) -> None:
        text = broken(self.chance.choice(self.moves), self.chance, self.moves)
        move = refused_or(lambda: self.game.read(text))
        if move is None:
            return
        assert self.game.read(self.game.write(move)) == move
        position, seat = self._place()
        after = refused_or(lambda: self.game.play(position, seat, move))
        if after is None:
            return
        assert seat in self.game.to_move(position)
        assert len(self.game.write(move).splitlines()) == 1, "what can be played can be written in a record"

    def deal(self) -> None:
        text = broken(self.chance.choice(self.deals), self.chance, self.deals)
        read = refused_or(lambda: (self.game.read_deal(self.options, text),))  # a deal may be None
        for deal in read or ():
            assert self.game.read_deal(self.options, self.game.write_deal(deal)) == deal
            self.game.setup(self.options, deal)

    def position(self) -> None:
        text = broken(self.chance.choice(self.positions), self.chance, self.positions)
        game: Any = self.game
        position = refused_or(lambda: game.read_position(self.options, text))
        if position is not None:
            assert game.read_position(self.options, game.write_position(position)) == position
            assert bool(game.to_move(position)) == (game.outcome(position) is None)
            for seat in (*range(self.sitting.seats), None):
                game.view(position, seat)

    def record(self) -> None:
        lines = self.sheet.split("\n")
        place = self.chance.randrange(len(lines))
        lines[place] = broken(lines[place], self.chance, lines)
        text = "\n".join(lines)
        sheet = refused_or(lambda: record.read(text))
        if sheet is not None:
            assert record.read(record.write(sheet)) == sheet
            if self.chance.random() < 0.05:  # playing a whole game again takes a hundred times as long
                refused_or(lambda: record.replay(sheet, EVERY_GAME))

    def draft(self) -> None:
        if self.game.is_composed:
            position, seat = self._place()
            view = self.game.view(position, seat if 0 <= seat < self.sitting.seats else None)
            text = broken(self.chance.choice(self.moves), self.chance, self.moves)[:2000]
            preview: Any = refused_or(lambda: self.game.consider(view, text))
            if preview is not None and getattr(preview, "code", None):
                assert words.say(preview.code, preview.facts)

    def line(self) -> None:
        position, seat = self._place()
        view = self.game.view(position, seat if 0 <= seat < self.sitting.seats else None)
        text = broken(self.chance.choice(self.moves), self.chance, self.moves)
        refused_or(lambda: typed(board_of(self.game), view, text.strip()))

    def request(self) -> None:
        good = [
            json.dumps({"kind": "play", "id": "1", "phase": 3, "text": self.chance.choice(self.moves)}),
            json.dumps({"kind": "hello", "ticket": None}),
            json.dumps({"kind": "look", "id": "1", "ply": 2}),
            json.dumps({"kind": "say", "id": "1", "text": "Hello"}),
        ]
        text = broken(self.chance.choice(good), self.chance, good)
        refused_or(lambda: wire.read_request(text.encode()))

    def wish(self) -> None:
        options = written_options(self.options)
        seats = [{"kind": "me"}, {"kind": "bot", "level": 2}, {"kind": "invite", "level": None}]
        good = json.dumps({"game": self.game.NAME, "options": options, "seats": seats, "name": "Ada", "listed": True})
        text = broken(good, self.chance, [good])
        wished = refused_or(lambda: _wished(text))
        if wished is not None:
            refused_or(lambda: self.game.options(wished.options))


def texts_of(options: object) -> Iterable[str]:
    return written_options(options).values()


def _wished(text: str) -> requests.NewTable:
    return wire.read_body(text.encode(), requests.NewTable)


def read_odd_texts(game: Game, calls: int, seed: int = 0) -> None:
    """Give this many broken texts to the readers of a game, some of each."""
    readers: tuple[Callable[[], None], ...] = ()
    for call in range(calls):
        if call % 500 == 0:
            readers = Readers(game, seed + call // 500).all()
        readers[call % len(readers)]()


if __name__ == "__main__":
    for name in sys.argv[2:] or EVERY_GAME:
        read_odd_texts(EVERY_GAME[name], int(sys.argv[1]))
        print(f"{name}: {sys.argv[1]} texts were read or refused")
