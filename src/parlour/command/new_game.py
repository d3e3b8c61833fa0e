"""`parlour new-game`: a folder with a small game that plays at once, to be changed into one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from parlour.game import BadOption

SAMPLE = Path(__file__).parents[1] / "testing" / "sample_game"
_ITS_NAME = SAMPLE.name.replace("_", "-")
_NAME = re.compile("[a-z]+(-[a-z]+)*")


def run(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR")] = Path(),
) -> None:
    from parlour import words
    from parlour.catalogue import GAMES

    if not _NAME.fullmatch(name):
        raise BadOption("new-game-bad-name", name=name)
    if name in GAMES:
        raise BadOption("game-name-taken", game=name, source=name)
    made = folder / name.replace("-", "_")
    if made.exists():
        raise BadOption("new-game-there", folder=str(made))
    names = {_title(_ITS_NAME).capitalize(): _title(name), _title(_ITS_NAME): _title(name), _ITS_NAME: name}
    for file in sorted(SAMPLE.rglob("*")):
        if file.suffix in (".py", ".ftl"):
            text = file.read_text(encoding="utf-8")
            for before, after in names.items():
                text = text.replace(before, after)
            target = made / file.relative_to(SAMPLE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    print(words.say("new-game-made", {"folder": f"./{made}" if not made.is_absolute() else str(made)}))


def _title(name: str) -> str:
    return name.replace("-", " ").title()
