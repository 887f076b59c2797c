"""Moves as text: `sesame`, `"Arsène Lupin"`, `bet thieves`, `lock "Frankenstein"`, `T1 P2 N3 F3 R!`.

Others reach it through `GAME`. Reading is lenient, writing is not; what is legal is for `checks`.
"""

import re

from ludotheque.game import MalformedMove, Seat
from ludotheque.games.wordjam.cards import COINS
from ludotheque.games.wordjam.seats import LETTERS, seat_letter
from ludotheque.games.wordjam.styles import OWN
from ludotheque.games.wordjam.types import (
    Accept,
    Bet,
    Call,
    Deal,
    Dispute,
    Lock,
    Lot,
    Move,
    Nothing,
    Ready,
    Say,
    State,
    TimeUp,
    Turn,
    Vote,
)

_COINS = [str(coins) if coins else "!" for coins in COINS]
_PLAIN: dict[str, Move] = {
    "time": TimeUp(),
    "ready": Ready(),
    "sesame": Call(),
    "nothing": Nothing(),
    "dispute": Dispute(),
    "accept": Accept(),
    "vote yes": Vote(fits=True),
    "vote no": Vote(fits=False),
    "bet ali": Bet("ali"),
    "bet thieves": Bet("thieves"),
    "bet ?": Bet(None),
}
_WRITTEN = {move: text for text, move in _PLAIN.items()}
_LONGEST = 200


def write(_state: State, _seat: Seat, move: Move) -> str:
    """The move in notation."""
    match move:
        case Lot(dealer):
            return f"dealer {seat_letter(dealer)}"
        case Turn(style):
            return f"style {style}"
        case Deal(consonants):
            return " ".join(f"{c}{coins}" for c, coins in zip(consonants, _COINS, strict=True))
        case Say(word):
            return f'"{word}"'
        case Lock(word):
            return f'lock "{word}"'
        case _:
            return _WRITTEN[move]


def read(_state: State, _seat: Seat, text: str) -> Move:
    """The move a text means; raises MalformedMove. What a table allows is for `check` to say."""
    said = text.strip()
    plain = " ".join(said.split()).lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    if found := re.fullmatch(r'(lock\s+)?"([^"]*)"', said, re.IGNORECASE):
        return Lock(found[2]) if found[1] else Say(found[2])
    if found := re.fullmatch(rf"dealer ([{LETTERS}])", plain, re.IGNORECASE):
        return Lot(LETTERS.index(found[1].upper()))
    if found := re.fullmatch(r"style ([a-z]+)", plain):
        return Turn(found[1])
    if found := re.fullmatch(rf"style\s+{OWN}(.+)", said, re.IGNORECASE):
        return Turn(OWN + found[1])
    pattern = " ".join(f"([a-z]){re.escape(coins)}" for coins in _COINS)
    if found := re.fullmatch(pattern, plain):
        return Deal("".join(found.groups()).upper())
    raise MalformedMove("wordjam-move", text=said[:_LONGEST])
