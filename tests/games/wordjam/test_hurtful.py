"""W6: words that hurt are said only where a table allows them. None stands here: the list is asked."""

import pytest
from msgspec.structs import replace

from ludotheque.game import IllegalMove
from ludotheque.games.wordjam.judging import check_allowed
from ludotheque.games.wordjam.rules import start
from ludotheque.games.wordjam.types import LANGUAGES, Language, Options, State
from ludotheque.lexicon import open_lexicon
from ludotheque.lexicon.hurtful import hurts
from ludotheque.texts import texts


def opened(language: Language, *, hurtful: bool = False) -> State:
    return replace(start(Options(language, hurtful=hurtful), 5), styles=("free",))


def listed(language: str) -> str:
    return next(word for word in open_lexicon(language, hurtful=True).words() if hurts(word, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_w6_a_word_that_hurts_is_refused_unheard_and_does_not_stand_in_the_refusal(
    language: Language,
) -> None:
    word = listed(language)
    for said in (word, word.lower(), f"la {word}"):
        with pytest.raises(IllegalMove) as caught:
            check_allowed(opened(language), said)
        assert (caught.value.rule, caught.value.why) == ("W6", "hurtful")
        for lang in LANGUAGES:
            told = texts(lang).refusal(caught.value)
            assert "(W6)" in told
            assert word not in told.upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_w6_where_the_table_allows_it_the_word_may_be_said(language: Language) -> None:
    check_allowed(opened(language, hurtful=True), listed(language))
