"""Takes a picture of each main state of the running example app: screenshots.py ADDRESS FOLDER."""

import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright


def press(name: str):
    def steps(page: Page) -> None:
        page.get_by_role("button", name=name, exact=True).first.click()

    return steps


def refresh_twice(page: Page) -> None:
    """The gallery's third attempt fails; the content stays."""
    for number in (2, 3):
        press("Show It Again")(page)
        expected = f"Loaded {number} times" if number == 2 else "Try Again"
        expect(page.get_by_text(expected).first).to_be_visible(timeout=10_000)


def type_isbn(page: Page) -> None:
    page.get_by_role("textbox", name="ISBN").press_sequentially("0141439580")


# The name of the picture, the state in the gallery, what to do there, and what must be seen.
STATES = [
    ("first-load", "First Load", None, "main [role=progressbar]"),
    ("placeholders", "Placeholders", None, "main [role=progressbar]"),
    ("empty", "Empty List", None, "text=No Books Yet"),
    ("full-screen-failure", "In Place of Content", None, "text=Try Again"),
    ("refresh-failed", "Pull to Refresh", refresh_twice, "text=Try Again"),
    ("button-spinner", "Spinner in a Button", press("Do the Work"), "main button [role=progressbar]"),
    ("success", "Success", press("Do the Work"), "main button svg"),
    ("field", "Below a Field", type_isbn, "main"),
    ("banner", "Banner", press("Synchronise"), "text=Try Again"),
    ("alert", "Alert", press("Send"), "dialog, [role=alertdialog]"),
    ("disabled", "Disabled with a Reason", None, "main"),
]


def main(address: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for picture, state, steps, seen in STATES:
            page = browser.new_page(viewport={"width": 360, "height": 560})
            page.goto(address)
            while not page.evaluate("window.liveHost && liveHost.state === 'joined'"):
                page.wait_for_timeout(20)
            page.get_by_role("tab", name="States").click()
            page.get_by_role("link", name=state).click()
            expect(page.get_by_role("heading", name=state, exact=True)).to_be_visible()
            if steps:
                steps(page)
            page.wait_for_timeout(1300 if picture == "success" else 700)
            if "failure" in picture or picture == "empty":
                page.wait_for_timeout(2000)
            expect(page.locator(seen).first).to_be_attached()
            page.screenshot(path=folder / f"{picture}.png")
            page.close()
            print(folder / f"{picture}.png")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
