"""What a designer would ask of Pockets."""

from __future__ import annotations

from parlour.sitting import Sitting

SHARES = frozenset({"left"})


def measure(sitting: Sitting) -> dict[str, float]:
    flags = sitting.position.flags
    return {"left": sum(flag == "left" for flag in flags) / len(flags)}
