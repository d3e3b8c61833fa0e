"""Work on a cluster: a real scheduler and two real workers on this machine, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from parlour.catalogue import GAMES
from parlour.game import BadOption
from parlour.study import clusters
from parlour.study.clusters import on_cluster
from parlour.study.fingerprint import fingerprint
from tests.games_elsewhere import only_here

ROOT = Path(__file__).parents[2]
PLAN = ("match", "dualite", "--players", "3,random", "--games", "60", "--seed", "7", "--json")


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask, ended with whatever it has started."""
    known = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DASK_DISTRIBUTED__WORKER__DAEMON": "False", **environment}
    process = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]], env=known
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    file = tmp_path / "scheduler.json"
    told = ("--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0", "--scheduler-file", str(file))
    with started("scheduler", *told) as process:
        while not file.exists() or not file.read_text():
            assert process.poll() is None
            time.sleep(0.1)
        yield json.loads(file.read_text())["address"]


def arrived(address: str, workers: int) -> None:
    """Wait for this many workers, however busy the machine is."""
    from distributed import Client

    with Client(address, timeout=300, set_as_default=False) as client:
        client.wait_for_workers(workers, timeout=300)


@contextmanager
def worker(address: str, folder: Path, workers: int = 1, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """One more worker, of this many in all."""
    told = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    with started("worker", address, *told, **environment) as process:
        arrived(address, workers)
        yield process


def printed(*arguments: str) -> str:
    run = subprocess.run([sys.executable, "-m", "parlour", *arguments], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.slow
def test_one_line_for_a_scheduler_that_is_not_there() -> None:
    """In a process of its own: what a client leaves behind complains when the process ends."""
    addresses = ("nonsense", "8786", "tcp://127.0.0.1:9", "nonsense://x", "no address", "127.0.0.1:99999")
    program = "import sys; from parlour.command import answer; [answer(sys.argv[1].split(' + ') + [address]) "
    program += "for address in sys.argv[2:]]"
    told = [sys.executable, "-c", program, " + ".join((*PLAN, "--cluster")), *addresses]
    run = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": "src"})
    assert run.stdout == ""
    lines = run.stderr.splitlines()
    assert len(lines) == len(addresses), run.stderr
    assert all(address in line for address, line in zip(addresses, lines, strict=True))


def test_a_worker_of_another_version_refuses_its_task() -> None:
    with pytest.raises(clusters.OtherVersion):
        clusters._checked("another", (), len, "abc")
    assert clusters._checked(fingerprint(), (), len, "abc") == 3


def test_a_worker_loads_the_games_from_elsewhere_and_refuses_other_copies_of_them() -> None:
    source = str(ROOT / "examples" / "games" / "hex7")
    with only_here():
        with pytest.raises(clusters.OtherVersion, match="hex7"):
            clusters._checked(fingerprint(), ((source, "another"),), len, "abc")
        ((named, mark),) = clusters._elsewhere()
        assert named == source
    with only_here():
        assert clusters._checked(fingerprint(), ((source, mark),), len, "abc") == 3
        assert "hex-7" in GAMES


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadOption) as refusal, on_cluster("tcp://127.0.0.1:9"):
        pass
    assert refusal.value.code == "cluster-needs-dask"


@pytest.mark.long
def test_a_worker_dies_in_the_middle_and_the_result_is_that_of_one_process(scheduler: str, tmp_path: Path) -> None:
    alone = printed(*PLAN)
    records = tmp_path / "records"
    with worker(scheduler, tmp_path / "one") as first, worker(scheduler, tmp_path / "two", 2):
        run = subprocess.Popen(
            [sys.executable, "-m", "parlour", *PLAN, "--records", str(records), "--cluster", scheduler],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        while not (records / "games.jsonl").exists():  # both are at work
            assert run.poll() is None
            time.sleep(0.05)
        first.send_signal(signal.SIGKILL)
        assert run.communicate()[0] == alone
    assert run.returncode == 0
    assert len((records / "games.jsonl").read_text().splitlines()) == 60


@pytest.mark.long
def test_a_scheduler_with_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Certificates of an authority of our own, as Dask's configuration names them."""

    def openssl(*told: str) -> None:
        subprocess.run(["openssl", *told], cwd=tmp_path, check=True, capture_output=True)

    openssl(
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca-key.pem", "-out", "ca.pem", "-subj", "/CN=ca"
    )
    openssl("req", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "asked.pem", "-subj", "/CN=127.0.0.1")
    openssl("x509", "-req", "-in", "asked.pem", "-CA", "ca.pem", "-CAkey", "ca-key.pem", "-out", "cert.pem")
    tls = "DASK_DISTRIBUTED__COMM__TLS__"
    keys = {f"{tls}CA_FILE": str(tmp_path / "ca.pem")}
    for role in ("SCHEDULER", "WORKER", "CLIENT"):
        keys |= {f"{tls}{role}__CERT": str(tmp_path / "cert.pem"), f"{tls}{role}__KEY": str(tmp_path / "key.pem")}
    file = tmp_path / "scheduler.json"
    listening = ("--host", "tls://127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0")
    with started("scheduler", *listening, "--scheduler-file", str(file), **keys) as process:
        while not file.exists() or not file.read_text():
            assert process.poll() is None
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        assert address.startswith("tls://")
        told = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        with started("worker", address, *told, "--local-directory", str(tmp_path / "one"), **keys):
            command = [sys.executable, "-m", "parlour", *PLAN, "--cluster", address]
            run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **keys})
            assert run.stdout == printed(*PLAN), run.stderr
            bare = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert bare.returncode == 2
    assert "is encrypted" in bare.stderr


@pytest.mark.long
def test_solving_ladders_studies_puzzles_and_training_run_there_too(scheduler: str, tmp_path: Path) -> None:
    with worker(scheduler, tmp_path / "one"):
        for plan in (
            ("ladder", "dualma", "--players", "1,greedy", "--games", "2", "--json"),
            ("study", "duality", "--player", "random", "--games", "6", "--json"),
            ("puzzles", "duality", "--count", "12", "--seed", "3"),
        ):
            assert printed(*plan, "--cluster", scheduler) == printed(*plan)
        solve = ("solve", "dualite", "--all-openings", "--certificates", "--memory", "24", "--folder")
        printed(*solve, str(tmp_path / "there"), "--cluster", scheduler)
        printed(*solve, str(tmp_path / "here"))
        # On one process each, then there: fifty games are one task.
        tiny = {"rounds": 1, "games": 52, "openings": 0, "nodes": 60, "epochs": 1, "pairs": 1, "match-nodes": 100}
        train = [sys.executable, "-m", "scripts.train", *(f"--{name}={number}" for name, number in tiny.items())]
        subprocess.run([*train, str(tmp_path / "run")], cwd=ROOT, check=True)
        subprocess.run([*train, str(tmp_path / "same"), "--cluster", scheduler], cwd=ROOT, check=True)
    trained, proved = list((tmp_path / "run" / "round-1").glob("*.npz")), list((tmp_path / "here").glob("*.proof"))
    assert trained
    assert proved
    for file in trained:
        with np.load(file) as here, np.load(tmp_path / "same" / "round-1" / file.name) as there:
            assert here.files == there.files
            assert all((here[name] == there[name]).all() for name in here.files if name != "cpu")
    for file in proved:
        assert file.read_bytes() == (tmp_path / "there" / file.name).read_bytes()


@pytest.mark.long
def test_dualitys_value_is_trained_there_too_by_kernels_that_no_worker_has(scheduler: str, tmp_path: Path) -> None:
    tiny = {"game": "duality", "rounds": 1, "games": 52, "nodes": 20, "pairs": 1, "match-nodes": 20}
    train = [sys.executable, "-m", "scripts.train", *(f"--{name}={number}" for name, number in tiny.items())]
    with worker(scheduler, tmp_path / "one"):
        subprocess.run([*train, str(tmp_path / "here")], cwd=ROOT, check=True)
        subprocess.run([*train, str(tmp_path / "there"), "--cluster", scheduler], cwd=ROOT, check=True)
    here, there = ((tmp_path / place / "round-1" / "value.npz").read_bytes() for place in ("here", "there"))
    assert here == there


@pytest.mark.long
def test_one_line_for_no_workers_and_for_workers_of_another_version(scheduler: str, tmp_path: Path) -> None:
    def refused(*arguments: str) -> str:
        run = subprocess.run(
            [sys.executable, "-m", "parlour", *arguments, "--cluster", scheduler],
            cwd=ROOT, capture_output=True, text=True,
        )  # fmt: skip
        assert run.returncode != 0
        (line,) = run.stderr.splitlines()
        return line

    assert "no workers" in refused(*PLAN)
    other = tmp_path / "src"
    subprocess.run(["cp", "-r", str(ROOT / "src"), str(other)], check=True)
    with (other / "parlour" / "chance.py").open("a") as changed:
        changed.write("# another version\n")
    with worker(scheduler, tmp_path / "one", PYTHONPATH=str(other)):
        assert "Install the same version" in refused(*PLAN)


def _dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.long
def test_one_line_for_a_worker_that_dies_again_and_again(scheduler: str, tmp_path: Path) -> None:
    told = ("--nworkers", "1", "--nthreads", "1", "--no-dashboard", "--local-directory", str(tmp_path / "one"))
    with started("worker", scheduler, *told, PYTHONPATH=f"{ROOT / 'src'}:{ROOT}"):
        arrived(scheduler, 1)
        with pytest.raises(BadOption) as refusal, on_cluster(scheduler) as executor:
            executor.submit(_dies).result()
    assert refusal.value.code == "cluster-worker-dies"
