"""A whole new game: `examples/pebbles` is one, and here its bots play it. What each seat sees stands beside.

python -m examples.new_game
"""

from examples.pebbles import GAME
from examples.pebbles.bots import BOTS
from examples.pebbles.types import State
from ludotheque import Record, Seat, replay
from ludotheque.arena import play_moves


def main(seed: str = "one") -> None:
    options = GAME.options_type()
    moves = play_moves(GAME, BOTS, options, ("2", "1"), seed)
    record = Record(game=GAME.id, options=options, players=2, moves=moves)
    *states, end = replay(GAME, record)
    for state, (seat, move) in zip(states, record.moves, strict=True):
        name = GAME.seat_name(options, 2, seat)
        said = f"{name}: {GAME.write(state, seat, move)}"
        print(f"heap {state.heap}   A sees {tiles(state, 0)}   B sees {tiles(state, 1)}   {said}")
    print(GAME.outcome(end))


def tiles(state: State, viewer: Seat) -> str:
    return " ".join("?" if tile is None else str(tile) for tile in GAME.view(state, viewer).tiles)


if __name__ == "__main__":
    main()
