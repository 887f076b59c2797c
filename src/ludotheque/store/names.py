"""When two names are one: equal but for case, or so alike that a reader would take one for the other.

Which letters look alike is Unicode's list (UTS 39), as the package confusable-homoglyphs carries it.
"""

import unicodedata
from functools import cache
from importlib.metadata import version
from string import ascii_uppercase

RULE = f"1 {version('confusable-homoglyphs')}"
"""Changes when looks have to be worked out anew."""


def name_key(name: str) -> str:
    """Names that differ only in case are one name."""
    return name.casefold()


def look(name: str) -> str:
    """Names that look alike have the same look. Coarser than a reader's eye: `Ali` is `All`."""
    plain = _bare(unicodedata.normalize("NFKC", _drawn(_bare(name))))
    shape = _drawn(plain.casefold())
    return " ".join(shape.split())


def _drawn(text: str) -> str:
    """As the simplest letters that look like it."""
    leader, spelled = _alike()
    return "".join("".join(map(_led, spelled.get(leader.get(c, c), c))) for c in text)


def _led(letter: str) -> str:
    return _alike()[0].get(letter, letter)


def _bare(text: str) -> str:
    """Letters and marks apart, without what cannot be seen."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not invisible(c))


def invisible(letter: str) -> bool:
    """Whether nothing is drawn for it, though some of these count as letters or marks."""
    return unicodedata.category(letter)[0] == "C" or any(low <= letter <= high for low, high in _NOT_DRAWN)


_NOT_DRAWN = (
    ("\u034f", "\u034f"),
    ("\u115f", "\u1160"),
    ("\u17b4", "\u17b5"),
    ("\u180b", "\u180f"),
    ("\u2800", "\u2800"),
    ("\u3164", "\u3164"),
    ("\ufe00", "\ufe0f"),
    ("\uffa0", "\uffa0"),
    ("\U000e0100", "\U000e01ef"),
)
"""What Unicode calls default ignorable beyond the control and format characters; and the blank of braille."""


@cache
def _alike() -> tuple[dict[str, str], dict[str, str]]:
    """Who leads each letter's group of look-alikes, and groups that look like several letters (`m`)."""
    from confusable_homoglyphs.confusables import confusables_data

    pairs = [(_bare(one), _bare(other["c"])) for one, others in confusables_data.items() for other in others]
    pairs += [(letter, letter.lower()) for letter in ascii_uppercase]
    leader: dict[str, str] = {}

    def lead(letter: str) -> str:
        while leader.setdefault(letter, letter) != letter:
            letter = leader[letter]
        return letter

    for one, other in pairs:
        if len(one) == len(other) == 1:
            first, second = sorted((lead(one), lead(other)))
            leader[second] = first
    flat = {letter: lead(letter) for letter in leader}
    spelled: dict[str, str] = {}
    for one, other in pairs:
        if len(one) == 1 and len(other) > 1:
            group = flat.get(one, one)
            spelled[group] = min(spelled.get(group, other), other)
    return flat, spelled
