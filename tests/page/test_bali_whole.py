"""Whole games of BALI through the page: alone in every edition, two who challenge, partners with bots.

Games of two decks are hurried through their middle on a second line; begin and end are played by touch.
"""

import re
from itertools import permutations
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import is_complete, joined
from ludotheque.games.bali.types import Build, Place, Wave
from ludotheque.texts import texts
from tests.page.bali_play import (
    ENGLISH,
    FRENCH,
    GERMAN,
    Ears,
    Line,
    act,
    best,
    column,
    play,
    settled,
)
from tests.page.finished import ask
from tests.page.people import PHONE, People, Person

pytestmark = pytest.mark.page
ENOUGH = 120
TEAM = [0, 2]
BY_TOUCH = 4
BOOKS = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}
PASSES_HIMSELF = "localStorage.setItem('ludotheque.passes', 'off')"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", BOOKS)
def test_b13_a_solitaire_of_every_edition_is_played_to_its_end(
    people: People, lang: str, phone: bool
) -> None:
    ada = people.come(lang=lang, phone=phone)
    ears, t, book = Ears(ada.page), texts(lang), BOOKS[lang]
    ada.visit("/")
    ask(ada, "/api/me", name="Ada")
    options = {"edition": book.edition.id}
    ada.visit(f"/table/{ask(ada, '/api/tables', game='bali', options=options, seats=[{'type': 'me'}])['id']}")
    for step in range(ENOUGH):
        if not settled(ada):
            break
        if step == 12:
            assert not ada.scrolls_sideways()
            ada.picture(f"bali-solitaire-{lang}-{'phone' if phone else 'desktop'}", full=False)
        act(ada, ears, book)
    expect(ada.page.locator("#over-title")).to_be_visible()
    points = ada.page.locator("[aria-labelledby=bali-removed] .points").all_inner_texts()
    assert sum(int(re.sub(r"\D", "", one)) for one in points) >= ears.view["scores"][0] // 2 > 0
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    expect(ada.button(t("over-new-deal"))).to_be_visible()
    ada.picture(f"bali-over-{lang}-{'phone' if phone else 'desktop'}", full=False)


def friends(people: People) -> tuple[Person, Person, Ears, Ears]:
    """Two people at one table where builds are challenged; whoever is in turn comes first."""
    ada, bo = people.come(), people.come(phone=True)
    ears = {ada: Ears(ada.page), bo: Ears(bo.page)}
    for person in (ada, bo):
        person.page.add_init_script(PASSES_HIMSELF)
    ada.visit("/new/bali/friends")
    ada.page.get_by_label("Who checks the words").select_option(label="The players, by challenging")
    ada.unfold()
    for clock in ("Seconds to challenge a build", "Seconds to name the word"):
        ada.page.get_by_label(clock).fill("600")
    ada.page.locator("form button.main").click()
    bo.page.goto(ada.page.get_by_label("Invite link").input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.press("Join the game")
    for person in (ada, bo):
        expect(person.page.locator('.bali[data-phase="turn"]')).to_be_visible()
    first = ada if ears[ada].view["turn"] == 0 else bo
    second = bo if first is ada else ada
    return first, second, ears[first], ears[second]


def bluff(who: Person, ears: Ears) -> None:
    """Build what no word contains."""
    panels, me = ears.panels, ears.view["turn"]
    own = [Place(me, at) for at, held in enumerate(panels[me]) if "*" not in held]
    # two columns nearly always do; of three or four in some order no word has the letters, whatever was dealt
    head, *pieces = next(
        order
        for number in (2, 3, 4)
        for order in permutations(own, number)
        if not ENGLISH.words.is_fragment(joined(panels, Build(order[0], order[1:])))
    )
    for at in (pieces[0], head, *pieces[1:]):
        column(who, at).click()
    who.press("Play it")


def test_b24_two_people_play_a_whole_game_in_which_a_challenge_is_lost_and_one_is_won(people: People) -> None:
    first, second, ears, others = friends(people)
    me, panels = ears.view["turn"], ears.panels
    declared = tuple(tuple("" if "*" in held else held for held in panel) for panel in panels)
    build = next(listed(ENGLISH, declared, [me], False, 1))
    for at in (build.pieces[0], build.column, *build.pieces[1:]):
        column(first, at).click()
    letters = joined(panels, build)
    expect(first.page.get_by_test_id("preview")).to_contain_text(letters)
    first.press("Play it")
    expect(second.page.get_by_test_id("ask")).to_contain_text(f"builds {letters}")
    expect(second.page.get_by_role("timer")).to_be_visible()
    # what it may cost stands there before one decides
    stakes = second.page.get_by_test_id("ask").get_by_text(f"names a word with {letters} in it, you lose")
    expect(stakes).to_be_visible()
    assert second.violations() == []
    second.picture("bali-challenge-window", full=False)
    second.press("Challenge")
    word = letters if is_complete(ENGLISH, letters) else ENGLISH.words.containing(letters, 1)[0]
    expect(first.page.get_by_label("The word")).to_be_focused()
    assert first.violations() == []
    first.page.get_by_label("The word").fill(word)
    first.picture("bali-naming", full=False)
    first.press("Name it")
    expect(first.page.get_by_test_id("last")).to_contain_text(f"names {word}")
    # the challenger was wrong and loses his turn: the builder is in turn again
    expect(first.page.get_by_test_id("turn")).to_have_text(re.compile("Your move"))

    panels = ears.panels
    bluff(first, ears)
    second.press("Challenge")
    first.page.get_by_label("The word").fill("nonsense")
    first.press("Name it")
    expect(second.page.get_by_test_id("last")).to_contain_text("the cards go back")
    expect(second.page.get_by_test_id("turn")).to_have_text(re.compile("Your move"))
    assert others.panels == panels

    # a bluff that passes is a milestone: told once when the game is over, and kept with what one has done
    bluff(second, others)
    first.press("Let it pass")
    expect(first.page.get_by_test_id("turn")).to_have_text(re.compile("Your move"))
    path = urlsplit(first.page.url).path
    with Line(first, path) as one, Line(second, path) as other:
        lines = {line.live["seen"]["seat"]: (line, who) for line, who in ((one, first), (other, second))}
        while one.view["deck"]:
            hurry(lines)
        while not one.is_over():
            by_touch(lines)
    for person in (first, second):
        expect(person.page.locator("#over-title")).to_be_visible()
        expect(person.page.get_by_role("heading", name="Words taken off")).to_be_visible()
        assert person.violations() == []
        person.picture(f"bali-two-over-{'phone' if person.page.viewport_size == PHONE else 'desktop'}")
    told = second.page.get_by_test_id("toasts").get_by_text("Milestone: A bluff that passed")
    expect(told).to_be_visible()
    second.picture("bali-milestone", full=False)
    with second.page.expect_response("**/api/me/milestones"):
        second.page.reload()
    expect(second.page.locator("#over-title")).to_be_visible()
    second.settle()
    expect(told).to_have_count(0)
    second.visit("/record")
    # a lucky deal brings others beside it
    bluffed = second.page.locator("section:has(#milestones-title) li", has_text="A bluff that passed")
    expect(bluffed).to_have_text(["A bluff that passedBALI"])
    assert second.violations() == []
    second.picture("record-milestones")


Lines = dict[int, tuple[Line, Person]]


def hurry(lines: Lines) -> None:
    """One build or word beside the page, which nobody doubts."""
    seat = lines[0][0].view["turn"]
    mine, other = lines[seat][0], lines[1 - seat][0]
    standing = len(mine.moves)
    mine.move(seat, best(mine.view, [seat]))
    follow(lines, standing)
    if other.view["phase"]["type"] == "window":
        standing = len(other.moves)
        other.move(1 - seat, Wave())
        follow(lines, standing)


def by_touch(lines: Lines) -> None:
    """The same on the page."""
    seat = lines[0][0].view["turn"]
    (mine, me), (other, you) = lines[seat], lines[1 - seat]
    standing = len(mine.moves)
    mine.until_shown(me)
    play(me, mine.view, best(mine.view, [seat]))
    follow(lines, standing)
    if other.view["phase"]["type"] == "window":
        standing = len(other.moves)
        you.press("Let it pass")
        follow(lines, standing)


def follow(lines: Lines, standing: int) -> None:
    for line, _ in lines.values():
        line.until_moved(standing)


def test_b25_a_whole_game_with_a_bot_as_partner_in_which_the_person_decides(people: People) -> None:
    ada = people.come(phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.page.add_init_script(PASSES_HIMSELF)
    ada.visit("/new/bali/bots")
    ada.page.get_by_label("Partnership of four").check()
    for seat in (2, 3, 4):
        ada.seat(seat, "1")
    ada.page.get_by_label("Partners decide").select_option(label="together, within 180 seconds")
    ada.page.locator("form button.main").click()
    ada.page.locator(".bali").wait_for()
    with Line(ada, urlsplit(ada.page.url).path) as line:
        turn = 0
        while not line.is_over():
            line.until(acting=[0, 2])
            if line.is_over():
                break
            standing = len(line.moves)
            if turn < BY_TOUCH or not line.view["deck"]:
                line.until_shown(ada)
                expect(ada.page.locator("[data-panel]")).to_have_count(4)
                decide(ada, line, own=turn % 2 == 0)
                assert not ada.scrolls_sideways()
            else:
                line.move(0, best(line.view, TEAM))
            line.until_moved(standing)
            turn += 1
        team = [made["seat"] for made in line.moves if made["seat"] in TEAM]
    assert turn > 2 * BY_TOUCH
    assert 2 * team.count(0) >= len(team)
    expect(ada.page.locator("#over-title")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Words taken off")).to_be_visible()
    assert ada.violations() == []
    assert not ada.scrolls_sideways()
    ada.picture("bali-partners-over-phone", full=False)


def decide(ada: Person, line: Line, *, own: bool) -> None:
    """Agree to what the bot proposes, or do what one would rather."""
    proposal = ada.page.get_by_test_id("proposal")
    expect(proposal).to_contain_text("proposes")
    if own:
        play(ada, line.view, best(line.view, TEAM))
    else:
        proposal.get_by_role("button", name="Agree").click()
