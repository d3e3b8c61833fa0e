"""What a browser downloads starts with nothing but what it downloads, and asks for no module that lies elsewhere."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts import offline

LIBRARIES = ("msgspec", "platformdirs")
"""As in requirements-browser.lock."""

ASKED_FOR = r"parlour\.((tables|delivery|solvers|school)\..+|games\.\w+\.(players|school|solver|picture))"
"""What a page comes to ask for besides, by the names of modules."""

START = """
import importlib, sys
import offline_bytecode

offline_bytecode.start()
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_a_browser_starts_every_game_with_what_it_downloads(tmp_path: Path) -> None:
    modules = []
    for name, path in offline.ours():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, tmp_path / name)
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if name.endswith(".py") and re.fullmatch(ASKED_FOR, module):
            modules.append(module)
    for library in LIBRARIES:
        (folder,) = importlib.import_module(library).__path__
        (tmp_path / library).symlink_to(folder)
    shutil.copyfile(offline.ROOT / "scripts" / "offline_bytecode.py", tmp_path / "offline_bytecode.py")
    ran = subprocess.run(
        [sys.executable, "-S", "-c", START, *modules],  # without the packages that are installed
        cwd=tmp_path,
        env={**os.environ, "PARLOUR_ENGINES": "python", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]


def test_the_worker_starts_without_the_parts_of_python_that_are_left_out() -> None:
    command = [sys.executable, "-c", "import sys, parlour.browser.worker; print(*sys.modules)"]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "parlour.browser.worker" in loaded
    assert [name for name in loaded if offline.unused(name)] == []
