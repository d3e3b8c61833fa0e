"""Arrays of numbers for kernels and for the Python code around them: NumPy's where it is installed, else our own.

Code that also runs in a browser makes its arrays here, and uses nothing of them but what `plain_arrays.Array` has:
cells, rows and slices read and written, `copy`, `tolist`, `shape`, `size`. Kernels may use more, because they are
compiled from NumPy's functions before they get to a place without NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import IO, TYPE_CHECKING, Any, TypeAlias, TypeVar

Made = TypeVar("Made")

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ints: TypeAlias = npt.NDArray[np.int64]
    Smalls: TypeAlias = npt.NDArray[np.int32]
    Flags: TypeAlias = npt.NDArray[np.int8]
    Bytes: TypeAlias = npt.NDArray[np.uint8]
else:
    Ints = Smalls = Flags = Bytes = Any

try:
    from numpy import argmax, argsort, array, empty, empty_like, exp, full, int8, int32, int64, uint8, zeros
except ImportError:
    if not TYPE_CHECKING:
        from parlour.engines.plain_arrays import array, empty, full, int8, int32, int64, uint8, zeros

    NUMPY = False
else:
    NUMPY = True

__all__ = [
    "NUMPY",
    "Bytes",
    "Flags",
    "Ints",
    "Smalls",
    "argmax",
    "argsort",
    "array",
    "empty",
    "empty_like",
    "exp",
    "for_kernels",
    "full",
    "int8",
    "int32",
    "int64",
    "read_npz",
    "record",
    "uint8",
    "zeros",
]

Field: TypeAlias = tuple[str, tuple[int, ...]]
"""Of a record: a name, and the shape of an array of `int64`; no shape for a single number."""


def for_kernels(make: Callable[[], Made]) -> Made:
    """Return what `make` makes for kernels alone; where they are compiled ahead of time and NumPy is absent, nothing.

    A kernel holds the arrays it reads as constants, so making them again at each start would be in vain.
    """
    return make() if NUMPY else None  # type: ignore[return-value] # no one reads it there


def record(fields: Sequence[Field]) -> Any:
    """Return a record of zeros. Kernels take it as one pointer, and count no references."""
    if NUMPY:
        kinds = [(name, int64, *([shape] if shape else [])) for name, shape in fields]
        import numpy as np

        return np.zeros(1, dtype=np.dtype(kinds))[0]
    from parlour.engines import plain_arrays

    return plain_arrays.Fields(fields)


def read_npz(file: IO[bytes]) -> dict[str, Ints]:
    """Return the arrays of an `.npz` file, by their names, as `int64`."""
    if NUMPY:
        import numpy as np

        with np.load(file) as kept:
            return {name: kept[name].astype(np.int64) for name in kept.files}
    from parlour.engines import plain_arrays

    return plain_arrays.read_npz(file)  # type: ignore[return-value] # they do what our code asks of NumPy's
