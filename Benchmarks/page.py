"""Measures live pages beside a bare WebSocket page, in the same Chromium.

Three programs show two buttons, a count and rows: a page written by hand over a WebSocket (bare),
one written against the element tree (live), and one written as an app with a `List` (list).
"""

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


def clicks(page, button):
    for _ in range(8):
        page.evaluate(CLICK, button)
    return [page.evaluate(CLICK, button) for _ in range(REPEATS)]


def first_paints(browser, address):
    times = []
    for _ in range(LOADS):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        ready(page)
        # The paint may come a little after the script has joined.
        while (paint := page.evaluate(PAINT)) is None:
            page.wait_for_timeout(1)
        times.append(paint)
        context.close()
    return times


def measure(browser, name, rows):
    with Server(name, rows) as server:
        result = {"load": first_paints(browser, server.address)}
        with urllib.request.urlopen(server.address) as answer:
            result["bytes"] = len(answer.read())
        page = browser.new_page()
        frames = Frames(page)
        page.goto(server.address)
        ready(page)
        page.wait_for_timeout(300)
        result["click"] = clicks(page, "add")
        result["row"] = clicks(page, "row")
        page.wait_for_timeout(100)
        result["cost"] = frames.last()
        page.close()
        return result


def spread(times):
    return f"{min(times):7.1f} {statistics.median(times):7.1f} {max(times):7.1f}"


def show(title, measured, key, goal):
    print(f"\n{title} (goal: at most {goal} times the bare page)")
    bare = statistics.median(measured["bare"][key])
    for name, result in measured.items():
        line = f"  {name:6}{spread(result[key])} ms"
        if name != "bare":
            ratio = statistics.median(result[key]) / bare
            line += f"  {ratio:5.2f}x  {'met' if ratio <= goal else 'MISSED'}"
        print(line)


def main():
    print(time.strftime("%Y-%m-%d"), platform.machine(), f"{os.cpu_count()} processors,",
          f"load {os.getloadavg()[0]:.1f}")
    print(f"minimum, median and maximum of {REPEATS} clicks and {LOADS} loads")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print("Chromium", browser.version)
        for rows in (100, 1000, 10_000):
            measured = {name: measure(browser, name, rows) for name in PROGRAMS}
            print(f"\n== {rows} rows")
            if rows == 100:
                show("Click to change on screen", measured, "click", 1.3)
            show("One changed row", measured, "row", 1.5)
            for name, result in measured.items():
                operations, size = result["cost"]
                print(f"  {name:6}{operations} operation, {size} bytes")
            show("First page to first paint", measured, "load", 1.5)
            print("  bytes:", ", ".join(f"{n} {r['bytes']}" for n, r in measured.items()))
            if rows == 100:
                verdict = "met" if measured["list"]["bytes"] < 60_000 else "MISSED"
                print(f"  goal: under 60000 bytes for the list: {verdict}")
        browser.close()


main()
