"""Put together what a browser downloads to play without a server, in src/parlour/browser/files/.

    scripts/offline

Pyodide (from web/node_modules), and one archive: the rules, bots and tables of this package, the kernels as WebAssembly
and the few libraries of requirements-browser.lock. `files.json` beside them says which files there are, how large, and
names the edition: all of it is fetched whole or not at all.
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "parlour"
OUT = PACKAGE / "browser" / "files"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"

LEFT_OUT = ("adapters", "command", "server", "static", "storage", "study", "terminal")
"""Folders of the package that need a server, a terminal or a researcher."""
KINDS = {".py", ".json", ".jsonl", ".toml", ".txt", ".csv", ".ftl", ".npz"}


def ours() -> Iterator[tuple[str, Path]]:
    """Yield the files of this package that the worker needs, with their names in the archive."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = name.split("/")[0] in LEFT_OUT
        wanted = path.suffix in KINDS or name in ("engines/built/kernels-wasm32.so", "engines/built/kernels.json")
        if path.is_file() and wanted and not left_out and "browser/files/" not in name and "/fr" not in name:
            yield f"parlour/{name}", path


def libraries(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the libraries, fetched and checked against their hashes."""
    lock = ROOT / "requirements-browser.lock"
    # The Python that made this environment has pip; the environment need not.
    command = [
        getattr(sys, "_base_executable", sys.executable),
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary=:all:",
    ]
    command += ["--platform", PLATFORM, "--implementation", "cp", "--abi", "cp314", "--python-version", PYTHON]
    command += ["--require-hashes", "--requirement", str(lock), "--dest", str(folder), "--disable-pip-version-check"]
    subprocess.run(command, check=True)
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith((".pyi", "/", ".c", ".h")) and "/tests/" not in name:
                    yield name, packed.read(name)


def archive() -> bytes:
    """The one archive, the same bytes from the same sources."""
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out,
        tempfile.TemporaryDirectory() as own,
    ):
        found = {name: path.read_bytes() for name, path in ours()} | dict(libraries(Path(own)))
        for name, content in sorted(found.items()):
            out.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def main() -> None:
    if not PYODIDE.is_dir():
        sys.exit("Pyodide is missing: `npm ci` in web/ fetches it.")
    if not (PACKAGE / "engines" / "built" / "kernels-wasm32.so").is_file():
        subprocess.run([sys.executable, str(ROOT / "scripts" / "kernels.py"), "--wasm"], check=True)
    ours_and_theirs = archive()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for name in FROM_PYODIDE:
        shutil.copyfile(PYODIDE / name, OUT / name)
    # Its own list of packages is long, and none of them is used.
    lock = json.loads((OUT / "pyodide-lock.json").read_text(encoding="utf-8"))
    (OUT / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    (OUT / "parlour.zip").write_bytes(ours_and_theirs)
    edition = hashlib.sha256()
    listed = []
    for path in sorted(OUT.iterdir()):
        content = path.read_bytes()
        edition.update(content)
        listed.append({"name": path.name, "bytes": len(content)})
    whole = sum(each["bytes"] for each in listed if isinstance(each["bytes"], int))
    told = {"edition": edition.hexdigest()[:12], "bytes": whole, "files": listed}
    (OUT / "files.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    for each in listed:
        print(f"{each['bytes']:>12,}  {each['name']}")


if __name__ == "__main__":
    main()
