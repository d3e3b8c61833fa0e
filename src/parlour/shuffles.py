"""Verifiable shuffles: committed to before the deal, with a part of every player in it.

Before a game the server draws a secret of 32 bytes and shows its digest, the commitment. Each player's client draws a
random nonce and shows its digest, the seal. When all players are there, no seal can be added or changed; all clients
keep the list of seals and then open their own. A part that is not opened within ten seconds is left out, and the table
names its player. The deal follows from all of it:

    place      = "parlour shuffle 2\n" TABLE "\n" GAME "\n"
    commitment = SHA-256(place SECRET)
    seal       = SHA-256(place "seal\n" PERSON "\n" NONCE)
    key        = HMAC-SHA-256(SECRET, place and for each part SEAT " " PERSON " " SEAL " " NONCE "\n")
    code       = the first 80 bits of SHA-256("code\n" COMMITMENT "\n" and for each part SEAT " " PERSON " " SEAL "\n")

GAME counts the games of the table from 1; PERSON is the player's number at the table; SECRET is written as 64
hexadecimal digits (its bytes are the key of the HMAC); parts are in the order of their seats; NONCE is "-" for a part
that was not opened. The rules deal with the stream of `parlour.chance` for this key. Secret and nonces are revealed
when the game is over. `docs/shuffles.md` has test vectors, and says what this proves and what it does not.

Version 1, of records and logs from before, had no seals in the record, and seals that were bound to nothing:

    place      = "parlour shuffle\n" TABLE "\n" GAME "\n"
    seal       = SHA-256(NONCE)
    key        = HMAC-SHA-256(SECRET, place and for each nonce SEAT " " NONCE "\n")
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import BadNotation, Refusal, Seat

VERSION = 2
"""Of shuffles that are made now."""
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The 32 characters of a code, of which none can be mistaken for another."""
_CODE_BITS = 80

_PLACE = r"([\w-]{1,64}) ([1-9][0-9]{0,8}) ([0-9a-f]{64})"
_NONCE = "[0-9a-f]{16,64}"
_VERSION_1 = re.compile(rf"{_PLACE}((?: [0-9]:{_NONCE})*)")
_VERSION_2 = re.compile(rf"v2 {_PLACE}((?: [0-9]:[0-9]{{1,9}}:[0-9a-f]{{64}}:(?:{_NONCE}|-))*)")


class ShuffleRefused(Refusal):
    """A shuffle that cannot have been made by the rules of shuffles."""


@dataclass(frozen=True, slots=True)
class ShufflePart:
    """What the player of a seat brought to the shuffle. Version 1 knows neither person nor seal."""

    seat: Seat
    nonce: str | None
    """None for a part that was sealed but not opened."""
    person: int = -1
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The shuffle of one game: the table, the number of the game there, the secret, and the parts by seat."""

    table: str
    game: int
    secret: str
    parts: tuple[ShufflePart, ...] = ()
    version: int = VERSION

    @property
    def commitment(self) -> str:
        return _digest(f"{_place(self.table, self.game, self.version)}{self.secret}")

    @property
    def contributed(self) -> tuple[Seat, ...]:
        """The seats whose part was opened, and so is in the deal."""
        return tuple(part.seat for part in self.parts if part.nonce is not None)

    @property
    def unopened(self) -> tuple[Seat, ...]:
        """The seats whose part was sealed and then left out."""
        return tuple(part.seat for part in self.parts if part.nonce is None)

    @property
    def code(self) -> str:
        """A short name for the commitment and all seals, to be read out or typed; see `same_code`."""
        parts = sorted(self.parts, key=lambda part: part.seat)
        seals = "".join(f"{part.seat} {part.person} {part.seal}\n" for part in parts if part.seal)
        number = int.from_bytes(hashlib.sha256(f"code\n{self.commitment}\n{seals}".encode()).digest(), "big")
        number >>= 256 - _CODE_BITS
        signs = "".join(CODE_SIGNS[number >> shift & 31] for shift in range(_CODE_BITS - 5, -1, -5))
        return "-".join(signs[at : at + 4] for at in range(0, len(signs), 4))

    def chance(self) -> Chance:
        """Return the stream that deals."""
        parts = sorted(self.parts, key=lambda part: part.seat)
        if self.version == 1:
            lines = "".join(f"{part.seat} {part.nonce}\n" for part in parts)
        else:
            lines = "".join(f"{part.seat} {part.person} {part.seal} {part.nonce or '-'}\n" for part in parts)
        message = _place(self.table, self.game, self.version) + lines
        return Chance(hmac.digest(bytes.fromhex(self.secret), message.encode(), "sha256"))


def check(shuffle: Shuffle, seats: int) -> None:
    """Refuse parts of seats that the game does not have, doubled parts, and parts that do not fit their seal."""
    for part in shuffle.parts:
        if part.seat >= seats:
            raise ShuffleRefused("shuffle-foreign-seat", seat=part.seat, last=seats - 1)
    if len({part.seat for part in shuffle.parts}) < len(shuffle.parts):
        raise ShuffleRefused("shuffle-doubled-seat")
    if shuffle.version == 1:
        return
    if len({part.person for part in shuffle.parts}) < len(shuffle.parts):
        raise ShuffleRefused("shuffle-doubled-person")
    for part in shuffle.parts:
        if part.nonce is not None and part.seal != seal(shuffle.table, shuffle.game, part.person, part.nonce):
            raise ShuffleRefused("shuffle-unsealed", seat=part.seat)


def same_code(shuffle: Shuffle, text: str) -> bool:
    """Return whether this is the commitment or the code of the shuffle, in any spelling."""
    typed = "".join(sign for sign in text.upper() if sign.isalnum())
    return typed in (shuffle.commitment.upper(), shuffle.code.replace("-", ""))


def seal(table: str, game: int, person: int, nonce: str) -> str:
    """Return what is shown of a part before all parts are opened."""
    return _digest(f"{_place(table, game, VERSION)}seal\n{person}\n{nonce}")


def fresh_secret(chance: Chance) -> str:
    return f"{chance.below(1 << 256):064x}"


def write(shuffle: Shuffle) -> str:
    """Return the shuffle as a record has it."""
    if shuffle.version == 1:
        parts = "".join(f" {part.seat}:{part.nonce}" for part in shuffle.parts)
        return f"{shuffle.table} {shuffle.game} {shuffle.secret}{parts}"
    parts = "".join(f" {part.seat}:{part.person}:{part.seal}:{part.nonce or '-'}" for part in shuffle.parts)
    return f"v2 {shuffle.table} {shuffle.game} {shuffle.secret}{parts}"


def read(text: str) -> Shuffle:
    """Read the shuffle of a record. Whether its parts make sense, `check` tells."""
    if match := _VERSION_2.fullmatch(text):
        fields = (part.split(":") for part in match[4].split())
        parts = tuple(
            ShufflePart(int(at), None if nonce == "-" else nonce, int(who), shut) for at, who, shut, nonce in fields
        )
        return Shuffle(match[1], int(match[2]), match[3], parts)
    if match := _VERSION_1.fullmatch(text):
        parts = tuple(ShufflePart(int(part[0]), part[2:]) for part in match[4].split())
        return Shuffle(match[1], int(match[2]), match[3], parts, version=1)
    raise BadNotation("shuffle-garbled")


def _place(table: str, game: int, version: int) -> str:
    return f"parlour shuffle{'' if version == 1 else f' {version}'}\n{table}\n{game}\n"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
