"""What can be set. Built once in `settings(…)` from flags and the environment; nothing is read at import.

Everybody is handed them, nobody changes them, and what can be set is read from nowhere else.
"""

import contextlib
import os
import re
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.game import Refusal
from ludotheque.store.engine import sqlite_url

_PORT = re.compile(r":\d+$", re.ASCII)
PREFIX = "LUDOTHEQUE_"


class Settings(Struct, frozen=True, kw_only=True):
    """Each is an environment variable too: `LUDOTHEQUE_PORT` and so on."""

    host: str = "127.0.0.1"
    port: int = 8350
    data: Path = Path("data")
    """Folder of the SQLite database and of the secret."""
    database: str = ""
    """A `postgresql:` or `sqlite:` URL; empty: SQLite in the data folder."""
    workers: int = 1
    """Server processes; more than one needs PostgreSQL."""
    secret: str = ""
    """Seeds the bots, reads cookies of 0.1.0; empty: made once, in the data folder. One for all machines."""
    origins: tuple[str, ...] = ()
    """Further origins from which the page may be served (`https://games.example.org`)."""
    hosts: tuple[str, ...] = ()
    """Names by which this server may be called (`games.example.org`); none: by any."""
    trust_proxy: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-*` headers are believed."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    bot_workers: int = 2
    bot_seconds: float = 10.0
    """Longest thought of a bot; afterwards its process is ended and the level below moves."""
    bot_memory: int = 2048
    """Megabytes a bot's process may use."""
    bot_pause: float = 0.4
    """Seconds a bot waits at least before it moves, so that people can follow."""
    load_delay: float = 0.2
    """Seconds after the start before the processes in which bots think load what first questions need."""
    daily_delay: float = 5.0
    """Seconds after the start before the best bot plays the deals of today and tomorrow for par."""
    max_sockets: int = 10_000
    max_sockets_per_address: int = 500
    max_tables_per_person: int = 100
    """Unfinished tables one person may have opened."""
    max_bot_tables_per_person: int = 5
    """Those among them where bots play among themselves."""
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    """By address; sign-in attempts are limited far more."""
    cached_tables: int = 5_000
    """Tables kept in memory while nobody is at them."""
    keep_guests_days: float = 365.0
    """Guests who were not seen for so long are forgotten; this and the next ones: 0 keeps for ever."""
    keep_never_begun_days: float = 30.0
    """Tables that never started."""
    keep_called_off_days: float = 7.0
    keep_studies_days: float = 30.0
    """Boards on which somebody tried something out."""
    keep_chat_days: float = 365.0
    keep_sessions_days: float = 365.0
    """Devices that were not seen for so long are signed out."""
    backup_hours: float = 24.0
    """Hours between two backups that the server makes by itself; 0: it makes none."""
    backups_kept: Annotated[int, Meta(ge=1)] = 7
    backups: str = ""
    """Folder of those backups; empty: `backups` in the data folder."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        ".push.apple.com",
        ".notify.windows.com",
    )
    """Hosts through which devices are called (a leading dot: all below); no other address is ever asked."""
    push_contact: str = ""
    """How a push service reaches whoever runs this (`mailto:me@example.org`); empty: by the first origin."""
    library: str = "ludotheque.registry"
    """The module that knows the games."""
    log: str = "info"

    def own_origin(self, headers: Mapping[str, str]) -> bool:
        """A browser names where a page came from; it must be here. Programs name nothing."""
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None or origin in self.origins:
            return True
        return host != "" and origin.partition("://")[2] == host

    def own_host(self, host: str) -> bool:
        """Whether whoever asks for that host means this server."""
        if not self.hosts:
            return True
        name = host.rpartition(":")[0] if _PORT.search(host) else host
        own = {*self.hosts, *(origin.partition("://")[2] for origin in self.origins)}
        return host.lower() in own or name.lower() in own

    def backup_folder(self) -> Path:
        return Path(self.backups) if self.backups else self.data / "backups"

    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)


def settings(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Flags that are not None win over the environment, which wins over the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        said = flags.get(field.name)
        if said is None and PREFIX + field.name.upper() in environment:
            said = environment[PREFIX + field.name.upper()]
            if field.type == tuple[str, ...]:
                said = tuple(part for part in said.replace(",", " ").split() if part)
        if said is not None:
            values[field.name] = said
    try:
        made = msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise Refusal("setting", why=str(error)) from error
    if made.workers > 1 and not made.database_url().startswith("postgresql"):
        raise Refusal("workers-need-postgresql")
    return made


def _path(wanted: type, value: object) -> object:
    if wanted is Path:
        return Path(str(value))
    raise NotImplementedError(wanted)


def to_environment(made: Settings) -> dict[str, str]:
    """The environment from which another process builds the same settings."""
    said: dict[str, str] = {}
    for field in msgspec.structs.fields(Settings):
        value = getattr(made, field.name)
        said[PREFIX + field.name.upper()] = " ".join(value) if isinstance(value, tuple) else str(value)
    return said


def secret_key(made: Settings) -> bytes:
    """The key that signs cookies: given, or kept in the data folder where only its owner reads it."""
    if made.secret:
        return made.secret.encode()
    return kept_key(made, "secret", lambda: secrets.token_hex(32).encode())


def kept_key(made: Settings, name: str, fresh_key: Callable[[], bytes]) -> bytes:
    """A key made once, in the data folder where only its owner reads it."""
    kept = made.data / name
    made.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not kept.exists():
        fresh = made.data / f"{name}.{secrets.token_hex(4)}"
        try:
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(fresh_key())
            with contextlib.suppress(FileExistsError):  # another process was faster
                os.link(fresh, kept)
        finally:
            fresh.unlink(missing_ok=True)
    return kept.read_bytes()
