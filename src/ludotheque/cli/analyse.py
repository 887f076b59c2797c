"""`ludotheque analyse FILE`: a finished game judged move by move, in a table that grows as it is computed."""

import argparse
import sys
from pathlib import Path

from ludotheque.bots.bot import Progress, Remark, Review
from ludotheque.game import Refusal
from ludotheque.record import Record, read_game
from ludotheque.registry import bots, game
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", type=Path, help=t("cli-saved"))


def run(args: argparse.Namespace, t: Texts) -> int:
    record = _load(args.file)
    played, analyst = game(record.game), bots(record.game)
    if analyst.analyse is None:
        raise Refusal("analyse-none")
    print(t("analyse-heading"))
    total = turning = 0.0
    for found in analyst.judge(record.options, record.players, record.moves):
        match found:
            case Review():
                seat = played.seat_name(record.options, record.players, found.seat)
                print(_row(found, seat, t))
                total += found.loss
                turning += found.turning
            case Remark():
                print(f"\n{t(found.text, **found.params)}")
            case Progress():
                if sys.stderr.isatty():
                    print(f"\r{100 * found.done:3.0f} %", end="\r", file=sys.stderr, flush=True)
    print("\n" + t("analyse-sum", loss=f"{total:.2f}", turning=int(turning)))
    return 0


def _load(file: Path) -> Record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("analyse-file", file=str(file), error=str(error)) from None
    return read_game(text, game)


def _row(review: Review, seat: str, t: Texts) -> str:
    mark = "⟵" if review.turning else ""
    best = "" if review.played == review.best else review.best
    note = t(review.text, **review.params) if review.text else ""
    row = f"{review.index + 1:>4} {seat:>4}  {review.played:<28} {review.value:>8.2f} {review.loss:>7.2f}"
    return f"{row} {mark:1}  {best}  {note}".rstrip()
