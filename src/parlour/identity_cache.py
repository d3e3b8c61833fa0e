"""A cache of the last call, for arguments that take longer to hash than to compare by identity."""

from __future__ import annotations

import functools
from collections.abc import Callable
from operator import is_
from typing import Any, TypeVar

Result = TypeVar("Result")
Function = TypeVar("Function", bound=Callable[..., Any])


def identity_cache(function: Function) -> Function:
    """Return the function with its last result kept, for a call with the very same arguments.

    The arguments must be immutable, and passed by position.
    """
    kept: tuple[tuple[Any, ...], Any] = ((), None)

    @functools.wraps(function)
    def cached(*arguments: Any) -> Any:
        nonlocal kept
        known, result = kept
        if len(known) != len(arguments) or not all(map(is_, known, arguments)):
            result = function(*arguments)
            kept = arguments, result
        return result

    return cached  # type: ignore[return-value] # the same function, for the same arguments
