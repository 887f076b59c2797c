"""What a bot is asked, what it answers, and what the bots of a game say of themselves. Alike for every game.

`BOTS = Bots(…)` in `bots/<game>/__init__.py`, or in the module `bots` of a game that is a guest, is all that
others need. Sentences are text ids with parameters, told in the reader's language.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.game import Param, Seat
from ludotheque.puzzles import Puzzle


@dataclass(frozen=True, kw_only=True)
class Situation:
    """All a bot is given: what its seat sees and has witnessed, never a state."""

    options: Any
    players: int
    seat: Seat
    view: Any
    witnessed: tuple[tuple[Seat, Any], ...] = ()
    """The moves so far as this seat saw them (`Game.witness`), CHANCE and CLOCK included."""
    seed: int = 0
    """The same for all questions of one match and seat: mix it with the phase for steady plans."""
    elapsed: float = 0.0
    """Seconds since the present phase began, for games against the clock."""

    def rng(self, *mix: object) -> Random:
        """Dice that fall the same way whenever the same question is asked."""
        return Random(f"{self.seed}|{self.seat}|{'|'.join(map(str, mix))}")


class Choice(Struct, frozen=True):
    """A move, and when: seconds since the phase began (0: at once). No move: content to wait."""

    move: Any | None
    at: float = 0.0
    think: str = ""
    """A few words for logs and analysis (an evaluation, a word in mind); never shown during play."""


class Hint(Struct, frozen=True):
    """One step of help. `move` stands only in the last step."""

    text: str
    params: dict[str, Param] = {}
    move: Any | None = None
    more: bool = True


Mark = Literal["only", "best", "fine", "inaccuracy", "mistake"]
"""A decision in one word; `only`: every other move would have been a mistake."""


class Review(Struct, frozen=True, tag="review"):
    """One decision of a finished game, judged."""

    index: int
    """Which of the game's moves (0 is the first, CHANCE and CLOCK counted)."""
    seat: Seat
    played: str
    best: str
    value: float
    """How the game stands for seat 0 after the best move, in what `Bots.measure` says."""
    loss: float
    """How much worse the move was than the best found; 0 for a best move."""
    margin: float = 0.0
    """For a best move: how much better it was than any other; 0 where nobody has looked."""
    mark: Mark = "best"
    """What loss and margin amount to (`Bots.judge`)."""
    turning: bool = False
    text: str = ""
    params: dict[str, Param] = {}
    better: Any = None
    """The best move found, where it is not the one played."""
    effect: Any = None
    """What that move does, as `Game.effect` tells it."""


class Remark(Struct, frozen=True, tag="remark"):
    """Something about the whole game ("this deal could have been Balied: 742")."""

    text: str
    params: dict[str, Param] = {}


class Progress(Struct, frozen=True, tag="progress"):
    """How much of the work is done, 0 to 1."""

    done: float


Choose = Callable[[Situation, str], Choice]
GiveHint = Callable[[Situation, int], Hint]
Analyse = Callable[[Any, int, Sequence[tuple[Seat, Any]]], Iterator[Review | Remark | Progress]]
Solve = Callable[[Any, Callable[[int], Random]], Sequence[Any]]
MakePuzzles = Callable[[str, Random, Container[str]], Iterator[Puzzle]]
PuzzleHolds = Callable[[Puzzle, str], bool]
Measure = Literal["chance", "points"]


class Thresholds(Struct, frozen=True):
    """From which loss on a move is inaccurate, and a mistake."""

    inaccuracy: float
    mistake: float


CHANCES = Thresholds(0.05, 0.1)
POINTS_ALONE = Thresholds(5.0, 15.0)
POINTS_AHEAD = Thresholds(3.0, 10.0)


Search = Literal["quick", "plain", "proof"]
"""How a small board is solved: to play by, or in one of two ways to check it."""


class Solved(Struct, frozen=True):
    """A game on a small board, played without a mistake from its set-up."""

    value: int
    """1 if whoever begins wins, 0 for a draw, -1 if the other one does."""
    positions: int
    """How many were looked at."""


def mark(review: Review, by: Thresholds) -> Mark:
    """The one word for a decision, by what it gave away."""
    if review.best == review.played or review.loss <= 0:
        return "only" if review.margin >= by.mistake else "best"
    if review.loss >= by.mistake:
        return "mistake"
    return "inaccuracy" if review.loss >= by.inaccuracy else "fine"


class Level(Struct, frozen=True):
    """A bot that people play with. A level means the same on every machine."""

    id: str
    name: str
    """A first name, the same in every language."""
    rating: int
    """In Elo points, by games of these bots among each other; the lowest level of a game has 800."""
    character: str
    """Text id of a line that says how this one plays."""
    face: str = ""
    """As the page draws it (`web/src/lib/face.ts`), the same in every game; empty: drawn for the name."""


@dataclass(frozen=True, kw_only=True)
class Bots:
    """The bots of one game."""

    levels: tuple[Level, ...]
    """Whom people may play with, from "a child can win" to "as strong as we can"."""
    usual: str
    """The level that sits down when nobody asked for another."""
    adviser: str
    """The level whose move is told to whom asks for help, where the game gives no hints of its own."""
    choose: Choose
    """What a bot of that level does; deterministic in the situation and the level."""
    hint: GiveHint | None = None
    """Step 0 is a nudge, each further step says more, the last names the move."""
    analyse: Analyse | None = None
    """Of a finished game's moves one `Review` per decision of a player in order, `Remark`s about the whole.
    A generator: shown as it comes, cancelled by closing it."""
    make_puzzles: MakePuzzles | None = None
    """Puzzles of the wanted kinds in that language, one after the other without end; ids are given later."""
    puzzle_holds: PuzzleHolds | None = None
    """Whether a puzzle would still be made as it is: the words, the rules or the bots may have changed."""
    measure: Measure = "points"
    """What an analysis tells: seat 0's chance to win, or points (of one alone, or ahead of the others)."""
    solve: Solve | None = None
    """The best way found through a deal for one by whoever sees all cards: its moves, draws left out. Asked
    with the options and what the n-th draw is made from."""
    solve_board: Callable[[dict[str, Any], Search], Solved] | None = None
    """Who wins on a board of that size, exactly; its measures and options by name, None where nobody asked.
    With True by a plain search that shares nothing with the quick one. Raises BadOptions."""
    warm: tuple[Callable[[], None], ...] = ()
    """Compile or load what first decisions need, in parts: between two of them somebody may ask."""
    references: tuple[str, ...] = ()
    """Players that only the arena knows, to measure the levels by (`random`, `greedy`, `thumb`)."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Whatever `choose` plays: the levels in order, then the reference players."""
        return (*(level.id for level in self.levels), *self.references)

    @property
    def persons(self) -> dict[str, Level]:
        """Who plays each level."""
        return {level.id: level for level in self.levels}

    @property
    def middle(self) -> str:
        """The level for a seat whose person is gone."""
        return self.levels[len(self.levels) // 2].id

    def level(self, level_id: str) -> Level:
        """The level of that id; raises KeyError."""
        found = next((level for level in self.levels if level.id == level_id), None)
        if found is None:
            raise KeyError(level_id)
        return found

    def judge(
        self, options: Any, players: int, moves: Sequence[tuple[Seat, Any]]
    ) -> Iterator[Review | Remark | Progress]:
        """What `analyse` says, with the mark of every decision; there must be an analysis."""
        assert self.analyse is not None
        by = CHANCES if self.measure == "chance" else POINTS_ALONE if players == 1 else POINTS_AHEAD
        for found in self.analyse(options, players, moves):
            yield replace(found, mark=mark(found, by)) if isinstance(found, Review) else found

    def advise(self, situation: Situation, step: int) -> Hint:
        """The game's own hint, or else the adviser's move."""
        if self.hint is not None:
            return self.hint(situation, step)
        adviser: dict[str, Param] = {"name": self.level(self.adviser).name}
        move = self.choose(situation, self.adviser).move
        return Hint("hint-wait" if move is None else "hint-adviser", adviser, move, more=False)


def later(module: str, name: str) -> Callable[..., Any]:
    """A function that is imported when it is first called: who only asks for levels loads nothing heavy."""

    def call(*args: Any) -> Any:
        return getattr(import_module(module), name)(*args)

    return call
