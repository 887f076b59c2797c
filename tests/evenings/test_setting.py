"""Which setting of a game fits a form of an evening."""

import pytest

from ludotheque import registry
from ludotheque.evenings.setting import agreed, setting
from ludotheque.game import BadOptions
from ludotheque.games.bali.types import Options

BALI = registry.game("bali")


def test_a_form_is_played_in_the_readers_words_where_there_are_such() -> None:
    options, seats = setting(BALI, "swiss", lang="fr")
    assert (options.edition, seats) == ("mb-1978-fr", 2)
    for lang, edition in (("en", "avalon-hill-1980"), ("fr", "mb-1978-fr"), ("de", "mb-1978-de")):
        options, seats = setting(BALI, "progressive", lang=lang)
        assert (options.edition, options.partnership, seats) == (edition, True, 4)


def test_what_is_agreed_must_go_with_the_form() -> None:
    assert agreed(BALI, "swiss", Options(space_age=True)) == (Options(space_age=True), 2)
    with pytest.raises(BadOptions) as refused:
        agreed(BALI, "progressive", Options(space_age=True))
    assert refused.value.code == "evening-form"
    with pytest.raises(BadOptions):
        agreed(registry.game("yali"), "duplicate", registry.game("yali").usual("en")[0])
