"""Games as text: what is written is read again, and what is damaged is refused with its line."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import pebbles
from examples.pebbles.types import Options, Show, Take
from ludotheque.game import AnyGame, IllegalMove, play_out
from ludotheque.record import BadRecord, Record, read_game, replay, write_game
from ludotheque.texts import LANGUAGES, texts

GAMES: dict[str, AnyGame] = {"pebbles": pebbles.GAME}
GOOD = """\
Ludothèque 1
game: pebbles
players: 2
options: {"heap": 3, "seconds": 30.0}
seat A: Anna
place: Café: the terrace

; both tiles are dealt face down
1. chance draw 4
2. chance draw 7
3. A show
4. B take 3
5. A guess 7
6. clock time
end: A won, counted, 6 4
"""


def read(text: str) -> Record:
    return read_game(text, GAMES.__getitem__)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    for lang in LANGUAGES:
        assert texts(lang).refusal(caught.value)
    return caught.value


def test_a_record_tells_settings_names_tags_and_moves() -> None:
    record = read(GOOD)
    assert record.game == "pebbles"
    assert record.options == Options(heap=3)
    assert record.names == ("Anna", "")
    assert record.tags == {"place": "Café: the terrace"}
    assert record.moves[2:4] == ((0, Show()), (1, Take(3)))


def test_a_record_is_written_as_it_was_read_without_the_comments() -> None:
    assert write_game(pebbles.GAME, read(GOOD)) == GOOD.replace("; both tiles are dealt face down\n", "")


def test_replay_yields_the_start_and_each_state_after_it() -> None:
    heaps = [state.heap for state in replay(pebbles.GAME, read(GOOD))]
    assert heaps == [3, 3, 3, 3, 0, 0, 0]


@settings(max_examples=25)
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 4),
    moves=st.integers(0, 40),
    tag=st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
)
def test_any_game_at_any_point_comes_back_from_its_text(
    seed: int, players: int, moves: int, tag: str
) -> None:
    rng = Random(seed)
    _, played = play_out(
        pebbles.GAME,
        pebbles.GAME.start(Options(heap=5), players),
        lambda _state, _seat, listed: rng.choice(listed),
        rng,
    )
    record = Record(
        game="pebbles",
        options=Options(heap=5),
        players=players,
        tags={"note": tag},
        moves=tuple(played[:moves]),
    )
    text = write_game(pebbles.GAME, record)
    back = read(text)
    assert (back.options, back.players, back.moves) == (record.options, record.players, record.moves)
    assert write_game(pebbles.GAME, back) == text


def test_windows_line_ends_a_byte_order_mark_and_spare_blanks_do_no_harm() -> None:
    text = "\ufeff" + GOOD.replace("\n", "\r\n").replace("3. A show", "3.  A   show  ")
    assert read(text) == read(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("Ludothèque 1", '{"moves": []}', "foreign", 1),
        ("Ludothèque 1", "", "foreign", 1),
        ("Ludothèque 1", "Ludothèque 2", "version", 1),
        ("game: pebbles", "game: chess", "game", 2),
        ("game: pebbles\n", "", "missing", 5),
        ("players: 2", "players: two", "players", 3),
        ("players: 2", "players: 9", "options", 4),
        ("players: 2", "players 2", "tag", 3),
        ("players: 2", "players: 2\nplayers: 2", "twice", 4),
        ('"heap": 3', '"heap": "many"', "options", 4),
        ('{"heap": 3, "seconds": 30.0}', "rows=8", "options", 4),
        ("Café", "Caf\x1b[2J", "control", 6),
        ("3. A show", "3. A", "line", 11),
        ("3. A show", "4. A show", "number", 11),
        ("3. A show", "3. Z show", "seat", 11),
        ("3. A show", "3. A dance", "move", 11),
        ("3. A show", "3. B show", "move", 11),
        ("4. B take 3", "4. B take 9", "move", 12),
        ("6. clock time", "6. clock time\n7. A show", "move", 15),
        ("A won", "B won", "end", 15),
        ("end: A won, counted, 6 4", "end: unfinished", "end", 15),
        ("6 4\n", "6 4\n\n7. A show\n", "after", 17),
        ("end: A won, counted, 6 4\n", "", "cut", 15),
        ("6. clock time\nend: A won, counted, 6 4\n", "", "cut", 14),
    ],
)
def test_a_damaged_record_is_refused_with_the_line_that_is_wrong(
    old: str, new: str, code: str, line: int
) -> None:
    refusal = refused(GOOD.replace(old, new, 1))
    assert (refusal.code, refusal.line) == (f"record-{code}", line)


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for length in range(len(GOOD.rstrip())):
        refused(GOOD[:length])


def test_an_illegal_move_keeps_the_refusal_of_its_rule() -> None:
    assert isinstance(refused(GOOD.replace("take 3", "take 9")).__cause__, IllegalMove)


def test_writing_an_illegal_game_or_a_bad_key_is_refused() -> None:
    with pytest.raises(IllegalMove):
        write_game(pebbles.GAME, Record(game="pebbles", options=Options(), players=2, moves=((0, Show()),)))
    for key in ("game", "seat A", "a:b", "; x", ""):
        with pytest.raises(ValueError, match="no key"):
            write_game(pebbles.GAME, Record(game="pebbles", options=Options(), players=2, tags={key: "x"}))
