"""A match as a list of events: who sits where, who moved when, how it ended. Pure; time comes from outside."""
