"""What the dictionary and the theme lists say of a word. They help a dispute and settle some (W7)."""

from ludotheque.games.wordjam.letters import letters, parts
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import Verdict
from ludotheque.lexicon import open_lexicon

_CONJUGATED: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"": ("S", "ES"), "Y": ("IES",)},
    "fr": {
        "ER": (
            "ONS", "EZ", "AIS", "AIT", "IONS", "IEZ", "AIENT", "AI", "AS", "A", "AMES", "ATES", "ERENT",
            "ERAI", "ERAS", "ERA", "ERONS", "EREZ", "ERONT", "ERAIS", "ERAIT", "ERIONS", "ERIEZ", "ERAIENT",
        ),
        "IR": ("ISSONS", "ISSEZ", "ISSAIT", "ISSAIS", "ISSAIENT", "IRAI", "IRA", "IRONS", "IREZ", "IRONT"),
        "RE": ("ONS", "EZ", "AIT", "AIENT", "RAI", "RAS", "RA", "RONS", "REZ", "RONT"),
    },
    "de": {"EN": ("ST", "EST", "TEST", "TET", "TETEST", "ETEST")},
}  # fmt: skip
"""Endings that can only be a conjugated verb's, by the ending of the infinitive they replace."""


def verdict(word: str, language: str, style: str) -> Verdict:
    """What the lists know of `word` under a Style; its length and first letter are not looked at again."""
    folded = letters(word, language, style)
    if folded in theme_list(language, style):
        return Verdict("fits", "theme-list")
    known = open_lexicon(language).is_word(folded)
    if style == "verbs" and known and conjugated(folded, language):
        return Verdict("never", "conjugated")
    if known:
        return Verdict("word", "dictionary") if STYLES[style].listed else Verdict("fits", "dictionary")
    pieces = parts(word, language)
    if len(pieces) > 1 and all(open_lexicon(language).is_word(piece) for piece in pieces):
        return Verdict("word", "compound")
    if style in ("eight", "first"):
        return Verdict("never", "not-in-dictionary")
    return Verdict("unknown", "not-in-dictionary")


def sure(found: Verdict, style: str) -> bool | None:
    """Whether a disputed word stands, where a starred Style's lists settle it; None: the table votes (W7)."""
    if not STYLES[style].starred or found.kind not in ("fits", "never"):
        return None
    return found.kind == "fits"


def conjugated(folded: str, language: str) -> bool:
    """Whether a word that is not listed itself is a form of a listed verb other than its infinitive."""
    listed = theme_list(language, "verbs")
    if folded in listed or folded.endswith("SS"):
        return False
    return any(
        folded.endswith(ending) and folded.removesuffix(ending) + infinitive in listed
        for infinitive, endings in _CONJUGATED[language].items()
        for ending in endings
    )
