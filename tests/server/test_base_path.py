"""A house that is served below a path of another site."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.client import sit
from parlour.game import BadOption
from parlour.server.http.base_path import checked
from tests.server.house import ME, running

OPEN = {"kind": "open"}
PAGE = '<html><head><base href="/" /></head><body></body></html>'


@pytest.mark.parametrize(("given", "path"), [("", ""), ("/", ""), ("/games", "/games"), ("/a/b.c/", "/a/b.c")])
def test_a_path_begins_with_a_slash_and_ends_without(given: str, path: str) -> None:
    assert checked(given) == path


@pytest.mark.parametrize("given", ["games", "//games", "/ga mes", "/a//b", "/../etc", "/a/.", '/"><script>', "/é"])
def test_what_is_no_path_is_refused(given: str) -> None:
    with pytest.raises(BadOption, match="bad-base-path"):
        checked(given)


def test_everything_is_found_there_whether_the_proxy_takes_the_path_off_or_not(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "pages" / "en").mkdir(parents=True)
    for name in ("index.html", "pages/en/shell.html"):
        (static / name).write_text(PAGE, encoding="utf-8")
    (static / "early.js").write_text("1", encoding="utf-8")
    with running(tmp_path / "data", static=static, base_path="/games") as house:
        root = house.address.removesuffix("/games")
        for below in (house.address, root):
            for page in ("", "/", "/table/unknown", "/pages/en/shell.html"):
                assert '<base href="/games/" />' in house.http.get(below + page).text
            assert house.http.get(f"{below}/early.js").text == "1"
            assert house.http.get(f"{below}/api/games").status_code == 200
        assert f'"{house.address}/learn"' in house.http.get("/learn").text, "what others are shown of it"
        assert '<base href="/games/" />' in house.http.get(f"{root}/gamesome").text, "a page of the house, not the path"

        made = house.create("dualite", ME, OPEN)
        ada = made.browser(0)
        code = ada.table["room"]["code"]
        with sit(f"{house.address}/table/{made.id}#{code}", name="Bo") as seat:
            assert seat.table == made.id
