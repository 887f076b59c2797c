"""A match as a list of events: who sits where, who moved when. Pure; time comes from outside.

Consent, absence, clocks, and why they are so: `docs/matches.md`.
"""
