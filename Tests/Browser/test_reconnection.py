"""What a page says and keeps while its server is away."""

import pytest
from playwright.sync_api import expect
from test_live_host import browser, focused, joined, page, server, until  # noqa: F401  (fixtures)
from test_shelf import demo, shelf  # noqa: F401  (a fixture)

WORDS = {
    "en-US": ("Reconnecting", "Try now", "ltr"),
    "de": ("Verbindung wird", "Jetzt versuchen", "ltr"),
    "ja": ("再接続しています", "今すぐ試す", "ltr"),
    "ar": ("جارٍ إعادة الاتصال", "حاول الآن", "rtl"),
    "fi": ("Reconnecting", "Try now", "ltr"),
}

# Notes each text that a live region shows, and whether a screen reader could hear it there.
LISTEN = """() => {
    window.said = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target.nodeType === 1 ? target : target.parentNode)
                .closest("[aria-live]");
            if (!region || !region.textContent) continue;
            const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
            said.push([region.textContent, !modal || modal.contains(region)]);
        }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def visit(browser, server):  # noqa: F811
    """Opens the sample in a look of one's own."""
    contexts = []

    def open_page(**look):
        context = browser.new_context(**look)
        contexts.append(context)
        page = context.new_page()  # noqa: F811
        page.goto(server.address)
        joined(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page_of_shelf(browser, shelf):  # noqa: F811
    context = browser.new_context()
    page = context.new_page()  # noqa: F811
    page.goto(shelf.address)
    joined(page)
    yield page
    context.close()


def banner_of(page):  # noqa: F811
    return page.locator(".live-banner")


def lose(page):  # noqa: F811
    page.evaluate("liveHost.disconnect()")
    expect(banner_of(page)).to_be_visible()


def is_on_top(page, selector):  # noqa: F811
    return page.evaluate("""(selector) => {
        const node = document.querySelector(selector), box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return node.contains(hit);
    }""", selector)


@pytest.mark.parametrize("locale", WORDS)
def test_the_banner_speaks_the_language_of_the_page(visit, locale):
    page = visit(locale=locale)  # noqa: F811
    lose(page)
    text, button, direction = WORDS[locale]
    expect(banner_of(page)).to_contain_text(text)
    expect(banner_of(page).get_by_role("button")).to_have_text(button)
    assert banner_of(page).evaluate("node => getComputedStyle(node).direction") == direction
    assert banner_of(page).get_attribute("lang") == (locale[:2] if locale != "fi" else "en")
    label, press = (banner_of(page).locator(part).bounding_box() for part in ("span", "button"))
    assert (label["x"] < press["x"]) == (direction == "ltr")


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"locale": "ar"},
                                  {"viewport": {"width": 320, "height": 480}}])
def test_the_banner_is_inside_the_window_and_can_be_read(visit, look):
    page = visit(**look)  # noqa: F811
    lose(page)
    page.click("#add")
    box = banner_of(page).bounding_box()
    size = page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert is_on_top(page, ".live-banner button")


def test_the_banner_lies_above_a_modal_dialog_and_can_be_used_there(page, server):  # noqa: F811
    page.click("#ask")
    expect(page.locator("dialog")).to_be_visible()
    page.fill("[name=inside]", "typed in the dialog")
    server.kill()
    expect(banner_of(page)).to_contain_text("Reconnecting")
    assert is_on_top(page, ".live-banner button")
    assert page.evaluate("!!document.querySelector('.live-banner').closest('dialog')")
    server.start()
    banner_of(page).get_by_role("button").click()
    joined(page)
    expect(banner_of(page)).not_to_be_visible()


def test_the_loss_is_said_once_where_it_can_be_heard(page, server):  # noqa: F811
    page.click("#ask")
    expect(page.locator("dialog")).to_be_visible()
    page.evaluate(LISTEN)
    server.kill()
    expect(banner_of(page)).to_contain_text("Reconnecting")
    # Several attempts fail meanwhile.
    page.wait_for_timeout(1500)
    assert page.evaluate("said") == [["Reconnecting…", True]]
    page.keyboard.press("Escape")
    expect(banner_of(page)).to_contain_text("not done")
    assert page.evaluate("said.length") == 2 and page.evaluate("said[1][1]")
    server.start()
    joined(page)
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("said.slice(2)") == [["The connection is back.", True]]


def test_a_short_gap_is_no_news(page):  # noqa: F811
    page.evaluate(LISTEN)
    page.evaluate("liveHost.disconnect(); liveHost.reconnect()")
    joined(page)
    page.wait_for_timeout(900)
    assert page.evaluate("said") == []
    expect(banner_of(page)).not_to_be_visible()


def test_what_the_app_says_is_heard_above_its_dialog(page):  # noqa: F811
    page.click("#ask")
    expect(page.locator("dialog")).to_be_visible()
    page.evaluate(LISTEN)
    page.evaluate("document.querySelector('#add').click()")
    until(page, "said.length > 0")
    assert page.evaluate("said") == [["Counted", True]]


def test_an_action_that_may_be_lost_is_named_until_it_was_read(page, server):  # noqa: F811
    page.evaluate(LISTEN)
    page.evaluate("liveHost.latency(2000); document.querySelector('#add').click()")
    server.kill()
    expect(banner_of(page)).to_contain_text("Reconnecting")
    page.evaluate("liveHost.latency(0)")
    server.start()
    joined(page)
    expect(banner_of(page)).to_contain_text("The last action may not have been done")
    assert page.evaluate("said.at(-1)[0]").startswith("The app was started anew")
    banner_of(page).get_by_role("button", name="Close").click()
    expect(banner_of(page)).not_to_be_visible()
    assert focused(page) != "BODY"


def test_a_choice_comes_back_and_one_that_nobody_made_is_the_servers(page, server):  # noqa: F811
    page.click("#large")
    expect(page.locator("#large")).to_have_attribute("aria-checked", "true")
    # From now on the server ticks the box when it starts anew: another visitor's change.
    page.click("#tick")
    until(page, "liveHost.unanswered === 0")
    server.kill()
    server.start()
    expect(page.locator("[name=fresh]")).to_be_checked()
    expect(page.locator("#large")).to_have_attribute("aria-checked", "true")
    expect(page.locator("#small")).to_have_attribute("aria-checked", "false")
    expect(page.locator("#echo")).not_to_have_text("box reported")


def test_a_long_list_stays_where_it_was(page, server):  # noqa: F811
    page.evaluate("document.querySelector('#list').scrollTop = 15010")
    expect(page.locator("#list")).to_contain_text("Row 505")
    until(page, "liveHost.unanswered === 0")
    server.kill()
    expect(banner_of(page)).to_be_visible()
    server.start()
    expect(page.locator("#list")).to_contain_text("Row 505")
    until(page, "Math.abs(document.querySelector('#list').scrollTop - 15010) < 2")


def test_the_focus_comes_back_to_a_button(page, server):  # noqa: F811
    page.focus("#keep")
    server.kill()
    expect(banner_of(page)).to_be_visible()
    server.start()
    joined(page)
    assert focused(page) == "keep"


def test_kept_values_stay_within_what_a_message_holds(page, server):  # noqa: F811
    page.click("#keep")
    until(page, "liveHost.unanswered === 0")
    # As an app does that has kept far too much: the page must come back all the same.
    page.evaluate("""() => {
        const key = "live-kept:" + location.pathname, all = {};
        for (let n = 0; n < 400; n++) all["old" + n] = "é".repeat(1000);
        sessionStorage.setItem(key, JSON.stringify(all));
    }""")
    page.click("#keep")
    until(page, "liveHost.unanswered === 0")
    assert page.evaluate(
        "new Blob([sessionStorage.getItem('live-kept:' + location.pathname)]).size") < 200_000
    server.kill()
    server.start()
    joined(page)
    expect(page.locator("#echo")).to_have_text("kept")


def test_several_tabs_come_back_after_a_restart_each_with_its_own_text(browser, server):  # noqa: F811
    context = browser.new_context()
    tabs = [context.new_page() for _ in range(4)]
    for number, tab in enumerate(tabs):
        tab.goto(server.address)
        joined(tab)
        tab.fill("[name=name]", f"tab {number}")
        expect(tab.locator("#echo")).to_have_text(f"tab {number}")
    server.kill()
    server.start()
    for number, tab in enumerate(tabs):
        tab.bring_to_front()
        joined(tab)
        expect(tab.locator("#echo")).to_have_text(f"tab {number}")
        expect(tab.locator("[name=name]")).to_have_value(f"tab {number}")
    context.close()


def test_the_app_comes_back_on_the_same_screen_with_the_same_words(page_of_shelf, shelf):  # noqa: F811
    page = page_of_shelf  # noqa: F811
    demo(page, "Banner")
    shelf.kill()
    expect(banner_of(page)).to_be_visible()
    shelf.start()
    joined(page)
    expect(page.get_by_role("tab", name="States")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("heading", level=1, name="Banner")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("link", name="Banner").first).to_be_visible()


def test_a_sheet_that_is_half_filled_comes_back_with_words_and_focus(page_of_shelf, shelf):  # noqa: F811
    page = page_of_shelf  # noqa: F811
    page.get_by_role("button", name="Add a Book").first.click()
    page.get_by_role("textbox", name="Title").fill("Sense and Sensibility")
    page.get_by_role("textbox", name="Author").click()
    page.keyboard.type("Jane Aus")
    shelf.kill()
    expect(banner_of(page)).to_be_visible()
    assert is_on_top(page, ".live-banner button")
    page.keyboard.type("ten")
    shelf.start()
    joined(page)
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Sense and Sensibility")
    author = page.get_by_role("textbox", name="Author")
    expect(author).to_have_value("Jane Austen")
    expect(author).to_be_focused()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name="Sense and Sensibility")).to_be_visible()
