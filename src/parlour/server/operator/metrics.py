"""What a server has done and holds, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

_HELP = {
    "acts": "Requests of people at tables, by how they ended.",
    "bot_moves": "Moves of bots: thought, or plain because no worker was to be had.",
    "lines": "Lines that were written to logs.",
    "writes": "Transactions of the log writer.",
    "write_seconds": "Time that they took.",
    "not_stored": "What the disk or the database refused.",
    "garbled": "What strangers sent that is no HTTP, or no text.",
    "too_fast": "What was refused as more than somebody's share.",
    "tables_made": "New tables.",
}


class Metrics:
    """Counters, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self._counted: Counter[tuple[str, str]] = Counter()
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._started = time.time()

    def count(self, name: str, how: str = "", number: int = 1) -> None:
        self._counted[name, how] += number

    def wrote(self, lines: int, seconds: float) -> None:
        self.count("writes")
        self.count("lines", number=lines)
        self._seconds += seconds

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self._gauges[name] = meaning, read

    def text(self) -> str:
        lines = []
        for name, meaning in _HELP.items():
            lines += [f"# HELP parlour_{name}_total {meaning}", f"# TYPE parlour_{name}_total counter"]
            if name == "write_seconds":
                lines.append(f"parlour_{name}_total {self._seconds:.6f}")
                continue
            found = {how: number for (counted, how), number in self._counted.items() if counted == name} or {"": 0}
            lines += [
                f'parlour_{name}_total{{how="{how}"}} {number}' if how else f"parlour_{name}_total {number}"
                for how, number in sorted(found.items())
            ]
        for name, (meaning, read) in self._gauges.items():
            lines += [f"# HELP parlour_{name} {meaning}", f"# TYPE parlour_{name} gauge", f"parlour_{name} {read():g}"]
        lines += [
            "# HELP parlour_start_time_seconds When this server started.",
            "# TYPE parlour_start_time_seconds gauge",
            f"parlour_start_time_seconds {self._started:.3f}",
        ]
        return "\n".join(lines) + "\n"
