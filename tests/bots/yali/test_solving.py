"""Small boards solved to the end (Y1-Y15): searches that share no line agree; nobody beats Leon there."""

from itertools import product
from random import Random

import numpy as np
import pytest
from bench.boards import Asked, listed, quick_words, solved
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.console import piped
from tests.games.yali.walks import walks

from ludotheque.bots.bot import Situation
from ludotheque.bots.yali import BOTS
from ludotheque.bots.yali.levels import TOP
from ludotheque.bots.yali.plain import plain_value
from ludotheque.bots.yali.proof import proved
from ludotheque.bots.yali.solving import Solver, solve_board, solver
from ludotheque.game import BadOptions, play_out
from ludotheque.games.yali import GAME
from ludotheque.games.yali.listing import legal_moves
from ludotheque.games.yali.rules import apply, mover, outcome, set_up
from ludotheque.games.yali.types import GOLD, SILVER, Board, Go, Options, Position, State

SMALLEST = [
    {"rows": rows, "columns": columns, "side_marbles": sides, "rules": rules, "arrival": "zone"}
    for rows, columns, sides, rules in product((3, 4, 5), (2, 3), (0, 1, 2), ("base", "tournament"))
    if rows * columns <= 10
]


@pytest.mark.parametrize("asked", SMALLEST, ids=str)
def test_a_plain_search_by_the_readable_rules_finds_the_same_winner(asked: dict[str, object]) -> None:
    assert solve_board(asked, "plain").value == solve_board(asked).value


SMALL = [one for one in listed() if one.rows * one.columns <= 12 and one.rows * one.start_rows <= 10]


@pytest.mark.parametrize("one", SMALL, ids=str)
def test_a_search_that_knows_nothing_of_ours_finds_what_the_page_says(one: Asked) -> None:
    asked = {**one._asdict()}
    said = asked.pop("said")
    assert solved(one)[0] == said
    assert solve_board(asked).value == {"first": 1, "nobody": 0, "second": -1}[said]


@pytest.mark.parametrize("one", SMALL, ids=str)
def test_what_it_is_told_to_try_first_changes_nothing_that_it_finds(one: Asked) -> None:
    board, told = quick_words(one)
    lies = told.copy()
    kept = lies[:, 1] >> 60  # 1 lost, 2 drawn, 3 won
    lies[:, 1] ^= (kept ^ np.where(kept > 0, 4 - kept, 0)) << 60
    assert (lies[:, 1] >> 60 != kept).any()
    found, looked_at = solved(one, (board, told))
    assert found == solved(one, (board, lies))[0] == one.said
    assert looked_at <= solved(one)[1]


@pytest.mark.parametrize("asked", SMALLEST, ids=str)
def test_so_does_a_proof_by_them_whatever_it_is_told_to_try_first(asked: dict[str, object]) -> None:
    found = solve_board(asked).value
    assert solve_board(asked, "proof").value == found
    options = Board(**asked, first="gold")  # type: ignore[arg-type]
    told = Solver(options, 1 << 14)

    def lie(position: Position) -> int:
        return -(told.value(State(options, position)) or 0)

    for guide in (lie, lambda _: 1, lambda _: -1):
        assert proved(options, set_up(options).position, guide)[0] == found


@pytest.mark.parametrize("rules", ["base", "tournament"])
@pytest.mark.parametrize("shape", [(4, 3, 1, 2), (6, 2, 1, 2), (5, 2, 2, 1), (5, 2, 2, 2)], ids=str)
def test_a_proof_goes_farther_than_the_plain_search(shape: tuple[int, ...], rules: str) -> None:
    names = ("rows", "columns", "start_rows", "side_marbles")
    asked = {**dict(zip(names, shape, strict=True)), "rules": rules}
    assert solve_board(asked, "proof").value == solve_board(asked).value


@given(st.data())
@settings(max_examples=15)
def test_so_it_does_from_positions_on_the_way_with_all_that_has_been(data: st.DataObject) -> None:
    """Y13, Y15: what may be repeated, and who is blocked, depends on what lies behind."""
    options = Board(
        rows=data.draw(st.sampled_from((3, 4))),
        columns=3,
        rules=data.draw(st.sampled_from(("base", "tournament"))),
        first="gold",
    )
    state = wandered(options, data.draw(st.integers(8, 16)), Random(data.draw(st.integers(0, 999))))
    if outcome(state) is not None:
        return
    seat = mover(state)
    found = Solver(options, 1 << 14).value(state)
    assert found is not None
    assert (found if seat == state.position.turn else -found) == plain_value(state)[0]


def wandered(options: Options, moves: int, rng: Random) -> State:
    """A state after some moves, sideways ones more often than chance would have them."""
    state = set_up(options)
    for _ in range(moves):
        seat = mover(state)
        if seat is None:
            break
        listed = [move for move in legal_moves(state, seat) if isinstance(move, Go)]
        sideways = [move for move in listed if move.path[0][1] == move.path[-1][1]]
        state = apply(state, seat, rng.choice(sideways if sideways and rng.random() < 0.5 else listed))
    return state


@given(walks(longest=20, options=st.just(Options(rows=4))))
@settings(max_examples=15)
def test_the_highest_level_gives_nothing_away_on_four_rows(state: State) -> None:
    seat = mover(state)
    if seat is None:
        return
    moves = [move for move in legal_moves(state, seat) if isinstance(move, Go)]
    kept = solver(state.options).best(state, seat, moves)
    assert kept is not None
    view = GAME.view(state, seat)
    choice = BOTS.choose(Situation(options=state.options, players=2, seat=seat, view=view), TOP)
    assert choice.move in kept[0]


@pytest.mark.parametrize("rules", ["base", "tournament"])
def test_on_four_rows_whoever_begins_loses_to_the_highest_level(rules: str) -> None:
    options = Options(rules, rows=4, first="gold")  # type: ignore[arg-type]
    assert solver(options).value(set_up(options)) == -1
    rng = Random(rules)

    def choose(state: State, seat: int, moves: object) -> object:
        if seat == SILVER:
            situation = Situation(options=options, players=2, seat=seat, view=GAME.view(state, seat))
            return BOTS.choose(situation, TOP).move
        assert isinstance(moves, list)
        return rng.choice(moves)

    end, _ = play_out(GAME, set_up(options), choose, rng)  # type: ignore[arg-type]
    ended = outcome(end)
    assert ended is not None
    assert ended.winners == (SILVER,)
    assert GOLD not in ended.winners


def test_a_board_that_is_none_is_refused() -> None:
    for asked in (
        {"rows": 4, "columns": 5},
        {"rows": 2, "columns": 3},
        {"rows": 4, "columns": 3, "side_marbles": 9},
    ):
        with pytest.raises(BadOptions, match="yali-board"):
            solve_board(asked)
    with pytest.raises(BadOptions, match="yali-board"):
        solve_board({"rows": 4, "columns": 3, "earned": "two"})


def test_the_command_says_who_wins() -> None:
    assert "Whoever begins loses." in piped("solve", "--rows", "4", "--columns", "3").stdout
    assert piped("solve", "--rows", "9", "--columns", "9").returncode == 2
