"""The deal of the day: which day it is, what its cards follow from, how many days in a row somebody played.

Days are those of UTC, written `2026-11-18`. Time and the house's key are passed in.
"""

import hmac
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

from ludotheque.game import Refusal

ONE = timedelta(days=1)


class Streak(Struct, frozen=True):
    """Days in a row: up to now, and the most there ever were."""

    now: int
    best: int


def day_of(at: float) -> str:
    """The day to which that moment belongs."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def read_day(text: str) -> date:
    """Raises Refusal `no-day` for what is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("no-day") from None
    if day.isoformat() != text:
        raise Refusal("no-day")
    return day


def after(day: str) -> str:
    return (read_day(day) + ONE).isoformat()


def ends(day: str) -> float:
    """When the next one begins."""
    return datetime.combine(read_day(day) + ONE, datetime.min.time(), UTC).timestamp()


def seed_of(key: bytes, game: str, lang: str, day: str) -> str:
    """What the cards of that day follow from; nobody works it out without the house's key."""
    return hmac.new(key, f"daily {game} {lang} {day}".encode(), "sha256").hexdigest()[:32]


def streak(days: Iterable[str], today: str) -> Streak:
    """Of the days on which somebody played the deal of that day; today need not be over yet."""
    played = sorted({read_day(day) for day in days})
    best = run = 0
    last: date | None = None
    for day in played:
        run = run + 1 if last is not None and day - last == ONE else 1
        best, last = max(best, run), day
    lasts = last is not None and read_day(today) - last <= ONE
    return Streak(run if lasts else 0, best)
