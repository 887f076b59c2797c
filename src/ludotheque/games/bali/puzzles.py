"""BALI's puzzles: Bali this panel, the best word in this panel, and "is this a word's part?".

A position is written as the columns of the solver's panel. For a challenge the rival's follow after `|`, and
then which two of them he has just joined: `A E R N S T L | OV MB I D U C H | 1+2`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ludotheque.game import CLOCK, Seat
from ludotheque.games.bali.cards import BALI, points, reading
from ludotheque.games.bali.editions import edition, edition_in
from ludotheque.games.bali.notation import read
from ludotheque.games.bali.panel import COLUMNS, Rulebook, is_complete, joined
from ludotheque.games.bali.rules import apply, start
from ludotheque.games.bali.scoring import book_of, rulebook
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Move,
    Name,
    Naming,
    Options,
    Over,
    Panels,
    Remove,
    State,
    TimeUp,
    Turn,
    Wave,
    Window,
)
from ludotheque.lessons import Lesson, Wrong
from ludotheque.puzzles import Puzzle

OF_WORDS = True
KINDS = {"bali": ("B14",), "word": ("B7",), "challenge": ("B24", "B6")}
"""What is asked, and the rules it is about."""
Step = Lesson[State, Move]
MOVES = 20
"""Nobody needs more for the seven columns of a panel."""
AROUND = 8
"""Words that have a part are looked through for one to name."""
DECK = "E"
"""One card more lies in the deck of a best word, so that the game goes on after it."""


@cache
def _unfit() -> dict[str, frozenset[str]]:
    listed = (Path(__file__).parent / "data" / "unfit.toml").read_bytes()
    read_as = msgspec.toml.decode(listed, type=dict[str, str])
    return {lang: frozenset(words.split()) for lang, words in read_as.items()}


def fit(lang: str, word: str) -> bool:
    """Whether a puzzle may turn on this word: it is more than a name or an abbreviation, and not coarse."""
    return word not in _unfit().get(lang, ())


class Spelled(NamedTuple):
    """A word and the columns that make it, in their order."""

    word: str
    columns: tuple[int, ...]


def spellings(book: Rulebook, columns: Sequence[str]) -> Iterator[Spelled]:
    """Every word that whole columns make, one below the other, a Bali card as any letter."""
    letters = [reading(book.edition, column) for column in columns]

    def longer(text: str, used: tuple[int, ...]) -> Iterator[Spelled]:
        if book.words.is_word(text):
            yield Spelled(text, used)
        for at, column in enumerate(letters):
            for more in book.edition.alphabet if column == BALI else [column]:
                if more and at not in used and (not text or book.words.is_fragment(text + more)):
                    yield from longer(text + more, (*used, at))

    return longer("", ())


def clearing(book: Rulebook, columns: Sequence[str]) -> tuple[Spelled, ...] | None:
    """Words that use up the whole panel, of the commonest kind there is; None: it cannot be Balied. Exact."""
    by_columns: dict[frozenset[int], Spelled] = {}
    zipf = book.words.lexicon.zipf
    for one in spellings(book, columns):
        used = frozenset(one.columns)
        if used not in by_columns or zipf(by_columns[used].word) < zipf(one.word):
            by_columns[used] = one
    best: tuple[float, tuple[Spelled, ...]] | None = None

    def cover(left: frozenset[int], rarest: float, so_far: tuple[Spelled, ...]) -> None:
        nonlocal best
        if best is not None and rarest <= best[0]:
            return
        if not left:
            best = (rarest, so_far)
            return
        first = min(left)
        for used, one in by_columns.items():
            if first in used and used <= left:
                cover(left - used, min(rarest, zipf(one.word)), (*so_far, one))

    cover(frozenset(at for at, column in enumerate(columns) if column), 9.0, ())
    return best[1] if best else None


def table(lang: str, *panels: str, deck: str = "", **options: Any) -> State:
    """The solver in turn, with these columns before everybody."""
    chosen = Options(edition=edition_in(lang), **options)
    most = COLUMNS[len(panels)]
    laid: Panels = tuple((*row, *("",) * (most - len(row))) for row in (one.split() for one in panels))
    if any(len(panel) != most or not any(panel) for panel in laid):
        raise ValueError(f"a panel has one to {most} columns")
    cards = {card for panel in laid for column in panel for card in column.upper()}
    if unknown := cards - {*edition(chosen.edition).values}:
        raise ValueError(f"no cards: {' '.join(sorted(unknown))}")
    return replace(start(chosen, len(panels)), panels=laid, deck=deck, phase=Turn(), turns=1)


def lesson(puzzle: Puzzle, lang: str) -> Step:
    """The puzzle as a step."""
    match puzzle.kind:
        case "bali":
            return _bali(puzzle, table(lang, puzzle.at))
        case "word":
            return _word(puzzle, table(lang, puzzle.at, deck=DECK))
        case "challenge":
            return _challenge(puzzle, lang)
        case _:
            raise ValueError(f"no kind of puzzle is called {puzzle.kind}")


def _step(puzzle: Puzzle, state: State, **more: Any) -> Step:
    return Step(
        id=puzzle.kind,
        rules=KINDS[puzzle.kind],
        options=state.options,
        players=state.players,
        state=state,
        demo=puzzle.solution,
        **more,
    )


def _bali(puzzle: Puzzle, state: State) -> Step:
    book = rulebook(state.options)

    def stranded(_before: State, _move: Move, after: State) -> bool:
        return clearing(book, after.panels[0]) is None

    return _step(puzzle, state, goal=_balied, most=MOVES, wrong=(Wrong("stranded", stranded, ""),))


def _balied(_before: State, _move: Move, after: State) -> bool:
    return isinstance(after.phase, Over) and after.phase.balied[0]


def _word(puzzle: Puzzle, state: State) -> Step:
    def best(before: State, move: Move, after: State) -> bool:
        return _made_word(before, move, after) and _worth(before, move) >= puzzle.points

    word = reading(edition(state.options.edition), joined(state.panels, _solution(puzzle, state)))
    return _step(
        puzzle,
        state,
        goal=best,
        params={"word": word},
        wrong=(Wrong("less", _made_word, ""), Wrong("taken", _removed, ""), Wrong("part", _any, "")),
    )


def _solution(puzzle: Puzzle, state: State) -> Build:
    move = read(state, 0, puzzle.solution[0])
    if not isinstance(move, Build):
        raise ValueError(f"{puzzle.solution[0]} builds nothing")
    return move


def _made_word(before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Build) and is_complete(book_of(before, 0), joined(before.panels, move))


def _worth(before: State, move: Move) -> int:
    assert isinstance(move, Build)
    return points(edition(before.options.edition), joined(before.panels, move))


def _removed(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Remove)


def _any(*_said: object) -> bool:
    return True


def _challenge(puzzle: Puzzle, lang: str) -> Step:
    mine, theirs, build = (part.strip() for part in puzzle.at.split("|"))
    state = replace(table(lang, mine, theirs, deck=DECK, mode="challenge"), turn=1)
    state = apply(state, 1, read(state, 1, build))
    right = part_of(state)

    def said(_before: State, move: Move, _after: State) -> bool:
        return isinstance(move, Wave if right else Challenge)

    wrong = Wrong("doubted" if right else "waved", _any, "")
    return _step(
        puzzle,
        state,
        goal=said,
        wrong=(wrong,),
        reply=_answer,
        params={"word": right, "known": int(right != "")},
    )


def part_of(state: State) -> str:
    """The commonest word around what the rival has just built; empty: there is none."""
    assert isinstance(state.phase, Window)
    book = book_of(state, 1)
    letters = reading(book.edition, joined(state.phase.before, state.phase.build))
    return _told(book, letters)


def _told(book: Rulebook, letters: str) -> str:
    """The commonest word that has these letters; one that is no name, if there is such a word."""
    words = book.words.containing(letters, AROUND)
    return next((word for word in words if fit(book.edition.language, word)), next(iter(words), ""))


def _answer(state: State) -> tuple[Seat, Move] | None:
    """A rival who is challenged names his word if there is one."""
    if not isinstance(state.phase, Naming):
        return None
    book = book_of(state, 1)
    letters = reading(book.edition, joined(state.phase.before, state.phase.build))
    word = _told(book, letters)
    return (1, Name(word)) if word else (CLOCK, TimeUp())
