"""What a table agrees on for itself: who deals (W8), which Styles, own themes (W3), the last round (W14)."""

from random import Random

import pytest

from ludotheque.arena import play_moves
from ludotheque.decoding import read_options
from ludotheque.game import CHANCE, BadOptions, IllegalMove, OwnList, act
from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.types import Dispute, Lot, Options, State, Turn, Voting
from ludotheque.record import Record, read_game, write_game
from ludotheque.registry import bots, game
from tests.games.wordjam.tables import Table

OURS = OwnList("Our street", ("Baker", "Town Hall"))
BY_DICTIONARY = Options()
ONLY_OURS = Options(themes=(OURS,), left_out=tuple(STYLES))  # type: ignore[arg-type]


def turned(options: Options, rounds: int, seed: int = 1) -> list[str]:
    """The cards that come up one after the other."""
    state, dice, seen = GAME.start(options, 5), Random(seed), list[str]()
    state = act(GAME, state, CHANCE, GAME.roll(state, dice))
    for _ in range(rounds):
        card = GAME.roll(state, dice)
        assert isinstance(card, Turn)
        assert card in list(GAME.legal_moves(state, CHANCE))
        seen.append(card.style)
        state = State(options, 5, state.phase, styles=(*state.styles, card.style))
    return seen


def test_w8_the_owner_of_the_game_says_who_deals() -> None:
    state = GAME.start(Options(dealer=3), 5)
    assert list(GAME.legal_moves(state, CHANCE)) == [Lot(2)]
    with pytest.raises(IllegalMove, match="W8-no-such-card"):
        GAME.check(state, CHANCE, Lot(0))
    assert all(GAME.roll(state, Random(seed)) == Lot(2) for seed in range(9))


def test_w8_a_dealer_beyond_the_last_seat_is_counted_on_round_the_table() -> None:
    assert list(GAME.legal_moves(GAME.start(Options(dealer=7), 5), CHANCE)) == [Lot(1)]


def test_w8_otherwise_lots_are_drawn() -> None:
    assert list(GAME.legal_moves(GAME.start(Options(), 5), CHANCE)) == [Lot(seat) for seat in range(5)]


def test_w3_styles_left_in_the_box_never_come_up() -> None:
    options = Options(left_out=("cinema", "singers"))
    assert sorted(turned(options, 13)) == sorted(set(STYLES) - {"cinema", "singers"})


def test_w3_when_all_have_been_turned_up_they_are_shuffled_again() -> None:
    left = tuple(style for style in STYLES if style not in ("food", "flora"))
    seen = turned(Options(left_out=left), 6)  # type: ignore[arg-type]
    assert all({*seen[at : at + 2]} == {"food", "flora"} for at in (0, 2, 4))


def test_w3_a_theme_of_the_tables_own_is_shuffled_among_the_styles() -> None:
    assert sorted(turned(Options(themes=(OURS,)), 16)) == sorted([*STYLES, "own:Our street"])


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"themes": [{"title": ""}]}, "wordjam-theme-title"),
        ({"themes": [{"title": "x" * 41}]}, "wordjam-theme-title"),
        ({"themes": [{"title": "two\nlines"}]}, "wordjam-theme-title"),
        ({"themes": [{"title": "Us"}, {"title": "us"}]}, "wordjam-theme-twice"),
        ({"themes": [{"title": "Us", "words": ["R2D2"]}]}, "wordjam-theme-word"),
        ({"themes": [{"title": "Us", "words": ["ab"] * 301}]}, "wordjam-theme-words"),
        ({"themes": [{"title": f"T{n}"} for n in range(13)]}, "wordjam-many-themes"),
        ({"left_out": list(STYLES)}, "wordjam-no-themes"),
        ({"left_out": ["poetry"]}, "bad-option"),
        ({"dealer": 13}, "bad-option"),
        ({"last_round": "worst"}, "bad-option"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions, match=code):
        GAME.start(read_options(GAME, options), 5)


def table(script: str, options: Options, players: int) -> Table:
    return Table(GAME.start(options, players)).play(script)


def ours(options: Options, said: str) -> Table:
    cards = "* dealer A\n* style own:Our street\n~ time\n* T1 P2 N3 F3 R!\n"
    return table(f"{cards}B sesame\nB {said}", options, 5)


def test_w7_what_is_on_the_tables_own_list_stands_at_once() -> None:
    options = Options(themes=(OwnList("Our street", ("Notable", "Town Hall")),))
    assert ours(options, '"town hall"').state.round.words[-1].fate == "stands"


def test_w7_what_is_not_on_it_goes_to_the_vote() -> None:
    at = ours(Options(themes=(OURS,)), '"Town Fountain"')
    assert at.state.round.words[-1].fate == "open"
    assert isinstance(act(GAME, at.state, 0, Dispute()).phase, Voting)


def test_w7_without_a_list_no_star_is_shown_and_the_table_decides() -> None:
    plain = ours(Options(themes=(OwnList("Our street"),)), '"Town Hall"')
    assert plain.state.round.words[-1].fate == "open"
    assert not plain.seen_by("A").starred
    assert ours(Options(themes=(OURS,)), '"Town Hall"').seen_by("A").starred


@pytest.mark.parametrize("lang_word", [("en", "penguin"), ("fr", "pingouin"), ("de", "Pinguin")])
def test_w3_free_choice_is_settled_by_the_dictionary(lang_word: tuple[str, str]) -> None:
    language, word = lang_word
    options = GAME.usual(language)[0]
    at = table(f'* dealer A\n* style free\n~ time\n* T1 P2 N3 F3 R!\nB sesame\nB "{word}"', options, 5)
    assert at.state.round.words[-1].fate == "open"
    settled = act(GAME, at.state, 0, Dispute()).round.words[-1]
    assert (settled.fate, settled.why) == ("stands", "dictionary")


def test_w3_of_a_conjugated_form_the_dictionary_is_not_sure_and_the_table_votes() -> None:
    at = table('* dealer A\n* style free\n~ time\n* T1 P2 N3 F3 R!\nB sesame\nB "went"', BY_DICTIONARY, 5)
    assert isinstance(act(GAME, at.state, 0, Dispute()).phase, Voting)


def test_w3_a_table_may_leave_free_choice_to_the_vote() -> None:
    by_vote = Options(free_choice="vote")
    at = table('* dealer A\n* style free\n~ time\n* T1 P2 N3 F3 R!\nB sesame\nB "penguin"', by_vote, 5)
    assert isinstance(act(GAME, at.state, 0, Dispute()).phase, Voting)


OLD = """Ludothèque 1
game: wordjam
players: 5
options: {"language": "en", "look": 4, "race": 90, "word": 10, "dispute": 6, "vote": 15, "bets": 20}
seat A: a
seat B: b
seat C: c
seat D: d
seat E: e

1. * dealer A
2. * style free
3. ~ time
4. * T1 P2 N3 F3 R!
5. B sesame
6. B "penguin"
7. A dispute
8. C vote no

end: unfinished
"""


def test_a_game_written_before_there_was_anything_to_agree_on_is_read_as_it_was_played() -> None:
    assert len(read_game(OLD, game).moves) == 8


def last(options: Options, words: str) -> tuple[int, ...]:
    """The points of a last round with A and B with Ali Baba, C and D with the Thieves."""
    start = "* dealer E\n* style own:Our street\n~ time\n* T1 P2 N3 F3 R!\n"
    camps = "A bet ali\nB bet ali\nC bet thieves\nD bet thieves\nE bet ali\n~ time\n"
    return table(start + camps + words, options, 5).state.results[-1].points


def test_w14_the_best_of_each_camp_is_paid_as_the_camps_are() -> None:
    options = Options(rounds=1, themes=(OwnList("Our street"),))
    said = 'A "tat"\n~ time\nB nothing\nC "nanny"\n~ time\nD nothing\nE nothing'
    assert last(options, said) == (6, 0, 4, 0, 0)


def test_w14_by_the_other_reading_the_best_of_all_gets_the_red_number() -> None:
    options = Options(rounds=1, last_round="best-of-all", themes=(OwnList("Our street"),))
    said = 'A "tat"\n~ time\nB nothing\nC "nanny"\n~ time\nD nothing\nE nothing'
    assert last(options, said) == (4, 0, 6, 0, 0)


def test_w14_by_the_other_reading_ali_babas_camp_is_paid_first_where_both_are_level() -> None:
    options = Options(rounds=1, last_round="best-of-all", themes=(OwnList("Our street"),))
    said = 'A "tat"\n~ time\nB nothing\nC "tot"\n~ time\nD nothing\nE nothing'
    assert last(options, said) == (6, 0, 4, 0, 0)


@pytest.mark.parametrize(
    "options", [ONLY_OURS, Options(rounds=2, dealer=2, last_round="best-of-all", themes=(OURS,))]
)
def test_bots_come_through_an_evening_of_ones_own_and_its_record_is_read_again(options: Options) -> None:
    moves = play_moves(GAME, bots("wordjam"), options, ["0", "3", "5", "2", "random"], "own")
    record = Record(game="wordjam", options=options, players=5, names=("a", "b", "c", "d", "e"), moves=moves)
    assert read_game(write_game(GAME, record), game).moves == moves
