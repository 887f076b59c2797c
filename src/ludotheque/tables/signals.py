"""What passes between people at a table beside the game: faces, guesses for honour, the screens' sound.

Told to everybody admitted and stored nowhere; what holds beyond the moment, late guests are told too.
"""

from typing import assert_never

from ludotheque.game import Refusal
from ludotheque.matches.events import Person
from ludotheque.tables import messages as m
from ludotheque.tables import requests as r
from ludotheque.tables.deciding import Asker, own
from ludotheque.tables.table import Table
from ludotheque.tables.telling import encode

REMEMBERED = 200
"""At most so many guesses are kept for whoever comes late."""


def signalled(asker: Asker, signal: r.Signal, table: Table) -> m.Signalled:
    """What everybody admitted is told; raises Refusal. It hangs on nothing that is hidden from anybody."""
    match = table.match
    if isinstance(signal, r.Hush):
        if not match.header.room or asker.person not in match.seating.hosts:
            raise Refusal("not-host")
        return m.Hushed(signal.quiet)
    own(table, asker, signal.seat)
    if isinstance(signal, r.PullFace):
        return m.FacePulled(signal.seat, signal.mood)
    timer = match.play.timer
    if timer is None or match.paused is not None or match.play.outcome is not None:
        raise Refusal("stale")
    if signal.target is not None and signal.target >= match.play.players:
        raise Refusal("match-no-seat", seat=signal.target)
    return m.Guessed(signal.seat, timer.phase, signal.target)


def pass_on(table: Table, said: m.Signalled) -> None:
    """Tell everybody admitted who does not mute him, and keep what still holds afterwards."""
    kept = table.audience.signals
    seat = -1
    match said:
        case m.FacePulled(seat):
            pass
        case m.Guessed(seat, phase):
            kept[phase, seat] = said
        case m.Hushed():
            kept["", seat] = said
        case _:
            assert_never(said)
    while len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
    holder = table.match.seating.holders[seat] if seat >= 0 else None
    person, message = holder.id if isinstance(holder, Person) else "", encode(said)
    for listener in table.audience.admitted(table.match.seating):
        if person not in listener.muted:
            listener.send(message)
