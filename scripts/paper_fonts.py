"""Write the type of printed pages: python -m scripts.paper_fonts, with `fonttools` and `brotli` installed.

The client's type comes as WOFF2 files, Figtree as a variable one, which no typesetter reads. This makes plain TTF files
of the weights that are printed, for `parlour/boards/paper/fonts/`, and adds the narrow no-break space of French, which
both lack.
Figtree and Fraunces have the SIL Open Font License 1.1, without reserved names: see web/public/third-party.txt.
"""

from __future__ import annotations

import copy
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "web" / "node_modules"
TARGET = ROOT / "src" / "parlour" / "boards" / "paper" / "fonts"
WEIGHTS = {"figtree": (400, 700), "fraunces": (600,)}
NARROW = 0x202F


def instance(family: str, weight: int) -> TTFont:
    """Return one weight of a font of the client, which has it as a file of its own or as part of a variable one."""
    own = PACKAGES / "@fontsource" / family / "files" / f"{family}-latin-{weight}-normal.woff2"
    if own.exists():
        made = TTFont(own, recalcTimestamp=False)
    else:
        variable = PACKAGES / "@fontsource-variable" / family / "files" / f"{family}-latin-wght-normal.woff2"
        font = TTFont(variable, recalcTimestamp=False)
        made = instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
    made.flavor = None
    _add_narrow_space(made)
    _name(made, family.capitalize(), weight)
    return made


def _add_narrow_space(font: TTFont) -> None:
    order = [*font.getGlyphOrder(), "uni202F"]
    font["glyf"]["uni202F"] = copy.deepcopy(font["glyf"]["space"])
    wide, side = font["hmtx"]["space"]
    font["hmtx"]["uni202F"] = (round(wide * 0.6), side)
    font.setGlyphOrder(order)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW] = "uni202F"


def _name(font: TTFont, family: str, weight: int) -> None:
    style = "Bold" if weight == 700 else "SemiBold" if weight == 600 else "Regular"
    for code, text in (
        (1, family),
        (2, style),
        (4, f"{family} {style}"),
        (6, f"{family}-{style}"),
        (16, family),
        (17, style),
    ):
        font["name"].setName(text, code, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


if __name__ == "__main__":
    for family, weights in WEIGHTS.items():
        for weight in weights:
            file = TARGET / f"{family}-{weight}.ttf"
            instance(family, weight).save(file)
            print(file.relative_to(ROOT), file.stat().st_size)
