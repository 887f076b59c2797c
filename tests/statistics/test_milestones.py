"""Milestones follow from what was played: each is seen to be reached, and not to be by a little less."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque import registry
from ludotheque.game import CHANCE, CLOCK, Facts, Seat
from ludotheque.games.bali import GAME as BALI
from ludotheque.games.bali.types import (
    Build,
    Challenge,
    Move,
    Name,
    Options,
    Over,
    Place,
    Removed,
    TimeUp,
    Wave,
)
from ludotheque.games.bali.words import words
from ludotheque.games.yali import GAME as YALI
from ludotheque.games.yali.types import Go
from ludotheque.matches.judging import Result
from ludotheque.statistics.milestones import reached
from ludotheque.statistics.results import Line, record_of
from tests.games.bali.drawing import DE, EN, FR, table
from tests.games.wordjam.tables import table as party


def passed(game: str, *did: Facts, result: Result = "alone", rivals: tuple[str, ...] = ()) -> list[str]:
    """The milestones of somebody who did this in one game after another; rivals, one to each."""
    games = [(one, "") for one in did] + [(Facts(), rival) for rival in rivals]
    lines = [
        Line(str(at), 0, "ada", game, "", at, result, 0, f" {rival} ", "", facts.counts, facts.bests, False)
        for at, (facts, rival) in enumerate(games)
    ]
    told = reached(registry.game(game), registry.bots(game).persons, record_of(lines))
    assert all(one.game == game for one in told)
    return [one.name for one in told]


def balied(options: Options, *, whole: bool = True) -> Facts:
    state = replace(table("A", options), phase=Over("cleared", (whole,), (10,)))
    return BALI.facts(state, [])[0]


def test_the_first_bali_and_one_in_each_language() -> None:
    assert passed("bali", balied(EN, whole=False)) == []
    assert passed("bali", balied(EN), balied(EN), balied(FR)) == ["first"]
    assert passed("bali", balied(EN), balied(DE), balied(FR)) == ["first", "languages"]


@pytest.mark.parametrize(("word", "told"), [("INTERNATIONAL", ["word"]), ("CONSTELLATED", [])])
def test_a_word_of_thirteen_letters(word: str, told: list[str]) -> None:
    state = replace(table("A"), removed=(Removed(0, word, 50),))
    assert passed("bali", BALI.facts(state, [])[0]) == told


def after_a_build(*answers: tuple[Seat, Move], sound: bool) -> list[str]:
    """Two at a table where players challenge: the first build joins two cards that a word contains, or
    five that none does, then the answers."""
    state, dice, moves = BALI.start(Options(mode="challenge"), 2), Random(5), list[tuple[Seat, Move]]()

    def make(seat: Seat, move: Move) -> None:
        nonlocal state
        BALI.check(state, seat, move)
        state = BALI.apply(state, seat, move)
        moves.append((seat, move))

    while CHANCE in BALI.actors(state):
        make(CHANCE, BALI.roll(state, dice))
    mine, others = state.turn, state.panels[state.turn]
    fragment = words("avalon-hill-1980").is_fragment
    plain = [place for place, card in enumerate(others) if card != "*"]
    head, *rest = next(
        chosen
        for chosen in permutations(plain, 2 if sound else 5)
        if fragment("".join(others[place] for place in chosen)) is sound
    )
    make(mine, Build(Place(mine, head), tuple(Place(mine, place) for place in rest)))
    for seat, move in answers:
        make(seat if seat == CLOCK else (mine + seat) % 2, move)
    return passed("bali", BALI.facts(state, moves)[mine])


def test_a_bluff_that_passed() -> None:
    assert after_a_build((1, Wave()), sound=False) == ["bluff"]
    assert after_a_build((CLOCK, TimeUp()), sound=False) == ["bluff"]
    assert after_a_build((1, Wave()), sound=True) == []
    assert after_a_build(sound=False) == []
    assert after_a_build((1, Challenge()), (0, Name("HOUSE")), sound=False) == []


def test_a_chiefs_crown() -> None:
    bets = "B bet thieves\nC bet ali\nD bet ali\nE bet ali\nF bet thieves\n~ time\n"
    at = party("cinema", "NDGRV", number=6).play(f'A sesame\nA "Godard"\n~ time\n{bets}')
    at.play('B nothing\nF "Schwarzenegger"\n~ time')
    did = registry.game("wordjam").facts(at.state, [])
    assert [passed("wordjam", one) for one in did] == [[], [], [], [], [], ["crown"]]


def test_a_chain_of_four_jumps() -> None:
    path, state = ("a1", "a3", "a5", "c5", "c3"), YALI.start(YALI.options_type(), 2)
    assert passed("yali", YALI.facts(state, [(0, Go(path))])[0]) == ["chain"]
    assert passed("yali", YALI.facts(state, [(0, Go(path[:-1])), (0, Go(path[1:]))])[0]) == []
    assert passed("yali", YALI.facts(state, [(0, Go(path))])[1]) == []


@pytest.mark.parametrize("game_id", registry.GAME_IDS)
def test_a_victory_over_each_of_the_houses_players(game_id: str) -> None:
    rivals = tuple(f"bot:{level}" for level in registry.bots(game_id).persons)
    assert passed(game_id, rivals=rivals, result="won") == ["everybody"]
    assert passed(game_id, rivals=rivals[1:], result="won") == []
    assert passed(game_id, rivals=rivals, result="lost") == []
