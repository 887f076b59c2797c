"""A little game that has everything the contract knows: hidden tiles, turns, a phase against the clock.

Each player is dealt a tile face down. In turn one takes 1-3 stones from a heap or shows one's tile. When the
heap is empty everybody guesses at once, against time; the highest tile wins, a right guess adds one.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, BadOptions, Game, IllegalMove, MalformedMove, Outcome, Seat, Timer


class Options(Struct, frozen=True):
    heap: int = 6
    seconds: float = 30.0


class Draw(Struct, frozen=True, tag=True):
    tile: int


class Take(Struct, frozen=True, tag=True):
    stones: int


class Show(Struct, frozen=True, tag=True):
    pass


class Guess(Struct, frozen=True, tag=True):
    tile: int | None


class TimeUp(Struct, frozen=True, tag=True):
    pass


Move = Draw | Take | Show | Guess | TimeUp


class State(Struct, frozen=True):
    seconds: float
    heap: int
    tiles: tuple[int, ...]
    shown: tuple[bool, ...]
    guesses: tuple[int | None, ...]
    turn: Seat = 0
    over: bool = False


class View(Struct, frozen=True):
    heap: int
    tiles: tuple[int | None, ...]
    guessed: tuple[bool, ...]
    turn: Seat
    over: bool


T = TypeVar("T")
NAMES = "ABCD"


def start(options: Options, players: int) -> State:
    if players not in range(2, 5):
        raise BadOptions("toy-players")
    return State(
        options.seconds,
        options.heap,
        (0,) * players,
        (False,) * players,
        (None,) * players,
        over=options.heap < 0,
    )


def actors(state: State) -> frozenset[Seat]:
    if state.over:
        return frozenset()
    if 0 in state.tiles:
        return frozenset({CHANCE})
    if state.heap:
        return frozenset({state.turn})
    return frozenset({CLOCK, *(s for s, g in enumerate(state.guesses) if g is None)})


def check(state: State, seat: Seat, move: Move) -> None:
    if seat not in actors(state):
        raise IllegalMove("turn", seat=seat)
    if move not in set(legal_moves(state, seat)):
        raise IllegalMove("toy")


def apply(state: State, seat: Seat, move: Move) -> State:
    following = (state.turn + 1) % len(state.tiles)
    match move:
        case Draw(tile):
            return replace(state, tiles=_put(state.tiles, state.tiles.index(0), tile))
        case Take(stones):
            return replace(state, heap=state.heap - stones, turn=following)
        case Show():
            return replace(state, shown=_put(state.shown, seat, True), turn=following)
        case Guess(tile):
            guesses = _put(state.guesses, seat, tile or 0)
            return replace(state, guesses=guesses, over=None not in guesses)
        case TimeUp():
            return replace(state, over=True)
        case _:
            assert_never(move)


def legal_moves(state: State, seat: Seat) -> Iterable[Move]:
    if seat not in actors(state):
        return
    if seat == CHANCE:
        yield from (Draw(tile) for tile in range(1, 10) if tile not in state.tiles)
    elif seat == CLOCK:
        yield TimeUp()
    elif state.heap:
        yield from (Take(n) for n in (1, 2, 3) if n <= state.heap)
        if not state.shown[seat]:
            yield Show()
    else:
        yield from (Guess(n or None) for n in range(10))


def view(state: State, seat: Seat | None) -> View:
    return View(
        state.heap,
        tuple(t if state.over or s == seat or state.shown[s] else None for s, t in enumerate(state.tiles)),
        tuple(g is not None for g in state.guesses),
        state.turn,
        state.over,
    )


def witness(state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
    match move:
        case Draw():
            return move if viewer == state.tiles.index(0) else None
        case Guess():
            return move if viewer == seat else Guess(None)
        case _:
            return move


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = tuple(t + (g in state.tiles) for t, g in zip(state.tiles, state.guesses, strict=True))
    return Outcome(tuple(s for s, n in enumerate(scores) if n == max(scores)), "total", scores)


def disguise(state: State, viewer: Seat | None, rng: Random) -> State:
    if state.over:
        return state
    hidden = [s for s, t in enumerate(state.tiles) if t and s != viewer and not state.shown[s]]
    known = {t for s, t in enumerate(state.tiles) if s not in hidden}
    drawn = rng.sample([t for t in range(1, 10) if t not in known], len(hidden))
    tiles = state.tiles
    for seat, tile in zip(hidden, drawn, strict=True):
        tiles = _put(tiles, seat, tile)
    guesses = tuple(g if g is None or s == viewer else rng.randrange(10) for s, g in enumerate(state.guesses))
    return replace(state, tiles=tiles, guesses=guesses)


def write(state: State, seat: Seat, move: Move) -> str:
    match move:
        case Draw(tile):
            return f"draw {tile}"
        case Take(stones):
            return f"take {stones}"
        case Show():
            return "show"
        case Guess(tile):
            return f"guess {tile or 0}"
        case TimeUp():
            return "time"
        case _:
            assert_never(move)


def read(state: State, seat: Seat, text: str) -> Move:
    match text.split():
        case ["draw", number] if number.isdigit():
            return Draw(int(number))
        case ["take", number] if number.isdigit():
            return Take(int(number))
        case ["guess", number] if number.isdigit():
            return Guess(int(number) or None)
        case ["show"]:
            return Show()
        case ["time"]:
            return TimeUp()
        case _:
            raise MalformedMove("malformed")


def _seat_name(options: Options, players: int, seat: Seat) -> str:
    return {CHANCE: "chance", CLOCK: "clock"}.get(seat) or NAMES[seat]


def _put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])


GAME: Game[Options, State, Move, View] = Game(
    id="toy",
    options_type=Options,
    state_type=State,
    move_type=Move,
    view_type=View,
    variants={"two": (Options(), 2), "four": (Options(heap=9), 4)},
    players=lambda _options: range(2, 5),
    seat_name=_seat_name,
    sides=lambda _options, players: tuple((seat,) for seat in range(players)),
    start=start,
    actors=actors,
    check=check,
    apply=apply,
    legal_moves=legal_moves,
    roll=lambda state, rng: rng.choice(list(legal_moves(state, CHANCE))),
    timer=lambda state: Timer("guess", state.seconds) if CLOCK in actors(state) else None,
    view=view,
    witness=witness,
    reveals=lambda _state, _seat, move: isinstance(move, Show | Guess | TimeUp),
    outcome=outcome,
    disguise=disguise,
    write=write,
    read=read,
)
