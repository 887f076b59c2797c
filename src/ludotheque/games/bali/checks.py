"""Why a move is refused: each check names its rule and what exactly is wrong, and changes nothing.

Asked as `GAME.check` before anything is computed. What `legal_moves` lists is accepted here.
"""

from ludotheque.game import CLOCK, IllegalMove, Seat
from ludotheque.games.bali.cards import BALI, reading
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import (
    can_build,
    column_at,
    complete_columns,
    is_complete,
    joined,
    label,
)
from ludotheque.games.bali.rules import actors
from ludotheque.games.bali.scoring import book_of, is_listed
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.turn import last_cards
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Coin,
    Coining,
    Cut,
    Cutting,
    Dealing,
    Draw,
    Forfeit,
    Move,
    Name,
    Naming,
    NoPlay,
    Pass,
    Place,
    Remove,
    State,
    Stop,
    TimeUp,
    Turn,
    Vote,
    Voting,
    Wave,
    Window,
)
from ludotheque.games.bali.words import SHORTEST
from ludotheque.lexicon.hurtful import hurts

LONGEST_NAME = 60


def late(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why somebody who may not act now is refused: a challenge too late, or by the wrong player (B24)."""
    match state.phase, move:
        case Naming(), Challenge() | Wave():
            return IllegalMove("B24", "heard")
        case Window(builder=builder), Challenge() | Wave() if seat in team(state, builder):
            return IllegalMove("B24", "own")
        case Window(), Challenge() | Wave():
            return IllegalMove("B24", "spoken")
        case _:
            return IllegalMove("turn", seat=seat)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove naming the rule that forbids the move."""
    if seat not in actors(state):
        raise late(state, seat, move)
    if (seat == CLOCK) != isinstance(move, TimeUp):
        raise IllegalMove("turn", seat=seat)
    match state.phase, move:
        case Cutting(), Cut(card):
            _card(state, card, "B15")
        case Dealing(), Draw(card):
            _card(state, card, "B11")
        case Turn(), Build():
            _build(state, seat, move)
        case Turn(), Remove():
            _remove(state, seat, move)
        case Turn(), Pass():
            _pass(state, seat)
        case Turn(), Coin(word):
            _coin(state, seat, word)
        case Turn(), Stop():
            if state.players > 1:
                raise IllegalMove("B13", "solitaire")
        case NoPlay(), Forfeit(column):
            _forfeit(state, column)
        case Naming(), Name(word):
            _name(state, word)
        case (
            (Window(), Challenge() | Wave() | TimeUp())
            | (Voting() | Coining(), Vote() | TimeUp())
            | (Naming(), TimeUp())
        ):
            pass
        case _:
            raise IllegalMove("B16", "not-now")


def _card(state: State, card: str, rule: str) -> None:
    if len(card) != 1 or card not in state.deck:
        raise IllegalMove(rule, "card", card=card)


def _held(state: State, at: Place) -> str:
    column = column_at(state.panels, at)
    if column is None:
        raise IllegalMove("B8", "place", place=label(at))
    if not column:
        raise IllegalMove("B8", "opening", place=label(at))
    return column


def _build(state: State, seat: Seat, move: Build) -> None:
    cards = _held(state, move.column)
    if move.column.seat not in team(state, seat):
        raise IllegalMove("B16", "head", place=label(move.column))
    if not move.pieces:
        raise IllegalMove("B9", "nothing", place=label(move.column))
    used = {move.column}
    for piece in move.pieces:
        cards += _held(state, piece)
        if piece in used:
            raise IllegalMove("B9", "twice", place=label(piece))
        used.add(piece)
    book = book_of(state, seat)
    if len(move.letters) != cards.count(BALI):
        raise IllegalMove("B4", "count", bali=cards.count(BALI), given=len(move.letters))
    for letter in move.letters:
        if letter not in book.edition.alphabet:
            raise IllegalMove("B4", "letter", letter=letter, edition=book.edition.id)
    if state.options.mode == "referee":
        letters = reading(book.edition, joined(state.panels, move))
        if not book.words.is_fragment(letters):
            _not_kept_out(state, letters)
            raise IllegalMove("B6", "fragment", letters=letters, language=book.edition.language)
        if last_cards(state) and not book.words.is_word(letters):
            raise IllegalMove("B20", "word", letters=letters)


def _remove(state: State, seat: Seat, move: Remove) -> None:
    column = _held(state, move.column)
    book = book_of(state, seat)
    letters = reading(book.edition, column)
    if move.column.seat not in team(state, seat):
        raise IllegalMove("B16", "removal", place=label(move.column))
    if move.space_age and not state.options.space_age:
        raise IllegalMove("B26", "not-played")
    if len(letters) < SHORTEST:
        raise IllegalMove("B5", "short", letters=letters)
    if move.space_age and state.players == 1 and not is_listed(state, move.column):
        raise IllegalMove("B26", "list", letters=letters)
    if not move.space_age and not is_complete(book, column):
        _not_kept_out(state, letters)
        raise IllegalMove("B10", "word", letters=letters, language=book.edition.language)


def _pass(state: State, seat: Seat) -> None:
    if state.players == 1:
        raise IllegalMove("B13", "stop")
    book, own = book_of(state, seat), team(state, seat)
    checked = state.options.mode == "referee"
    if last_cards(state):
        if not book.edition.may_decline:
            _last_play(state, seat, own)
        return
    if checked and can_build(book, state.panels, own):
        raise IllegalMove("B19", "can-build")
    if complete_columns(book, state.panels, own):
        raise IllegalMove("B18", "remove")


def _last_play(state: State, seat: Seat, own: tuple[Seat, ...]) -> None:
    """B20, French 21 and German 7: who can complete a word or remove one must. Where players challenge the
    dictionary keeps silent about what could be completed."""
    from ludotheque.games.bali.packed import can_complete

    book = book_of(state, seat)
    if state.options.mode == "referee" and can_complete(book, state.panels, own):
        raise IllegalMove("B20", "can-complete")
    if complete_columns(book, state.panels, own):
        raise IllegalMove("B20", "can-remove")


def formerly(state: State, seat: Seat, move: Move) -> bool:
    """Rules before version 2: with the last cards nobody had to remove a word, whatever the edition (B20)."""
    from ludotheque.games.bali.packed import can_complete

    own = team(state, seat) if seat in actors(state) else ()
    playing = isinstance(state.phase, Turn) and isinstance(move, Pass) and last_cards(state)
    return bool(own and playing) and not can_complete(book_of(state, seat), state.panels, own)


def _forfeit(state: State, at: Place) -> None:
    _held(state, at)
    if at.seat not in team(state, state.turn):
        raise IllegalMove("B19", "whose", place=label(at))
    if at in complete_columns(book_of(state, at.seat), state.panels, [at.seat]):
        raise IllegalMove("B19", "completed", place=label(at))


def _name(state: State, word: str) -> None:
    _letters(state, word, "B24")
    _not_kept_out(state, word)


def _letters(state: State, word: str, rule: str) -> None:
    alphabet = edition(state.options.edition).alphabet
    if not 0 < len(word) <= LONGEST_NAME or not set(word) <= set(alphabet):
        raise IllegalMove(rule, "letters", word=word[:LONGEST_NAME])


def _coin(state: State, seat: Seat, word: str) -> None:
    """B26: a word that is none yet, one announcement in a turn."""
    if not state.options.coining:
        raise IllegalMove("B26", "no-coining")
    if state.announced:
        raise IllegalMove("B26", "once")
    _letters(state, word, "B26")
    if len(word) < SHORTEST:
        raise IllegalMove("B5", "short", letters=word)
    _not_kept_out(state, word)
    if book_of(state, seat).words.is_word(word):
        raise IllegalMove("B26", "known", word=word)


def _not_kept_out(state: State, letters: str) -> None:
    """B5: what the table or its house does not allow, said as it is."""
    if letters in state.options.withdrawn:
        raise IllegalMove("B5", "withdrawn", letters=letters)
    if not state.options.hurtful and hurts(letters, edition(state.options.edition).language):
        raise IllegalMove("B5", "hurtful", letters=letters)
