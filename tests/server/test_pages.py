"""The built client, and what every answer says about safety."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, running


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets").mkdir()
    (static / "assets" / "app-1a2b.js").write_text("let here")
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (static / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let here"))
    for language in ("en", "fr"):
        (static / "pages" / language).mkdir(parents=True)
        for name in ("index", "dualite", "shell"):
            page = f"<!doctype html><html lang={language}><title>Parlour</title>{name}"
            (static / "pages" / language / f"{name}.html").write_text(page)
    (static.parent / "secret.txt").write_text("not for you")
    with running(tmp_path_factory.mktemp("data"), static=static) as house:
        yield house


@pytest.mark.parametrize(
    "path", ["/", "/table/d6d338fd7adaf755", "/rules/dualite", "/learn/dualite", "/about", "/x%00y"]
)
def test_every_address_of_the_client_is_its_one_page(built: House, path: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Parlour</title>" in answer.text
    assert built.http.head(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "x" * 3000, 200),
        ("/" + "x/" * 1500, 200),
        ("/assets/" + "x" * 300 + ".js", 404),
        ("/" + "x" * 3000 + ".html", 404),
        ("/a%00b", 200),
        ("/%ff", 200),
    ],
)
def test_a_page_beyond_all_measure_is_a_page_like_others(built: House, path: str, status: int) -> None:
    assert built.http.get(path).status_code == status


@pytest.mark.parametrize(
    ("path", "page"), [("/", "index"), ("/dualite", "dualite"), ("/about", "shell"), ("/table/d6d3", "shell")]
)
def test_a_page_that_is_known_beforehand_comes_with_its_content(built: House, path: str, page: str) -> None:
    assert built.http.get(path).text.endswith(page)


@pytest.mark.parametrize(
    ("wished", "chosen", "language"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "", "fr"),
        ("de,en;q=0.5,fr;q=0.7", "", "fr"),
        ("fr", "en", "en"),
        ("en", "fr", "fr"),
        ("de", "tlh", "en"),
        ("*, ;q=x, fr;q=0.0001", "../..", "en"),
    ],
)
def test_a_page_is_in_the_language_asked_for(built: House, wished: str, chosen: str, language: str) -> None:
    answer = built.http.get("/", headers={"Accept-Language": wished, "Cookie": f"parlour-language={chosen}"})
    assert f"lang={language}>" in answer.text
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("bro", None)],
)
def test_a_file_is_sent_as_small_as_the_browser_can_take_it(built: House, accepted: str, encoding: str | None) -> None:
    with built.http.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        sent = b"".join(answer.iter_raw())
    packed = {"br": b"packed by brotli", None: b"let here"}
    assert gzip.decompress(sent) == b"let here" if encoding == "gzip" else sent == packed[encoding]


def test_a_page_that_has_not_changed_is_not_sent_again(built: House) -> None:
    mark = built.http.get("/dualite").headers["etag"]
    again = built.http.get("/dualite", headers={"If-None-Match": mark})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    assert built.http.get("/", headers={"If-None-Match": mark}).status_code == 200


def test_long_answers_are_compressed(built: House) -> None:
    assert built.http.get("/api/openapi.json").headers["content-encoding"] == "gzip"


def test_what_never_changes_is_kept_for_ever(built: House) -> None:
    answer = built.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert answer.text == "let here"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert built.http.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/app-old.js", "/favicon.ico", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_a_file_that_is_not_there_is_not_the_page(built: House, path: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.text) == (404, "This page does not exist. Check the address.")


def test_without_a_built_client_the_page_says_so_in_one_sentence(house: House) -> None:
    answer = house.http.get("/")
    assert answer.status_code == 503
    assert answer.text == "The browser client has not been built: run scripts/serve, which builds it."


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js", "/api/games", "/api/tables/nowhere/record"])
def test_every_answer_is_safe_to_show(built: House, path: str) -> None:
    headers = built.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "scripts are our own or none"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


def test_no_page_asks_for_anything_from_elsewhere(built: House) -> None:
    assert built.http.get("/redoc").text == built.http.get("/about").text, "no pages but our own"
    assert built.http.get("/api/openapi.json").json()["info"]["title"] == "Parlour"


def test_a_server_that_is_not_a_folder_of_files(tmp_path: Path) -> None:
    with running(tmp_path, static=tmp_path / "nothing") as house:
        assert house.http.get("/anything/at/all").status_code == 503


def test_what_is_not_there_is_said_in_the_readers_language(built: House) -> None:
    answer = built.http.get("/assets/gone.js", headers={"Accept-Language": "fr-CA,en;q=0.5"})
    assert (answer.status_code, answer.text) == (404, "Cette page n’existe pas. Vérifiez l’adresse.")
