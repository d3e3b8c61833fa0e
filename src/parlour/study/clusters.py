"""Work on several machines: the workers of a running Dask scheduler as a `concurrent.futures.Executor`.

Needs Dask, which the extra `cluster` brings. A worker whose package differs from ours by a byte refuses its tasks, also
one that joins late. What a task gives depends on the task alone, so one that is lost with its worker is done again
elsewhere and gives the same.
"""

from __future__ import annotations

import importlib.util
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from typing import Any, TypeVar

from parlour.catalogue import add, folder_of, outside
from parlour.game import BadOption, Game
from parlour.study.fingerprint import fingerprint, mark_of

Given = TypeVar("Given")

_PATIENCE = 15
"""Seconds for a scheduler to answer, and for its first worker to come."""

_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(?P<host>\[[\da-fA-F:.]+\]|[\w.-]+):(?P<port>\d{1,5})/?")


class OtherVersion(Exception):
    """A worker has another version of the package than the client."""


Elsewhere = tuple[tuple[str, str], ...]
"""The games from elsewhere that the client has: what names them, and the mark of their files."""


def _elsewhere() -> Elsewhere:
    return tuple((source, _mark(game)) for source, game in outside().items())


def _mark(game: Game) -> str:
    """A variant's rules have the hash of its file."""
    return game.RULES if game.variant is not None else mark_of(folder_of(game))


def _checked(asked: str, elsewhere: Elsewhere, work: Callable[..., Given], *given: Any) -> Given:
    """Runs on the worker, which loads the games that the client's owner has named, if its copies are the same."""
    if fingerprint() != asked:
        raise OtherVersion(fingerprint())
    for source, mark in elsewhere:
        if _mark(add(source)) != mark:
            raise OtherVersion(source)
    return work(*given)


class _SameEdition(Executor):
    """An executor that has every worker compare its package first."""

    def __init__(self, inner: Executor) -> None:
        self._inner = inner

    def submit(self, work: Callable[..., Given], /, *given: Any, **named: Any) -> Future[Given]:
        assert not named
        return self._inner.submit(_checked, fingerprint(), _elsewhere(), work, *given)


def _check_answer(address: str) -> None:
    """Return whether a scheduler listens there. Dask's client would retry for long, and print its own errors."""
    parts = _ADDRESS.fullmatch(address)
    if parts is None:
        raise BadOption("cluster-bad-address", address=address)
    try:
        socket.create_connection((parts["host"].strip("[]"), int(parts["port"])), _PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:  # a host that cannot be one, a port that is too large
        raise BadOption("cluster-not-there", address=address) from error


@contextmanager
def on_cluster(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at this address, such as tcp://10.0.0.1:8786.

    With tls:// all that is sent is encrypted, and scheduler, workers and client show certificates of one authority, as
    Dask's configuration says (`distributed.comm.tls`, also as `DASK_DISTRIBUTED__COMM__TLS__CA_FILE` and the like).
    """
    if importlib.util.find_spec("distributed") is None:
        raise BadOption("cluster-needs-dask")
    _check_answer(address)
    import dask
    from distributed import Client, KilledWorker, Security
    from distributed.comm.core import CommClosedError

    # The client would otherwise write its own lines about a lost scheduler, again and again.
    dask.config.set({"logging.distributed": "critical", "distributed.comm.timeouts.connect": f"{_PATIENCE}s"})
    client = None
    try:
        try:
            security: Any = None
            if address.startswith("tls://"):
                security = Security(require_encryption=True)  # its files: Dask's configuration
                if not (security.tls_ca_file and security.tls_client_cert and security.tls_client_key):
                    raise BadOption("cluster-needs-keys", address=address)
            client = Client(address, timeout=_PATIENCE, set_as_default=False, security=security)
        except (OSError, ValueError, ImportError, TypeError) as error:
            raise BadOption("cluster-not-there", address=address) from error
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise BadOption("cluster-no-workers", address=address) from error
        yield _SameEdition(client.get_executor())
    except OtherVersion as error:
        raise BadOption("cluster-other-version", ours=fingerprint(), theirs=str(error)) from error
    except KilledWorker as error:
        raise BadOption("cluster-worker-dies", address=address) from error
    except (CommClosedError, CancelledError) as error:
        raise BadOption("cluster-lost", address=address) from error
    finally:
        if client is not None:
            client.close(timeout=2)
