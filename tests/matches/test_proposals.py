"""Partners consult: a move is proposed, and made when the other agrees or the time is over (B25)."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from ludotheque.game import CHANCE, Seat
from ludotheque.games.bali import GAME
from ludotheque.games.bali.types import Build, Move, Turn
from ludotheque.matches import commands
from ludotheque.matches.events import Bot, Header, Holder, Moved, Proposed
from ludotheque.matches.match import Match
from tests.matches.table import ANNA, BEN, CLEO, DORA, Table

CONSULT = 60.0
BOT = Bot("3")


def partnership(*seats: Holder, consult: float = CONSULT) -> Table:
    """Four at a table, Anna's team (A and C) in turn."""
    header = Header(
        game="bali", options={"partnership": True}, seats=seats, stand_in="3", consult=consult, takebacks=True
    )
    for seed in range(50):
        table = Table(header, GAME)
        table.do(commands.start, 0.0)
        table.do(commands.chance, Random(seed), 0.0)
        if isinstance(table.state.phase, Turn) and table.state.turn % 2 == 0:
            return table
    raise AssertionError("no such deal")


def moves(match: Match, seat: Seat = 0) -> list[Move]:
    state: Any = match.play.state
    return list(islice((one for one in GAME.legal_moves(state, seat) if isinstance(one, Build)), 3))


def test_a_bot_proposes_to_its_partner_and_waits() -> None:
    table = partnership(ANNA, BOT, BOT, BOT)
    first, second, _ = moves(table.match)
    assert [seat for seat, _ in table.match.bots_to_act] == [2]
    assert table.do(commands.move, 2, first, 1.0) == [Proposed(2, first, 1.0)]
    assert table.match.play.acting == (0, 2)
    assert not table.match.bots_to_act
    assert table.match.due(2.0) == 61.0
    assert commands.time_up(table.match, 60.9) == []
    # the person does something else, and that is that
    assert table.do(commands.move, 0, second, 5.0) == [Moved(0, second, 5.0)]
    assert table.match.proposal is None


def test_who_makes_the_proposed_move_agrees_and_has_decided() -> None:
    table = partnership(ANNA, BOT, BOT, BOT)
    first = moves(table.match)[0]
    table.do(commands.move, 2, first, 1.0)
    assert table.do(commands.move, 0, first, 3.0) == [Moved(0, first, 3.0)]


def test_without_an_answer_the_proposal_is_made_when_the_time_is_over() -> None:
    table = partnership(ANNA, BEN, CLEO, DORA)
    first, second, third = moves(table.match)
    table.do(commands.move, 0, first, 1.0)
    # another idea replaces it and gains no time
    assert table.do(commands.move, 2, second, 30.0) == [Proposed(2, second, 30.0)]
    assert table.do(commands.move, 0, third, 40.0) == [Proposed(0, third, 40.0)]
    table.refuses("turn", commands.move, 1, first, 41.0)
    assert table.do(commands.time_up, 61.0) == [Moved(0, third, 61.0)]
    assert table.match.play.chance_pending or table.match.play.acting == (1, 3)


def test_two_people_agree_in_one_step() -> None:
    table = partnership(ANNA, BOT, CLEO, BOT)
    first = moves(table.match)[0]
    table.do(commands.move, 2, first, 1.0)
    assert table.do(commands.move, 0, first, 2.0) == [Moved(0, first, 2.0)]


@pytest.mark.parametrize("seats", [(ANNA, BEN, ANNA, BEN), (BOT, ANNA, BOT, BEN)], ids=["alone", "bots"])
def test_nobody_is_asked_where_no_other_person_shares_the_move(seats: tuple[Holder, ...]) -> None:
    table = partnership(*seats)
    first = moves(table.match)[0]
    assert table.do(commands.move, 0, first, 1.0) == [Moved(0, first, 1.0)]


def test_b25_as_printed_either_partner_moves_at_once() -> None:
    table = partnership(ANNA, BEN, CLEO, DORA, consult=0.0)
    first = moves(table.match)[0]
    assert table.do(commands.move, 2, first, 1.0) == [Moved(2, first, 1.0)]


def test_a_proposal_goes_when_somebody_else_takes_the_seat() -> None:
    table = partnership(ANNA, BEN, CLEO, DORA)
    table.do(commands.move, 0, moves(table.match)[0], 1.0)
    for voter in (0, 1, 3):
        table.do(commands.vote_removal, voter, 2, 2.0)
    assert table.match.proposal is None
    assert table.match.bots_to_act == ((2, "3"),)


def test_there_is_nobody_to_ask_in_other_games_and_phases() -> None:
    table = partnership(ANNA, BEN, CLEO, DORA)
    assert GAME.partners(table.state, 0) == (2,)
    start = GAME.start(table.state.options, 4)
    assert GAME.actors(start) == {CHANCE}
    assert GAME.partners(start, 0) == ()
