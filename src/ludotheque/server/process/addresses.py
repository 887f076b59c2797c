"""The addresses of this machine, as others see it.

For `serve` and for links; it asks the system and sends nothing.
"""

import contextlib
import ipaddress
import socket

ANYWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""What listens at every address, and somebody far away to ask the way to; nothing is sent there."""


def is_here(host: str) -> bool:
    """Whether that name means the machine on which it is said."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def network_address(host: str) -> str:
    """Where others find what listens at `host`, in the form of a URL; empty: nowhere."""
    if host not in ANYWHERE:
        return "" if is_here(host) else shown(host)
    family, far = ANYWHERE[host]
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((far, 9))
        found = str(way.getsockname()[0])
        return "" if is_here(found) or found in ANYWHERE else shown(found)
    return ""


def shown(host: str) -> str:
    """As it stands in a URL; what listens everywhere is found here."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{here}]" if ":" in here else here
