"""A page that sets versions of a game side by side, by what the command line names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.sitting import Moved
from parlour.study.comparison import chosen_players, compare, settings_of
from parlour.study.comparison_pages import found, verdict
from parlour.study.comparisons import share_p
from parlour.study.thinking_times import thinking_time, thoughts
from parlour.tables.entries import Line, WentOn
from tests.games_elsewhere import only_here
from tests.server.house import ME, running

FILES = Path(__file__).resolve().parents[2] / "examples" / "variants"


@pytest.mark.slow
def test_a_variant_and_an_option_are_compared_on_one_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    variant = str(FILES / "line_loses.py")
    asked = f"study dualite --variant {variant} --vary opening=one --player random,general-1 --games 12".split()
    with only_here():
        assert answer([*asked, "--page", str(page)]) == 0
    text, data = page.read_text(encoding="utf-8"), json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert [each["game"] for each in data["versions"]] == ["dualite", "dualite-line-loses", "dualite"]
    assert data["versions"][2]["options"]["opening"] == "one"
    assert "The player who completes a line of four loses." in text
    assert "Balance:" in text
    assert "fair" in text or "handicap" in text
    assert data["versions"][1]["meeting"]["players"] == ["random", "general-1"]
    assert {element["kind"] for element in data["versions"][0]["elements"]} == {"cell"}
    assert "--times" in text, "no thinking times were measured, and the page says so"


@pytest.mark.slow
def test_a_page_is_made_of_the_options_that_are_fixed(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = ["study", "duality", "--option", "rows=3", "--vary", "hands=open", "--player", "random,1", "--games", "2"]
    assert answer([*asked, "--page", str(page)]) == 0
    data = json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert [(each["options"]["rows"], each["options"]["hands"]) for each in data["versions"]] == [
        ("3", "hidden"),
        ("3", "open"),
    ]
    assert "--option rows=3" in page.read_text(encoding="utf-8"), "the page says how it was made"


@pytest.mark.slow
def test_figures_are_differences_by_the_same_deals_and_seeds() -> None:
    settings = settings_of("duality", [], {}, {"limit": ("400", "20")})
    assert len(settings) == 2, "the usual value is the first version"
    versions = compare(settings, ("random",), 12, "1", None)
    first, second = versions.versions
    assert not first.differences
    assert second.differences["moves"].games == 12
    assert verdict(versions, second) in found(versions)
    again = compare(settings[:1] * 2, ("random",), 12, "1", None)
    assert again.versions[1].same
    assert again.versions[1].differences["moves"].mean == 0


def test_without_its_own_players_both_are_played_by_the_general_search() -> None:
    duality = GAMES["duality"]
    assert chosen_players([duality], None) == ("1", "3")
    with only_here():
        from parlour.catalogue import add

        line_loses = add(str(FILES / "line_loses.py"))
        assert chosen_players([GAMES["dualite"], line_loses], None) == ("general-1", "general-3")


def test_a_share_of_few_games_is_judged_exactly() -> None:
    assert share_p(5, 5, 0.5) == pytest.approx(0.0625)
    assert share_p(5, 10, 0.5) == pytest.approx(1.0)
    assert share_p(2.5, 5, 0.5) == pytest.approx(1.0)


@pytest.mark.slow
def test_thinking_times_are_measured_on_the_tables_of_a_server(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", ME, ME)
        seats = [made.browser(0), made.browser(1)]
        for number, move in enumerate(("a1+c3", "b2", "c2", "c3")):
            while len(seats[number % 2].table["announcements"]) < number:
                seats[number % 2].until(kind="table")
            assert seats[number % 2].play(move)["kind"] == "done"
    found = thinking_time(tmp_path, frozenset({"dualite"}))
    assert found is not None
    assert found.moves == 3
    assert found.low <= found.mean <= found.high
    assert thinking_time(tmp_path, frozenset({"duos"})) is None


def test_thinking_times_are_of_people_who_did_not_go_away() -> None:
    def line(seat: int, at: int, person: int | None) -> Line:
        return Line(Moved(seat, "a1"), person, "1", at)

    lines = [
        line(0, 0, 1),
        line(1, 4_000, 2),
        Line(WentOn(), None, None, 5_000),
        line(0, 9_000, None),
        line(1, 900_000, 2),
    ]
    assert list(thoughts(lines)) == [4.0]
