"""Players of WORD JAM that are no people: they know common words best and need time to find them.

`BOTS` is all that others know of them; what thinks is loaded when it is first asked (`later`).
"""

from ludotheque.bots.bot import Bots, Level, later

BOTS = Bots(
    levels=(
        Level("0", "Lou", 800, "bot-wordjam-0", "5540200"),
        Level("1", "Emil", 965, "bot-wordjam-1", "0930038"),
        Level("2", "Nina", 1085, "bot-wordjam-2", "2160429"),
        Level("3", "Oscar", 1245, "bot-wordjam-3", "3802055"),
        Level("4", "Clara", 1425, "bot-wordjam-4", "02111b2"),
        Level("5", "Leon", 1620, "bot-wordjam-5", "4661084"),
    ),
    references=("random",),
    usual="2",
    adviser="5",
    choose=later("ludotheque.bots.wordjam.choose", "choose"),
    hint=later("ludotheque.bots.wordjam.hint", "hint"),
    analyse=later("ludotheque.bots.wordjam.analyse", "analyse"),
    make_puzzles=later("ludotheque.bots.wordjam.puzzles", "make"),
    puzzle_holds=later("ludotheque.bots.wordjam.puzzles", "holds"),
    warm=(later("ludotheque.bots.wordjam.warm", "warm"),),
)
