"""How bots judge the words of others; the whole measure is `python bench/wordjam.py judging`."""

import pytest
from bench.wordjam_judging import CLASSES, said, shares, stands, words

from ludotheque.bots.bot import Situation
from ludotheque.bots.wordjam.levels import LEVELS, SKILLS
from ludotheque.bots.wordjam.opinions import MOST, believes, credit, disputes, votes
from ludotheque.bots.wordjam.sense import likely
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import LANGUAGES, Language, Result, Said


@pytest.mark.parametrize("language", LANGUAGES)
def test_w7_what_fits_stands_and_what_does_not_is_thrown_out(language: Language) -> None:
    share = {kind: shares(language, kind, levels=("2",), tables=(4,))[1] for kind in CLASSES}
    assert share["listed"] >= 0.98
    assert share["fitting"] >= 0.85
    assert share["wrong"] <= 0.1
    assert share["nonsense"] <= 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_enough_to_judge_by(language: str) -> None:
    counts = [sum(1 for _ in words(language, kind)) for kind in CLASSES]
    assert sum(counts) >= 300
    assert min(counts) >= 60


@pytest.mark.parametrize(
    ("language", "style", "fits", "wrong"),
    [
        ("en", "objects", "garden spade", "happiness"),
        ("fr", "food", "tarte aux prunes", "planète"),
        ("de", "visible", "Küchenstuhl", "Vulkan"),
        ("de", "flora", "Zwergkiefer", "Peltrose"),
        ("en", "animals", "linnet", "insect"),
        ("fr", "verbs", "tergiverser", "montagne"),
        ("en", "geography", "Lake Windermere", "mustard"),
        ("en", "cinema", "Paul Dano", "keyboard"),
    ],
)
def test_what_a_compound_is_in_the_first_place_and_what_a_word_means_count(
    language: str, style: str, fits: str, wrong: str
) -> None:
    assert likely(fits, language, style) > 0.5 > likely(wrong, language, style)


def situation(seat: int, seed: int) -> Situation:
    state = said("en", "animals", "umbrella", 6)
    return Situation(options=state.options, players=6, seat=seat, view=GAME.view(state, seat), seed=seed)


def test_w7_who_disputed_a_word_votes_against_it() -> None:
    for level in LEVELS:
        for seed in range(40):
            one = situation(1 + seed % 5, seed)
            assert not (disputes(one, level) and votes(one, level))
    assert all(stands(said("fr", "food", word, 5), ["0"] * 4, 1)[1] for word in ("rideau", "potée"))


def test_a_level_blurs_an_opinion_and_never_turns_a_clear_one() -> None:
    blurs = [SKILLS[level].blur for level in LEVELS]
    assert blurs == sorted(blurs, reverse=True)
    one = situation(1, 1)
    listed, odd = (Said(0, word, word.upper(), 5, "open") for word in ("penguin", "umbrella"))
    for seed in range(60):
        asked = Situation(options=one.options, players=6, seat=1, view=one.view, seed=seed)
        assert believes(asked, "0", listed) > 0.5 > believes(asked, "0", odd)


def test_a_speaker_earns_credit_and_loses_it_twice_as_fast() -> None:
    view = situation(1, 1).view

    def after(*fates: str) -> float:
        heard = tuple(Said(0, "x", "X", 1, fate) for fate in fates)  # type: ignore[arg-type]
        told = Result(1, "animals", "TPNSR", heard, (), (0,) * 6)
        return credit(
            type(view)(**{f: getattr(view, f) for f in view.__struct_fields__} | {"results": (told,)}), 0
        )

    assert after("stands") > 0 > after("rejected")
    assert after("stands", "rejected") < 0
    assert after(*["rejected"] * 9) == -MOST
