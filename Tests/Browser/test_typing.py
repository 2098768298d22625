"""Keys, shortcuts, composition and the focus of controls that appear."""

from playwright.sync_api import expect
from test_live_host import browser, focused, page, server, until  # noqa: F401  (fixtures)


def test_a_shortcut_clicks_its_control_from_anywhere(page):  # noqa: F811
    page.focus("[name=name]")
    page.keyboard.press("Control+s")
    expect(page.locator("#echo")).to_have_text("saved")
    assert focused(page) == "name"


def test_only_the_keys_that_are_asked_for_are_reported(page):  # noqa: F811
    page.focus("#keys")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#echo")).to_have_text("key ArrowLeft")
    page.keyboard.press("x")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    until(page, "document.querySelector('#echo').textContent === 'key  '")
    assert page.evaluate("liveHost.unanswered") == 0


def test_a_control_that_appears_takes_the_focus_only_when_nothing_has_it(page):  # noqa: F811
    page.focus("[name=name]")
    page.evaluate("document.querySelector('#more').click()")
    expect(page.locator("[name=late]")).to_be_visible()
    assert focused(page) == "name"
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.querySelector('#more').click()")
    until(page, "document.activeElement.getAttribute('name') === 'late'")


def test_a_composition_is_left_alone_until_it_ends(page):  # noqa: F811
    session = page.context.new_cdp_session(page)
    page.focus("[name=upper]")
    for text in ("n", "ni"):
        session.send("Input.imeSetComposition",
                     {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.wait_for_timeout(100)
        assert page.evaluate("liveHost.unanswered") == 0
        # The server would answer with capitals.
        assert page.input_value("[name=upper]") == text
    session.send("Input.insertText", {"text": "nihao"})
    expect(page.locator("[name=upper]")).to_have_value("NIHAO")
