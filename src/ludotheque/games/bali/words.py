"""What counts as a word and as a fragment: the edition's dictionary, and the Space Age list if agreed."""

from functools import cache
from itertools import combinations
from pathlib import Path

from ludotheque.games.bali.editions import edition
from ludotheque.lexicon import Lexicon, open_lexicon

SHORTEST = 3


class Words:
    """The dictionary of one table (B5, B6); the words and fragments of the Space Age list count too (B26)."""

    def __init__(self, lexicon: Lexicon, alphabet: str, space_age: frozenset[str]) -> None:
        self.lexicon = lexicon
        self.alphabet = alphabet
        self.space_age = space_age
        self._space_fragments = frozenset(
            word[start:end] for word in space_age for start, end in combinations(range(len(word) + 1), 2)
        )

    def is_word(self, letters: str) -> bool:
        """B5: at least three letters, and in the dictionary or on the list."""
        return len(letters) >= SHORTEST and (self.lexicon.is_word(letters) or letters in self.space_age)

    def is_fragment(self, letters: str) -> bool:
        """B6: the letters stand consecutively in some word."""
        return self.lexicon.is_fragment(letters) or letters in self._space_fragments

    def following(self, letters: str) -> str:
        """The letters of the alphabet that may follow a fragment, in order."""
        after = set(self.lexicon.following(letters))
        if self._space_fragments:
            after.update(letter for letter in self.alphabet if letters + letter in self._space_fragments)
        return "".join(letter for letter in self.alphabet if letter in after)

    def containing(self, fragment: str, limit: int) -> list[str]:
        """Words that hold the fragment, the commonest first."""
        listed = sorted(
            word for word in self.space_age if fragment in word and not self.lexicon.is_word(word)
        )
        found = [word for word in self.lexicon.containing(fragment, limit) if len(word) >= SHORTEST]
        return [*found, *listed][:limit]


@cache
def words(edition_id: str, space_age: bool = False) -> Words:
    """The words of an edition, opened once per process."""
    chosen = edition(edition_id)
    listed = _space_age_list() if space_age else frozenset()
    return Words(open_lexicon(chosen.language), chosen.alphabet, listed)


def _space_age_list() -> frozenset[str]:
    file = Path(__file__).parent / "data" / "space_age.txt"
    return frozenset(line for line in file.read_text(encoding="ascii").split() if line.isalpha())
