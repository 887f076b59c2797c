"""What a form offers is what the rules let pass, no more and no less."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from examples import pebbles
from ludotheque import registry
from ludotheque.game import AnyGame, BadOptions
from ludotheque.options import Number, Selection, Switch, combinations, fields

GAMES = [*(registry.game(game_id) for game_id in registry.GAME_IDS), pebbles.GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def offered(game: AnyGame, chosen: Mapping[str, object]) -> tuple[int, ...]:
    """How many may play, as a form finds it out."""
    fitting = [
        row.players
        for row in combinations(game)
        if all(chosen[name] == value for name, value in row.options.items())
    ]
    assert len(fitting) <= 1
    return fitting[0] if fitting else ()


@every_game
def test_every_combination_is_offered_exactly_where_the_rules_set_up_a_table(game: AnyGame) -> None:
    values = {
        field.name: [value.value for value in field.values] if isinstance(field, Selection) else [False, True]
        for field in fields(game)
        if isinstance(field, Selection | Switch)
    }
    for some in product(*values.values()):
        chosen = dict(zip(values, some, strict=True))
        for players in range(14):
            try:
                game.start(game.options_type(**chosen), players)
                possible = True
            except BadOptions:
                possible = False
            assert (players in offered(game, chosen)) == possible


def test_what_never_matters_is_left_out() -> None:
    deciding = {name for row in combinations(registry.game("yali")) for name in row.options}
    assert deciding == {"rules", "earned"}
    deciding = {name for row in combinations(registry.game("bali")) for name in row.options}
    assert deciding == {"coining", "edition", "mode", "partnership", "space_age"}


def test_choices_switches_and_numbers_keep_the_order_and_the_bounds_of_the_game() -> None:
    edition, mode, partnership, *_, seconds = fields(registry.game("bali"))
    assert isinstance(edition, Selection)
    assert [named.value for named in edition.values] == ["avalon-hill-1980", "mb-1978-fr", "mb-1978-de"]
    assert mode.name == "mode"
    assert partnership == Switch("partnership", "option-bali-partnership", initial=False)
    assert seconds == Number("vote_seconds", "option-bali-vote_seconds", 1, 600, whole=True, initial=30)


def test_a_label_has_no_signs_that_a_text_id_cannot_have() -> None:
    bonus = next(field for field in fields(registry.game("bali")) if field.name == "bonus")
    assert isinstance(bonus, Selection)
    assert ("+50", "option-bali-bonus-50") in [(named.value, named.label) for named in bonus.values]


class Odd(Struct, frozen=True):
    size: Literal[1, 2] = 1
    seconds: Annotated[int, Meta(ge=1)] = 5


def test_a_number_without_bounds_is_no_option() -> None:
    odd: AnyGame = replace(pebbles.GAME, options_type=Odd)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seconds"):
        fields(odd)
