"""What every message has in common: those that are read, and those that are sent."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field


def _without_zero(text: str) -> str:
    if "\0" in text:
        raise ValueError("a sign of the number 0")
    return text


Storable = AfterValidator(_without_zero)
"""Kept as it is; PostgreSQL keeps no sign of the number 0."""
ClientId = Annotated[str, Field(min_length=1, max_length=64), Storable]
Secret = Annotated[str, Field(min_length=16, max_length=64)]
Code = Annotated[str, Field(min_length=4, max_length=64)]
"""The secret of an invitation, or the code of a table as it is typed."""
Name = Annotated[str, Field(max_length=200)]
OptionTexts = dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=4000)]]
Whole = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Nonce = Annotated[str, Field(pattern="^[0-9a-f]{16,64}$")]
Seal = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""Somebody's part in a shuffle: random hexadecimal digits."""
Text = Annotated[str, Field(min_length=1, max_length=2000)]


class Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Sent:
    """What the server says, as a frozen dataclass: it is made without being checked, for we made it ourselves.

    Whoever receives it checks it all the same: a `TypeAdapter` of it is as strict as a `Model`.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True, revalidate_instances="always")
