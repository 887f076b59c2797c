"""What can be set. Built once in `settings(…)` from flags and the environment; nothing is read at import."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.game import Refusal
from ludotheque.store.engine import sqlite_url

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
    """Signs the cookies; empty: made once and kept in the data folder. The same for all machines."""
    origins: tuple[str, ...] = ()
    """Further origins from which the page may be served (`https://games.example.org`)."""
    trust_proxy: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-*` headers are believed."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    bot_workers: int = 2
    bot_seconds: float = 10.0
    """Longest thought of a bot; afterwards its process is ended and a simple move is made."""
    bot_memory: int = 2048
    """Megabytes a bot's process may use."""
    bot_pause: float = 0.4
    """Seconds a bot waits at least before it moves, so that people can follow."""
    max_sockets: int = 10_000
    max_sockets_per_address: int = 500
    max_tables_per_person: int = 100
    """Unfinished tables one person may have opened."""
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    """By address; sign-in attempts are limited far more."""
    cached_tables: int = 5_000
    """Tables kept in memory while nobody is at them."""
    library: str = "ludotheque.registry"
    """The module that knows the games."""
    log: str = "info"

    def own_origin(self, headers: Mapping[str, str]) -> bool:
        """A browser names where a page came from; it must be here. Programs name nothing."""
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None or origin in self.origins:
            return True
        return host != "" and origin.partition("://")[2] == host

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
    kept = made.data / "secret"
    made.data.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return kept.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(32).encode())
    return kept.read_bytes()
