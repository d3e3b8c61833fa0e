"""A designer's report as one page that needs nothing else: text, tables, pictures and a game to step through."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from parlour import words
from parlour.catalogue import GAMES
from parlour.study import charts
from parlour.study.boards import Taken, as_script, frames, opening_map
from parlour.study.charts import player_name
from parlour.study.comparison_pages import in_words
from parlour.study.deciders import VarianceShare
from parlour.study.measures import game_design, game_openings, game_standing, is_share
from parlour.study.page_parts import (
    FEWEST,
    PERCENT,
    cell,
    element,
    figure,
    number,
    paragraph,
    safe,
    section,
    table,
    told,
)
from parlour.study.surveys import COMPARED, SHARES, Opening, Setting, Strength, Survey

_COMMON = 8
"""Openings that are listed, if they came up often enough."""


def page(survey: Survey, command: str) -> str:
    """Return the whole page, in the language in which this process prints."""
    name = words.say(f"{survey.game}-name")
    title = words.say("report-title", {"game": name})
    made: dict[str, str | int] = {"games": survey.games, "seed": survey.seed, "rules": survey.rules, "command": command}
    parts = [
        element("h1", safe(title)),
        paragraph("report-made", made, soft=True),
        *_summary(survey),
        *_length(survey),
        *_own(survey),
        *_seats(survey),
        *_endings(survey),
        *_course(survey),
        *_skill(survey),
        *_luck(survey),
        *_rulings(survey),
        *_openings(survey),
        *_game(survey),
        *_speed(survey),
    ]
    facts = {"language": words.reader(), "title": safe(title), "body": "\n".join(part for part in parts if part)}
    text = files(__package__).joinpath("report.html").read_text(encoding="utf-8")
    for name, value in {**facts, "game": as_script(frames(survey.record))}.items():
        text = text.replace(f"${name}", value, 1)
    return text


def _by_strength(survey: Survey, names: Sequence[str]) -> str:
    """Return a row for each strength, a column for each figure that at least one strength has."""
    shown = [name for name in names if any(name in strength.figures for strength in survey.strengths)]
    heading = [words.say("report-player"), *(words.say(f"report-{name}") for name in shown)]
    rows = [
        [
            player_name(strength.player),
            *(cell(strength.figures.get(name), name in SHARES, of=strength.games) for name in shown),
        ]
        for strength in survey.strengths
    ]
    return table(heading, rows)


# The sections


def _summary(survey: Survey) -> list[str]:
    best: Strength = survey.strengths[-1]
    game = survey.game
    facts: dict[str, str | int] = {
        "player": player_name(best.player),
        "moves": told(best.figures["moves"], share=False),
        "early": told(best.figures["early"], share=True),
    }
    said = [element("p", safe(f"{words.say(f'{game}-tagline')} {words.say(f'{game}-rules-goal')}"))]
    said.append(paragraph("report-summary", facts))
    said += [element("p", safe(each)) for each in in_words(best.figures)]
    if survey.proved is not None:
        said.append(paragraph("study-proved-first" if survey.proved else "study-proved-other"))
    return said


def _length(survey: Survey) -> list[str]:
    explained = ("early", "forced", "mattered")
    told = [words.say(f"report-about-{name}") for name in explained if name in survey.strengths[-1].figures]
    return [
        section("report-heading-length"),
        element("p", safe(" ".join(told))),
        *_said_of(survey, "lengths"),
        *_repeated(survey),
        _by_strength(survey, ("moves", "early", "choices", "forced", "mattered")),
        figure(charts.lengths(survey.strengths), "report-caption-lengths"),
    ]


def _said_of(survey: Survey, part: str) -> list[str]:
    """Return the game's own sentence for a section, if there is one."""
    code = f"{survey.game}-study-{part}"
    return [paragraph(code)] if words.known(code) else []


def _repeated(survey: Survey) -> list[str]:
    """Players who play the same game again and again: their intervals are of games that there are not."""
    return [
        paragraph(
            "report-repeated", {"player": player_name(each.player), "games": each.games, "different": each.different}
        )
        for each in survey.strengths
        if each.different < each.games / 2
    ]


def _own(survey: Survey) -> list[str]:
    """Return the section with the game's own measures."""
    names = list(dict.fromkeys(name for strength in survey.strengths for name in strength.measures))
    if not names:
        return []
    rules, game = GAMES[survey.game], survey.game
    heading = [words.say("report-player"), *(words.say(f"{game}-study-{name}") for name in names)]
    rows = [
        [
            player_name(each.player),
            *(cell(each.measures.get(name), is_share(rules, name), of=each.games) for name in names),
        ]
        for each in survey.strengths
    ]
    return [section("report-heading-own"), *_said_of(survey, "about"), table(heading, rows)]


def _seats(survey: Survey) -> list[str]:
    if len(survey.strengths[0].seats) < 2:
        return []
    count = len(survey.strengths[0].seats)
    facts: dict[str, str | int] = {"sides": count, "even": number(1 / count, share=True)}
    parts = [section("report-heading-seats"), paragraph("report-about-seats", facts)]
    if survey.proved is not None:
        parts.append(paragraph("report-exact-beside"))
    heading = [words.say("report-player"), *(charts.side_name(survey.game, side) for side in range(count))]
    rows = [[player_name(each.player), *(cell(value, share=True) for value in each.seats)] for each in survey.strengths]
    if survey.starter is None and "starter" in survey.strengths[-1].figures:
        heading.append(words.say("report-starter"))
        for row, each in zip(rows, survey.strengths, strict=True):
            row.append(cell(each.figures["starter"], share=True))
    chart = figure(charts.seats(survey.game, survey.strengths), "report-caption-seats")
    return [*parts, *_said_of(survey, "sides"), chart, table(heading, rows)]


def _name_of(survey: Survey, figure: str) -> str:
    """Return the name of a figure; a side that begins every game is called by name."""
    if figure == "edge" and survey.starter is not None and words.known(f"{survey.game}-seat-{survey.starter}"):
        return words.say("report-edge-of", {"side": charts.side_name(survey.game, survey.starter)})
    return words.say(f"report-{figure}")


def _endings(survey: Survey) -> list[str]:
    reasons = list(dict.fromkeys(reason for strength in survey.strengths for reason in strength.endings))
    heading = [words.say("report-ending"), *(player_name(strength.player) for strength in survey.strengths)]
    rows = [
        [
            words.say(reason).rstrip("."),
            *(
                cell(each.endings[reason], share=True) if reason in each.endings else words.say("report-never")
                for each in survey.strengths
            ),
        ]
        for reason in reasons
    ]
    return [section("report-heading-endings"), table(heading, rows)]


def _course(survey: Survey) -> list[str]:
    if game_standing(GAMES[survey.game]) is None or not survey.strengths[-1].winner_ahead:
        return []
    counted = words.say(f"{survey.game}-study-standing")
    return [
        section("report-heading-course"),
        paragraph("report-about-course", {"counted": counted}),
        _by_strength(survey, ("changes", "behind", "comeback", "settled")),
        figure(charts.ahead(survey.strengths), "report-caption-ahead"),
    ]


def _skill(survey: Survey) -> list[str]:
    rows = []
    for each in survey.ladder:
        elo, low, high = (f"{number:.0f}".replace("-", "−") for number in (each.elo, each.low, each.high))
        interval = words.say("report-interval", {"low": low, "high": high}) if each.low < each.high else ""
        rated = element("td", elo, element("small", safe(interval)))
        rows.append([player_name(each.player), rated, number(each.score, share=True), str(each.games)])
    return [
        section("report-heading-skill"),
        paragraph("report-about-skill"),
        figure(charts.ladder(survey.ladder), "report-caption-ladder"),
        table([words.say(f"report-{name}") for name in ("player", "elo", "mean-score", "games")], rows),
    ]


def _luck(survey: Survey) -> list[str]:
    if not survey.deciders:
        return []
    dealt = _is_dealt(survey)
    heading = [words.say(f"report-{name}") for name in ("pair", "deals" if dealt else "pairs", "by-player", "by-side")]
    rows = [
        [
            " – ".join(map(player_name, each.players)),
            str(each.deals),
            _variance_cell(each.player, each.deals),
            _variance_cell(each.side, each.deals),
        ]
        for each in survey.deciders
    ]
    about = "report-about-luck" if dealt else "report-luck-undealt"
    return [section("report-heading-luck"), paragraph(about), table(heading, rows)]


def _variance_cell(part: VarianceShare, deals: int) -> str:
    """Return a share of the variance with its interval and, below, what coin tosses between equals give."""
    if deals < FEWEST:
        return element("td", "–")
    share, low, high, null, chance = (
        number(each, share=True) for each in (part.share, *part.interval, part.null, part.chance)
    )
    below = (
        words.say("report-interval", {"low": low.removesuffix(PERCENT), "high": high}),
        words.say("report-by-chance", {"null": null, "most": chance}),
    )
    return element("td", safe(share), *(element("small", safe(line)) for line in below))


def _is_dealt(survey: Survey) -> bool:
    return "\ndeal: -\n" not in survey.record


def _rulings(survey: Survey) -> list[str]:
    if not survey.settings:
        return []
    shown = [name for name in COMPARED if any(name in each.differences for each in survey.settings)]
    heading = [words.say("report-setting"), *(_name_of(survey, name) for name in shown)]
    usual = survey.usual.figures
    first = [
        words.say("report-usual"),
        *(cell(usual.get(name), name in SHARES, signed=name == "edge") for name in shown),
    ]
    rows = [first, *(_setting_row(each, shown) for each in survey.settings)]
    compared = sum(len(each.differences) for each in survey.settings if not each.same)
    parts = [
        section("report-heading-rulings"),
        paragraph("report-about-rulings", {"player": player_name(survey.usual.player), "compared": compared}),
        table(heading, rows),
    ]
    if any(each.same for each in survey.settings):
        parts.append(paragraph("report-about-same"))
    design = game_design(GAMES[survey.game])
    if design is not None and design.UNCHANGED:
        parts.append(paragraph("report-unchanged", {"options": ", ".join(design.UNCHANGED)}))
    for name in ("moves", "edge", "early"):
        if any(name in each.differences and each.differences[name].mean for each in survey.settings):
            drawn = charts.differences(name, _name_of(survey, name), survey.settings)
            parts.append(figure(drawn, "report-caption-differences"))
    return [*parts, *_deals(survey)]


def _deals(survey: Survey) -> list[str]:
    """Return the section on deals: whether some make a better game."""
    if not survey.deals:
        return []
    names = ("moves", "starter", "early", "changes", "settled")
    heading = [words.say(f"{survey.game}-study-deal"), words.say("report-games")]
    heading += [words.say(f"report-{name}") for name in names]
    rows = [
        [
            str(kind.number),
            str(kind.games),
            *(cell(kind.figures.get(name), name in SHARES, of=kind.games) for name in names),
        ]
        for kind in survey.deals
    ]
    return [paragraph("report-about-deals"), table(heading, rows)]


def _setting_row(setting: Setting, shown: Sequence[str]) -> list[str]:
    """Differences that remain among all that are compared stand out."""
    label = f"{setting.option}={setting.value}"
    if setting.same:
        return [label, element("td", safe(words.say("report-same")), colspan=str(len(shown)))]
    cells = [label]
    for name in shown:
        value = setting.differences.get(name)
        if value is not None and value.games >= FEWEST and value.mean == value.low == value.high == 0:
            cells.append(words.say("report-no-difference"))
            continue
        cells.append(cell(value, name in SHARES, signed=True, apart=name in setting.apart))
    return cells


def _openings(survey: Survey) -> list[str]:
    """Return a map of the board where all games begin alike; kinds of first moves where they do not."""
    parts = [section("report-heading-openings")]
    for known in survey.known:
        chosen = " ".join(f"{option}={value}" for option, value in known.options.items())
        setting = chosen or words.say("report-usual")
        facts: dict[str, str | int] = {"won": sum(wins for _, wins in known.openings), "total": len(known.openings)}
        parts.append(paragraph("report-known-openings", {**facts, "setting": setting}))
        exact = [Taken(move, 1, float(wins)) for move, wins in known.openings]
        parts.append(figure(opening_map(survey.game, known.options, exact), "report-caption-exact-map"))
    player: dict[str, str | int] = {"player": player_name(survey.strengths[-1].player)}
    kinds = game_openings(GAMES[survey.game]) is not None
    if _is_dealt(survey) and not kinds:
        return [*parts, paragraph("report-no-openings")]
    heading = [words.say("report-opening"), words.say("report-games"), words.say("report-opener-score")]
    shown = [each for each in survey.openings if each.games >= FEWEST][:_COMMON]
    rows = [[_opening_name(survey, each), str(each.games), cell(each.score, share=True)] for each in shown]
    parts += [paragraph("report-about-openings", player), *([table(heading, rows)] if rows else [])]
    if not _is_dealt(survey):
        played = [Taken(each.move, each.games, each.score.mean) for each in survey.openings]
        parts.append(figure(opening_map(survey.game, {}, played), "report-caption-map"))
    return parts


def _opening_name(survey: Survey, opening: Opening) -> str:
    if game_openings(GAMES[survey.game]) is None:
        return opening.move
    kind, number = opening.move.split()
    return words.say(f"{survey.game}-study-opening-{kind}", {"number": int(number)})


def _game(survey: Survey) -> list[str]:
    """Return the board, which the script of the page fills, and what moves through the game."""
    slider = element("input", type="range", id="at", min="0", aria_label=words.say("report-moves"))
    steps = [element("button", safe(words.say(f"report-{name}")), id=name) for name in ("back", "on", "play")]
    board = element("div", id="picture") + element("p", steps[0], slider, *steps[1:])
    legend = f"{survey.game}-study-picture"
    record = element("summary", safe(words.say("report-record"))) + element("pre", safe(survey.record))
    return [
        section("report-heading-game"),
        paragraph("report-about-game", {"player": player_name(survey.strengths[-1].player)}),
        element("div", board, element("p", id="move", aria_live="polite"), id="board"),
        *([paragraph(legend, soft=True)] if words.known(legend) else []),
        element("details", record),
    ]


def _speed(survey: Survey) -> list[str]:
    if not survey.timed:
        return []
    rows = [[player_name(player), f"{speed:,.0f}"] for player, speed in survey.timed.items()]
    heading = [words.say("report-player"), words.say("report-speed")]
    return [section("report-heading-speed"), paragraph("report-about-speed", soft=True), table(heading, rows)]
