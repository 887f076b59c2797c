"""A room of people: who has come plays, somebody holds it, and late guests take over bots."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.pebbles.types import Take
from ludotheque.game import CLOCK, Refusal
from ludotheque.games.wordjam import GAME as WORDJAM
from ludotheque.matches import commands, erasing, hosting, rematch
from ludotheque.matches.events import Bot, Header, Open, Person, RealTime, encode
from ludotheque.matches.match import Match
from tests.matches.table import ANNA, BEN, CLEO, DORA, Table, playing

EVE = Person("e", "Eve")


def room(*seats: Any, **more: Any) -> Table:
    """A room for WORD JAM that Anna opened."""
    known = {"created_by": "a", "stand_in": "3", "room": True, **more}
    return Table(Header(game="wordjam", options={"language": "en"}, seats=seats, **known), WORDJAM)


def running(*, at: float = 0.0) -> Table:
    """Anna holds the room, Ben and three bots play; the first theme is being read."""
    table = room(ANNA, BEN, Bot("3"), Bot("3"), Bot("3"))
    table.do(commands.start, at)
    table.do(commands.chance, Random(1), at)
    return table


def phase(match: Match) -> str:
    return str(match.phase)


def test_whoever_has_come_plays_and_open_seats_are_taken_away() -> None:
    table = room(*[Open()] * 12)
    for seat, person in ((0, ANNA), (3, BEN), (7, CLEO), (8, DORA)):
        table.do(commands.join, seat, person, 1.0)
    table.refuses("match-too-few", hosting.gather, 2.0)
    table.do(commands.invite_bot, 11, "5", 2.0)
    table.do(hosting.gather, 3.0)
    assert table.match.seating.holders == (ANNA, BEN, CLEO, DORA, Bot("5"))
    assert table.match.play.players == len(table.match.header.seats) == 5
    table.do(commands.start, 4.0)
    assert len(table.state.scores) == 5


def test_the_first_guest_holds_a_room_that_a_screen_has_opened() -> None:
    table = room(*[Open()] * 6, created_by="screen")
    assert table.match.seating.hosts == {"screen"}
    table.do(commands.join, 4, BEN, 1.0)
    table.do(commands.join, 1, CLEO, 1.0)
    assert table.match.seating.hosts == {"screen", "b"}
    table.do(hosting.hand_over, 1, 2.0)
    assert table.match.seating.hosts == {"c"}


def test_other_options_can_be_agreed_on_until_it_starts() -> None:
    table = room(*[ANNA, BEN, CLEO, DORA, EVE])
    table.do(hosting.agree, {"language": "fr", "race": 240}, 1.0)
    assert (table.state.options.language, table.state.options.race) == ("fr", 240)
    agreed = table.match.summary.options
    assert isinstance(agreed, dict)
    assert agreed.items() >= {"language": "fr", "race": 240}.items()
    with pytest.raises(Refusal):
        hosting.agree(table.match, {"language": "tlh"}, 1.0)
    table.do(commands.start, 2.0)
    assert table.state.options.language == "fr"
    table.refuses("match-started", hosting.agree, {"language": "de"}, 3.0)


def test_nothing_of_it_can_be_done_where_it_is_no_room() -> None:
    table = playing(ANNA, BEN)
    for command in (hosting.pause, hosting.go_on, hosting.skip, hosting.gather):
        table.refuses("match-no-room", command, 1.0)
    for about in (hosting.stand_in, hosting.remove, hosting.hand_over):
        table.refuses("match-no-room", about, 1, 1.0)
    table.refuses("match-no-room", hosting.take_over, None, CLEO, 1.0)
    table.refuses("match-no-room", hosting.more_time, 5, 1.0)


def test_a_late_guest_takes_over_a_bot_between_rounds_alone() -> None:
    table = running()
    assert phase(table.match).startswith("look")
    assert hosting.bots_to_take(table.match) == (2, 3, 4)
    table.refuses("match-round", hosting.take_over, 1, CLEO, 1.0)
    table.refuses("match-taken", hosting.take_over, 2, BEN, 1.0)
    table.do(hosting.take_over, 3, CLEO, 1.0)
    assert table.match.seating.holders[3] == CLEO
    assert table.match.seating.away == ()
    table.do(commands.time_up, 4.0)
    table.do(commands.chance, Random(1), 4.0)
    assert phase(table.match).startswith("race")
    table.refuses("match-round", hosting.take_over, None, DORA, 5.0)


def test_the_seat_that_waits_for_somebody_is_taken_by_nobody_else() -> None:
    table = running()
    table.do(hosting.stand_in, 1, 1.0)
    assert hosting.bots_to_take(table.match) == (2, 3, 4)
    table.do(commands.come_back, 1, "b", 2.0)
    assert table.match.seating.holders[1] == BEN


def test_who_leaves_a_room_may_come_back() -> None:
    table = running()
    table.do(commands.resign, 1, 1.0)
    assert table.match.play.outcome is None
    assert 1 in table.match.seating.bots
    table.do(commands.come_back, 1, "b", 2.0)
    assert table.match.seating.holders[1] == BEN


def test_who_is_removed_may_not_come_back_and_the_room_stays_held() -> None:
    table = running()
    table.do(hosting.remove, 1, 1.0)
    assert isinstance(table.match.seating.holders[1], Bot)
    table.refuses("match-not-yours", commands.come_back, 1, "b", 2.0)
    table.refuses("match-removed", hosting.take_over, None, BEN, 2.0)
    waiting = room(ANNA, BEN, *[Open()] * 4)
    waiting.do(hosting.remove, 1, 1.0)
    assert waiting.match.seating.holders[1] == Open()
    waiting.refuses("match-removed", commands.join, 1, BEN, 2.0)
    waiting.do(hosting.remove, 0, 2.0)
    assert waiting.match.seating.hosts == {"a"}


def test_in_a_pause_all_clocks_stand_still_and_nobody_acts() -> None:
    table = running()
    table.do(commands.time_up, 4.0)
    table.do(commands.chance, Random(1), 4.0)
    assert table.match.due(4.0) == 94.0
    table.do(hosting.pause, 10.0)
    assert table.match.due(10.0) is None
    assert table.match.bots_to_act == ()
    table.refuses("match-paused", commands.move, 1, WORDJAM.read(table.state, 1, "sesame"), 11.0)
    table.refuses("match-paused", hosting.pause, 11.0)
    table.refuses("match-paused", hosting.skip, 11.0)
    assert commands.time_up(table.match, 1e6) == []
    table.do(hosting.go_on, 1010.0)
    assert table.match.due(1010.0) == 1094.0
    table.refuses("match-not-paused", hosting.go_on, 1011.0)
    table.refuses("match-too-late", hosting.pause, 1094.0)


def test_more_time_is_for_the_present_phase_alone() -> None:
    table = running()
    table.do(hosting.more_time, 30, 1.0)
    assert table.match.due(1.0) == 34.0
    table.do(hosting.skip, 2.0)
    table.do(commands.chance, Random(1), 2.0)
    assert table.match.due(2.0) == 92.0


def test_more_time_without_a_phase_goes_to_whoever_thinks() -> None:
    table = playing(ANNA, BEN, control=RealTime(60), room=True, created_by="a")
    table.do(hosting.more_time, 30, 10.0)
    assert table.match.due(10.0) == 90.0
    table.do(hosting.pause, 20.0)
    table.refuses("match-paused", commands.move, 0, Take(1), 21.0)
    table.do(hosting.go_on, 500.0)
    assert table.match.due(500.0) == 570.0


def test_a_skipped_wait_is_a_move_of_the_clock() -> None:
    table = running()
    table.do(hosting.skip, 1.0)
    assert table.match.play.moves[-1][0] == CLOCK


def test_a_new_name_is_worn_in_this_room_and_erased_with_its_bearer() -> None:
    table = running()
    table.do(hosting.rename, 1, "Benjamin", 1.0)
    assert table.match.seating.holders[1] == Person("b", "Benjamin")
    table.refuses("match-nobody", hosting.rename, 2, "Bot", 1.0)
    bodies = [encode(event).decode() for event in table.events]
    changed = erasing.events(WORDJAM, table.header, bodies, "b")
    assert "Benjamin" not in "".join(changed.values())
    assert len(changed) == 1


def test_a_room_goes_on_as_soon_as_more_than_half_want_it_or_its_host() -> None:
    def over() -> Table:
        table = room(ANNA, BEN, CLEO, DORA, EVE)
        table.do(commands.start, 0.0)
        table.do(commands.abort, "a", 1.0)
        return table

    table = over()
    for seat in (1, 2):
        table.do(rematch.offer, seat, 2.0)
        assert not rematch.agreed(table.match)
    table.do(rematch.offer, 3, 2.0)
    assert rematch.agreed(table.match)
    held = over()
    held.do(rematch.offer, 0, 2.0)
    assert rematch.agreed(held.match)
    again = rematch.header(held.match, "old", 3.0)
    assert (again.room, again.hosts, set(again.seats)) == (True, ("a",), {ANNA, BEN, CLEO, DORA, EVE})


@given(st.lists(st.tuples(st.sampled_from("pgm"), st.floats(0.5, 30)), max_size=12))
def test_however_often_it_is_paused_the_time_to_act_is_the_same(orders: list[tuple[str, float]]) -> None:
    """What runs is what is not paused; more time adds to it; replay gives the same (`Table.do` compares)."""
    table, now, used, given_more = running(), 0.0, 0.0, 0.0
    for order, gone in orders:
        if table.match.paused is None and used + gone >= 4.0 + given_more:
            break
        used += gone if table.match.paused is None else 0.0
        now += gone
        if order == "p" and table.match.paused is None:
            table.do(hosting.pause, now)
        elif order == "g" and table.match.paused is not None:
            table.do(hosting.go_on, now)
        elif order == "m":
            table.do(hosting.more_time, 5, now)
            given_more += 5
    if table.match.paused is not None:
        table.do(hosting.go_on, now)
    due = table.match.due(now)
    assert due is not None
    assert due - now == pytest.approx(4.0 + given_more - used)


def test_a_house_that_is_closed_in_a_pause_gives_no_time_twice() -> None:
    table = running()
    table.do(hosting.pause, 1.0)
    assert commands.interrupted(table.match, [(10.0, 20.0)], 30.0) == []
    table.do(hosting.go_on, 101.0)
    assert table.match.due(101.0) == 104.0
    assert commands.interrupted(table.match, [(10.0, 20.0)], 102.0) == []
