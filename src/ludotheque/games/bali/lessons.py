"""BALI in eleven steps: alone first, then two at the table. Each edition has its own columns and words.

Found by its name, by whoever teaches (`ludotheque.lessons`); no rule asks here.
"""

from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.game import CHANCE, CLOCK, Seat
from ludotheque.games.bali.cards import is_bali, reading
from ludotheque.games.bali.editions import edition, edition_in
from ludotheque.games.bali.panel import COLUMNS, is_complete, joined
from ludotheque.games.bali.rules import apply, start
from ludotheque.games.bali.scoring import book_of
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Dealing,
    Draw,
    Forfeit,
    Move,
    Naming,
    NoPlay,
    Options,
    Over,
    Panels,
    Pass,
    Place,
    Remove,
    State,
    TimeUp,
    Turn,
    Wave,
)
from ludotheque.lessons import Lesson, Untaught, Wrong

Step = Lesson[State, Move]
DECK = "OEANIRLTSDUM"
"""What is turned up in a lesson, in this order."""


class Columns(NamedTuple):
    """What lies on the table in one language, and what is made of it, in notation."""

    letters: str
    word: str
    part: str
    no_part: str
    whole: str
    whole_word: str
    whole_other: str
    short: str
    longer: str
    longer_other: str
    stem: str
    wild: str
    wild_part: str
    left: str
    last_word: str
    left_demo: tuple[str, ...]
    stranded: str
    mine: str
    theirs: str
    mine_only: str
    blocked: tuple[str, str]
    no_play: str
    last: str
    last_demo: str
    last_part: str
    umlaut: str


IN = {
    "en": Columns(
        letters="EST J QU R T LA H",
        word="2+1",
        part="7+6",
        no_part="2+3",
        whole="6+5+1",
        whole_word="LATEST",
        whole_other="2+1",
        short="ROB P E T H A U",
        longer="2+1+3",
        longer_other="4+5",
        stem="TRE * H I M N A",
        wild="1+2=TREE",
        wild_part="2+3=CH",
        left="LAP TH P A S",
        last_word="PATHS",
        left_demo=("3+4+2+5", "-3", "-1"),
        stranded="1+5",
        mine="QU R A N O D I",
        theirs="EST B L M C V U",
        mine_only="2+3",
        blocked=("PLAN JUMP FRO BLIN MOUN CAST WHIS", "WORL MUSI FLIGH DRIN CHURC QUES SQUAR"),
        no_play="forfeit B6",
        last="LAP TH P A S",
        last_demo="A3 +A4 +A2 +A5",
        last_part="A3 +A4",
        umlaut="R O B E T H S",
    ),
    "fr": Columns(
        letters="S ON AI M LA R E",
        word="1+2",
        part="4+6",
        no_part="4+6+1",
        whole="4+3+1+2",
        whole_word="MAISON",
        whole_other="6+7",
        short="PAR T IE L M O S",
        longer="1+2+3",
        longer_other="4+6",
        stem="ROU * H I M N A",
        wild="1+2=ROUE",
        wild_part="2+3=CH",
        left="NEZ CH A T S",
        last_word="CHATS",
        left_demo=("2+3+4+5", "-2", "-1"),
        stranded="4+3",
        mine="S R A N O D I",
        theirs="ON B L M C V U",
        mine_only="2+3",
        blocked=("MOND JARDI PLUI FLEU CHAM BLAN K", "QUAN GRAN TRIS PRES VILL JEU FORT"),
        no_play="pass",
        last="NEZ CH A T S",
        last_demo="A2 +A3 +A4 +A5",
        last_part="A3 +A4",
        umlaut="N Ö L B A R E",
    ),
    "de": Columns(
        letters="G ASSE R BEIT N Q T",
        word="3+2",
        part="1+3",
        no_part="6+7",
        whole="7+3+2",
        whole_word="TRASSE",
        whole_other="1+3",
        short="ROT B E N H A U",
        longer="2+1+3",
        longer_other="5+6",
        stem="HAU * E I M N A",
        wild="1+2=HAUS",
        wild_part="2+3=BE",
        left="HUT T I SCH",
        last_word="TISCH",
        left_demo=("2+3+4", "-2", "-1"),
        stranded="3+2",
        mine="R S A N O D I",
        theirs="ASSE B L M C V U",
        mine_only="2+3",
        blocked=("WOLK SCHLA BLUM FREUN KIN SCHNE JUN", "QUAR GRÜ HERBS SPRAC MÄDCH ZWEI FÜR"),
        no_play="pass",
        last="HUT T I SCH",
        last_demo="A2 +A3 +A4",
        last_part="A2 +A3",
        umlaut="B Ä R E T Ü N",
    ),
}


def _table(lang: str, *panels: str, deck: str = DECK, **options: Any) -> State:
    """The learner in turn, with these columns before everybody."""
    chosen = Options(edition=edition_in(lang), **options)
    most = COLUMNS[len(panels)]
    laid: Panels = tuple((*row, *("",) * (most - len(row))) for row in (one.split() for one in panels))
    return replace(start(chosen, len(panels)), panels=laid, deck=deck, phase=Turn(), turns=1)


def _doubtful(lang: str) -> State:
    """The rival has built what is part of no word, and it lies open to challenge."""
    state = _table(lang, "A E R N S T L", "OV MB I D U C H", mode="challenge")
    return apply(replace(state, turn=1), 1, Build(Place(1, 0), (Place(1, 1),)))


def _blocked(lang: str, columns: tuple[str, str]) -> State:
    """Whoever is in turn can do nothing: where a column is lost for that, the rival, else the learner."""
    state = _table(lang, *columns)
    if edition(state.options.edition).no_play == "forfeit":
        return replace(state, turn=1, phase=NoPlay())
    return state


def _reply(state: State) -> tuple[Seat, Move] | None:
    """Openings are filled, and a challenged rival knows no word."""
    match state.phase:
        case Dealing():
            return CHANCE, Draw(next(card for card in DECK if card in state.deck))
        case Naming():
            return CLOCK, TimeUp()
        case _:
            return None


def _made(before: State, move: Move) -> str:
    """The column a build makes; empty for anything else."""
    return joined(before.panels, move) if isinstance(move, Build) else ""


def _spelled(before: State, move: Move) -> str:
    return reading(edition(before.options.edition), _made(before, move))


def _word(before: State, move: Move, _after: State) -> bool:
    return is_complete(book_of(before, 0), _made(before, move)) if isinstance(move, Build) else False


def _any(*_said: object) -> bool:
    return True


def _built(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Build)


def _removed(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Remove)


def _captured(_before: State, move: Move, _after: State) -> bool:
    return isinstance(move, Build) and any(piece.seat != 0 for piece in move.pieces)


def _with_bali(before: State, move: Move, _after: State) -> bool:
    return any(map(is_bali, _made(before, move)))


def _balied(_before: State, _move: Move, after: State) -> bool:
    return isinstance(after.phase, Over) and after.phase.balied[0]


def _step(state: State, **more: Any) -> Step:
    return Step(options=state.options, players=state.players, state=state, reply=_reply, **more)


@cache
def course(lang: str) -> tuple[Step, ...]:
    """With the edition whose words that reader knows."""
    its = IN.get(lang, IN["en"])
    short = its.short.split()[0]
    kept = {its.last_word, its.left.split()[0]}

    def stranded(before: State, move: Move, after: State) -> bool:
        if isinstance(move, Remove):
            return before.panels[0][move.column.place] not in kept
        return _spelled(before, move) not in its.last_word or isinstance(after.phase, Over)

    return (
        _step(
            _table(lang, its.letters),
            id="build",
            rules=("B9", "B12", "B8", "B11"),
            goal=_word,
            demo=(its.word,),
            wrong=(Wrong("part", _built, its.part),),
            refused={its.no_part: "B6-fragment"},
        ),
        _step(
            _table(lang, "Q U E S T N A"),
            id="fragment",
            rules=("B6", "B23"),
            goal=lambda before, move, _after: _spelled(before, move) == "QU",
            demo=("1+2",),
            wrong=(Wrong("other", _any, "3+4"),),
            refused={"1+5": "B6-fragment"},
        ),
        _step(
            _table(lang, its.letters),
            id="whole",
            rules=("B9", "B8"),
            goal=lambda before, move, _after: _spelled(before, move) == its.whole_word,
            demo=(its.whole,),
            most=3,
            wrong=(
                Wrong("other", lambda b, move, _: _spelled(b, move) not in its.whole_word, its.whole_other),
            ),
        ),
        _step(
            _table(lang, f"{its.whole_word} E N S A R I"),
            id="remove",
            rules=("B10", "B7", "B2", "B5"),
            goal=_removed,
            demo=("-1",),
            wrong=(Wrong("built", _built, "4+2"),),
            refused={"-2": "B5-short"},
        ),
        _step(
            _table(lang, its.short),
            id="wait",
            rules=("B7", "B10"),
            goal=lambda b, move, a: _word(b, move, a) and len(_made(b, move)) >= len(short) + 2,
            demo=(its.longer,),
            most=3,
            wrong=(
                Wrong("taken", _removed, "-1"),
                Wrong("other", lambda b, move, _: short not in _spelled(b, move), its.longer_other),
            ),
        ),
        _step(
            _table(lang, its.stem),
            id="wild",
            rules=("B4",),
            goal=lambda *said: _word(*said) and _with_bali(*said),
            demo=(its.wild,),
            wrong=(
                Wrong("part", _with_bali, its.wild_part),
                Wrong("without", _any, "3+4"),
            ),
        ),
        _step(
            _table(lang, its.left, deck=""),
            id="end",
            rules=("B14", "B13"),
            goal=_balied,
            demo=its.left_demo,
            most=8,
            wrong=(Wrong("stranded", stranded, its.stranded),),
        ),
        _step(
            _table(lang, its.mine, its.theirs),
            id="capture",
            rules=("B16", "B17"),
            goal=_captured,
            demo=("A1 +B1",),
            wrong=(Wrong("own", _built, its.mine_only),),
            refused={"B1 +A1": "B16-head"},
        ),
        _step(
            _blocked(lang, its.blocked),
            id="noplay",
            rules=("B19", "B18"),
            goal=lambda _before, move, _after: isinstance(move, Forfeit | Pass),
            demo=(its.no_play,),
        ),
        _step(
            _table(lang, its.last, its.theirs, deck=""),
            id="lastcards",
            rules=("B20", "B21", "B22"),
            goal=_word,
            demo=(its.last_demo,),
            wrong=(Wrong("taken", _removed, "-A1"),),
            refused={its.last_part: "B20-word"},
        ),
        _step(
            _doubtful(lang),
            id="challenge",
            rules=("B24",),
            goal=lambda _before, move, _after: isinstance(move, Challenge),
            demo=("challenge",),
            wrong=(Wrong("waved", lambda _before, move, _after: isinstance(move, Wave), "wave"),),
        ),
    )


def untaught(lang: str) -> tuple[Untaught, ...]:
    """What the cards are, who begins, and the English variants."""
    its = IN.get(lang, IN["en"])
    two, four = _table(lang, its.mine, its.theirs), _table(lang, its.last, "R E N T", "L A S T", "M I N D")
    return (
        Untaught("B1", "box", _table(lang, its.letters)),
        Untaught("B3", "box", _table(lang, its.umlaut)),
        Untaught("B15", "chance", two),
        Untaught("B25", "variant", four),
        Untaught("B26", "variant", _table(lang, "LIQUID OXY GEN A R T S")),
        Untaught("B27", "variant", four),
    )
