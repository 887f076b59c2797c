"""One package per game: pure rules, notation, data. A game never imports another, nor anything above."""
