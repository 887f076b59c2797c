"""What follows from finished games: results, records, ratings. Pure: no store, no clock, no game by name."""
