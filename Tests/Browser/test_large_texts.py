"""Texts that are larger than one message may be."""

import pytest
from playwright.sync_api import expect
from test_live_host import browser, joined, page, server, until  # noqa: F401  (fixtures)

TOLD = {"en-US": "too long", "de": "zu lang", "ja": "長すぎる", "ar": "طويل جدًا"}


def banner_of(page):  # noqa: F811
    return page.locator(".live-banner")


@pytest.mark.parametrize("size", [300_000, 3_000_000])
def test_a_text_that_is_too_large_stays_in_its_field_and_the_page_goes_on(page, size):  # noqa: F811
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.fill("[name=essay]", "x" * size)
    expect(banner_of(page)).to_contain_text("too long")
    expect(page.locator("[role=alert]", has_text="too long")).to_have_count(1)
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")
    assert page.evaluate("document.querySelector('[name=essay]').value.length") == size
    assert page.evaluate("[liveHost.state, liveHost.unanswered]") == ["joined", 0]
    assert sockets == []
    page.fill("[name=essay]", "x" * 200_000)
    expect(page.locator("#echo")).to_have_text("200000 letters")
    expect(banner_of(page)).not_to_be_visible()


def test_the_size_is_that_of_the_message_and_not_of_the_letters(page):  # noqa: F811
    page.fill("[name=essay]", "あ" * 90_000)
    expect(banner_of(page)).to_contain_text("too long")
    page.fill("[name=essay]", "あ" * 80_000)
    expect(page.locator("#echo")).to_have_text("80000 letters")
    expect(banner_of(page)).not_to_be_visible()


@pytest.mark.parametrize("locale", TOLD)
def test_it_is_said_in_the_language_of_the_page(browser, server, locale):  # noqa: F811
    context = browser.new_context(locale=locale)
    page = context.new_page()  # noqa: F811
    page.goto(server.address)
    joined(page)
    page.fill("[name=essay]", "x" * 300_000)
    expect(banner_of(page)).to_contain_text(TOLD[locale])
    context.close()


def test_the_text_outlives_the_server(page, server):  # noqa: F811
    page.fill("[name=essay]", "x" * 300_000)
    server.kill()
    until(page, "liveHost.state === 'waiting'")
    server.start()
    joined(page)
    assert page.evaluate("document.querySelector('[name=essay]').value.length") == 300_000
    expect(banner_of(page)).to_contain_text("too long")
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")


def test_a_message_that_ends_the_line_is_not_sent_again(browser, server):  # noqa: F811
    context = browser.new_context()
    page = context.new_page()  # noqa: F811
    refused = []

    def narrow(socket):
        upstream = socket.connect_to_server()

        def pass_on(message):
            if len(message) < 5_000:
                upstream.send(message)
                return
            refused.append(len(message))
            socket.close(code=1009, reason="a proxy takes less")
            upstream.close()
        socket.on_message(pass_on)

    page.route_web_socket("**/_live/socket", narrow)
    page.goto(server.address)
    joined(page)
    page.fill("[name=essay]", "x" * 10_000)
    expect(banner_of(page)).to_contain_text("too long")
    joined(page)
    page.click("#add")
    expect(page.locator("#count")).to_have_text("1")
    assert page.evaluate("liveHost.unanswered") == 0
    assert len(page.input_value("[name=essay]")) == 10_000
    assert len(refused) == 1
    page.fill("[name=essay]", "short")
    expect(page.locator("#echo")).to_have_text("5 letters")
    expect(banner_of(page)).not_to_be_visible()
    context.close()
