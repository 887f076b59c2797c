"""BALI's players: a learned judgement of tables, search over draws, and manners for challenges."""

from ludotheque.bots.bali.manners import choose, warm
from ludotheque.bots.bot import LEVELS, Bots

BOTS = Bots(levels=(*LEVELS, "greedy", "random"), choose=choose, warm=warm)
