"""Several tables and people over an evening: who plays whom, who moves up, who leads. `docs/evenings.md`.

Pure, like matches: what happened is a list of events, from which the same standings always follow. Lots are
drawn with dice that are passed in, and what they decide becomes an event. Nothing here knows a game, a clock,
a store or a socket.
"""
