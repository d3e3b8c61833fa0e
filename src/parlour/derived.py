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


def made(kind: type[Value], parts: dict[str, Any]) -> Value:
    """A frozen value of all these fields, and of what is known to follow from them.

    A frozen dataclass sets its fields one by one, each by a call; and once something is derived, Python reads all of
    them more slowly than from a dictionary that was there from the start.
    """
    value = object.__new__(kind)
    object.__setattr__(value, "__dict__", parts)
    return value


def derived(*fields: str) -> Callable[[Callable[[Any], Value]], Derived[Value]]:
    """Worked out from these fields, and from what never changes; a changed copy may keep it while they stay."""
    return lambda work: Derived(work, fields)
