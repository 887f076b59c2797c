"""A profile and a searched history of somebody with 10,000 games, among 50,000 games of others (SQLite).

    .venv/bin/python -m bench.profiles [--games 10000] [--others 50000]

Rows are made up; everything is asked as the server asks it. Beside it the same for somebody with 100 games.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.statistics.results import record_of
from ludotheque.store import statistics
from ludotheque.store.engine import open_engine, writing
from ludotheque.store.schema import matches, results, words
from ludotheque.store.store import prepare

TIMES = 20


async def fill(engine: AsyncEngine, games: int, others: int) -> None:
    dice = Random(1)
    letters = "ABCDEFGHIJKLMNOPRSTUVW"
    made = ["".join(dice.choices(letters, k=dice.randint(3, 9))) for _ in range(8000)]
    people = ["many"] * games + ["few"] * 100 + [f"p{dice.randrange(2000)}" for _ in range(others)]
    rows, tables, said = [], [], dict[tuple[str, str], dict[str, object]]()
    for number, person in enumerate(people):
        match, at, alone = f"m{number}", number * 60.0, number % 2 == 0
        played = dice.sample(made, 8)
        tables.append(
            {
                "id": match,
                "game": "bali",
                "header": "{}",
                "version": 1,
                "status": "over",
                "public": False,
                "spectators": False,
                "host": person,
                "summary": "{}",
                "created": at,
                "changed": at,
                "lease": 0.0,
                "code": "",
                "counted": number + 1,
            }
        )
        rows.append(
            {
                "match": match,
                "seat": 0,
                "person": person,
                "game": "bali",
                "kind": "avalon-hill-1980-alone" if alone else "avalon-hill-1980-two",
                "at": at,
                "result": "alone" if alone else dice.choice(("won", "lost")),
                "score": dice.randrange(900),
                "rivals": "" if alone else f" p{dice.randrange(300)} ",
                "words": f" {' '.join(played)} ",
                "counts": '{"balis":1}' if dice.random() < 0.05 else "{}",
                "bests": "{}",
                "rated": not alone,
                "before": 1200.0,
                "before_deviation": 60.0,
                "after": 1210.0,
                "after_deviation": 60.0,
            }
        )
        for word in played:
            said[person, word] = {
                "person": person,
                "game": "bali",
                "word": word,
                "first": at,
                "match": match,
                "best": len(word) ** 2,
            }
    async with writing(engine) as db:
        await db.execute(insert(matches), tables)
        await db.execute(insert(results), rows)
        await db.execute(insert(words), list(said.values()))


async def middle(what: Callable[[str], Awaitable[object]], person: str) -> float:
    """Milliseconds of processor time, the median: a busy machine does not distort it."""
    taken = []
    for _ in range(TIMES):
        began = time.process_time()
        await what(person)
        taken.append(time.process_time() - began)
    return sorted(taken)[TIMES // 2] * 1000


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--others", type=int, default=50_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
        try:
            await prepare(engine)
            await fill(engine, args.games, args.others)

            async def profile(person: str) -> None:
                record_of(await statistics.lines_of(engine, person))
                await statistics.words_of(engine, person)
                await statistics.ratings_of(engine, [person])

            async def search(person: str, **wanted: list[str]) -> None:
                await statistics.history(engine, person, limit=30, **wanted)

            print(f"{'ms':24}{args.games:>10,}{100:>10,}")
            asked: dict[str, Callable[[str], Awaitable[None]]] = {
                "profile": profile,
                "history": search,
                "history, a word": lambda person: search(person, words=["QQ"]),
                "history, a rival": lambda person: search(person, rivals=["p7"]),
            }
            for name, what in asked.items():
                many, few = [await middle(what, who) for who in ("many", "few")]
                print(f"{name:24}{many:10.1f}{few:10.1f}")
        finally:
            await engine.dispose()


if __name__ == "__main__":
    asyncio.run(main())
