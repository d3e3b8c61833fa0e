"""The bench of the kernels: bits, the register, the folder of compiled code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

import parlour
from parlour.engines.compiled import below, kernel, lowest, nth_bit, popcount, seeded, stepped
from parlour.engines.jit import sources, sources_digest


@kernel
def bits_of(bits: int) -> tuple[int, int]:
    return popcount(bits), lowest(bits)


@pytest.mark.parametrize("bits", [1, 2, 0b1010100, 1 << 62, (1 << 63) - 1, 1 << 31, 0xF0F0_0000])
def test_bits_are_counted_and_found_alike_in_python_and_compiled(bits: int) -> None:
    assert bits_of(bits) == (popcount(bits), lowest(bits)) == (f"{bits:b}".count("1"), f"{bits:b}"[::-1].index("1"))


def test_nth_bit() -> None:
    assert [nth_bit(0b101101, which) for which in range(4)] == [0, 2, 3, 5]


def test_the_register_steps_as_written_and_stays_in_63_bits() -> None:
    register = seeded(1)
    for _ in range(1000):
        expected = register
        expected ^= (expected << 11) & ((1 << 63) - 1)
        expected ^= expected >> 17
        expected ^= (expected << 23) & ((1 << 63) - 1)
        register = stepped(register)
        assert register == expected
        assert 0 < register < 1 << 63


def test_random_numbers_are_even_and_within_bounds() -> None:
    register, counts = seeded(7), [0] * 6
    for _ in range(6000):
        register = stepped(register)
        counts[below(register, 6)] += 1
    assert all(850 < count < 1150 for count in counts)


SHOW_FOLDER = (
    "import os; from parlour.engines.compiled import stepped; stepped(5); print(os.environ['NUMBA_CACHE_DIR'])"
)


def folder_told(**changed: str) -> Path:
    environment = {name: text for name, text in os.environ.items() if name != "NUMBA_CACHE_DIR"} | changed
    source = Path(__file__).parents[2] / "src"
    run = subprocess.run(
        [sys.executable, "-c", SHOW_FOLDER],
        env=environment | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(run.stdout.strip())


@pytest.mark.slow
def test_compiled_code_is_kept_under_the_digest_of_the_sources(tmp_path: Path) -> None:
    folder = folder_told(XDG_CACHE_HOME=str(tmp_path), HOME=str(tmp_path))
    assert folder.name == sources_digest()
    assert tmp_path in folder.parents
    assert list(folder.rglob("*.nbi"))


@pytest.mark.slow
def test_a_temporary_folder_serves_where_the_cache_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file-in-the-way"
    blocked.write_text("")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    folder = folder_told(XDG_CACHE_HOME=str(blocked), HOME=str(blocked), TMPDIR=str(temporary))
    assert temporary in folder.parents
    assert list(folder.rglob("*.nbi"))


@pytest.mark.slow
def test_a_child_process_shares_the_folder_of_its_parent(tmp_path: Path) -> None:
    folder = folder_told(NUMBA_CACHE_DIR=str(tmp_path))
    assert folder == tmp_path / sources_digest()
    assert folder_told(NUMBA_CACHE_DIR=str(folder)) == folder


def test_the_digest_covers_all_that_kernels_import_and_nothing_that_lies_above_them() -> None:
    package = Path(parlour.__file__).parent
    modules = {
        ".".join(("parlour", *file.relative_to(package).with_suffix("").parts)).removesuffix(".__init__"): file
        for file in package.rglob("*.py")
    }
    imports = grimp.build_graph("parlour", exclude_type_checking_imports=True, cache_dir=None)
    makers = {
        module
        for module, file in modules.items()
        if re.search(r"^@kernel$|= kernel_for\(|= make_search\(|return kernel_for\(", file.read_text(), re.MULTILINE)
    }
    assert {"parlour.games.dualite.solver.proof", "parlour.games.dualma.engine.search"} <= makers
    seen = makers.union(*(imports.find_upstream_modules(module) for module in makers))
    # A package that gathers names from its modules holds no number of its own.
    gathering = {"parlour", *(f"parlour.games.{game.name}" for game in (package / "games").iterdir())}
    covered = {package / file for file in sources()}
    assert {modules[module] for module in seen - gathering} <= covered
    assert not any("duel_of_law" in file.parts for file in sources()), "it has no kernels"
    assert not any(re.search(r"\b(players|school|terminal|measures|views)\b", file.as_posix()) for file in sources())
