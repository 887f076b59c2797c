"""What is kept beside a match so that lists need not fold it."""

import msgspec

from ludotheque.game import Outcome
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match


class Summary(msgspec.Struct, frozen=True):
    """Who plays, who is to act, and how it ended."""

    holders: tuple[ev.Holder, ...]
    acting: tuple[int, ...]
    outcome: Outcome | None = None
    rematch: str | None = None


_DECODER = msgspec.json.Decoder(Summary)


def summarised(match: Match) -> str:
    summary = Summary(match.seating.holders, match.play.acting, match.play.outcome, match.rematch)
    return msgspec.json.encode(summary).decode()


def read_summary(data: str) -> Summary:
    return _DECODER.decode(data)


def persons(match: Match) -> dict[int, str]:
    """Which person holds which seat; who was voted out keeps his name in the lists."""
    held = {seat: who.id for seat, who in match.seating.away}
    held |= {s: h.id for s, h in enumerate(match.seating.holders) if isinstance(h, ev.Person)}
    return held
