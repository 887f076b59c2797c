"""A shelf for tests: the little game that has everything, and YALi. Bots take the first legal move."""

import time

from ludotheque import registry
from ludotheque.bots.bot import Bots, Choice, Situation
from ludotheque.game import AnyGame
from tests import toy

GAME_IDS = ("toy", "yali")


def game(game_id: str) -> AnyGame:
    return toy.GAME if game_id == "toy" else registry.game(game_id)


def bots(game_id: str) -> Bots:
    return BOTS if game_id == "toy" else registry.bots(game_id)


def _choose(situation: Situation, level: str) -> Choice:
    if level == "slow":
        time.sleep(60)
    if level == "endless":
        while True:
            pass
    if level == "broken":
        raise ValueError("this bot is broken")
    if level == "greedy":
        hoard = [bytes(1 << 20) for _ in range(1 << 20)]
        return Choice(len(hoard))
    view: toy.View = situation.view
    if view.heap:
        return Choice(toy.Take(1))
    return Choice(toy.Guess(1), at=0.2)


BOTS = Bots(levels=("first", "slow", "endless", "broken", "greedy"), choose=_choose, warm=lambda: None)
