"""What a game says of its past: with which games it is compared, and what each seat did."""

import pytest

from ludotheque import options
from ludotheque.texts import LANGUAGES
from tests.games.conformance import shelf
from tests.games.conformance.walks import walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@in_every_language
def test_every_kind_of_game_has_a_name(game_id: str, lang: str) -> None:
    game, said = shelf.game(game_id), shelf.said(lang)
    made = {game.kind(chosen, players) for chosen, players in options.settings(game)}
    assert made
    for kind in made - {""}:
        assert said(f"kind-{game_id}-{kind}")
        assert len(kind) <= 40


@in_every_language
def test_every_milestone_has_a_name_and_so_have_the_facts_it_needs(game_id: str, lang: str) -> None:
    game, said = shelf.game(game_id), shelf.said(lang)
    for one in game.milestones:
        assert said(f"milestone-{game_id}-{one.name}")
        assert one.needs
        assert all(said(f"fact-{game_id}-{fact}") for fact in one.needs)


@in_every_language
def test_what_seats_did_can_be_told_of_every_state_on_the_way(case: tuple[str, str], lang: str) -> None:
    """A game that is given up has its facts too; they only ever grow."""
    played, said = walk(*case, 0), shelf.said(lang)
    moves = [(step.seat, step.move) for step in played.steps]
    before = [0] * played.players
    for number, state in [*[*enumerate(played.states)][::25], (len(moves), played.end)]:
        facts = played.game.facts(state, moves[:number])
        assert len(facts) in (0, played.players)
        for seat, one in enumerate(facts):
            for name, value in (one.counts | one.bests).items():
                assert value > 0
                assert said(f"fact-{played.game.id}-{name}")
            for word, worth in one.words:
                assert word
                assert " " not in word
                assert worth >= 0
            assert len(one.words) >= before[seat]
            before[seat] = len(one.words)
