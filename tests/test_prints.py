"""Games on paper, measured in the PDF: sizes, cut marks, backs, decks, words, inks."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour import words
from parlour.boards.paper import game_paper
from parlour.boards.paper.boxes import CARD as CARD_THICKNESS
from parlour.boards.paper.boxes import boxes, inner
from parlour.boards.paper.inks import inked
from parlour.boards.paper.marks import Block
from parlour.boards.paper.sheets import COLOURS, MARGIN, PAPERS, THIN, Component, Style, imposed
from parlour.boards.paper.typesetting import Typesetting
from parlour.boards.picture import SOFT, Disc, Label, Stroke, Tile, half_turned
from parlour.browser.site import ready_prints
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption, Refusal
from parlour.games.dualite.paper import PROBLEMS
from parlour.games.dualite.rules import longest as longest_dualite
from parlour.games.dualite.rules import options as dualite_options
from parlour.games.duality.deck import cards, colour, ends
from parlour.games.duality.lines import layers
from parlour.games.duel_of_law.catalogue import kinds_of_law
from parlour.games.duel_of_law.picture import SIGN, poker_sign
from parlour.games.duel_of_law.rainbow import CARDS, LETTERS, POKER_SUITS, QUANTITIES, SUITS
from parlour.games.duel_of_law.rainbow import deck as rainbow_deck
from parlour.games.duos.cards import DECK
from parlour.prints import checked_style, printed
from tests.printed_pages import Shape, fonts, has_pixels_inside, labels, pixels, shapes, sizes, squeezed, texts

pytestmark = pytest.mark.slow

TOLERANCE = 0.05
"""Millimetres: what is lost by rounding."""
MEETS = 0.2
"""Millimetres by which a back may miss its front."""
LARGEST = 5_000_000
"""Bytes of a print."""


A4 = Style()
LETTER = Style("letter", "short", "black", language="fr")
STYLES = (A4, LETTER)
"""Two prints of each game, which differ in everything."""


@cache
def made(game: str, style: Style) -> bytes:
    return printed(GAMES[game], {}, style)


@cache
def sheets(game: str, part: str, style: Style, pieces: tuple[str, ...] = ()) -> bytes:
    """The sheets on which these pieces lie, or the first one of a part, each with its back."""
    found = Typesetting(style, part)
    for front, back in imposed(parts(game, style)[part], style):
        if not pieces or any(one.piece.name in pieces for one in front.placed):
            found.sheet(front, False, "")
            if back is not None:
                found.sheet(back, True, "")
        if not pieces:
            break
    return found.pdf()


def parts(game: str, style: Style, **chosen: str) -> dict[str, Component]:
    paper = game_paper(GAMES[game])
    assert paper is not None
    found = paper.parts(GAMES[game].options(chosen), style, frozenset(chosen))
    return {part.code: part for part in found}


def pages_of(game: str, part: str, style: Style) -> list[int]:
    """The pages of a part, by the note at their foot; its backs follow their fronts."""
    name = words.say(f"{game}-print-{part}", language=style.language)
    return [number for number, text in enumerate(texts(made(game, style))) if f"· {name} ·" in text]


def close(one: tuple[float, float], other: tuple[float, float], by: float = TOLERANCE) -> bool:
    return math.dist(one, other) <= by


# Sizes and marks


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_the_size_of_the_paper(game: str) -> None:
    for style in STYLES:
        found = sizes(made(game, style))
        assert found
        assert all(close(size, PAPERS[style.paper]) for size in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_print_is_light_and_made_of_lines_and_letters(game: str) -> None:
    """No pixels, all fonts inside as subsets, whose names then begin with six letters; the same bytes again."""
    pdf = made(game, A4)
    assert len(pdf) < LARGEST
    assert not any(has_pixels_inside(pdf, page) for page in range(len(texts(pdf))))
    assert fonts(pdf)
    assert all(fonts(pdf).values()), fonts(pdf)
    assert all(re.match(r"[A-Z]{6}\+", name) for name in fonts(pdf))
    assert parts(game, A4) == parts(game, A4)


def test_the_same_options_give_the_same_bytes() -> None:
    assert printed(GAMES["duos"], {}, A4) == made("duos", A4)


def marks(pdf: bytes, page: int) -> tuple[list[float], list[float]]:
    """Where a page is cut: across, by the upright marks; down, by the others."""
    thin = [shape for shape in shapes(pdf, page) if math.isclose(shape.width, THIN, abs_tol=0.01)]
    upright = sorted(shape.middle[0] for shape in thin if shape.size[0] < 0.05)
    level = sorted(shape.middle[1] for shape in thin if shape.size[1] < 0.05)
    return apart(upright), apart(level)


def apart(places: list[float]) -> list[float]:
    """The places without those that lie on each other."""
    return [place for before, place in itertools.pairwise([-1.0, *places]) if place - before > TOLERANCE]


def near(lengths: list[float], wished: set[float]) -> bool:
    return all(any(abs(length - one) <= TOLERANCE for one in wished) for length in lengths)


@pytest.mark.parametrize("style", STYLES, ids=PAPERS)
@pytest.mark.parametrize(
    ("game", "part", "size"),
    [("duality", "cards", (63, 44)), ("duel-of-law", "cards", (63, 88)), ("duos", "cards", (63, 44))],
)
def test_cut_marks_are_as_far_apart_as_a_card_is_wide_and_high(
    game: str, part: str, size: tuple[float, float], style: Style
) -> None:
    """Between two cards lie two bleeds; a card may lie on its side. No mark is at the very edge of the sheet."""
    pages = pages_of(game, part, style)
    assert pages
    across, down = marks(made(game, style), pages[0])
    for places, edges in ((across, style.sheet[0]), (down, style.sheet[1])):
        gaps = [after - before for before, after in itertools.pairwise(places)]
        assert near(gaps[::2], {float(side) for side in size}), gaps
        assert near(gaps[1::2], {2 * style.bleed}), gaps
        assert places[0] > MARGIN
        assert places[-1] < edges - MARGIN
    assert {round(places[1] - places[0]) for places in (across, down)} == set(size)


def test_grounds_go_on_beyond_the_cut() -> None:
    style = Style(bleed=3)
    part = parts("duel-of-law", style)["cards"]
    assert part.pieces[0].back is not None
    reach = {mark.at for mark in part.pieces[0].back if isinstance(mark, Tile)}
    assert (-3, -3) in reach
    across, _ = marks(sheets("duel-of-law", "cards", style), 0)
    assert near([across[2] - across[1]], {6.0})
    without = parts("duel-of-law", Style(bleed=0))["cards"]
    assert next(imposed(without, Style(bleed=0)))[0].bleed == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_no_piece_comes_near_the_edge_of_the_sheet(game: str, paper: str) -> None:
    style = Style(paper)
    wide, high = PAPERS[paper]
    for part in parts(game, style).values():
        for front, back in imposed(part, style):
            for one in (*front.placed, *(back.placed if back else ())):
                room = one.room
                assert one.at[0] >= MARGIN - 0.01, part.code
                assert one.at[0] + room[0] <= wide - MARGIN + 0.01, part.code
                assert one.at[1] >= MARGIN - 0.01, part.code
                assert one.at[1] + room[1] <= high - MARGIN + 0.01, part.code


# Backs


def frames(pdf: bytes, page: int) -> list[Shape]:
    """The frames of DUOS cards, one on each side."""
    return [shape for shape in shapes(pdf, page) if close(tuple(sorted(shape.size)), (39.6, 58.6), 0.3)]  # type: ignore[arg-type] # two sides


@pytest.mark.parametrize("style", STYLES, ids=("long", "short"))
def test_backs_meet_their_fronts(style: Style) -> None:
    """A sheet of DUOS cards is turned over its edge: each frame lies on one, and the marks lie on each other."""
    pdf, (wide, high) = made("duos", style), style.sheet

    def behind(x: float, y: float) -> tuple[float, float]:
        return (wide - x, y) if style.flip == "long" else (x, high - y)

    for front in pages_of("duos", "cards", style):
        assert front % 2 == 0  # the first side of a sheet
        there = [shape.middle for shape in frames(pdf, front + 1)]
        here = [behind(*shape.middle) for shape in frames(pdf, front)]
        assert len(here) == len(there) > 0
        assert all(min(math.dist(one, other) for other in there) <= MEETS for one in here)
        across, down = marks(pdf, front)
        across_there, down_there = marks(pdf, front + 1)
        assert all(near([behind(x, 0)[0]], set(across_there)) for x in across)
        assert all(near([behind(0, y)[1]], set(down_there)) for y in down)


@pytest.mark.parametrize("game", ["duality", "duel-of-law", "duos"])
def test_what_has_no_back_has_an_empty_page_behind_it(game: str) -> None:
    """Else a printer that prints both sides would put one screen behind another."""
    for code in parts(game, A4):
        assert all(page % 2 == 0 for page in pages_of(game, code, A4)), code


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_back_of_a_card_is_behind_it(flip: str, paper: str) -> None:
    """The ant is the first card; its thing lies at the mirrored place, and both read upright when the card is turned
    sideways."""
    style = checked_style(paper, flip, language="en")
    front, back = next(imposed(parts("duos", style)["cards"], style))
    assert back is not None
    wide, high = style.sheet
    for one, other in zip(front.placed, back.placed, strict=True):
        assert one.piece is other.piece
        left = wide - one.at[0] - one.room[0] if flip == "long" else one.at[0]
        top = one.at[1] if flip == "long" else high - one.at[1] - one.room[1]
        assert close(other.at, (left, top))
        assert (one.turn + other.turn) % 360 == (0 if flip == "long" else 180)


def test_backs_are_moved_for_a_printer_that_is_off() -> None:
    style = checked_style(shift=(0.5, -1), language="en")
    plain = checked_style(language="en")
    shifted, straight = (sheets("duos", "cards", one) for one in (style, plain))
    moved, still = frames(shifted, 1), frames(straight, 1)
    assert moved
    for one, other in zip(moved, still, strict=True):
        assert close(one.middle, (other.middle[0] + 0.5, other.middle[1] - 1))
    front = [shape.middle for shape in frames(shifted, 0)]
    assert front == [shape.middle for shape in frames(straight, 0)]


def test_without_backs_there_are_only_fronts() -> None:
    style = checked_style(flip="none", language="en")
    found = texts(made("duality", style))
    assert len(found) < len(texts(made("duality", checked_style(language="en"))))
    assert not any("Test of the two sides" in text for text in found)


@pytest.mark.parametrize(("game", "sides"), [("dualma", 1), ("dualite", 1), ("duality", 2)])
def test_only_a_game_with_backs_asks_for_both_sides(game: str, sides: int) -> None:
    found = " ".join(texts(made(game, A4)))
    assert ("Print on one side." in found) == (sides == 1)
    assert ("Test of the two sides" in found) == (sides == 2)


# Decks


def test_duality_has_every_card_of_the_rules_once_and_reads_both_ways() -> None:
    style = Style()
    deck = parts("duality", style)["cards"]
    assert [int(piece.name) for piece in deck.pieces] == list(range(1, 55))
    assert len({piece.front for piece in deck.pieces}) == len(cards("full")) == 54
    read = Counter(
        number
        for page in pages_of("duality", "cards", style)
        for number in re.findall(r"^\d+$", texts(made("duality", style))[page], re.MULTILINE)
    )
    assert read == {str(number): 2 for number in range(1, 55)}


@pytest.mark.parametrize("join", ["joined", "crossing", "wires"])
def test_the_lines_of_duality_are_those_of_the_rules(join: str) -> None:
    """Each end is drawn in its colour, at its edge; joined ends are one layer."""
    for card in cards("full"):
        found = layers(card, join)
        assert sorted(end for layer in found for end in layer.ends) == list(range(6))
        for layer in found:
            assert all(colour(card[end]) == layer.side for end in layer.ends)
        if join == "joined":
            assert {layer.ends for layer in found} == {ends(card, 0), ends(card, 1)}
        if join == "wires":
            assert len(found) == 3


def test_the_lines_of_duality_go_on_beyond_the_cut() -> None:
    """Where a cut is a little off, a line is neither closed nor cut short."""
    style = Style(bleed=2)
    for piece in parts("duality", style)["cards"].pieces:
        reached = [point for shape in piece.front if isinstance(shape, Stroke) for point in shape.points]
        assert min(x for x, _ in reached) < -2
        assert max(x for x, _ in reached) > 65


def test_duel_of_law_has_every_card_with_every_feature_once() -> None:
    style = Style()
    names = [piece.name for piece in parts("duel-of-law", style)["cards"].pieces]
    assert sorted(names) == sorted(map(str, CARDS))
    assert len(names) == 162
    pages = pages_of("duel-of-law", "cards", style)
    lines = Counter(label for page in pages for label in labels(made("duel-of-law", style), page))
    for card in CARDS[:156]:
        assert lines[str(card)] >= 2, card
    assert [lines[letter] for letter in LETTERS if letter not in "JQK"] == [
        count for letter, count in zip(LETTERS, QUANTITIES, strict=True) if letter not in "JQK"
    ]
    for suit in SUITS:
        assert lines[words.say(f"duel-of-law-short-{suit}", language="en")] == 13
    for suit in POKER_SUITS:
        sign = poker_sign(suit, *SIGN)
        both = {*sign, *half_turned(sign, (63, 88))}
        assert sum(both <= set(piece.front) for piece in parts("duel-of-law", style)["cards"].pieces) == 39
    assert lines[words.say("duel-of-law-joker", language="en")] == 6


@pytest.mark.parametrize("mathematics", ["core", "wide"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_table_of_laws_has_every_kind_on_one_page(mathematics: str, language: str) -> None:
    """Behind it stand what all cards of a suit show and the letters; no line is printed over another."""
    wide = mathematics == "wide"
    piece = parts("duel-of-law", Style("letter", language=language), mathematics=mathematics)["laws"].pieces[0]
    document = Typesetting(Style("letter", language=language), "laws")
    for side in (piece.front, piece.back):
        assert side is not None
        document.page(side)
    front, back = texts(document.pdf())
    for laws in kinds_of_law(language, wide).values():
        assert all(squeezed(law) in squeezed(front) for law in laws)
    assert ("fibonacci" in front.lower()) == wide
    assert squeezed(words.say("duel-of-law-print-values", language=language)) in squeezed(front)
    for number, suit in enumerate(SUITS):
        assert f"{number} · {words.say(f'duel-of-law-suit-{suit}', language=language)}" in back
    for letter, count in zip(LETTERS, QUANTITIES, strict=True):
        assert re.search(rf"\b{letter} {count}\b", back)


def test_a_text_is_smaller_where_it_would_not_fit() -> None:
    heights = []
    for lines in (3, 8):
        document = Typesetting(A4, "text")
        document.page((Block((10, 10), (100, 40), "\n\n".join(["words"] * lines), 4),))
        dark = np.nonzero(pixels(document.pdf(), 0).min(axis=(1, 2)) < 0.5)[0]
        heights.append(float(dark.max() - dark.min()) / 60 * 25.4)
    assert 10 < heights[0] < 40
    assert heights[1] > heights[0]


def test_duos_has_every_card_once_with_its_thing_behind() -> None:
    style = Style()
    pdf = made("duos", style)
    fronts = pages_of("duos", "cards", style)
    for side, pages in (("animal", fronts), ("thing", [page + 1 for page in fronts])):
        said = sorted(words.say(f"duos-card-{getattr(card, side)}", language="en") for card in DECK)
        shown = sorted(label for page in pages for label in labels(pdf, page) if "·" not in label)
        assert shown == said


def test_tokens_markers_and_discs_are_as_many_as_a_game_needs() -> None:
    style = Style()
    tokens = Counter(piece.name.split("-")[0] for piece in parts("duel-of-law", style)["tokens"].pieces)
    assert len(tokens) == 6
    assert set(tokens.values()) == {25}
    markers = Counter(piece.name.split("-")[0] for piece in parts("duos", style)["markers"].pieces)
    assert len(markers) == 4
    assert set(markers.values()) == {12}
    for part in ("discs", "large-discs"):
        assert Counter(piece.name[0] for piece in parts("dualma", style)[part].pieces) == {"b": 11, "w": 11}


def test_a_disc_of_dualma_fits_its_place_on_the_board() -> None:
    """Discs of neighbouring places do not touch."""
    style = Style()
    for board, discs in (("board", "discs"), ("large-board", "large-discs")):
        found = parts("dualma", style)
        wide = sum(piece.size[0] for piece in found[board].pieces) - (8 if board == "large-board" else 0)
        assert found[discs].pieces[0].size[0] < wide / 10


@pytest.mark.parametrize(
    ("card", "count"), [((63.0, 44.0), 54), ((63.0, 44.0), 116), ((63.0, 88.0), 162), ((63.0, 44.0), 108)]
)
@pytest.mark.parametrize("paper", PAPERS)
def test_boxes_hold_all_cards(card: tuple[float, float], count: int, paper: str) -> None:
    found = boxes("A deck", card, count, Style(paper))
    held = sum(int((inner(box, card) - 1) / CARD_THICKNESS) for box in found)
    assert held >= count
    short, long = sorted(PAPERS[paper])
    for box in found:
        assert min(box.size) <= short - 2 * MARGIN
        assert max(box.size) <= long - 2 * MARGIN


# What is said


@pytest.mark.parametrize("style", STYLES, ids=words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_found_by_a_reader_on_at_most_four_pages(game: str, style: Style) -> None:
    """Every sentence of the rules page, or what paper says in its place; a screen is never spoken of."""
    pages, language = texts(made(game, style)), style.language
    paper = game_paper(GAMES[game])
    assert paper is not None
    facts = paper.facts(GAMES[game].options({}))
    title = words.say(f"{game}-name", language=language)
    leaflet = [text for text in pages if re.search(rf"{re.escape(title)} · \d\s*$", text)]
    assert 1 <= len(leaflet) <= 4
    found = squeezed(re.sub(rf"{re.escape(title)} · \d\s*$", "", "\n".join(leaflet), flags=re.MULTILINE))
    for code in words.codes(f"{game}-rules-"):
        part = code.removeprefix(f"{game}-rules-")
        own = f"{game}-print-rules-{part}"
        if part not in paper.LEFT_OUT:
            said = words.say(own if words.known(own) else code, facts, language)
            for line in said.splitlines():
                if line.strip() and not line.strip().startswith("|"):
                    assert squeezed(re.sub(r"^(\d+\.|-) ", "", line.strip())) in found, line
    for screen in ("tap ", "screen shows", "touchez", "l’écran"):
        assert screen not in " ".join(leaflet).lower()


@pytest.mark.parametrize("style", STYLES, ids=words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_every_part_and_its_page(game: str, style: Style) -> None:
    pages = texts(made(game, style))
    guide = pages[0].replace("\n", " ")
    for code in parts(game, style):
        name = words.say(f"{game}-print-{code}", language=style.language)
        assert squeezed(name) in squeezed(guide)
        first = pages_of(game, code, style)[0]
        assert re.search(rf"\b{first + 1}\b", guide), code


def test_a_page_has_a_line_of_a_hundred_millimetres() -> None:
    assert any(close(shape.size, (100, 0), 0.3) for shape in shapes(made("dualma", Style()), 0))


# Options


def test_options_that_change_the_material_change_the_print() -> None:
    style = Style()
    assert [code for code in parts("dualite", style) if code.startswith("pad")] == ["pad-4", "pad-5", "pad-6", "pad-7"]
    assert list(parts("dualite", style, size="5")) == ["pad-5"]
    assert len(parts("duality", style, deck=",".join(cards("full")[:20]))["cards"].pieces) == 20
    assert len(parts("duos", style, players="3")["boards"].pieces) == 3
    assert len(parts("duos", style, players="2")["markers"].pieces) == 24  # a set for hints and turns
    first = parts("duos", style, first="things")["cards"].pieces[0]
    assert first.front == parts("duos", style)["cards"].pieces[0].back
    editions = [parts("duel-of-law", style, deck=edition)["cards"].pieces for edition in ("1-16", "1-17")]
    letters = [rainbow_deck(edition).letters for edition in ("1-16", "1-17")]
    for place in range(156):
        same = letters[0][place] == letters[1][place]
        assert (editions[0][place].front == editions[1][place].front) == same


@pytest.mark.parametrize(
    ("game", "chosen", "said"),
    [
        (
            "dualite",
            {"size": "5"},
            ("Grand Dual is played on a grid of 5 × 5", "e5 at the top right", "5 × 5, Grand Dual"),
        ),
        (
            "dualite",
            {"opening": "one"},
            ("one white circle, on any cell", "Here there is one", "one circle (the challenge)"),
        ),
        ("dualite", {"players": "4", "anchor": "previous"}, ("Each player plays next to the move before",)),
        ("dualma", {"stuck": "loses", "limit": "50"}, ("A player without a move loses.", "after 50 moves")),
        ("duality", {"rows": "4", "hands": "open"}, ("Deal 4 cards face up", "other 44 cards", "Hands lie open")),
        ("duality", {"join": "wires", "completes": "mover"}, ("joins its own two ends alone", "the game goes on")),
        ("duel-of-law", {"mathematics": "wide", "hint": "off"}, ("squares, multiples and more",)),
        (
            "duel-of-law",
            {"objection": "majority", "laws": "voted"},
            ("if most of the others agree", "any other pattern is a law if the players agree"),
        ),
        ("duos", {"rounds": "3"}, ("three rounds",)),
    ],
)
def test_the_words_follow_the_options(game: str, chosen: dict[str, str], said: tuple[str, ...]) -> None:
    """The leaflet says what a game with these options needs, and the guide which options they are."""
    found = squeezed(" ".join(texts(printed(GAMES[game], chosen, A4))[:5]))
    for sentence in said:
        assert squeezed(sentence) in found, sentence
    assert squeezed("no hints") not in found


def test_a_deal_is_printed_as_the_table_at_its_start() -> None:
    game = GAMES["duality"]
    options = game.options({})
    dealt = game.deal(options, Chance("a deal on paper"))
    pdf = printed(game, {}, Style(), game.write_deal(dealt))
    page = next(text for text in texts(pdf)[1:] if words.say("print-deal", language="en") in text)
    shown = {int(line) for line in page.splitlines() if line.isdigit()}
    assert {card.card for card in game.view(game.setup(options, dealt), None).tableau} <= shown
    whole = next(text for text in texts(pdf) if words.say("print-whole-deal", language="en") in text)
    assert re.findall(r"\d+", whole) == re.findall(r"\d+", game.write_deal(dealt))
    with pytest.raises(Refusal):
        printed(game, {}, Style(), "1 2 3")


def test_pads_have_room_for_the_longest_game() -> None:
    for size in (4, 5, 6, 7):
        page = texts(made("dualite", Style()))[pages_of("dualite", f"pad-{size}", Style())[0]]
        longest = longest_dualite(dualite_options({"size": str(size)}))
        assert str(longest) in page.split()
        assert str(longest + 1) not in page.split()


def test_a_static_site_has_each_game_on_both_papers_in_both_languages() -> None:
    names = [name for name, _, _ in ready_prints()]
    assert len(set(names)) == len(names) == len(GAMES) * 4
    for name, game, style in ready_prints():
        assert name == f"{game.NAME}-{style.paper}-{style.language}.pdf"
        assert replace(style, paper="a4", language="en") == A4


@pytest.mark.parametrize(
    "wrong",
    [
        *({"paper": "a5"}, {"flip": "left"}, {"colours": "pink"}, {"language": "xx"}, {"bleed": 6.0}),
        *({"bleed": -1.0}, {"bleed": math.nan}, {"shift": (11.0, 0.0)}, {"shift": (0.0, math.inf)}),
    ],
)
def test_bad_styles_are_refused_in_one_sentence(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        checked_style(**wrong)  # type: ignore[arg-type] # that is the point
    for language in words.LANGUAGES:
        assert words.say(refused.value.code, refused.value.facts, language).endswith((".", "-1."))


# Colours


@pytest.mark.parametrize("game", GAMES)
def test_a_black_print_has_no_colour(game: str) -> None:
    pdf = made(game, LETTER)
    for page in range(len(texts(pdf))):
        seen = pixels(pdf, page, 30)
        rim = 0.02  # greys of smoothed edges
        assert float(np.max(np.max(seen, axis=2) - np.min(seen, axis=2))) <= rim, page


@pytest.mark.parametrize("game", GAMES)
def test_a_light_print_needs_less_ink(game: str) -> None:
    ink = Counter[str]()
    for part, colours in itertools.product(parts(game, A4), ("full", "light")):
        pdf = sheets(game, part, Style(colours=colours))
        ink[colours] += round(1e6 * sum(1 - pixels(pdf, page, 20).mean() for page in range(len(sizes(pdf)))))
    assert 0 < ink["light"] < ink["full"]


def test_places_on_a_board_are_left_white_and_pieces_are_not() -> None:
    place, piece, white = Disc((9, 9), 8, "#c6a473"), Disc((9, 9), 7, "#23283a"), Disc((9, 9), 7, "#fffaf0", "#5e4520")
    assert [mark.fill for mark in inked((place, piece, white), "light") if isinstance(mark, Disc)] == [
        "#ffffff",
        piece.fill,
        white.fill,
    ]


def test_letters_on_a_ground_left_white_turn_dark() -> None:
    ground, band, disc = (
        Tile((0, 0), (60, 40), "#204030"),
        Tile((0, 20), (60, 6), "#204030"),
        Disc((10, 34), 4, "#204030"),
    )
    letters = [Label(at, "7", 3, "#ffffff") for at in ((30.0, 8.0), (30.0, 23.0), (10.0, 34.0))]
    light = inked((ground, band, disc, *letters), "light")
    assert [mark.fill for mark in light if isinstance(mark, Tile)] == ["#ffffff", "#204030"]
    assert [mark.colour for mark in light if isinstance(mark, Label)] == [SOFT, "#ffffff", "#ffffff"]


VISIONS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Linear red, green and blue as they are seen: Machado, Oliveira and Fernandes 2009, at full strength."""


def seen_by(image: NDArray[np.float64], vision: str) -> NDArray[np.float64]:
    linear = image**2.2
    seen: NDArray[np.float64] = np.clip(linear @ np.array(VISIONS[vision]).T, 0, 1) ** (1 / 2.2)
    return seen


def pictures(game: str, part: str, names: list[str], style: Style) -> dict[str, NDArray[np.float64]]:
    """The pieces of these names, cut out of their pages."""
    dots, found, page = 72, {}, 0
    pdf = sheets(game, part, style, tuple(names))
    for sheet, back in imposed(parts(game, style)[part], style):
        if not any(one.piece.name in names for one in sheet.placed):
            continue
        whole = pixels(pdf, page, dots)
        page += 1 if back is None else 2
        for one in sheet.placed:
            if one.piece.name in names:
                left, top, wide, high = (round(side * dots / 25.4) for side in (*one.at, *one.room))
                found[one.piece.name] = whole[top : top + high, left : left + wide]
    return found


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize(
    ("game", "part", "names"),
    [
        ("duel-of-law", "cards", [f"{suit}5" for suit in range(12)]),
        ("duel-of-law", "tokens", [f"{c}-1" for c in ("red", "orange", "green", "blue", "purple", "black")]),
        ("duos", "markers", [f"{c}-1-1" for c in ("yellow", "white", "black", "pink")]),
        ("dualma", "discs", ["b1", "w1"]),
    ],
)
def test_kinds_are_told_apart_by_every_eye(game: str, part: str, names: list[str], colours: str) -> None:
    """Any two differ clearly in lightness on at least two per cent of their area: a sign, and not only a tint."""
    drawn = pictures(game, part, names, Style(colours=colours))
    assert len(drawn) == len(names)
    high, wide = (min(image.shape[way] for image in drawn.values()) for way in (0, 1))
    for vision in VISIONS:
        found = {name: seen_by(image[:high, :wide], vision).mean(axis=2) for name, image in drawn.items()}
        for one, other in itertools.combinations(names, 2):
            apart = np.abs(found[one] - found[other]) > 0.25
            assert apart.mean() >= 0.02, (one, other, vision)


def test_the_problems_are_those_of_the_rulings() -> None:
    """Each has one first move that wins, in as many moves: tests/games/dualite holds that; here the page says it."""
    page = texts(made("dualite", Style()))[pages_of("dualite", "problems", Style())[0]]
    for number, (_, moves, key) in enumerate(PROBLEMS, 1):
        assert words.say("dualite-print-problem", {"number": number, "moves": moves}, "en") in page
        assert words.say("dualite-print-answer", {"number": number, "key": key}, "en") in page
