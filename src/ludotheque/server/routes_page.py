"""The page itself: built files from `page/`, and `index.html` for every address the page makes up."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Response as Answer

from ludotheque.game import Refusal
from ludotheque.server.routes_people import Asked

PAGE = Path(__file__).parent / "page"
_SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".md")
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludothèque</title>
<h1>Ludothèque</h1><p>The server runs, but its page is not built yet.
Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p></html>
"""


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int, squeeze: bool) -> bytes:
    data = path.read_bytes()
    return gzip.compress(data, 9, mtime=0) if squeeze else data


def _file(path: str) -> Path | None:
    found = (PAGE / path.lstrip("/")).resolve()
    return found if found.is_relative_to(PAGE.resolve()) and found.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: FromPath[str] = "") -> Answer[bytes]:
    """Hashed assets may be kept for ever; everything else is asked for anew."""
    if path.startswith(("/api/", "/schema/")):
        raise Refusal("not-found")
    wanted = "index.html" if path in {"", "/"} else path
    found = _file(wanted)
    if found is None:
        if "." in Path(path).name:
            raise Refusal("not-found")
        found = _file("index.html")
    if found is None:
        return Response(_MISSING.encode(), media_type="text/html; charset=utf-8", status_code=503)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    squeeze = found.suffix in _SQUEEZED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"}
    if found.suffix in _SQUEEZED:
        headers["vary"] = "accept-encoding"
    if squeeze:
        headers["content-encoding"] = "gzip"
    return Response(_read(found, found.stat().st_mtime_ns, squeeze), media_type=kind, headers=headers)


ROUTES = [page]
