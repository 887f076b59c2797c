"""The page as files: types, caches, compression, HEAD, and addresses where nothing is."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.http import page as routes_page
from tests.support.server import Running

ROOT = Path(__file__).parent.parent.parent
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def http(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A browser before a page of three files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Ludothèque</title>" + "x" * 1000)
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {};" * 100)
    (tmp_path / "icon-192.png").write_bytes(b"\x89PNG")
    monkeypatch.setattr(routes_page, "PAGE", tmp_path)
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/t/some-table", "text/html; charset=utf-8", "no-cache"),
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", "immutable"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_may_be_kept(
    http: httpx.Client, path: str, kind: str, kept: str
) -> None:
    got = http.get(path, headers={"Accept-Encoding": "identity"})
    assert (got.status_code, got.headers["content-type"]) == (200, kind)
    assert kept in got.headers["cache-control"]
    head = http.head(path, headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(got.content))
    assert head.headers["etag"] == got.headers["etag"]
    again = http.get(path, headers={"Accept-Encoding": "identity", "If-None-Match": got.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_text_is_squeezed_for_those_who_can_read_it(http: httpx.Client) -> None:
    with http.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as got:
        squeezed = b"".join(got.iter_raw())
    assert (got.headers["content-encoding"], got.headers["vary"]) == ("gzip", "accept-encoding")
    plain = http.get("/", headers={"Accept-Encoding": "identity"})
    assert gzip.decompress(squeezed) == plain.content
    assert plain.headers["etag"] != got.headers["etag"]
    assert "content-encoding" not in http.get("/icon-192.png").headers


def test_where_nothing_is_a_reader_gets_the_page_and_a_program_a_code(http: httpx.Client) -> None:
    for path in ("/nonesuch", "/nonesuch/deeper", "/nonesuch.html"):
        lost = http.get(path, headers=HTML)
        assert (lost.status_code, lost.headers["cache-control"]) == (404, "no-cache")
        assert lost.text.startswith("<!doctype html>"), "the page says so, in the reader's language"
    for path in ("/api/nonesuch", "/assets/none.js"):
        assert (http.get(path).status_code, http.get(path).json()["code"]) == (404, "not-found")
    assert http.head("/nonesuch").status_code == 404
    assert http.head("/healthz").status_code == 200
    assert http.head("/api/games").status_code == 405


def test_server_and_page_know_the_same_addresses() -> None:
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"case '([\w-]*)':", router)) == routes_page.PLACES
