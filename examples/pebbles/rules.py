"""The rules: who may act, what is allowed, what it does, how it ends. Cited as P1 … P6."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar, assert_never

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, BadOptions, IllegalMove, Outcome, Seat, Timer

from .types import TILES, Draw, Guess, Move, Options, Show, State, Take, TimeUp

PLAYERS = range(2, 5)
MOST = 3
"""How many pebbles one may take at once (P3)."""
LAST_COSTS = 3
RIGHT_GUESS = 2

T = TypeVar("T")


def start(options: Options, players: int) -> State:
    """The table of P1, before the tiles are dealt."""
    if players not in PLAYERS:
        raise BadOptions("pebbles-players", players=players)
    if options.heap < 1:
        raise BadOptions("pebbles-heap", heap=options.heap)
    if not options.seconds > 0:
        raise BadOptions("pebbles-seconds", seconds=options.seconds)
    return State(options.seconds, options.heap, (0,) * players, (False,) * players, guesses=(None,) * players)


def actors(state: State) -> frozenset[Seat]:
    """Who may act now: while guesses are made everybody who has not guessed, and the clock."""
    if state.over:
        return frozenset()
    if 0 in state.tiles:
        return frozenset({CHANCE})
    if state.heap:
        return frozenset({state.turn})
    return frozenset({CLOCK, *(seat for seat, guess in enumerate(state.guesses) if guess is None)})


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove naming the rule that forbids `move`; change nothing."""
    if seat not in actors(state):
        raise IllegalMove("turn", seat=seat)
    match move:
        case Draw(tile):
            if seat != CHANCE:
                raise IllegalMove("P2", "dealt")
            if tile not in TILES or tile in state.tiles:
                raise IllegalMove("P2", "tile", tile=tile)
        case Take(pebbles):
            _check_turn(state, seat)
            if not 1 <= pebbles <= min(MOST, state.heap):
                raise IllegalMove("P3", "pebbles", pebbles=pebbles, most=min(MOST, state.heap))
        case Show():
            _check_turn(state, seat)
            if state.shown[seat]:
                raise IllegalMove("P3", "shown")
        case Guess(tile):
            if seat < 0 or state.heap:
                raise IllegalMove("P5", "early")
            if tile is not None and tile not in TILES:
                raise IllegalMove("P5", "tile", tile=tile)
        case TimeUp():
            if seat != CLOCK:
                raise IllegalMove("P5", "clock")
        case _:
            assert_never(move)


def _check_turn(state: State, seat: Seat) -> None:
    if seat < 0 or not state.heap:
        raise IllegalMove("P3", "heap")


def apply(state: State, seat: Seat, move: Move) -> State:
    """The table after a move that `check` lets pass."""
    following = (state.turn + 1) % len(state.tiles)
    match move:
        case Draw(tile):
            return replace(state, tiles=_put(state.tiles, state.tiles.index(0), tile))
        case Take(pebbles):
            left = state.heap - pebbles
            return replace(state, heap=left, turn=following, last_player=state.last_player if left else seat)
        case Show():
            return replace(state, shown=_put(state.shown, seat, True), turn=following)
        case Guess(tile):
            guesses = _put(state.guesses, seat, tile or 0)
            return replace(state, guesses=guesses, over=None not in guesses)
        case TimeUp():
            return replace(state, over=True)
        case _:
            assert_never(move)


def _put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])


def legal_moves(state: State, seat: Seat) -> Iterable[Move]:
    """Every move of that seat; nothing if it is none of the actors."""
    if seat not in actors(state):
        return
    if seat == CHANCE:
        yield from (Draw(tile) for tile in TILES if tile not in state.tiles)
    elif seat == CLOCK:
        yield TimeUp()
    elif state.heap:
        yield from (Take(pebbles) for pebbles in range(1, min(MOST, state.heap) + 1))
        if not state.shown[seat]:
            yield Show()
    else:
        yield Guess(None)
        yield from (Guess(tile) for tile in TILES)


def roll(state: State, rng: Random) -> Move:
    """One of the tiles left, each as likely as the other."""
    return rng.choice(list(legal_moves(state, CHANCE)))


def timer(state: State) -> Timer | None:
    return Timer("guess", state.seconds) if CLOCK in actors(state) else None


def outcome(state: State) -> Outcome | None:
    """P6: the highest total wins; equals share."""
    if not state.over:
        return None
    scores = tuple(_score(state, seat) for seat in range(len(state.tiles)))
    return Outcome(tuple(s for s, total in enumerate(scores) if total == max(scores)), "counted", scores)


def _score(state: State, seat: Seat) -> int:
    others = _put(state.tiles, seat, 0)
    right = bool(state.guesses[seat]) and state.guesses[seat] in others
    return state.tiles[seat] + RIGHT_GUESS * right - LAST_COSTS * (seat == state.last_player)
