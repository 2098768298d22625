"""Measures live pages beside a bare WebSocket page, in the same Chromium.

Three programs show two buttons, a count and rows: a page written by hand over a WebSocket (bare),
one written against the element tree (live), and one written as an app with a `List` (list).
"""

import contextlib
import json
import os
import pathlib
import platform
import socket
import statistics
import subprocess
import time
import urllib.request

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
REPEATS = 40
LOADS = 15
CLICKS_A_TURN = 5
BUTTONS = {"click": "add", "row": "row"}

# From the click until the frame that follows the change was begun.
CLICK = """title => new Promise(done => {
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === title)
  const observer = new MutationObserver(() => { observer.disconnect()
    requestAnimationFrame(() => { const channel = new MessageChannel()
      channel.port1.onmessage = () => done(performance.now() - start)
      channel.port2.postMessage(0) }) })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const start = performance.now()
  button.click() })"""

READY = "window.ready === true || (window.liveHost && liveHost.state === 'joined')"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"

PROGRAMS = {
    "bare": ("BarePage", lambda port, rows: [str(port), str(rows)]),
    "live": ("LiveBench", lambda port, rows: [str(port), str(rows)]),
    "list": ("ListBench", lambda port, rows: ["--port", str(port), str(rows)]),
}


class Server:
    def __init__(self, name, rows):
        program, arguments = PROGRAMS[name]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/"
        self.process = subprocess.Popen(
            [HERE / ".build/release" / program, *arguments(port, rows)],
            stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


class Frames:
    """What the page is sent over its WebSocket."""

    def __init__(self, page):
        self.texts = []
        page.on("websocket", lambda socket: socket.on(
            "framereceived", lambda text: self.texts.append(text)))

    def last(self):
        """Operations and bytes of the newest change."""
        for text in reversed(self.texts):
            message = json.loads(text)
            if message[0] == "b":
                return len(message[3]), len(text)
            if isinstance(message[0], int):
                return 1, len(text)
        return 0, 0


def ready(page):
    while not page.evaluate(READY):
        page.wait_for_timeout(1)


class Program:
    """A program that serves, and the page of it that is clicked."""

    def __init__(self, browser, name, rows):
        self.browser = browser
        self.server = Server(name, rows)
        self.times = {"load": [], "click": [], "row": []}

    def load(self):
        context = self.browser.new_context()
        page = context.new_page()
        page.goto(self.server.address)
        ready(page)
        # The paint may come a little after the script has joined.
        while (paint := page.evaluate(PAINT)) is None:
            page.wait_for_timeout(1)
        self.times["load"].append(paint)
        context.close()

    def open(self):
        with urllib.request.urlopen(self.server.address) as answer:
            self.bytes = len(answer.read())
        self.page = self.browser.new_page()
        self.frames = Frames(self.page)
        self.page.goto(self.server.address)
        ready(self.page)
        self.page.wait_for_timeout(300)
        for button in BUTTONS.values():
            for _ in range(8):
                self.page.evaluate(CLICK, button)

    def click(self, kind):
        self.page.bring_to_front()
        # The first one after another page was in front is not counted.
        self.page.evaluate(CLICK, BUTTONS[kind])
        times = [self.page.evaluate(CLICK, BUTTONS[kind]) for _ in range(CLICKS_A_TURN)]
        self.times[kind] += times


def measure(browser, rows):
    """All programs take turns, so that what else the machine does meanwhile hits them alike."""
    with contextlib.ExitStack() as stack:
        programs = {name: Program(browser, name, rows) for name in PROGRAMS}
        for program in programs.values():
            stack.enter_context(program.server)
        for _ in range(LOADS):
            for program in programs.values():
                program.load()
        for program in programs.values():
            program.open()
        for kind in BUTTONS:
            for _ in range(REPEATS // CLICKS_A_TURN):
                for program in programs.values():
                    program.click(kind)
        for program in programs.values():
            program.page.wait_for_timeout(100)
            program.cost = program.frames.last()
            program.page.close()
        return programs


def spread(times):
    return f"{min(times):7.1f} {statistics.median(times):7.1f} {max(times):7.1f}"


def show(title, measured, key, goal):
    print(f"\n{title} (goal: at most {goal} times the bare page)")
    bare = statistics.median(measured["bare"].times[key])
    for name, result in measured.items():
        line = f"  {name:6}{spread(result.times[key])} ms"
        if name != "bare":
            ratio = statistics.median(result.times[key]) / bare
            line += f"  {ratio:5.2f}x  {'met' if ratio <= goal else 'MISSED'}"
        print(line)


def main():
    print(time.strftime("%Y-%m-%d"), platform.machine(), f"{os.cpu_count()} processors,",
          f"load {os.getloadavg()[0]:.1f}")
    print(f"minimum, median and maximum of {REPEATS} clicks and {LOADS} loads, taken in turns")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print("Chromium", browser.version)
        for rows in (100, 1000, 10_000):
            measured = measure(browser, rows)
            print(f"\n== {rows} rows")
            if rows == 100:
                show("Click to change on screen", measured, "click", 1.3)
            show("One changed row", measured, "row", 1.5)
            for name, result in measured.items():
                operations, size = result.cost
                print(f"  {name:6}{operations} operation, {size} bytes")
            show("First page to first paint", measured, "load", 1.5)
            print("  bytes:", ", ".join(f"{name} {program.bytes}" for name, program in measured.items()))
            if rows == 100:
                verdict = "met" if measured["list"].bytes < 60_000 else "MISSED"
                print(f"  goal: under 60000 bytes for the list: {verdict}")
        browser.close()


main()
