"""Kernels compiled ahead of time: which, and that they do the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.browser.site import FILES
from parlour.catalogue import GAMES
from parlour.engines import entry_points
from tests.same_moves import all_levels, digests, quick

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "same_moves.json"


def run(*command: str, **changed: str) -> str:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command],
        env=os.environ | {"PYTHONPATH": paths} | changed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_entry_points_are_those_that_bots_reviews_and_tables_call() -> None:
    called = {
        name: [json.loads(kinds) for kinds in found]
        for name, found in json.loads(run("tests/engines/entry_point_calls.py")).items()
    }
    listed = {
        entry.name: [[entry_points.told(kind) for kind in entry.takes]] for entry in entry_points.listed(GAMES.values())
    }
    assert called == listed


@pytest.mark.slow
def test_bots_make_the_moves_that_are_kept() -> None:
    kept = json.loads(KEPT.read_text())
    found = digests(quick())
    assert found == {name: kept[name] for name in found}


FEW = ["parlour.games.dualma.engine.network:pack", "parlour.games.dualma.engine.kernels:moved"]
CALLED = """
import sys
from pathlib import Path
sys.modules["numpy"] = None
from parlour.engines import ahead_of_time
ahead_of_time.FOLDER = Path(sys.argv[1])
from parlour.engines import arrays
from parlour.games.dualma.engine import kernels, network
assert not arrays.NUMPY
assert kernels.moved(1, 2, 0, 4, 0, 1) == (2, 0, 0, 6), kernels.moved(1, 2, 0, 4, 0, 1)
traits, words = arrays.full((3, 8), 1), arrays.zeros((3, 2))
assert network.pack(traits, words) is True
assert words.tolist() == [[4097 * (1 + 2**15 + 2**30 + 2**45)] * 2] * 3
traits[2, 7] = 1 << 12
assert network.pack(traits, words) is False
try:
    network.pack(traits[0], words)
except TypeError:
    print("done")
"""


@pytest.mark.slow
def test_a_library_of_a_few_is_built_and_called_without_numpy_and_numba(tmp_path: Path) -> None:
    run("scripts/kernels.py", "--host", "--out", str(tmp_path), "--only", *FEW)
    manifest = json.loads((tmp_path / "kernels.json").read_text())["kernels"]
    assert manifest[FEW[0]]["takes"] == ["q2", "q2"]
    assert manifest[FEW[1]]["gives"] == ["int"] * 4
    assert run("-c", CALLED, str(tmp_path), PARLOUR_ENGINES="ahead") == "done\n"


@pytest.fixture(scope="module")
def built() -> None:
    run("scripts/kernels.py")


WITHOUT_NUMPY = """
import sys
for name in ("numpy", "numba", "llvmlite"): sys.modules[name] = None
from tests.same_moves import all_levels, digests, quick
import json
print(json.dumps(digests([*quick(), *all_levels()])))
"""


@pytest.mark.long
@pytest.mark.usefixtures("built")
def test_the_library_of_this_machine_makes_the_moves_that_are_kept_at_all_levels() -> None:
    assert json.loads(run("-c", WITHOUT_NUMPY, PARLOUR_ENGINES="ahead")) == json.loads(KEPT.read_text())


@pytest.mark.long
def test_plain_python_makes_the_moves_that_are_kept() -> None:
    found = json.loads(run("-m", "tests.same_moves", PARLOUR_ENGINES="python"))
    kept = json.loads(KEPT.read_text())
    assert found == {name: kept[name] for name in found}


@pytest.mark.long
def test_webassembly_makes_the_moves_that_are_kept_at_all_levels() -> None:
    """In Node, from the very files that browsers download."""
    if not (FILES / "files.json").is_file():
        run("scripts/offline.py")
    node = shutil.which("node") or "node"
    command = [node, str(ROOT / "scripts" / "in_pyodide.mjs"), "tests/same_moves.py", "all"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    kept = json.loads(KEPT.read_text())
    assert found == {name: kept[name] for name in found}
    assert {sequence.game for sequence in all_levels()} == {name.split()[0] for name in found}
