"""Every address of the HTTP interface, with whatever its schema allows and much that it does not (Schemathesis)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.house import House, running

LEFT_OUT = ("/stream",)
"""A stream has no end."""


def operations(house: House) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    found: list[Any] = [cast(Any, each).ok() for each in schema.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith(LEFT_OUT)]


def attack(house: House, examples: int) -> int:
    """How many operations were tried. No answer is a mistake of ours; each refusal has a code and a sentence."""
    tried = operations(house)
    for operation in tried:

        @settings(max_examples=examples, deadline=None, derandomize=True, database=None,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(case=operation.as_strategy())
        def each(case: Any) -> None:
            answer = case.call(base_url=house.address)
            assert answer.status_code < 500, (case.method, case.path, answer.status_code)
            if answer.status_code >= 400 and "json" in answer.headers.get("content-type", [""])[0]:
                refusal = answer.json()
                assert refusal["code"]
                assert refusal["sentence"]

        run: Callable[[], None] = each
        run()
    return len(tried)


@pytest.mark.slow
def test_no_address_breaks(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), running(tmp_path) as house:
        assert attack(house, 12) >= 15
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.long
def test_no_address_breaks_under_many_tries(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), running(tmp_path) as house:
        attack(house, 500)
    assert [record.getMessage() for record in caplog.records] == []
