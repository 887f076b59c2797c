"""Every variant of every game, the guest's too: what the environments are tried with."""

from examples import pebbles
from ludotheque.registry import GAME_IDS, game

GUEST = "examples.pebbles"
SETTINGS = [
    *((game_id, variant) for game_id in GAME_IDS for variant in game(game_id).variants),
    *((GUEST, variant) for variant in pebbles.GAME.variants),
]
ONE_EACH = [
    ("yali", "base"),
    ("bali", "solitaire-en"),
    ("bali", "two-en"),
    ("wordjam", "german"),
    (GUEST, "four"),
]
