"""The arrays that stand in for NumPy's where it is not installed do the same as NumPy's, as far as our code asks."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest

from parlour.engines import arrays, plain_arrays


def both(shape: tuple[int, ...]) -> tuple[Any, Any]:
    """The same numbers in an array of ours and of NumPy's."""
    theirs = np.arange(np.prod(shape), dtype=np.int64).reshape(shape)
    return plain_arrays.array(theirs.tolist()), theirs


@pytest.mark.parametrize("key", [0, -1, 2, slice(1, 3), slice(None), slice(2, 1), slice(-2, None)])
@pytest.mark.parametrize("shape", [(4,), (4, 3), (4, 3, 2)])
def test_cells_rows_and_slices_are_those_of_numpy(shape: tuple[int, ...], key: Any) -> None:
    ours, theirs = both(shape)
    expected = theirs[key]
    found = ours[key]
    assert (found.tolist() if hasattr(found, "tolist") else found) == expected.tolist()
    ours[key] = 7
    theirs[key] = 7
    assert ours.tolist() == theirs.tolist()


def test_an_index_for_each_length_or_for_the_first_ones() -> None:
    ours, theirs = both((4, 3, 2))
    assert (ours[1, 2, 0], ours[-1, -1, -1]) == (theirs[1, 2, 0], theirs[-1, -1, -1])
    assert ours[1, 2].tolist() == theirs[1, 2].tolist()
    ours[1, 2] = [50, 51]
    assert ours[1].tolist() == [[6, 7], [8, 9], [50, 51]]
    for wrong in ((4, 0, 0), (0, -4, 0)):
        with pytest.raises(IndexError):
            ours[wrong]


def test_a_row_is_a_view_and_a_copy_is_not() -> None:
    ours, _ = both((2, 3))
    row, copy = ours[1], ours[1].copy()
    row[0] = 9
    assert ours.tolist() == [[0, 1, 2], [9, 4, 5]]
    assert copy.tolist() == [3, 4, 5]
    assert row.address == ours.address + 3 * 8


def test_what_does_not_fit_is_refused() -> None:
    ours, _ = both((2, 3))
    with pytest.raises(ValueError, match="fit"):
        ours[0] = [1, 2]
    with pytest.raises(ValueError, match="fit"):
        ours[0] = plain_arrays.zeros(2)
    with pytest.raises(ValueError, match="many"):
        ours.reshape(4, 2)
    with pytest.raises(IndexError):
        ours[::2]


@pytest.mark.parametrize("kind", [plain_arrays.int8, plain_arrays.uint8, plain_arrays.int32, plain_arrays.int64])
def test_kinds_of_numbers(kind: str) -> None:
    ours = plain_arrays.full((2, 2), 5, dtype=kind)
    assert (ours.tolist(), ours.kind, ours.size, len(ours)) == ([[5, 5], [5, 5]], kind, 4, 2)
    assert [row.tolist() for row in ours] == [[5, 5], [5, 5]]


def test_a_record_holds_numbers_and_arrays_in_one_piece_as_numpy_lays_them() -> None:
    fields: tuple[arrays.Field, ...] = (("count", ()), ("table", (2, 3)), ("line", (4,)))
    ours: Any = plain_arrays.Fields(fields)
    theirs = arrays.record(fields)
    for record in (ours, theirs):
        record["count"] = 3
        record["table"][1, 2] = 8
        record["line"][:2] = 4
        assert (int(record["count"]), record["table"].tolist()[1], record["line"].tolist()) == (
            3,
            [0, 0, 8],
            [4, 4, 0, 0],
        )
    assert ours["line"].address - ours.address == theirs.dtype.fields["line"][1]


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64])
def test_files_of_numpy_are_read_without_it(kind: type[np.signedinteger[Any]]) -> None:
    file = io.BytesIO()
    np.savez_compressed(file, first=np.array([[1, -2], [3, 4]], dtype=kind), second=np.array([5], dtype=kind))
    file.seek(0)
    ours = plain_arrays.read_npz(file)
    file.seek(0)
    theirs = arrays.read_npz(file)
    assert {name: found.tolist() for name, found in ours.items()} == {
        name: found.tolist() for name, found in theirs.items()
    }
