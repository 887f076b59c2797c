"""`ludotheque replay FILE --check`: every game of a file verified, however many there are.

`replay` hands over to it; a game is read and verified, nothing is written.
"""

import sys
import time
from pathlib import Path

from ludotheque.cli.terminal import why_not
from ludotheque.game import Refusal
from ludotheque.texts import Texts

SHOWN = 20
"""How many refusals are told; the rest is counted."""


def check_file(file: Path, t: Texts) -> int:
    """0 if every game is right, 1 if one is not; raises Refusal if the file cannot be read."""
    from ludotheque.envs.data import checked

    if file.suffix == ".parquet":
        try:
            from ludotheque.envs.columns import lines_of
        except ImportError:
            raise Refusal("needs-research") from None
    right, wrong, moves, begin = 0, 0, 0, time.monotonic()
    told = begin
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            for one in checked(lines_of(file) if file.suffix == ".parquet" else lines):
                right, wrong, moves = (
                    right + (one.refusal is None),
                    wrong + (one.refusal is not None),
                    moves + one.moves,
                )
                if one.refusal is not None and wrong <= SHOWN:
                    print(t("check-wrong", number=one.number, at=one.at, why=why_not(t, one.refusal)))
                if (now := time.monotonic()) - told >= 1:
                    told = now
                    so_far = t(
                        "check-progress", games=right + wrong, pace=round((right + wrong) / (now - begin))
                    )
                    print(so_far, file=sys.stderr, flush=True)
    except (OSError, ValueError) as error:
        raise Refusal(
            "file-read", file=str(file), why=str(getattr(error, "strerror", None) or error)
        ) from None
    print(t("check-done", right=right, wrong=wrong, moves=moves))
    return int(wrong > 0 or right == 0)
