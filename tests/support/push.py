"""A push service of our own on loopback: it takes messages, and devices read what was meant for them.

For tests of calls; nothing leaves the machine.
"""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Device:
    """A browser that is subscribed at that service; `answer` is what the service says of it."""

    def __init__(self, address: str, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.endpoint = f"{address}/{name}"
        self.answer = 201
        self.heard: Queue[tuple[dict[str, str], dict[str, str]]] = Queue()

    def wish(self, *kinds: str, lang: str = "en") -> dict[str, Any]:
        """What its page tells the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": base64.urlsafe_b64encode(point).decode(),
            "auth": base64.urlsafe_b64encode(self.secret).decode(),
            "kinds": list(kinds),
            "lang": lang,
        }

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        self.heard.put((json.loads(plain), headers))
        return self.answer


class PushService:
    """Runs in a thread of its own until it is stopped."""

    def __init__(self) -> None:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                device = service.devices[self.path.removeprefix("/")]
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(device.take(body, headers))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.devices: dict[str, Device] = {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def device(self, name: str) -> Device:
        made = self.devices[name] = Device(self.address, name)
        return made

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
