"""Bets by the odds: what either camp pays, what the others seem to be, and how near that is to the best."""

from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise

import pytest
from bench.wordjam import another, as_it_is, as_it_seems, betting, camps, cost
from msgspec.structs import replace

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam import BOTS
from ludotheque.bots.wordjam.bets import last_bet, last_gain, last_gains
from ludotheque.bots.wordjam.characters import feeling
from ludotheque.bots.wordjam.estimates import kinds, seeming, seen_by
from ludotheque.bots.wordjam.levels import LEVELS, SKILLS
from ludotheque.bots.wordjam.odds import Kind, gain_of_stealing, robbers, stands
from ludotheque.bots.wordjam.plans import hesitation, last_words, steal
from ludotheque.game import CLOCK, Seat, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.types import CAMPS, Bet, Camp, Pause, Result, Said, State
from tests.games.wordjam.tables import table

MIXED = ("1", "2", "3", "4", "5", "3")


def kind(p: float) -> Kind:
    return Kind(at_hand=p / 3, later=p, proud=p, wavers=0.1, reads=1.0)


def test_w12_a_word_at_hand_is_worth_stealing_for_and_a_hopeless_case_is_not() -> None:
    for red, yellow in ((2, 1), (6, 4)):
        assert gain_of_stealing(0.97, 0.95, 0.9, red, yellow) > 0
        assert gain_of_stealing(0.02, 0.99, 0.98, red, yellow) < 0


def test_w12_who_cannot_beat_the_word_gains_by_stealing_once_another_probably_can() -> None:
    assert gain_of_stealing(0.0, 0.7, 0.6, 5, 3) < 0 < gain_of_stealing(0.0, 0.5, 0.4, 5, 3)


def test_w11_who_speaks_late_gains_less_by_stealing() -> None:
    assert gain_of_stealing(0.5, 1.0, 0.4, 3, 1) > gain_of_stealing(0.5, 0.4, 0.4, 3, 1)


def test_the_easier_a_word_is_beaten_the_more_rob_it_and_the_less_it_stands() -> None:
    shares = [robbers((kind(p),), (1.0,), 4, 3, 2)[0] for p in (0.02, 0.2, 0.5, 0.9)]
    assert shares == sorted(shares)
    assert shares[0] < 0.1
    assert shares[-1] > 0.7
    chances = [stands(kind(p), 5, 3, 2) for p in (0.02, 0.2, 0.5, 0.9)]
    assert chances == sorted(chances, reverse=True)


def test_better_players_are_more_likely_to_have_a_better_word() -> None:
    table_of = kinds("de", "animals", "TPNSR", 8, 20)
    assert all(a.at_hand < b.at_hand and a.later < b.later for a, b in pairwise(table_of))


def round_of(*words: Said, number: int = 1) -> Result:
    camps: tuple[Camp, ...] = ("ali", "thieves", "ali", "ali", "ali", "ali")
    return Result(number, "animals", "TPNSR", words, camps, (0,) * 6)


def said(seat: Seat, word: str, value: int, fate: str = "stands") -> Said:
    return Said(seat, word, word.upper(), value, fate)  # type: ignore[arg-type]


def strength(parts: tuple[float, ...]) -> float:
    return sum(int(level) * part for level, part in zip(LEVELS, parts, strict=True))


def test_before_anybody_has_spoken_all_levels_are_as_likely() -> None:
    assert seeming("en", 6, ()) == ((1 / len(LEVELS),) * len(LEVELS),) * 6


def test_who_is_first_with_dear_words_seems_strong_and_who_fails_as_a_thief_weak() -> None:
    rounds = (round_of(said(0, "penguin", 8), said(1, "", 0, "silent")),) * 3
    first, thief, quiet, *_ = seeming("en", 6, rounds)
    assert strength(first) > strength(quiet) > strength(thief)
    assert all(sum(parts) == pytest.approx(1) for parts in (first, thief, quiet))


def test_a_dearer_word_tells_of_a_stronger_player() -> None:
    cheap, dear = (seeming("en", 6, (round_of(said(0, "word", worth)),))[0] for worth in (1, 12))
    assert strength(dear) > strength(cheap)


def test_a_word_that_was_rejected_before_the_call_is_no_thiefs() -> None:
    failed, call = said(1, "zzz", 0, "rejected"), said(0, "penguin", 8)
    assert seeming("en", 6, (round_of(failed, call),)) == seeming("en", 6, (round_of(call),))


def test_the_top_level_takes_others_for_what_they_seem_and_a_child_for_children() -> None:
    parts = (0.0, 0.0, 0.1, 0.2, 0.3, 0.4)
    assert seen_by("5", parts) == parts
    assert strength(seen_by("1", parts)) < 2


def test_w14_the_best_word_dares_ali_babas_camp_and_of_equal_words_the_first_has_more_of_it() -> None:
    known = (((0.0, 0.0, 0.0, 0.0, 0.0, 1.0),) * 6, 6, 4, 20)
    top = last_gains(("en", "animals", "TPNSR"), *known)[LEVELS.index("5")]
    assert top[0, -1] == 6 - 4
    assert (top[0, -1] > top[1:, -1]).all()
    assert top.min() < 0


def test_w14_who_knows_that_the_others_are_weaker_dares_more_than_who_takes_them_for_his_equals() -> None:
    children, equals = (tuple(float(name == level) for name in LEVELS) for level in ("0", "5"))
    cards, top = ("en", "animals", "TPNSR"), LEVELS.index("5")
    among_children, among_equals = (
        last_gains(cards, (equals, *(others,) * 5), 6, 4, 20)[top, 0] for others in (children, equals)
    )
    assert (among_children[8:] >= among_equals[8:]).all()


def asked(state: State, seat: Seat, level: str, seed: int) -> Situation:
    return Situation(
        options=state.options, players=state.players, seat=seat, view=GAME.view(state, seat), seed=seed
    )


def played_on(state: State, levels: tuple[str, ...], own: Situation, camp: Camp, luck: int) -> int:
    """The points of who bets, in a round played by the rules to its end by bots with other heads."""
    state = act(GAME, state, own.seat, Bet(camp))
    while not isinstance(state.phase, Pause):
        wishes = []
        for seat in sorted(GAME.actors(state) - {CLOCK}):
            now = asked(state, seat, levels[seat], own.seed if seat == own.seat else luck)
            choice = BOTS.choose(now, levels[seat])
            if choice.move is not None:
                wishes.append((choice.at, seat, choice.move))
        timer = GAME.timer(state)
        assert timer
        (up,) = GAME.legal_moves(state, CLOCK)
        _, seat, move = min([*wishes, (timer.seconds, CLOCK, up)], key=lambda wish: wish[:2])
        state = act(GAME, state, seat, move)
    return state.results[-1].points[own.seat]


@pytest.mark.parametrize("camp", CAMPS)
def test_w12_what_a_bet_is_worth_is_what_it_brings_when_the_round_is_played_on(camp: Camp) -> None:
    state = table("animals", "TPNSR", language="en", number=6).play('A sesame\nA "Pigeon"').state
    levels = ("3", "5", "4", "2", "5", "1")
    ready = (asked(state, 3, "2", seed) for seed in range(99))
    own = next(one for one in ready if steal(one, "2").at <= hesitation(one, "2"))
    games = range(1000, 1060)
    brought = sum(played_on(state, levels, own, camp, luck) for luck in games) / len(games)
    assert camps(own, as_it_is(levels, range(60)))[camp] == pytest.approx(brought, abs=0.6)


def moments(level: str, games: int, *, last: bool) -> Iterator[tuple[Situation, tuple[str, ...]]]:
    for index in range(games):
        turn = index % len(MIXED)
        levels = (*MIXED[turn:], *MIXED[:turn])
        for moment in betting(levels, "en", f"bets {index}"):
            if levels[moment.seat] == level and (moment.view.number >= LAST_ROUND) == last:
                yield moment, levels


def test_w10_nerve_apart_top_bets_cost_little_against_the_best_response(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list(moments("5", 4, last=False))
    own = {id(moment.view) for moment, _ in asked}
    monkeypatch.setattr(
        import_module("ludotheque.bots.wordjam.bets"),
        "feeling",
        lambda one: 0.0 if id(one.view) in own else feeling(one),
    )
    found = [cost(moment, levels, 8) for moment, levels in asked]
    assert len(found) >= 8
    assert sum(one.chosen for one in found) < 0.1 * sum(one.coin for one in found)


def test_w14_top_bets_of_the_last_round_cost_much_less_than_a_coins_as_far_as_the_table_can_be_known() -> (
    None
):
    found = [cost(moment, levels, 16, seems=True) for moment, levels in moments("5", 12, last=True)]
    assert len(found) >= 12
    assert sum(one.chosen for one in found) < 0.4 * sum(one.coin for one in found)


def test_w14_what_the_top_level_expects_of_the_camps_is_what_they_bring() -> None:
    state = table("animals", "TPNSR", language="en", number=LAST_ROUND).state
    off = []
    for seed in range(24):
        own = asked(state, seed % 6, "5", seed)
        _, decided = last_bet(own, "5")
        if ready := [idea.coins for at, idea in last_words(own, "5") if at <= decided]:
            brought = camps(own, as_it_seems(own, ["5"] * 6, range(60)))
            off.append(last_gain(own, "5", max(ready)) - (brought["ali"] - brought["thieves"]))
    assert len(off) >= 20
    assert sum(map(abs, off)) / len(off) < 0.3


def test_judgement_grows_with_the_levels() -> None:
    skills = [SKILLS[level] for level in LEVELS]
    for worse, better in pairwise(skills):
        assert worse.wavers > better.wavers
        assert worse.pride > better.pride >= 1
        assert worse.reads < better.reads <= 1


def test_w10_proud_and_moody_players_rob_more_words_that_nobody_can_beat() -> None:
    at = table(language="en", consonants="TPNSR", number=LAST_ROUND - 1)
    view = at.play('A sesame\nA "Pappnnpp"\n~ time').seen_by("B")
    one = Situation(options=at.state.options, players=6, seat=1, view=replace(view, seat=1))
    robs = [
        sum(BOTS.choose(another(one, 1, seed), level).move == Bet("thieves") for seed in range(120))
        for level in ("1", "5")
    ]
    assert robs[0] > robs[1]
