"""What the engine alone decides of a word: forbidden letter, used before, length, first letter, worth.

`flow` and `checks` ask; whether a word fits the theme is not for the engine: that is `verdicts`.
"""

from ludotheque.game import IllegalMove, Seat
from ludotheque.games.wordjam.cards import scimitar, value
from ludotheque.games.wordjam.letters import letters, parts
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import Fate, Said, State
from ludotheque.lexicon.hurtful import hurts


def judge(state: State, seat: Seat, word: str) -> Said:
    """The word as said by `seat` now: `open` if only the table can still object to it (W4-W6, W11, W14)."""
    folded = letters(word, state.options.language, state.style)
    worth = value(folded, state.round.consonants)
    return Said(seat, " ".join(word.split()), folded, worth, _fate(state, seat, folded, worth))


def _fate(state: State, seat: Seat, folded: str, worth: int) -> Fate:
    consonants = state.round.consonants
    bar = state.bar(seat)
    if scimitar(consonants) in folded:
        return "scimitar"
    if folded in state.used:
        return "used"
    if state.style == "eight" and len(folded) != 8:
        return "eight"
    if state.style == "first" and folded[0] != consonants[0]:
        return "first"
    if bar is not None and worth <= bar:
        return "low"
    return "open"


def check_allowed(state: State, word: str) -> None:
    """W6: nobody at the table has to hear what it or its house does not allow, alone or as a part; names that
    are on a theme list do not hurt."""
    options, folded = state.options, letters(word, state.options.language, state.style)
    if options.withdrawn and not {folded, *parts(word, options.language)}.isdisjoint(options.withdrawn):
        raise IllegalMove("W6", "withdrawn")
    if options.hurtful or folded in theme_list(options.language, state.style, options.lexicon):
        return
    if any(hurts(one, options.language) for one in {folded, *parts(word, options.language)}):
        raise IllegalMove("W6", "hurtful")


def check_locked(state: State, seat: Seat, word: str) -> None:
    """Raise IllegalMove for a word that could not count: locking it in would be in vain."""
    said = judge(state, seat, word)
    match said.fate:
        case "scimitar":
            raise IllegalMove("W5", "scimitar", letter=scimitar(state.round.consonants))
        case "used":
            raise IllegalMove("W6", "used", word=said.word)
        case "eight":
            raise IllegalMove("W3", "eight", count=len(said.letters))
        case "first":
            raise IllegalMove("W3", "first", letter=state.round.consonants[0])
        case "low" if not state.last:
            raise IllegalMove("W11", "low", value=said.value, bar=state.bar(seat) or 0)
        case _:
            return
