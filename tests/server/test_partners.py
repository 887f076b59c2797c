"""B25 at a real table: a bot as partner proposes and waits, two people agree, rivals hear nothing of it."""

from typing import Any

import pytest

from tests.support.server import Running, Seat, visitors

pytestmark = pytest.mark.anyio
PARTNERS = {"partnership": True}
TURNS = 12


async def turn_of_mine(seat: Seat) -> Any:
    """Wait until my partner has proposed something, or the game is over (None)."""
    while seat.live["status"] == "running" and not seat.live["proposal"]:
        await seat.hear()
    return seat.live["proposal"]


async def test_b25_a_person_decides_at_least_half_of_the_moves_of_the_team(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("bali", "me", "1", "1", "1", options=PARTNERS, consult=600)
        decided = []
        async with ada.at(table) as seat:
            for turn in range(TURNS):
                proposal = await turn_of_mine(seat)
                if proposal is None:
                    break
                assert proposal["seat"] == 2
                assert proposal["text"]
                standing = len(seat.moves)
                # now what the bot says, now something of one's own
                own = [one["move"] for one in seat.live["seen"]["legal"] or ()]
                move = own[0] if turn % 2 and own else proposal["move"]
                assert (await seat.move(0, move))["type"] == "accepted"
                while len(seat.moves) == standing:
                    await seat.hear()
                decided += [made["seat"] for made in seat.moves[standing:] if made["seat"] in {0, 2}]
        assert decided
        assert 2 * decided.count(0) >= len(decided)


async def test_b25_two_people_agree_and_their_rivals_hear_nothing_of_it(either: Running) -> None:
    async with visitors(either, "Ada", "Bo", "Cy", "Di") as everybody:
        table = await everybody[0].open("bali", "me", "open", "open", "open", options=PARTNERS, consult=600)
        for visitor in everybody[1:]:
            await visitor.post(f"/api/tables/{table}/join")
        async with (
            everybody[0].at(table) as ada,
            everybody[1].at(table) as bo,
            everybody[2].at(table) as cy,
            everybody[3].at(table) as di,
        ):
            seats = [ada, bo, cy, di]
            first = ada.live["acting"][0]
            proposer, partner, rival = seats[first], seats[first + 2], seats[1 - first]
            columns = proposer.live["seen"]["view"]["panels"][first]
            legal = (await proposer.ask(type="legal", seat=first))["moves"]
            assert columns
            assert (await proposer.move(first, legal[0]["move"]))["type"] == "accepted"
            await partner.until("update")
            proposal = partner.live["proposal"]
            assert (proposal["seat"], proposal["move"]) == (first, legal[0]["move"])
            await rival.until("update")
            assert rival.live["proposal"] is None
            standing = len(partner.moves)
            assert (await partner.move(first + 2, proposal["move"]))["type"] == "accepted"
            await partner.until_live(proposal=None)
            assert partner.moves[standing]["seat"] == first + 2
