"""Words kept honest by the players: the challenge (B24) and the Space Age vote (B26)."""

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.bali.cards import reading
from ludotheque.games.bali.panel import built, is_complete, joined
from ludotheque.games.bali.scoring import rulebook, take_off
from ludotheque.games.bali.seats import side_of
from ludotheque.games.bali.turn import end_turn, last_cards
from ludotheque.games.bali.types import Build, Naming, Place, State, Voting, Window


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
    book = rulebook(state.options)
    letters = reading(book.edition, joined(state.phase.before, state.phase.build))
    fits = word == letters if last_cards(state) else letters in word
    return fits and book.words.is_word(word)


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
    assert isinstance(state.phase, Voting)
    votes = (*state.phase.votes, (seat, yes))
    voting = replace(state.phase, votes=votes)
    state = replace(state, phase=voting)
    return count(state) if len(votes) == len(opponents(state, voting.remover)) else state


def count(state: State) -> State:
    """More for than against, the silent counted for it, accepts the word; refused, a word of the dictionary
    still counts without the extra points, and any other stays where it is and the turn is lost."""
    voting = state.phase
    assert isinstance(voting, Voting)
    against = sum(not yes for _, yes in voting.votes)
    accepted = 2 * against < len(opponents(state, voting.remover))
    column = state.panels[voting.column.seat][voting.column.place]
    if accepted or is_complete(rulebook(state.options), column):
        return end_turn(take_off(state, voting.column, space_age=accepted))
    return end_turn(state, idle=True)


def voters(state: State) -> frozenset[Seat]:
    """Those who may still vote, or still speak in a challenge window."""
    match state.phase:
        case Window(builder=builder, waved=spoken):
            return frozenset(opponents(state, builder)) - frozenset(spoken)
        case Voting(remover=remover, votes=votes):
            return frozenset(opponents(state, remover)) - frozenset(seat for seat, _ in votes)
        case _:
            return frozenset()
