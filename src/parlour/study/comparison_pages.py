"""The page of a comparison: the findings in words, then all figures with their meaning and intervals."""

from __future__ import annotations

from importlib.resources import files

from parlour import words
from parlour.boards.picture import game_picture
from parlour.catalogue import GAMES
from parlour.study.boards import as_script, frames
from parlour.study.charts import player_name, side_name
from parlour.study.comparison import COMPARED, ComparedVersions, Version
from parlour.study.page_parts import FEWEST, PERCENT, cell, element, number, paragraph, safe, section, table, told
from parlour.study.surveys import SHARES, Value
from parlour.study.thinking_times import ThinkingTime

_MOST = 10
"""Cards, cells or laws of a kind that are listed."""
_DEFINED = ("edge", "undecided", "choices", "forced", "mattered", "changes", "behind", "comeback", "settled", "clear")
_HEURISTIC = frozenset({"mattered", "changes", "behind", "comeback", "settled", "clear"})
"""Figures that need to know who is ahead."""
_FAIR = 0.03
"""A score this near to an even share is called even."""


def page(comparison: ComparedVersions, command: str, thinking: ThinkingTime | None) -> str:
    """Return the whole page, in the language in which this process prints."""
    name = words.say(f"{comparison.game}-name")
    title = words.say("compare-title" if len(comparison.versions) > 1 else "report-title", {"game": name})
    made: dict[str, str | int] = {
        "games": comparison.games,
        "player": player_name(comparison.player),
        "seed": comparison.seed,
        "command": command,
    }
    parts = [
        element("h1", safe(title)),
        paragraph("compare-made", made, soft=True),
        *_versions(comparison),
        section("compare-heading-found"),
        *(element("p", safe(said)) for said in found(comparison)),
        *_figures(comparison),
        *_balance(comparison),
        *_luck(comparison),
        *_endings(comparison),
        *_elements(comparison),
        *_minutes(comparison, thinking),
        *_game(comparison),
    ]
    return _whole(comparison, title, "\n".join(part for part in parts if part))


def _whole(comparison: ComparedVersions, title: str, body: str) -> str:
    text = files(__package__).joinpath("report.html").read_text(encoding="utf-8")
    facts = {"language": words.reader(), "title": safe(title), "body": body}
    if _is_pictured(comparison):
        facts["game"] = as_script(frames(comparison.versions[-1].record))
    else:
        text = f"{text.partition('<script')[0]}</body>\n</html>\n"
    for name, value in facts.items():
        text = text.replace(f"${name}", value, 1)
    return text


def _is_pictured(comparison: ComparedVersions) -> bool:
    return game_picture(GAMES[comparison.versions[-1].game]) is not None


def label(comparison: ComparedVersions, version: Version) -> str:
    """Return the name of a version: the game, a variant's title, or the options that differ from the first version."""
    changed, first = GAMES[version.game].variant, comparison.versions[0]
    if changed is not None:
        return changed.title
    apart = [f"{name}={value}" for name, value in version.options.items() if first.options.get(name) != value]
    return " ".join(apart) or words.say("compare-first")


def _versions(comparison: ComparedVersions) -> list[str]:
    rows = [
        [label(comparison, each), each.about or words.say(f"{comparison.game}-tagline"), GAMES[each.game].RULES]
        for each in comparison.versions
    ]
    heading = [words.say(f"compare-{name}") for name in ("version", "changes", "rules")]
    return [table(heading, rows)] if len(comparison.versions) > 1 else [paragraph(f"{comparison.game}-tagline")]


# What was found, in words


def found(comparison: ComparedVersions) -> list[str]:
    """Return one sentence for each subject and version, and how the versions differ."""
    first, *others = comparison.versions
    said = in_words(first.figures)
    said += _luck_in_words(comparison, first)
    said += [verdict(comparison, each) for each in others]
    return said


def in_words(figures: dict[str, Value]) -> list[str]:
    """Return what these figures say: balance, length, decisiveness, agency, drama and clarity."""

    def fact(name: str, *, signed: bool = False) -> str:
        return told(figures[name], name in SHARES, signed=signed)

    said = []
    edge = figures.get("edge")
    if edge is not None and edge.games >= FEWEST:
        way = "even" if edge.low <= 0 <= edge.high else "first" if edge.mean > 0 else "later"
        said.append(words.say(f"compare-found-balance-{way}", {"edge": fact("edge", signed=True)}))
    said.append(words.say("compare-found-length", {"moves": fact("moves")}))
    if "undecided" in figures:
        said.append(words.say("compare-found-decisiveness", {"undecided": fact("undecided"), "early": fact("early")}))
    if "choices" in figures:
        said.append(words.say("compare-found-agency", {"choices": fact("choices"), "forced": fact("forced")}))
    if "mattered" in figures:
        said.append(words.say("compare-found-mattered", {"mattered": fact("mattered")}))
    if "changes" in figures:
        facts = {name: fact(name) for name in ("changes", "comeback", "settled")}
        said.append(words.say("compare-found-drama", facts))
    if "clear" in figures:
        said.append(words.say("compare-found-clarity", {"clear": fact("clear")}))
    return said


def _luck_in_words(comparison: ComparedVersions, version: Version) -> list[str]:
    meeting = version.meeting
    if meeting is None or meeting.decider is None:
        return []
    facts: dict[str, str | int] = {
        "weaker": player_name(meeting.players[0]),
        "stronger": player_name(meeting.players[1]),
        "player": number(meeting.decider.player.share, share=True),
        "side": number(meeting.decider.side.share, share=True),
    }
    return [words.say("compare-found-luck", facts)]


def verdict(comparison: ComparedVersions, version: Version) -> str:
    """Return what is certain of a version beside the first one."""
    name: dict[str, str | int] = {"version": label(comparison, version)}
    if version.same:
        return words.say("compare-found-same", name)
    certain = [
        words.say(
            "compare-found-difference",
            {
                "figure": _name(figure),
                "difference": told(version.differences[figure], figure in SHARES, signed=True),
            },
        )
        for figure in version.apart
    ]
    if not certain:
        return words.say("compare-found-nothing", {**name, "games": version.games})
    fairness = _fairness(comparison.versions[0], version)
    return " ".join([words.say("compare-found-certain", {**name, "differences": "; ".join(certain)}), *fairness])


def _fairness(first: Version, version: Version) -> list[str]:
    """Return whether the advantage of beginning is smaller, if that is certain."""
    if "edge" not in version.apart:
        return []
    before, after = abs(first.figures["edge"].mean), abs(version.figures["edge"].mean)
    return [words.say("compare-found-fairer" if after < before else "compare-found-less-fair")]


# The figures


def _name(figure: str) -> str:
    return words.say(f"report-{figure}")


def _figures(comparison: ComparedVersions) -> list[str]:
    first, *others = comparison.versions
    shown = [name for name in COMPARED if any(name in each.figures for each in comparison.versions)]
    heading = [words.say("compare-figure"), *(label(comparison, each) for each in comparison.versions)]
    rows = []
    for name in shown:
        mark = " *" if name in _HEURISTIC else ""
        row = [_name(name) + mark, cell(first.figures.get(name), name in SHARES, signed=name == "edge", of=first.games)]
        for each in others:
            value = each.differences.get(name)
            if value is not None and value.mean == value.low == value.high == 0:
                row.append(words.say("report-no-difference"))
                continue
            row.append(cell(value, name in SHARES, signed=True, of=each.games, apart=name in each.apart))
        rows.append(row)
    count = sum(len(each.differences) for each in others if not each.same)
    about = [paragraph("compare-about-figures", {"compared": count})] if others else [paragraph("compare-about-one")]
    terms = [
        element("dt", element("b", safe(_name(name)))) + element("dd", safe(words.say(f"compare-means-{name}")))
        for name in _DEFINED
        if name in shown
    ]
    return [
        section("compare-heading-figures"),
        *about,
        table(heading, rows),
        element("details", element("summary", safe(words.say("compare-definitions"))), element("dl", *terms)),
        *_heuristics(comparison),
    ]


def _heuristics(comparison: ComparedVersions) -> list[str]:
    """Return how the leader was found, and how often it won."""
    late = comparison.versions[0].figures.get("late")
    if not comparison.judged or late is None:
        return []
    counted = (
        words.say(f"{comparison.game}-study-standing")
        if comparison.judged == "own" and words.known(f"{comparison.game}-study-standing")
        else words.say("compare-judged-playouts")
    )
    return [paragraph("compare-heuristic", {"counted": counted, "late": told(late, share=True), "games": late.games})]


# Balance, and what makes it fair


def _balance(comparison: ComparedVersions) -> list[str]:
    if len(comparison.versions[0].seats) < 2:
        return []
    count = max(len(each.seats) for each in comparison.versions)
    heading = [words.say("compare-version"), *(side_name(comparison.game, side) for side in range(count))]
    rows = [
        [label(comparison, each), *(cell(value, share=True) for value in each.seats)]
        + ["–"] * (count - len(each.seats))
        for each in comparison.versions
    ]
    said = [element("p", safe(_handicap(comparison, each))) for each in comparison.versions]
    return [section("compare-heading-balance"), table(heading, rows), *said]


def _handicap(comparison: ComparedVersions, version: Version) -> str:
    """Return what makes this version fair: nothing, the draws for the others, or a weaker player on the better side."""
    name: dict[str, str | int] = {"version": label(comparison, version)}
    edge = version.figures.get("edge")
    if edge is None or edge.games < FEWEST:
        return words.say("compare-handicap-unknown", name)
    if edge.low <= 0 <= edge.high:
        return words.say("compare-handicap-none", name)
    even = 1 / len(version.seats)
    offers: list[tuple[float, str]] = []
    if edge.mean > 0 and version.draw_odds is not None:
        facts: dict[str, str | int] = {**name, "score": told(version.draw_odds, share=True)}
        offers.append((abs(version.draw_odds.mean - even), words.say("compare-handicap-draws", facts)))
    meeting = version.meeting
    if meeting is not None and len(version.seats) == 2:
        score = meeting.first if version.seats[0].mean > even else meeting.second
        facts = {
            **name,
            "weaker": player_name(meeting.players[0]),
            "stronger": player_name(meeting.players[1]),
            "score": told(score, share=True),
        }
        offers.append((abs(score.mean - even), words.say("compare-handicap-weaker", facts)))
    better = [offer for offer in offers if offer[0] < abs(edge.mean)]
    if not better:
        return words.say("compare-handicap-not-found", {**name, "edge": told(edge, share=True, signed=True)})
    off, said = min(better)
    return said if off > _FAIR else f"{said} {words.say('compare-handicap-fair')}"


def _luck(comparison: ComparedVersions) -> list[str]:
    known = [(each, each.meeting) for each in comparison.versions if each.meeting is not None]
    if not known:
        return []
    heading = [words.say(f"compare-{name}") for name in ("version", "by-player", "by-side", "weaker-score")]
    rows = []
    for version, meeting in known:
        shares = (None, None) if meeting.decider is None else (meeting.decider.player, meeting.decider.side)
        row = [label(comparison, version)]
        for share in shares:
            if share is None or meeting.decider is None or meeting.decider.deals < FEWEST:
                row.append("–")
                continue
            mean, low, high = (number(each, share=True) for each in (share.share, *share.interval))
            interval = words.say("report-interval", {"low": low.removesuffix(PERCENT), "high": high})
            row.append(element("td", safe(mean), element("small", safe(interval))))
        games = meeting.first.games + meeting.second.games
        mean_score = (meeting.first.mean * meeting.first.games + meeting.second.mean * meeting.second.games) / games
        rows.append([*row, number(mean_score, share=True)])
    meeting = known[0][1]
    facts: dict[str, str | int] = {
        "weaker": player_name(meeting.players[0]),
        "stronger": player_name(meeting.players[1]),
        "games": meeting.first.games + meeting.second.games,
    }
    return [section("report-heading-luck"), paragraph("compare-about-luck", facts), table(heading, rows)]


def _endings(comparison: ComparedVersions) -> list[str]:
    reasons = list(dict.fromkeys(reason for each in comparison.versions for reason in each.endings))
    heading = [words.say("report-ending"), *(label(comparison, each) for each in comparison.versions)]
    rows = [
        [
            words.say(reason).rstrip("."),
            *(
                cell(each.endings[reason], share=True) if reason in each.endings else words.say("report-never")
                for each in comparison.versions
            ),
        ]
        for reason in reasons
    ]
    return [section("report-heading-endings"), table(heading, rows)]


# Cards, cells and laws


def _elements(comparison: ComparedVersions) -> list[str]:
    version = comparison.versions[-1]
    kinds = list(dict.fromkeys(each.kind for each in version.elements))
    if not kinds:
        return []
    parts = [
        section("compare-heading-elements"),
        paragraph("compare-about-elements", {"version": label(comparison, version), "compared": len(version.elements)}),
    ]
    for kind in kinds:
        ranked = sorted((each for each in version.elements if each.kind == kind), key=lambda each: -each.worth.mean)
        shown = ranked if len(ranked) <= _MOST else [*ranked[: _MOST // 2], *ranked[-_MOST // 2 :]]
        heading = [words.say(f"compare-kind-{kind}"), words.say("report-games"), words.say("compare-worth")]
        rows = [
            [
                _element_name(comparison.game, kind, each.name),
                str(each.worth.games),
                cell(each.worth, share=True, signed=True, apart=each.apart),
            ]
            for each in shown
        ]
        parts.append(table(heading, rows))
    return parts


def _element_name(game: str, kind: str, name: str) -> str:
    code = f"{game}-{kind}-{name}"
    return words.say(code) if words.known(code) else name


# Minutes at the table


def _minutes(comparison: ComparedVersions, thinking: ThinkingTime | None) -> list[str]:
    parts = [section("compare-heading-minutes")]
    if thinking is None:
        return [*parts, paragraph("compare-no-times")]
    for version in comparison.versions:
        moves = version.figures["moves"]
        mean, low, high = (
            f"{length * seconds / 60:.0f}"
            for length, seconds in zip(
                (moves.mean, moves.low, moves.high), (thinking.mean, thinking.low, thinking.high), strict=True
            )
        )
        facts: dict[str, str | int] = {
            "version": label(comparison, version),
            "minutes": words.say("study-value", {"value": mean, "low": low, "high": high}),
            "seconds": f"{thinking.mean:.0f}",
            "moves": thinking.moves,
        }
        parts.append(paragraph("compare-minutes", facts))
    return parts


def _game(comparison: ComparedVersions) -> list[str]:
    if not _is_pictured(comparison):
        return []
    slider = element("input", type="range", id="at", min="0", aria_label=words.say("report-moves"))
    steps = [element("button", safe(words.say(f"report-{name}")), id=name) for name in ("back", "on", "play")]
    board = element("div", id="picture") + element("p", steps[0], slider, *steps[1:])
    facts: dict[str, str | int] = {"version": label(comparison, comparison.versions[-1])}
    text = element("summary", safe(words.say("report-record"))) + element("pre", safe(comparison.versions[-1].record))
    return [
        section("report-heading-game"),
        paragraph("compare-about-game", facts),
        element("div", board, element("p", id="move", aria_live="polite"), id="board"),
        element("details", text),
    ]
