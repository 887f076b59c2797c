"""`ludotheque puzzles make|check|play GAME`: find puzzles, drop those that no longer hold, solve them."""

import argparse
import time
from collections import Counter
from pathlib import Path
from random import Random

from ludotheque import puzzles as book
from ludotheque.cli.learn import Exercise
from ludotheque.cli.terminal import Terminal
from ludotheque.game import Refusal
from ludotheque.puzzles import Puzzle
from ludotheque.registry import GAME_IDS, bots, game, puzzle_book, puzzle_file, puzzle_kinds, puzzle_lesson
from ludotheque.texts import Texts

EACH_GRADE = 2
EACH = 80
"""So many of each kind are looked for, unless told otherwise."""


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument(
        "what", choices=("play", "make", "check"), metavar="play|make|check", help=t("cli-puzzles-what")
    )
    parser.add_argument("game", choices=GAME_IDS, metavar="GAME", help=", ".join(GAME_IDS))
    parser.add_argument("--each", type=int, default=EACH, metavar="N", help=t("cli-puzzles-each"))
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help=t("cli-puzzles-minutes"))
    parser.add_argument("--seed", type=int, default=1, help=t("cli-puzzles-seed"))


def run(args: argparse.Namespace, t: Texts) -> int:
    file = puzzle_file(args.game, t.lang)
    if file is None:
        raise Refusal("no-puzzles", game=t(f"box-{args.game}"))
    content = file.read_bytes() if file.exists() else b""
    kept = book.read(content, file.name)
    last = book.last_id(content, kept)
    if args.what == "play":
        return play(args.game, t, list(kept.values()), Random())
    if args.what == "make":
        kept = make(args, t.lang, file, kept, last)
    else:
        kept = check(args.game, t.lang, kept)
        file.write_bytes(book.write(kept.values(), last))
    for kind, count in sorted(Counter(one.kind for one in kept.values()).items()):
        grades = Counter(one.grade for one in kept.values() if one.kind == kind)
        print(f"{kind:10} {count:5}  {'  '.join(f'{grade}: {grades[grade]}' for grade in book.GRADES)}")
    return 0


def play(game_id: str, t: Texts, puzzles: list[Puzzle], dice: Random) -> int:
    """One after the other, harder and harder."""
    term = Terminal(t)
    dice.shuffle(puzzles)
    try:
        for number in range(len(puzzles)):
            grade = min(book.GRADES[-1], 1 + number // EACH_GRADE)
            puzzle = min(puzzles, key=lambda one: abs(one.grade - grade))
            puzzles.remove(puzzle)
            term.say("puzzle-grade", "dim", grade=puzzle.grade)
            Exercise(term, game(game_id), puzzle_lesson(game_id, puzzle, t.lang)).given()
    except EOFError:
        term.say("goodbye")
    return 0


def make(
    args: argparse.Namespace, lang: str, file: Path, kept: dict[int, Puzzle], last: int
) -> dict[int, Puzzle]:
    """Append what is found until there is enough of every kind or the time is up; resumable."""
    find, ends = bots(args.game).make_puzzles, time.monotonic() + 60 * args.minutes
    have = Counter(one.kind for one in kept.values())
    wanted = {kind for kind in puzzle_kinds(args.game) if have[kind] < args.each}
    if find is None or not wanted:
        return kept
    drafts = find(lang, Random(f"{args.seed} {len(kept)}"), wanted)
    with file.open("ab") as out:
        for puzzle in book.with_ids(drafts, kept, last):
            if not (why := book.proved(game(args.game), _lesson(args.game), puzzle, lang)):
                kept[puzzle.id] = puzzle
                out.write(book.write([puzzle]))
                out.flush()
                have[puzzle.kind] += 1
            else:
                print(f"{puzzle.kind} {puzzle.at}: {why}")
            wanted.difference_update(kind for kind in list(wanted) if have[kind] >= args.each)
            if not wanted or time.monotonic() > ends:
                break
    return kept


def check(game_id: str, lang: str, kept: dict[int, Puzzle]) -> dict[int, Puzzle]:
    """Those that still hold; the others are told."""
    holds = bots(game_id).puzzle_holds
    good: dict[int, Puzzle] = {}
    for puzzle in kept.values():
        why = book.proved(game(game_id), _lesson(game_id), puzzle, lang)
        if not why and holds is not None and not holds(puzzle, lang):
            why = "it would not be made again"
        if why:
            print(f"{puzzle_book(game_id, lang)}-{puzzle.id}: {why}")
        else:
            good[puzzle.id] = puzzle
    return good


def _lesson(game_id: str) -> book.ToLesson:
    return lambda puzzle, lang: puzzle_lesson(game_id, puzzle, lang)
