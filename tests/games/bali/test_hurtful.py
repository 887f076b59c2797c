"""B5: words that hurt are played only where a table allows them. None stands here: the list is asked."""

import pytest

from ludotheque.bots.bali.choose import choose
from ludotheque.bots.bot import Situation
from ludotheque.game import IllegalMove, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.puzzles import table
from ludotheque.games.bali.types import Build, Coin, Made, Place, Remove, State
from ludotheque.lexicon import open_lexicon
from ludotheque.lexicon.hurtful import hurts
from ludotheque.texts import LANGUAGES, texts

LETTERS = "E U R T O N"


def word_of(language: str) -> str:
    """One on the list, of letters of the cards, that no other word holds."""
    shown, whole = open_lexicon(language), open_lexicon(language, hurtful=True)
    return next(
        word
        for word in whole.words()
        if hurts(word, language) and len(word) < 8 and word.isascii() and not shown.is_fragment(word)
        if "Q" not in word
    )


def laid(language: str, word: str, **options: object) -> State:
    return table(language, f"{word[:-1]} {word[-1]} {LETTERS[:9]}", deck="E", **options)


BUILD = Build(Place(0, 0), (Place(0, 1),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_a_word_that_hurts_is_neither_built_nor_taken_off_and_the_refusal_says_why(language: str) -> None:
    word = word_of(language)
    with pytest.raises(IllegalMove) as caught:
        act(GAME, laid(language, word), 0, BUILD)
    assert (caught.value.rule, caught.value.why) == ("B5", "hurtful")
    assert all("(B5)" in texts(lang).refusal(caught.value) for lang in LANGUAGES)
    standing = table(language, f"{word} {LETTERS}", deck="E")
    with pytest.raises(IllegalMove, match="hurtful"):
        act(GAME, standing, 0, Remove(Place(0, 0)))
    assert Remove(Place(0, 0)) not in GAME.legal_moves(standing, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_where_the_table_allows_it_the_word_is_one_like_others(language: str) -> None:
    built = act(GAME, laid(language, word_of(language), hurtful=True), 0, BUILD)
    assert built.panels[0][0] == word_of(language)


def test_b26_such_a_word_is_not_announced_as_ones_own() -> None:
    panel = LETTERS[:9]
    state = table("en", panel, panel, panel, deck="E", space_age=True, coining=True)
    with pytest.raises(IllegalMove, match="hurtful"):
        act(GAME, state, 0, Coin(word_of("en")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["1", "4", "greedy"])
def test_no_bot_says_such_a_word_even_where_it_is_allowed(language: str, level: str) -> None:
    state = laid(language, word_of(language), hurtful=True)
    view = GAME.view(state, 0)
    choice = choose(Situation(options=state.options, players=1, seat=0, view=view), level)
    assert choice.move != BUILD


def test_a_preview_names_no_such_word_even_where_it_is_allowed() -> None:
    word = word_of("en")
    state = laid("en", word[:-1], hurtful=True)
    assert GAME.preview is not None
    told = GAME.preview(state, 0, BUILD)
    assert isinstance(told, Made)
    assert word not in told.leads
