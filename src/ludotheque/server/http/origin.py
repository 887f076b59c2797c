"""Where a request comes from."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from ludotheque.server.process.settings import Settings


def own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser names where a page came from; it must be here. Programs name nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host", "") or origin in settings.origins
