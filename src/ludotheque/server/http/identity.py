"""Who somebody is: signed cookies, hashed passphrases, ids nobody can guess. No I/O."""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata

from ludotheque.game import Refusal

COOKIE = "ludotheque"
YEAR = 365 * 86_400
_SCRYPT_N = 2**14
_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


def new_id() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether it can be the id of anything: what cannot is never looked for."""
    return _ID.fullmatch(text) is not None


def sign(key: bytes, person: str) -> str:
    """The cookie's value for that person."""
    return f"{person}.{_mac(key, person)}"


def signed(key: bytes, cookie: str | None) -> str | None:
    """Whose cookie that is; None if it was not made with this key."""
    if cookie is None or len(cookie) > 200:
        return None
    person, _, mac = cookie.rpartition(".")
    if person and hmac.compare_digest(mac.encode(), _mac(key, person).encode()):
        return person
    return None


def _mac(key: bytes, person: str) -> str:
    digest = hmac.digest(key, b"cookie:" + person.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def seed(key: bytes, match: str, seat: int) -> int:
    """The dice of a bot: the same for a whole match, known to nobody."""
    return int.from_bytes(hmac.digest(key, f"seed:{match}:{seat}".encode(), "sha256")[:8], "big")


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no invisible tricks; raises Refusal `name-empty`."""
    kept = "".join(
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "CZ" or c == " "
    )
    kept = " ".join(kept.split())[:24]
    if not kept:
        raise Refusal("name-empty")
    return kept


def clean_text(text: str) -> str:
    """A line of chat without control characters; raises Refusal `chat-empty`."""
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in {"Cc", "Cs", "Co", "Cn"})
    kept = kept.strip()
    if not kept:
        raise Refusal("chat-empty")
    return kept


def hash_passphrase(passphrase: str) -> str:
    """Slow on purpose: call it in a thread."""
    salt = secrets.token_bytes(16)
    return f"scrypt${_SCRYPT_N}${salt.hex()}${_scrypt(passphrase, salt, _SCRYPT_N).hex()}"


def right_passphrase(passphrase: str, kept: str | None) -> bool:
    """Takes as long for somebody who does not exist."""
    try:
        _, n, salt, digest = (kept or _NOBODY).split("$")
        given = _scrypt(passphrase, bytes.fromhex(salt), int(n))
    except ValueError:
        return False
    return hmac.compare_digest(given, bytes.fromhex(digest)) and kept is not None


def _scrypt(passphrase: str, salt: bytes, n: int) -> bytes:
    said = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(said, salt=salt, n=n, r=8, p=1, maxmem=64 * 2**20)


_NOBODY = f"scrypt${_SCRYPT_N}${'00' * 16}${'00' * 64}"
