"""What a build or a removal makes, told before it is made and beside it in the list of moves.

Asked as `GAME.effect` and `GAME.preview`; nothing is changed here.
"""

from collections import Counter
from itertools import accumulate

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.bali.cards import BALI, points, reading
from ludotheque.games.bali.panel import Rulebook, joined
from ludotheque.games.bali.scoring import book_of, is_listed, worth
from ludotheque.games.bali.turn import last_cards
from ludotheque.games.bali.types import Build, Made, Move, Remove, State
from ludotheque.lexicon.hurtful import hurts

LEADS = 3
TRIED = 40
"""Words looked through for some that the cards of the game can spell at all."""


def effect(state: State, seat: Seat, move: Move) -> Made | None:
    """The column a build makes or a removal takes off."""
    book = book_of(state, seat)
    match move:
        case Build():
            made = joined(state.panels, move)
            letters = reading(book.edition, made)
            word = book.words.is_word(letters) if state.options.mode == "referee" else None
            return Made(letters, points(book.edition, made), word, _parts(state, move, letters))
        case Remove(at, space_age):
            letters = reading(book.edition, state.panels[at.seat][at.place])
            return Made(letters, worth(state, at, space_age or is_listed(state, at)), word=True)
        case _:
            return None


def _parts(state: State, build: Build, letters: str) -> tuple[str, ...]:
    """The letters of each column that is joined, as they read once they are."""
    lengths = [len(state.panels[at.seat][at.place]) for at in (build.column, *build.pieces)]
    ends = tuple(accumulate(lengths))
    return tuple(letters[end - length : end] for length, end in zip(lengths, ends, strict=True))


def preview(state: State, seat: Seat, move: Move) -> Made | None:
    """The same, and where a build leads to; not where players challenge, nor with the last cards (B20)."""
    made = effect(state, seat, move)
    if made is None or not isinstance(move, Build) or made.word is None or last_cards(state):
        return made
    return replace(made, leads=_leads(state, book_of(state, seat), made.letters))


def _leads(state: State, book: Rulebook, letters: str) -> tuple[str, ...]:
    """Longer words that hold the letters, none that all the cards of the game could not spell."""
    cards = Counter(reading(book.edition, book.edition.cards(1 if state.players == 1 else 2)))
    language = book.edition.language
    found = (
        word
        for word in book.words.containing(letters, TRIED)
        if word != letters and not hurts(word, language) and (Counter(word) - cards).total() <= cards[BALI]
    )
    return tuple(word for word, _ in zip(found, range(LEADS), strict=False))
