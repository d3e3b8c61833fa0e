"""What is on the pages of a PDF, as a reader of it finds it: text, lines in millimetres, pixels."""

from __future__ import annotations

import ctypes
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
import pypdfium2 as pdfium
import pypdfium2.raw as raw
from numpy.typing import NDArray

MM = 25.4 / 72


@dataclass(frozen=True, slots=True)
class Shape:
    """A path on a page: its box and the width of its line in millimetres, from the upper left corner of the page."""

    left: float
    top: float
    right: float
    bottom: float
    width: float

    @property
    def size(self) -> tuple[float, float]:
        return (self.right - self.left - 2 * self.width, self.bottom - self.top - 2 * self.width)

    @property
    def middle(self) -> tuple[float, float]:
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)


@cache
def texts(pdf: bytes) -> tuple[str, ...]:
    """Return the text of each page."""
    document = pdfium.PdfDocument(pdf)
    found = tuple(page.get_textpage().get_text_range().replace("\r\n", "\n") for page in document)
    document.close()
    return found


def squeezed(text: str) -> str:
    """Return the text without spaces, hyphens and marks of items, which a page breaks as it likes."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", text) if letter.isalnum())


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Return the size of each page in millimetres."""
    document = pdfium.PdfDocument(pdf)
    found = [(page.get_width() * MM, page.get_height() * MM) for page in document]
    document.close()
    return found


@cache
def labels(pdf: bytes, page: int) -> tuple[str, ...]:
    """Return the texts of a page, each as it was set."""
    document = pdfium.PdfDocument(pdf)
    shown = document[page]
    read = shown.get_textpage()
    found = []
    for thing in shown.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
        length = raw.FPDFTextObj_GetText(thing, read, None, 0)
        buffer = ctypes.create_string_buffer(length)
        raw.FPDFTextObj_GetText(thing, read, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)), length)
        found.append(buffer.raw.decode("utf-16-le").rstrip("\0").strip())
    read.close()
    document.close()
    return tuple(found)


def fonts(pdf: bytes) -> dict[str, bool]:
    """Return the fonts by their names, and whether each is embedded."""
    document = pdfium.PdfDocument(pdf)
    found: dict[str, bool] = {}
    for page in document:
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = raw.FPDFTextObj_GetFont(thing)
            name = ctypes.create_string_buffer(200)
            raw.FPDFFont_GetBaseFontName(font, name, 200)
            found[name.value.decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
    document.close()
    return found


def shapes(pdf: bytes, page: int) -> Iterator[Shape]:
    """Yield the paths of a page, counted from 0."""
    document = pdfium.PdfDocument(pdf)
    shown = document[page]
    high = shown.get_height()
    width = ctypes.c_float()
    for thing in shown.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=8):
        assert raw.FPDFPageObj_GetStrokeWidth(thing, width)
        left, bottom, right, top = thing.get_bounds()
        yield Shape(left * MM, (high - top) * MM, right * MM, (high - bottom) * MM, width.value * MM)
    document.close()


def has_pixels_inside(pdf: bytes, page: int) -> bool:
    """Return whether a page has a picture made of pixels."""
    document = pdfium.PdfDocument(pdf)
    found = any(True for _ in document[page].get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=8))
    document.close()
    return found


def pixels(pdf: bytes, page: int, dots: float = 60) -> NDArray[np.float64]:
    """Return a page as it is printed with so many dots an inch: rows of red, green and blue from 0 to 1."""
    document = pdfium.PdfDocument(pdf)
    image = document[page].render(scale=dots / 72).to_pil().convert("RGB")
    document.close()
    return np.asarray(image, dtype=float) / 255
