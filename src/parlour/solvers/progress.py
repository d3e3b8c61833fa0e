"""Progress of building tables, and notes on damaged ones: written to the log, unless the command shows a bar."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from parlour.game import Facts, Refusal

log = logging.getLogger("parlour.solvers")

Step = Callable[[int, int], None]
"""Hears how much of the work is done, and how much there is."""


@contextmanager
def _logged(code: str) -> Iterator[Step]:
    log.warning("%s", _said(code, {}))
    yield lambda done, total: None


def _log_note(trouble: Refusal) -> None:
    log.warning("%s", _said(trouble.code, trouble.facts))


def _said(code: str, facts: Facts) -> str:
    from parlour import words  # every command loads this module, few need sentences

    return words.say(code, facts)


@dataclass(slots=True)
class Watch:
    building: Callable[[str], AbstractContextManager[Step]] = _logged
    """Open while a table is being built, which this code in `words/` names; hears the steps."""
    note: Callable[[Refusal], None] = _log_note
    """Hears of a damaged file, which is built anew, and of one that cannot be kept, which serves this time only."""


WATCH = Watch()
"""Of this process."""
