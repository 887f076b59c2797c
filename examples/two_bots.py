"""Two bots: one game between them as a text to read, then a series with error bars.

python -m examples.two_bots yali thumb random
"""

import sys

import ludotheque
from ludotheque import Record, write_game
from ludotheque.arena import deal_seed, play_game, play_moves, seating, standings

GAMES = 20


def main(game_id: str = "yali", first: str = "thumb", second: str = "random") -> None:
    game, bots = ludotheque.game(game_id), ludotheque.bots(game_id)
    options = game.options_type()
    levels = (first, second)
    moves = play_moves(game, bots, options, levels, seed="one")
    record = Record(game=game_id, options=options, players=2, names=levels, moves=moves)
    print(write_game(game, record))

    # they change places after every game, and each pair of games has the same luck
    series = [
        play_game(game, bots, options, seating(levels, 2, number), deal_seed(1, levels, number))
        for number in range(GAMES)
    ]
    for level, reached in standings(series).items():
        print(f"{level}: {reached.share:.0%} ± {reached.share_error:.0%} of the points")


if __name__ == "__main__":
    main(*sys.argv[1:])
