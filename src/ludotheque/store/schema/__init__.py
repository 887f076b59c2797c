"""The tables of the database, as they stand after the last migration: one file for each kind of thing.

The modules of `store` alone may know them, by this door; whoever opens it has all of them in `metadata`, so
that no backup and no migration can miss one.
"""

from ludotheque.store.schema.beside import UNENDED, deals, ratings, results, thumbs, tries, words
from ludotheque.store.schema.evenings import evening_events, evening_people, evenings
from ludotheque.store.schema.marks import APPENDER, BEAT, GENERATION, LOOKS, PROBE, meta, metadata, outages
from ludotheque.store.schema.matches import (
    CALLED,
    COUNTED,
    LISTED,
    OVER,
    SHOWN,
    UNCOUNTED,
    UNDER_WAY,
    WAITS,
    chat,
    events,
    invitations,
    journal,
    matches,
    past_seats,
    seats,
)
from ludotheque.store.schema.people import (
    audit,
    claimed_names,
    links,
    mutes,
    people,
    push,
    reports,
    sessions,
    ties,
    withdrawn,
)

__all__ = [
    "APPENDER",
    "BEAT",
    "CALLED",
    "COUNTED",
    "GENERATION",
    "LISTED",
    "LOOKS",
    "OVER",
    "PROBE",
    "SHOWN",
    "UNCOUNTED",
    "UNDER_WAY",
    "UNENDED",
    "WAITS",
    "audit",
    "chat",
    "claimed_names",
    "deals",
    "evening_events",
    "evening_people",
    "evenings",
    "events",
    "invitations",
    "journal",
    "links",
    "matches",
    "meta",
    "metadata",
    "mutes",
    "outages",
    "past_seats",
    "people",
    "push",
    "ratings",
    "reports",
    "results",
    "seats",
    "sessions",
    "thumbs",
    "ties",
    "tries",
    "withdrawn",
    "words",
]
