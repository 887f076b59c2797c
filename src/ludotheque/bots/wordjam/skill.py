"""What tells the levels apart: vocabulary, quickness, an eye for coins, judgement."""

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
    courage: float
    """The chance to stand that he wants for a word before he calls at once."""
    patience: float
    """How quickly he is content with less: after so many seconds with a third of it."""
    wavers: float
    """How far off his judgement of a bet may be, in parts of the prize."""
    coin: bool = False
    """Leaves all judgement to a coin."""


SKILLS = {
    "1": Skill(common=3.4, finds=2, taste=0.10, slow=5.0, typing=0.35, courage=0.45, patience=30, wavers=0.5),
    "2": Skill(common=3.0, finds=3, taste=0.19, slow=4.3, typing=0.3, courage=0.45, patience=30, wavers=0.35),
    "3": Skill(
        common=2.6, finds=4.8, taste=0.29, slow=3.6, typing=0.25, courage=0.45, patience=30, wavers=0.25
    ),
    "4": Skill(common=2.2, finds=7, taste=0.38, slow=3.1, typing=0.2, courage=0.45, patience=30, wavers=0.15),
    "5": Skill(
        common=1.6, finds=11, taste=0.52, slow=2.5, typing=0.16, courage=0.45, patience=30, wavers=0.05
    ),
    "random": Skill(
        common=2.5, finds=5, taste=0.0, slow=3.5, typing=0.25, courage=0.0, patience=30, wavers=0.0, coin=True
    ),
}
