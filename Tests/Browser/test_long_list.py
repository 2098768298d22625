"""A list of ten thousand rows in a real Chromium: scrolling, jumping, keys, changes above."""

import re
import socket
import subprocess

import pytest
from test_live_host import ROOT, browser, joined, until  # noqa: F401  (fixtures)

# The rows that are seen, by number, with the place of their upper edge.
SEEN = """() => { const list = document.querySelector('[data-lazy]'), box = list.getBoundingClientRect()
  return [...list.querySelectorAll('.row')].map(row => [row.textContent, row.getBoundingClientRect()])
    .filter(([, row]) => row.bottom > box.top && row.top < box.bottom)
    .map(([text, row]) => [text.match(/-?\\d+/)[0], Math.round(row.top)]) }"""

# Whether the rows fill what is seen of the list, so that no spacer shows.
FILLED = """() => { const list = document.querySelector('[data-lazy]'), box = list.getBoundingClientRect()
  const rows = [...list.querySelectorAll('.row')].map(row => row.getBoundingClientRect())
  return rows.length > 0 && rows[0].top <= Math.max(box.top + 20, box.top) + 20
    && rows.at(-1).bottom >= box.bottom - 40 }"""


@pytest.fixture
def page(browser):  # noqa: F811
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [ROOT / ".build/debug/ListSample", "--port", str(port)], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    assert "Serving" in process.stdout.readline()
    context = browser.new_context(viewport={"width": 500, "height": 700})
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/")
    joined(page)
    settle(page)
    yield page
    context.close()
    process.kill()
    process.wait()
    process.stdout.close()


def settle(page):
    """Waits until rows fill the list and the server has answered everything."""
    until(page, f"({FILLED})() && liveHost.unanswered === 0")
    page.wait_for_timeout(100)
    until(page, f"({FILLED})() && liveHost.unanswered === 0")


def seen(page):
    return [(int(number), top) for number, top in page.evaluate(SEEN)]


def numbers(page):
    return [number for number, _ in seen(page)]


def scroll_to(page, place):
    page.evaluate(f"document.querySelector('[data-lazy]').scrollTop = {place}")
    page.wait_for_timeout(50)
    settle(page)


def press(page, title):
    page.get_by_role("button", name=title, exact=True).click()
    settle(page)


def test_rows_appear_while_the_list_is_scrolled_fast(page):
    box = page.locator("[data-lazy]").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 200)
    last = 0
    for _ in range(15):
        for _ in range(4):
            page.mouse.wheel(0, 600)
        settle(page)
        now = numbers(page)
        assert now == list(range(now[0], now[0] + len(now))), "rows in order, none missing"
        assert now[0] > last
        last = now[0]
    assert page.locator(".row").count() < 260


def test_a_jump_shows_the_rows_there_and_the_end_is_the_last_row(page):
    scroll_to(page, 200_000)
    assert 3000 < numbers(page)[0] < 5500
    for _ in range(3):
        scroll_to(page, 10_000_000)
    assert numbers(page)[-1] == 9999
    scroll_to(page, 0)
    assert numbers(page)[0] == 0


def test_page_down_and_end_scroll_by_keyboard(page):
    page.get_by_role("button", name="Row 1", exact=True).focus()
    first = 0
    for _ in range(12):
        page.keyboard.press("PageDown")
        page.wait_for_timeout(250)
        settle(page)
        now = numbers(page)[0]
        assert now > first, "each key goes on, also when the row with the focus has left"
        first = now
    assert first > 100
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Home")
    until(page, "document.querySelector('[data-lazy]').scrollTop === 0")
    settle(page)
    assert numbers(page)[0] == 0
    page.keyboard.press("End")
    until(page, """(() => { const list = document.querySelector('[data-lazy]')
      const rows = [...list.querySelectorAll('.row')]
      return rows.at(-1)?.textContent.includes('9999') &&
        list.scrollHeight - list.clientHeight - list.scrollTop < 1 })()""")
    settle(page)
    assert numbers(page)[-1] == 9999


@pytest.mark.parametrize("change", ["Insert One", "Insert Hundred", "Remove Three", "Change"])
def test_what_is_seen_stays_when_rows_above_change(page, change):
    scroll_to(page, 100_000)
    before = seen(page)
    press(page, change)
    after = dict(seen(page))
    number, top = before[3]
    assert number in after and abs(after[number] - top) <= 1


def test_at_the_top_a_new_row_is_shown(page):
    press(page, "Insert One")
    assert numbers(page)[0] == 30_000


def test_assistive_technology_is_told_which_rows_are_there(page):
    scroll_to(page, 100_000)
    row = page.locator(".row[aria-posinset]").first
    assert row.get_attribute("aria-setsize") == "10000"
    assert int(row.get_attribute("aria-posinset")) == int(
        re.search(r"\d+", row.text_content())[0]) + 1
