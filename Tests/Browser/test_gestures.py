"""Pull, swipe and movement on the long list, by finger and mouse."""

from playwright.sync_api import expect
from test_live_host import browser, until  # noqa: F401  (fixtures)
from test_long_list import page, scroll_to  # noqa: F401


def point(page, title):
    box = page.locator(".row", has_text=title).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_wheel_past_the_top_refreshes_nothing(page):  # noqa: F811
    page.mouse.move(*point(page, "Row 3"))
    for _ in range(6):
        page.mouse.wheel(0, -250)
        page.wait_for_timeout(50)
        assert page.locator(".refreshable").get_attribute("data-pulling") is None
    expect(page.get_by_text("Refreshed 0")).to_be_visible()


def test_scrolling_up_inside_the_list_refreshes_nothing(page):  # noqa: F811
    scroll_to(page, 50_000)
    page.mouse.move(250, 400)
    for _ in range(8):
        page.mouse.wheel(0, -150)
    page.wait_for_timeout(300)
    expect(page.get_by_text("Refreshed 0")).to_be_visible()
    assert page.locator(".refreshable").get_attribute("data-pulling") is None


def touch(session, kind, x=None, y=None):
    points = [] if x is None else [{"x": x, "y": y}]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_pulls_to_refresh_and_a_short_pull_does_nothing(page):  # noqa: F811
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    x, y = point(page, "Row 3")
    for distance, expected in [(40, "Refreshed 0"), (120, "Refreshed 1")]:
        touch(session, "touchStart", x, y)
        for step in range(1, 6):
            touch(session, "touchMove", x, y + distance * step / 5)
        mark = page.locator(".refreshable").get_attribute("data-pulling")
        assert mark == ("far" if distance > 80 else "near")
        shown = page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.refresh-bar')).paddingTop)")
        assert shown == 40 if distance > 80 else 0 < shown <= 20
        touch(session, "touchEnd")
        expect(page.get_by_text(expected)).to_be_visible()
        assert page.locator(".refreshable").get_attribute("data-pulling") is None


def test_a_swipe_uncovers_the_actions_and_another_covers_them(page):  # noqa: F811
    row = page.locator(".row", has_text="Row 5").first
    x, y = point(page, "Row 5")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y, steps=4)
    page.mouse.move(x - 90, y, steps=6)
    page.mouse.up()
    assert row.get_attribute("data-swiped") == "trailing"
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y, steps=8)
    page.mouse.up()
    assert row.get_attribute("data-swiped") is None
    row.get_by_role("button", name="Archive").focus()
    page.keyboard.press("Enter")
    expect(row).to_contain_text("archived")


def moving(page):
    page.get_by_role("button", name="Swap").click()
    expect(page.locator(".row").first).to_contain_text("Row 2")
    # Under reduced motion the style sheet ends every transition within a moment.
    return page.evaluate(
        "document.getAnimations().filter(one => one.effect.target.matches('.row')"
        " && one.effect.getTiming().duration > 1).length")


def test_rows_move_to_their_new_places(page):  # noqa: F811
    assert moving(page) > 0


def test_rows_do_not_move_for_those_who_want_no_movement(page):  # noqa: F811
    page.emulate_media(reduced_motion="reduce")
    assert moving(page) == 0
