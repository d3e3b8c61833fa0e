"""Keeps what a server's table showed of its shuffles before the deal, and checks them when the game is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour import shuffles, wire, words
from parlour.catalogue import GAMES
from parlour.game import Refusal, Seat
from parlour.shuffles import Shuffle, ShufflePart


@dataclass(frozen=True, slots=True)
class Seen:
    """What was shown of a game's shuffle before its secret was: the commitment, and by person the seat and seal."""

    commitment: str
    seals: dict[int, tuple[Seat, str]]


@dataclass(slots=True)
class ShuffleCheck:
    """The shuffles of one table, as this terminal saw them."""

    _seen: dict[int, Seen] = field(default_factory=dict)
    """By the number of the game."""
    _opened: dict[int, str] = field(default_factory=dict)
    """Our own nonces that we have opened, by the number of the game."""
    _first: dict[int, tuple[Seat, Any]] = field(default_factory=dict)
    """Where we sat when a game began, and what we saw there, by the number of the game."""
    _verdict: tuple[wire.ShuffleCard, str] | None = None

    def see(self, table: wire.Table) -> None:
        """Keep what is shown now. What was shown first counts."""
        room = table.room
        if room.shuffling and room.commitment is not None:
            seats = {one.person: one.seat for one in room.people}
            seals = {
                card.person: (seat, card.seal) for card in room.seals if (seat := seats.get(card.person)) is not None
            }
            self._seen.setdefault(room.games + 1, Seen(room.commitment, seals))
        elif table.shuffle is not None and table.shuffle.secret is None:
            parts = {part.person: (part.seat, part.seal) for part in table.shuffle.parts}
            self._seen.setdefault(table.shuffle.game, Seen(table.shuffle.commitment, parts))
            begins = room.status == "playing" and not table.announcements
            if begins and table.you is not None and table.view is not None:
                self._first.setdefault(table.shuffle.game, (table.you, table.view))

    def may_open(self, table: wire.Table, nonce: str) -> bool:
        """Return whether our part may be opened: it is among the seals, and what is shown now is what we keep."""
        room = table.room
        if not room.shuffling or room.you is None:
            return False
        game, seen = room.games + 1, self._seen.get(room.games + 1)
        ours = wire.SealCard(person=room.you, seal=shuffles.seal(table.table, game, room.you, nonce), open=False)
        if ours not in room.seals or seen is None or seen.commitment != room.commitment:
            return False
        self._opened[game] = nonce
        return True

    def verdict(self, table: wire.Table) -> str:
        """Return what is known of the shuffle of a finished game, in words; nothing before it is over."""
        card = table.shuffle
        if card is None or card.secret is None:
            return ""
        if self._verdict is None or self._verdict[0] != card:
            self._verdict = card, self._judged(table, card, card.secret)
        return self._verdict[1]

    def _judged(self, table: wire.Table, card: wire.ShuffleCard, secret: str) -> str:
        if card.version != shuffles.VERSION:
            return words.say("verify-shuffle-old")
        parts = tuple(ShufflePart(part.seat, part.nonce, part.person, part.seal) for part in card.parts)
        shuffle = Shuffle(table.table, card.game, secret, parts)
        seen = self._seen.get(card.game)
        if not self._holds(table, card, shuffle, seen):
            return words.say("client-shuffle-broken")
        kept = words.say("client-shuffle-kept" if seen else "client-shuffle-unseen", {"code": shuffle.code})
        dealt = {part.person for part in parts if part.nonce is not None}
        dropped = sorted((set(seen.seals) if seen else {part.person for part in parts}) - dealt)
        if not dropped:
            return kept
        names = {one.person: one.name for one in table.room.people}
        called = ", ".join(names.get(person, words.say("terminal-someone")) for person in dropped)
        return f"{kept} {words.say('client-shuffle-dropped', {'names': called})}"

    def _holds(self, table: wire.Table, card: wire.ShuffleCard, shuffle: Shuffle, seen: Seen | None) -> bool:
        """Return whether the deal follows from what was shown before it."""
        if shuffle.commitment != card.commitment or (seen is not None and seen.commitment != card.commitment):
            return False
        game = GAMES[table.game]
        try:
            shuffles.check(shuffle, len(table.seats))
            options = game.options(table.options)
            begun = game.setup(options, game.deal(options, shuffle.chance()))
        except Refusal:
            return False
        if card.game in self._first:
            seat, view = self._first[card.game]
            if game.view(begun, seat) != view:
                return False
        if seen is not None and any(seen.seals.get(part.person) != (part.seat, part.seal) for part in shuffle.parts):
            return False
        ours = self._opened.get(card.game)
        brought = {part.person: part.nonce for part in shuffle.parts if part.nonce is not None}
        return ours is None or table.room.you not in brought or brought[table.room.you] == ours
