"""What a server has done and holds, in the text format that Prometheus reads."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
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
    "too_fast": "Requests refused as more than one client's share.",
    "shed": "What was refused because the server was late.",
    "tables_made": "New tables.",
    "notifications": "Notifications to players, by what became of each attempt.",
}
_BY_GAME = {
    "game_tables_made": "New tables, by game.",
    "game_moves": "Moves of people, by game.",
}
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets of a histogram, in seconds."""
_TIMES = {
    "move_seconds": "From the arrival of a move to its answer.",
    "request_seconds": "From the arrival of an HTTP request to its answer.",
    "write_duration_seconds": "Transactions of the log writer.",
}


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        total, lines = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters, histograms, and gauges that are read when a person asks."""

    def __init__(self) -> None:
        self._counted: Counter[tuple[str, str]] = Counter()
        self._seconds = 0.0
        self._times = {name: Histogram() for name in _TIMES}
        self._gauges: dict[str, tuple[str, Callable[[], float], str]] = {}
        self._started = time.time()
        self.gauge("process_cpu_seconds_total", "CPU time of this process.", time.process_time, "counter")
        self.gauge("process_resident_memory_bytes", "Memory of this process.", _memory)
        self.gauge("children_cpu_seconds_total", "CPU time of workers that have ended.", _children, "counter")

    def count(self, name: str, how: str = "", number: int = 1) -> None:
        self._counted[name, how] += number

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        self._times[name].add(seconds)

    def wrote(self, lines: int, seconds: float) -> None:
        self.count("writes")
        self.count("lines", number=lines)
        self._seconds += seconds
        self.observe("write_duration_seconds", seconds)

    def gauge(self, name: str, meaning: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self._gauges[name] = meaning, read, kind

    def read(self, gauge: str) -> float:
        """Return the value of this gauge."""
        return self._gauges[gauge][1]()

    def text(self) -> str:
        lines = []
        for name, meaning in _HELP.items():
            lines += [f"# HELP parlour_{name}_total {meaning}", f"# TYPE parlour_{name}_total counter"]
            if name == "write_seconds":
                lines.append(f"parlour_{name}_total {self._seconds:.6f}")
                continue
            lines += self._counts(name, "how") or [f"parlour_{name}_total 0"]
        for name, meaning in _BY_GAME.items():
            lines += [f"# HELP parlour_{name}_total {meaning}", f"# TYPE parlour_{name}_total counter"]
            lines += self._counts(name, "game")
        for name, meaning in _TIMES.items():
            lines += [f"# HELP parlour_{name} {meaning}", f"# TYPE parlour_{name} histogram"]
            lines += self._times[name].lines(f"parlour_{name}")
        for name, (meaning, read, kind) in self._gauges.items():
            lines += [f"# HELP parlour_{name} {meaning}", f"# TYPE parlour_{name} {kind}", f"parlour_{name} {read():g}"]
        lines += [
            "# HELP parlour_start_time_seconds When this server started.",
            "# TYPE parlour_start_time_seconds gauge",
            f"parlour_start_time_seconds {self._started:.3f}",
        ]
        return "\n".join(lines) + "\n"

    def _counts(self, name: str, label: str) -> list[str]:
        found = {how: number for (counted, how), number in self._counted.items() if counted == name}
        return [
            f'parlour_{name}_total{{{label}="{how}"}} {number}' if how else f"parlour_{name}_total {number}"
            for how, number in sorted(found.items())
        ]


def _memory() -> float:
    """Return the resident memory of this process in bytes; 0 if unknown."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:  # noqa: PTH123 - not a file of ours
            return float(int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except OSError:
        return 0.0


def _children() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
