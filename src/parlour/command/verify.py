"""`parlour verify`: check a certificate."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import AsJson
from parlour.game import BadOption

_LARGEST = 64 << 20


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A certificate, made by parlour solve.")],
    as_json: AsJson = False,
) -> None:
    """Check a proof by the rules alone, with code that shares nothing else with the search."""
    import hashlib

    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.command.progress import portion
    from parlour.solvers.proofs import CHECKER, BadCertificate, game_of

    try:
        with file.open("rb") as opened:
            content = opened.read(_LARGEST)
    except OSError as error:
        raise BadOption("command-no-file", file=str(file), why=error.strerror or "") from error
    name = game_of(content)
    checker = CHECKER.of(GAMES[name]) if name in GAMES else None
    if checker is None:
        raise BadCertificate("certificate-no-checker", game=name)
    with portion(words.say("progress-verify")) as tell:
        proof = checker.check(content, tell)
    digest = hashlib.sha256(content).hexdigest()
    if as_json:
        print(json.dumps({"file": str(file), "file_sha256": digest, **asdict(proof)}))
        return
    for claim in proof.claims:
        side = ("opener", "replier")[claim.winner]
        print(words.say(f"verify-{side}", {"moves": claim.moves, "plies": claim.plies}))
    facts: dict[str, str | int] = {
        "count": len(proof.claims),
        "positions": proof.positions,
        "digest": digest,
    }
    print(words.say(words.own(name, "verify-holds"), {**proof.options, **facts}))
