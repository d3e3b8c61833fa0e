"""The options of `pytest --pyargs parlour.testing`. pytest loads this wherever Parlour is installed, so it is light."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("parlour")
    group.addoption("--game", action="append", default=[], metavar="FOLDER", help="run the laws of games over this one")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--game"):
        return
    from hypothesis import settings

    config.addinivalue_line("markers", "slow: takes more than about a second")
    settings.register_profile("laws", deadline=None, derandomize=True)
    settings.load_profile("laws")
