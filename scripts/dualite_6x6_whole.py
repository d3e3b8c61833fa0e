"""Go through all that the last level answers on 6×6 where it can win: python -m scripts.dualite_6x6_whole FOLDER.

Whatever its opponent tries, the level answers from the book, or by proof with so few nodes that a table always has the
time (`solver/endgame_proofs.py`). What takes more is put into the book, `six_hard.txt`. The level's strategy for each
class of openings is written to the folder as a certificate, and checked; the same command goes on after an interrupt.
`parlour verify FOLDER/*.proof` checks them again by the rules alone.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from pathlib import Path

import numpy as np

from parlour.games.dualite.solver import book
from parlour.games.dualite.solver.certificates import level_certificate
from parlour.games.dualite.solver.checker import check
from parlour.games.dualite.solver.level_strategy import LevelStrategist
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.symmetry import SIZE
from parlour.study.folders import keep_whole

OUT = Path(book.__file__).parent / "six_hard.txt"
ROOM = 1 << 25
"""Positions, twice as many as there are."""


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    answers, hard = dict(book.book()), dict(book.hard_answers())
    known, search = np.zeros((ROOM, 3), dtype=np.int64), ProofSearch(SIZE, 384)
    for each in book.solved_classes():
        told = folder / f"{each.opening}.json"
        if not told.exists():
            began = time.process_time()
            search.forget()
            strategist = LevelStrategist(answers, known, search)
            content = level_certificate(strategist, each.opening, each.winner).as_bytes()
            keep_whole(folder / f"{each.opening}.proof", content)
            check(content, quick=True)
            answers |= strategist.hard
            hard |= strategist.hard
            keep_whole(OUT, book.packed_answers(hard).encode("ascii"))
            proved, nodes, most = strategist.told
            row = {"opening": each.opening, "answers": len(strategist.replies), "hard": len(strategist.hard)}
            row |= {"proved": proved, "nodes": nodes, "most": most, "seconds": round(time.process_time() - began, 1)}
            keep_whole(told, json.dumps(row).encode() + b"\n")
        print(told.read_text(encoding="utf-8").strip(), flush=True)
    digest = hashlib.sha256(b"".join((folder / f"{each.opening}.proof").read_bytes() for each in book.solved_classes()))
    print(f"{len(hard):,} hard positions in {OUT.name}, {OUT.stat().st_size:,} bytes; {digest.hexdigest()}")


if __name__ == "__main__":
    main()
