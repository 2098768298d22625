"""Placeholders and failures in every direction, movement and size of text."""

from playwright.sync_api import expect
from test_shelf import browser, demo, open_page, page, shelf  # noqa: F401  (fixtures)

# The places of the bars that stand for text, and what moves while they are shown.
BARS = """[...document.querySelectorAll('main .redacted')].filter((bar) => bar.checkVisibility())
    .map((bar) => { const box = bar.getBoundingClientRect();
        return { left: box.left, right: box.right, top: box.top, height: box.height }; })"""


def open_placeholders(page):
    demo(page, "Placeholders")
    page.wait_for_selector("main .redacted", state="attached")


def test_placeholders_run_no_animation(page):  # noqa: F811
    open_placeholders(page)
    running = page.evaluate("""document.getAnimations().filter((one) =>
        one.effect.target.closest('.redacted') || one.effect.target.querySelector('.redacted'))
        .map((one) => one.animationName)""")
    assert running == []


def test_placeholders_keep_their_place(page):  # noqa: F811
    open_placeholders(page)
    before = page.evaluate(BARS)
    page.wait_for_timeout(300)
    assert len(before) > 4
    assert page.evaluate(BARS) == before


def test_placeholders_begin_where_the_text_of_the_language_begins(open_page):  # noqa: F811
    def margins(locale):
        page = open_page(locale=locale)
        open_placeholders(page)
        width = page.evaluate("document.documentElement.clientWidth")
        bars = page.evaluate(BARS)
        left = min(bar["left"] for bar in bars)
        return left, width - max(bar["right"] for bar in bars)

    left, right = margins("en")
    assert left < right
    mirrored = margins("ar")
    assert mirrored[1] < mirrored[0]
    assert abs(mirrored[1] - left) < 2


def test_nothing_moves_for_long_where_less_movement_is_wanted(open_page):  # noqa: F811
    page = open_page(reduced_motion="reduce")
    demo(page, "Spinner in a Button")
    page.evaluate("""() => {
        window.moved = [];
        const look = () => {
          for (const one of document.getAnimations()) {
            const timing = one.effect.getComputedTiming();
            const moves = one.effect.getKeyframes().some((frame) =>
                ['transform', 'translate', 'scale', 'rotate'].some((name) => frame[name]));
            if (moves && timing.duration * timing.iterations > 100)
              moved.push(one.animationName || one.transitionProperty);
          }
          requestAnimationFrame(look);
        };
        look();
      }""")
    page.get_by_role("button", name="Do the Work").click()
    page.wait_for_function("said.some((text) => /done|success/i.test(text))")
    page.wait_for_timeout(300)
    assert page.evaluate("[...new Set(moved)]") == []


def test_large_text_leaves_the_way_on_in_reach(open_page):  # noqa: F811
    page = open_page(viewport={"width": 400, "height": 700})
    page.add_style_tag(content="html { font-size: 40px !important; }")
    demo(page, "In Place of Content")
    again = page.get_by_role("button", name="Try Again")
    again.scroll_into_view_if_needed()
    box = again.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 400
    assert again.evaluate("""(button) => {
        const box = button.getBoundingClientRect();
        const inside = button.scrollWidth <= button.clientWidth + 1;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return inside && button.contains(top); }""")
    again.click()
    expect(again).to_have_count(0)
