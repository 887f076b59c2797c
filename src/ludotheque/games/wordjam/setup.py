"""What a table may agree on, and why not (W3, W8, W14).

`rules.start` asks it; once a table has begun nothing of it is looked at again.
"""

from typing import get_args

from ludotheque.game import BadOptions, IllegalMove
from ludotheque.games.wordjam.cards import LAST_ROUND
from ludotheque.games.wordjam.letters import check_spelling
from ludotheque.games.wordjam.seats import PLAYERS
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import FreeChoice, LastRound, Options

TIMES = ("look", "race", "word", "dispute", "vote", "bets", "sandglass", "thief", "pause")
LONGEST_TIME = 600
MOST_THEMES, MOST_WORDS, LONGEST_TITLE = 12, 300, 40


def check_numbers(options: Options) -> None:
    """Raise BadOptions for times, rounds or a dealer that cannot be."""
    for name in TIMES:
        if not _within(seconds := getattr(options, name), 1, LONGEST_TIME):
            raise BadOptions("wordjam-seconds", name=name, seconds=str(seconds))
    for name, least, most in (("rounds", 1, LAST_ROUND), ("dealer", 0, PLAYERS[-1])):
        if not _within(number := getattr(options, name), least, most):
            raise BadOptions("wordjam-number", name=name, number=str(number), least=least, most=most)
    for name, values in (("last_round", get_args(LastRound)), ("free_choice", get_args(FreeChoice))):
        if (given := getattr(options, name)) not in values:
            raise BadOptions("wordjam-choice", name=name, given=str(given))


def check_themes(options: Options) -> None:
    """Raise BadOptions for themes that nobody could play with."""
    for style in options.left_out:
        if style not in STYLES:
            raise BadOptions("wordjam-style", style=str(style))
    if set(STYLES) <= set(options.left_out) and not options.themes:
        raise BadOptions("wordjam-no-themes")
    if len(options.themes) > MOST_THEMES:
        raise BadOptions("wordjam-many-themes", most=MOST_THEMES)
    titles = [" ".join(theme.title.split()).casefold() for theme in options.themes]
    for theme, title in zip(options.themes, titles, strict=True):
        plain = theme.title == " ".join(theme.title.split()) and theme.title.isprintable()
        if not title or len(theme.title) > LONGEST_TITLE or not plain:
            raise BadOptions("wordjam-theme-title", title=theme.title[:LONGEST_TITLE], most=LONGEST_TITLE)
        if titles.count(title) > 1:
            raise BadOptions("wordjam-theme-twice", title=theme.title)
        if len(theme.words) > MOST_WORDS:
            raise BadOptions("wordjam-theme-words", title=theme.title, most=MOST_WORDS)
        for word in theme.words:
            try:
                check_spelling(word, options.language)
            except IllegalMove as refusal:
                raise BadOptions("wordjam-theme-word", title=theme.title, word=word[:80]) from refusal


def _within(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and least <= number <= most
