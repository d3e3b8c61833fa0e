"""The configurations of docs/deploying.md, as they stand there, with real proxies in front of real processes."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.fleet import free_port, processes
from tests.server.house import ME, House
from tests.storage.cluster import Cluster

pytestmark = pytest.mark.long

DEPLOYING = Path(__file__).parents[2] / "docs" / "deploying.md"


def configuration(kind: str, several: bool) -> str:
    """The one for a single process stands first, the one for several after it."""
    found = re.findall(rf"^```{kind}\n(.*?)^```", DEPLOYING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(found) == 2
    return str(found[several])


def led_to(text: str, ports: list[int]) -> str:
    """The same with the ports of these processes."""
    for port in sorted(set(re.findall(r"127\.0\.0\.1:(8\d\d\d)", text))):
        text = text.replace(f":{port}", f":{ports[(int(port) - 8001) % len(ports)]}")
    return text


def nginx(folder: Path, port: int, text: str) -> list[str]:
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    temporary = "".join(
        f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'log'};\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{temporary}{text}}}\n", encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]


def caddy(folder: Path, port: int, text: str) -> list[str]:
    text = text.replace("parlour.example.org {", f"http://parlour.example.org:{port}, http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def proxy(kind: str, folder: Path, several: bool, ports: list[int]) -> Iterator[str]:
    port, text = free_port(), led_to(configuration(kind, several), ports)
    program, *arguments = (nginx if kind == "nginx" else caddy)(folder, port, text)
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, f"the tests need {program}: as root, apt-get install {program}"
    with (folder / "said").open("wb") as said:
        started = subprocess.Popen(
            [found, *arguments], env={**os.environ, "HOME": str(folder)}, stdout=said, stderr=said
        )
    try:
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            assert started.poll() is None, (folder / "said").read_text(encoding="utf-8")
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        started.terminate()
        started.wait()


@pytest.mark.parametrize("several", [False, True], ids=["one", "several"])
@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_people_play_through_it(cluster: Cluster, tmp_path: Path, kind: str, several: bool) -> None:
    """Sockets, requests, streams and the own name of the house; when a process is killed the next one is found."""
    with (
        processes(2 if several else 1, cluster.database(), tmp_path) as servers,
        proxy(kind, tmp_path, several, [server.port for server in servers]) as address,
        House.at(address) as house,
    ):
        while house.http.get("/readyz").status_code != 200:  # it may ask first which of them are ready
            time.sleep(0.1)
        own = {"host": "parlour.example.org", "origin": "http://parlour.example.org"}
        body = {"game": "dualite", "seats": [ME, ME]}
        assert house.http.post("/api/tables", json=body, headers=own).status_code == 201
        tables = [house.create("dualite", ME, ME) for _ in range(4)]
        for made in tables:
            ada, bo = made.browser(0), made.browser(1)
            ada.make("a1+c3")
            assert bo.until(kind="table")["announcements"][0]["text"] == "a1+c3"
        with httpx.stream("GET", f"{address}/api/tables/{tables[0].id}/stream", timeout=60) as stream:
            assert '"a1+c3"' in next(stream.iter_lines()), "a line comes at once"
        if several:
            servers[0].kill()
            for made in tables:
                assert found_again(house, made.id, made.tickets[1]) == ["a1+c3"]
            servers[0].start()


def found_again(house: House, table: str, ticket: str) -> list[str]:
    """As a browser does: try until it is there."""
    while True:
        with suppress(Exception):
            return [line["text"] for line in house.hello(table, ticket).table["announcements"]]
        time.sleep(0.2)
