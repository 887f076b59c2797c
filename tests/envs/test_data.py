"""Many games in one file: read either way, and the compiled twin never says yes where the rules say no."""

from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec
import pyarrow.parquet
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.envs import data
from ludotheque.envs.columns import SCHEMA, lines_of, writing
from ludotheque.envs.data import Line, checked, games_in, line_of
from ludotheque.envs.data.yali import Twin
from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME
from ludotheque.record import BadRecord, Record, read_game, write_game
from ludotheque.registry import game
from tests.cli.console import piped

GOLDEN = sorted((Path(__file__).parents[1] / "games" / "golden").glob("*.txt"))
TEXTS = [file.read_text(encoding="utf-8") for file in GOLDEN]


def random_game(seed: int, variant: str, cut: bool = False) -> Record:
    options, players = GAME.variants[variant]
    state, rng = GAME.start(options, players), Random(seed)
    moves: list[tuple[int, Any]] = []
    while GAME.outcome(state) is None and not (cut and len(moves) > 20):
        (seat,) = GAME.actors(state)
        listed = sorted(GAME.legal_moves(state, seat), key=str)
        move = GAME.roll(state, rng) if seat == CHANCE else rng.choice(listed)
        moves.append((seat, move))
        state = act(GAME, state, seat, move)
    return Record(game="yali", options=options, players=2, moves=tuple(moves))


def vouched(text: str) -> bool:
    line = line_of(text, read_game(text, game))
    return twin(line).vouches(line.moves, line.end)


def twin(line: Line) -> Twin:
    return Twin(GAME.options_type(**line.options), line.players)


def by_the_rules(line: Line) -> bool:
    try:
        read_game(line.text(), game)
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_the_twin_vouches_for_every_game_that_was_played(variant: str) -> None:
    for seed, cut in ((1, False), (2, False), (3, True)):
        assert vouched(write_game(GAME, random_game(seed, variant, cut)))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_twin_and_the_readable_rules_agree_on_damaged_games(drawn: st.DataObject) -> None:
    """Moves exchanged, dropped, bent or put in another's hand; where the twin says yes the rules do too."""
    variant = drawn.draw(st.sampled_from(list(GAME.variants)))
    record = random_game(drawn.draw(st.integers(0, 5)), variant, cut=drawn.draw(st.booleans()))
    whole = line_of(write_game(GAME, record), record)
    moves = list(whole.moves)
    at = drawn.draw(st.integers(0, len(moves) - 1))
    other = drawn.draw(st.integers(0, len(moves) - 1))
    match drawn.draw(st.sampled_from(["swap", "drop", "bend", "seat", "side", "end", "none"])):
        case "swap":
            moves[at], moves[other] = moves[other], moves[at]
        case "drop":
            del moves[at]
        case "bend":
            cells = drawn.draw(
                st.lists(st.sampled_from(["a2", "b4", "c3", "d5", "a4", "c8"]), min_size=2, max_size=4)
            )
            moves[at] = moves[at][:2] + "x".join(cells)
        case "seat":
            moves[at] = {"G": "S", "S": "G", "*": "~"}[moves[at][0]] + moves[at][1:]
        case "side":
            moves[at] += drawn.draw(
                st.sampled_from(["/r6-r5", "/l3-l4", "/r6xr4xr2", "/l1xl3xl4", "/?", "/r5"])
            )
        case "end":
            whole = msgspec.structs.replace(whole, end="G won, arrived, 8 0")
    changed = msgspec.structs.replace(whole, moves=tuple(moves))
    assert twin(changed).vouches(changed.moves, changed.end) <= by_the_rules(changed)


def test_any_legal_way_of_a_chain_is_vouched_for_and_no_other() -> None:
    for seed in range(4):
        record = random_game(seed, "tournament")
        line = line_of(write_game(GAME, record), record)
        long = [n for n, move in enumerate(line.moves) if move.split("/")[0].count("x") > 1]
        for at in long:
            path = line.moves[at][2:].split("/")[0].split("x")
            for bent in (path[:1] + path[2:], [*path[:1], "b4", *path[2:]], [*path, path[0]]):
                said = line.moves[at].replace("x".join(path), "x".join(bent))
                changed = msgspec.structs.replace(line, moves=(*line.moves[:at], said, *line.moves[at + 1 :]))
                assert twin(changed).vouches(changed.moves, changed.end) <= by_the_rules(changed)


def test_records_and_lines_of_json_are_the_same_games() -> None:
    lines = [
        msgspec.json.encode(line_of(text, read_game(text, game))).decode() + "\n"
        for text in TEXTS
        if "\n;" not in text
    ]
    both = [*"".join(TEXTS).splitlines(keepends=True), *lines]
    found = list(checked(both))
    assert len(found) == len(TEXTS) + len(lines)
    assert all(one.refusal is None and one.moves for one in found)
    assert {one.game for one in found} == {"yali", "bali", "wordjam"}


def test_a_game_that_is_wrong_is_told_with_its_place_and_the_others_are_still_read() -> None:
    good = write_game(GAME, random_game(1, "base", cut=True))
    bad = good.replace("3. ", "3. G a1-d8 ; ", 1)
    noise = '{"game":"yali"}\n'
    tagged = msgspec.json.encode(
        msgspec.structs.replace(line_of(good, read_game(good, game)), tags={"note": "a\nend: unfinished"})
    ).decode()
    found = list(checked([*(good + bad + good).splitlines(keepends=True), noise, tagged + "\n", "junk\n"]))
    assert [one.refusal is None for one in found] == [True, False, True, False, False, False]
    codes = [one.refusal.code for one in found if one.refusal]
    assert codes[1:] == ["record-json", "record-json", "record-foreign"]
    length = good.count("\n")
    assert [one.at for one in found[:3]] == [1, length + 1, 2 * length + 1]


def test_a_file_of_columns_holds_the_same_games(tmp_path: Path) -> None:
    lines = [line_of(text, read_game(text, game)) for text in TEXTS]
    file = tmp_path / "games.parquet"
    with file.open("wb") as out, writing(out) as write:
        for line in lines:
            write(line)
    told = [msgspec.json.decode(said, type=Line) for said in lines_of(file)]
    assert [one.text() for one in told] == [one.text() for one in lines]
    assert [one.seats for one in told] == [one.seats for one in lines]
    found = list(checked(lines_of(file)))
    assert [one.at for one in found] == list(range(1, len(TEXTS) + 1))
    assert not any(one.refusal for one in found)
    table = pyarrow.parquet.read_table(file)
    assert table.schema.equals(SCHEMA)
    assert table.column("moves").to_pylist() == [list(line.moves) for line in lines]


def test_columns_that_are_no_games_are_told_one_by_one_or_refused_as_a_whole(tmp_path: Path) -> None:
    line = line_of(TEXTS[0], read_game(TEXTS[0], game))
    good: dict[str, Any] = {name: getattr(line, name) for name in SCHEMA.names}
    good["options"] = msgspec.json.encode(line.options).decode()
    rows = [
        good,
        *({**good, field: None} for field in good),
        {**good, "options": '{"a":'},
        {**good, "end": "G"},
    ]
    file = tmp_path / "games.parquet"
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema=SCHEMA), file)
    assert [one.number for one in checked(lines_of(file)) if one.refusal is None] == [1]
    pyarrow.parquet.write_table(pyarrow.table({"moves": [1]}), file)
    foreign = piped("replay", str(file), "--check", "--lang", "en")
    assert "no column end, format" in foreign.stderr
    file.write_bytes(b"PAR1 nonsense PAR1")
    broken = piped("replay", str(file), "--check", "--lang", "en")
    assert "cannot be read" in broken.stderr
    assert (foreign.returncode, broken.returncode) == (2, 2)


def test_what_is_too_long_is_refused_and_never_taken_for_right(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_game(GAME, random_game(1, "base", cut=True))
    line = msgspec.json.encode(line_of(text, read_game(text, game))).decode() + "\n"
    monkeypatch.setattr(data, "LARGEST", len(text))
    refused = {
        "whole": text,
        "more after the end": f"{text};{text}",
        "one line": "Ludothèque " * 500,
        "json": line.replace("{", "{" + " " * len(text), 1),
        "nothing": "\0" * 10_000,
    }
    for name, said in refused.items():
        codes = [one.refusal and one.refusal.code for one in checked(said.splitlines(keepends=True))]
        assert codes[:1] == ([None] if name == "whole" else ["record-large"]), name


def test_an_empty_file_holds_no_game() -> None:
    assert list(games_in(["\n", " \n"])) == []


def test_most_games_of_yali_never_need_the_readable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes a hundred thousand games a matter of seconds."""

    def never(_text: str) -> NoReturn:
        raise AssertionError("the twin should have vouched for it")

    monkeypatch.setattr(data, "_by_the_rules", never)
    texts = [write_game(GAME, random_game(seed, "tournament", cut=True)) for seed in range(3)]
    assert all(one.refusal is None for one in checked("".join(texts).splitlines(keepends=True)))


def test_the_command_checks_a_file_and_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text("".join(TEXTS[:2]), encoding="utf-8")
    done = piped("replay", str(file), "--check", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "2 games are right" in done.stdout
    file.write_text(TEXTS[0].replace("\n4. ", "\n5. ", 1) + TEXTS[1], encoding="utf-8")
    done = piped("replay", str(file), "--check", "--lang", "en")
    assert done.returncode == 1
    assert "game 1, from line 1: " in done.stdout
    assert "one is wrong" in done.stdout
    done = piped("replay", str(tmp_path / "none"), "--check")
    assert done.returncode == 2
    assert not done.stdout
