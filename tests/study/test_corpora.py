"""A corpus is made once, goes on where it stopped, and its card tells what is in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

from parlour.command import answer
from parlour.game import BadOption
from parlour.study import corpora
from parlour.study.corpora import CorpusPlan, levels_of, make_corpus, planned

PLAN = CorpusPlan("duality", (), ("random", "greedy"), 7, "1")


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpora, "PART", 3)


def test_an_interrupted_corpus_goes_on_and_is_the_same(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert make_corpus(PLAN, whole) == 0
    make_corpus(PLAN, broken)
    missing = broken / "duality-00001.parquet"
    missing.unlink()
    assert make_corpus(PLAN, broken) == 2
    for file in sorted(whole.glob("*.parquet")):
        assert (broken / file.name).read_bytes() == file.read_bytes()
    rows = [row for file in sorted(whole.glob("*.parquet")) for row in parquet.read_table(file).to_pylist()]
    assert len(rows) == 7
    assert {name for row in rows for name in row["players"]} == {"random", "greedy"}
    assert all(row["finished"] and len(row["views"]) == len(row["moves"]) for row in rows)
    card = (whole / "README.md").read_text(encoding="utf-8")
    assert "duality: 7 games" in card
    assert f"{sum(len(row['moves']) for row in rows):,}" in card


def test_another_corpus_is_refused_the_folder(tmp_path: Path) -> None:
    make_corpus(PLAN, tmp_path)
    with pytest.raises(BadOption, match="match-folder-other"):
        make_corpus(CorpusPlan("duality", (), ("random",), 7, "1"), tmp_path)
    (tmp_path / "corpus.json").unlink()
    with pytest.raises(BadOption, match="match-folder-used"):
        make_corpus(PLAN, tmp_path)


def test_a_level_that_is_not_there_is_refused_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        make_corpus(CorpusPlan("duality", (), ("random", "99"), 7, "1"), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_games_are_drawn_each_by_itself() -> None:
    drawn = [planned(PLAN, number) for number in range(40)]
    assert {plan.players for plan in drawn} == {(one, two) for one in PLAN.levels for two in PLAN.levels}
    assert {plan.random_plies for plan in drawn} == set(range(corpora.PLIES + 1))
    assert levels_of("random,1-3,2", ()) == ("random", "1", "2", "3")


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    arguments = ["corpus", "duos", "--games", "4", "--levels", "random", "--no-views", "--folder", str(folder)]
    assert answer(arguments) == 0
    assert answer(arguments) == 0
    assert "4 games in 2 files" in capsys.readouterr().out
    assert not parquet.read_table(folder / "duos-00000.parquet").to_pylist()[0]["views"]
