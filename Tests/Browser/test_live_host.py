"""The page's script in a real Chromium: typing, reconnecting, focus, long lists."""

import os
import pathlib
import re
import socket
import subprocess
import time

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """The sample program, which can be killed and started anew on the same port."""

    def __init__(self):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [ROOT / ".build/debug/LiveHostSample", str(self.port)],
            stdout=subprocess.PIPE, text=True)
        assert "Serving" in self.process.stdout.readline()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server():
    server = Server()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def page(browser, server):
    context = browser.new_context()
    page = context.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text)
            if message.type == "error" and "WebSocket" not in message.text
            and "ERR_" not in message.text else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(server.address)
    joined(page)
    yield page
    assert faults == []
    context.close()


def until(page, condition):
    """Waits without `eval` in the page, which its policy forbids."""
    end = time.monotonic() + 10
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"never true: {condition}"
        page.wait_for_timeout(20)


def joined(page):
    until(page, "window.liveHost && liveHost.state === 'joined'")


def focused(page):
    return page.evaluate("document.activeElement.id || document.activeElement.getAttribute('name')"
                         " || document.activeElement.tagName")


def test_a_click_changes_the_page(page):
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")
    expect(page.locator("[role=status]", has_text="Counted")).to_have_count(1)


def test_styles_of_the_first_answer_hold_without_inline_style(page):
    assert page.locator("#echo").get_attribute("style") is None
    assert page.evaluate("getComputedStyle(document.querySelector('#echo')).color") == \
        "rgb(1, 2, 3)"


def test_fast_typing_on_a_slow_line_loses_nothing(page):
    page.evaluate("liveHost.latency(500)")
    page.focus("[name=upper]")
    text = "the quick brown fox jumps"
    page.keyboard.type(text, delay=15)
    until(page, "liveHost.unanswered === 0")
    expect(page.locator("[name=upper]")).to_have_value(text.upper())


def test_the_caret_stays_while_the_server_answers(page):
    page.evaluate("liveHost.latency(300)")
    page.focus("[name=upper]")
    page.keyboard.type("abcdef")
    until(page, "liveHost.unanswered === 0")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("xyz", delay=20)
    until(page, "liveHost.unanswered === 0")
    expect(page.locator("[name=upper]")).to_have_value("ABCXYZDEF")
    assert page.evaluate("document.querySelector('[name=upper]').selectionStart") == 6


def test_typing_goes_on_without_a_connection(page):
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")
    page.evaluate("liveHost.disconnect()")
    until(page, "liveHost.state === 'waiting'")
    page.fill("[name=name]", "typed offline")
    page.click("#add")
    expect(page.locator(".live-banner")).to_contain_text("not done")
    page.evaluate("liveHost.reconnect()")
    joined(page)
    expect(page.locator("#echo")).to_have_text("typed offline")
    expect(page.locator("#count")).to_have_text("1")
    expect(page.locator(".live-banner")).not_to_be_visible()
    page.click("#add")
    expect(page.locator("#count")).to_have_text("2")


def test_a_click_that_was_sent_is_done_once_although_the_line_broke(page):
    page.evaluate("""() => { liveHost.latency(400); document.querySelector('#add').click();
        setTimeout(() => { liveHost.disconnect(); liveHost.reconnect() }, 250) }""")
    expect(page.locator("#count")).to_have_text("1")
    until(page, "liveHost.unanswered === 0 && liveHost.state === 'joined'")
    expect(page.locator("#count")).to_have_text("1")


def test_a_killed_server_comes_back_with_what_was_typed(page, server):
    page.click("#keep")
    page.focus("[name=name]")
    page.keyboard.type("half a sentence")
    page.keyboard.press("ArrowLeft")
    server.kill()
    expect(page.locator(".live-banner")).to_contain_text("Reconnecting")
    page.keyboard.type("!")
    server.start()
    joined(page)
    expect(page.locator("[name=name]")).to_have_value("half a sentenc!e")
    expect(page.locator("#echo")).to_have_text("half a sentenc!e")
    assert focused(page) == "name"
    assert page.evaluate("document.activeElement.selectionStart") == 15
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")


def test_focus_goes_to_a_neighbour_when_its_element_leaves(page):
    page.focus("#vanish")
    page.keyboard.press("Enter")
    expect(page.locator("#vanish")).to_have_count(0)
    assert focused(page) == "freeze"


def test_a_control_that_is_disabled_keeps_the_focus(page):
    page.focus("#freeze")
    page.keyboard.press("Enter")
    expect(page.locator("#freeze")).to_have_attribute("aria-disabled", "true")
    assert focused(page) == "freeze"
    page.keyboard.press("Tab")
    expect(page.locator("#freeze")).to_be_disabled()


def test_a_dialog_takes_the_focus_and_gives_it_back(page):
    page.focus("#ask")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    assert focused(page) == "inside"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert focused(page) == "ask"


def test_a_long_list_holds_the_rows_near_the_viewport(page):
    expect(page.locator("#list")).to_contain_text("Row 19")
    page.evaluate("document.querySelector('#list').scrollTop = 15000")
    expect(page.locator("#list")).to_contain_text("Row 505")
    page.evaluate("document.querySelector('#list').scrollTop = 1e6")
    expect(page.locator("#list")).to_contain_text("Row 999")
    assert page.locator("#list > *").count() < 60
    top = page.evaluate("document.querySelector('#list').scrollTop")
    page.wait_for_timeout(300)
    assert abs(page.evaluate("document.querySelector('#list').scrollTop") - top) < 40


def test_the_first_page_is_small_and_holds_its_content(server):
    import urllib.request
    with urllib.request.urlopen(server.address) as answer:
        body = answer.read()
        policy = answer.headers["content-security-policy"]
    assert len(body) < 60000
    assert b"Row 19" in body
    assert "unsafe" not in policy and re.search(r"script-src 'nonce-[\w-]{32}'", policy)
