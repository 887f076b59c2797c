"""Messages by grammar: whatever the types of the protocol and of a game allow, and a little beside that.

For fuzzing: what it makes is understood by the types, and says nothing of whether it is allowed.
"""

from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect as ti

from ludotheque import registry
from ludotheque.game import AnyGame
from ludotheque.tables.requests import Written
from tests.support.server import Visitor

AT_ONCE = 5
"""So many are said before the answers are awaited."""
WORDS = ("", "a", "take 1", "c2-c3", "B3 +1.2", "\0", "é" * 40, "x" * 600, "<b>", "🎲", "-1", "null")
NUMBERS = (0, 1, 2, 3, 7, 63, 64, -1, 2**31, 2**53, 2**64, 0.5, 1e308)
JUNK: tuple[Any, ...] = (None, True, "x", -1, 1.5, [], {}, [[]], {"type": 1})


async def trouble(visitor: Visitor, game_id: str, rng: Random, messages: int) -> None:
    """Say so many at tables of that game; every one has to be answered, and none may break anything."""
    game = registry.game(game_id)
    players = next(players for _, players in game.variants.values() if players > 1)
    table, left = await visitor.open(game_id, *["me"] * players), messages
    while left:
        async with visitor.at(table) as seat:
            await seat.ask(type="hand", seat=(seat.live["acting"] or [0])[0])
            for _ in range(50 // AT_ONCE):  # malformed ones close it in the end
                moves = [one["move"] for one in seat.live["seen"]["legal"] or []]
                for _ in range(count := min(AT_ONCE, left)):
                    await seat.socket.send(message(rng, game, moves, seat.live["version"]), text=True)
                answer = await seat.ask(type="ping")  # answers come in the order of the messages
                assert answer["type"] == "pong"
                left -= count
                if not left or seat.live["status"] == "over":
                    break
            assert not [one for one in seat.heard if one.get("code") == "internal"]
            if seat.live["status"] == "over":
                table = await visitor.open(game_id, *["me"] * players)


def message(rng: Random, game: AnyGame, moves: list[Any], version: int) -> bytes:
    """Mostly right: a table is best troubled by somebody who nearly plays."""
    kind = rng.choice(get_args(Written))
    body = _value(rng, _type(kind), 0)
    if "move" in body:
        body["move"] = _move(rng, game, moves)
    if "moves" in body:
        body["moves"] = [_move(rng, game, moves) for _ in range(rng.choice((0, 1, 3, 33)))]
    if "version" in body and rng.random() < 0.7:
        body["version"] = version
    if isinstance(body.get("seat"), int) and rng.random() < 0.8:
        body["seat"] = rng.randrange(2)
    if rng.random() < 0.15:
        body[rng.choice([*body, "more"])] = rng.choice(JUNK)
    written = msgspec.json.encode(body)
    if rng.random() < 0.05:
        place = rng.randrange(len(written))
        written = written[:place] + rng.randbytes(rng.randrange(3)) + written[place + 1 :]
    return written


def _move(rng: Random, game: AnyGame, moves: list[Any]) -> Any:
    if moves and rng.random() < 0.5:
        return rng.choice(moves)
    return _value(rng, _type(game.move_type), 0)


@cache
def _type(kind: Any) -> ti.Type:
    return ti.type_info(kind)


def _value(rng: Random, kind: Any, depth: int) -> Any:
    """Something of that type, as JSON would have it."""
    match kind:
        case ti.StructType(tag=tag, tag_field=field, fields=fields):
            known = {one.encode_name: _value(rng, one.type, depth + 1) for one in fields}
            return known if tag is None else {field: tag, **known}
        case ti.UnionType(types=types):
            return _value(rng, rng.choice(types), depth)
        case ti.ListType(item_type=item) | ti.VarTupleType(item_type=item) | ti.SetType(item_type=item):
            return [_value(rng, item, depth + 1) for _ in range(rng.randrange(4))]
        case ti.TupleType(item_types=items):
            return [_value(rng, item, depth + 1) for item in items]
        case ti.IntType() | ti.FloatType():
            return rng.choice(NUMBERS)
        case ti.StrType():
            return rng.choice(WORDS)
        case ti.BoolType():
            return rng.random() < 0.5
        case ti.LiteralType(values=values):
            return rng.choice(values)
        case ti.NoneType():
            return None
        case _:
            return rng.choice(JUNK)
