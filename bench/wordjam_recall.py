"""How many of the words that come to mind second and third the theme lists know.

The words are data: `bench/words/second-thoughts`, and `bench/words/hidden`, 30 for each theme and language.
The hidden ones were written before the lists were last worked on and were not looked at meanwhile.
"""

from collections.abc import Sequence
from pathlib import Path

from ludotheque.games.wordjam.letters import letters
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import Language

WORDS = Path(__file__).parent / "words"
LISTS = ("second-thoughts", "hidden")


def missing(folder: str, language: Language) -> dict[str, tuple[int, list[str]]]:
    """By theme how many words there are, and those that its list does not know."""
    found: dict[str, tuple[int, list[str]]] = {}
    for line in (WORDS / folder / f"{language}.txt").read_text("utf-8").splitlines():
        style, _, some = line.partition(": ")
        listed, words = theme_list(language, style), some.split(", ")
        count, before = found.get(style, (0, []))
        gone = [word for word in words if letters(word, language, style) not in listed]
        found[style] = (count + len(words), before + gone)
    return found


def recall(languages: Sequence[Language], *, tell: bool) -> None:
    """Print by list, language and theme how many words are known."""
    for folder in LISTS:
        for language in languages:
            found = missing(folder, language)
            count = sum(count for count, _ in found.values())
            gone = sum(len(words) for _, words in found.values())
            print(f"{folder} {language}: {count - gone} of {count} ({(count - gone) / count:.1%})")
            for style, (count, words) in found.items():
                told = ", ".join(words) if tell else ""
                print(f"   {style:<11}{count - len(words):>4} of {count} {told}".rstrip())
