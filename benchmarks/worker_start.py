"""CPU seconds until a browser plays without a server: Python starts in a worker of the page and makes a table.

    python -m benchmarks.worker_start [--rounds 5]

A static site in Chromium. `first` includes the download from this machine, its digests and its keeping; `again` is a
new page that has it. Each is the CPU time of the page's process with all its threads, from the press of Play now to the
board; `page` is what the same page costs until then. A device that is four times slower takes four times as long.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.rooms import driver, launched
from tests.browser.static_host import SLOW, ask_for, hosted, phone, wait_until_kept, written


def renderers(session: CDPSession) -> float:
    """Return the CPU seconds of all pages of this browser."""
    found: dict[str, Any] = session.send("SystemInfo.getProcessInfo")
    return float(sum(one["cpuTime"] for one in found["processInfo"] if one["type"] == "renderer"))


def start(session: CDPSession, page: Page, site: str) -> tuple[float, float]:
    """Return the CPU seconds of the page of a game, and of what follows until the board is there."""
    before = renderers(session)
    page.goto(f"{site}/dualite/")
    page.locator("input[name=level]").first.wait_for(state="attached", timeout=SLOW)
    page.wait_for_load_state("networkidle")
    opened = renderers(session)
    ask_for(page, "dualite", 1)
    page.locator("[data-board] > *").first.wait_for(timeout=SLOW)
    return opened - before, renderers(session) - opened


def told(name: str, seconds: list[float]) -> str:
    return f"{name:8} {statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    pages, first, again = [], [], []
    with tempfile.TemporaryDirectory() as folder, driver() as playwright:
        written(Path(folder) / "p")
        with hosted(Path(folder)) as address:
            for _ in range(asked.rounds):
                browser = launched(playwright)
                session = browser.new_browser_cdp_session()
                with phone(browser) as context:
                    opened, made = start(session, page := context.new_page(), f"{address}/p")
                    pages.append(opened)
                    first.append(made)
                    wait_until_kept(page)
                    page.close()
                    again.append(start(session, context.new_page(), f"{address}/p")[1])
                browser.close()
    print(f"CPU seconds, the median of {asked.rounds} rounds and their range")
    for name, seconds in {"page": pages, "first": first, "again": again}.items():
        print(told(name, seconds))


main()
