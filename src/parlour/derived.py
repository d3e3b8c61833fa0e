"""Properties of frozen values that are worked out once, and from then on are as cheap as a field.

`functools.cached_property` does so under a lock, until Python 3.12.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class Derived(Generic[Value]):
    """Kept in the `__dict__` of whatever it is a property of, which therefore has no slots."""

    def __init__(self, work: Callable[[Any], Value], fields: tuple[str, ...]) -> None:
        self.work, self.fields, self._name, self.__doc__ = work, fields, work.__name__, work.__doc__

    def __get__(self, owner: Any, kind: type) -> Value:
        found = owner.__dict__[self._name] = self.work(owner)
        return found


def derived(*fields: str) -> Callable[[Callable[[Any], Value]], Derived[Value]]:
    """Worked out from these fields; whoever makes a changed copy may keep it while they stay."""
    return lambda work: Derived(work, fields)
