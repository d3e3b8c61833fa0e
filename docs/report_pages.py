"""Makes the designer's reports of the site from their data, `docs/reports/*.json`, which `scripts/reports` measures."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
from sphinx.application import Sphinx

from parlour.study.pages import page
from parlour.study.surveys import Survey

DATA = Path(__file__).parent / "reports"
BUILT = Path(__file__).parent / "_build" / "extra" / "reports"


def write_reports(_: Sphinx) -> None:
    BUILT.mkdir(parents=True, exist_ok=True)
    for data in sorted(DATA.glob("*.json")):
        survey = msgspec.json.decode(data.read_bytes(), type=Survey)
        command = ["parlour", "study", survey.game, "--games", str(survey.games), "--seed", survey.seed]
        target = BUILT / data.with_suffix(".html").name
        target.write_text(page(survey, shlex.join([*command, "--page", target.name])), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", lambda app, config: write_reports(app))
    return {"parallel_read_safe": True}
