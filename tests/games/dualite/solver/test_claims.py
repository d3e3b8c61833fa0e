"""The claims in docs/claims.md: the files are those that it names, and they hold."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from parlour.games.dualite.solver.checker import check
from parlour.games.dualite.solver.openings import GRAND_DUAL_OPENERS

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "claims.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"`(docs/claims/[^`]+\.proof)` \| `([0-9a-f]{64})`", PAGE))


def test_the_page_names_every_certificate_with_its_checksum() -> None:
    assert {str(file.relative_to(ROOT)) for file in (ROOT / "docs" / "claims").iterdir()} == set(FILES)
    for file, digest in FILES.items():
        assert hashlib.sha256((ROOT / file).read_bytes()).hexdigest() == digest
        assert f"parlour verify {file}" in PAGE


@pytest.mark.slow
def test_the_single_circle_claim_holds() -> None:
    proof = check((ROOT / "docs/claims/dualite-4x4-one-circle.proof").read_bytes())
    assert {claim.moves for claim in proof.claims} == {f"{column}{row}" for column in "abcd" for row in range(1, 5)}
    assert {claim.winner for claim in proof.claims} == {1}
    assert proof.options == {"size": "4", "players": "2", "anchor": "opponents", "opening": "one"}


@pytest.mark.slow
def test_the_claim_about_all_openings_holds() -> None:
    proof = check((ROOT / "docs/claims/dualite-4x4-openings.proof").read_bytes())
    assert len(proof.claims) == len({claim.moves for claim in proof.claims}) == 78
    assert {claim.moves for claim in proof.claims if claim.winner == 1} == {"a1+c3", "a4+c2", "b2+d4", "b3+d1"}


@pytest.mark.slow
@pytest.mark.parametrize("quick", [True, pytest.param(False, marks=pytest.mark.long)])
def test_the_claim_about_grand_dual_holds(quick: bool) -> None:
    proof = check((ROOT / "docs/claims/grand-dual-openings.proof").read_bytes(), quick=quick)
    assert len(proof.claims) == 37
    assert proof.options["size"] == "5"
    assert {claim.moves for claim in proof.claims if claim.winner == 0} == GRAND_DUAL_OPENERS
