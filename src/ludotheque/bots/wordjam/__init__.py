"""Players of WORD JAM that are no people: they know common words best and need time to find them."""

from ludotheque.bots.bot import Bots
from ludotheque.bots.wordjam.play import choose, warm
from ludotheque.bots.wordjam.skill import SKILLS

BOTS = Bots(levels=tuple(SKILLS), choose=choose, warm=warm)
