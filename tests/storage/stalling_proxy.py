"""A line to PostgreSQL that can stall: connections stay open, and nothing arrives any more."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from tests.storage.cluster import Cluster


class StallingProxy:
    """Carries bytes between clients on the loopback and the socket of a cluster, except while it is stalled."""

    def __init__(self, cluster: Cluster) -> None:
        self._server = str(cluster.folder / ".s.PGSQL.5432")
        self._flowing = threading.Event()
        self._flowing.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def address(self, direct: str) -> str:
        """This address of a database, by way of the proxy."""
        options = direct.partition("&options=")[2]  # quoted
        return f"postgresql://parlour@127.0.0.1:{self.port}/postgres?options={options}"

    def stall(self) -> None:
        self._flowing.clear()

    def resume(self) -> None:
        """What was sent meanwhile arrives now."""
        self._flowing.set()

    def close(self) -> None:
        self._flowing.set()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._lead, args=(client,), daemon=True).start()

    def _lead(self, client: socket.socket) -> None:
        with client, socket.socket(socket.AF_UNIX) as server:
            try:
                server.connect(self._server)
            except OSError:
                return  # the database is down
            back = threading.Thread(target=self._pour, args=(server, client), daemon=True)
            back.start()
            self._pour(client, server)
            back.join()

    def _pour(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                self._flowing.wait()
                sink.sendall(data)
        self._flowing.wait()  # that one end has closed does not get through either
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
