"""How the table goes on after a move: refill, whose turn, lost turns, forfeits and the end (B15-B20, B24).

For `rules` and `challenge` once a move is made; nothing is refused here.
"""

from msgspec.structs import replace

from ludotheque.game import Seat
from ludotheque.games.bali.cards import BALI, Card, put_back, take
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import can_build, complete_columns, next_opening, put
from ludotheque.games.bali.scoring import book_of, finish
from ludotheque.games.bali.seats import side_of, sides, team
from ludotheque.games.bali.types import Cutting, Dealing, NoPlay, Place, State, Turn

IDLE_ROUNDS = 3
"""B19: so many full rounds of nothing but forfeits end the game."""


def last_cards(state: State) -> bool:
    """B20: the last deck card has been turned up, with others at the table."""
    return state.players > 1 and not state.deck


def cut(state: State, card: Card) -> State:
    """B15: the next player's cut; the nearest to A deals, those who are level cut again."""
    assert isinstance(state.phase, Cutting)
    seat, *waiting = state.phase.waiting
    cuts = (*state.phase.cuts, (seat, card))
    state = replace(state, cuts=(*(before for before in state.cuts if before[0] != seat), (seat, card)))
    if waiting:
        return replace(state, phase=Cutting(tuple(waiting), cuts))
    nearest = min(_distance_from_a(cut_card) for _, cut_card in cuts)
    level = tuple(cutter for cutter, cut_card in cuts if _distance_from_a(cut_card) == nearest)
    if len(level) > 1:
        return replace(state, phase=Cutting(level))
    return replace(state, phase=Dealing(), dealer=level[0], turn=level[0])


def _distance_from_a(card: Card) -> int:
    """The Bali card counts as A, an umlaut as its plain vowel (both readings of ours)."""
    plain = {BALI: "A", "Ä": "A", "Ö": "O", "Ü": "U"}
    return ord(plain.get(card, card)) - ord("A")


def draw(state: State, card: Card) -> State:
    """B11: one card into the next opening; when all are filled the turn begins."""
    opening = next_opening(state.panels, state.dealer)
    assert opening is not None
    return refill(replace(state, deck=take(state.deck, card), panels=put(state.panels, opening, card)))


def refill(state: State) -> State:
    """B17: fill openings while the deck lasts, then begin the turn."""
    if state.deck and next_opening(state.panels, state.dealer) is not None:
        return replace(state, phase=Dealing())
    return _begin(replace(state, turns=state.turns + 1))


def end_turn(state: State, *, idle: bool = False) -> State:
    """Pass the turn to the left. `idle`: the turn brought nothing but a forfeit or a word taken back."""
    count = state.idle + 1 if idle else 0
    passed = state.passed if idle else (False,) * len(state.passed)
    state = replace(state, idle=count, passed=passed, turn=next_seat(state), announced=False)
    if count >= IDLE_ROUNDS * len(sides(state.options, state.players)):
        return finish(state, "forfeits")
    return refill(state)


def pass_turn(state: State, seat: Seat) -> State:
    """B19, B20: no play; when everybody has passed in succession the game is over."""
    if edition(state.options.edition).no_play == "forfeit" and not last_cards(state):
        return replace(state, phase=NoPlay())
    side = side_of(state, seat)
    passed = tuple(before or number == side for number, before in enumerate(state.passed))
    state = replace(state, passed=passed, turn=next_seat(state), announced=False)
    return finish(state, "passed") if all(passed) else refill(state)


def forfeit(state: State, column: Place) -> State:
    """B19: the column goes back among the cards of the deck, declared Bali cards as they are (B4)."""
    deck = put_back(state.deck, state.panels[column.seat][column.place])
    return end_turn(replace(state, deck=deck, panels=put(state.panels, column, "")), idle=True)


def next_seat(state: State) -> Seat:
    """The seat on the left of the one in turn."""
    return (state.turn + 1) % state.players


def _begin(state: State) -> State:
    book, own = book_of(state, state.turn), team(state, state.turn)
    if state.players == 1:
        playable = can_build(book, state.panels, own) or complete_columns(book, state.panels, own)
        if playable:
            return replace(state, phase=Turn())
        return finish(state, "stuck" if any(map(any, state.panels)) else "cleared")
    if not any(map(any, state.panels)):
        return finish(state, "cleared")
    side = side_of(state, state.turn)
    if state.lost[side]:
        lost = tuple(turns - (number == side) for number, turns in enumerate(state.lost))
        return _begin(replace(state, lost=lost, turn=next_seat(state), turns=state.turns + 1))
    stuck = (
        state.options.mode == "referee"
        and not last_cards(state)
        and edition(state.options.edition).no_play == "forfeit"
        and not can_build(book, state.panels, own)
        and not complete_columns(book, state.panels, own)
    )
    return replace(state, phase=NoPlay() if stuck else Turn())
