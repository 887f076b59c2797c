"""BALI's players: a learned judgement of tables, search over draws, and manners for challenges.

`BOTS` is all that others know of them; what thinks is loaded when it is first asked (`later`).
"""

from ludotheque.bots.bot import Bots, Level, later

BOTS = Bots(
    levels=(
        Level("1", "Lou", 800, "bot-bali-1", "5540200"),
        Level("2", "Emil", 1190, "bot-bali-2", "0930038"),
        Level("3", "Nina", 1740, "bot-bali-3", "2160429"),
        Level("4", "Clara", 2330, "bot-bali-4", "02111b2"),
        Level("5", "Leon", 2405, "bot-bali-5", "4661084"),
    ),
    references=("greedy", "random"),
    usual="2",
    adviser="5",
    choose=later("ludotheque.bots.bali.choose", "choose"),
    hint=later("ludotheque.bots.bali.hint", "hint"),
    analyse=later("ludotheque.bots.bali.analyse", "analyse"),
    solve=later("ludotheque.bots.bali.solving", "solve"),
    make_puzzles=later("ludotheque.bots.bali.puzzles", "make"),
    puzzle_holds=later("ludotheque.bots.bali.puzzles", "holds"),
    warm=tuple(later("ludotheque.bots.bali.warm", language) for language in ("english", "french", "german")),
)
