"""A match as a list of events: who sits where, who moved when. Pure; time comes from outside."""
