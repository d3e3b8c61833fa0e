"""The pictures of a designer's report, as SVG for a page: readable on light and dark, told apart without colour.

Needs matplotlib, which the extra `science` brings. Text and axes take the colour of the page around them; series differ
in their dashes and marks as well as in their colours, which all have contrast with white and with black.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from parlour import words
from parlour.study.surveys import SHARES, Rated, Setting, Strength, Value

_INK = "#0a0b0c"
"""Stands for the colour of the page's text."""
COLOURS = ("#3d8bd4", "#e07b39", "#2fa57a", "#b66bc9")
_DASHES = ("-", "--", ":", "-.")
_MARKS = ("o", "s", "^", "D")
_UNDECIDED = 0.8
"""A strength with more games than this without a winner has too few left to draw how they went."""
_REFERENCE = re.compile(r'(?:xlink:href="#|url\(#)([^")]+)')


def player_name(player: str) -> str:
    """A level is called one; the others have names."""
    return words.say("report-level", {"level": player}) if player.isdigit() else player


def drawn(name: str, draw: Callable[[Any], None], high: float) -> str:
    """Return what `draw` puts on the axes, as the text of an SVG; its size is that of its box."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "font.family": "sans-serif",
        "font.size": 10,
        **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), _INK),
    }
    with mpl.rc_context(settings):
        figure, axes = pyplot.subplots(figsize=(6.4, high), layout="constrained")
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        out = io.StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(out, format="svg", transparent=True, metadata=nothing)
        pyplot.close(figure)
    return _bare(out.getvalue())


def _bare(text: str) -> str:
    """Without the head of a file, without names that nothing refers to, in the colour of the page."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    wanted = set(_REFERENCE.findall(text))
    text = re.sub(r' id="([^"]+)"', lambda match: match[0] if match[1] in wanted else "", text)
    box = re.search(r'viewBox="[^"]+"', text)
    assert box is not None
    text = f'<svg {box[0]} role="img">' + text[text.index(">") + 1 :]
    text = re.sub(r"font: 10px 'sans-serif'", "font: 10px sans-serif", text)
    return re.sub(r"\n\s*", "\n", text.replace(_INK, "currentColor")).strip()


def _bars(axes: Any, rows: Sequence[tuple[str, Value]], percent: bool) -> None:
    scale = 100 if percent else 1
    for row, (_, value) in enumerate(reversed(rows)):
        reach = [[scale * (value.mean - value.low)], [scale * (value.high - value.mean)]]
        axes.errorbar([scale * value.mean], [row], xerr=reach, fmt="o", capsize=4, color=COLOURS[0])
    axes.set_yticks(range(len(rows)), [label for label, _ in reversed(rows)])
    axes.set_ylim(-0.6, len(rows) - 0.4)


def lengths(strengths: Sequence[Strength]) -> str:
    def draw(axes: Any) -> None:
        longest = max(max(strength.lengths) for strength in strengths)
        step = 1 + longest // 50  # the same for all, or their heights could not be compared
        bins = [edge - 0.5 for edge in range(0, longest + step + 1, step)]
        for place, strength in enumerate(strengths):
            look = {"color": COLOURS[place % 4], "linestyle": _DASHES[place % 4], "linewidth": 1.8}
            axes.hist(
                strength.lengths, bins=bins, histtype="step", density=True, label=player_name(strength.player), **look
            )
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(words.say("report-moves"))
        axes.legend(frameon=False)

    return drawn("lengths", draw, 2.8)


def side_name(game: str, side: int) -> str:
    """As the game calls it, such as Black."""
    code = f"{game}-seat-{side}"
    return words.say(code) if words.known(code) else words.say("report-side", {"side": side + 1})


def seats(game: str, strengths: Sequence[Strength]) -> str:
    rows = [
        (words.say("report-seat-of", {"seat": side_name(game, side), "player": player_name(strength.player)}), value)
        for strength in strengths
        for side, value in enumerate(strength.seats)
    ]

    def draw(axes: Any) -> None:
        _bars(axes, rows, percent=True)
        axes.axvline(100 / len(strengths[0].seats), color=_INK, linestyle=":", linewidth=1)
        axes.set_xlim(-2, 102)
        axes.set_xlabel(words.say("report-score"))

    return drawn("seats", draw, 0.9 + 0.28 * len(rows))


def ahead(strengths: Sequence[Strength]) -> str:
    def draw(axes: Any) -> None:
        for place, strength in enumerate(strengths):
            if strength.winner_ahead and strength.figures["undecided"].mean < _UNDECIDED:
                look = {"color": COLOURS[place % 4], "linestyle": _DASHES[place % 4], "marker": _MARKS[place % 4]}
                parts = [100 * part for part in strength.winner_ahead]
                axes.plot(range(10, 100, 10), parts, label=player_name(strength.player), **look)
        axes.set_ylim(0, 102)
        axes.set_xlabel(words.say("report-tenths"))
        axes.set_ylabel(words.say("report-ahead"))
        if axes.lines:
            axes.legend(frameon=False)

    return drawn("ahead", draw, 2.8)


def ladder(rungs: Sequence[Rated]) -> str:
    rows = [(player_name(rung.player), Value(rung.elo, rung.low, rung.high, rung.games)) for rung in rungs]

    def draw(axes: Any) -> None:
        _bars(axes, rows, percent=False)
        axes.set_xlabel(words.say("report-elo"))

    return drawn("ladder", draw, 0.9 + 0.28 * len(rows))


def differences(name: str, label: str, settings: Sequence[Setting]) -> str:
    rows = [(f"{each.option}={each.value}", each.differences[name]) for each in settings if name in each.differences]
    percent = name in SHARES

    def draw(axes: Any) -> None:
        _bars(axes, rows, percent)
        axes.axvline(0, color=_INK, linestyle=":", linewidth=1)
        unit = words.say("report-points") if percent else ""
        axes.set_xlabel(f"{label} {unit}".strip())

    return drawn(f"differences {name}", draw, 0.9 + 0.26 * len(rows)) if rows else ""
