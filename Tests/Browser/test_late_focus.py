"""The server's wish for the focus against the person's."""

from playwright.sync_api import expect
from test_live_host import browser, focused, page, server, until  # noqa: F401  (fixtures)


def test_a_late_wish_does_not_take_the_focus_from_where_the_person_went(page):  # noqa: F811
    page.evaluate("liveHost.latency(300)")
    page.focus("[name=code]")
    page.keyboard.type("99999")
    page.keyboard.press("Tab")
    page.keyboard.type("123456", delay=100)
    until(page, "liveHost.unanswered === 0")
    expect(page.locator("[name=code]")).to_have_value("99999")
    expect(page.locator("[name=pin]")).to_have_value("123456")
    assert focused(page) == "pin"


def test_a_wish_that_answers_what_the_person_did_last_is_fulfilled(page):  # noqa: F811
    page.evaluate("liveHost.latency(300)")
    page.focus("[name=name]")
    page.keyboard.type("text")
    page.click("#go")
    until(page, "document.activeElement.getAttribute('name') === 'pin'")
