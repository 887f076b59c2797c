"""Web Push: the server's own key, and messages to devices by way of their browsers' push services.

A message is encrypted for the device (RFC 8291) and signed with our key (RFC 8292). It is sent by a few
threads beside the event loop; what cannot be sent in time is dropped, for the table itself has lost nothing.
"""

import asyncio
import base64
import hashlib
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from ludotheque.server.process.logs import alarm
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.settings import Settings, kept_key
from ludotheque.store.push import PushDevice

THREADS = 4
WAITING = 200
"""Messages on their way at most; more are dropped."""
PATIENCE = 10.0
KEPT = 86_400
"""Seconds a push service keeps a message for a device that is off."""
TROUBLE = 60.0
"""Seconds between two complaints."""
GONE = (404, 410)


class PushSender:
    """One per process. Nothing is imported before the first device asks for the key."""

    def __init__(self, made: Settings, metrics: Metrics) -> None:
        self._settings = made
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._waiting = 0
        self._told_of_trouble = -TROUBLE

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        if self._settings.secret:  # one for all machines, like the secret itself
            return Vapid02.from_raw(base64.urlsafe_b64encode(_scalar(self._settings.secret)))
        return Vapid02.from_pem(kept_key(self._settings, "push-key", _fresh))

    @cached_property
    def public_key(self) -> str:
        """As a browser wants it: the point, in base64."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point: bytes = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def knows(self, endpoint: str) -> bool:
        """Whether that address belongs to a push service we hand messages to, and to nobody else."""
        asked = urlsplit(endpoint)
        for service in self._settings.push_services:
            if "://" in service:
                if f"{asked.scheme}://{asked.netloc}" == service:
                    return True
            elif asked.scheme == "https" and asked.port in {None, 443} and not asked.username:
                host = asked.hostname or ""
                if host == service or (service.startswith(".") and host.endswith(service)):
                    return True
        return False

    async def send(self, device: PushDevice, message: str, topic: str) -> bool:
        """False: that device is gone for good. A message with the same topic that still waits is replaced."""
        if self._waiting >= WAITING:
            self._complain("too many")
            return True
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self._threads, self._post, device, message, topic)
        except Exception as error:  # a push service may do anything
            self._complain(type(error).__name__)
            return not isinstance(error, ValueError)  # keys that are none never work
        finally:
            self._waiting -= 1
        if status in GONE:
            return False
        if status >= 300:
            self._complain(str(status))
        return True

    def _post(self, device: PushDevice, message: str, topic: str) -> int:
        import requests
        from pywebpush import WebPusher

        with requests.Session() as session:
            session.max_redirects = 0
            keys = {"p256dh": device.p256dh, "auth": device.auth}
            pusher = WebPusher({"endpoint": device.endpoint, "keys": keys}, requests_session=session)
            headers = {**self._signed(device.endpoint), "Topic": topic[:32]}
            answer = pusher.send(message, headers, ttl=KEPT, timeout=PATIENCE)
        return int(answer.status_code)

    def _signed(self, endpoint: str) -> dict[str, str]:
        asked, origins = urlsplit(endpoint), self._settings.origins
        owner = self._settings.push_contact or next((o for o in origins if o.startswith("https:")), "")
        claims = {"sub": owner or "mailto:nobody@example.org", "aud": f"{asked.scheme}://{asked.netloc}"}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    def _complain(self, why: str) -> None:
        self._metrics.errors.labels("push").inc()
        if monotonic() - self._told_of_trouble > TROUBLE:
            self._told_of_trouble = monotonic()
            alarm("push failed", why=why)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _fresh() -> bytes:
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem


def _scalar(secret: str) -> bytes:
    """A private key that follows from the secret and does not tell it."""
    return hashlib.sha256(b"ludotheque push " + secret.encode()).digest()
