"""Moves that can be listed. Words cannot, so a few syllables stand for them: enough for random play to
come through every phase, and no help to anybody who looks for a word."""

from collections.abc import Iterator
from itertools import permutations

from ludotheque.game import CHANCE, CLOCK, IllegalMove, Seat
from ludotheque.games.wordjam.cards import CONSONANTS
from ludotheque.games.wordjam.judging import check_locked
from ludotheque.games.wordjam.rules import actors
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Bets,
    Call,
    Deal,
    Dealing,
    Dispute,
    Lock,
    Lot,
    Lots,
    Move,
    Nothing,
    Pause,
    Race,
    Ready,
    Sandglass,
    Say,
    Speaking,
    State,
    TimeUp,
    Turn,
    Turning,
    Vote,
    Voting,
    Window,
)


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Moves of a seat; of the words it might say only made-up ones."""
    if seat not in actors(state):
        return
    if seat == CLOCK:
        yield TimeUp()
    elif seat == CHANCE:
        yield from chances(state)
    else:
        yield from _of_player(state, seat)


def _of_player(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case Race():
            yield Call()
        case Speaking():
            yield Nothing()
            yield from (Say(word) for word in made_up_words(state))
        case Window():
            yield from (Accept(), Dispute())
        case Voting():
            yield from (Vote(fits=True), Vote(fits=False))
        case Bets():
            yield from (Bet("ali"), Bet("thieves"))
        case Sandglass():
            yield from (Bet("ali"), Bet("thieves")) if state.last else ()
            yield Nothing()
            yield from (Lock(word) for word in made_up_words(state) if _may_lock(state, seat, word))
        case Pause():
            yield Ready()
        case _:
            return


def _may_lock(state: State, seat: Seat, word: str) -> bool:
    try:
        check_locked(state, seat, word)
    except IllegalMove:
        return False
    return True


def made_up_words(state: State) -> Iterator[str]:
    """Syllables of the consonants on the table, the forbidden one included, in growing number."""
    for consonant in state.round.consonants:
        yield from (consonant + f"A{consonant}" * count for count in (1, 3, 7))


def chances(state: State) -> Iterator[Move]:
    """All that CHANCE may do."""
    match state.phase:
        case Lots():
            yield from map(Lot, state.lots)
        case Turning():
            yield from map(Turn, state.stock)
        case Dealing():
            yield from (Deal("".join(dealt)) for dealt in permutations(CONSONANTS, 5))
        case _:
            return
