"""Words kept honest by the players: the challenge (B24), the Space Age vote and coined words (B26).

`rules` calls it once a move is made; who may make it has been judged by `checks` before.
"""

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.panel import built, is_complete, joined
from ludotheque.games.bali.scoring import book_of, take_off
from ludotheque.games.bali.seats import side_of
from ludotheque.games.bali.turn import end_turn, last_cards
from ludotheque.games.bali.types import Build, Coining, Naming, Place, State, Turn, Voting, Window


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody who does not play on the seat's side, from its left."""
    own = side_of(state, seat)
    around = ((seat + step) % state.players for step in range(1, state.players))
    return tuple(other for other in around if side_of(state, other) != own)


def lay_open(state: State, seat: Seat, build: Build) -> State:
    """B24: the cards in their new place, nothing refilled, until the build is accepted."""
    window = Window(seat, build, state.panels)
    return replace(state, panels=built(state.panels, build), phase=window)


def wave(state: State, seat: Seat) -> State:
    """One opponent lets it pass; with the last of them the build is accepted."""
    assert isinstance(state.phase, Window)
    waved = (*state.phase.waved, seat)
    if len(waved) < len(opponents(state, state.phase.builder)):
        return replace(state, phase=replace(state.phase, waved=waved))
    return end_turn(state)


def doubt(state: State, seat: Seat) -> State:
    """The first challenge is the one that is heard."""
    window = state.phase
    assert isinstance(window, Window)
    return replace(state, phase=Naming(window.builder, window.build, window.before, seat))


def name_holds(state: State, word: str) -> bool:
    """Whether the named word saves the build: a word around the column's letters, or the column itself when
    the last cards are out (B20)."""
    assert isinstance(state.phase, Naming)
    book = book_of(state, state.phase.builder)
    letters = reading(book.edition, joined(state.phase.before, state.phase.build))
    fits = word == letters if last_cards(state) else letters in word
    return fits and book.words.is_word(word)


def could_be_named(state: State) -> bool:
    """Whether any word would save the build."""
    assert isinstance(state.phase, Window)
    book = book_of(state, state.phase.builder)
    letters = reading(book.edition, joined(state.phase.before, state.phase.build))
    return book.words.is_word(letters) if last_cards(state) else book.words.is_fragment(letters)


def settle(state: State, word: str | None) -> State:
    """The challenged player has named his word, or none: one of the two loses a turn."""
    naming = state.phase
    assert isinstance(naming, Naming)
    if word is not None and name_holds(state, word):
        loser = side_of(state, naming.challenger)
        lost = tuple(turns + (number == loser) for number, turns in enumerate(state.lost))
        return end_turn(replace(state, lost=lost))
    return end_turn(replace(state, panels=naming.before), idle=True)


def ask(state: State, seat: Seat, column: Place) -> State:
    """B26: put the word to the vote of the others."""
    return replace(state, phase=Voting(seat, column))


def vote(state: State, seat: Seat, yes: bool) -> State:
    """One vote; the last one decides."""
    assert isinstance(state.phase, Voting | Coining)
    voting = replace(state.phase, votes=(*state.phase.votes, (seat, yes)))
    state = replace(state, phase=voting)
    return state if voters(state) else count(state)


def count(state: State) -> State:
    """The vote is over; who kept silent is counted for the word."""
    if isinstance(state.phase, Coining):
        return _let_pass(state, state.phase)
    assert isinstance(state.phase, Voting)
    return _counted(state, state.phase)


def announce(state: State, seat: Seat, word: str) -> State:
    """B26: the others may refuse the word before cards are moved."""
    return replace(state, phase=Coining(seat, word), announced=True)


def _let_pass(state: State, coining: Coining) -> State:
    """Unless more than half of the others refuse it the word is one for that side; the turn goes on."""
    against = sum(not yes for _, yes in coining.votes)
    if 2 * against > len(opponents(state, coining.coiner)):
        return replace(state, phase=Turn())
    own = side_of(state, coining.coiner)
    coined = tuple(
        (*words, coining.word) if side == own else words for side, words in enumerate(state.coined)
    )
    return replace(state, phase=Turn(), coined=coined)


def _counted(state: State, voting: Voting) -> State:
    """More for than against accepts the word; refused, a word of the dictionary still counts without the
    extra points, and any other stays where it is and the turn is lost."""
    against = sum(not yes for _, yes in voting.votes)
    accepted = 2 * against < len(opponents(state, voting.remover))
    column = state.panels[voting.column.seat][voting.column.place]
    if accepted or is_complete(book_of(state, voting.remover), column):
        return end_turn(take_off(state, voting.column, space_age=accepted))
    return end_turn(state, idle=True)


def voters(state: State) -> frozenset[Seat]:
    """Those who may still vote, or still speak in a challenge window."""
    match state.phase:
        case Window(builder=builder, waved=spoken):
            return frozenset(opponents(state, builder)) - frozenset(spoken)
        case Voting(remover=asking, votes=votes) | Coining(coiner=asking, votes=votes):
            return frozenset(opponents(state, asking)) - frozenset(seat for seat, _ in votes)
        case _:
            return frozenset()
