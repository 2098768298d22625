"""Shelf in a real Chromium: every row of the guide, in every look, by mouse and by keyboard."""

import os
import pathlib
import re
import socket
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SHELF = os.environ.get("SHELF", ROOT / "Examples/Shelf/.build/debug/Shelf")

# Each demonstration of the gallery, and what is there once it has come to rest.
DEMOS = {
    "Spinner in a Button": "Do the Work",
    "First Load": "Middlemarch",
    "Pull to Refresh": "Middlemarch",
    "Placeholders": "Middlemarch",
    "Overlay": "Rebuild the Shelf",
    "Short Work": "Do the Work",
    "Below a Field": "What is wrong with a field",
    "Alert": "Send",
    "Banner": "Synchronise",
    "In Place of Content": "Try Again",
    "Empty List": "Look Again",
    "Success": "Do the Work",
    "Disabled with a Reason": "Read the rules first.",
    "Not Available Yet": "No printer is connected.",
    "Trying Again by Itself": "It fails twice",
    "Long Wait": "After 4 seconds",
    "Waiting for the Network": "No failure: it waits",
    "One Banner for Five": "Load Five Parts Offline",
    "Page by Page": "Verse 2",
    "Ordered Once": "Order the Book",
    "Undo": "Delete “Emma”",
    "Every State": "One screen in each of its states",
}

LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "right-to-left": {"locale": "ar"},
    "reduced-motion": {"reduced_motion": "reduce"},
    "large-text": {"viewport": {"width": 640, "height": 480}, "device_scale_factor": 2},
}


class Shelf:
    """The app, which can be killed and started anew on the same port and store."""

    def __init__(self, store):
        self.store = str(store)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [SHELF, "--languages", "en,ar,de,ja", "--port", str(self.port)], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=dict(os.environ, SHELF_STORE=self.store))
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
def shelf(tmp_path):
    shelf = Shelf(tmp_path / "shelf.sqlite")
    shelf.start()
    yield shelf
    shelf.kill()


@pytest.fixture
def open_page(browser, shelf):
    contexts = []

    def open_page(**options):
        # axe and the recorders are scripts that the page's own policy would refuse.
        context = browser.new_context(bypass_csp=True, **options)
        context.set_default_timeout(15000)
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(RECORDER)
        page.goto(shelf.address)
        page.wait_for_function("window.liveHost && liveHost.state === 'joined'")
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page):
    return open_page()


# Writes down, inside the page, when an indicator comes and goes, and what live regions say.
RECORDER = """
window.seen = [];
window.said = [];
window.fellToBody = 0;
const isIndicator = () => !!document.querySelector(
    'progress, [role=progressbar], [aria-busy=true], .spinner');
let was = false;
document.addEventListener('DOMContentLoaded', () => {
  was = isIndicator();
  new MutationObserver((changes) => {
    const now = isIndicator();
    if (now !== was) { was = now; seen.push([now, performance.now()]); }
    for (const change of changes) {
      const node = change.target.nodeType === 1 ? change.target : change.target.parentElement;
      const region = node && node.closest('[aria-live]');
      if (region && region.textContent) said.push(region.textContent);
    }
  }).observe(document.documentElement,
    { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('focusout', () => requestAnimationFrame(() => {
    if (document.hasFocus() && document.activeElement === document.body) fellToBody += 1;
  }));
});
document.addEventListener('click', () => { window.clicked = performance.now(); }, true);
"""


def demo(page, title):
    page.get_by_role("tab").nth(1).click()
    page.get_by_role("link", name=title).first.click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def import_sample(page):
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_role("button", name="Import the Sample").click()
    page.get_by_role("button", name="Show the Shelf").click()
    # The list is there behind the sheet too, but out of reach of the keyboard.
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("listitem").first).to_be_visible()


def conditions(page, *choices, reload=False):
    page.get_by_role("button", name="Conditions").click()
    dialog = page.get_by_role("dialog")
    for choice in choices:
        menu = dialog.get_by_role("combobox").filter(has=page.get_by_role("option", name=choice))
        menu.select_option(choice)
    dialog.get_by_role("button", name="Load the List Again" if reload else "Done").click()
    expect(dialog).to_have_count(0)


def violations(page):
    found = Axe().run(page)
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in found.response["violations"]]


def indicator_times(page):
    """After the click: when an indicator appeared, and how long it stayed, in milliseconds."""
    clicked, seen = page.evaluate("[clicked, seen]")
    events = [(shown, at - clicked) for shown, at in seen if at >= clicked]
    shown = [at for visible, at in events if visible]
    hidden = [at for visible, at in events if not visible]
    return shown, [h - s for s, h in zip(shown, hidden)]


# The looks


@pytest.mark.parametrize("look", LOOKS)
def test_no_main_state_violates_a_rule_of_accessibility(open_page, look):
    page = open_page(**LOOKS[look])
    found = {"Shelf": violations(page)}
    for title, settled in DEMOS.items():
        demo(page, title)
        expect(page.get_by_text(settled).first).to_be_visible()
        found[title] = violations(page)
        page.locator(".bar-back").click()
    assert {title: faults for title, faults in found.items() if faults} == {}


@pytest.mark.parametrize("look", LOOKS)
def test_no_look_makes_the_page_scroll_sideways(open_page, look):
    page = open_page(**LOOKS[look])
    for title in ["Spinner in a Button", "In Place of Content", "Not Available Yet"]:
        demo(page, title)
        expect(page.get_by_text(DEMOS[title]).first).to_be_visible()
        assert page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        page.locator(".bar-back").click()


def test_a_language_from_right_to_left_turns_the_page(open_page):
    page = open_page(locale="ar")
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).direction") == "rtl"
    page.get_by_role("button", name="Add a Book").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => getComputedStyle(dialog).direction") == "rtl"


def test_dark_is_dark_and_light_is_light(open_page):
    def brightness(scheme):
        page = open_page(color_scheme=scheme)
        color = page.evaluate("getComputedStyle(document.body).backgroundColor")
        return sum(int(part) for part in re.findall(r"\d+", color)[:3])
    assert brightness("dark") < 200 < 600 < brightness("light")


# Waiting


def test_work_under_300_ms_shows_no_indicator(page):
    demo(page, "Short Work")
    page.get_by_role("button", name="Do the Work").click()
    page.wait_for_function("said.some((text) => /done|saved|success/i.test(text))")
    shown, _ = indicator_times(page)
    assert shown == []


def test_longer_work_shows_an_indicator_after_300_ms_and_for_the_minimum(page):
    demo(page, "Success")
    page.get_by_role("button", name="Do the Work").click()
    page.wait_for_function("seen.filter(([shown, at]) => !shown && at > clicked).length > 0")
    shown, stayed = indicator_times(page)
    assert len(shown) == 1 and shown[0] >= 295
    assert stayed[0] >= 390


def test_a_busy_button_is_disabled_and_keeps_its_width_and_the_focus(page):
    demo(page, "Spinner in a Button")
    button = page.locator("main button, button").filter(has_text="Do the Work").first
    width = button.bounding_box()["width"]
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("seen.some(([shown, at]) => shown)")
    busy = page.evaluate("""() => { const b = document.activeElement;
        return [b.tagName, b.getAttribute('aria-disabled') || String(b.disabled),
                b.getBoundingClientRect().width]; }""")
    assert busy[0] == "BUTTON" and busy[1] == "true"
    assert abs(busy[2] - width) < 1
    assert page.evaluate("fellToBody") == 0


def test_placeholders_are_hidden_from_assistive_technology(page):
    demo(page, "Placeholders")
    page.wait_for_function("!document.body.innerText.includes('Middlemarch')")
    assert "Its author" not in page.locator("body").aria_snapshot()
    expect(page.get_by_text("Middlemarch")).to_be_visible()


def test_an_overlay_can_be_cancelled_and_leaves_no_error(page):
    demo(page, "Overlay")
    page.get_by_role("button", name="Rebuild the Shelf").click()
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_visible(timeout=15000)
    cancel.click()
    expect(page.get_by_role("button", name="Rebuild the Shelf")).to_be_enabled()
    expect(page.locator("main").get_by_text("Rebuilding…")).to_have_count(0)
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Try Again")).to_have_count(0)


# Failing


def test_a_field_says_below_itself_what_is_wrong(page):
    demo(page, "Below a Field")
    field = page.get_by_role("textbox", name="ISBN")
    field.fill("0141439580")
    message = page.locator("main").get_by_text("This is the")
    expect(message).to_be_visible()
    assert message.bounding_box()["y"] > field.bounding_box()["y"]
    expect(field).to_have_attribute("aria-description", re.compile("This is the"))
    # The ring around the focused field ends above the message.
    ring = field.evaluate("""field => {
      const style = getComputedStyle(field);
      return field.getBoundingClientRect().bottom
        + parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    }""")
    assert ring < message.bounding_box()["y"]
    field.fill("9780141439587")
    expect(message).to_have_count(0)


def test_an_alert_takes_the_focus_offers_a_way_on_and_gives_it_back(page):
    demo(page, "Alert")
    page.get_by_role("button", name="Send").focus()
    page.keyboard.press("Enter")
    alert = page.get_by_role("alertdialog")
    expect(alert.get_by_role("button", name="Try Again")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(page.get_by_role("button", name="Send")).to_be_focused()


def test_a_banner_leaves_the_page_usable_and_is_spoken_once(page):
    demo(page, "Banner")
    page.get_by_role("button", name="Synchronise").click()
    expect(page.get_by_role("button", name="Try Again")).to_be_visible()
    page.get_by_role("button", name="Delete Something").click()
    page.wait_for_function("said.some((text) => text.includes('Emma'))")
    assert page.evaluate("said.filter((text) => text.includes('503')).length") == 1
    page.get_by_role("button", name="Try Again").click()
    expect(page.get_by_text("Everything is up to date").first).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_a_failed_first_load_offers_another_try_that_can_be_taken(page):
    demo(page, "In Place of Content")
    page.get_by_role("button", name="Try Again").click()
    expect(page.get_by_role("button", name="Try Again")).to_have_count(0)
    expect(page.get_by_role("button", name="Try Again")).to_be_visible()


def test_a_failed_refresh_keeps_the_list(page):
    import_sample(page)
    page.get_by_role("searchbox").fill("Emma")
    expect(page.get_by_text("Emma").first).to_be_visible()
    conditions(page, "Offline")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("button", name="Try Again").first).to_be_visible()
    expect(page.get_by_text("Emma").first).to_be_visible()


# Nothing there, done, not possible


def test_an_empty_shelf_says_what_to_do_next(page):
    expect(page.get_by_role("heading", name="Your Shelf Is Empty")).to_be_visible()
    page.get_by_role("button", name="Import Books").click()
    expect(page.get_by_role("button", name="Import the Sample")).to_be_visible()


def test_success_is_spoken_once_and_never_a_dialog(page):
    demo(page, "Success")
    page.evaluate("said.length = 0")
    page.get_by_role("button", name="Do the Work").click()
    page.wait_for_function("said.some((text) => /done|success/i.test(text))")
    assert page.evaluate("said.filter((text) => /done|success/i.test(text)).length") == 1
    expect(page.locator("dialog")).to_have_count(0)


def test_a_disabled_control_says_why_and_can_be_reached(page):
    demo(page, "Disabled with a Reason")
    join = page.get_by_role("button", name="Join the Club")
    expect(page.get_by_text("Read the rules first.")).to_be_visible()
    expect(join).to_be_disabled()
    page.get_by_text("I have read the rules").click()
    expect(page.get_by_text("Read the rules first.")).to_have_count(0)
    expect(join).to_be_enabled()


def test_what_is_not_available_is_shown_with_its_reason(page):
    demo(page, "Not Available Yet")
    for name, reason in [("Lend to a Friend", "Lending begins"), ("Print", "No printer")]:
        expect(page.get_by_role("button", name=name)).to_be_disabled()
        expect(page.get_by_text(reason)).to_be_visible()


# The app as a whole


def test_a_double_click_saves_once(page):
    conditions(page, "1 Second")
    page.get_by_role("button", name="Add a Book").first.click()
    page.get_by_role("textbox", name="Title").fill("Persuasion")
    page.get_by_role("button", name="Save").dblclick()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name="Persuasion")).to_have_count(1)
    expect(page.get_by_text("1 book", exact=True)).to_be_visible()


def test_enter_twice_in_a_field_saves_once(page):
    conditions(page, "1 Second")
    page.get_by_role("button", name="Add a Book").first.click()
    page.get_by_role("textbox", name="Title").fill("Villette")
    # The form's onSubmit and the default action of its button both answer the key.
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name="Villette")).to_have_count(1)


def test_a_killed_server_comes_back_without_losing_a_word(page, shelf):
    search = page.get_by_role("searchbox")
    search.click()
    page.keyboard.type("half a sent")
    shelf.kill()
    expect(page.locator(".live-banner")).to_contain_text("Reconnecting")
    page.keyboard.type("ence")
    shelf.start()
    page.wait_for_function("liveHost.state === 'joined'")
    expect(search).to_have_value("half a sentence")
    expect(page.get_by_text("No Results for “half a sentence”")).to_be_visible()


def test_markup_in_a_title_is_text(page):
    title = "<img src=x onerror=alert(1)>\"\u0301\u202e</script>"
    page.get_by_role("button", name="Add a Book").first.click()
    page.get_by_role("textbox", name="Title").fill(title)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("onerror=alert(1)").first).to_be_visible()
    expect(page.locator("img[src=x]")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("onerror=alert(1)").first).to_be_visible()
    expect(page.locator("img[src=x]")).to_have_count(0)


def test_the_keyboard_alone_reaches_every_control(page):
    import_sample(page)
    page.get_by_role("tab").nth(0).focus()
    wanted = page.evaluate("""[...document.querySelectorAll('button, a[href], input, select')]
        .filter((node) => node.checkVisibility() && !node.disabled && node.tabIndex >= 0
            && !node.closest('li, [role=listitem]')).length""")
    reached = set()
    for _ in range(400):
        page.keyboard.press("Shift+Tab")
        at = page.evaluate("document.activeElement.dataset.i || document.activeElement.tagName")
        if at in reached:
            break
        reached.add(at)
    assert len(reached) >= wanted > 4
