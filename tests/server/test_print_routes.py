"""A game's print from a server: made once, kept, refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.printed_pages import texts
from tests.server.house import House, running

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def printer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("data")) as house:
        yield house


def test_a_print_comes_in_the_language_and_with_the_options_asked_for(printer: House) -> None:
    path = "/api/games/dualite/print.pdf?language=fr&paper=letter&flip=none&option=size%3D5"
    answer = printer.http.get(path, timeout=120)
    assert answer.headers["content-type"] == "application/pdf"
    assert "dualite-letter-fr.pdf" in answer.headers["content-disposition"]
    assert any("L’ouverture" in text for text in texts(answer.content))
    again = printer.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("duality/print.pdf?paper=a5", "bad-option-choice"),
        ("duality/print.pdf?shift=1", "print-bad-shift"),
        ("duality/print.pdf?shift=1,99", "print-bad-shift"),
        ("duality/print.pdf?language=xx", "bad-option-choice"),
        ("duality/print.pdf?option=rows", "command-bad-option"),
        ("duality/print.pdf?option=rows%3D9", "bad-option-number"),
        ("chess/print.pdf", "unknown-game"),
    ],
)
def test_what_is_wrong_is_refused(printer: House, path: str, code: str) -> None:
    answer = printer.http.get(f"/api/games/{path}")
    assert answer.status_code == 400
    assert answer.json()["code"] == code
