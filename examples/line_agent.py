"""A program that plays any game by lines on stdin and stdout: the first that begins.

    ludotheque bench-agent yali --level 1 -- python -m examples.line_agent

It is told the table in lines that begin with `| `, then `?`, and answers with one line. `! …` says why its
answer was refused. This one takes a listed move at random; put a better idea in `decide`.
"""

import re
import sys
from random import Random


def decide(told: list[str], dice: Random) -> str:
    """One of the listed moves by its number; nothing (wait) if there is none."""
    numbers = [found[1] for line in told if (found := re.match(r"  (\d+)\. ", line))]
    return dice.choice(numbers) if numbers else ""


def main() -> None:
    dice, told = Random(1), list[str]()
    for line in sys.stdin:
        said = line.rstrip("\n")
        if said.startswith("|"):
            told.append(said[2:])
        elif said == "?":
            print(decide(told, dice), flush=True)
            told = []


if __name__ == "__main__":
    main()
