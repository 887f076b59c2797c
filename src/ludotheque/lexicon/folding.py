"""Spelling as the cards spell: capitals without accents, German umlauts kept.

Everybody who compares words with a list folds them here first.
"""

import unicodedata

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABETS = {"en": LATIN, "fr": LATIN, "de": LATIN + "ÄÖÜ"}
"""A letter's place here is its bit in the index. Umlauts come last, so the places agree in all languages."""

APOSTROPHES = "'’‘ʼ`´′"
_DIAERESIS = "\u0308"
_SPELLED_OUT = str.maketrans({"Œ": "OE", "Æ": "AE", "ẞ": "SS", "ß": "SS", "Ø": "O", "Ł": "L"})


def fold(text: str, language: str) -> str:
    """`text` in the letters of the cards (B6): é→E, œ→OE, ß→SS; Ä Ö Ü are letters in German, else A O U.

    Spaces, hyphens and apostrophes go. What no card can spell (digits, other alphabets) stays as it is,
    so the result is simply no word.
    """
    kept = ""
    plain = unicodedata.normalize("NFKC", text.translate(_SPELLED_OUT)).upper().translate(_SPELLED_OUT)
    for mark in unicodedata.normalize("NFKD", plain):
        umlaut = language == "de" and mark == _DIAERESIS and kept[-1:] in ("A", "O", "U")
        if umlaut or not _dropped(mark):
            kept += mark
    return unicodedata.normalize("NFC", kept)


def has_hyphen(text: str) -> bool:
    """Whether a dash of any kind stands in `text`."""
    return any(unicodedata.category(mark) == "Pd" for mark in text)


def has_apostrophe(text: str) -> bool:
    """Whether an apostrophe of any kind stands in `text`."""
    return any(mark in APOSTROPHES for mark in text)


def _dropped(mark: str) -> bool:
    return mark in APOSTROPHES or mark.isspace() or unicodedata.category(mark) in ("Mn", "Me", "Pd", "Cf")
