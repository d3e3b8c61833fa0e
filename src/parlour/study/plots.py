"""A report as a picture. Needs matplotlib, which the extra `science` brings."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

from parlour import words
from parlour.game import Refusal
from parlour.study.ladders import Rung
from parlour.study.reports import StudyReport

KINDS = (".png", ".svg", ".pdf")


def check_drawing() -> None:
    if importlib.util.find_spec("matplotlib") is None:
        raise Refusal("study-needs-plots")


def check(file: Path) -> None:
    """Refuse a picture that could not be drawn, before hours of play."""
    check_drawing()
    if file.suffix not in KINDS or not file.parent.is_dir() or file.is_dir():
        raise Refusal("study-no-picture", file=str(file), kinds=", ".join(KINDS))


def draw(title: str, labels: Sequence[str], score: str, reports: Sequence[StudyReport], file: Path) -> None:
    """The lengths of games, and the first side's score, named so, with its interval, for each setting."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4.5), layout="constrained")
    figure.suptitle(title)
    longest = max(max(report.lengths) for report in reports)
    bins = [edge - 0.5 for edge in range(longest + 2)] if longest < 60 else 40
    for label, report in zip(labels, reports, strict=True):
        left.hist(report.lengths, bins=bins, histtype="step", label=label, density=True)
    left.set_xlabel(words.say("study-moves"))
    left.legend(fontsize="small")
    for row, report in enumerate(reports):
        first = next((figure for figure in report.figures if figure.name == "study-first"), None)
        if first is None:  # all play together
            continue
        low, high = first.interval
        right.errorbar(
            [first.mean], [row], xerr=[[first.mean - low], [high - first.mean]], fmt="o", capsize=4, color=f"C{row}"
        )
        right.axvline(first.even, linestyle=":", color="gray")
    right.set_xlim(0, 1)
    right.set_yticks(range(len(labels)), labels)
    right.set_ylim(-0.5, len(labels) - 0.5)
    right.set_xlabel(score)
    figure.savefig(file)
    pyplot.close(figure)


def draw_ladder(title: str, anchor: str, rungs: Sequence[Rung], file: Path) -> None:
    """Every player's rating with its interval, the strongest at the top."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "parlour"  # or the same ladder would be drawn with other names each time
    from matplotlib import pyplot

    rated = [rung for rung in reversed(rungs) if rung.rating is not None]
    figure, axes = pyplot.subplots(figsize=(8, 1.5 + 0.3 * len(rated)), layout="constrained")
    axes.set_title(title)
    for row, rung in enumerate(rated):
        assert rung.rating is not None
        low, high = rung.rating.interval
        reach = [[rung.rating.elo - low], [high - rung.rating.elo]]
        axes.errorbar([rung.rating.elo], [row], xerr=reach, fmt="o", capsize=4, color="C0")
    axes.set_yticks(range(len(rated)), [rung.player for rung in rated])
    axes.axvline(0, linestyle=":", color="gray")
    axes.set_xlabel(words.say("ladder-axis", {"anchor": anchor}))
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)
