"""`parlour prepare` compiles every engine ahead of the first start."""

from __future__ import annotations

import pytest

from parlour.catalogue import GAMES
from parlour.command import answer


@pytest.mark.slow
def test_every_engine_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["prepare"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(GAMES) + 1
    assert said[-1].startswith("Everything is compiled")
