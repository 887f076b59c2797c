"""Where other devices find this server, for links that leave the machine it runs on.

For routes that make links; what is reached at such an address they need not know.
"""

from typing import Any

from litestar import Request

from ludotheque.server.process.addresses import is_here, network_address
from ludotheque.server.process.settings import Settings


def origin(request: Request[Any, Any, Any]) -> str:
    """For a page that was opened on the machine itself; empty where no other is needed or known."""
    if not is_here(request.headers.get("host", "").rsplit(":", 1)[0].strip("[]")):
        return ""
    made: Settings = request.app.state.services.settings
    address, server = network_address(made.host), request.scope.get("server")
    return f"http://{address}:{server[1]}" if address and server else ""
