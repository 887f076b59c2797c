"""Moves as text. Reading is lenient, writing is not.

| text | move |
| --- | --- |
| `B3 +1.2 +2.4=MURE` | below column B3: A2, then B4 (panel.place); MURE is what it spells |
| `B3 -MURE` | remove; `B3 -MOONSHOT space` asks for it as Space Age |
| `forfeit B3=XQ` | the column the next player picks |
| `coin MOONBUGGY` | announces a word of one's own (B26) |
| `challenge`, `wave`, `name MURAILLE`, `vote yes`, `time`, `pass`, `stop` | |
| `cut K`, `draw *` | chance; `*` is a Bali card, a small letter one declared before |

A small letter in a spelling is a Bali card. Read are also `3+2+4`, `B3 +A2`, `-3`, and a word alone (or
`=WORD`) for the build that makes it.
"""

import re
import unicodedata
from typing import assert_never

from ludotheque.game import AmbiguousMove, IllegalMove, MalformedMove, Seat
from ludotheque.games.bali.cards import BALI, is_bali, reading
from ludotheque.games.bali.panel import column_at, columns, joined, label
from ludotheque.games.bali.scoring import rulebook
from ludotheque.games.bali.seats import team
from ludotheque.games.bali.spelling import spelled
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Coin,
    Cut,
    Draw,
    Forfeit,
    Move,
    Name,
    Naming,
    NoPlay,
    Pass,
    Place,
    Remove,
    State,
    Stop,
    TimeUp,
    Vote,
    Wave,
)
from ludotheque.lexicon import fold

CHOICES_SHOWN = 12

_WORDS: dict[str, Move] = {
    "pass": Pass(),
    "stop": Stop(),
    "challenge": Challenge(),
    "wave": Wave(),
    "time": TimeUp(),
    "vote yes": Vote(True),
    "vote no": Vote(False),
}
_PLACE = r"[A-Da-d]?[1-9]"
_PIECE = rf"(?:{_PLACE}|[1-4]\.[1-9])"
_BUILD = re.compile(rf"({_PLACE})((?:\s*\+\s*{_PIECE})+)\s*(?:=\s*([^\s=]+))?")
_REMOVE = re.compile(rf"(?:({_PLACE})\s*-\s*([^\s\d]*)|-\s*({_PLACE}))(\s+space)?", re.IGNORECASE)
_FORFEIT = re.compile(rf"(?:forfeit\s+)?({_PLACE})(?:\s*=\s*(\S+))?", re.IGNORECASE)
_CHANCE = re.compile(r"(cut|draw)\s+(\S)", re.IGNORECASE)
_NAME = re.compile(r"(name|coin)\s+(.+)", re.IGNORECASE)


def write(state: State, _seat: Seat, move: Move) -> str:
    """The move in notation."""
    match move:
        case Build(column, pieces):
            taken = " ".join(f"+{piece.seat + 1}.{piece.place + 1}" for piece in pieces)
            return f"{label(column)} {taken}={_spelling(state, joined(state.panels, move))}"
        case Remove(column, space_age):
            spelling = _spelling(state, state.panels[column.seat][column.place])
            return f"{label(column)} -{spelling}{' space' if space_age else ''}"
        case Forfeit(column):
            return f"forfeit {label(column)}={_spelling(state, state.panels[column.seat][column.place])}"
        case Name(word):
            return f"name {word}"
        case Coin(word):
            return f"coin {word}"
        case Cut(card):
            return f"cut {card}"
        case Draw(card):
            return f"draw {card}"
        case Pass() | Stop() | Challenge() | Wave() | Vote() | TimeUp():
            return next(word for word, meant in _WORDS.items() if meant == move)
        case _:
            assert_never(move)


def _spelling(state: State, column: str) -> str:
    edition = rulebook(state.options).edition
    return "".join(card if is_bali(card) else reading(edition, card) for card in column)


def read(state: State, seat: Seat, text: str) -> Move:
    """The move a text means; a word means the build that makes it, or its removal if it stands there."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    if known := _WORDS.get(plain.lower()):
        return known
    if match := _CHANCE.fullmatch(plain):
        return Cut(match[2]) if match[1].lower() == "cut" else Draw(match[2])
    if match := _NAME.fullmatch(plain):
        word = _folded(state, match[2])
        return Coin(word) if match[1].lower() == "coin" else Name(word)
    if isinstance(state.phase, NoPlay) and (match := _FORFEIT.fullmatch(plain)):
        return Forfeit(_same(state, _place(match[1], state.turn), match[2] or "", text))
    if match := _BUILD.fullmatch(plain):
        head = _place(match[1], seat)
        pieces = tuple(_place(piece.strip(), seat) for piece in match[2].split("+")[1:])
        return _read_build(state, head, pieces, match[3] or "", text)
    if match := _REMOVE.fullmatch(plain):
        at = _place(match[1] or match[3], seat)
        return Remove(_same(state, at, match[2] or "", text), space_age=bool(match[4]))
    word = _folded(state, plain.removeprefix("="))
    if not word or not set(word) <= set(rulebook(state.options).edition.alphabet):
        raise MalformedMove("bali-malformed", text=text)
    return Name(word) if isinstance(state.phase, Naming) else _read_word(state, seat, word)


def _folded(state: State, text: str) -> str:
    return fold(text, rulebook(state.options).edition.language)


def _place(text: str, own: Seat) -> Place:
    """`B3`, `2.3` (panel 2, place 3), or `3` on one's own panel."""
    if "." in text:
        panel, place = text.split(".")
        return Place(int(panel) - 1, int(place) - 1)
    return Place(ord(text[0].upper()) - ord("A") if text[0].isalpha() else own, int(text[-1]) - 1)


def _same(state: State, at: Place, spelling: str, text: str) -> Place:
    """The place, if it spells what the text says it does."""
    held = column_at(state.panels, at) or ""
    letters = reading(rulebook(state.options).edition, held)
    if spelling and held and spelling.upper() != letters:
        raise MalformedMove("bali-spelling", text=text, letters=letters)
    return at


def _read_build(state: State, head: Place, pieces: tuple[Place, ...], spelling: str, text: str) -> Build:
    cards = "".join(column_at(state.panels, at) or "" for at in (head, *pieces))
    if not spelling:
        return Build(head, pieces)
    letters, said = reading(rulebook(state.options).edition, cards), spelling.upper()
    if all(column_at(state.panels, at) for at in (head, *pieces)) and (
        len(said) != len(letters) or any(a not in (b, BALI) for a, b in zip(letters, said, strict=True))
    ):
        raise MalformedMove("bali-spelling", text=text, letters=letters)
    declared = "".join(letter for letter, card in zip(said, cards, strict=False) if card == BALI)
    return Build(head, pieces, declared)


def _read_word(state: State, seat: Seat, word: str) -> Move:
    edition = rulebook(state.options).edition
    own = [at for at, column in columns(state.panels, team(state, seat)) if reading(edition, column) == word]
    moves: list[Move] = [Remove(at) for at in own[:1]]
    try:
        moves += spelled(state, seat, word)
    except IllegalMove:
        if not moves:
            raise
    if len(moves) > 1:
        choices = [write(state, seat, move) for move in moves[:CHOICES_SHOWN]]
        raise AmbiguousMove("bali-ambiguous", text=word, choices=choices)
    return moves[0]
