"""HTTP: what a word of the lists means, or what it is a form of.

It tells what lists say; whether a word may be played now is for the rules of a game alone to say.
"""

from functools import partial
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter

from ludotheque.game import Refusal
from ludotheque.lexicon.lexfile import LONGEST
from ludotheque.lexicon.meanings import Meaning, explain
from ludotheque.server.http.people import Asked, anybody, asker

Word = Annotated[str, PathParameter(min_length=1, max_length=LONGEST)]
Lang = Annotated[str, PathParameter(min_length=2, max_length=2)]


@get("/api/words/{lang:str}/{word:str}")
async def meaning(request: Asked, lang: Lang, word: Word) -> Meaning:
    """Open to anybody, as a dictionary on the shelf is; refuses what is no word of that list."""
    services, person = await anybody(request)
    found = await services.questions.ask(asker(request, person), partial(explain, lang, word))
    if found is None:
        raise Refusal("no-word", word=word.upper())
    return found


ROUTES: list[Any] = [meaning]
