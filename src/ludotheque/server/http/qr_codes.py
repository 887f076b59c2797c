"""A link as a picture for a camera, as an answer. What it leads to and who may ask, the routes say."""

import io
from functools import lru_cache

from litestar import Response


def qr_code(link: str) -> Response[bytes]:
    return Response(_drawn(link), media_type="image/svg+xml")


@lru_cache(1000)
def _drawn(link: str) -> bytes:
    """Takes as long as ten moves, and a television asks for the same one all evening."""
    import segno

    drawn = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(drawn, kind="svg", scale=6, border=3, xmldecl=False, svgclass=None, lineclass=None)
    return drawn.getvalue()
