"""WORD JAM in eight steps, without a clock: the learner sits among four who do what the step needs.

Found by its name, by whoever teaches (`ludotheque.lessons`); no rule asks here.
"""

from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.notation import read
from ludotheque.games.wordjam.rules import apply, start
from ludotheque.games.wordjam.types import (
    LANGUAGES,
    Accept,
    Bet,
    Dispute,
    Lock,
    Move,
    Nothing,
    Options,
    Over,
    Pause,
    Sandglass,
    Say,
    Speaking,
    State,
    TimeUp,
    Turning,
    Vote,
    Voting,
    Window,
)
from ludotheque.games.wordjam.verdicts import verdict
from ludotheque.lessons import Lesson, Untaught, Wrong

Step = Lesson[State, Move]
PLAYERS, DEALER, ALI_BABA = 5, 4, 2
ENOUGH = 3
"""Coins that a word of the first steps should earn."""


class Said(NamedTuple):
    """Words of one language: animals with T1 P2 N3 F3 and R forbidden, then with L1 C2 G3 S3 and N forbidden,
    and food with L1 C2 B3 M3 and S forbidden."""

    good: str
    scimitar: str
    poor: str
    unfit: str
    without: str
    with_it: str
    without_poor: str
    without_unfit: str
    weak: str
    low: str
    mine: str
    theirs: str
    ours: str


WORDS = {
    "en": Said(
        "Penguin", "Tiger", "Dog", "Piano", "Dog", "Lion", "Bear", "Glass",
        "Ant", "Hen", "Cucumber", "Lemon", "Bacon",
    ),
    "fr": Said(
        "Pingouin", "Tigre", "Cheval", "Piano", "Tigre", "Lion", "Hibou", "Glace",
        "Âne", "Chien", "Camembert", "Melon", "Bacon",
    ),
    "de": Said(
        "Pinguin", "Tiger", "Esel", "Piano", "Tiger", "Pinguin", "Bär", "Glas",
        "Ente", "Hund", "Blumenkohl", "Melone", "Kohl",
    ),
}  # fmt: skip


def _played(state: State, *lines: tuple[Seat, str]) -> State:
    for seat, text in lines:
        state = apply(state, seat, read(state, seat, text))
    return state


def _dealt(lang: str, style: str, cards: str, number: int = 1, **more: Any) -> State:
    """The consonants have just been turned up."""
    options = Options(next((one for one in LANGUAGES if one == lang), "en"))
    begun = _played(start(options, PLAYERS), (CHANCE, f"dealer {'ABCDE'[DEALER]}"))
    begun = replace(begun, number=number, phase=Turning(), **more)
    return _played(begun, (CHANCE, f"style {style}"), (CLOCK, "time"), (CHANCE, cards))


def _weak(its: Said, animals: State) -> State:
    """Ali Baba has said a word that is easily beaten; all but the learner trust him."""
    return _played(
        animals,
        *((ALI_BABA, "sesame"), (ALI_BABA, _quoted(its.weak))),
        *((seat, "bet ali") for seat in (1, 3, 4)),
    )


def _reply(state: State) -> tuple[Seat, Move] | None:
    """Once the learner has no word to prepare, time runs: words are heard, and the round is scored."""
    match state.phase:
        case Sandglass() if state.round.locked[0] and all(state.round.camps[s] for s in state.contenders):
            return CLOCK, TimeUp()
        case Speaking(seat) if seat != 0:
            return CLOCK, TimeUp()
        case Voting(_, votes):
            doubting = (seat for seat in range(1, PLAYERS) if seat != ALI_BABA and votes[seat] is None)
            return next(doubting), Vote(fits=False)
        case Window():
            return CLOCK, TimeUp()
        case _:
            return None


def _fate(after: State) -> str:
    return after.round.words[-1].fate if after.round.words else ""


def _worth(after: State) -> int:
    return after.round.words[-1].value


def _stands(_before: State, move: Move, after: State) -> bool:
    return isinstance(move, Say) and _fate(after) == "stands" and _worth(after) >= ENOUGH


def _scimitar(_before: State, move: Move, after: State) -> bool:
    return isinstance(move, Say) and _fate(after) == "scimitar"


def _poor(_before: State, move: Move, after: State) -> bool:
    return isinstance(move, Say) and _worth(after) < ENOUGH


def _doubtful(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Say)


def _fits(before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Lock) and verdict(move.word, before.options.language, before.style).kind == "fits"


def _locked(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Lock)


def _quoted(word: str) -> str:
    return f'"{word}"'


def _step(state: State, **more: Any) -> Step:
    return Step(options=state.options, players=PLAYERS, state=state, reply=_reply, **more)


@cache
def course(lang: str) -> tuple[Step, ...]:
    """With words of that language."""
    its = WORDS.get(lang, WORDS["en"])
    animals = _dealt(lang, "animals", "T1 P2 N3 F3 R!")
    others = _dealt(lang, "animals", "L1 C2 G3 S3 N!")
    weak = _weak(its, animals)
    last = _played(
        _dealt(lang, "food", "L1 C2 B3 M3 S!", LAST_ROUND),
        *((1, "bet thieves"), (1, f"lock {_quoted(its.theirs)}")),
        *((2, "bet ali"), (2, f"lock {_quoted(its.ours)}")),
        *((3, "bet ali"), (4, "bet thieves")),
    )
    tied = _played(
        _dealt(lang, "food", "L1 C2 B3 M3 S!", LAST_ROUND + 1, contenders=(0, ALI_BABA)),
        *((ALI_BABA, "bet ali"), (ALI_BABA, f"lock {_quoted(its.ours)}")),
    )
    return (
        _step(
            _played(animals, (0, "sesame")),
            id="value",
            rules=("W4", "W1", "W3", "W6"),
            goal=_stands,
            demo=(_quoted(its.good),),
            wrong=(
                Wrong("scimitar", _scimitar, _quoted(its.scimitar)),
                Wrong("poor", _poor, _quoted(its.poor)),
                Wrong("unfit", _doubtful, _quoted(its.unfit)),
            ),
        ),
        _step(
            _played(others, (0, "sesame")),
            id="forbidden",
            rules=("W5",),
            goal=_stands,
            demo=(_quoted(its.without),),
            wrong=(
                Wrong("scimitar", _scimitar, _quoted(its.with_it)),
                Wrong("poor", _poor, _quoted(its.without_poor)),
                Wrong("unfit", _doubtful, _quoted(its.without_unfit)),
            ),
        ),
        _step(
            animals,
            id="call",
            rules=("W9", "W8"),
            goal=_stands,
            demo=("sesame", _quoted(its.good)),
            refused={_quoted(its.good): "W9-call-first"},
        ),
        _step(
            _played(animals, (ALI_BABA, "sesame"), (ALI_BABA, _quoted(its.unfit))),
            id="dispute",
            rules=("W7",),
            goal=lambda _before, move, _after: isinstance(move, Dispute),
            demo=("dispute",),
            wrong=(Wrong("accepted", lambda _before, move, _after: isinstance(move, Accept), "accept"),),
        ),
        _step(
            weak,
            id="bet",
            rules=("W10", "W2"),
            goal=lambda _before, move, _after: move == Bet("thieves"),
            demo=("bet thieves",),
            wrong=(Wrong("trust", lambda _before, move, _after: move == Bet("ali"), "bet ali"),),
        ),
        _step(
            _played(weak, (0, "bet thieves")),
            id="thieves",
            rules=("W11", "W12"),
            goal=_fits,
            demo=(f"lock {_quoted(its.good)}",),
            wrong=(
                Wrong(
                    "unfit", lambda _before, move, _after: isinstance(move, Lock), f"lock {_quoted('Piano')}"
                ),
                Wrong("nothing", lambda _before, move, _after: isinstance(move, Nothing), "nothing"),
            ),
            refused={
                f"lock {_quoted(its.low)}": "W11-low",
                f"lock {_quoted(its.scimitar)}": "W5-scimitar",
                f"lock {_quoted(its.weak)}": "W6-used",
            },
        ),
        _step(
            last,
            id="last",
            rules=("W14",),
            goal=lambda _before, _move, after: isinstance(after.phase, Pause | Over) or _prepared(after),
            demo=("bet ali", f"lock {_quoted(its.mine)}"),
            most=4,
            refused={f"lock {_quoted('Sushi')}": "W5-scimitar"},
        ),
        _step(
            tied,
            id="tie",
            rules=("W15",),
            goal=lambda _before, _move, after: isinstance(after.phase, Over) or _prepared(after),
            demo=("bet ali", f"lock {_quoted(its.mine)}"),
            most=4,
        ),
    )


def _prepared(state: State) -> bool:
    """Whether the learner has chosen a camp and a word."""
    return bool(state.round.camps and state.round.camps[0] and state.round.locked and state.round.locked[0])


def untaught(lang: str) -> tuple[Untaught, ...]:
    """Between two rounds nothing is asked of anybody."""
    its = WORDS.get(lang, WORDS["en"])
    beaten = _played(
        _weak(its, _dealt(lang, "animals", "T1 P2 N3 F3 R!")),
        *((0, "bet thieves"), (0, f"lock {_quoted(its.good)}")),
        *((CLOCK, "time"), (CLOCK, "time")),
    )
    return (Untaught("W13", "itself", beaten),)
