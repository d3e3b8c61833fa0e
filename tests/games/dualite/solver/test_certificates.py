"""Certificates: sound ones hold, and nothing else does."""

from __future__ import annotations

import random
import zlib

import pytest

from parlour.game import Refusal
from parlour.games.dualite import notation
from parlour.games.dualite.rules import Options
from parlour.games.dualite.solver import checker
from parlour.games.dualite.solver.certificates import Certificate, Claim, certify
from parlour.games.dualite.solver.checker import check
from parlour.games.dualite.solver.openings import opened
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.solvers.proofs import FIRST_LINE, BadCertificate
from parlour.words import say
from tests.games.dualite.solver.positions import PROBLEMS, played


def certificate(*openings: str) -> Certificate:
    positions = [(opening, opened(Options(), notation.read(opening))) for opening in openings]
    return certify(ProofSearch(4), positions)


@pytest.fixture(scope="module")
def sound() -> Certificate:
    return certificate("a1+c3", "a1+a4")


def refused(content: bytes) -> str:
    """By the rules and the quick way, for the same reason."""
    codes = []
    for quick in (False, True):
        with pytest.raises(BadCertificate) as refusal:
            check(content, quick=quick)
        assert say(refusal.value.code, refusal.value.facts)
        codes.append(refusal.value.code)
    assert codes[0] == codes[1]
    return codes[0]


def test_a_sound_certificate_holds(sound: Certificate) -> None:
    heard: list[tuple[int, int]] = []
    proof = check(sound.as_bytes(), lambda read, of: heard.append((read, of)))
    assert [(claim.moves, claim.winner) for claim in proof.claims] == [("a1+c3", 1), ("a1+a4", 0)]
    assert all(claim.plies >= 20 for claim in proof.claims)
    assert proof.sha256 == sound.digest()


def test_the_quick_way_sees_the_same_and_asks_the_rules_now_and_then(
    sound: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_rules = check(sound.as_bytes())
    assert check(sound.as_bytes(), quick=True) == by_rules
    monkeypatch.setattr(checker, "COMPARED", 10)
    assert check(sound.as_bytes(), quick=True) == by_rules
    monkeypatch.setattr(checker._QuickWalk, "_marked", lambda self, white, black, cell: (white, black, True))
    with pytest.raises((AssertionError, BadCertificate)):
        check(sound.as_bytes(), quick=True)


def test_a_problem_is_certified_from_its_game() -> None:
    moves = next(iter(PROBLEMS.values()))[2]
    made = certify(ProofSearch(4), [(moves, played(Options(), moves))])
    (claim,) = check(made.as_bytes()).claims
    assert (claim.winner, claim.plies) == (0, 7)
    assert claim.moves == moves


def test_every_changed_byte_is_refused(sound: Certificate) -> None:
    content = sound.as_bytes()
    chance = random.Random(1)
    places = {*range(120), *(chance.randrange(len(content)) for _ in range(200)), len(content) - 1}
    for place in places:
        changed = bytearray(content)
        changed[place] ^= 1 << chance.randrange(8)
        refused(bytes(changed))


@pytest.mark.slow
def test_every_changed_reply_is_refused_even_with_a_right_checksum(sound: Certificate) -> None:
    chance = random.Random(2)
    for _ in range(60):
        replies = bytearray(sound.replies)
        place = chance.randrange(len(replies))
        replies[place] = (replies[place] + chance.randrange(1, 16)) % 16
        refused(Certificate(sound.options, sound.claims, bytes(replies)).as_bytes())


def test_cut_and_stretched_certificates_are_refused(sound: Certificate) -> None:
    content = sound.as_bytes()
    for length in (0, 5, len(FIRST_LINE), 60, len(content) // 2, len(content) - 1):
        refused(content[:length])
    assert refused(content + b"x") == "certificate-damaged"
    shorter = Certificate(sound.options, sound.claims, sound.replies[:-1])
    assert refused(shorter.as_bytes()) == "certificate-too-short"
    longer = Certificate(sound.options, sound.claims, sound.replies + b"\0")
    assert refused(longer.as_bytes()) == "certificate-left-over"


def test_a_false_claim_is_refused(sound: Certificate) -> None:
    first = sound.claims[0]
    for claim in (
        Claim(first.moves, 1 - first.winner, first.plies),
        Claim(first.moves, first.winner, first.plies - 2),
        Claim("a1+d4", first.winner, first.plies),
        Claim("", 0, 31),
    ):
        refused(Certificate(sound.options, (claim,), sound.replies).as_bytes())


def test_other_games_and_wrong_types_are_refused(sound: Certificate) -> None:
    content = sound.as_bytes()
    assert refused(b"hello") == "certificate-not-one"
    assert refused(FIRST_LINE + b"[]\n\n" + zlib.compress(b"")) == "certificate-damaged"
    assert refused(Certificate(sound.options, (), b"").as_bytes()) == "certificate-empty"
    assert refused(FIRST_LINE + b"[" * 100_000) == "certificate-damaged"
    assert refused(content.replace(b'"winner":1', b'"winner":2')) == "certificate-damaged"
    four = Certificate(sound.options | {"players": "4"}, sound.claims, sound.replies)
    assert refused(four.as_bytes()) == "certificate-damaged"
    with pytest.raises(Refusal):
        check(Certificate(sound.options | {"size": "9"}, sound.claims, sound.replies).as_bytes())
