"""Where events are kept. All SQL is here."""
