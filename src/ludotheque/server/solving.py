"""Which puzzles somebody has solved: the page keeps it with the account, one that is withdrawn counts not.

Profiles ask it. What a solution is, `puzzles` knows.
"""

import msgspec

from ludotheque import texts
from ludotheque.puzzles import answered
from ludotheque.server.http.profile_bodies import Solved
from ludotheque.server.services import Services
from ludotheque.store import thumbs
from ludotheque.store.people import Somebody


async def puzzles_of(services: Services, somebody: Somebody) -> list[Solved]:
    """By game, those of which something was solved."""
    choices = msgspec.json.decode(somebody.settings or "{}", type=dict[str, str])
    kept = answered(choices.get("puzzles", ""))
    gone = await thumbs.withdrawn_puzzles(services.store.engine) if kept else frozenset[str]()
    library, told = services.library, list[Solved]()
    for game in library.GAME_IDS:
        books = {library.puzzle_book(game, lang): library.puzzles(game, lang) for lang in texts.LANGUAGES}
        mine = {book: (offered, kept[book]) for book, offered in books.items() if book in kept}
        solved = sum(
            number in offered and f"{book}-{number}" not in gone
            for book, (offered, one) in mine.items()
            for number in one.solved
        )
        if solved:
            told.append(Solved(game, solved, max(one.run for _, one in mine.values())))
    return told
