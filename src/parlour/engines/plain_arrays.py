"""Arrays of integers without NumPy: what the code around the kernels needs of one, and no more.

An array lies in one piece of memory, row after row, so a kernel takes its address. A row or a slice is a view of the
same memory.
"""

from __future__ import annotations

import ctypes
import struct
import zipfile
from array import array as packed
from collections.abc import Iterator, Sequence
from itertools import chain
from math import prod
from typing import IO, Any, TypeAlias

Shape: TypeAlias = tuple[int, ...]

int64, int32, int8, uint8 = "q", "i", "b", "B"
"""The kinds of numbers, as `memoryview` names them."""


class Array:
    """Numbers of one kind in rows."""

    __slots__ = ("_cells", "address", "shape")

    def __init__(self, cells: memoryview, address: int, shape: Shape) -> None:
        self._cells, self.address, self.shape = cells, address, shape

    @property
    def size(self) -> int:
        return len(self._cells)

    @property
    def itemsize(self) -> int:
        return self._cells.itemsize

    @property
    def kind(self) -> str:
        return self._cells.format

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cells) if len(self.shape) == 1 else (self[row] for row in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Array) and self.shape == other.shape and self._cells == other._cells

    __hash__ = None  # type: ignore[assignment] # an array changes

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def __getitem__(self, key: int | slice | tuple[int, ...]) -> Any:
        if isinstance(key, slice):
            first, beyond, step = key.indices(len(self))
            if step != 1:
                raise IndexError("a slice takes every row")
            return self._part(first, max(first, beyond), (max(0, beyond - first), *self.shape[1:]))
        if isinstance(key, tuple):
            return self._cells[self._place(key)] if len(key) == len(self.shape) else self._row(key)
        return self._cells[key] if len(self.shape) == 1 else self._row((key,))

    def __setitem__(self, key: int | slice | tuple[int, ...], value: Any) -> None:
        if isinstance(key, tuple) and len(key) == len(self.shape):
            self._cells[self._place(key)] = int(value)
        elif not isinstance(key, slice) and len(self.shape) == 1 and not isinstance(key, tuple):
            self._cells[key] = int(value)
        else:
            part = self[key]
            part._fill(value)

    def copy(self) -> Array:
        """Return an array of its own with the same numbers."""
        made = empty(self.shape, self.kind)
        made._cells[:] = self._cells
        return made

    def tolist(self) -> list[Any]:
        """Return the numbers as a list, of lists where there are rows of rows."""
        return list(self._cells) if len(self.shape) == 1 else [self[row].tolist() for row in range(len(self))]

    def reshape(self, *shape: int) -> Array:
        """Return a view of the same numbers in other rows; one length may be -1."""
        known = prod(length for length in shape if length >= 0)
        whole = tuple(self.size // known if length < 0 else length for length in shape)
        if prod(whole) != self.size:
            raise ValueError("the rows do not have so many numbers")
        return Array(self._cells, self.address, whole)

    def _fill(self, value: Any) -> None:
        if isinstance(value, Array):
            if value.size != self.size:
                raise ValueError("the numbers do not fit")
            self._cells[:] = value._cells
        elif isinstance(value, Sequence):
            if len(value) != len(self):
                raise ValueError("the numbers do not fit")
            if len(self.shape) == 1:
                self._cells[:] = memoryview(packed(self.kind, value))
            else:
                for place, row in enumerate(value):
                    self[place]._fill(row)
        else:
            one = struct.pack(self.kind, int(value))
            self._cells.cast("B")[:] = one * self.size

    def _place(self, key: tuple[int, ...]) -> int:
        place = 0
        for index, length in zip(key, self.shape, strict=True):
            if not -length <= index < length:
                raise IndexError("out of the array")
            place = place * length + index % length
        return place

    def _row(self, key: tuple[int, ...]) -> Array:
        rows, inner = self.shape[: len(key)], self.shape[len(key) :]
        place = 0
        for index, length in zip(key, rows, strict=True):
            if not -length <= index < length:
                raise IndexError("out of the array")
            place = place * length + index % length
        return Array(
            self._cells[place * prod(inner) : (place + 1) * prod(inner)],
            self.address + place * prod(inner) * self.itemsize,
            inner,
        )

    def _part(self, first: int, beyond: int, shape: Shape) -> Array:
        each = prod(self.shape[1:])
        return Array(self._cells[first * each : beyond * each], self.address + first * each * self.itemsize, shape)


def zeros(shape: int | Shape, dtype: str = int64) -> Array:
    """Return an array of zeros."""
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    memory = bytearray(max(1, prod(whole)) * struct.calcsize(dtype))
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    cells = memoryview(memory).cast(dtype)  # type: ignore[call-overload] # one of the kinds above
    return Array(cells[: prod(whole)], address, whole)


empty = zeros


def full(shape: int | Shape, value: int, dtype: str = int64) -> Array:
    """Return an array of the same number everywhere."""
    made = zeros(shape, dtype)
    made[:] = value
    return made


def array(numbers: Sequence[Any], dtype: str = int64) -> Array:
    """Return an array of these numbers, or of these rows of numbers."""
    shape: list[int] = []
    inner: Any = numbers
    while isinstance(inner, (Sequence, Array)):
        shape.append(len(inner))
        inner = inner[0] if len(inner) else None
    flat: Any = numbers
    for _ in shape[1:]:
        flat = chain.from_iterable(flat)
    made = zeros(tuple(shape), dtype)
    made.reshape(-1)._fill(list(flat))
    return made


class Fields:
    """Numbers and arrays by name, in one piece of memory."""

    __slots__ = ("_arrays", "_cells", "_places")

    def __init__(self, fields: Sequence[tuple[str, Shape]]) -> None:
        self._cells = zeros(sum(prod(shape) for _, shape in fields))
        self._places: dict[str, int] = {}
        self._arrays: dict[str, Array] = {}
        at = 0
        for name, shape in fields:
            if shape:
                self._arrays[name] = self._cells[at : at + prod(shape)].reshape(*shape)
            else:
                self._places[name] = at
            at += prod(shape)

    @property
    def address(self) -> int:
        return self._cells.address

    def __getitem__(self, name: str) -> Any:
        place = self._places.get(name)
        return self._arrays[name] if place is None else self._cells[place]

    def __setitem__(self, name: str, value: Any) -> None:
        place = self._places.get(name)
        if place is None:
            self._arrays[name][:] = value
        else:
            self._cells[place] = int(value)


_KINDS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I"}


def read_npz(file: IO[bytes]) -> dict[str, Array]:
    """Return the arrays of an `.npz` file, by their names, as `int64`."""
    with zipfile.ZipFile(file) as kept:
        return {name.removesuffix(".npy"): _npy(kept.read(name)) for name in kept.namelist()}


def _npy(content: bytes) -> Array:
    if content[:7] != b"\x93NUMPY\x01":
        raise ValueError("this is no array of NumPy's first format")
    length = int.from_bytes(content[8:10], "little")
    header = content[10 : 10 + length].decode("latin-1")
    kind = header.split("'descr': '")[1][1:3]
    shape = tuple(int(part) for part in header.split("'shape': (")[1].split(")")[0].split(",") if part.strip())
    if "'fortran_order': True" in header or kind not in _KINDS or header.split("'descr': '")[1][0] == ">":
        raise ValueError("this array is kept in another way")
    made = zeros(shape)
    numbers = memoryview(content[10 + length :]).cast(_KINDS[kind])  # type: ignore[call-overload] # as above
    made.reshape(-1)._fill(numbers.tolist())
    return made
