"""What is done before the page has joined."""

import pytest
from playwright.sync_api import expect
from test_live_host import browser, joined, server, until  # noqa: F401  (fixtures)


@pytest.fixture
def early(browser, server):  # noqa: F811
    """Opens the page on a slow line, so that it joins only after two seconds."""
    context = browser.new_context()
    page = context.new_page()

    def load():
        page.goto(server.address + "?latency=2000", wait_until="domcontentloaded")
        assert page.evaluate("liveHost.state") == "connecting"
        return page

    yield load
    context.close()


def test_early_actions_are_done_in_order_once_the_page_has_joined(early):
    page = early()
    page.click("#add")
    page.fill("[name=name]", "early")
    page.click("#add")
    page.click("#save")
    assert page.evaluate("liveHost.state") == "connecting"
    joined(page)
    expect(page.locator("#count")).to_have_text("2")
    expect(page.locator("#echo")).to_have_text("saved")
    expect(page.locator(".live-banner")).not_to_be_visible()


def test_an_early_action_comes_before_the_text_that_was_typed_after_it(early):
    page = early()
    page.fill("[name=name]", "first")
    page.click("#save")
    page.fill("[name=name]", "second")
    joined(page)
    expect(page.locator("#echo")).to_have_text("second")


def test_early_actions_reach_the_page_that_got_its_kept_values_back(early):
    page = early()
    joined(page)
    page.click("#keep")
    until(page, "Object.values(sessionStorage).join() === '{\"note\":\"kept\"}'")
    page = early()
    page.click("#add")
    page.click("#add")
    joined(page)
    expect(page.locator("#count")).to_have_text("2")
    expect(page.locator("#echo")).to_have_text("kept")
    expect(page.locator(".live-banner")).not_to_be_visible()


def test_an_early_action_is_refused_when_the_line_breaks(early, server):  # noqa: F811
    page = early()
    page.click("#add")
    server.kill()
    expect(page.locator(".live-banner")).to_contain_text("not done")
    assert page.evaluate("liveHost.unanswered") == 0
    server.start()
    joined(page)
    expect(page.locator("#count")).to_have_text("0")
