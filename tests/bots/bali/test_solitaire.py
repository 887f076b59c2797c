"""The solitaire player: the compiled table is the game's, the end is exact, all levels play by the rules."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.bots.bali import BOTS, solitaire, weights
from ludotheque.bots.bali.books import bonus_of, deck_of
from ludotheque.bots.bali.ending import solve_end
from ludotheque.bots.bali.impressions import EVERYTHING, changed_by, copy_impressions, new_impressions, weigh
from ludotheque.bots.bali.judgement import (
    COUNTS,
    FEATURES,
    HIDDEN,
    Net,
    add_inputs,
    add_rows,
    answers,
    features,
    global_inputs,
    worth_of,
)
from ludotheque.bots.bali.table import STEPS, Book, Table, copy_table, do_step, fill, new_table, steps
from ludotheque.bots.bot import Situation
from ludotheque.game import CHANCE, Seat, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Build, Move, Options, State, Turn
from tests.games.bali.drawing import table as drawn_table

EDITIONS = ("avalon-hill-1980", "mb-1978-fr", "mb-1978-de")


def walked(edition: str, seed: int, turns: int) -> tuple[State, tuple[tuple[Seat, Move], ...]]:
    """A table reached by that many random turns (fewer if the game is over before), and how."""
    rng = Random(seed)
    options = Options(edition=edition)  # type: ignore[arg-type]  # one of the literals
    state, moves = GAME.start(options, 1), list[tuple[Seat, Move]]()
    done = 0
    while GAME.outcome(state) is None:
        if CHANCE in GAME.actors(state):
            seat, move = CHANCE, GAME.roll(state, rng)
        elif done == turns:
            break
        else:
            choices = [
                m for m in GAME.legal_moves(state, 0) if not isinstance(m, Build) or len(m.pieces) == 1
            ]
            seat, move = 0, rng.choice(choices)
            done += 1
        state = act(GAME, state, seat, move)
        moves.append((seat, move))
    return state, tuple(moves)


def situation(state: State, moves: tuple[tuple[Seat, Move], ...] = (), seed: int = 0) -> Situation:
    return Situation(
        options=state.options,
        players=state.players,
        seat=0,
        view=GAME.view(state, 0),
        witnessed=moves,
        seed=seed,
    )


def packed(state: State, moves: tuple[tuple[Seat, Move], ...] = ()) -> tuple[Book, Table]:
    return solitaire.open_table(situation(state, moves))


@settings(max_examples=25)
@given(st.sampled_from(EDITIONS), st.integers(0, 10_000), st.integers(0, 40))
def test_the_steps_are_the_builds_of_one_piece_and_the_removals(edition: str, seed: int, turns: int) -> None:
    state, moves = walked(edition, seed, turns)
    if not isinstance(state.phase, Turn):
        return
    book, table = packed(state, moves)
    codes = np.empty(STEPS, np.int64)
    count = steps(book, table, codes)
    found = [solitaire.move_of(situation(state), int(code)) for code in codes[:count]]
    legal = [
        move
        for move in GAME.legal_moves(state, 0)
        if move.__class__.__name__ == "Remove" or (isinstance(move, Build) and len(move.pieces) == 1)
    ]
    assert len(found) == len(set(found))
    assert set(legal) <= set(found)
    for move in found:
        GAME.check(state, 0, move)


@settings(max_examples=25)
@given(st.sampled_from(EDITIONS), st.integers(0, 10_000), st.integers(1, 40))
def test_what_was_witnessed_tells_which_cards_are_to_come(edition: str, seed: int, turns: int) -> None:
    state, moves = walked(edition, seed, turns)
    _, table = packed(state, moves)
    assert table.tally[1] == len(state.deck)
    assert table.tally[0] == state.scores[0] or GAME.outcome(state) is not None


def moved(state: State, moves: tuple[tuple[Seat, Move], ...], level: str) -> Move:
    """What a bot of that level does."""
    move: Move | None = BOTS.choose(situation(state, moves), level).move
    assert move is not None
    return move


def judged_afresh(book: Book, net: Net, table: Table) -> float:
    """The judgement of an afterstate without any of the shortcuts of `judge_steps`."""
    ids, summed = np.empty(FEATURES, np.int32), np.zeros(HIDDEN, np.float32)
    for c in range(7):
        features(book, table.letters[c], table.length[c], table.value[c], table.root[c], table.start[c], ids)
        add_rows(net, summed, ids)
    given_inputs, told = np.empty(COUNTS, np.float32), np.empty(2, np.float32)
    global_inputs(table, int((table.length > 0).sum()), table.tally[0], table.tally[1], given_inputs)
    add_inputs(net, summed, given_inputs)
    answers(net, summed, told)
    return float(worth_of(book, table.tally[0], told))


@settings(max_examples=15)
@given(st.sampled_from(EDITIONS), st.integers(0, 10_000), st.integers(0, 40))
def test_the_quick_judgement_of_steps_is_that_of_the_tables_they_lead_to(
    edition: str, seed: int, turns: int
) -> None:
    state, moves = walked(edition, seed, turns)
    if not isinstance(state.phase, Turn):
        return
    book, table = packed(state, moves)
    net = weights.load(edition)
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    count = weigh(book, net, table, new_impressions(), EVERYTHING, codes, values)
    listed = np.empty(STEPS, np.int64)
    assert codes[:count].tolist() == listed[: steps(book, table, listed)].tolist()
    work = new_table()
    for at in range(count):
        copy_table(table, work)
        do_step(book, work, codes[at])
        assert values[at] == pytest.approx(judged_afresh(book, net, work), rel=1e-3, abs=0.5)


@settings(max_examples=15)
@given(st.sampled_from(EDITIONS), st.integers(0, 10_000), st.integers(0, 20))
def test_what_was_seen_of_unchanged_columns_still_holds(edition: str, seed: int, turns: int) -> None:
    state, moves = walked(edition, seed, turns)
    if not isinstance(state.phase, Turn):
        return
    book, table = packed(state, moves)
    net, impressions, other = weights.load(edition), new_impressions(), new_impressions()
    codes, values, luck = np.empty(STEPS, np.int64), np.empty(STEPS), np.array([seed], np.uint64)
    fresh_codes, fresh_values = np.empty(STEPS, np.int64), np.empty(STEPS)
    changed = EVERYTHING
    for turn in range(8):
        count = weigh(book, net, table, impressions, changed, codes, values)
        anew = weigh(book, net, table, new_impressions(), EVERYTHING, fresh_codes, fresh_values)
        assert codes[:count].tolist() == fresh_codes[:anew].tolist()
        assert values[:count].tolist() == fresh_values[:anew].tolist()
        if count == 0:
            return
        code = int(codes[(seed + turn) % count])
        do_step(book, table, code)
        fill(book, table, luck)
        changed = changed_by(code)
        copy_impressions(impressions, other)
        impressions, other = other, impressions


def test_a_column_is_described_the_same_whether_it_was_met_before_or_not() -> None:
    state, _ = walked(EDITIONS[0], 1, 0)
    book, table = packed(state)
    letters = np.zeros((26 + 26 * 26, 3), np.uint8)
    lengths = np.array([1] * 26 + [2] * 676)
    letters[:26, 0] = range(26)
    letters[26:, :2] = [divmod(pair, 26) for pair in range(676)]
    forgetful = book._replace(memo_keys=np.zeros_like(book.memo_keys))

    def described(one: Book, row: int) -> list[int]:
        out = np.empty(FEATURES, np.int32)
        features(one, letters[row], lengths[row], 3, table.root[0], table.start[0], out)
        return out.tolist()

    remembered = [described(book, row) for row in range(len(letters)) for _ in range(2)][::2]
    for row, known in enumerate(remembered):
        assert described(book, row) == known
        forgetful.memo_keys[:] = 0
        assert described(forgetful, row)[1:3] == known[1:3]


def test_b14_the_rulebooks_first_table_can_be_balied_and_the_second_cannot() -> None:
    told = np.empty(2)
    first = drawn_table("L T P A S\nA H\nP", deck="")
    assert solve_end(*packed(first), told) == 2 * (3 * 2 + 5 * 4)
    assert told.tolist() == [26, 1]
    second = drawn_table("L N B U\nO     A", deck="")
    solve_end(*packed(second), told)
    assert told[1] == 0


def test_b14_the_end_weighs_the_bonus_that_was_agreed() -> None:
    told = np.empty(2)
    state = drawn_table("L T P A S\nA H\nP", Options(bonus="+50"), deck="")
    book, table = packed(state)
    assert bonus_of("+50").tolist() == book.bonus.tolist()
    assert solve_end(book, table, told) == 76


def test_the_strong_levels_play_the_end_exactly() -> None:
    state = drawn_table("L T P A S\nA H\nP", deck="")
    while GAME.outcome(state) is None:
        state = act(GAME, state, 0, moved(state, (), "4"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (52,)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", BOTS.ids)
def test_every_level_plays_by_the_rules_and_the_same_way_again(edition: str, level: str) -> None:
    for seed, turns in ((1, 0), (2, 9), (3, 25)):
        state, moves = walked(edition, seed, turns)
        if GAME.outcome(state) is not None:
            continue
        move = moved(state, moves, level)
        GAME.check(state, 0, move)
        assert moved(state, moves, level) == move


def test_the_deck_of_an_edition_is_the_printed_one() -> None:
    assert all(deck_of(edition).sum() == 54 for edition in EDITIONS)
