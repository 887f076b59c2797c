"""A recorded game, judged move by move by the strongest player there is.

python -m examples.judged examples/game.txt
"""

import sys
from pathlib import Path

import ludotheque
from ludotheque.bots.bot import Remark, Review
from ludotheque.texts import texts

SLIP = 0.05
"""Chances to win given away that are worth a line."""


def main(file: str = str(Path(__file__).with_name("game.txt"))) -> None:
    record = ludotheque.read_game(Path(file).read_text(encoding="utf-8"), ludotheque.game)
    game, t = ludotheque.game(record.game), texts("en")
    analyse = ludotheque.bots(record.game).analyse
    assert analyse is not None, "nobody analyses this game"
    for found in analyse(record.options, record.players, record.moves):
        match found:
            case Review(loss=loss) if loss > SLIP:
                name = game.seat_name(record.options, record.players, found.seat)
                print(f"{found.index + 1}. {name} {found.played} lost {loss:.2f}; better was {found.best}")
            case Remark():
                print(t(found.text, **found.params))


if __name__ == "__main__":
    main(*sys.argv[1:])
