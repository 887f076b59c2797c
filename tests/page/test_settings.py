"""Settings: on this device, with the account; size of the text, sound."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.page.people import People

pytestmark = pytest.mark.page


@pytest.mark.parametrize("dark", [False, True])
def test_settings_hold_on_this_device_and_on_the_next_one(people: People, dark: bool) -> None:
    ada, tablet = people.come(phone=True, dark=dark), people.come()
    ada.open_table("yali", "hotseat")
    ada.visit("/me")
    ada.page.get_by_label("How fast others’ moves are shown").select_option(label="calm")
    ada.page.get_by_label("Left-handed on the phone").check()
    with ada.page.expect_response("**/api/me/settings"):
        ada.page.get_by_label("Size of the text").select_option(label="130%")
    assert ada.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20.8px"
    assert not ada.scrolls_sideways()
    assert ada.violations() == []
    ada.picture(f"settings-phone{'-dark' if dark else ''}")
    ada.press("Make a link")
    tablet.page.goto(ada.page.get_by_label("Continue on another device").input_value())
    tablet.press("Sign in")
    tablet.page.wait_for_url(f"{tablet.address}/")
    tablet.visit("/me")
    expect(tablet.page.get_by_label("How fast others’ moves are shown")).to_have_value("calm")
    expect(tablet.page.get_by_label("Left-handed on the phone")).to_be_checked()


def test_a_touch_is_needed_before_anything_sounds(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script("""
        window.begun = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...at) {
            window.begun++;
            return start.apply(this, at);
        };
    """)
    ada.visit("/me")
    assert ada.page.evaluate("() => window.begun") == 0
    ada.page.get_by_label("Winning and losing").uncheck()
    assert ada.page.evaluate("() => window.begun") == 0, "what is switched off is not heard"
    ada.page.get_by_label("Winning and losing").check()
    assert ada.page.evaluate("() => window.begun") > 0


SUBSCRIBED = """
    const mine = {
        options: {}, endpoint: 'https://fcm.googleapis.com/fcm/send/one',
        toJSON: () => ({ endpoint: mine.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
        unsubscribe: async () => sessionStorage.removeItem('key'),
    };
    const known = () => {
        const key = sessionStorage.getItem('key');
        mine.options.applicationServerKey = key && Uint8Array.from(JSON.parse(key)).buffer;
        return key ? mine : null;
    };
    PushManager.prototype.getSubscription = async () => known();
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        sessionStorage.setItem('key', JSON.stringify([...applicationServerKey]));
        return known();
    };
"""
"""A browser whose push service needs no network."""


def _answered(method: str) -> Callable[[Response], bool]:
    return lambda answer: answer.ok and answer.url.endswith("/push") and answer.request.method == method


def test_a_device_is_called_for_what_is_switched_on_and_a_refusal_has_its_sentence(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script(SUBSCRIBED)
    ada.visit("/me")
    turn = ada.page.get_by_label("When a game waits for your move")
    turn.click()
    expect(ada.page.get_by_text("This browser does not allow notifications for this page.")).to_be_visible()
    expect(turn).not_to_be_checked()
    ada.context.grant_permissions(["notifications"])
    with ada.page.expect_response("**/api/me/push"):
        ada.visit("/me")
    with ada.page.expect_response(_answered("POST")):
        turn.click()
    expect(turn).to_be_checked()
    ada.visit("/me")
    expect(turn).to_be_checked()
    expect(ada.page.get_by_label("When somebody joins you")).not_to_be_checked()
    assert ada.violations() == []
    with ada.page.expect_response(_answered("DELETE")):
        turn.click()
    expect(turn).not_to_be_checked()
