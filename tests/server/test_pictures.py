"""What is shown where a person shares a link: words and a picture, and no secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from parlour import words
from parlour.boards import rendering
from parlour.boards.picture import game_picture
from parlour.catalogue import GAMES
from parlour.game import Game
from parlour.server.images.link_previews import sample
from tests.published_games import PUBLISHED
from tests.server.house import ME, House, running


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html><head><title>Parlour</title></head>")
    with running(tmp_path_factory.mktemp("data"), static=static) as house:
        yield house


def tags(house: House, path: str) -> dict[str, str]:
    text = house.http.get(path, headers={"Accept-Language": "fr"}).text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text))


@pytest.mark.slow
def test_the_front_page_and_a_game_say_what_they_are(shown: House) -> None:
    assert tags(shown, "/")["og:title"] == "Parlour"
    for path in ("/dualma", "/rules/dualma", "/puzzles/dualma/3"):
        found = tags(shown, path)
        assert found["og:title"] == words.say("dualma-name", language="fr")
        assert words.say("dualma-tagline", language="fr").split()[0] in found["og:description"]
        picture = shown.http.get(found["og:image"])
        assert Image.open(io.BytesIO(picture.content)).size == rendering.CARD


def test_an_unknown_table_is_shown_as_the_house(shown: House) -> None:
    assert tags(shown, "/table/nowhere")["og:title"] == "Parlour"


def test_a_table_names_its_players_and_escapes_them(shown: House) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = shown.http.post("/api/tables", json={"game": "dualite", "seats": seats, "name": '<b>"Ada'}).json()
    page = shown.http.get(f"/table/{made['table']}").text
    assert "<b>" not in page
    assert "&lt;b&gt;&quot;Ada" in page
    assert made["code"] not in page
    picture = shown.http.get(f"/api/tables/{made['table']}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    for name in ("board.png", "game.gif"):
        refused = shown.http.get(f"/api/tables/{made['table']}/{name}")
        assert (refused.status_code, refused.json()["code"]) == (400, "picture-not-over")


@pytest.mark.parametrize("game", PUBLISHED.values(), ids=PUBLISHED)
@pytest.mark.slow
def test_every_game_has_a_picture_of_what_a_bystander_sees(game: Game) -> None:
    picture = sample(game, "en")
    assert picture is not None
    assert len(picture.shapes) > 5
    assert Image.open(io.BytesIO(rendering.board(picture))).size == rendering.BOARD


def test_words_in_a_picture_are_in_the_language_of_one_who_is_shown_it() -> None:
    said = {language: sample(GAMES["duos"], language) for language in words.LANGUAGES}
    assert len(set(said.values())) == len(words.LANGUAGES)


@pytest.mark.slow
def test_a_picture_for_a_ticket_is_kept_by_no_shared_cache(shown: House) -> None:
    """The table may be closed to all who have none."""
    made = shown.create("dualite", ME, {"kind": "bot", "level": 1})
    ada = made.browser(0)
    ada.catch_up()
    ada.do("resign", "1")
    for name in ("board.png", "game.gif"):
        path = f"/api/tables/{made.id}/{name}"
        assert "public" in shown.http.get(path).headers["cache-control"]
        ticket = {"Authorization": f"Bearer {made.tickets[0]}"}
        assert "private" in shown.http.get(path, headers=ticket).headers["cache-control"]


def test_a_review_is_shown_as_its_table(shown: House) -> None:
    made = shown.http.post("/api/tables", json={"game": "dualite", "seats": [{"kind": "me"}] * 2, "name": "Ada"}).json()
    assert tags(shown, f"/analysis/{made['table']}")["og:title"] == tags(shown, f"/table/{made['table']}")["og:title"]


def test_a_game_is_an_animation_of_its_positions() -> None:
    game = GAMES["dualite"]
    drawn = game_picture(game)
    assert drawn is not None
    options = game.options({})
    position = game.setup(options, game.deal(options, None))  # type: ignore[arg-type] # nothing is dealt
    pictures = [drawn.picture(game.view(position, None))]
    for move in ("a1+d3", "b2", "c3"):
        position = game.play(position, min(game.awaited(position)), game.read(move))
        pictures.append(drawn.picture(game.view(position, None)))
    animated = Image.open(io.BytesIO(rendering.animation(pictures)))
    assert (animated.size, animated.n_frames) == (rendering.FRAME, 4)  # type: ignore[attr-defined] # Pillow: of a GIF


def test_a_long_game_is_shown_in_fewer_frames_and_with_its_end() -> None:
    picture = sample(GAMES["dualite"], "en")
    assert picture is not None
    other = sample(GAMES["dualma"], "en")
    assert other is not None
    animated = Image.open(io.BytesIO(rendering.animation([picture] * 60 + [other])))
    assert animated.n_frames <= rendering.FRAMES + 1  # type: ignore[attr-defined] # Pillow: of a GIF


def test_pictures_are_drawn_without_the_clients_type(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rendering, "_ASSETS", tmp_path)
    rendering._font.cache_clear()
    assert rendering.card("Dualité", ["Ada – Bo"], None).startswith(b"\x89PNG")
    rendering._font.cache_clear()
