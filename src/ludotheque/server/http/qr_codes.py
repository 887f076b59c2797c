"""A link as a picture for a camera, as an answer. What it leads to and who may ask, the routes say."""

import io

from litestar import Response


def qr_code(link: str) -> Response[bytes]:
    import segno

    drawn = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(drawn, kind="svg", scale=6, border=3, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
