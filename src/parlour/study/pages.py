"""A designer's report as one page that needs nothing else: text, tables, pictures and a game to step through."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from parlour import words
from parlour.catalogue import GAMES
from parlour.study import charts
from parlour.study.boards import as_script, frames
from parlour.study.charts import player_name
from parlour.study.measures import STANDING
from parlour.study.surveys import COMPARED, FIGURES, SHARES, Setting, Strength, Survey, Value

_STYLE = """
:root { color-scheme: light dark; --soft: #5f5547; --rule: #cbbfa8; --paper: #fffcf5; --ink: #29231d; }
@media (prefers-color-scheme: dark) {
  :root { --soft: #b9ae9c; --rule: #4a443b; --paper: #1d1a16; --ink: #efe7d8; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.2rem; border-top: 1px solid var(--rule); padding-top: 1rem; }
p.soft, figcaption, td small { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.25rem 0.7rem 0.25rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--rule); }
td.apart { font-weight: bold; } figure { margin: 1rem 0; } figure svg { width: 100%; height: auto; }
#board svg { max-height: 26rem; } button { font: inherit; padding: 0.3rem 0.9rem; } input { width: 60%; }
"""

_SCRIPT = """
const told = JSON.parse(document.getElementById('game').textContent), at = document.getElementById('at');
function show() {
  const ply = +at.value, [wide, high] = told.sizes[ply];
  const shapes = told.frames[ply].map(number => told.shapes[number]).join('');
  document.getElementById('picture').innerHTML =
    `<svg role="img" aria-label="${told.moves[ply]}" viewBox="-0.1 -0.1 ${wide + 0.2} ${high + 0.2}">${shapes}</svg>`;
  document.getElementById('move').textContent = told.moves[ply];
}
at.max = told.frames.length - 1; at.value = at.max; at.oninput = show; show();
for (const [id, by] of [['back', -1], ['on', 1]])
  document.getElementById(id).onclick = () => { at.value = +at.value + by; show(); };
"""


def page(survey: Survey, command: str) -> str:
    """The whole page, in the language of whoever reads what this process prints."""
    name = words.say(f"{survey.game}-name")
    title = words.say("report-title", {"game": name})
    made: dict[str, str | int] = {"games": survey.games, "seed": survey.seed, "rules": survey.rules, "command": command}
    parts = [
        f"<h1>{_safe(title)}</h1>",
        _paragraph("report-made", made, soft=True),
        *_summary(survey),
        *_length(survey),
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
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{_safe(title)}</title>'
    language = words.reader()
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{_STYLE}</style></head>\n<body>\n'
        + "\n".join(part for part in parts if part)
        + "\n</body></html>\n"
    )


# Small parts


def _safe(text: str) -> str:
    return html.escape(text)


def _paragraph(code: str, facts: dict[str, str | int] | None = None, *, soft: bool = False) -> str:
    kind = ' class="soft"' if soft else ""
    return f"<p{kind}>{_safe(words.say(code, facts or {}))}</p>"


def _heading(code: str) -> str:
    return f"<h2>{_safe(words.say(code))}</h2>"


def _figure(svg: str, code: str) -> str:
    caption = _safe(words.say(code))
    labelled = svg.replace('role="img"', f'role="img" aria-label="{caption}"', 1)
    return f"<figure>{labelled}<figcaption>{caption}</figcaption></figure>"


def _number(value: float, share: bool, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{100 * value:{sign}.1f} %" if share else f"{value:{sign}.1f}"


def _told(value: Value, share: bool, *, signed: bool = False) -> str:
    mean, low, high = (_number(each, share, signed=signed) for each in (value.mean, value.low, value.high))
    return words.say("study-value", {"value": mean, "low": low, "high": high})


def _table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{_safe(cell)}</th>" for cell in heading)
    body = "".join(
        f"<tr>{''.join(cell if cell[:1] == '<' else f'<td>{_safe(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _by_strength(survey: Survey, names: Sequence[str]) -> str:
    """A row for each strength, a column for each figure that somebody has."""
    shown = [name for name in names if any(name in strength.figures for strength in survey.strengths)]
    heading = [words.say("report-player"), *(words.say(f"report-{name}") for name in shown)]
    rows = [
        [
            player_name(strength.player),
            *(_told(strength.figures[name], name in SHARES) if name in strength.figures else "–" for name in shown),
        ]
        for strength in survey.strengths
    ]
    return _table(heading, rows)


# The sections


def _summary(survey: Survey) -> list[str]:
    best: Strength = survey.strengths[-1]
    game = survey.game
    facts: dict[str, str | int] = {
        "player": player_name(best.player),
        "moves": _told(best.figures["moves"], share=False),
        "early": _told(best.figures["early"], share=True),
    }
    said = [f"<p>{_safe(words.say(f'{game}-tagline'))} {_safe(words.say(f'{game}-rules-goal'))}</p>"]
    said.append(_paragraph("report-summary", facts))
    if survey.proved is not None:
        said.append(_paragraph("study-proved-first" if survey.proved else "study-proved-other"))
    return said


def _length(survey: Survey) -> list[str]:
    return [
        _heading("report-heading-length"),
        _paragraph("report-about-length"),
        _by_strength(survey, ("moves", "early", "choices", "forced")),
        _figure(charts.lengths(survey.strengths), "report-caption-lengths"),
    ]


def _seats(survey: Survey) -> list[str]:
    if len(survey.strengths[0].seats) < 2:
        return []
    count = len(survey.strengths[0].seats)
    facts: dict[str, str | int] = {"sides": count, "even": _number(1 / count, share=True)}
    parts = [_heading("report-heading-seats"), _paragraph("report-about-seats", facts)]
    if survey.proved is not None:
        parts.append(_paragraph("report-exact-beside"))
    return [*parts, _figure(charts.seats(survey.strengths), "report-caption-seats")]


def _endings(survey: Survey) -> list[str]:
    reasons = list(dict.fromkeys(reason for strength in survey.strengths for reason in strength.endings))
    heading = [words.say("report-ending"), *(player_name(strength.player) for strength in survey.strengths)]
    rows = [
        [
            words.say(reason).rstrip("."),
            *(_told(each.endings[reason], share=True) if reason in each.endings else "–" for each in survey.strengths),
        ]
        for reason in reasons
    ]
    return [_heading("report-heading-endings"), _table(heading, rows)]


def _course(survey: Survey) -> list[str]:
    if STANDING.of(GAMES[survey.game]) is None or not survey.strengths[-1].winner_ahead:
        return []
    counted = words.say(f"{survey.game}-study-standing")
    return [
        _heading("report-heading-course"),
        _paragraph("report-about-course", {"counted": counted}),
        _by_strength(survey, ("changes", "behind", "comeback", "settled")),
        _figure(charts.ahead(survey.strengths), "report-caption-ahead"),
    ]


def _skill(survey: Survey) -> list[str]:
    return [
        _heading("report-heading-skill"),
        _paragraph("report-about-skill"),
        _figure(charts.ladder(survey.ladder), "report-caption-ladder"),
    ]


def _luck(survey: Survey) -> list[str]:
    if not survey.deciders:
        return []
    heading = [words.say(f"report-{name}") for name in ("pair", "deals", "by-player", "by-side")]
    rows = [
        [
            " – ".join(map(player_name, each.players)),
            str(each.deals),
            _told(each.player, share=True),
            _told(each.side, share=True),
        ]
        for each in survey.deciders
    ]
    return [_heading("report-heading-luck"), _paragraph("report-about-luck"), _table(heading, rows)]


def _rulings(survey: Survey) -> list[str]:
    if not survey.settings:
        return []
    shown = [name for name in COMPARED if any(name in each.differences for each in survey.settings)]
    heading = [words.say("report-setting"), *(words.say(f"report-{name}") for name in shown)]
    usual = survey.usual.figures
    first = [
        words.say("report-usual"),
        *(_told(usual[name], name in SHARES) if name in usual else "–" for name in shown),
    ]
    rows = [first, *(_setting_row(each, shown) for each in survey.settings)]
    parts = [
        _heading("report-heading-rulings"),
        _paragraph("report-about-rulings", {"player": player_name(survey.usual.player)}),
        _table(heading, rows),
    ]
    for name in ("moves", "first", "early"):
        if any(each.differences.get(name, Value(0, 0, 0)).mean for each in survey.settings):
            parts.append(_figure(charts.differences(name, survey.settings), "report-caption-differences"))
    return [*parts, *_deals(survey)]


def _deals(survey: Survey) -> list[str]:
    """Would another deal make a better game?"""
    if not survey.deals:
        return []
    names = ("moves", "first", "early", "changes", "settled")
    heading = [words.say(f"{survey.game}-study-deal"), words.say("report-games")]
    heading += [words.say(f"report-{name}") for name in names]
    rows = [
        [
            str(kind.number),
            str(kind.games),
            *(_told(kind.figures[name], name in SHARES) if name in kind.figures else "–" for name in names),
        ]
        for kind in survey.deals
    ]
    return [_paragraph("report-about-deals"), _table(heading, rows)]


def _setting_row(setting: Setting, shown: Sequence[str]) -> list[str]:
    """A difference whose interval leaves zero out stands out."""
    cells = [f"{setting.option}={setting.value}"]
    for name in shown:
        value = setting.differences.get(name)
        if value is None:
            cells.append("–")
            continue
        apart = ' class="apart"' if value.low > 0 or value.high < 0 else ""
        cells.append(f"<td{apart}>{_safe(_told(value, name in SHARES, signed=True))}</td>")
    return cells


def _openings(survey: Survey) -> list[str]:
    parts = [_heading("report-heading-openings")]
    if survey.known_openings:
        won = [move for move, wins in survey.known_openings if wins]
        lost = [move for move, wins in survey.known_openings if not wins]
        facts: dict[str, str | int] = {"won": len(won), "total": len(survey.known_openings), "lost": ", ".join(lost)}
        parts.append(_paragraph("report-known-openings", facts))
    heading = [words.say("report-opening"), words.say("report-games"), words.say("report-opener-score")]
    rows = [[each.move, str(each.games), _told(each.score, share=True)] for each in survey.openings]
    about = _paragraph("report-about-openings", {"player": player_name(survey.strengths[-1].player)})
    return [*parts, about, _table(heading, rows)]


def _game(survey: Survey) -> list[str]:
    told = frames(survey.record)
    if told is None:
        return []
    before, after = _safe(words.say("report-back")), _safe(words.say("report-on"))
    slider = f'<input type="range" id="at" min="0" aria-label="{_safe(words.say("report-moves"))}">'
    return [
        _heading("report-heading-game"),
        _paragraph("report-about-game", {"player": player_name(survey.strengths[-1].player)}),
        f'<div id="board"><div id="picture"></div><p><button id="back">{before}</button> {slider} '
        f'<button id="on">{after}</button></p><p id="move" aria-live="polite"></p></div>',
        f"<details><summary>{_safe(words.say('report-record'))}</summary><pre>{_safe(survey.record)}</pre></details>",
        f'<script type="application/json" id="game">{as_script(told)}</script><script>{_SCRIPT}</script>',
    ]


def _speed(survey: Survey) -> list[str]:
    if not survey.timed:
        return []
    rows = [[player_name(player), f"{speed:,.0f}"] for player, speed in survey.timed.items()]
    heading = [words.say("report-player"), words.say("report-speed")]
    return [_heading("report-heading-speed"), _paragraph("report-about-speed", soft=True), _table(heading, rows)]


assert set(COMPARED) <= set(FIGURES)
