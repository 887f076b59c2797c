"""Bots for YALi. They see the whole table, as everybody does, and search on the compiled rules.

`BOTS` is all that others know of them; what thinks is loaded when it is first asked (`later`).
"""

from ludotheque.bots.bot import Bots, Level, later

BOTS = Bots(
    # more than in other games: that many steps of about one height lead from a beginner to the best
    levels=(
        Level("1", "Lou", 800, "bot-yali-1", "5540200"),
        Level("2", "Emil", 955, "bot-yali-2", "0930038"),
        Level("3", "Nina", 1065, "bot-yali-3", "2160429"),
        Level("4", "Oscar", 1205, "bot-yali-4", "3802055"),
        Level("5", "Clara", 1375, "bot-yali-5", "02111b2"),
        Level("6", "Victor", 1595, "bot-yali-6", "1053034"),
        Level("7", "Irma", 1815, "bot-yali-7", "5455077"),
        Level("8", "Leon", 1990, "bot-yali-8", "4661084"),
    ),
    references=("random", "thumb"),
    usual="2",
    adviser="8",
    choose=later("ludotheque.bots.yali.choose", "choose"),
    hint=later("ludotheque.bots.yali.hint", "hint"),
    analyse=later("ludotheque.bots.yali.analyse", "analyse"),
    make_puzzles=later("ludotheque.bots.yali.puzzles", "make"),
    puzzle_holds=later("ludotheque.bots.yali.puzzles", "holds"),
    measure="chance",
    solve_board=later("ludotheque.bots.yali.solving", "solve_board"),
    warm=(later("ludotheque.bots.yali.warm", "warm"),),
)
