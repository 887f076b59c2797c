"""Where matches, people and chat are kept. All SQL is here, and nothing else.

Matches are lists of events that are only ever appended to; headers, events and summaries are kept as the
JSON their owners wrote. SQLite and PostgreSQL are served by the same code, but for how a move is appended.
Why it is so: `docs/store.md`.
"""
