"""Measures the live page beside a bare WebSocket page, in the same Chromium."""

import os
import pathlib
import socket
import statistics
import subprocess
import urllib.request

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
REPEATS = 25

# From the click until the frame that follows the change was begun.
CLICK = """button => new Promise(done => {
  const target = document.getElementById(button === 'add' ? 'count' : 'list')
  const observer = new MutationObserver(() => { observer.disconnect()
    requestAnimationFrame(() => { const channel = new MessageChannel()
      channel.port1.onmessage = () => done(performance.now() - start)
      channel.port2.postMessage(0) }) })
  observer.observe(target, { childList: true, subtree: true, characterData: true })
  const start = performance.now()
  document.getElementById(button).click() })"""

READY = "window.ready === true || (window.liveHost && liveHost.state === 'joined')"


class Server:
    def __init__(self, program, rows):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = subprocess.Popen(
            [HERE / ".build/release" / program, str(self.port), str(rows)],
            stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def ready(page):
    while not page.evaluate(READY):
        page.wait_for_timeout(1)


def clicks(page, button):
    for _ in range(5):
        page.evaluate(CLICK, button)
    return statistics.median(page.evaluate(CLICK, button) for _ in range(REPEATS))


def first_page(browser, address):
    times = []
    for _ in range(12):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        ready(page)
        times.append(page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
            " ?? performance.timing.loadEventEnd - performance.timing.navigationStart"))
        context.close()
    return statistics.median(times)


def show(name, bare, live, goal, unit="ms"):
    ratio = live / bare
    verdict = "met" if ratio <= goal else "MISSED"
    print(f"{name:34}{bare:9.1f} {live:9.1f} {unit}  {ratio:5.2f}x  goal {goal}x {verdict}")


def main():
    print(f"{'':34}{'bare':>9} {'live':>9}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for rows in (100, 1000, 10000):
            measured = {}
            for program in ("BarePage", "LiveBench"):
                with Server(program, rows) as server:
                    entry = measured[program] = {}
                    if rows == 100:
                        entry["load"] = first_page(browser, server.address)
                        with urllib.request.urlopen(server.address) as answer:
                            entry["bytes"] = len(answer.read())
                    page = browser.new_page()
                    page.goto(server.address)
                    ready(page)
                    if rows == 100:
                        entry["click"] = clicks(page, "add")
                    entry["row"] = clicks(page, "row")
                    page.close()
            bare, live = measured["BarePage"], measured["LiveBench"]
            if rows == 100:
                show("click to change on screen", bare["click"], live["click"], 1.3)
                show("first page to first paint", bare["load"], live["load"], 1.5)
                verdict = "met" if live["bytes"] < 60000 else "MISSED"
                print(f"{'first page, bytes':34}{bare['bytes']:9} {live['bytes']:9}"
                      f"        goal 60000 {verdict}")
            show(f"one changed row of {rows}", bare["row"], live["row"], 1.5)
        browser.close()


main()
