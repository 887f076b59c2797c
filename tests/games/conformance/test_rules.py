"""The contract of `ludotheque.game`: replay, notation, refusals, secrecy, clock, encoding, ends."""

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.game import CHANCE, CLOCK, BadOptions, Refusal, Seat, act
from ludotheque.record import Record, read_game, read_setting_up, replay, write_game, write_position
from ludotheque.texts import LANGUAGES
from tests.games.conformance import shelf
from tests.games.conformance.walks import Step, Walk, listed, walk

GOLDEN = Path(__file__).parents[1] / "golden"
Case = tuple[str, str]

seeds = st.integers(0, 2)
some = settings(max_examples=4)
many = settings(max_examples=12)
points = st.integers(0, 10**6)


def step_of(played: Walk, point: int) -> Step:
    return played.steps[point % len(played.steps)]


def viewers(played: Walk) -> list[Seat | None]:
    return [None, *range(played.players)]


def refused(played: Walk, state: Any, seat: Seat, move: Any) -> bool:
    """Whether `check` says no; it must say so by a Refusal and touch nothing."""
    before = msgspec.json.encode(state)
    try:
        played.game.check(state, seat, move)
    except Refusal as refusal:
        assert msgspec.json.encode(state) == before
        shelf.tell(refusal)
        return True
    assert msgspec.json.encode(state) == before
    return False


@some
@given(seed=seeds)
def test_random_play_ends_with_an_outcome_that_adds_up(case: Case, seed: int) -> None:
    played = walk(*case, seed)
    for state in played.states:
        assert (played.game.outcome(state) is None) == bool(played.game.actors(state))
    outcome = played.game.outcome(played.end)
    assert outcome is not None
    assert len(outcome.scores) == played.players
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(played.players)))
    for lang in LANGUAGES:
        assert f"reason-{outcome.reason}" in shelf.said(lang)


@some
@given(seed=seeds)
def test_replay_from_stored_moves_equals_play(case: Case, seed: int) -> None:
    played = walk(*case, seed)
    state = played.game.start(played.options, played.players)
    for step in played.steps:
        assert state == step.state
        stored = msgspec.json.encode(step.move)
        state = act(played.game, state, step.seat, msgspec.json.decode(stored, type=played.game.move_type))
    assert state == played.end


@some
@given(seed=seeds, point=points)
def test_a_whole_or_unfinished_game_comes_back_from_its_text(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    moves = tuple((step.seat, step.move) for step in played.steps)
    for length in (point % (len(moves) + 1), len(moves)):
        record = Record(game=case[0], options=played.options, players=played.players, moves=moves[:length])
        assert read_game(write_game(played.game, record), shelf.game) == record


@some
@given(seed=seeds, point=points)
def test_a_position_that_can_be_told_is_set_up_again_from_its_text(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    game = played.game
    assert (game.position is None) == (game.place is None)
    for state in (step_of(played, point).state, played.end):
        record = Record(game=case[0], options=played.options, players=played.players)
        if game.position is None:
            with pytest.raises(Refusal) as caught:
                write_position(game, record)
            shelf.tell(caught.value)
            continue
        told = game.position(state)
        record = read_setting_up(f"{case[0]}: {told}", shelf.game)
        *_, again = replay(game, record)
        assert (record.players, game.position(again)) == (played.players, told)
        assert game.standing(again) == game.standing(state)
        assert read_setting_up(write_game(game, record), shelf.game) == record
    for nonsense in ("", "?", "1 2 3"):
        with pytest.raises(Refusal) as caught:
            read_setting_up(f"{case[0]}: {nonsense}", shelf.game)
        shelf.tell(caught.value)


@many
@given(seed=seeds, point=points)
def test_each_move_comes_back_from_its_notation(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    state = step_of(played, point).state
    for seat in played.game.actors(state):
        moves = [step_of(played, point).move] if seat == CHANCE else listed(played.game, state, seat, 40)
        for move in moves:
            text = played.game.write(state, seat, move)
            assert text == " ".join(text.split())
            assert text.isprintable()
            assert played.game.read(state, seat, text) == move


@many
@given(seed=seeds, point=points)
def test_check_accepts_every_listed_move(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    state = step_of(played, point).state
    for seat in played.game.actors(state):
        moves = listed(played.game, state, seat)
        assert len(moves) == len({msgspec.json.encode(move) for move in moves})
        for move in moves:
            assert not refused(played, state, seat, move)


@many
@given(seed=seeds, point=points)
def test_the_effect_of_each_move_is_of_the_type_that_is_told_and_hides_nothing(
    case: Case, seed: int, point: int
) -> None:
    played = walk(*case, seed)
    state, wanted = step_of(played, point).state, played.game.effect_type
    for seat in played.game.actors(state):
        for move in listed(played.game, state, seat, 40):
            effect = played.game.effect(state, seat, move)
            assert effect is None or (wanted is not None and isinstance(effect, wanted))
            other = played.game.disguise(state, seat, Random(point))
            assert played.game.effect(other, seat, move) == effect
            if preview := played.game.preview:
                assert preview(other, seat, move) == preview(state, seat, move)


@many
@given(seed=seeds, point=points, other=points)
def test_a_move_out_of_turn_or_by_the_wrong_seat_is_refused(
    case: Case, seed: int, point: int, other: int
) -> None:
    played = walk(*case, seed)
    state, elsewhere = step_of(played, point).state, step_of(played, other)
    acting = played.game.actors(state)
    for seat in (CLOCK, CHANCE, -3, *range(played.players), played.players, 99):
        if seat not in acting:
            assert listed(played.game, state, seat) == []
            assert refused(played, state, seat, step_of(played, point).move)
            assert refused(played, state, seat, elsewhere.move)
        elif (seat < 0) != (elsewhere.seat < 0):
            assert refused(played, state, seat, elsewhere.move)


@some
@given(seed=seeds, point=points)
def test_nothing_can_be_done_once_the_game_is_over(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    for seat in (CLOCK, CHANCE, *range(played.players)):
        assert listed(played.game, played.end, seat) == []
        assert refused(played, played.end, seat, step_of(played, point).move)


@many
@given(seed=seeds, point=points, rng=st.integers(0, 10**6))
def test_a_bent_or_foreign_move_is_refused_or_as_good_as_a_listed_one(
    case: Case, seed: int, point: int, rng: int
) -> None:
    played, dice = walk(*case, seed), Random(rng)
    step, other = step_of(played, point), step_of(played, dice.randrange(10**6))
    seat = dice.choice(sorted(played.game.actors(step.state)))
    for model in (step.move, other.move):
        data = bent(msgspec.to_builtins(model), dice)
        try:
            move = msgspec.convert(data, played.game.move_type)
        except msgspec.ValidationError:
            continue
        if not refused(played, step.state, seat, move):
            following = played.game.apply(step.state, seat, move)
            assert (played.game.outcome(following) is None) == bool(played.game.actors(following))
            text = played.game.write(step.state, seat, move)
            again = played.game.read(step.state, seat, text)
            assert played.game.write(step.state, seat, again) == text


def bent(data: Any, dice: Random) -> Any:
    """Move data with some of it changed, and the shape mostly kept."""
    if isinstance(data, dict):
        return {key: value if key == "type" else bent(value, dice) for key, value in data.items()}
    if isinstance(data, list | tuple):
        kept = [bent(value, dice) for value in data]
        return kept[: dice.randrange(len(kept) + 1)] if dice.random() < 0.2 else kept
    if dice.random() < 0.5:
        return data
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return dice.choice([data + 1, data - 1, -data, 0, 99, -1, 10**9])
    if isinstance(data, str):
        return dice.choice(["", data[::-1], data[:-1], data + data, "z9", "\x00", "ÆÜ ß", "X" * 300])
    return data


@settings(max_examples=20)
@given(
    seed=seeds,
    point=points,
    text=st.one_of(
        st.text(max_size=30),
        st.text(st.sampled_from("abcdrlxGS12345678-/?.+= "), max_size=12),
        st.lists(
            st.sampled_from(["lot", "build", "bet", "say", "a1", "+1.2", "=", "0", "-1", "²", "99999"])
        ).map(" ".join),
    ),
)
def test_a_malformed_text_is_refused_whatever_it_is(case: Case, seed: int, point: int, text: str) -> None:
    played = walk(*case, seed)
    state = step_of(played, point).state
    for seat in played.game.actors(state):
        try:
            move = played.game.read(state, seat, text)
        except Refusal as refusal:
            shelf.tell(refusal)
            continue
        refused(played, state, seat, move)


@many
@given(seed=seeds, point=points, rng=st.integers(0, 10**6))
def test_nobody_can_tell_a_state_from_its_disguise(case: Case, seed: int, point: int, rng: int) -> None:
    played, dice = walk(*case, seed), Random(rng)
    game = played.game
    for state in (step_of(played, point).state, played.end):
        for viewer in viewers(played):
            disguised = game.disguise(state, viewer, dice)
            assert game.view(disguised, viewer) == game.view(state, viewer)
            assert game.actors(disguised) == game.actors(state)
            assert game.timer(disguised) == game.timer(state)
            if viewer is not None:
                assert listed(game, disguised, viewer, 60) == listed(game, state, viewer, 60)


@many
@given(seed=seeds, point=points, rng=st.integers(0, 10**6))
def test_watching_a_move_tells_nothing_hidden_unless_it_reveals(
    case: Case, seed: int, point: int, rng: int
) -> None:
    played, dice = walk(*case, seed), Random(rng)
    game, step = played.game, step_of(played, point)
    for viewer in viewers(played):
        disguised = game.disguise(step.state, viewer, dice)
        if viewer == step.seat or refused(played, disguised, step.seat, step.move):
            continue
        assert game.witness(disguised, *step[1:], viewer) == game.witness(*step, viewer)
        if not game.reveals(*step):
            after, otherwise = game.apply(*step), game.apply(disguised, *step[1:])
            assert game.view(otherwise, viewer) == game.view(after, viewer)


@many
@given(seed=seeds, point=points)
def test_moves_that_leave_a_viewer_the_same_view_look_the_same_to_him(
    case: Case, seed: int, point: int
) -> None:
    played = walk(*case, seed)
    game, state = played.game, step_of(played, point).state
    for seat in game.actors(state):
        moves = listed(game, state, seat, 12)
        for viewer in viewers(played):
            if viewer == seat:
                continue
            looks: dict[bytes, set[bytes]] = {}
            for move in moves:
                view = msgspec.json.encode(game.view(game.apply(state, seat, move), viewer))
                looks.setdefault(view, set()).add(
                    msgspec.json.encode(game.witness(state, seat, move, viewer))
                )
            assert all(len(seen) == 1 for seen in looks.values())


@some
@given(seed=seeds)
def test_the_clock_acts_exactly_while_a_phase_is_timed(case: Case, seed: int) -> None:
    played = walk(*case, seed)
    for state in played.states:
        timer = played.game.timer(state)
        assert (CLOCK in played.game.actors(state)) == (timer is not None)
        assert len(listed(played.game, state, CLOCK)) == (timer is not None)
        if timer is not None:
            assert timer.phase
            assert timer.seconds > 0


@many
@given(seed=seeds, point=points, rng=st.integers(0, 10**6))
def test_whatever_chance_rolls_is_legal(case: Case, seed: int, point: int, rng: int) -> None:
    played = walk(*case, seed)
    rolled = [step.state for step in played.steps if step.seat == CHANCE]
    if rolled:
        state = rolled[point % len(rolled)]
        assert played.game.actors(state) == {CHANCE}
        played.game.check(state, CHANCE, played.game.roll(state, Random(rng)))


@many
@given(seed=seeds, point=points)
def test_options_states_moves_and_views_survive_json(case: Case, seed: int, point: int) -> None:
    played = walk(*case, seed)
    game, step = played.game, step_of(played, point)
    values: list[tuple[Any, Any]] = [
        (played.options, game.options_type),
        (step.state, game.state_type),
        (played.end, game.state_type),
        (step.move, game.move_type),
        *((game.view(step.state, viewer), game.view_type) for viewer in viewers(played)),
    ]
    for value, kind in values:
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
        hash(value)


def test_random_play_meets_every_kind_of_move(game_id: str) -> None:
    """So that none of the above is true only because it was never tried."""
    game = shelf.game(game_id)
    walks = [walk(game_id, variant, seed) for variant in game.variants for seed in range(3)]
    met = {type(step.move) for played in walks for step in played.steps}
    if game.position is not None and game.place is not None:  # what sets a position up is never rolled
        stood = (game.position(played.steps[len(played.steps) // 2].state) for played in walks)
        met |= {type(move) for text in stood for _, move in game.place(text)[2]}
    assert met == set(get_args(game.move_type) or (game.move_type,))


def test_seats_have_names_and_sides(case: Case) -> None:
    game = shelf.game(case[0])
    options, players = game.variants[case[1]]
    names = [game.seat_name(options, players, seat) for seat in (*range(players), CHANCE, CLOCK)]
    assert len(set(names)) == players + 2
    assert all(re.fullmatch(r"\S+", name) for name in names)
    assert sorted(seat for side in game.sides(options, players) for seat in side) == list(range(players))


def test_a_number_of_players_that_is_not_offered_is_refused(case: Case) -> None:
    game = shelf.game(case[0])
    options, players = game.variants[case[1]]
    offered = game.players(options)
    assert players in offered
    for wrong in {-1, 0, min(offered) - 1, max(offered) + 1, 99} - set(offered):
        with pytest.raises(BadOptions):
            game.start(options, wrong)


def test_a_golden_game_exists_and_replays_to_the_same_text(house_case: Case) -> None:
    game_id, variant = house_case
    text = (GOLDEN / f"{game_id}-{variant}.txt").read_text(encoding="utf-8")
    record = read_game(text, shelf.game)
    assert (record.options, record.players) == shelf.game(game_id).variants[variant]
    assert "end: unfinished" not in text
    assert write_game(shelf.game(game_id), record) == text


def test_every_golden_game_belongs_to_a_variant() -> None:
    for file in GOLDEN.glob("*.txt"):
        game_id, _, variant = file.stem.partition("-")
        assert variant in shelf.game(game_id).variants


@pytest.mark.parametrize("file", sorted((GOLDEN / "0.1").glob("*.txt")), ids=lambda file: file.stem)
def test_a_game_recorded_before_lists_had_versions_is_read_with_the_first(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "lexicon" not in text
    record = read_game(text, shelf.game)
    assert record.options.lexicon == "0.1"
    again = read_game(write_game(shelf.game(record.game), record), shelf.game)
    assert again == record
