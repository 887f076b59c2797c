"""Puzzles of BALI out of bots' solitaires: panels that can be Balied, panels with one best word; and what a
rival may have built that is a word's part, or only looks like one.

Endings are solved exactly, best words are the best of all that can be built, parts are looked up: nothing
here is an estimate. What people cannot be expected to know is left out (`KNOWN`).
"""

from collections.abc import Container, Iterator
from functools import cache
from random import Random

from ludotheque.bots.bali import solitaire
from ludotheque.bots.bali.levels import Alone
from ludotheque.bots.bot import Situation
from ludotheque.game import CHANCE, Seat
from ludotheque.games.bali import GAME
from ludotheque.games.bali.cards import BALI, points, reading
from ludotheque.games.bali.editions import edition_in
from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import Rulebook, joined
from ludotheque.games.bali.puzzles import Spelled, clearing, fit, lesson, part_of, table
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.types import Move, Options, State, Turn
from ludotheque.lexicon import open_lexicon
from ludotheque.puzzles import Puzzle

KNOWN = {"en": 3.2, "fr": 3.0, "de": 2.8}
"""The Zipf frequency of a word that people know, by language: single forms are rarer where there are more."""
SHORT, SURELY = 5, 0.8
"""Short words of an ending must be so much commoner: among them are abbreviations and names."""
GAP = 0.15
"""By which part of its points the best word is ahead of the next."""
LISTED = 60
FEWEST = 5
"""Fewer columns, words to choose from or letters are no puzzle."""
APART = 6
"""Turns between two panels of one game."""
PART = (4, 5)
"""Letters of what a rival has built."""
COMPOUNDS = ("de",)
"""Languages that write new words by joining old ones."""
LONG, TRIES = 6, 400
MINE = "AEIRNSTLDU"
"""What the solver has before him: nothing that matters."""
USUAL = 60
"""Three letters that so many words have are usual."""
DOUBTFUL = 40
"""A part that more words have is not in doubt."""


def make(lang: str, dice: Random, kinds: Container[str]) -> Iterator[Puzzle]:
    """Endless: a panel that can be Balied, one with a best word, a challenge, as they are wanted."""
    book = rulebook(Options(edition=edition_in(lang)))
    for panel in panels(lang, dice):
        if "bali" in kinds:
            part = dice.sample([column for column in panel if column], dice.randint(FEWEST, 7))
            if sum(column == BALI for column in part) < 2 and (found := look_for_bali(book, part, lang)):
                yield found
        if "word" in kinds and BALI not in panel and (found := look_for_word(book, panel, lang)):
            yield found
        if "challenge" in kinds and dice.random() < 0.2 and (found := challenge(book, panel, lang, dice)):
            yield found


def panels(lang: str, dice: Random) -> Iterator[tuple[str, ...]]:
    """Full panels out of one solitaire after the other."""
    options = Options(edition=edition_in(lang))
    while True:
        state, witnessed, wait = GAME.start(options, 1), list[tuple[Seat, Move]](), dice.randrange(12, 20)
        while GAME.outcome(state) is None:
            if CHANCE in GAME.actors(state):
                seat, move = CHANCE, GAME.roll(state, dice)
            else:
                wait -= 1
                if wait <= 0 and all(state.panels[0]):
                    yield state.panels[0]
                    wait = APART
                seat, move = 0, _played(state, witnessed)
            witnessed.append((seat, move))
            state = GAME.apply(state, seat, move)


def _played(state: State, witnessed: list[tuple[Seat, Move]]) -> Move:
    situation = Situation(
        options=state.options, players=1, seat=0, view=GAME.view(state, 0), witnessed=tuple(witnessed)
    )
    best = solitaire.candidates(situation, Alone())
    return solitaire.move_of(situation, best[0].code) if best else next(iter(GAME.legal_moves(state, 0)))


def holds(puzzle: Puzzle, lang: str) -> bool:
    """Whether it would be made again, with the words as they are now."""
    book = rulebook(Options(edition=edition_in(lang)))
    match puzzle.kind:
        case "bali":
            return look_for_bali(book, puzzle.at.split(), lang) is not None
        case "word":
            again = look_for_word(book, tuple(puzzle.at.split()), lang)
            return again is not None and again.points == puzzle.points
        case _:
            word = part_of(lesson(puzzle, lang).state)
            known = not word or (fit(lang, word) and book.words.lexicon.zipf(word) >= KNOWN[lang])
            return known and puzzle.solution == ("wave" if word else "challenge",)


def look_for_bali(book: Rulebook, panel: list[str], lang: str) -> Puzzle | None:
    """A panel that is cleared with words that people know, at least two of which must be built."""
    words = clearing(book, panel)
    if words is None or len(panel) < FEWEST or sum(len(one.columns) > 1 for one in words) < 2:
        return None
    zipf = book.words.lexicon.zipf
    rarest = min(zipf(one.word) - SURELY * (len(one.word) <= SHORT) for one in words)
    if rarest < KNOWN[lang] or not all(fit(lang, one.word) for one in words):
        return None
    builds = [_build(one, panel) for one in words if len(one.columns) > 1]
    grade = len(panel) - 3 - (BALI in panel) + (rarest < KNOWN[lang] + 0.3)
    return Puzzle(
        id=1,
        kind="bali",
        grade=min(5, max(1, grade)),
        at=" ".join(panel),
        solution=(*builds, *(f"-{one.columns[0] + 1}" for one in words)),
    )


def _build(word: Spelled, panel: list[str]) -> str:
    columns = "+".join(str(at + 1) for at in word.columns)
    return f"{columns}={word.word}" if any(panel[at] == BALI for at in word.columns) else columns


def look_for_word(book: Rulebook, panel: tuple[str, ...], lang: str) -> Puzzle | None:
    """A panel whose best word people know, and that is well ahead of every other."""
    state = table(lang, " ".join(panel), deck="E")
    assert isinstance(state.phase, Turn)
    worth: dict[str, int] = {}
    moves = {}
    for build in listed(book, state.panels, [0], True, LISTED):
        made = joined(state.panels, build)
        word = reading(book.edition, made)
        if book.words.is_word(word) and word not in worth:
            worth[word], moves[word] = points(book.edition, made), build
    if len(worth) < FEWEST:
        return None
    best, second = sorted(worth, key=lambda word: -worth[word])[:2]
    zipf = book.words.lexicon.zipf(best)
    if zipf < KNOWN[lang] or not fit(lang, best) or len(best) < FEWEST:
        return None
    pieces = len(moves[best].pieces)
    if pieces < 2 or worth[second] > (1 - GAP) * worth[best]:
        return None
    easy = zipf >= KNOWN[lang] + 1
    return Puzzle(
        id=1,
        kind="word",
        grade=min(5, max(1, pieces + (len(best) > 6) - easy)),
        at=" ".join(panel),
        solution=(GAME.write(state, 0, moves[best]),),
        points=worth[best],
        gap=round(worth[best] - worth[second], 2),
    )


def challenge(book: Rulebook, panel: tuple[str, ...], lang: str, dice: Random) -> Puzzle | None:
    """Four or five letters that a rival has joined: known words have them, or none does."""
    if any(BALI in column for column in panel):
        return None
    right, known = dice.random() < 0.5, _known(lang)
    for _ in range(TRIES):
        size = dice.choice(PART)
        cut = dice.randrange(1, size)
        one, other = dice.sample(known, 2)
        letters = (
            _slice(one, size, dice) if right else _slice(one, cut, dice) + _slice(other, size - cut, dice)
        )
        if any(card not in book.edition.values for card in letters) or book.words.is_word(letters):
            continue
        grade = _part(book, letters, lang) if right else _no_part(book, letters, lang)
        if grade:
            theirs = (letters[:cut], letters[cut:], *panel[2:])
            return Puzzle(
                id=1,
                kind="challenge",
                grade=grade,
                at=f"{' '.join(dice.sample(MINE, 7))} | {' '.join(theirs)} | 1+2",
                solution=("wave" if right else "challenge",),
            )
    return None


@cache
def _known(lang: str) -> list[str]:
    """The long words that people know."""
    lexicon = open_lexicon(lang)
    return [word for word in lexicon.words() if len(word) >= LONG and lexicon.zipf(word) >= KNOWN[lang]]


def _part(book: Rulebook, letters: str, lang: str) -> int:
    """How hard it is to see that words have these letters; 0: too easy, or too hard to know."""
    words = book.words.containing(letters, DOUBTFUL)
    rank = max((book.words.lexicon.zipf(word) for word in words if fit(lang, word)), default=0.0)
    if len(words) == DOUBTFUL or rank < KNOWN[lang]:
        return 0
    hard = (len(words) < 20, len(words) < 6, len(words) < 3, rank < KNOWN[lang] + 1)
    return 1 + sum(hard)


def _no_part(book: Rulebook, letters: str, lang: str) -> int:
    """How hard it is to see that no word has these letters; 0: some do, or nobody would think so."""
    threes = [letters[at : at + 3] for at in range(len(letters) - 2)]
    if book.words.is_fragment(letters) or not all(map(book.words.is_fragment, threes)):
        return 0
    if lang in COMPOUNDS and _compound(book, letters):
        return 0
    usual = all(len(book.words.containing(three, USUAL)) == USUAL for three in threes)
    return 2 + 2 * usual + (len(letters) > PART[0])


def _slice(word: str, size: int, dice: Random) -> str:
    at = dice.randrange(len(word) - size + 1)
    return word[at : at + size]


def _compound(book: Rulebook, letters: str) -> bool:
    """Whether a word's end and another's beginning could meet there: no list has every compound."""
    lexicon = book.words.lexicon
    return any(
        any(word.endswith(letters[:cut]) for word in lexicon.containing(letters[:cut], 200))
        and bool(lexicon.starting(letters[cut:], 1))
        for cut in range(1, len(letters))
    )
