"""Notices above sheets, beside a keyboard, and in large text."""

from playwright.sync_api import expect
from test_shelf import (  # noqa: F401  (fixtures)
    browser, demo, import_sample, open_page, page, shelf)

# Whether the middle of an element is what a person sees there, within the window.
ON_TOP = """(node) => {
    const box = node.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom <= innerHeight && box.top >= 0 && (seen === node || node.contains(seen)); }"""


def delete_first_book(page):
    import_sample(page)
    row = page.get_by_role("listitem").get_by_role("link").first
    name = row.inner_text().split("\n")[0]
    row.click()
    page.get_by_role("button", name="Delete Book").click()
    expect(page.get_by_role("button", name="Undo").first).to_be_visible()
    return name


def test_a_notice_stands_above_a_sheet(page):  # noqa: F811
    name = delete_first_book(page)
    expect(page.get_by_role("link", name=name)).to_have_count(0)
    page.get_by_role("button", name="Add a Book").first.click()
    dialog = page.get_by_role("dialog")
    undo = dialog.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    assert undo.evaluate(ON_TOP)
    undo.click()
    expect(undo).to_have_count(0)
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("link", name=name).first).to_be_visible()


def test_a_notice_stays_in_the_part_of_the_window_that_a_keyboard_leaves(open_page):  # noqa: F811
    page = open_page(viewport={"width": 400, "height": 800})
    demo(page, "Banner")
    page.get_by_role("button", name="Delete Something").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    # A keyboard on the screen takes room from the window of the page.
    page.set_viewport_size({"width": 400, "height": 420})
    assert undo.evaluate(ON_TOP)


def test_large_text_cuts_no_notice(open_page):  # noqa: F811
    page = open_page(viewport={"width": 400, "height": 700})
    page.add_style_tag(content="html { font-size: 32px !important; }")
    demo(page, "Banner")
    page.get_by_role("button", name="Delete Something").click()
    text = page.get_by_text("Deleted “Emma”").first
    expect(text).to_be_visible()
    for part in [text, page.get_by_role("button", name="Undo")]:
        box = part.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 400
        assert part.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
        assert part.evaluate(ON_TOP)
