"""The browser's Back and Forward, on screens and in dialogs."""

import pytest
from playwright.sync_api import expect
from test_live_host import browser, joined, page, server, until  # noqa: F401  (fixtures)
from test_shelf import demo, shelf  # noqa: F401  (a fixture)


def depth(page):  # noqa: F811
    return page.evaluate("history.state?.live || 0")


def back(page, steps=1):  # noqa: F811
    """As the browser's own button: the page's script is not asked."""
    page.evaluate(f"history.go({-steps})")


def shows(page, *screens):  # noqa: F811
    expect(page.locator("#stack section")).to_have_text([f"Screen {one}" for one in screens])
    until(page, f"(history.state?.live || 0) === {len(screens)}")


def push(page, *screens):  # noqa: F811
    page.click("#push")
    shows(page, *screens)


def leaves(page):  # noqa: F811
    page.go_back()
    assert page.url == "about:blank"


def test_back_takes_one_screen_away_each_time_and_leaves_at_the_root(page):  # noqa: F811
    push(page, 1)
    page.go_back()
    shows(page)
    push(page, 1)
    push(page, 1, 2)
    page.go_back()
    shows(page, 1)
    page.go_back()
    shows(page)
    leaves(page)


def test_two_steps_back_at_once_take_two_screens_away(page):  # noqa: F811
    page.evaluate("liveHost.latency(200)")
    push(page, 1)
    push(page, 1, 2)
    push(page, 1, 2, 3)
    back(page, 2)
    shows(page, 1)
    push(page, 1, 2)
    back(page)
    back(page)
    shows(page)
    leaves(page)


def test_screens_that_the_app_takes_away_leave_the_history(page):  # noqa: F811
    push(page, 1)
    push(page, 1, 2)
    page.click("#home")
    shows(page)
    leaves(page)


def test_forward_does_nothing(page):  # noqa: F811
    push(page, 1)
    page.go_back()
    shows(page)
    page.evaluate("history.forward()")
    page.wait_for_timeout(300)
    shows(page)
    push(page, 1)
    page.go_back()
    shows(page)
    leaves(page)


def test_back_closes_a_dialog_as_escape_does(page):  # noqa: F811
    push(page, 1)
    page.click("#ask")
    until(page, "history.state.live === 2")
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    shows(page, 1)
    page.click("#ask")
    until(page, "history.state.live === 2")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    shows(page, 1)
    page.go_back()
    shows(page)


def test_a_dialog_that_insists_stays_and_so_does_its_entry(page):  # noqa: F811
    page.click("#insist")
    until(page, "history.state?.live === 1")
    back(page)
    until(page, "history.state?.live === 1 && liveHost.unanswered === 0")
    expect(page.locator("dialog")).to_be_visible()
    page.click("#close")
    expect(page.locator("dialog")).to_have_count(0)
    shows(page)
    leaves(page)


def test_back_without_a_connection_says_so_and_keeps_the_screen(page):  # noqa: F811
    push(page, 1)
    page.evaluate("liveHost.disconnect()")
    until(page, "liveHost.state === 'waiting'")
    back(page)
    expect(page.locator(".live-banner")).to_contain_text("not done")
    shows(page, 1)
    page.evaluate("liveHost.reconnect()")
    joined(page)
    page.go_back()
    shows(page)


def test_a_restart_that_loses_the_screens_takes_their_entries_away(page, server):  # noqa: F811
    push(page, 1)
    push(page, 1, 2)
    server.kill()
    server.start()
    shows(page)
    joined(page)
    push(page, 1)
    page.go_back()
    shows(page)
    leaves(page)


def test_a_reload_keeps_the_history_in_step(page):  # noqa: F811
    push(page, 1)
    push(page, 1, 2)
    page.reload()
    shows(page)
    leaves(page)


@pytest.fixture
def visit(browser, shelf):  # noqa: F811
    context = browser.new_context()
    page = context.new_page()  # noqa: F811
    page.goto(shelf.address)
    joined(page)
    yield page
    context.close()


def test_back_does_in_an_app_what_its_own_buttons_do(visit, shelf):  # noqa: F811
    page = visit  # noqa: F811
    demo(page, "Empty List")
    until(page, "history.state?.live === 1")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="States")).to_be_visible()
    assert page.evaluate("document.activeElement.textContent").startswith("Empty List")
    demo(page, "Empty List")
    until(page, "history.state?.live === 1")
    shelf.kill()
    shelf.start()
    joined(page)
    expect(page.get_by_role("heading", level=1, name="Empty List")).to_be_visible()
    assert depth(page) == 1
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="States")).to_be_visible()
    page.get_by_role("tab").first.click()
    page.get_by_role("button", name="Conditions").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    until(page, "history.state?.live === 1")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    leaves(page)


def test_each_tab_has_its_own_way_back(visit):
    page = visit  # noqa: F811
    demo(page, "Empty List")
    until(page, "history.state?.live === 1")
    page.get_by_role("tab").first.click()
    until(page, "!history.state?.live")
    page.get_by_role("tab").nth(1).click()
    until(page, "history.state?.live === 1")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="States")).to_be_visible()
