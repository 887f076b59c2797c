"""The games for OpenSpiel: importing this registers `ludotheque_yali`, `ludotheque_bali`, … with `pyspiel`.

    game = pyspiel.load_game("ludotheque_yali(rules=tournament,rows=8)")
    game = pyspiel.load_game("ludotheque_bali(variant=two-en)")

YALi lives on the compiled rules and has actions of its own; every other game is played by the contract
(`tables`). What actions, chance and tensors are: `docs/research.md`.
"""

from importlib import import_module
from importlib.util import find_spec

from ludotheque.envs.openspiel.tables import register
from ludotheque.registry import GAME_IDS

for _game_id in GAME_IDS:
    if find_spec(f"{__name__}.{_game_id}"):
        import_module(f"{__name__}.{_game_id}")
    else:
        register(_game_id)
