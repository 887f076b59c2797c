"""How likely a word fits a Style, as far as one can know without a dictionary at hand.

Known are the theme lists, what packages tell of unlisted words (`data/<language>.txt`, made by
`tools/themes`), and how names are built: the head of a compound, first names, titles.
"""

import re
from functools import cache, lru_cache
from pathlib import Path

from ludotheque.games.wordjam.letters import letters, parts
from ludotheque.games.wordjam.styles import OWN, STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import LANGUAGES
from ludotheque.games.wordjam.verdicts import verdict
from ludotheque.lexicon import open_lexicon

DATA = Path(__file__).parent / "data"
PEOPLE = ("singers", "cinema")
TITLES = {
    "en": "captain inspector professor doctor dr mr mrs miss lord lady king queen prince princess count "
    "baron sir general sergeant detective uncle aunt saint",
    "fr": "capitaine inspecteur professeur docteur commissaire lieutenant commandant prince princesse roi "
    "reine comte comtesse baron marquis marquise chevalier monsieur madame mademoiselle général "
    "sorcière mère père oncle tante",
    "de": "kapitän inspektor professor doktor kommissar leutnant prinz prinzessin könig königin graf gräfin "
    "baron ritter herr frau fräulein general hauptmann hexe meister onkel tante räuber",
}
WATERS = {
    "en": "lake river mount isle island loch cape gulf",
    "fr": "lac rivière mont île golfe cap baie fleuve saint sainte",
    "de": "see fluss insel bad sankt kap golf",
}
ENDINGS = ("SEE", "BURG", "BERG", "HAUSEN", "BRUCH", "STADT", "DORF", "LAND", "TAL")
"""Of German names of places."""
LINKS = {"de": ("", "S", "N", "EN", "ES", "E", "ER"), "en": ("", "S"), "fr": ("",)}
SHORTEST = 3
"""Letters of a part of a compound."""
COMMON = 3.4
"""So common words that fit are nearly all listed: more is needed to believe in one that is not."""


TRUSTED = 0.75
"""Of a theme that the table thought of itself a bot knows nothing, so it believes those who do."""
RARE = 2.0
"""Nobody tells a lie with a word that hardly anybody knows."""


@cache
def knowledge(language: str) -> dict[str, frozenset[str]]:
    """By Style the unlisted words that probably fit it."""
    lines = (DATA / f"{language}.txt").read_text("utf-8").splitlines()
    return {style: frozenset(words.split()) for style, _, words in (line.partition(": ") for line in lines)}


@cache
def plain(language: str) -> dict[str, str]:
    """What anybody might say where any word will do, by its letters: base forms, no names, nothing coarse."""
    return {letters(word, language): word for word in knowledge(language)["plain"]}


@lru_cache(maxsize=1 << 12)
def likely(word: str, language: str, style: str) -> float:
    """From 0 to 1; 1 only for what is listed."""
    folded = letters(word, language, style)
    if folded in theme_list(language, style):
        return 1.0
    if style.startswith(OWN):
        return TRUSTED
    if not STYLES[style].listed:
        return {"fits": 0.95, "word": 0.3, "never": 0.02, "unknown": 0.05}[
            verdict(word, language, style).kind
        ]
    if style == "geography":
        return _place(word, folded, language)
    if style in PEOPLE or style == "characters":
        return _person(word, folded, language, style)
    return _thing(word, folded, language, style)


def _thing(word: str, folded: str, language: str, style: str) -> float:
    lexicon = open_lexicon(language)
    if _sensed(folded, language, style):
        return 0.9 if style == "verbs" or lexicon.zipf(folded) < COMMON else 0.7
    if style == "verbs":
        pieces = parts(word, language)
        return 0.8 if len(pieces) > 1 and _fits(pieces[-1], language, style) else 0.05
    if _head_fits(word, folded, language, style):
        return 0.85
    if lexicon.zipf(folded) < RARE and _abroad(folded, language, style):
        return 0.8
    if lexicon.is_word(folded):
        return 0.08 if lexicon.zipf(folded) >= RARE or _elsewhere(folded, language) else 0.45
    return 0.04


def _sensed(folded: str, language: str, style: str) -> bool:
    known = knowledge(language)
    return folded in known[style] or (style == "visible" and folded in known["objects"])


def _fits(folded: str, language: str, style: str) -> bool:
    return (
        folded in theme_list(language, style)
        or _sensed(folded, language, style)
        or (style in ("visible", "objects") and folded in _things(language))
        or folded in knowledge(language).get(f"heads-{style}", ())
    )


@cache
def _things(language: str) -> frozenset[str]:
    """Whatever can be seen is an object, and what is an object may be seen."""
    return frozenset(theme_list(language, "objects")) | frozenset(theme_list(language, "visible"))


def _elsewhere(folded: str, language: str) -> bool:
    return any(
        folded in theme_list(language, style.id) or folded in knowledge(language).get(style.id, ())
        for style in STYLES.values()
        if style.listed
    )


def _abroad(folded: str, language: str, style: str) -> bool:
    """Whether another language knows the word by that name: borscht and sextants travel."""
    return any(
        folded in theme_list(other, style) or folded in knowledge(other).get(style, ())
        for other in LANGUAGES
        if other != language
    )


def _head_fits(word: str, folded: str, language: str, style: str) -> bool:
    """Whether what a compound is in the first place fits: the last part, or in French the first."""
    is_word = open_lexicon(language).is_word
    pieces = [piece for piece in parts(word, language) if piece]
    if len(pieces) > 1:
        known = all(len(one) < SHORTEST or is_word(one) or _fits(one, language, style) for one in pieces)
        heads = [pieces[0], "".join(pieces[:2])] if language == "fr" else [pieces[-1], "".join(pieces[-2:])]
        if language == "fr" and pieces[0] == "PETIT":
            heads.append(pieces[1])
        return known and any(
            _fits(head, language, style) or (language != "fr" and _closed(head, language, style))
            for head in heads
        )
    return language != "fr" and _closed(folded, language, style)


def _closed(folded: str, language: str, style: str) -> bool:
    """A compound in one word: Küchenstuhl, birdcage."""
    is_word = open_lexicon(language).is_word
    for cut in range(SHORTEST, len(folded) - SHORTEST + 1):
        first, head = folded[:cut], folded[cut:]
        if _fits(head, language, style) and any(
            is_word(first.removesuffix(link)) for link in LINKS[language] if first.endswith(link)
        ):
            return True
    return False


@cache
def _first_names(language: str) -> frozenset[str]:
    """The first names of people who are listed."""
    full = (e.shown.split() for style in PEOPLE for e in theme_list(language, style).values())
    listed = frozenset(letters(names[0], language) for names in full if len(names) > 1)
    return listed | knowledge(language)["first-names"]


def _titled(word: str, language: str, titles: dict[str, str]) -> bool:
    """Captain Ahab, Lake Como, Comer See."""
    first, *rest = re.split(r"[\s-]+", word.lower().strip())
    known = titles[language].split()
    return bool(rest) and (first in known or (language != "fr" and rest[-1] in known))


def _person(word: str, folded: str, language: str, style: str) -> float:
    if folded in knowledge(language).get(style, ()):
        return 0.9
    if style == "characters" and _titled(word, language, TITLES):
        return 0.75
    pieces = parts(word, language)
    lexicon = open_lexicon(language)
    if len(pieces) > 1 and pieces[0] in _first_names(language):
        return 0.7
    if lexicon.is_word(folded) or all(lexicon.is_word(piece) for piece in pieces):
        return 0.1
    return 0.15


def _place(word: str, folded: str, language: str) -> float:
    if folded in knowledge(language)["geography"]:
        return 0.9
    if _titled(word, language, WATERS) or _abroad(folded, language, "geography"):
        return 0.75
    if language == "de" and folded.endswith(ENDINGS):
        return 0.3 if open_lexicon(language).is_word(folded) else 0.7
    return 0.08 if open_lexicon(language).is_word(folded) else 0.15
