"""The site of documents in a real browser: it asks nobody else for anything, finds words, and fits on a phone."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, Route, expect, sync_playwright

from tests.web.browser import PATIENCE, PHONE, PROJECT, WIDE, executable

pytestmark = pytest.mark.slow

PAGES = (
    "index.html",
    "docs/tutorials/train.html",
    "docs/api/core.html",
    "docs/api/envs.html",
    "parlour/games/arcs/rules.html",
    "benchmarks/rules.html",
    "docs/scenarios-arcs.html",
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, built and served."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(PROJECT / "tools" / "docs.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(Path(folder, "docs")))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """A tab that reaches this server alone; whoever asks for something else, or meets an error, fails."""
    trouble: list[str] = []

    def elsewhere(route: Route) -> None:
        if route.request.url.startswith((address, "data:", "blob:")):
            route.continue_()
        else:
            trouble.append(route.request.url)
            route.abort()

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever leaves a page ends what it still loads
            trouble.append(request.url)

    def answered(response: Response) -> None:
        if not response.ok:
            trouble.append(response.url)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
        tab.set_default_timeout(PATIENCE)
        tab.route("**/*", elsewhere)
        tab.on("pageerror", lambda error: trouble.append(str(error)))
        tab.on("requestfailed", failed)
        tab.on("response", answered)
        yield tab
        browser.close()
    assert trouble == []


def test_it_asks_nobody_else(page: Page, address: str) -> None:
    for path in PAGES:
        page.goto(address + path, wait_until="networkidle")
        expect(page.locator("h1").first).to_be_visible()


def test_search_finds_a_word(page: Page, address: str) -> None:
    page.goto(address + "index.html", wait_until="networkidle")
    page.get_by_role("button", name="Search").first.click()
    page.locator("dialog[open] input").fill("catapult")
    expect(page.locator("dialog[open]").get_by_text("A-10 The seven actions")).to_be_visible(timeout=PATIENCE)


def test_it_fits_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for path in PAGES:
        page.goto(address + path, wait_until="networkidle")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], path
