"""Where a request comes from."""

from collections.abc import Mapping

from ludotheque.server.process.settings import Settings


def own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser names where a page came from; it must be here. Programs name nothing."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None or origin in settings.origins:
        return True
    return host != "" and origin.partition("://")[2] == host
