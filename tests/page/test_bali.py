"""BALI through the page: what one does at the board, and every phase as a scene."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from ludotheque.games.bali.types import Place, State
from tests.page.bali_play import FRENCH, Ears, act, column, declare, settled
from tests.page.bali_scenes import ALONE, RIVAL, Stage, scenes, table
from tests.page.people import People, Person

pytestmark = pytest.mark.page
SCENES = scenes()


def test_a_solitaire_can_be_stopped_on_a_phone(people: People) -> None:
    ada = people.come(phone=True, dark=True)
    ears = Ears(ada.page)
    ada.open_table("bali", Players="1")
    for _ in range(4):
        if settled(ada):
            act(ada, ears)
    assert settled(ada)
    assert not ada.scrolls_sideways()
    assert ada.violations() == []
    ada.picture("bali-solitaire-phone")
    ada.press("Stop here")
    ada.press("Stop and count")
    expect(ada.page.get_by_role("heading", name="Words taken off")).to_be_visible()
    for rivals in ("Rematch", "Resign", "Offer a draw"):
        expect(ada.button(rivals)).to_have_count(0)
    expect(ada.button("New deal")).to_be_visible()


def test_the_same_deal_is_practised_and_taken_back_behind_new_cards(people: People) -> None:
    ada = people.come()
    ada.visit("/")
    # the words of another language, in one tap
    ada.press("Français")
    ada.press("I know it")  # the lessons, offered to whoever comes for the first time
    ears = Ears(ada.page)
    ada.page.wait_for_url("**/table/*")
    assert settled(ada)
    ada.page.reload()  # the ears hear the socket from its beginning
    assert settled(ada)
    dealt, first = ears.panels, ada.page.url
    assert ears.view["options"]["edition"] == "mb-1978-fr"
    expect(ada.button("Undo")).to_have_count(0)
    ada.press("Stop here")
    ada.press("Stop and count")
    ada.press("Same deal again")
    ada.page.wait_for_url(lambda address: address != first)
    assert settled(ada)
    assert ears.panels == dealt
    expect(ada.page.get_by_text("Practice")).to_be_visible()
    act(ada, ears, FRENCH)
    ada.press("Undo")
    expect(ada.button("Undo")).to_have_count(0)
    assert ears.panels == dealt
    ada.press("Stop here")
    ada.press("Stop and count")
    expect(ada.page.get_by_test_id("before")).to_have_text(re.compile("practice"))
    assert ada.violations() == []


def test_b24_three_people_at_one_device_are_asked_at_once(people: People) -> None:
    device = people.come(phone=True)
    ears = Ears(device.page)
    device.visit("/new/bali/hotseat")
    device.page.get_by_role("combobox", name="Players", exact=True).select_option(label="3")
    device.page.get_by_label("Who checks the words").select_option(label="The players, by challenging")
    device.unfold()
    for clock in ("Seconds to challenge a build", "Seconds to name the word"):
        device.page.get_by_label(clock).fill("600")
    device.page.locator("form button.main").click()
    board, ask, turn = (
        device.page.locator(".bali"),
        device.page.get_by_test_id("ask"),
        device.page.get_by_test_id("turn"),
    )

    def build() -> tuple[int, list[int]]:
        """The one in turn builds; he and the others, as they sit."""
        expect(board).to_have_attribute("data-phase", "turn")
        me = ears.view["turn"]
        expect(turn).to_contain_text(f"Player {me + 1}")
        expect(board.get_by_test_id("preview")).to_be_visible()
        head, piece = [at for at in range(4) if "*" not in ears.panels[me][at]][:2]
        for at in (piece, head):
            column(device, Place(me, at)).tap()
        device.press("Play it")
        expect(ask).to_have_attribute("data-phase", "window")
        return me, [seat for seat in range(3) if seat != me]

    first, others = build()
    for seat in others:
        expect(device.button(f"Player {seat + 1} challenges")).to_be_visible()
    expect(device.button(f"Player {first + 1} challenges")).to_have_count(0)
    expect(turn).to_have_text(re.compile("^\\s*Challenge the build"))
    assert device.violations() == []
    device.picture("bali-device-challenge-phone", full=False)
    device.press("Nobody does: let it pass")
    second, others = build()
    assert second != first
    device.press(f"Player {others[1] + 1} challenges")
    expect(ask).to_have_attribute("data-phase", "naming")
    expect(ask).to_contain_text(f"Player {others[1] + 1} challenges")
    expect(turn).to_contain_text(f"Player {second + 1}: Name the word")


def test_a_hint_tells_more_step_by_step_and_then_points_at_the_move(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script("localStorage.setItem('ludotheque.notation', 'on')")
    ears = Ears(ada.page)
    ada.open_table("bali", Players="1")
    assert settled(ada)
    hint, marks = ada.page.locator("p.hint"), ada.page.locator("[data-at] .order")
    ada.press("Hint")
    expect(hint).to_be_visible()
    assert ada.page.evaluate(HEADS) == []
    told = [hint.inner_text()]
    for _ in range(2):
        expect(marks).to_have_count(0)
        ada.press("Tell me more")
        expect(hint).not_to_have_text(told[-1])
        told.append(hint.inner_text())
    expect(ada.button("Tell me more")).to_have_count(0)
    notation = hint.locator("b").inner_text()
    columns, letters = notation.split("=")
    expect(marks).to_have_count(columns.count("+") + 1)
    pointed = {
        mark.get_attribute("data-order") or "": mark.locator("xpath=ancestor::button").get_attribute(
            "data-at"
        )
        or ""
        for mark in marks.all()
    }
    first, head = (Place(0, int(pointed[order].split(".")[1])) for order in "12")
    panels = ears.panels
    assert columns.startswith(f"A{head.place + 1} +1.{first.place + 1}")
    for at in (first, head):
        column(ada, at).click()
    declare(ada, "".join(one.upper() for one in letters[: len(panels[0][head.place]) + 1] if one.islower()))
    expect(ada.page.locator("aside ol")).to_have_attribute("data-moves", re.compile(r"^([2-9]|1\d)"))
    expect(column(ada, head)).to_have_attribute("data-at", f"0.{head.place}")
    expect(hint).to_have_count(0)
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_b6_what_no_word_has_is_told_before_one_lets_go_and_is_not_sent(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["two"])
    slip = ada.page.locator("[data-verdict]")
    column(ada, Place(1, 0)).click()
    expect(column(ada, Place(0, 5))).to_have_attribute("data-mark", "no")
    column(ada, Place(0, 5)).click()
    expect(slip).to_have_attribute("data-verdict", "no")
    expect(slip).to_contain_text("No English word")
    ada.page.keyboard.press("Escape")
    column(ada, Place(1, 1)).click()
    expect(column(ada, Place(0, 0))).to_have_attribute("data-mark", "goal")
    column(ada, Place(0, 0)).hover()
    expect(slip).to_have_attribute("data-verdict", "word")
    expect(slip).to_contain_text("12 points")
    expect(slip).to_contain_text("T + Bo’s EST")
    column(ada, Place(0, 1)).hover()
    expect(slip).to_contain_text("REST")
    ada.page.keyboard.press("Escape")
    column(ada, Place(0, 1)).click()
    column(ada, Place(0, 0)).hover()
    expect(slip).to_have_attribute("data-verdict", "way")
    expect(slip).to_contain_text(re.compile("on the way.*TR", re.DOTALL))
    assert stage.moves == []
    assert ada.violations() == []
    ada.picture("bali-slip-desktop", full=False)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_phase_is_drawn_without_a_fault(people: People, phone: bool) -> None:
    light, dark = people.come(phone=phone), people.come(phone=phone, dark=True)
    for person in (light, dark):
        stage = stage_for(person, SCENES["two"])
        for name, state in SCENES.items():
            for shown in (SCENES["window" if name == "over" else "over"], state):
                stage.show(shown)
                phase = msgspec.to_builtins(shown.phase)["type"]
                person.page.locator(f'.bali[data-phase="{phase}"]').wait_for()
            assert person.violations() == [], name
            assert not person.scrolls_sideways(), name
            if person is light or name == "two":
                style = "dark" if person is dark else "light"
                person.picture(f"bali-{name}-{'phone' if phone else 'desktop'}-{style}", full=False)


def stage_for(person: Person, state: State) -> Stage:
    """A scene in the window."""
    stage = Stage(state)
    person.page.route_web_socket("**/socket", stage.open)
    person.visit("/table/scene")
    person.page.locator(".bali").wait_for()
    return stage


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_no_phase_is_wider_than_a_phone_in_any_language(people: People, lang: str) -> None:
    ada = people.come(phone=True, lang=lang)
    stage = stage_for(ada, SCENES["two"])
    for name, state in SCENES.items():
        stage.show(state)
        phase = msgspec.to_builtins(state.phase)["type"]
        ada.page.locator(f'.bali[data-phase="{phase}"]').wait_for()
        assert not ada.scrolls_sideways(), name


# the columns whose first card, or opening, lies outside or below something
HIDDEN = """() => [...document.querySelectorAll('[data-panel] [data-at]')].filter((column) => {
    const box = (column.querySelector('.card') ?? column.querySelector('.frame')).getBoundingClientRect();
    return [box.top + 2, box.bottom - 2].some((y) => {
        return !column.parentElement.contains(document.elementFromPoint(box.left + box.width / 2, y));
    });
}).map((column) => column.dataset.at)"""


@pytest.mark.parametrize(("width", "height"), [(740, 360), (360, 640)], ids=["low", "short"])
def test_in_a_small_window_every_phase_shows_all_columns(people: People, width: int, height: int) -> None:
    ada = people.come()
    ada.page.set_viewport_size({"width": width, "height": height})
    stage = stage_for(ada, SCENES["two"])
    for name in ("two", "window", "naming", "voting", "no-play", "four", "partnership", "solitaire"):
        stage.show(SCENES[name])
        phase = msgspec.to_builtins(SCENES[name].phase)["type"]
        ada.page.locator(f'.bali[data-phase="{phase}"][data-players="{SCENES[name].players}"]').wait_for()
        ada.page.locator(".bali").evaluate("(board) => board.scrollIntoView()")
        ada.page.wait_for_function(f"() => ({HIDDEN})().length === 0")
        assert not ada.scrolls_sideways(), name
        assert ada.violations() == [], name
        ada.picture(f"bali-{name}-{'low' if height < width else 'short'}", full=False)


def test_on_a_short_phone_what_is_to_do_stays_in_sight_on_the_way_to_the_others(people: People) -> None:
    ada = people.come(phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    stage_for(ada, SCENES["two"])
    column(ada, Place(1, 1)).tap()
    column(ada, Place(0, 0)).tap()
    expect(ada.page.get_by_test_id("preview")).to_contain_text("TEST")
    expect(ada.page.get_by_test_id("preview")).to_be_in_viewport()
    expect(ada.button("Play it")).to_be_in_viewport()


def test_with_four_at_the_table_every_panel_is_there_the_own_one_nearest(people: People) -> None:
    ada, bo = people.come(phone=True), people.come()
    for person, mine in ((ada, "0"), (bo, "0")):
        stage_for(person, SCENES["four"])
        expect(person.page.locator("[data-panel]")).to_have_count(4)
        expect(person.page.locator("[data-panel]").last).to_have_attribute("data-panel", mine)


HEADS = """() => [...document.querySelectorAll('[data-panel] [data-at]')].filter((column) => {
    const card = column.querySelector('.card').getBoundingClientRect();
    return !column.contains(document.elementFromPoint(card.left + card.width / 2, card.top + 6));
}).map((column) => column.dataset.at)"""
"""The columns whose first card something lies over."""
BESIDE = """() => [1, 0].every((seat, nth) => {
    const box = (found) => found.getBoundingClientRect();
    const panel = box(document.querySelector(`[data-panel="${seat}"]`));
    const plate = box(document.querySelectorAll('.bali .plate')[nth]);
    return plate.right < panel.left && Math.abs(plate.top - panel.top) < 5 && panel.height > 250;
})"""
"""Of two, each plate stands left of its panel, which is high."""


def test_of_two_on_a_wide_window_each_plate_stands_beside_its_panel_and_columns_have_the_height(
    people: People,
) -> None:
    ada = people.come()
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    stage_for(ada, SCENES["two"])
    expect(ada.page.locator(".bali .plate")).to_have_count(2)
    ada.page.wait_for_function(BESIDE)
    expect(ada.page.locator(".flank").get_by_role("button", name="Hint")).to_be_visible()
    assert ada.violations() == []
    # a window with less room has them above and below
    ada.page.set_viewport_size({"width": 1024, "height": 700})
    expect(ada.page.locator(".bali .plate")).to_have_count(0)
    expect(ada.page.locator(".plate")).to_have_count(2)


def test_b25_the_partner_is_marked_and_his_panel_is_built_on(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["partnership"])
    partner = ada.page.locator('[data-panel="2"]')
    expect(partner).to_contain_text("plays with you")
    expect(ada.page.locator("[data-panel]").get_by_text("plays with you")).to_have_count(1)
    column(ada, Place(2, 3)).click()
    column(ada, Place(2, 1)).click()
    ada.press("Play it")
    assert stage.moves == [{"type": "build", "column": [2, 1], "pieces": [[2, 3]], "letters": ""}]


def test_targets_are_large_enough_for_a_thumb(people: People) -> None:
    ada = people.come(phone=True)
    stage_for(ada, SCENES["two"])
    sizes = ada.page.evaluate(
        "() => [...document.querySelectorAll('.bali button')].map((one) => one.getBoundingClientRect())"
        ".map((box) => [box.width, box.height])"
    )
    assert len(sizes) > 14
    assert all(width >= 44 and height >= 44 for width, height in sizes), sizes


def test_b4_the_letter_of_a_bali_card_is_asked_for(people: People) -> None:
    ada = people.come(phone=True)
    stage = stage_for(ada, SCENES["solitaire"])
    column(ada, Place(0, 4)).tap()
    column(ada, Place(0, 3)).tap()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Which letter")
    assert ada.violations() == []
    ada.picture("bali-letter-phone", full=False)
    ada.page.keyboard.press("s")
    expect(column(ada, Place(0, 3))).to_have_attribute("aria-label", re.compile("Bali card as S, H, E"))
    assert stage.moves == [{"type": "build", "column": [0, 3], "pieces": [[0, 4]], "letters": "S"}]


def test_a_chain_is_put_together_previewed_and_undone_by_keyboard(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["two"])
    column(ada, Place(0, 1)).focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("preview")).to_contain_text("TR")
    ada.page.keyboard.press("Backspace")
    expect(ada.page.get_by_test_id("preview")).not_to_contain_text("TR")
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("preview")).to_contain_text("TEST")
    expect(column(ada, Place(1, 1))).to_have_attribute("aria-label", re.compile("taken for your build"))
    ada.press("Play it")
    assert stage.moves == [{"type": "build", "column": [0, 0], "pieces": [[1, 1]], "letters": ""}]
    stage.refuse("B6-fragment", letters="TEST", language="en")
    expect(ada.page.get_by_role("alert")).to_contain_text("TEST")
    expect(ada.page.get_by_test_id("preview")).to_contain_text("TEST")
    expect(column(ada, Place(0, 0))).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(column(ada, Place(0, 0))).to_have_attribute("aria-label", "A1: T; value 1")


def test_a_column_is_dragged_below_another(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["two"])
    column(ada, Place(1, 1)).hover()
    ada.page.mouse.down()
    column(ada, Place(0, 0)).hover()
    expect(ada.page.locator(".lifted")).to_be_visible()
    ada.page.mouse.up()
    expect(ada.page.get_by_test_id("preview")).to_contain_text("TEST")
    ada.press("Play it")
    assert stage.moves[0]["pieces"] == [[1, 1]]


def test_b10_a_complete_word_is_marked_and_taken_off(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["two"])
    expect(column(ada, Place(0, 2))).to_have_attribute("aria-label", re.compile("complete word, 9 points"))
    expect(ada.page.get_by_role("button", name="Take off LAP")).to_have_count(0)
    ada.page.get_by_role("button", name="Take off ROB: 9 points").click()
    expect(column(ada, Place(0, 2))).to_have_attribute("aria-label", "A3: opening")
    assert stage.moves == [{"type": "remove", "column": [0, 2]}]


def test_b19_the_next_player_picks_what_is_forfeited(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["no-play"])
    expect(ada.page.get_by_role("button", name="Pick a column")).to_be_disabled()
    column(ada, Place(1, 0)).click()
    ada.press("Forfeit B1: QU")
    assert stage.moves == [{"type": "forfeit", "column": [1, 0]}]


def test_b26_the_others_vote_on_a_space_age_word(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, SCENES["voting"])
    ada.press("I do not")
    assert stage.moves == [{"type": "vote", "yes": False}]


def test_a_shared_screen_shows_every_panel_and_nothing_to_touch(people: People) -> None:
    room = people.come(dark=True)
    stage = Stage(SCENES["four"], None)
    room.page.route_web_socket("**/socket", stage.open)
    room.visit("/display/scene")
    expect(room.page.locator("[data-panel]")).to_have_count(4)
    expect(room.page.locator(".take, .bar")).to_have_count(0)
    assert room.violations() == []
    assert not room.scrolls_sideways()
    room.picture("bali-display")


def test_b24_where_players_challenge_nothing_tells_a_word_before_it_is_taken_off(people: People) -> None:
    ada = people.come()
    stage = stage_for(ada, table(ALONE, RIVAL, mode="challenge"))
    expect(ada.page.locator(".take")).to_have_count(0)
    column(ada, Place(0, 2)).click()
    ada.press("Take it off")
    assert stage.moves == [{"type": "remove", "column": [0, 2]}]
