"""Put together what a browser downloads to play without a server, in src/parlour/browser/files/.

    scripts/offline
    scripts/offline --check    make nothing; fail if it was not made of what is here now

Pyodide (from web/node_modules) with Python's own library, and an archive: the rules, bots and tables of this package,
the kernels as WebAssembly and the few libraries of requirements-browser.lock. `files.json` beside them says which files
there are, how large, and names the edition: all of it is kept whole or not at all.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "parlour"
OUT = PACKAGE / "browser" / "files"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
"""A worker imports them by their addresses, so they lie there as they are."""
UNUSED = frozenset(
    {
        "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "antigravity", "argparse", "asyncio.proactor_events",
        "asyncio.windows_events", "asyncio.windows_utils", "bdb", "cProfile", "cmd", "code", "colorsys", "compileall",
        "concurrent.futures.process", "configparser", "ctypes._aix", "ctypes.macholib", "ctypes.wintypes", "curses",
        "dbm", "difflib", "doctest", "email", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass",
        "gettext", "html.parser", "http", "idlelib", "imaplib", "lib2to3", "logging.config", "logging.handlers",
        "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools",
        "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "quopri",
        "rlcompleter", "runpy", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "symtable",
        "tabnanny", "tarfile", "test", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle",
        "turtledemo", "unittest", "urllib.request", "urllib.robotparser", "venv", "wave", "webbrowser", "wsgiref",
        "xml", "xmlrpc", "zipapp",
    }
)  # fmt: skip
"""Modules of Python's own library that no page needs."""
ENCODINGS = frozenset(
    {
        "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "raw_unicode_escape", "unicode_escape",
        "utf_8",
    }
)  # fmt: skip
"""What pages and archives are written in."""
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"

BUDGET = 8_000_000
"""Bytes of the whole download, as hosts send them."""

LEFT_OUT = ("adapters", "command", "server", "static", "storage", "study", "terminal")
"""Folders of the package that need a server, a terminal or a researcher."""
NEEDED = ("study/__init__.py",)
"""What the package itself imports of those."""
UNREAD = r"(^|/)(words/fr(\.|/)|terminal\.py$|school/maker\.py$)"
"""Files that a page never asks for: it has the words itself; and no one there makes puzzles."""
KINDS = {".py", ".json", ".jsonl", ".toml", ".txt", ".csv", ".ftl", ".npz", ".gz"}


def ours() -> Iterator[tuple[str, Path]]:
    """Yield the files of this package that the worker needs, with their names in the archive."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = (name.split("/")[0] in LEFT_OUT and name not in NEEDED) or re.search(UNREAD, name)
        wanted = path.suffix in KINDS or name in ("engines/built/kernels-wasm32.so", "engines/built/kernels.json")
        if path.is_file() and wanted and not left_out and "browser/files/" not in name:
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


def standard_library() -> Iterator[tuple[str, bytes]]:
    """Yield the files of Python's own library, without what has no place in a page."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        for name in packed.namelist():
            module, _, rest = name.removesuffix(".py").partition("/")
            wanted = rest in ENCODINGS if module == "encodings" else not unused(name.removesuffix(".py"), "/")
            if wanted and not name.endswith("/"):
                yield name, packed.read(name)


def unused(name: str, between: str = ".") -> bool:
    """Whether this module, or a package that it lies in, is left out."""
    parts = name.split(between)
    return any(".".join(parts[:end]) in UNUSED for end in range(1, len(parts) + 1))


def archive(files: Mapping[str, bytes]) -> bytes:
    """Pack these files: the same bytes from the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, content in sorted(files.items()):
            out.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def check_imports(files: Mapping[str, bytes]) -> None:
    """Fail if a module that is left out is imported anywhere, be it late."""
    for name, content in files.items():
        if name.endswith(".py") and name.startswith("parlour/"):
            for node in ast.walk(ast.parse(content)):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                if missing := sorted(filter(unused, names)):
                    sys.exit(f"{name} imports what browsers do not get: {', '.join(missing)}.")


def archives() -> dict[str, bytes]:
    """Pack our files with the libraries, and Python's own, with bytecode for what every start loads."""
    with tempfile.TemporaryDirectory() as own:
        work = Path(own)
        found = {
            "parlour": {name: path.read_bytes() for name, path in ours()} | dict(libraries(work)),
            "python": dict(standard_library()),
        }
        check_imports(found["parlour"])
        for name, files in found.items():
            (work / f"{name}.zip").write_bytes(archive(files))
        node = shutil.which("node") or sys.exit("Node is missing: `scripts/setup test` fetches it.")
        compile_ = ROOT / "scripts" / "offline_bytecode.mjs"
        subprocess.run([node, str(compile_), str(PYODIDE), str(work)], check=True)
        for name, files in found.items():
            for path in (work / name).rglob("*.pyc"):
                module = path.relative_to(work / name).as_posix()
                files[module] = path.read_bytes()
                del files[module.removesuffix("c")]
        return {f"{name}.zip": archive(files) for name, files in found.items()}


def sources() -> str:
    """Name the present state of all that the download and the kernels are made of."""
    found = hashlib.sha256(agreed().encode())
    made_by = [*ROOT.glob("scripts/offline*.*"), ROOT / "scripts" / "kernels.py", ROOT / "requirements-browser.lock"]
    own = [path for _, path in ours() if path.parent.name != "built"]
    for path in sorted([*own, *made_by, ROOT / "web" / "package-lock.json"]):
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()[:20]


def is_current() -> bool:
    """Whether the download was made of what is here now, and the kernels are there."""
    built = PACKAGE / "engines" / "built"
    if not (OUT / "files.json").is_file() or not (built / "kernels.json").is_file():
        return False
    listed = json.loads((OUT / "files.json").read_text(encoding="utf-8"))
    return listed.get("sources") == sources() and len(list(built.glob("*.so"))) > 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="make nothing; fail if it is not up to date")
    if parser.parse_args().check:
        sys.exit(None if is_current() else "What browsers download is not up to date: scripts/offline makes it.")
    if not PYODIDE.is_dir():
        sys.exit("Pyodide is missing: `npm ci` in web/ fetches it.")
    subprocess.run([sys.executable, str(ROOT / "scripts" / "kernels.py"), "--if-changed"], check=True)
    packed = archives()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for name in SCRIPTS:
        content = (PYODIDE / name).read_bytes()
        (OUT / name).write_bytes(content)
        (OUT / f"{name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
    packed["pyodide.asm.wasm.gz"] = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    for name, content in packed.items():
        (OUT / name).write_bytes(content)
    listed = [listed_file(OUT / name) for name in (*SCRIPTS, *sorted(packed))]
    edition = hashlib.sha256("".join([agreed(), *(each["sha256"] for each in listed)]).encode()).hexdigest()[:12]
    whole = sum(each["bytes"] for each in listed)
    if whole > BUDGET:
        sys.exit(f"The download has {whole:,} bytes; its budget is {BUDGET:,}.")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    # Pyodide reads a list of packages, of which none is used.
    told = {
        "edition": edition,
        "agreed": agreed(),
        "sources": sources(),
        "bytes": whole,
        "files": listed,
        "lock": {**lock, "packages": {}},
    }
    (OUT / "files.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    for each in listed:
        print(f"{each['bytes']:>12,}  {each['name']}")
    print(f"{whole:>12,}  in all")


def agreed() -> str:
    """Name the message types of this Python, as the client does with its own (web/vite.config.ts)."""
    found = hashlib.sha256()
    for path in sorted((ROOT / "web" / "src" / "wire").iterdir()):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


class Listed(TypedDict):
    """A file of the download, as `files.json` names it."""

    name: str
    bytes: int
    sha256: str


def listed_file(path: Path) -> Listed:
    """Describe a file; scripts count as hosts send them, compressed."""
    content, packed = path.read_bytes(), path.with_name(f"{path.name}.gz")
    size = packed.stat().st_size if path.name in SCRIPTS else len(content)
    return {"name": path.name, "bytes": size, "sha256": hashlib.sha256(content).hexdigest()}


if __name__ == "__main__":
    main()
