"""What counts as a word and as a fragment: the edition's dictionary, and the Space Age list if agreed.

Rules and bots ask `Words`; word lists as such are the lexicon's.
"""

from functools import lru_cache
from pathlib import Path

from ludotheque.games.bali.editions import edition
from ludotheque.lexicon import NEWEST, Lexicon, open_lexicon

SHORTEST = 3


class Words:
    """The words of one table: those of its dictionary (B5, B6), and of the Space Age list (B26) if given,
    with what was coined there."""

    def __init__(self, lexicon: Lexicon, space_age: Lexicon | None = None) -> None:
        self.lexicon = lexicon
        self.space_age = space_age
        self._lists = (lexicon,) if space_age is None else (lexicon, space_age)

    def is_word(self, letters: str) -> bool:
        """B5: at least three letters, and in the dictionary or on the list."""
        return len(letters) >= SHORTEST and any(words.is_word(letters) for words in self._lists)

    def is_space_age(self, letters: str) -> bool:
        """Whether the letters are on the Space Age list of this table."""
        return self.space_age is not None and self.space_age.is_word(letters)

    def is_fragment(self, letters: str) -> bool:
        """B6: the letters stand consecutively in some word."""
        return any(words.is_fragment(letters) for words in self._lists)

    def following(self, letters: str) -> str:
        """The letters that may follow a fragment, in the order of the alphabet."""
        after = {letter for words in self._lists for letter in words.following(letters)}
        return "".join(letter for letter in self.lexicon.alphabet if letter in after)

    def containing(self, fragment: str, limit: int) -> list[str]:
        """Words that hold the fragment, the commonest first; those of the Space Age list follow."""
        found = [word for words in self._lists for word in words.containing(fragment, limit)]
        return [word for word in dict.fromkeys(found) if len(word) >= SHORTEST][:limit]


@lru_cache(maxsize=32)
def words(
    edition_id: str,
    space_age: bool = False,
    coined: tuple[str, ...] = (),
    lexicon: str = NEWEST,
    hurtful: bool = False,
    withdrawn: tuple[str, ...] = (),
) -> Words:
    """The words of an edition, by that version of its list, with those that hurt where a table allows them,
    without those the house has withdrawn, and of a side that coined some itself; opened once per process."""
    language = edition(edition_id).language
    listed = Lexicon.of([*space_age_list(), *coined], language).without(withdrawn) if space_age else None
    return Words(open_lexicon(language, lexicon, hurtful=hurtful, withdrawn=withdrawn), listed)


def space_age_list() -> list[str]:
    """Newly coined words, and two words written as one: the rulebook's own and our selection."""
    file = Path(__file__).parent / "data" / "space_age.txt"
    return file.read_text(encoding="ascii").split()
