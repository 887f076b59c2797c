"""What tells the levels apart: vocabulary, quickness, an eye for coins, judgement.

Whoever decides for a level asks here by its id; nothing is decided here.
"""

from msgspec import Struct


class Skill(Struct, frozen=True, kw_only=True):
    """A player's abilities. Times are in seconds."""

    common: float
    """The Zipf frequency of words of which he knows every second one."""
    finds: float
    """How many words come to his mind in 20 seconds."""
    taste: float
    """How much a coin draws him to a word."""
    slow: float
    """How long he takes to see what lies on the table."""
    typing: float
    """How long he takes for a letter."""
    courage: float = 0.45
    """The chance to stand that he wants for a word before he calls at once."""
    patience: float = 30
    """How quickly he is content with less: after so many seconds with a third of it."""
    wavers: float
    """How far off his judgement of one bet may be, in parts of the yellow number."""
    pride: float
    """How many times as many words as will come he expects to come to him."""
    reads: float
    """How far he judges the others by what they have said, and not by himself."""
    blur: float = 0.1
    """How far off his opinion of a word may be."""
    coin: bool = False
    """Leaves all judgement to a coin."""


SKILLS = {
    "0": Skill(
        common=3.2, finds=4, taste=0.25, slow=4.6, typing=0.35, wavers=0.45, pride=1.5, reads=0.1, blur=0.12
    ),
    "1": Skill(
        common=3.05, finds=5, taste=0.31, slow=4.3, typing=0.35, wavers=0.35, pride=1.4, reads=0.2, blur=0.1
    ),
    "2": Skill(
        common=2.9, finds=6.1, taste=0.365, slow=4.0, typing=0.3, wavers=0.25, pride=1.3, reads=0.3, blur=0.09
    ),
    "3": Skill(
        common=2.7,
        finds=7.3,
        taste=0.415,
        slow=3.65,
        typing=0.25,
        wavers=0.2,
        courage=0.4,
        pride=1.2,
        reads=0.5,
        blur=0.08,
    ),
    "4": Skill(
        common=2.25,
        finds=8.7,
        taste=0.455,
        slow=3.15,
        typing=0.2,
        wavers=0.1,
        courage=0.3,
        pride=1.1,
        reads=0.8,
        blur=0.06,
    ),
    "5": Skill(
        common=1.6,
        finds=11,
        taste=0.52,
        slow=2.5,
        typing=0.16,
        wavers=0.03,
        courage=0.15,
        pride=1.0,
        reads=1.0,
        blur=0.04,
    ),
    "random": Skill(
        common=2.5,
        finds=5,
        taste=0.0,
        slow=3.5,
        typing=0.25,
        courage=0.0,
        wavers=0.0,
        pride=1.0,
        reads=0.0,
        coin=True,
    ),
}

LEVELS = tuple(name for name, skill in SKILLS.items() if not skill.coin)
"""From a child's to the strongest."""
