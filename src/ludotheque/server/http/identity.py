"""Who somebody is: cookies, hashed passphrases, ids nobody can guess. No I/O.

Routes, sockets and the command line reckon with it; who is let in, they decide.
"""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata

from ludotheque.game import Refusal
from ludotheque.store.names import invisible
from ludotheque.store.sessions import hashed, of_person

COOKIE = "ludotheque"
YEAR = 365 * 86_400
_SCRYPT_N = 2**14
_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


def new_id() -> str:
    """128 bits that nobody can guess. A command line takes it for what it is: none begins with a dash."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def is_id(text: str) -> bool:
    """Whether it can be the id of anything: what cannot is never looked for."""
    return _ID.fullmatch(text) is not None


LETTERS = "CDFHJKLMNPRTVWXY"
"""Of a table's code: none is taken for another letter or a figure, and without vowels they spell nothing."""
CODE = 4
EVENING_CODE = 5
"""One more, so that nobody takes an evening for a table."""


def new_code(letters: int = CODE) -> str:
    """A few letters that can be called across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def read_code(text: str, letters: int = CODE) -> str:
    """A code as somebody typed it; raises Refusal `no-code` for what cannot be one."""
    code = text.strip().upper()
    if len(code) != letters or not set(code) <= set(LETTERS):
        raise Refusal("no-code", letters=text[:12])
    return code


def kept_token(key: bytes, cookie: str | None) -> str | None:
    """How the session of that cookie is found in the store; None for what can be no cookie of ours.

    A cookie is a token nobody can guess. Those of 0.1.0 were a person's id, signed with the server's key.
    """
    if not cookie or len(cookie) > 200 or not cookie.isascii():
        return None
    person, dot, mac = cookie.rpartition(".")
    if not dot:
        return hashed(cookie)
    return of_person(person) if hmac.compare_digest(mac.encode(), _mac(key, person).encode()) else None


def bearer(authorization: str | None) -> str | None:
    """The access token of an `Authorization` header; None where it holds none (a proxy may have its own)."""
    kind, _, token = (authorization or "").strip().partition(" ")
    return token.strip()[:200] if kind.casefold() == "bearer" else None


def _mac(key: bytes, person: str) -> str:
    digest = hmac.digest(key, b"cookie:" + person.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def seed(key: bytes, match: str, seat: int) -> int:
    """The dice of a bot: the same for a whole match, known to nobody."""
    return int.from_bytes(hmac.digest(key, f"seed:{match}:{seat}".encode(), "sha256")[:8], "big")


_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "CrOS": "Chromebook",
    "Linux": "Linux",
}
"""By what browsers say of themselves; each also says what it is not, so the order matters."""


def device_label(agent: str) -> str:
    """What its owner calls a device, as far as the browser tells: `Firefox · Linux`."""
    found = [next((signs[sign] for sign in signs if sign in agent), "") for signs in (_BROWSERS, _SYSTEMS)]
    return " · ".join(name for name in found if name)


MARKS = 3
"""So many accents may stand on one letter; more would be drawn over other people's lines."""
LINES = 10
"""Of what somebody says at once."""
_JOINERS = frozenset("\u200c\u200d")
"""What some scripts and many pictures are joined with; all else that only formats can turn round a line."""


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no invisible tricks; raises Refusal `name-empty`."""
    kept = "".join(
        c
        for c in unicodedata.normalize("NFC", name)
        if c == " " or not (invisible(c) or unicodedata.category(c)[0] == "Z")
    )
    kept = _unpiled(" ".join(kept.split()))[:24]
    if not kept:
        raise Refusal("name-empty")
    return kept


def clean_text(text: str) -> str:
    """A line of chat without control characters, nor what turns round or covers its neighbours; raises
    Refusal `chat-empty`."""
    kept = "".join(
        c
        for c in unicodedata.normalize("NFC", text)
        if c == "\n" or c in _JOINERS or unicodedata.category(c) not in _UNSAID
    )
    *first, last = _unpiled(kept).strip().split("\n", LINES - 1)
    kept = "\n".join((*first, last.replace("\n", " ")))
    if not kept:
        raise Refusal("chat-empty")
    return kept


_UNSAID = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _unpiled(text: str) -> str:
    """Marks pile up on a letter: of each pile so many stay, and none without a letter."""
    kept, piled = "", MARKS
    for c in text:
        piled = piled + 1 if unicodedata.category(c) in {"Mn", "Me"} else 0
        if piled <= MARKS:
            kept += c
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
