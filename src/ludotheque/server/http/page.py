"""The page itself: built files from `page/`, and `index.html` for every address the page makes up.

Files alone: nothing here knows who asks, or what the page will ask for next.
"""

import contextlib
import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Response as Answer
from msgspec import Struct

from ludotheque.game import Refusal
from ludotheque.server.http.people import Asked

PAGE = Path(__file__).parent.parent / "page"
PLACES = frozenset(
    {"", "new", "t", "table", "display", "rules", "learn", "puzzles", "daily", "record", "ladder"}
    | {"me", "set-up", "operators", "signin", "e", "evening"}
)
"""How the addresses begin that the page knows; at any other it says that nothing is there."""
_UNKNOWN = "application/octet-stream"
_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
"""Told by us: what the machine's own tables say of `.js` may keep a page from starting."""
_SQUEEZED = frozenset({".html", ".js", ".css", ".txt", ".json", ".webmanifest", ".svg"})
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludothèque</title>
<h1>Ludothèque</h1><p>The server runs, but its page is not built yet.
Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p></html>
"""


class _Content(Struct, frozen=True):
    data: bytes
    tag: str


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int, squeeze: bool) -> _Content:
    data = path.read_bytes()
    if squeeze:
        data = gzip.compress(data, 9, mtime=0)
    return _Content(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def _file(path: str) -> Path | None:
    """None as well for what the file system cannot even look for."""
    with contextlib.suppress(OSError, ValueError):
        found = (PAGE / path.lstrip("/")).resolve()
        return found if found.is_relative_to(PAGE.resolve()) and found.is_file() else None
    return None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: FromPath[str] = "") -> Answer[bytes]:
    """Hashed assets may be kept for ever; everything else is asked for anew and sent only if it changed."""
    if path.startswith(("/api/", "/schema/")):
        raise Refusal("not-found")
    found, status = _file("index.html" if path in {"", "/"} else path), 200
    if found is None:
        if "." in Path(path).name and "text/html" not in request.headers.get("accept", ""):
            raise Refusal("not-found")
        status = 200 if path.strip("/").partition("/")[0] in PLACES else 404
        found = _file("index.html")
    if found is None:
        return Response(_MISSING.encode(), media_type=_KINDS[".html"], status_code=503)
    squeeze = found.suffix in _SQUEEZED and "gzip" in request.headers.get("accept-encoding", "")
    content = _read(found, found.stat().st_mtime_ns, squeeze)
    kept = "public, max-age=31536000, immutable" if "/assets/" in path and status == 200 else "no-cache"
    headers = {"cache-control": kept, "etag": content.tag}
    if found.suffix in _SQUEEZED:
        headers["vary"] = "accept-encoding"
    if content.tag in request.headers.get("if-none-match", "") and status == 200:
        return Response(b"", status_code=304, headers=headers)
    if squeeze:
        headers["content-encoding"] = "gzip"
    kind = _KINDS.get(found.suffix, _UNKNOWN)
    return Response(content.data, media_type=kind, headers=headers, status_code=status)


ROUTES = [page]
