"""`parlour verify`: check certificates, or the shuffles of records."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import AsJson
from parlour.game import BadOption

_LARGEST = 256 << 20


def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    quick: Annotated[bool, typer.Option("--quick")] = False,
    as_json: AsJson = False,
) -> None:
    for file in files:
        if len(files) > 1 and not as_json:
            print(f"{file}:", flush=True)  # so that it is known of which file a refusal speaks
        _verify(file, quick, as_json)


def _verify(file: Path, quick: bool, as_json: bool) -> None:
    import hashlib

    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.command.progress import portion
    from parlour.record import FIRST_LINE
    from parlour.solvers.proofs import CHECKER, BadCertificate, game_of

    try:
        with file.open("rb") as opened:
            content = opened.read(_LARGEST)
    except OSError as error:
        raise BadOption("command-no-file", file=str(file), why=words.trouble(error)) from error
    if content.startswith(FIRST_LINE.encode()):
        _verify_record(content, as_json)
        return
    name = game_of(content)
    checker = CHECKER.of(GAMES[name]) if name in GAMES else None
    if checker is None:
        raise BadCertificate("certificate-no-checker", game=name)
    with portion(words.say("progress-verify")) as tell:
        proof = checker.check(content, tell, quick)
    digest = hashlib.sha256(content).hexdigest()
    if as_json:
        print(json.dumps({"file": str(file), "file_sha256": digest, **asdict(proof)}))
        return
    for claim in proof.claims:
        side = ("opener", "replier")[claim.winner]
        print(words.say(f"verify-{side}", {"moves": claim.moves, "plies": claim.plies}))
    facts: dict[str, str | int] = {"count": len(proof.claims), "positions": proof.positions, "digest": digest}
    print(words.say(words.own(name, "verify-holds"), {**proof.options, **facts}))


def _verify_record(content: bytes, as_json: bool) -> None:
    """Play it through the rules, and deal again from what was promised."""
    from parlour import record, shuffles, words
    from parlour.catalogue import GAMES

    sheet = record.read(content.decode("utf-8", errors="replace"))
    played = record.replay(sheet, GAMES)
    if not sheet.shuffle:
        raise BadOption("verify-no-shuffle")
    shuffle = shuffles.read(sheet.shuffle)
    dealt = played.game.write_deal(played.game.deal(played.options, shuffle.chance()))
    if dealt != sheet.deal:
        raise BadOption("verify-other-deal")
    brought = {seat for seat, _ in shuffle.nonces}
    names, others = (
        ", ".join(name for seat, name in enumerate(sheet.names) if (seat in brought) is had) for had in (True, False)
    )
    if as_json:
        told = {"commitment": shuffle.commitment, "table": shuffle.table, "game": shuffle.game}
        print(json.dumps({**told, "contributed": [seat for seat, _ in shuffle.nonces], "holds": True}))
        return
    facts: dict[str, str | int] = {"commitment": shuffle.commitment, "game": shuffle.game, "table": shuffle.table}
    print(words.say("verify-shuffle-holds", facts))
    print(words.say("verify-shuffle-with", {"names": names}) if names else words.say("verify-shuffle-alone"))
    if names and others:
        print(words.say("verify-shuffle-without", {"names": others}))
