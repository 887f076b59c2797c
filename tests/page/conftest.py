"""A server on a free port, a browser, and people who open windows in it."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.page.people import PATIENCE, People
from tests.support.guest import let_in

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {
    "LUDOTHEQUE_BACKUP_HOURS": "0",
    "LUDOTHEQUE_DAILY_DELAY": "1e6",
    "LUDOTHEQUE_LOAD_DELAY": "1e6",
    "LUDOTHEQUE_BOT_PAUSE": "0.02",
    "LUDOTHEQUE_REQUESTS_PER_SECOND": "500",
    "LUDOTHEQUE_MESSAGES_PER_SECOND": "500",
    "LUDOTHEQUE_LOG": "error",
}


class Server:
    """`ludotheque serve` in a process of its own; it can be stopped and started again on the same port."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {**os.environ, **QUICK, **environment}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("ludotheque")), "serve", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data), "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, f"the server said {said!r}"
        self.port = int(found[1])
        self._wait_until_open()

    def _wait_until_open(self) -> None:
        for _ in range(300):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/readyz", timeout=5):
                return
            time.sleep(0.1)
        raise AssertionError("the server does not open")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def _serving(data: Path, **environment: str) -> Iterator[Server]:
    server = Server(data, **environment)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    with _serving(tmp_path_factory.mktemp("data")) as serving:
        yield serving


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with _serving(tmp_path) as serving:
        yield serving


@pytest.fixture(scope="session")
def guest_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a house that has let a game in: the page has neither board nor texts of it."""
    house = let_in(tmp_path_factory.mktemp("house"))
    with _serving(tmp_path_factory.mktemp("data"), **house.paths) as serving:
        yield serving


@pytest.fixture
def with_a_guest(browser: Browser, guest_server: Server) -> Iterator[People]:
    """People at that server."""
    opened = People(browser, guest_server.address)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


def _chromium(playwright: Playwright, **environment: str) -> Browser:
    """The Chromium of this machine."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    return playwright.chromium.launch(executable_path=found, args=FLAGS, env={**os.environ, **environment})


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = _chromium(playwright)
    yield chromium
    chromium.close()


@pytest.fixture
def fontless(playwright: Playwright, server: Server, tmp_path: Path) -> Iterator[People]:
    """People at a machine that has no font at all: what they read, the page has brought along."""
    none = tmp_path / "fonts.conf"
    none.write_text("<fontconfig><cachedir prefix='xdg'>fontconfig-none</cachedir></fontconfig>")
    chromium = _chromium(playwright, FONTCONFIG_FILE=str(none))
    opened = People(chromium, server.address)
    yield opened
    opened.close()
    chromium.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Opens a window per person; afterwards no window may have reported an error."""
    opened = People(browser, server.address)
    yield opened
    opened.close()
