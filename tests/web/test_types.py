"""The client's types are made from the wire; these tests fail when a person changed one and not the other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import wire
from parlour.catalogue import GAMES
from parlour.tables import requests
from scripts.client_types import FOLDER, documents, header, is_current, stale
from tests.published_games import PUBLISHED

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_types_are_current() -> None:
    assert stale(ROOT) == [], "run scripts/types: these are stale or missing"


@pytest.mark.slow
def test_the_script_runs_as_the_pages_say(tmp_path: Path) -> None:
    """From any folder, by any Python: it changes to the environment of the checkout."""
    path = os.pathsep.join(("/usr/bin", "/bin", str(Path(sys.executable).parent)))
    run = subprocess.run(
        [ROOT / "scripts" / "types", "--check"], cwd=tmp_path, env={"PATH": path}, capture_output=True, text=True
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_every_message_has_its_type() -> None:
    typed = set(documents()["index"]["components"]["schemas"])
    messages = {
        name
        for module in (wire, requests)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, wire.Sent | requests.Body)
    } - {"Sent", "Body", "Reply", "Request"}
    assert messages <= typed
    assert {"Request", "Reply"} <= typed


def test_no_types_are_left_over() -> None:
    drafts = set(GAMES) - set(PUBLISHED)
    assert {path.stem for path in (ROOT / FOLDER).iterdir()} - drafts == set(documents()) - drafts


def test_an_edited_file_or_a_changed_message_is_noticed() -> None:
    document = documents()["index"]
    body = "export type Table = never;\n"
    assert is_current(document, header(document, body) + body)
    assert not is_current(document, header(document, body) + body + "// edited\n")
    assert not is_current({**document, "paths": {"/": {}}}, header(document, body) + body)
