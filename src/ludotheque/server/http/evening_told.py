"""An evening as somebody is told of it. What all are told alike is worked out once for all who ask.

Whoever answers requests about evenings calls `told`; nothing is decided or stored here.
"""

from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from ludotheque.evenings import deciding, telling
from ludotheque.evenings.evening import Evening, Round, standings
from ludotheque.server.carrying_on import table_id, unfinished
from ludotheque.server.evenings import LiveEvening, status_of
from ludotheque.server.http import evening_bodies as e
from ludotheque.server.services import Services

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

Status = Literal["open", "running", "over"]


def told(services: Services, live: LiveEvening, person: str) -> e.EveningTold:
    """All that person may know."""
    evening, known = live.evening, _KNOWN.get(live)
    playing = known.playing if known is not None and known.evening is evening else _playing(live)
    here = frozenset(one for one, table in playing.items() if one in services.presence.at(table))
    if known is None or known.evening is not evening or known.here != here:
        shared = _shared(services, live, playing, here)
        known = _KNOWN[live] = _Known(evening, playing, here, shared, sha256(msgspec.json.encode(shared)))
    mine = any(who.id == person for who in evening.entrants)
    host, me, table = bool(person) and live.host == person, person if mine else "", playing.get(person, "")
    mark = known.mark.copy()
    mark.update(msgspec.json.encode((host, me, table)))
    marked = mark.hexdigest()[:16]
    return replace(known.shared, host=host, me=me, table=table, mark=marked, now=services.now())


class _Known(NamedTuple):
    """What was told last of an evening, and of what it was true."""

    evening: Evening
    playing: dict[str, str]
    here: frozenset[str]
    shared: e.EveningTold
    mark: "Hash"


_KNOWN: WeakKeyDictionary[LiveEvening, _Known] = WeakKeyDictionary()
"""With 200 at an evening and a picture of it in each hand, every change is asked for 200 times."""


def _playing(live: LiveEvening) -> dict[str, str]:
    """Who plays just now, and at which table."""
    return {
        player: table_id(live.id, number, place)
        for number, place, drawn in unfinished(live.evening)
        for player in drawn.seats
    }


def _shared(
    services: Services, live: LiveEvening, playing: dict[str, str], here: frozenset[str]
) -> e.EveningTold:
    evening, plan = live.evening, live.evening.plan
    game = services.library.game(plan.game)
    begun = bool(evening.rounds) and not evening.over
    plays = bool(evening.busy) or plan.form == "arena"
    between = begun and not evening.paused and not evening.busy and plan.form != "arena"
    return e.EveningTold(
        id=live.id,
        code="" if evening.over else live.code,
        game=plan.game,
        form=plan.form,
        options=plan.options,
        words=game.words(msgspec.convert(plan.options, game.options_type)) or "",
        status=status(evening),
        paused="" if not evening.paused else "break" if evening.stopped is None else "pause",
        seats=plan.seats,
        rounds=0 if plan.form == "arena" else deciding.total(evening),
        counted=plan.counted,
        rated=plan.rated,
        fill=bool(plan.stand_in),
        clock=plan.clock,
        ends=evening.since + plan.clock
        if plan.clock and begun and plays and evening.stopped is None
        else 0.0,
        following=evening.changed + plan.interval if between and deciding.enough(evening) else 0.0,
        played=[_round(services, live, number, round_) for number, round_ in enumerate(evening.rounds)],
        players=_players(live, playing, here),
        standings=_standings(evening),
        again=evening.following,
        free=deciding.free(evening, live.host, live.created),
        host=False,
        me="",
        table="",
        mark="",
        now=0.0,
    )


def status(evening: Evening) -> Status:
    found: dict[str, Status] = {"open": "open", "running": "running", "over": "over"}
    return found[status_of(evening)]


def _players(live: LiveEvening, playing: dict[str, str], here: frozenset[str]) -> list[e.EveningPlayer]:
    evening = live.evening
    resting = set(evening.rounds[-1].resting) if evening.rounds and not evening.rounds[-1].over else set()
    found = []
    for who in evening.entrants:
        table = playing.get(who.id)
        state: e.PlayerState = "rests" if who.id in resting else "waits"
        if who.id in evening.away:
            state = "away"
        elif table is not None:
            state = "plays" if who.level or who.id in here else "sits"
        if state == "away" and who.stand_in:
            continue  # nobody misses a bot that only made up the numbers
        found.append(
            e.EveningPlayer(
                id=who.id,
                name=who.name,
                face=who.face or who.id,
                level=who.level,
                guest=who.guest,
                state=state,
                way=list(telling.way(evening, who.id)),
                host=who.id == live.host,
            )
        )
    return found


def _standings(evening: Evening) -> list[e.EveningStanding]:
    before = telling.before_last_round(evening)
    return [
        e.EveningStanding(
            one.place,
            one.player,
            one.points,
            one.games,
            one.won,
            before.get(one.player, 0),
            one.against,
        )
        for one in standings(evening)
        if one.games or one.player not in evening.away
    ]


def _round(services: Services, live: LiveEvening, number: int, round_: Round) -> e.EveningRound:
    plan = live.evening.plan
    game = services.library.game(plan.game)
    options = msgspec.convert(plan.options, game.options_type)
    tables = []
    for place, table in enumerate(round_.tables):
        sides, result = game.sides(options, len(table.seats)), table.result
        tables.append(
            e.EveningTable(
                id=table_id(live.id, number, place),
                sides=[[table.seats[seat] for seat in side] for side in sides],
                scores=[] if result is None else [result.scores[side[0]] for side in sides],
                winners=[] if result is None else [table.seats[seat] for seat in result.winners],
                over=result is not None,
                called=result is not None and result.called,
            )
        )
    return e.EveningRound(number + 1, tables, list(round_.resting))
