"""What all tests share: the sentences of the made-up game."""

from __future__ import annotations

from pathlib import Path

from hypothesis import settings

from parlour import words

words.learn((Path(__file__).parent / "pockets" / "en.ftl").read_text(encoding="utf-8"))

# A busy machine is no reason to fail, and what failed here must fail again elsewhere.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
