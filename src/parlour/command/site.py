"""`parlour site`: a folder that any static host serves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def run(
    out: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    server: Annotated[str, typer.Option("--server", metavar="ADDRESS", show_default=False)] = "",
) -> None:
    from parlour import words
    from parlour.browser.site import write_site

    write_site(out, server)
    print(words.say("site-written", {"folder": str(out)}))
