"""A designer's report: what is counted is counted right, the page stands alone, and says the same again."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.command import answer
from parlour.sitting import begin
from parlour.study.boards import Taken, opening_map
from parlour.study.matches import MatchGame, Plan
from parlour.study.measures import game_deals, game_design, game_openings, game_standing, measured
from parlour.study.page_parts import cell
from parlour.study.pages import _setting_row
from parlour.study.surveys import (
    Setting,
    Value,
    _setting,
    _strength,
    count_games,
    decider,
    figures_of,
    starter_of,
    texts_of,
)
from parlour.study.trajectories import Course, lead_of, mattered, observe_course, typical
from tests.published_games import PUBLISHED

PLAIN = Course(0, 8, "won", (1.0, 0.0), True, None, None, None, None, None, (), "a1", 0, "")


def test_how_the_lead_went() -> None:
    lead = lead_of([None, 0, 0, 1, None, 1, 0, 1, 1, 1, 1], winner=1)
    assert lead.changes == 3
    assert lead.behind == pytest.approx(0.3)
    assert lead.comeback is False
    assert lead.settled == pytest.approx(0.7)
    assert lead.tenths == (False, False, True, False, True, False, True, True, True)
    assert lead_of([0, 0, 1], winner=1).comeback is True


def test_a_typical_game_ended_in_the_commonest_way_and_is_of_middle_length() -> None:
    ended = [replace(PLAIN, number=n, moves=moves, reason=why) for n, (moves, why) in enumerate(
        [(3, "a"), (9, "b"), (5, "b"), (7, "b"), (30, "a")]
    )]  # fmt: skip
    assert typical(ended).moves == 7


def test_differences_are_taken_game_by_game() -> None:
    usual = [replace(PLAIN, moves=moves) for moves in (10, 20, 30)]
    other = [replace(PLAIN, moves=moves + 2) for moves in (10, 20, 30)]
    found = _setting("rows", "3", "7", usual, other, "1")[0].differences["moves"]
    assert (found.mean, found.low, found.high) == (2, 2, 2)


def test_the_score_of_one_who_begins_goes_with_the_turn_and_not_with_the_seat() -> None:
    begun_by = [(0, (0.0, 1.0)), (1, (1.0, 0.0)), (1, (1.0, 0.0))]
    courses = [replace(PLAIN, first_side=side, shares=shares) for side, shares in begun_by]
    assert figures_of(courses, "1")["starter"].mean == 0
    assert starter_of(courses) is None
    assert starter_of(courses[1:]) == 1
    at_once = [replace(PLAIN, first_side=None)]
    assert not {"starter", "edge"} & set(figures_of(at_once, "1"))
    assert [observe_course(Plan("duos", (), ("random",), 1, "1"), 0).first_side] == [None], "all begin at once"


def test_a_setting_is_the_same_only_if_every_move_is() -> None:
    one, other = (replace(PLAIN, record=f"head\n\n1. 0 {move}\n") for move in ("a1+c3", "a1+c4"))
    assert _setting("rows", "3", "7", [one], [replace(one, record="other" + one.record)], "1")[0].same
    assert not _setting("rows", "3", "7", [one], [other], "1")[0].same


def test_of_fewer_than_five_games_nothing_is_told_and_of_fewer_than_all_how_many() -> None:
    assert cell(Value(9.0, 9.0, 9.0, 4), share=False, of=40) == "<td>–</td>"
    assert "of 7 games" in cell(Value(9.0, 8.0, 10.0, 7), share=False, of=40)
    assert "games" not in cell(Value(9.0, 8.0, 10.0, 40), share=False, of=40)


def test_a_game_that_is_played_again_is_not_counted_as_another() -> None:
    begun = begin(GAMES["dualite"], GAMES["dualite"].options({}), None)
    games = [begun.after("a1+d1").after("b1").after("c1"), begun.after("a4+d4").after("b4").after("c4")]
    courses = [
        replace(PLAIN, number=number, record=record.write(games[which].record(("14", "14"), date=f"game {number}")))
        for number, which in enumerate((0, 1, 0))
    ]
    told = _strength("14", courses, "1")
    assert (told.games, told.different) == (3, 2)


def test_a_difference_of_nothing_is_said_in_words_and_a_loss_with_a_minus_sign() -> None:
    differences = {"early": Value(0, 0, 0, 9), "edge": Value(-0.125, -0.375, 0.125, 9)}
    label, early, edge = _setting_row(Setting("rows", "3", "7", {}, differences, same=False), ("early", "edge"))
    assert (label, early) == ("rows=3", "the same")
    assert "−12.5\N{NO-BREAK SPACE}%" in edge
    assert "−37.5 to +12.5\N{NO-BREAK SPACE}%" in edge
    assert "−0.0" not in cell(Value(-0.0001, -0.1, 0.1, 9), share=True, signed=True)


def test_who_decided_a_deal_that_was_played_from_both_sides() -> None:
    plan = Plan("duality", (), ("a", "b"), 4, "1")

    def result(number: int, score: float, first: float) -> MatchGame:
        return MatchGame(number, (0, 1), (score, 1 - score), (1, 2), first, (), 5, "", "", "")

    games = [(1, 1), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0)]  # won twice by one player, twice by one side
    met = [((0, 1), result(n, score, first)) for n, (score, first) in enumerate(games)]
    found = decider(plan, (0, 1), met)
    assert found is not None
    assert found.deals == 3
    assert found.side.share > found.player.share
    assert decider(plan, (0, 1), met[:2]) is None


def test_a_decision_mattered_if_it_decided_who_is_ahead() -> None:
    """In a lost position of Dualité none does; in a won one, that of a move that keeps the win."""
    sitting = begin(GAMES["dualite"], GAMES["dualite"].options({}), None)
    for text in ["a1+c4", "b4", "b3", "c4", "c3", "d3", "c2", "d1", "d2"]:
        sitting = sitting.after(text)
    share = mattered(sitting)
    assert share is not None
    assert 0 < share < 1
    bigger = begin(GAMES["dualite"], GAMES["dualite"].options({"size": "5"}), None)
    assert mattered(bigger.after("a1+c4")) is None, "it is not known who is ahead there"


def test_a_map_marks_the_places_of_first_moves_and_their_score() -> None:
    drawn = opening_map("dualite", {}, [Taken("a1+c3", 3, 0.0), Taken("a1+c4", 1, 1.0)])
    assert re.findall(r">(\d+)</text>", drawn) == ["25", "100", "0"]
    assert drawn.count("<circle") == 3


SWEEP = (
    "80@-3,0+84@-2,0+06@-1,0;row@-3,0:poker=spades",
    "56@-5,1+53@-4,1+9Q@-3,1;row@-5,1:poker=hearts",
    "8J@-2,-7+1Q@-2,-6+2J@-2,-5+38@-2,-4+4K@-2,-3+10J@-2,-2+74@-2,-1+57@-2,1+117@-2,2+42@-2,3;"
    "column@-2,-7:poker>;row@-2,1:value=1",
)
SWEPT_DEAL = (
    "80 38 8J 117 74 84 2J 1Q 06 57 42 4K 10Q 56 90 53 36 9Q 65 11J 27 115 16 37 07 10J 03 73 0J 111 9J "
    "82 93 18 66 21 102 2K *2 28 81 0Q 3J 78 105 6K 23 6Q 112 *6 107 24 52 47 101 29 103 50 08 71 39 114 "
    "11 19 09 04 1K 69 15 7K 7J 51 32 72 44 5J 58 25 *1 31 63 95 87 118 75 33 61 96 85 1J 110 5Q 104 4Q "
    "14 67 6J 22 30 34 76 *5 8Q 12 70 26 2Q 3Q 97 0K 64 119 46 35 62 94 68 40 01 45 55 11K 113 106 98 100 "
    "99 116 60 3K 48 *3 20 9K 86 10K 79 41 7Q 91 59 54 49 *4 10 83 108 77 88 11Q 4J 17 00 5K 92 02 05 13 "
    "109 8K 89 43"
)


def test_a_sweep_of_a_sorted_hand_is_counted() -> None:
    """Ten cards in one turn, under a law that asks for nothing but their order."""
    game = GAMES["duel-of-law"]
    options = game.options({})
    sitting = begin(game, options, game.read_deal(options, SWEPT_DEAL))
    for text in SWEEP:
        sitting = sitting.after(text)
    assert sitting.outcome is not None
    assert measured(sitting) == {"last": 10, "swept": 1, "ordered": 1}
    kinds = game_openings(game)
    assert kinds is not None
    assert kinds.opening_kind(sitting.positions[0], sitting.moves[0][1]) == ("lay", 3)


def test_first_moves_of_duality_are_told_apart_by_kind() -> None:
    game = GAMES["duality"]
    kinds = game_openings(game)
    position = game.setup(game.options({}), game.deal(game.options({}), Chance("1")))
    assert kinds is not None
    found = {kinds.opening_kind(position, move) for move in game.moves(position, position.mover)}
    assert {kind for kind, _ in found} <= {"new", "replace"}
    assert {number for kind, number in found if kind == "replace"} <= set(range(1, 8))
    assert ("replace", 1) in found, "one may always replace a card of one's own side"


@pytest.mark.parametrize("name", list(PUBLISHED))
def test_every_game_says_what_its_report_compares(name: str) -> None:
    game = GAMES[name]
    design, standing = game_design(game), game_standing(game)
    assert design is not None
    assert standing is not None
    for option, values in design.COMPARED.items():
        for value in values:
            game.options(texts_of(option, value))
    with_others = {text.partition("=")[0] for values in design.COMPARED.values() for text in " ".join(values).split()}
    named = {option.name for option in game.OPTIONS} - {"deck" if name == "duality" else ""}  # any deck one likes
    assert named <= {*design.COMPARED, *design.UNCHANGED, *with_others}, "every option is compared or excused"
    assert count_games(name, 10) > 0
    assert (game_deals(game) is not None) == (name == "duality")


class _Links(HTMLParser):
    """All that a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]


@pytest.mark.slow
def test_a_report_is_one_page_with_its_data_and_comes_out_the_same_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        assert answer(["study", "dualite", "--games", "2", "--page", str(tmp_path / folder / "report.html")]) == 0
    capsys.readouterr()
    pages = [(tmp_path / folder / "report.html").read_text() for folder in ("one", "two")]
    data = [json.loads((tmp_path / folder / "report.json").read_text()) for folder in ("one", "two")]
    for told in data:
        del told["timed"]
    assert data[0] == data[1]
    untimed = [page[: page.index("<h2>Speed")] for page in pages]
    assert untimed[0] == untimed[1]
    links = _Links()
    links.feed(pages[0])
    assert all(link.startswith("#") for link in links.found)
    assert "url(http" not in pages[0]
    assert pages[0].count("<svg") >= 6
    assert not re.search(r"#0a0b0c", pages[0])
    assert "74 of 78 openings" in pages[0]
    assert all(1 <= each["different"] <= 2 for each in data[0]["strengths"])


def test_a_page_says_what_it_cannot_heed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = ["study", "dualite", "--games", "1", "--page", str(tmp_path / "report.html")]
    for more in ("--table", "--plot x.svg", "--json"):
        assert answer([*page, *more.split()]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert more.split()[0] in line
    assert not list(tmp_path.iterdir())


def test_a_page_that_could_not_be_written_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in ("report.txt", "nowhere/report.html"):
        assert answer(["study", "dualite", "--page", str(tmp_path / file)]) != 0
        assert capsys.readouterr().err.count("\n") == 1
