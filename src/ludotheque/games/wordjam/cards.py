"""What lies in the box (W1, W2): consonants, coin cards, the cave.

Data and small questions to it, for rules, bots and faces; nothing is drawn here.
"""

CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ"

COINS = (1, 2, 3, 3, 0)
"""The coin cards from left to right; the last is the double scimitar, whose consonant is forbidden."""

CAVE = ((2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (5, 3), (5, 4), (6, 4))
"""Red and yellow number of each round (W2)."""

LAST_ROUND = len(CAVE)
TIE_BREAKS = 3
DEALS = 3


def cave(number: int) -> tuple[int, int]:
    """The red and the yellow number of a round; a tie-break is one more last round (W15)."""
    return CAVE[min(number, LAST_ROUND) - 1]


def scimitar(consonants: str) -> str:
    """The forbidden consonant (W5)."""
    return consonants[-1]


def value(letters: str, consonants: str) -> int:
    """What a folded word earns: every occurrence of a consonant on a coin card counts (W4)."""
    return sum(
        coins * letters.count(consonant) for consonant, coins in zip(consonants, COINS, strict=True) if coins
    )
