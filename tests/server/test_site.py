"""The built documentation, which the server offers under /docs/."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server import app
from tests.server.house import running


def test_the_site_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "reports").mkdir(parents=True)
    (site / "index.html").write_text("<title>Parlour documentation</title>")
    (site / "reports" / "duality.html").write_text("<style>b{}</style>")
    monkeypatch.setattr(app, "SITE", site)
    with running(tmp_path / "data") as house:
        page = house.http.get("/docs/")
        assert "Parlour documentation" in page.text
        assert house.http.get("/docs", follow_redirects=True).text == page.text
        report = house.http.get("/docs/reports/duality.html")
        assert "style-src 'self' 'unsafe-inline'" in report.headers["content-security-policy"]
        assert house.http.get("/docs/%2e%2e/data").status_code == 404
        assert "script-src" not in house.http.get("/healthz").headers["content-security-policy"]


def test_a_server_without_the_site_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SITE", None)
    with running(tmp_path / "data") as house:
        answer = house.http.get("/docs/")
        assert answer.status_code == 404
        assert "scripts/docs" in answer.text
