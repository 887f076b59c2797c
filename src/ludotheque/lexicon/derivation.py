"""How words are made from others, by rules: the regular forms of English, prefixes and endings, compounds.

For meanings and `tools/words`. No game asks it: what is a word stands in the list.
"""

from collections.abc import Callable, Iterator

SHORTEST = 3
ENGLISH = (
    ("noun", "pl", (("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"))),
    ("noun", "pl", (("ies", "y"), ("men", "man"), ("ves", "f"), ("oes", "o"))),
    ("verb", "s3", (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""))),
    ("verb", "past", (("ed", "e"), ("ed", ""), ("ied", "y"))),
    ("verb", "ing", (("ing", "e"), ("ing", ""))),
    ("adjective", "cmp", (("er", ""), ("er", "e"), ("ier", "y"))),
    ("adjective", "sup", (("est", ""), ("est", "e"), ("iest", "y"))),
)
GERMAN = (
    (
        "adjective",
        "of",
        tuple(
            (end, "")
            for end in [
                "e",
                "em",
                "en",
                "er",
                "es",
                "ere",
                "erem",
                "eren",
                "erer",
                "eres",
                "ste",
                "sten",
                "stes",
            ]
        ),
    ),
    (
        "adjective",
        "of",
        (("ste", ""), ("stem", ""), ("ster", ""), ("este", ""), ("esten", ""), ("estes", "")),
    ),
    ("noun", "of", (("s", ""), ("es", ""), ("n", ""), ("en", ""), ("e", ""), ("nen", ""))),
    (
        "verb",
        "of",
        tuple(
            (end, "en")
            for end in [
                "e",
                "st",
                "est",
                "t",
                "et",
                "te",
                "test",
                "ten",
                "tet",
                "ete",
                "eten",
                "etest",
                "etet",
            ]
        ),
    ),
    ("verb", "of", tuple((f"end{end}", "en") for end in ("", "e", "em", "en", "er", "es"))),
    ("verb", "of", (("st", "n"), ("t", "n"), ("te", "n"), ("ten", "n"), ("s", ""), ("", "en"))),
)
REGULAR = {"en": ENGLISH, "de": GERMAN, "fr": ()}
"""By language: kind, form, and which ending stands for which; French forms are all written down."""
DOUBLING = ("ed", "ing", "er", "est")
BEFORE = {
    "en": [
        "un",
        "re",
        "non",
        "over",
        "under",
        "out",
        "pre",
        "mis",
        "dis",
        "super",
        "sub",
        "inter",
        "anti",
        "counter",
        "fore",
        "up",
        "down",
        "en",
        "be",
        "co",
        "de",
    ],
    "fr": [
        "re",
        "ré",
        "dé",
        "des",
        "sur",
        "sous",
        "pré",
        "auto",
        "anti",
        "télé",
        "micro",
        "mini",
        "multi",
        "non",
        "in",
        "im",
    ],
}
BEHIND = {
    "en": (
        *(
            ("ness", ""),
            ("iness", "y"),
            ("ly", ""),
            ("ily", "y"),
            ("less", ""),
            ("like", ""),
            ("er", ""),
            ("er", "e"),
        ),
        *(
            ("able", ""),
            ("able", "e"),
            ("ish", ""),
            ("y", ""),
            ("y", "e"),
            ("ful", ""),
            ("ship", ""),
            ("hood", ""),
        ),
        *(
            ("ers", ""),
            ("ers", "e"),
            ("ings", ""),
            ("ings", "e"),
            ("nesses", ""),
            ("inesses", "y"),
            ("wise", ""),
        ),
    ),
    "fr": (),
}
JOINTS = {"de": ("", "S", "ES", "N", "EN", "E", "ER"), "en": ("",)}
"""What stands between the parts of a compound; French makes none."""


def bases(language: str, word: str) -> Iterator[tuple[str, str, str]]:
    """Words of which this may be a regular form, with kind and form."""
    for kind, form, endings in REGULAR[language]:
        for ending, instead in endings:
            if word.endswith(ending.upper()) and len(word) - len(ending) >= 2:
                base = word[: len(word) - len(ending)]
                yield base + instead.upper(), kind, form
                if language == "en" and ending in DOUBLING and base[-1] == base[-2:-1]:
                    yield base[:-1], kind, form


def made_from(language: str, word: str, is_word: Callable[[str], bool]) -> Iterator[str]:
    """Words that this one is made from by a prefix or an ending."""
    for ending, instead in BEHIND.get(language, ()):
        base = word.removesuffix(ending.upper()) + instead.upper()
        if word.endswith(ending.upper()) and len(base) >= SHORTEST and is_word(base):
            yield base
            if base[-1:] == base[-2:-1]:
                yield base[:-1]
    for prefix in BEFORE.get(language, ()):
        base = word.removeprefix(prefix.upper())
        if base != word and len(base) > SHORTEST and is_word(base):
            yield base


def compound(language: str, word: str, is_word: Callable[[str], bool]) -> Iterator[tuple[str, str, str]]:
    """First part, what joins them and the rest, the longest rest first."""
    for cut in range(SHORTEST, len(word) - SHORTEST + 1):
        head = word[cut:]
        if not is_word(head):
            continue
        for joint in JOINTS.get(language, ()):
            first = word[:cut].removesuffix(joint)
            if len(first) >= SHORTEST and first + joint == word[:cut] and is_word(first):
                yield first, joint, head
