"""A window of any browser, as small as the walk over the stage needs it.

Chromium is driven by Playwright, Debian's Firefox by its own WebDriver BiDi socket and WebKit by WebKitWebDriver, with
nothing but what the tests have anyway: Playwright's builds of those two run on no Debian.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import httpx
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0
"""Seconds after which what should come is taken not to come."""


class Window(Protocol):
    def goto(self, url: str) -> None: ...

    def evaluate(self, function: str) -> Any:
        """What this function of the page returns, waited for if it is a promise."""

    def resize(self, width: int, height: int) -> None:
        """So large is what the page sees."""

    def press(self, selector: str) -> None:
        """Press in the middle of the first such element, as a finger or a mouse would."""


def wait(window: Window, condition: str) -> None:
    """Until this expression is true in the page."""
    until = time.monotonic() + PATIENCE
    while not window.evaluate(f"() => Boolean({condition})"):
        assert time.monotonic() < until, f"it never became true that {condition}"
        time.sleep(0.05)


def middle(window: Window, selector: str) -> tuple[float, float]:
    x, y = window.evaluate(
        f"() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
        " return [r.left + r.width / 2, r.top + r.height / 2]; }"
    )
    return float(x), float(y)


@dataclass
class Chromium:
    page: Page

    def goto(self, url: str) -> None:
        self.page.goto(url)

    def evaluate(self, function: str) -> Any:
        return self.page.evaluate(function)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def press(self, selector: str) -> None:
        self.page.mouse.click(*middle(self, selector))


@dataclass
class Firefox:
    """Over WebDriver BiDi, which Firefox speaks itself."""

    socket: ClientConnection
    context: str = ""
    number: int = 0

    def ask(self, method: str, **params: object) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, function: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve(({function})()).then((value) => JSON.stringify(value ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def press(self, selector: str) -> None:
        x, y = middle(self, selector)
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("input.performActions", context=self.context, actions=[pointer])


@contextmanager
def firefox() -> Iterator[Firefox]:
    program = shutil.which("firefox-esr")
    assert program, "This test needs Firefox: as root, apt-get install firefox-esr."
    with tempfile.TemporaryDirectory() as profile:
        said = Path(profile) / "said.txt"
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with said.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
            try:
                with connect(_address(said), max_size=None) as socket:
                    window = Firefox(socket)
                    window.ask("session.new", capabilities={})
                    window.context = window.ask("browsingContext.create", type="tab")["context"]
                    yield window
            finally:
                process.terminate()


def _address(said: Path) -> str:
    """Where Firefox says that it listens."""
    until = time.monotonic() + PATIENCE
    while not (found := re.search(r"listening on (ws://\S+)", said.read_text())):
        assert time.monotonic() < until, f"Firefox does not listen: {said.read_text()}"
        time.sleep(0.1)
    return f"{found[1]}/session"


@dataclass
class WebKit:
    """Over the WebDriver of WebKitGTK, in a display of its own."""

    http: httpx.Client
    session: str
    frame: tuple[int, int] = (0, 0)
    """What the window is larger than the page."""

    def ask(self, path: str, **params: object) -> Any:
        answer = self.http.post(f"/session/{self.session}/{path}", json=params)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        self.ask("url", url=url)

    def evaluate(self, function: str) -> Any:
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})()).then((value) => done(JSON.stringify(value ?? null)))"
        )
        return json.loads(self.ask("execute/async", script=script, args=[]))

    def resize(self, width: int, height: int) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            self.ask("window/rect", width=width + self.frame[0], height=height + self.frame[1])
            wide, high = self.evaluate("() => [innerWidth, innerHeight]")
            if (wide, high) == (width, height):
                return
            assert time.monotonic() < until, f"the window became {wide} × {high}, not {width} × {height}"
            window = self.http.get(f"/session/{self.session}/window/rect").json()["value"]
            # The page may not have heard of the new size yet: no window is smaller than its page.
            self.frame = (max(0, window["width"] - wide), max(0, window["height"] - high))
            time.sleep(0.1)

    def press(self, selector: str) -> None:
        x, y = middle(self, selector)
        steps = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("actions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])


NARROW_BAR = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }"
"""The browser's own buttons would make its window wider than a phone."""


@contextmanager
def webkit(port: int) -> Iterator[WebKit]:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    assert driver, "This test needs WebKit: as root, apt-get install webkit2gtk-driver xvfb."
    assert screen, "WebKit needs a display: as root, apt-get install xvfb."
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    reading, writing = os.pipe()
    command = [screen, "-displayfd", str(writing), "-screen", "0", "2600x1700x24", "-nolisten", "tcp"]
    with tempfile.TemporaryDirectory() as home, subprocess.Popen(command, pass_fds=[writing]) as display:
        try:
            os.close(writing)
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            styles = Path(home) / ".config" / "gtk-3.0" / "gtk.css"
            styles.parent.mkdir(parents=True)
            styles.write_text(NARROW_BAR)
            environment = {**os.environ, "DISPLAY": f":{number}", "HOME": home, "GDK_BACKEND": "x11"}
            with subprocess.Popen([driver, f"--port={port}"], env=environment) as process:
                try:
                    yield from _session(port, browser)
                finally:
                    process.terminate()
        finally:
            display.terminate()


def _session(port: int, browser: Path) -> Iterator[WebKit]:
    options = {"binary": str(browser), "args": ["--automation"]}
    body = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = http.post("/session", json=body)
                break
            except httpx.ConnectError:
                assert time.monotonic() < until, "WebKitWebDriver does not listen"
                time.sleep(0.2)
        assert answer.status_code == 200, answer.text
        session = answer.json()["value"]["sessionId"]
        http.post(f"/session/{session}/timeouts", json={"script": int(PATIENCE * 1000)})
        try:
            yield WebKit(http, session)
        finally:
            http.delete(f"/session/{session}")
