"""Kernels compiled by Numba at their first call, and the folder in which the compiled code is kept.

Import this before Numba: nothing else sets Numba up.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import platformdirs

from parlour.engines.bits import lowest, popcount

ROOMS = ("optional_parts", "boards", "chance", "engines", "game", "identity_cache", "solvers", "words")
"""What all kernels can see: rooms and modules of the package, besides the folders of the games that have an engine."""

UNSEEN = frozenset({"__init__", "measures", "notation", "players", "school", "terminal", "views"})
"""The modules and folders of such a game that no kernel sees: those that lie above the engine, and those that speak in
the rules' words. A test follows the imports of every kernel and holds both lists to what it finds."""

WITHOUT_KERNELS = frozenset({"__init__", "tensors"})
"""Modules of an engine that have no kernels; a game with nothing else there has none."""

_KEPT_FOR = 30 * 24 * 3600
"""Seconds after which compiled code of an older version is thrown away."""


def sources() -> tuple[Path, ...]:
    """All sources that a kernel may be made of, below the folder of the package."""
    package = Path(__file__).parents[1]
    found = [file for room in ROOMS for file in (package / room).rglob("*.py")]
    found += [file for room in ROOMS if (file := package / f"{room}.py").is_file()]
    for game in (package / "games").iterdir():
        if any(file.stem not in WITHOUT_KERNELS for file in (*game.glob("engine/*.py"), *game.glob("engine.py"))):
            found += (
                file
                for file in game.rglob("*.py")
                if file.parent != game or file.stem not in UNSEEN
                if file.relative_to(game).parts[0] not in UNSEEN and file.stem != "tensors"
            )
    return tuple(sorted(file.relative_to(package) for file in found))


def sources_digest() -> str:
    """A name for the present state of all sources that a kernel may be made of."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for file in sources():
        digest.update(f"{file.as_posix()}\0".encode())
        digest.update((package / file).read_bytes())
    return digest.hexdigest()[:20]


def _writable(folder: Path) -> bool:
    """Return whether compiled code can be kept here; tried, since permissions do not tell of a read-only disk."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _throw_away_old(kept: Path, current: Path) -> None:
    for folder in kept.iterdir():
        if folder != current and folder.is_dir() and time.time() - folder.stat().st_mtime > _KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)


def _keep_compiled_code() -> None:
    """Name the folder of compiled code, before Numba is imported: the user's cache, else a temporary one."""
    digest = sources_digest()
    asked = os.environ.get("NUMBA_CACHE_DIR")
    if asked and Path(asked).name == digest:
        return  # a parent process of ours has chosen
    kept = Path(asked) if asked else Path(platformdirs.user_cache_dir("parlour")) / "kernels"
    folder = kept / digest
    if _writable(folder):
        os.utime(folder)
        if not asked:
            _throw_away_old(kept, folder)
    else:
        folder = Path(tempfile.mkdtemp(prefix="parlour-kernels-")) / digest
    os.environ["NUMBA_CACHE_DIR"] = str(folder)


_keep_compiled_code()


def compiled_code() -> Path:
    """The folder in which compiled code of this version is kept."""
    return Path(os.environ["NUMBA_CACHE_DIR"])


import numba  # noqa: E402 - only now: it reads its settings when it is imported
from llvmlite import ir  # noqa: E402
from numba.core import types  # noqa: E402
from numba.extending import intrinsic, overload  # noqa: E402

setattr(numba.config, "CACHE_DIR", os.environ["NUMBA_CACHE_DIR"])  # noqa: B010 - for when Numba came before us; untyped

P = ParamSpec("P")
R = TypeVar("R")

WATCHED: list[Callable[[Any], Any]] = []
"""Wrappers that a test puts around every kernel made from then on."""


CACHED = [True]
"""Whether compiled code is kept; the build empties this list, as what it compiles is for other machines too."""


def kernel(function: Callable[P, R], *, brief: bool = False) -> Callable[P, R]:
    """Compile at the first call, keep the compiled code for next time, and let other threads run meanwhile."""
    made: Any = numba.njit(cache=bool(CACHED), nogil=not brief, error_model="numpy")(function)
    for wrap in WATCHED:
        made = wrap(made)
    return cast("Callable[P, R]", made)


def _single(typingctx: Any, bits: Any, build: Callable[[Any, Any], Any]) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return build(builder, arguments[0])

    return types.int64(types.int64), codegen


@intrinsic
def _ctpop(typingctx: Any, bits: Any) -> Any:
    return _single(typingctx, bits, lambda builder, value: builder.ctpop(value))


@intrinsic
def _cttz(typingctx: Any, bits: Any) -> Any:
    return _single(typingctx, bits, lambda builder, value: builder.cttz(value, ir.Constant(ir.IntType(1), 1)))


@overload(popcount, inline="always")
def _popcount(bits):  # type: ignore[no-untyped-def] # Numba compares this signature with the lambda's
    return lambda bits: _ctpop(bits)  # type: ignore[call-arg] # the context is Numba's to pass


@overload(lowest, inline="always")
def _lowest(bits):  # type: ignore[no-untyped-def] # as above
    return lambda bits: _cttz(bits)  # type: ignore[call-arg] # as above
