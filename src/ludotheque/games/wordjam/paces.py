"""How long each phase lasts, for evenings of different temper; `normal` is what is usual.

Offered as `GAME.paces` to whoever sets up a table, which then has its times in its options.
"""

PACES: dict[str, dict[str, int]] = {
    "calm": {"look": 6, "race": 150, "word": 15, "dispute": 10, "vote": 25, "bets": 30, "sandglass": 35}
    | {"thief": 15, "pause": 20},
    "normal": {"look": 4, "race": 90, "word": 10, "dispute": 6, "vote": 15, "bets": 20, "sandglass": 20}
    | {"thief": 10, "pause": 12},
    "brisk": {"look": 3, "race": 60, "word": 8, "dispute": 5, "vote": 10, "bets": 12, "sandglass": 15}
    | {"thief": 8, "pause": 8},
    "children": {"look": 8, "race": 240, "word": 25, "dispute": 12, "vote": 30, "bets": 40, "sandglass": 60}
    | {"thief": 25, "pause": 25},
}
