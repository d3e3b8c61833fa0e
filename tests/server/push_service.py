"""A push service on the loopback: it checks who sends, and reads what only the browser can read."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Phone:
    """A browser's subscription, with the keys that only it has."""

    service: PushService
    name: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen bytes ok"
    received: list[dict[str, Any]] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """What the service answers next, instead of 201."""
    at: list[float] = field(default_factory=list)

    @property
    def subscription(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{self.service.address}/push/{self.name}"
        return {"endpoint": endpoint, "p256dh": _text(point), "auth": _text(self.auth)}

    def wait(self, count: int = 1, seconds: float = 5.0) -> list[dict[str, Any]]:
        """Return what has arrived once it is this many."""
        end = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < end, f"{len(self.received)} of {count} notifications: {self.received}"
            time.sleep(0.02)
        return self.received


class PushService:
    """Phones by name. `raw` is every body as it came."""

    def __init__(self) -> None:
        self.phones: dict[str, Phone] = {}
        self.raw: list[bytes] = []
        self.posted: list[dict[str, Any]] = []
        self.tokens: list[dict[str, Any]] = []
        self.address = ""

    def phone(self, name: str) -> Phone:
        phone = self.phones[name] = Phone(self, name)
        return phone

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if path.startswith("/hook/"):
            self.posted.append(json.loads(body))
            return 200
        phone = self.phones[path.removeprefix("/push/")]
        if phone.answers:
            status = phone.answers.pop(0)
            if status != 201:
                return status
        scheme, _, given = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in given.split(","))
        claims = Vapid02.verify(headers["authorization"])
        assert claims, "the signature is that of the key"
        token = json.loads(b64urldecode(parts["t"].split(".")[1].encode()))
        assert token["aud"] == self.address
        assert time.time() < token["exp"] <= time.time() + 24 * 3600
        self.tokens.append({**token, "key": parts["k"]})
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        self.raw.append(body)
        text = http_ece.decrypt(body, private_key=phone.private, auth_secret=phone.auth, version="aes128gcm")
        phone.at.append(time.monotonic())
        phone.topics.append(headers["topic"])
        phone.received.append(json.loads(text))
        return 201


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    failures: list[BaseException] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            try:
                status = service.take(self.path, headers, body)
            except BaseException as error:
                failures.append(error)
                status = 500
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
    for failure in failures:
        raise failure
