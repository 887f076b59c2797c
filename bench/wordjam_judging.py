"""How bots judge the words of people: four classes of words, said by somebody to a table of bots.

The words are data (`bench/words/judging`): `listed` drawn from the theme lists, the others written by hand
before the bots had their present head. Of `fitting` only those count that no list knows.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam import BOTS
from ludotheque.game import CHANCE, CLOCK, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import CONSONANTS
from ludotheque.games.wordjam.letters import letters
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.games.wordjam.types import (
    Call,
    Deal,
    Dispute,
    Language,
    Lot,
    Move,
    Options,
    Say,
    State,
    TimeUp,
    Turn,
    Vote,
    Voting,
    Window,
)

WORDS = Path(__file__).parent / "words" / "judging"
CLASSES = {"listed": ">= 98 %", "fitting": ">= 85 %", "wrong": "<= 10 %", "nonsense": "<= 2 %"}
TABLES = (4, 8)
"""How many bots sit with the speaker."""
LISTED = tuple(style.id for style in STYLES.values() if style.listed)


def words(language: str, kind: str) -> Iterator[tuple[str, str]]:
    """Styles and words of a class; nonsense goes round the Styles."""
    lines = (WORDS / f"{language}-{kind}.txt").read_text("utf-8").splitlines()
    if kind == "nonsense":
        for index, word in enumerate(", ".join(lines).split(", ")):
            yield LISTED[index % len(LISTED)], word
        return
    for line in lines:
        style, _, some = line.partition(": ")
        for word in some.split(", "):
            if kind != "fitting" or letters(word, language, style) not in theme_list(language, style):
                yield style, word


def said(language: Language, style: str, word: str, players: int) -> State:
    """A table at which the first player has just said that word, with no letter of it forbidden."""
    folded = letters(word, language, style)
    free = [c for c in CONSONANTS if c not in folded]
    used = [c for c in dict.fromkeys(folded) if c in CONSONANTS][:4]
    dealt = used + [c for c in free if c not in used][: 4 - len(used)]
    forbidden = next(c for c in free if c not in dealt)
    state = GAME.start(Options(language), players)
    opening: list[tuple[Seat, Move]] = [
        (CHANCE, Lot(0)),
        (CHANCE, Turn(style)),
        (CLOCK, TimeUp()),
        (CHANCE, Deal("".join(dealt) + forbidden)),
        (0, Call()),
        (0, Say(word)),
    ]
    for seat, move in opening:
        state = act(GAME, state, seat, move)
    return state


def stands(state: State, levels: Sequence[str], seed: int) -> tuple[bool, bool]:
    """Whether the word stands, and whether everybody who disputed it voted so."""
    honest, against = True, None
    while isinstance(state.phase, Window | Voting):
        wishes: list[tuple[float, Seat, Move]] = []
        for seat in sorted(GAME.actors(state) - {CLOCK}):
            if seat == 0:
                wishes.append((0.0, 0, Vote(fits=True)))
                continue
            situation = Situation(
                options=state.options,
                players=state.players,
                seat=seat,
                view=GAME.view(state, seat),
                seed=seed * 100 + seat,
            )
            choice = BOTS.choose(situation, levels[seat - 1])
            if choice.move is not None:
                wishes.append((choice.at, seat, choice.move))
        _, seat, move = min(wishes, key=lambda wish: wish[:2])
        if isinstance(move, Dispute):
            against = seat
        elif isinstance(move, Vote) and seat == against:
            honest = honest and not move.fits
        state = act(GAME, state, seat, move)
    return state.round.words[-1].fate == "stands", honest


def shares(
    language: Language, kind: str, levels: Sequence[str] = BOTS.ids, tables: Sequence[int] = TABLES
) -> tuple[int, float, list[str]]:
    """How many words, the share that stands over all tables of one level each, and the words gone astray."""
    wanted = kind in ("listed", "fitting")
    stood = played = count = 0
    wrong: dict[str, int] = defaultdict(int)
    for count, (style, word) in enumerate(words(language, kind), 1):
        for bots in tables:
            state = said(language, style, word, bots + 1)
            for level in levels:
                result, honest = stands(state, [level] * bots, count)
                assert honest, f"{word}: disputed and voted for"
                stood, played = stood + result, played + 1
                wrong[f"{style} {word}"] += result != wanted
    astray = [word for word, times in wrong.items() if 2 * times > len(tables) * len(levels)]
    return count, stood / played, astray


def judging(languages: Sequence[Language], *, tell: bool) -> None:
    """Print by language and class how many words stand."""
    print(f"{'words':<7}{'class':<10}{'count':>6}{'stand':>8}   wanted")
    for language in languages:
        for kind, wanted in CLASSES.items():
            count, share, astray = shares(language, kind)
            print(f"{language:<7}{kind:<10}{count:>6}{share:>8.1%}   {wanted}")
            if tell and astray:
                print("      ", ", ".join(astray))
