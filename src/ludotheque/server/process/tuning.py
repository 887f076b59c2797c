"""What the interpreter does for a process whose loop serves many people, and threads ask little beside it.

Set once when a server starts; a program that merely holds an application is left as it is.
"""

import gc
import sys

SOON = 0.0002
"""Seconds for which a thread may keep the interpreter, which the loop lets go of many times for one move."""


def put_the_loop_first() -> None:
    sys.setswitchinterval(SOON)
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 200)  # values seldom refer to each other in circles


def look_no_more_at_what_stays() -> None:
    """What has been loaded by now is never garbage: to look through it again takes as long as fifty moves."""
    gc.freeze()
