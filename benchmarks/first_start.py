"""What a process in which bots think costs until it is warm: with the library of a wheel, and with Numba.

    python -m benchmarks.first_start

It loads and compiles what the bots of all five games need, and lets each level move once, as the processes of a server
do. `again` finds what the first one kept on the disk.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

PROGRAM = """
import json, resource, time
from parlour.catalogue import GAMES
from parlour.server.bots.bot_workers import _warm_up
began = time.process_time()
for game in GAMES.values():
    _warm_up(game.package)
print(json.dumps([time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
"""


def warmed(engine: str, folder: str) -> tuple[float, float]:
    """Return the CPU seconds and the megabytes of such a process that keeps things in this folder."""
    here = {"PARLOUR_ENGINES": engine, "XDG_CACHE_HOME": folder, "NUMBA_CACHE_DIR": folder, "HOME": folder}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, **here, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, megabytes = json.loads(ran.stdout.splitlines()[-1])
    return seconds, megabytes


def main() -> None:
    print("| engines | start | CPU until warm | memory |")
    print("|---|---|---|---|")
    for engine, name in (("ahead", "compiled in the wheel"), ("numba", "by Numba")):
        with tempfile.TemporaryDirectory() as folder:
            for start in ("first", "again"):
                seconds, megabytes = warmed(engine, folder)
                print(f"| {name} | {start} | {seconds:.1f} s | {megabytes:.0f} MB |")


main()
