"""How environments render a position: as text, or as a picture of the bystander's view."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from parlour.boards.picture import game_picture
from parlour.boards.text import board_of, drawn
from parlour.game import Game

MODES = ["human", "ansi", "rgb_array"]
PIXELS = (400, 400)


def rendered(game: Game, view: Any, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """Return what `render` gives in this mode; `human` prints the text."""
    if mode == "rgb_array":
        from parlour.boards.rendering import image

        pictured = game_picture(game)
        if pictured is None:
            return np.full((*PIXELS, 3), 255, np.uint8)
        return np.asarray(image(pictured.picture(view), PIXELS), np.uint8)
    if mode is None:
        return None
    text = drawn(board_of(game), view).plain
    if mode == "human":
        print(text, flush=True)
        return None
    return text


def check_mode(mode: str | None) -> str | None:
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode
