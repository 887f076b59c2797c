"""What people may do at a table, and what not."""

from dataclasses import replace
from random import Random

import pytest

from examples import pebbles
from examples.pebbles.types import Show, Take
from ludotheque.game import Outcome
from ludotheque.matches import commands, rematch
from ludotheque.matches.events import (
    Aborted,
    Bot,
    Open,
    RealTime,
    Replaced,
    Resigned,
    TakebackAsked,
)
from ludotheque.texts import LANGUAGES, texts
from tests.matches.table import ANNA, BEN, CLEO, DORA, Table, header, playing


def test_only_an_open_seat_of_a_match_not_yet_begun_can_be_taken() -> None:
    table = Table(header(ANNA, Open()))
    table.refuses("match-taken", commands.join, 0, BEN, 1.0)
    table.refuses("match-no-seat", commands.join, 2, BEN, 1.0)
    table.refuses("match-no-seat", commands.join, -1, BEN, 1.0)
    table.refuses("match-seats-open", commands.start, 1.0)
    table.do(commands.join, 1, BEN, 1.0)
    table.do(commands.start, 2.0)
    table.refuses("match-started", commands.start, 3.0)
    table.refuses("match-started", commands.join, 1, CLEO, 3.0)
    table.refuses("match-started", commands.leave, 1, 3.0)


def test_seats_can_be_left_and_given_to_bots_before_the_start() -> None:
    table = Table(header(ANNA, Open()))
    table.do(commands.leave, 0, 1.0)
    table.refuses("match-nobody", commands.leave, 0, 1.0)
    table.do(commands.invite_bot, 0, "5", 2.0)
    table.refuses("match-taken", commands.invite_bot, 0, "5", 2.0)
    assert table.match.seating.holders == (Bot("5"), Open())
    assert table.match.seating.away == ()


def test_one_person_may_hold_every_seat() -> None:
    table = playing(ANNA, ANNA)
    assert table.match.seating.seats_of("a") == (0, 1)
    assert table.match.seating.others(0) == frozenset()


def test_nothing_of_the_game_can_be_done_before_the_start() -> None:
    table = Table(header(ANNA, BEN))
    for command in (commands.resign, commands.offer_draw, commands.ask_takeback):
        table.refuses("match-not-started", command, 0, 1.0)
    table.refuses("match-not-started", commands.move, 0, Take(1), 1.0)
    table.refuses("match-not-over", rematch.offer, 0, 1.0)
    assert commands.time_up(table.match, 1e9) == []
    assert table.match.play.outcome is None


def test_a_move_is_refused_by_the_game_or_for_want_of_the_turn() -> None:
    table = playing(ANNA, BEN)
    table.refuses("turn", commands.move, 1, Take(1), 1.0)
    table.refuses("P3-pebbles", commands.move, 0, Take(9), 1.0)
    table.refuses("match-no-seat", commands.move, 2, Take(1), 1.0)


def test_resigning_ends_a_match_of_two_sides() -> None:
    table = playing(ANNA, BEN)
    assert table.do(commands.resign, 0, 1.0) == [Resigned(0, 1.0)]
    assert table.match.play.outcome == Outcome((1,), "resigned", ())
    table.refuses("match-over", commands.resign, 1, 2.0)
    table.refuses("match-over", commands.move, 0, Take(1), 2.0)


def test_with_more_sides_a_bot_plays_on_for_who_resigned_and_the_seat_is_marked() -> None:
    table = playing(ANNA, BEN, CLEO, stand_in="2")
    table.do(commands.resign, 0, 1.0)
    assert table.match.play.outcome is None
    assert table.match.seating.holders[0] == Bot("2")
    assert table.match.seating.given_up == {0}
    assert table.match.bots_to_act == ((0, "2"),)
    table.refuses("match-nobody", commands.resign, 0, 2.0)
    table.refuses("match-not-yours", commands.come_back, 0, "a", 2.0)


def test_with_more_sides_a_bot_plays_on_for_who_ran_out_of_time() -> None:
    table = playing(ANNA, BEN, CLEO, control=RealTime(60.0))
    table.do(commands.time_up, 60.0)
    assert table.match.seating.holders[0] == Bot("3")
    assert table.match.play.outcome is None
    assert table.match.due(61.0) is None


def test_the_match_is_over_when_the_last_person_gives_up() -> None:
    table = playing(ANNA, Bot("1"), Bot("1"))
    table.do(commands.resign, 0, 1.0)
    assert table.match.play.outcome == Outcome((), "resigned", ())


def test_a_draw_needs_everybody_else() -> None:
    table = playing(ANNA, BEN, CLEO)
    table.do(commands.offer_draw, 1, 1.0)
    table.refuses("match-asked", commands.offer_draw, 0, 1.0)
    table.refuses("match-not-asked", commands.answer_draw, 1, True, 1.0)
    table.refuses("match-not-asked", commands.answer_takeback, 0, True, 1.0)
    table.do(commands.answer_draw, 0, True, 2.0)
    assert table.match.play.outcome is None
    table.refuses("match-not-asked", commands.answer_draw, 0, True, 2.0)
    table.do(commands.answer_draw, 2, True, 3.0)
    assert table.match.play.outcome == Outcome((), "agreed", ())


def test_a_declined_draw_may_be_offered_again_after_a_move() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.offer_draw, 1, 1.0)
    table.do(commands.answer_draw, 0, False, 2.0)
    table.refuses("match-declined", commands.offer_draw, 1, 3.0)
    table.do(commands.offer_draw, 0, 3.0)
    table.do(commands.answer_draw, 1, False, 4.0)
    table.do(commands.move, 0, Take(1), 5.0)
    table.do(commands.offer_draw, 1, 6.0)


def test_a_draw_offer_stands_over_ones_own_move_and_falls_with_the_others() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.offer_draw, 0, 1.0)
    table.do(commands.move, 0, Take(1), 2.0)
    assert table.match.question is not None
    table.do(commands.move, 1, Take(1), 3.0)
    assert table.match.question is None


def test_bots_never_agree_to_a_draw() -> None:
    playing(ANNA, Bot("1")).refuses("match-draw-bot", commands.offer_draw, 0, 1.0)


def test_one_person_at_both_seats_agrees_with_himself() -> None:
    table = playing(ANNA, ANNA)
    table.do(commands.offer_draw, 0, 1.0)
    assert table.match.play.outcome == Outcome((), "agreed", ())


def test_a_takeback_agreed_by_the_others_goes_back_before_ones_own_last_move() -> None:
    table = playing(ANNA, BEN)
    before = table.match
    table.do(commands.move, 0, Take(1), 1.0)
    table.do(commands.move, 1, Take(2), 2.0)
    assert table.do(commands.ask_takeback, 0, 3.0) == [TakebackAsked(0, 2, 3.0)]
    table.do(commands.answer_takeback, 1, True, 4.0)
    assert (table.match.play.state, table.match.play.moves) == (before.play.state, before.play.moves)
    assert table.match.play.actors == {0}


def test_a_takeback_may_be_declined_and_falls_with_the_next_move() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.move, 0, Take(1), 1.0)
    table.do(commands.ask_takeback, 0, 2.0)
    table.do(commands.answer_takeback, 1, False, 3.0)
    table.refuses("match-declined", commands.ask_takeback, 0, 4.0)
    assert table.state.heap == 5
    table.do(commands.move, 1, Take(1), 5.0)
    table.do(commands.ask_takeback, 0, 6.0)
    table.do(commands.move, 0, Take(1), 7.0)
    assert table.match.question is None
    table.refuses("match-not-asked", commands.answer_takeback, 1, True, 8.0)


def test_against_bots_alone_a_takeback_happens_at_once() -> None:
    table = playing(ANNA, Bot("1"))
    table.do(commands.move, 0, Take(1), 1.0)
    table.do(commands.move, 1, Take(1), 1.0)
    table.do(commands.ask_takeback, 0, 2.0)
    assert table.state.heap == 6
    assert table.match.play.actors == {0}


def test_no_takeback_goes_past_something_revealed() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.move, 0, Take(1), 1.0)
    table.do(commands.move, 1, Show(), 2.0)
    table.refuses("match-takeback-revealed", commands.ask_takeback, 0, 3.0)
    table.refuses("match-takeback-revealed", commands.ask_takeback, 1, 3.0)
    table.do(commands.move, 0, Take(1), 4.0)
    table.do(commands.ask_takeback, 0, 5.0)
    table.do(commands.answer_takeback, 1, True, 6.0)
    assert table.match.play.moves[-1] == (1, Show())


def test_no_takeback_without_an_own_move_or_where_it_is_not_wanted() -> None:
    playing(ANNA, BEN).refuses("match-takeback-none", commands.ask_takeback, 0, 1.0)
    table = playing(ANNA, BEN, takebacks=False)
    table.do(commands.move, 0, Take(1), 1.0)
    table.refuses("match-takeback-off", commands.ask_takeback, 0, 1.0)


def test_a_takeback_does_not_give_time_back() -> None:
    table = playing(ANNA, BEN, control=RealTime(60.0))
    table.do(commands.move, 0, Take(1), 10.0)
    table.do(commands.ask_takeback, 0, 15.0)
    table.do(commands.answer_takeback, 1, True, 20.0)
    assert table.match.clocks is not None
    assert table.match.clocks.left == (50.0, 50.0)
    assert table.match.clocks.running == {0}


def test_everybody_else_together_can_put_a_bot_in_an_absent_players_seat() -> None:
    table = playing(ANNA, BEN, CLEO)
    table.do(commands.vote_removal, 1, 0, 1.0)
    table.refuses("match-vote-twice", commands.vote_removal, 1, 0, 1.0)
    assert 0 in table.match.seating.seats_of("a")
    events = table.do(commands.vote_removal, 2, 0, 2.0)
    assert events[-1] == Replaced(0, Bot("3"), 2.0)
    assert table.match.seating.holders[0] == Bot("3")
    assert table.match.seating.given_up == frozenset()


def test_who_moves_is_not_absent() -> None:
    table = playing(ANNA, BEN, CLEO)
    table.do(commands.vote_removal, 1, 0, 1.0)
    table.do(commands.move, 0, Take(1), 2.0)
    table.do(commands.vote_removal, 2, 0, 3.0)
    assert table.match.seating.holders[0] == ANNA


def test_the_vote_of_somebody_who_is_gone_does_not_count() -> None:
    table = playing(ANNA, BEN, CLEO, DORA)
    table.do(commands.vote_removal, 1, 0, 1.0)
    for voter in (0, 2, 3):
        table.do(commands.vote_removal, voter, 1, 2.0)
    assert table.match.seating.people == {"a", "c", "d"}
    table.do(commands.vote_removal, 2, 0, 3.0)
    assert table.match.seating.seats_of("a") == (0,)


@pytest.mark.parametrize(
    ("absent", "code"), [(1, "match-vote-whom"), (2, "match-vote-whom"), (9, "match-no-seat")]
)
def test_a_vote_is_about_another_person(absent: int, code: str) -> None:
    playing(ANNA, BEN, Bot("1")).refuses(code, commands.vote_removal, 1, absent, 1.0)


def test_who_was_voted_out_may_come_back_and_nobody_else() -> None:
    table = playing(ANNA, BEN)
    table.do(commands.vote_removal, 1, 0, 1.0)
    table.refuses("match-not-yours", commands.come_back, 0, "c", 2.0)
    table.do(commands.come_back, 0, "a", 2.0)
    assert table.match.seating.holders == (ANNA, BEN)
    table.refuses("match-not-yours", commands.come_back, 0, "a", 3.0)


@pytest.mark.parametrize("reason", ["resigned", "time", "agreed", "aborted"])
def test_every_way_a_match_ends_can_be_told(reason: str) -> None:
    assert all(f"reason-{reason}" in texts(lang) for lang in LANGUAGES)


def test_a_match_can_be_called_off_until_a_player_has_moved() -> None:
    table = Table(header(BEN, Open(), created_by="a"))
    table.refuses("match-not-yours", commands.abort, "c", 1.0)
    assert commands.abort(table.match, "a", 1.0) == [Aborted(1.0)]
    table = playing(ANNA, BEN, created_by="c")
    table.refuses("match-not-yours", commands.abort, "c", 1.0)
    moved = playing(ANNA, BEN)
    moved.do(commands.move, 0, Take(1), 1.0)
    moved.refuses("match-abort-late", commands.abort, "a", 2.0)
    table.do(commands.abort, "b", 1.0)
    assert table.match.play.outcome == Outcome((), "aborted", ())
    table.refuses("match-over", commands.abort, "b", 2.0)
    table.refuses("match-over", commands.join, 0, CLEO, 2.0)


def test_a_rematch_takes_everybody_and_moves_each_one_seat_further() -> None:
    table = playing(ANNA, BEN, Bot("4"), heap=7, control=RealTime(60.0))
    table.do(commands.abort, "a", 1.0)
    table.do(rematch.offer, 0, 2.0)
    table.refuses("match-rematch-twice", rematch.offer, 0, 2.0)
    table.refuses("match-nobody", rematch.offer, 2, 2.0)
    table.refuses("match-rematch-wait", rematch.opened, "m2", 2.0)
    assert not rematch.agreed(table.match)
    table.do(rematch.offer, 1, 3.0)
    assert rematch.agreed(table.match)
    again = rematch.header(table.match, "m1", 4.0)
    assert again.seats == (Bot("4"), ANNA, BEN)
    assert isinstance(again.options, dict)
    assert isinstance(table.header.options, dict)
    assert again.options.items() >= table.header.options.items()
    assert again.control == table.header.control
    assert (again.rematch_of, again.created_at) == ("m1", 4.0)
    table.do(rematch.opened, "m2", 4.0)
    assert table.match.rematch == "m2"
    table.refuses("match-rematch-twice", rematch.opened, "m3", 5.0)


def test_a_seat_whose_player_gave_up_is_open_in_the_rematch() -> None:
    table = playing(ANNA, BEN, CLEO)
    table.do(commands.resign, 0, 1.0)
    table.do(commands.resign, 1, 1.0)
    table.do(commands.resign, 2, 1.0)
    assert rematch.header(table.match, "m1", 2.0).seats == (CLEO, Open(), Open())


def test_a_move_that_not_everybody_notices_settles_nothing_that_everybody_sees() -> None:
    unseen = replace(
        pebbles.GAME, witness=lambda _state, seat, move, viewer: move if viewer == seat else None
    )
    table = Table(header(ANNA, BEN, CLEO), unseen)
    table.do(commands.start, 0.0)
    table.do(commands.chance, Random(7), 0.0)
    table.do(commands.offer_draw, 2, 1.0)
    table.do(commands.answer_draw, 1, False, 2.0)
    table.do(commands.offer_draw, 1, 3.0)
    table.do(commands.vote_removal, 1, 0, 4.0)
    before = table.match
    table.do(commands.move, 0, Take(1), 5.0)
    after = table.match
    assert (after.question, after.declined, after.seating.votes) == (
        before.question,
        before.declined,
        before.seating.votes,
    )
    assert after.changed == before.changed
    table.do(commands.answer_draw, 0, False, 6.0)
    table.refuses("match-declined", commands.offer_draw, 2, 7.0)
    assert commands.abort(table.match, "a", 8.0) == [Aborted(8.0)], "nobody was seen to move"
