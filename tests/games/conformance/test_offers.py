"""What a game says it offers is what people get: names, options that go together, presets, an example."""

from random import Random

import msgspec
import pytest

from ludotheque import options
from ludotheque.game import MalformedMove, Refusal
from ludotheque.texts import LANGUAGES
from tests.games.conformance import shelf
from tests.games.conformance.walks import walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
SOME = 60
"""Of the combinations of a form, so many are tried."""


@in_every_language
def test_it_has_a_name_and_a_line_on_its_box(game_id: str, lang: str) -> None:
    said = shelf.said(lang)
    assert said(f"box-{game_id}")
    assert said(f"box-{game_id}-pitch").endswith((".", "!", "?"))


@in_every_language
def test_every_option_and_every_value_has_a_label(game_id: str, lang: str) -> None:
    said = shelf.said(lang)
    for field in options.fields(shelf.game(game_id)):
        assert said(field.label)
        if isinstance(field, options.Selection):
            named = [said(value.label) for value in field.values]
            assert len(set(named)) == len(named), field.name


def test_whatever_the_form_offers_can_be_played(game_id: str) -> None:
    game, dice = shelf.game(game_id), Random(game_id)
    offered = options.combinations(game)
    assert offered
    for combination in dice.sample(offered, min(SOME, len(offered))):
        chosen = {
            field.name: dice.choice((field.least, field.most))
            for field in options.fields(game)
            if isinstance(field, options.Number)
        }
        made = msgspec.convert({**chosen, **combination.options}, game.options_type, strict=False)
        for players in combination.players:
            assert game.actors(game.start(made, players))


def test_what_it_begins_with_can_be_played_in_every_language(game_id: str) -> None:
    game = shelf.game(game_id)
    for lang in LANGUAGES:
        usual, players = game.usual(lang)
        assert players in game.players(usual)
        assert game.actors(game.start(usual, players))
        assert game.words(usual) in {None, lang}
    assert game.usual("xx") in [game.usual(lang) for lang in LANGUAGES]


def test_longer_phases_at_one_device_are_options_in_seconds(game_id: str) -> None:
    game = shelf.game(game_id)
    numbers = {f.name: f for f in options.fields(game) if isinstance(f, options.Number)}
    for name, seconds in game.per_person.items():
        for lang in LANGUAGES:
            _, players = game.usual(lang)
            assert seconds * players <= numbers[name].most


def test_it_lasts_some_minutes(game_id: str) -> None:
    least, most = shelf.game(game_id).minutes
    assert 0 < least <= most


def test_its_example_is_a_move_in_notation(case: tuple[str, str]) -> None:
    game = shelf.game(case[0])
    assert any(
        readable(game.read, step.state, seat, game.example)
        for step in walk(*case, 0).steps
        for seat in game.actors(step.state)
        if seat >= 0
    )


def readable(read: object, state: object, seat: int, text: str) -> bool:
    """Whether it is a move of this game, allowed just now or not."""
    assert callable(read)
    try:
        read(state, seat, text)
    except MalformedMove:
        return False
    except Refusal:
        return True
    return True


def test_where_nothing_is_secret_one_seat_sees_no_more_than_another(case: tuple[str, str]) -> None:
    played, dice = walk(*case, 0), Random(0)
    game, seats = played.game, range(played.players)
    for state in () if game.secrets else played.states[::7]:
        for one in seats:
            disguised = game.disguise(state, one, dice)
            assert all(game.view(disguised, seat) == game.view(state, seat) for seat in seats)


def test_where_nothing_is_secret_everybody_sees_each_move_as_it_is_made(case: tuple[str, str]) -> None:
    played = walk(*case, 0)
    game = played.game
    for state, (seat, move) in (
        () if game.secrets else ((step.state, (step.seat, step.move)) for step in played.steps)
    ):
        for viewer in (*range(played.players), None):
            assert game.witness(state, seat, move, viewer) == move
