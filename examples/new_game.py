"""A whole new game: `examples/pebbles` is one, and here its bots play it. What each seat sees stands beside.

python -m examples.new_game
"""

from examples.pebbles import GAME
from examples.pebbles.bots import BOTS
from examples.pebbles.types import State
from ludotheque import Seat, replay
from ludotheque.arena import record_game


def main(seed: str = "one") -> None:
    record = record_game(GAME, BOTS, GAME.options_type(), ("2", "1"), seed)
    *states, end = replay(GAME, record)
    for state, (seat, move) in zip(states, record.moves, strict=True):
        name = GAME.seat_name(record.options, record.players, seat)
        said = f"{name}: {GAME.write(state, seat, move)}"
        print(f"heap {state.heap}   A sees {tiles(state, 0)}   B sees {tiles(state, 1)}   {said}")
    print(GAME.outcome(end))


def tiles(state: State, viewer: Seat) -> str:
    return " ".join("?" if tile is None else str(tile) for tile in GAME.view(state, viewer).tiles)


if __name__ == "__main__":
    main()
