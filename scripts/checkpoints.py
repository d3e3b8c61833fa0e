"""Files that are whole or not there, whenever the program was ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np


def write(path: Path, **arrays: Any) -> None:
    """Keep these arrays in a file of NumPy's."""
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays)
    beside.replace(path)


def write_text(path: Path, text: str) -> None:
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
