"""What the dictionary and the theme lists say of a word. They help a dispute and settle some (W7).

Rules, lessons and puzzles ask it, bots with less trust; where it is not sure people decide.
"""

from functools import lru_cache

from ludotheque.games.wordjam.letters import letters, parts
from ludotheque.games.wordjam.styles import OWN, card
from ludotheque.games.wordjam.theme_lists import base_forms, theme_list
from ludotheque.games.wordjam.types import FreeChoice, Options, State, Verdict
from ludotheque.lexicon import NEWEST, open_lexicon

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


def found_of(state: State, word: str) -> Verdict:
    """What the lists know of a word under the Style in play."""
    options, own = state.options, own_list(state.options, state.style)
    return verdict(word, options.language, state.style, own, options.lexicon)


@lru_cache(maxsize=64)
def own_list(options: Options, style: str) -> frozenset[str]:
    """The letters of the words that the table listed for a theme of its own."""
    listed = next((theme.words for theme in options.themes if f"{OWN}{theme.title}" == style), ())
    return frozenset(letters(word, options.language) for word in listed)


def verdict(
    word: str, language: str, style: str, own: frozenset[str] = frozenset(), lists: str = NEWEST
) -> Verdict:
    """What these lists know of `word` under a Style; its length and first letter are not looked at again."""
    folded = letters(word, language, style)
    if folded in theme_list(language, style, lists) or folded in own:
        return Verdict("fits", "theme-list")
    lexicon = open_lexicon(language, lists, hurtful=True)
    known = lexicon.is_word(folded)
    if style == "verbs" and known and conjugated(folded, language, lists):
        return Verdict("never", "conjugated")
    if known:
        # the dictionary is sure of base forms only: free choice bars conjugated verbs, nobody says plurals
        fits = not card(style).listed and folded in base_forms(language, lists)
        return Verdict("fits" if fits else "word", "dictionary")
    pieces = parts(word, language)
    if len(pieces) > 1 and all(map(lexicon.is_word, pieces)):
        return Verdict("word", "compound")
    if style in ("eight", "first"):
        return Verdict("never", "not-in-dictionary")
    return Verdict("unknown", "not-in-dictionary")


def sure(found: Verdict, style: str, free_choice: FreeChoice) -> bool | None:
    """Whether a word stands or falls, where the Style's lists settle it; None: the table decides (W7)."""
    if not card(style).listed and found.kind == "word" and found.why == "dictionary":
        # who left free choice to the vote plays as it was before base forms were known
        return True if style != "free" and free_choice == "vote" else None
    settled = card(style).starred or (style == "free" and free_choice == "dictionary")
    if not settled or found.kind not in ("fits", "never"):
        return None
    return found.kind == "fits"


def conjugated(folded: str, language: str, lists: str = NEWEST) -> bool:
    """Whether a word that is not listed itself is a form of a listed verb other than its infinitive."""
    listed = theme_list(language, "verbs", lists)
    if folded in listed or folded.endswith("SS"):
        return False
    return any(
        folded.endswith(ending) and folded.removesuffix(ending) + infinitive in listed
        for infinitive, endings in _CONJUGATED[language].items()
        for ending in endings
    )
