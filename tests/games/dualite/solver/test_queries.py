"""`parlour solve` and `parlour verify`: what they print, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.command import OUT_OF_TIME, answer
from parlour.games.dualite import notation
from parlour.games.dualite.rules import Options
from parlour.games.dualite.solver import small_grid as module
from parlour.games.dualite.solver.certificates import certify
from parlour.games.dualite.solver.openings import opened, opening_classes
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch
from parlour.games.dualite.solver.small_grid import SmallGrid
from parlour.solvers.proofs import FIRST_LINE

PROBLEM = ".o#./.ooo/..o./o..o d1"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert answer(["solve", "dualite", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.slow
def test_a_problem_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--position", PROBLEM).splitlines()
    assert lines[:2] == ["The opener wins, in 7 plies with best play.", "The only winning move: d2"]


@pytest.mark.slow
def test_an_opening_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    answered = json.loads(told(capsys, "--opening", "a1+c3", "--json"))
    assert (answered["winner"], answered["plies"], answered["exact"]) == ("replier", 23, True)
    assert answered["winning"] == ["d4"]


@pytest.mark.slow
def test_the_table_of_openings(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(told(capsys, "--all-openings", "--json"))
    assert len(rows) == 13
    assert set(rows[0]) == {"opening", "count", "winner", "plies", "nodes", "seconds"}
    assert sum(row["count"] for row in rows if row["winner"] == "opener") == 74
    assert told(capsys, "--all-openings").splitlines()[-1].startswith("The opener wins 74 of 78 openings")


@pytest.mark.slow
def test_the_start_with_one_circle(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--option", "opening=one").startswith("The replier wins, in 24 plies")


@pytest.mark.slow
def test_a_certificate_is_written_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "problem.proof"
    told(capsys, "--position", PROBLEM, "--certificate", str(file))
    assert [found.name for found in tmp_path.iterdir()] == ["problem.proof"]
    assert answer(["verify", str(file)]) == 0
    assert "1 claim" in capsys.readouterr().out
    assert answer(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["claims"][0]["winner"] == 0
    content = bytearray(file.read_bytes())
    content[-3] ^= 1
    other = tmp_path / "other.proof"
    other.write_bytes(content)
    assert answer(["verify", str(file), str(other)]) == 2
    said = capsys.readouterr()
    assert [line for line in said.out.splitlines() if line.endswith(":")] == [f"{file}:", f"{other}:"]
    assert "1 claim" in said.out
    assert "damaged" in said.err


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--size", "9"], "from 4 to 7"),
        (["--size", "abc"], "“abc” is not a valid value of size. Choose a whole number from 4 to 7."),
        (["--position", "..../..../..o./oooo c2"], "The game is over"),
        (["--size", "5", "--option", "size=4"], "The size is given twice: 5 and 4."),
        (["--no-symmetry"], "together with --all-openings"),
        (["--position", "nonsense"], "Write 4 rows"),
        (["--position", "o..o/..../..../oo.. a1"], "No game can reach"),
        (["--position", "..../..../..o./oooo d1"], "The game is over"),
        (["--opening", "a1+b2"], "touch"),
        (["--opening", "a1+c3", "--all-openings"], "only one of"),
        (["--option", "players=4"], "two players"),
        (["--opening", "a1+c3", "--certificate", "/nowhere/x"], "no such folder"),
    ],
)
@pytest.mark.slow
def test_what_is_refused(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["solve", "dualite", *arguments]) == 2
    said = capsys.readouterr().err
    assert line in said
    assert said.count("\n") == 1


def test_other_games_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["solve", "dualma"]) == 2
    assert answer(["verify", str(tmp_path / "missing")]) == 2
    assert answer(["verify", __file__]) == 2
    assert capsys.readouterr().err.count("\n") == 3


@pytest.mark.slow
def test_an_interrupt_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ProofSearch, "measure", interrupted)
    file = tmp_path / "x.proof"
    assert answer(["solve", "dualite", "--opening", "a1+c3", "--certificate", str(file)]) == 130
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().err == "parlour: Stopped.\n"


def test_checking_and_making_can_be_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.games.dualite.solver.checker.check", interrupted)
    monkeypatch.setattr("parlour.games.dualite.school.maker.compose", interrupted)
    proof = tmp_path / "some.proof"
    proof.write_bytes(FIRST_LINE + b'{"game": "dualite"}\n\n')
    for command in (["verify", str(proof)], ["puzzles", "dualite", "--output", str(tmp_path / "x")]):
        assert answer(command) == 130
        assert capsys.readouterr().err == "parlour: Stopped.\n"
    assert list(tmp_path.iterdir()) == [proof]


@pytest.mark.parametrize(
    ("head", "said"),
    [
        (b'{"game": "chess"}', "is about “chess”, which cannot be checked here"),
        (b'{"game": "duos"}', "is about “duos”, which cannot be checked here"),
        (b'{"game": 1}', "damaged"),
        (b"[1]", "damaged"),
        (b"nonsense", "damaged"),
    ],
)
def test_a_certificate_that_no_one_can_check(
    head: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = tmp_path / "some.proof"
    proof.write_bytes(FIRST_LINE + head + b"\n\n")
    assert answer(["verify", str(proof)]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_only_some_games_can_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["solve", "duos"]) == 2
    assert capsys.readouterr().err == "parlour: “duos” cannot be solved. Choose one of: dualite.\n"


@pytest.mark.slow
def test_puzzles_are_written_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.jsonl"
    assert answer(["puzzles", "dualite", "--count", "2", "--output", str(file)]) == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    assert [found.name for found in tmp_path.iterdir()] == ["two.jsonl"]
    assert answer(["puzzles", "dualite", "--count", "1", "--output", str(tmp_path / "none" / "x")]) == 2
    assert "no such folder" in capsys.readouterr().err


@pytest.mark.slow
def test_the_clock_holds_for_openings_and_certificates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = ["--size", "5", "--all-openings", "--seconds", "0"]
    assert answer(["solve", "dualite", *whole, "--json"]) == OUT_OF_TIME
    assert "No certain result" in capsys.readouterr().err
    with pytest.raises(ForLackOfTime):
        certify(ProofSearch(5), [("a1+a3", opened(Options(size=5), notation.read("a1+a3")))], until=0.0)


@pytest.mark.slow
def test_on_large_grids_the_table_of_openings_says_at_most(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = opening_classes(Options(size=5))[:1]
    monkeypatch.setattr("parlour.games.dualite.solver.queries.opening_classes", lambda *arguments, **named: first)
    heading, row, _ = told(capsys, "--size", "5", "--all-openings").splitlines()
    assert heading.split() == ["opening", "of", "winner", "lasts", "nodes", "time"]
    assert row.startswith("a1+a3     8  opener   at most ")


@pytest.mark.slow
def test_a_damaged_table_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], small_grid: SmallGrid
) -> None:
    monkeypatch.setattr(module, "cache_file", lambda: tmp_path / "x.table")
    monkeypatch.setattr(module, "build", lambda step: small_grid)
    (tmp_path / "x.table").write_bytes(b"half")
    assert answer(["puzzles", "dualite", "--count", "1"]) == 0
    assert capsys.readouterr().err == f"parlour: The table {tmp_path / 'x.table'} is damaged and will be rebuilt.\n"
