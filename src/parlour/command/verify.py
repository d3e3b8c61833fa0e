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
    commitment: Annotated[str, typer.Option("--commitment", metavar="CODE", show_default=False)] = "",
    as_json: AsJson = False,
) -> None:
    if commitment and len(files) > 1:
        raise BadOption("verify-one-commitment")
    for file in files:
        if len(files) > 1 and not as_json:
            print(f"{file}:", flush=True)  # so that it is known of which file a refusal speaks
        _verify(file, quick, commitment, as_json)


def _verify(file: Path, quick: bool, commitment: str, as_json: bool) -> None:
    import hashlib

    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.command.progress import portion
    from parlour.command.replay import refuse_saved_game
    from parlour.record import FIRST_LINE
    from parlour.solvers.proofs import BadCertificate, game_checker, game_of

    try:
        with file.open("rb") as opened:
            content = opened.read(_LARGEST)
    except OSError as error:
        raise BadOption("command-no-file", file=str(file), why=words.trouble(error)) from error
    if content.startswith(FIRST_LINE.encode()):
        _verify_record(content, commitment, as_json)
        return
    refuse_saved_game(content[:100].decode("utf-8", errors="replace"), file)
    if commitment:
        raise BadOption("verify-no-record")
    name = game_of(content)
    checker = game_checker(GAMES[name]) if name in GAMES else None
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


def _verify_record(content: bytes, commitment: str, as_json: bool) -> None:
    """Play the record through the rules, check the parts of its shuffle, and deal again from them."""
    from parlour import record, shuffles, words
    from parlour.catalogue import GAMES

    sheet = record.read(content.decode("utf-8", errors="replace"))
    played = record.replay(sheet, GAMES)
    if not sheet.shuffle:
        raise BadOption("verify-no-shuffle")
    shuffle = shuffles.read(sheet.shuffle)
    shuffles.check(shuffle, len(sheet.names))
    if commitment and not shuffles.same_code(shuffle, commitment):
        raise BadOption("verify-other-commitment", commitment=shuffle.commitment, short=shuffle.code)
    dealt = played.game.write_deal(played.game.deal(played.options, shuffle.chance()))
    if dealt != sheet.deal:
        raise BadOption("verify-other-deal")
    facts: dict[str, str | int] = {
        "commitment": shuffle.commitment,
        "code": shuffle.code,
        "table": shuffle.table,
        "game": shuffle.game,
    }
    if as_json:
        parts = {"contributed": shuffle.contributed, "unopened": shuffle.unopened, "version": shuffle.version}
        print(json.dumps({**facts, **parts, "compared": bool(commitment), "holds": True}))
        return
    print(words.say("verify-shuffle-holds", facts))
    print(words.say("verify-shuffle-compared" if commitment else "verify-shuffle-compare", facts))
    silent = tuple(seat for seat in range(len(sheet.names)) if seat not in {part.seat for part in shuffle.parts})
    groups = {"with": shuffle.contributed, "unopened": shuffle.unopened, "without": silent}
    if not shuffle.contributed:
        print(words.say("verify-shuffle-alone"))
        del groups["without"]
    for which, seats in groups.items():
        if seats:
            print(words.say(f"verify-shuffle-{which}", {"names": ", ".join(sheet.names[seat] for seat in seats)}))
    if shuffle.version == 1:
        print(words.say("verify-shuffle-old"))
    elif shuffle.contributed:
        print(words.say("verify-shuffle-sealed"))
