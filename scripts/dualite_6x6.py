"""Write the package's data on Dualité 6×6: python -m scripts.dualite_6x6 FOLDER, which parlour solve has filled.

    parlour solve dualite --size 6 --all-openings --folder six/ --certificates --memory 768
    python -m scripts.dualite_6x6 six/

Each certificate is checked before its answers are taken. A class without one is kept with its value alone.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from pathlib import Path

from parlour.games.dualite.solver.book import walk
from parlour.games.dualite.solver.checker import strategy_of
from parlour.games.dualite.solver.class_by_class import names
from parlour.games.dualite.solver.symmetry import Name
from parlour.solvers.proofs import Question

OUT = Path(__file__).parents[1] / "src" / "parlour" / "games" / "dualite" / "solver" / "six.jsonl"


def line(folder: Path, opening: str) -> dict[str, object] | None:
    told = folder / f"{opening}.json"
    if not told.exists():
        return None
    known = json.loads(told.read_text())
    row = {key: known[key] for key in ("opening", "count", "winner")}
    proof = folder / f"{opening}.proof"
    book, row["sha256"] = b"", ""
    if proof.exists():
        proved, answers = strategy_of(proof.read_bytes())
        (claim,) = proved.claims
        assert (claim.moves, claim.winner) == (opening, int(known["winner"] == "replier"))

        def answer(name: Name) -> int:
            return answers[name]

        book = bytes(cell for _, cell in walk(opening, known["winner"], answer))
        row |= {"sha256": proved.sha256, "plies": claim.plies}
    return {**row, "book": base64.b64encode(zlib.compress(book, 9)).decode()}


def main() -> None:
    folder = Path(sys.argv[1])
    rows = [row for name in names(Question({"size": "6"})) if (row := line(folder, name)) is not None]
    OUT.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    won = [row for row in rows if row["winner"] == "opener"]
    print(f"{len(rows)} classes, {len(won)} won by the opener, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
