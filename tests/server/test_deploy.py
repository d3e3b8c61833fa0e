"""What lies in deploy/ fits this server: it asks for what is measured, and names options that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour.command import answer
from tests.server.house import House

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_the_dashboard_and_the_alerts_ask_for_what_is_measured(house: House, file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    asked = set(re.findall(r"\bparlour_[a-z_]+", text))
    told = set(re.findall(r"^(?:# TYPE )?(parlour_[a-z_]+)", house.http.get("/metrics").text, re.MULTILINE))
    assert asked
    assert asked <= told
    if file.endswith(".json"):
        assert len(json.loads(text)["panels"]) >= 8


def test_the_example_configuration_names_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["serve", "--config", str(DEPLOY / "parlour.toml"), "--log-format", "xml"]) == 2
    assert "--log-format" in capsys.readouterr().err, "it got as far as that"
