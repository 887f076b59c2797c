"""What a request costs the loop: its own steps there, in processor time, whoever else takes turns with it.

The guard measures each request by it; what a message at a table costs is not measured here.
"""

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any

Turn = Callable[[], "asyncio.Future[None] | None"]
"""What to wait for before the next step; None: nothing."""


@types.coroutine
def metered(
    work: Coroutine[Any, Any, None],
    turn: Turn,
    spent: Callable[[float], None],
) -> Generator[Any, Any, None]:
    """Do the work, each step in its `turn`; afterwards `spent` is told the seconds, also if it failed.

    Its tasks do not count and do not wait.
    """
    seconds, heard, trouble = 0.0, None, None
    try:
        while True:
            if (line := turn()) is not None:
                try:
                    yield from line
                except BaseException as error:  # cancelled meanwhile
                    trouble = error
            began = thread_time()
            try:
                awaited = work.send(heard) if trouble is None else work.throw(trouble)
            except StopIteration:
                return
            finally:
                seconds += thread_time() - began
            heard = trouble = None
            try:
                heard = yield awaited
            except BaseException as error:  # it is the work's, cancellation too
                trouble = error
    finally:
        spent(seconds)
