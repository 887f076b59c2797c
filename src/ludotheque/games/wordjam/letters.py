"""From what a player types to the letters that count (W6).

Whatever compares words goes through here, so that all of them spell alike.
"""

import re
import unicodedata
from functools import lru_cache

from ludotheque.game import IllegalMove
from ludotheque.lexicon.folding import ALPHABETS, APOSTROPHES, fold

LONGEST = 40
"""No word of any Style comes near this many letters."""

_SIGNS = ".,:;?!/&+()·…"
_ARTICLES = {
    "en": r"(?:the|an?)\s+",
    "fr": rf"(?:the|les?|la|une?|des)\s+|l\s*[{APOSTROPHES}]\s*",
    "de": r"(?:the|der|die|das|eine?)\s+",
}


@lru_cache(maxsize=1 << 14)
def letters(text: str, language: str, style: str = "") -> str:
    """The folded letters of a word; a singer's or band's leading article does not count (W3)."""
    if text.isascii() and text.isalpha():
        return text.upper()
    if style == "singers":
        text = re.sub(rf"^\s*(?:{_ARTICLES[language]})(?=\S)", "", text, flags=re.IGNORECASE)
    return fold(unicodedata.normalize("NFKC", text).translate(_NO_SIGNS), language)


def parts(text: str, language: str) -> list[str]:
    """The folded pieces of a compound name: FER À REPASSER is FER, A, REPASSER."""
    pieces = (
        fold(piece, language) for piece in re.split(rf"[\s{APOSTROPHES}\-‐‑–—{re.escape(_SIGNS)}]+", text)
    )
    return [piece for piece in pieces if piece]


def check_spelling(text: str, language: str, style: str = "") -> None:
    """Raise IllegalMove W6 for what nobody could say as a word; nothing is said then."""
    if len(text) > 2 * LONGEST:
        raise IllegalMove("W6", "long", most=LONGEST)
    plain = unicodedata.normalize("NFKC", text)
    for mark in "" if plain.isalpha() else plain:
        kind = unicodedata.category(mark)
        if kind.startswith("N"):
            raise IllegalMove("W6", "digits", sign=mark)
        if not (kind[0] == "L" or kind in ("Zs", "Pd", "Mn") or mark in APOSTROPHES or mark in _SIGNS):
            raise IllegalMove("W6", "signs", sign=mark if mark.isprintable() else f"U+{ord(mark):04X}")
    folded = letters(plain, language, style)
    if not folded:
        raise IllegalMove("W6", "empty")
    foreign = next((mark for mark in folded if mark not in ALPHABETS[language]), None)
    if foreign is not None:
        raise IllegalMove("W6", "alphabet", sign=foreign)
    if len(folded) > LONGEST:
        raise IllegalMove("W6", "long", most=LONGEST)


_NO_SIGNS = {ord(sign): " " for sign in _SIGNS}
