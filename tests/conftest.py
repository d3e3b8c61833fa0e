"""What all tests share: the sentences of the made-up game."""

from __future__ import annotations

from pathlib import Path

from parlour import words

words.learn((Path(__file__).parent / "pockets" / "en.ftl").read_text(encoding="utf-8"))
