"""What a player or a spectator may know. Hidden are the deck and, until the end, the words removed (B10).

Others reach it through `GAME`. No other module hides anything.
"""

from random import Random

from msgspec.structs import replace

from ludotheque.game import CHANCE, Seat
from ludotheque.games.bali.cards import is_bali, put_back, reading, take
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import is_complete
from ludotheque.games.bali.rules import apply
from ludotheque.games.bali.scoring import book_of, rulebook
from ludotheque.games.bali.seats import side_of
from ludotheque.games.bali.turn import last_cards
from ludotheque.games.bali.types import Move, Over, State, View


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know: everything on the table, nothing that was taken off it."""
    book = rulebook(state.options)
    over = state.phase if isinstance(state.phase, Over) else None
    by_seat = [side_of(state, other) for other in range(state.players)]
    scores = over.final if over else state.scores
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        panels=state.panels,
        complete=_complete(state) if state.options.mode == "referee" or over else None,
        deck=len(state.deck),
        last_cards=last_cards(state),
        scores=tuple(scores[side] for side in by_seat),
        dealer=state.dealer,
        cuts=state.cuts,
        turn=state.turn,
        turns=state.turns,
        phase=state.phase,
        lost=tuple(state.lost[side] for side in by_seat),
        passed=tuple(state.passed[side] for side in by_seat),
        idle=state.idle,
        last=state.last,
        coined=tuple(state.coined[side] for side in by_seat),
        may_coin=state.options.coining and not state.announced,
        removed=state.removed if over else (),
        alphabet=book.edition.alphabet,
        values=tuple(book.edition.values.items()),
    )


def _complete(state: State) -> tuple[tuple[bool, ...], ...]:
    return tuple(
        tuple(is_complete(book_of(state, seat), column) for column in panel)
        for seat, panel in enumerate(state.panels)
    )


def witness(_state: State, _seat: Seat, move: Move, _viewer: Seat | None) -> Move:
    """Everything is played in the open; what was removed is only not to be looked up later."""
    return move


def reveals(state: State, seat: Seat, move: Move) -> bool:
    """A card turned up cannot be unseen, nor the removed words that the end shows."""
    return seat == CHANCE or isinstance(apply(state, seat, move).phase, Over)


def disguise(state: State, _seat: Seat | None, rng: Random) -> State:
    """The removed words drawn anew, card by card for one of equal value out of the deck.

    Words stay words and scores stay what they are; the end of a game hides nothing.
    """
    if isinstance(state.phase, Over):
        return state
    deck, removed = state.deck, []
    for word in state.removed:
        column = word.column
        for place in rng.sample(range(len(column)), len(column)):
            swaps = _swaps(state, word.side, deck, column, place)
            card = rng.choice([column[place], *swaps])
            if card != column[place]:
                deck = put_back(take(deck, card), column[place])
                column = column[:place] + card + column[place + 1 :]
        removed.append(replace(word, column=column))
    return replace(state, deck=deck, removed=tuple(removed))


def _swaps(state: State, side: int, deck: str, column: str, place: int) -> list[str]:
    book = rulebook(state.options, state.coined[side])
    values, old = edition(state.options.edition).values, column[place]
    if is_bali(old):
        return []
    return [
        card
        for card in sorted(set(deck))
        if card != old
        and values.get(card) == values[old]
        and book.words.is_word(reading(book.edition, column[:place] + card + column[place + 1 :]))
    ]
