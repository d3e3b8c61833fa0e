"""Kernels that `scripts/kernels` compiled ahead of time: a library beside this module, opened and called.

Each entry point of the library takes one address: of cells of eight bytes, first what the kernel takes, one after
another, then room for what it returns. An array is its address and its lengths, a record its address, a tuple its
parts. So nothing but the standard library is needed, here as in a browser.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import json
import platform
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from parlour.engines.plain_arrays import Array, Fields

P = ParamSpec("P")
R = TypeVar("R")

FOLDER = Path(__file__).with_name("built")
"""Where the libraries lie, one for each kind of machine, with `kernels.json`, which lists what is in them."""


def library() -> Path:
    """The library for this machine."""
    if sys.platform == "emscripten":
        return FOLDER / "kernels-wasm32.so"
    return FOLDER / f"kernels-{sys.platform}-{platform.machine().lower()}.so"


def packaged() -> bool:
    """Return whether this is an installed package with a library for this machine; a checkout has Numba."""
    in_checkout = (Path(__file__).parents[3] / "pyproject.toml").is_file()
    return not in_checkout and library().is_file() and (FOLDER / "kernels.json").is_file()


@functools.cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(str(library()))


@functools.cache
def listed() -> dict[str, Any]:
    """What `kernels.json` says of each entry point: its symbol, what it takes and what it gives."""
    found: dict[str, Any] = json.loads((FOLDER / "kernels.json").read_text(encoding="utf-8"))
    return cast("dict[str, Any]", found["kernels"])


def name_of(function: Callable[..., Any]) -> str:
    """The name under which the library has this kernel."""
    named = cast("FunctionType", function)
    return f"{named.__module__}:{named.__qualname__}"


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Return the kernel that this function is, ready to be called."""
    return cast("Callable[P, R]", Kernel(function))


class Failed(RuntimeError):
    """A compiled kernel said that it failed."""


class Kernel:
    """A kernel: of the library, or else compiled by Numba when it is first called, or else plain Python.

    Those that only other kernels call are not listed in the library, nor are those of long computations. Where Numba
    is installed, it is imported when one of them is called.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function

    @functools.cached_property
    def _call(self) -> Callable[..., Any]:
        found = listed().get(name_of(self.py_func))
        if found is not None:
            return Compiled(found)
        return self._dispatcher if importlib.util.find_spec("numba") else self.py_func

    @functools.cached_property
    def _dispatcher(self) -> Callable[..., Any]:
        from parlour.engines import jit

        return jit.kernel(self.py_func)

    @property
    def _numba_type_(self) -> Any:  # Numba asks for it when it compiles a kernel that calls this one
        return importlib.import_module("numba").types.Dispatcher(self._dispatcher)

    def __call__(self, *given: Any) -> Any:
        return self._call(*given)


class Compiled:
    """An entry point of the library."""

    def __init__(self, found: dict[str, Any]) -> None:
        self._symbol: str = found["symbol"]
        self._takes: list[Any] = found["takes"]
        self._gives: Any = found["gives"]
        self._room = _cells(self._gives)
        self._entry: Any = getattr(_library(), self._symbol)
        self._entry.argtypes, self._entry.restype = (ctypes.c_void_p,), ctypes.c_int

    def __call__(self, *given: Any) -> Any:
        if len(given) != len(self._takes):
            raise TypeError(f"{self._symbol} takes {len(self._takes)}, not {len(given)}")
        cells: list[int] = []
        for value, kind in zip(given, self._takes, strict=True):
            _write(cells, value, kind)
        start = len(cells)
        frame = (ctypes.c_int64 * (start + self._room))(*cells)
        if self._entry(ctypes.addressof(frame)):
            raise Failed(self._symbol)
        return _read(frame, start, self._gives)[0] if self._room else None


def _cells(kind: Any) -> int:
    if isinstance(kind, list):
        return sum(map(_cells, kind))
    return 0 if kind is None else 1


def _write(cells: list[int], value: Any, kind: Any) -> None:
    if kind == "int":
        cells.append(int(value))
    elif kind == "float":
        cells.append(struct.unpack("<q", struct.pack("<d", value))[0])
    elif kind == "record":
        cells.append(_address(value))
    elif isinstance(kind, str):
        numbers, indices = kind[0], int(kind[1:])
        if len(value.shape) != indices or _kind(value) != numbers:
            raise TypeError(f"an array of {kind} was expected, not {value!r}")
        cells.append(_address(value))
        cells.extend(value.shape)
    else:
        for part, inner in zip(value, kind, strict=True):
            _write(cells, part, inner)


def _kind(value: Any) -> str:
    if isinstance(value, Array):
        return value.kind
    if not value.flags.c_contiguous:
        raise TypeError("the rows of an array must lie one after the other")
    return cast(str, value.dtype.char.replace("l", "q"))


def _address(value: Any) -> int:
    if isinstance(value, (Array, Fields)):
        return value.address
    return cast(int, value.__array_interface__["data"][0])  # of NumPy


def _read(frame: Any, at: int, kind: Any) -> tuple[Any, int]:
    if isinstance(kind, list):
        parts = []
        for inner in kind:
            part, at = _read(frame, at, inner)
            parts.append(part)
        return tuple(parts), at
    number = frame[at]
    if kind == "float":
        return struct.unpack("<d", struct.pack("<q", number))[0], at + 1
    return (bool(number) if kind == "bool" else number), at + 1
