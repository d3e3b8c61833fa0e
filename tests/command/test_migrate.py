"""All tables move from a folder to PostgreSQL, and are the same there."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from parlour.command import answer
from parlour.storage.folder import opened
from parlour.storage.postgres import postgres
from tests.server.house import Made, running
from tests.server.test_table import play_out, seated
from tests.storage.cluster import Cluster

pytestmark = pytest.mark.slow


def test_tables_go_on_where_they_were_brought(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as house:
        _, *two = seated(house, "duel-of-law")
        two[0].do("say", "1", text="Hello")
        made, ada, bo = seated(house)
        play_out(*seated(house)[1:])
        ada.make("a1+c3")
        bo.until(kind="table")
        house.create("duos", {"kind": "me"}, {"kind": "open"}, {"kind": "open"}, options={"players": "3"})
    database = cluster.database()
    assert answer(["migrate", "--data", str(tmp_path), "--database", database, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 4
    with running(tmp_path, database=database) as house:
        bo = Made(house, made.id, made.tickets, made.invites).browser(1)
        assert bo.make("b2")["phase"] == 3, "the tickets are worth what they were, and the game goes on"
        assert house.create("dualite", {"kind": "me"}, {"kind": "me"}).id, "new tables have numbers of their own"
    assert answer(["migrate", "--data", str(tmp_path), "--database", database]) == 2
    assert "empty" in capsys.readouterr().err


def test_a_table_that_is_not_the_same_is_named(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as house:
        made, ada, _ = seated(house)
        ada.make("a1+c3")
    load = type(opened(tmp_path)).load

    def lossy(self: object, table: str) -> object:
        stored = load(self, table)  # type: ignore[arg-type]
        assert stored is not None
        lost = "postgresql" in str(self._engine.url)  # type: ignore[attr-defined]
        return stored.__class__(stored.charter, stored.lines[:-1]) if lost else stored

    monkeypatch.setattr("parlour.storage.database.Database.load", lossy)
    assert answer(["migrate", "--data", str(tmp_path), "--database", cluster.database()]) == 2
    assert made.id in capsys.readouterr().err


def test_a_folder_without_tables_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.database()
    assert answer(["migrate", "--data", str(tmp_path / "nothing"), "--database", database]) == 2
    with closing(postgres(database)) as target:
        assert target.housekeeping.tables() == ()
    assert not (tmp_path / "nothing").exists()
