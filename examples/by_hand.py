"""A game by hand: you move for every seat, in notation, and chance rolls the dice.

python -m examples.by_hand yali
"""

import sys
from itertools import islice
from random import Random

import ludotheque
from ludotheque import CHANCE, Refusal, act
from ludotheque.texts import texts

SHOWN = 12


def main(game_id: str = "yali", seed: str | None = None) -> None:
    game = ludotheque.game(game_id)
    options, players = next(iter(game.variants.values()))
    state = game.start(options, players)
    dice = Random(seed)
    while (outcome := game.outcome(state)) is None:
        seat = max(game.actors(state))
        name = game.seat_name(options, players, seat)
        if seat == CHANCE:
            move = game.roll(state, dice)
            print(f"{name}: {game.write(state, seat, move)}")
            state = act(game, state, seat, move)
            continue
        some = islice(game.legal_moves(state, seat), SHOWN)
        print(f"{name} may: {', '.join(game.write(state, seat, move) for move in some)} …")
        try:
            state = act(game, state, seat, game.read(state, seat, input(f"{name}> ")))
        except Refusal as refusal:
            print(texts("en").refusal(refusal))
        except EOFError:
            return
    print(f"winners {outcome.winners}, scores {outcome.scores} ({outcome.reason})")


if __name__ == "__main__":
    main(*sys.argv[1:])
