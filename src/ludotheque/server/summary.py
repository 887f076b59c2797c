"""What is kept beside a match so that lists need not fold it."""

import msgspec

from ludotheque.game import Outcome
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match


def holders(match: Match) -> dict[int, str]:
    """Which person holds which seat; who was voted out keeps his name in the lists."""
    held = {seat: who.id for seat, who in match.away}
    held |= {seat: h.id for seat, h in enumerate(match.holders) if isinstance(h, ev.Person)}
    return held


class Summary(msgspec.Struct, frozen=True):
    """Who plays, who is to act, and how it ended."""

    holders: tuple[ev.Holder, ...]
    acting: tuple[int, ...]
    outcome: Outcome | None = None
    rematch: str | None = None


def summarised(match: Match) -> str:
    return msgspec.json.encode(Summary(match.holders, match.acting, match.outcome, match.rematch)).decode()
