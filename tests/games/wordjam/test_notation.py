import pytest

from ludotheque.game import MalformedMove
from ludotheque.games.wordjam import GAME
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
    TimeUp,
    Turn,
    Vote,
)
from tests.games.wordjam.tables import table

WRITTEN: list[tuple[str, Move]] = [
    ("dealer C", Lot(2)),
    ("style animals", Turn("animals")),
    ("T1 P2 N3 F3 R!", Deal("TPNFR")),
    ("time", TimeUp()),
    ("ready", Ready()),
    ("sesame", Call()),
    ('"Arsène Lupin"', Say("Arsène Lupin")),
    ("nothing", Nothing()),
    ("dispute", Dispute()),
    ("accept", Accept()),
    ("vote yes", Vote(fits=True)),
    ("vote no", Vote(fits=False)),
    ("bet ali", Bet("ali")),
    ("bet thieves", Bet("thieves")),
    ("bet ?", Bet(None)),
    ('lock "Frankenstein"', Lock("Frankenstein")),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    state = table().state
    assert GAME.write(state, 0, move) == text
    assert GAME.read(state, 0, text) == move
    assert GAME.read(state, 0, f"  {text}  ") == move


def test_plain_moves_are_read_in_any_case_and_spacing() -> None:
    assert GAME.read(table().state, 0, "  Bet   THIEVES ") == Bet("thieves")
    assert GAME.read(table().state, 0, "t1  p2 n3 f3  r!") == Deal("TPNFR")


@pytest.mark.parametrize(
    "text", ["", "sesam", "bet", "bet bruno", "Pingouin", '"half', "dealer M", "T1 P2 N3 F3 R", "vote"]
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.read(table().state, 0, text)
    assert refused.value.code == "wordjam-move"
    assert refused.value.params["text"] == text
