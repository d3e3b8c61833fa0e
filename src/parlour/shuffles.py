"""A shuffle that can be proved afterwards: it was promised before the deal, and the players had a part in it.

Before a game the server draws a secret of 32 bytes and shows its digest, the commitment; whoever plays answers with
the digest of a random text of their own, a nonce under seal. When all are there the seals are shown to all and opened;
a nonce that is not opened within ten seconds is left out, and the table says whose. The deal then follows from all of
them:

    commitment = SHA-256("parlour shuffle\n" TABLE "\n" GAME "\n" SECRET)
    seal       = SHA-256(NONCE)
    key        = HMAC-SHA-256(SECRET, "parlour shuffle\n" TABLE "\n" GAME "\n" and for each nonce SEAT " " NONCE "\n")

where GAME counts the games of the table from 1, SECRET is written as 64 hexadecimal digits (its bytes are the key of
the HMAC), and seats go up; the deal is what the rules deal with the stream of `parlour.chance` for this key. Secret and
nonces are told when the game is over. This proves that the deck was not changed after the commitment was shown, and
that nobody alone chose it. It does not hide the deck from the server; and whoever does not open a part, or a
server that drops one, chooses between two deals: that is why the table names them.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import BadNotation, Seat

_WRITTEN = re.compile(r"([\w-]{1,64}) ([1-9][0-9]{0,8}) ([0-9a-f]{64})((?: [0-9]:[0-9a-f]{16,64})*)")


@dataclass(frozen=True, slots=True)
class Shuffle:
    """One game's: at which table, which game there, the secret, and the nonce of each seat that gave one."""

    table: str
    game: int
    secret: str
    nonces: tuple[tuple[Seat, str], ...] = ()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(f"{self._place}{self.secret}".encode()).hexdigest()

    @property
    def _place(self) -> str:
        return f"parlour shuffle\n{self.table}\n{self.game}\n"

    def chance(self) -> Chance:
        """The stream that deals."""
        said = self._place + "".join(f"{seat} {nonce}\n" for seat, nonce in sorted(self.nonces))
        return Chance(hmac.digest(bytes.fromhex(self.secret), said.encode(), "sha256"))


def seal(nonce: str) -> str:
    """What is shown of a part before all parts are opened."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def fresh_secret(chance: Chance) -> str:
    return f"{chance.below(1 << 256):064x}"


def write(shuffle: Shuffle) -> str:
    """As a record has it."""
    nonces = "".join(f" {seat}:{nonce}" for seat, nonce in shuffle.nonces)
    return f"{shuffle.table} {shuffle.game} {shuffle.secret}{nonces}"


def read(text: str) -> Shuffle:
    match = _WRITTEN.fullmatch(text)
    if not match:
        raise BadNotation("shuffle-garbled")
    nonces = tuple((int(part[0]), part[2:]) for part in match[4].split())
    return Shuffle(match[1], int(match[2]), match[3], nonces)
