"""The server as a process: how it ends, and what its pages see of that."""

import signal
import socket

from playwright.sync_api import expect
from test_live_host import browser, joined, page, server  # noqa: F401  (fixtures)


def test_a_terminated_server_ends_in_order_and_tells_its_pages(page, server):  # noqa: F811
    page.evaluate("""() => {
        window.endings = [];
        const connect = window.WebSocket;
        window.WebSocket = class extends connect {
            constructor(address) {
                super(address);
                this.addEventListener("close", (event) => endings.push(event.code));
            }
        };
        liveHost.disconnect();
        liveHost.reconnect();
    }""")
    joined(page)
    page.fill("[name=name]", "still here")
    expect(page.locator("#echo")).to_have_text("still here")
    page.evaluate("endings.length = 0")
    for number in (signal.SIGTERM, signal.SIGINT):
        server.process.send_signal(number)
        assert server.process.wait(timeout=5) == 0
        server.process.stdout.close()
        # The port is free at once, and the pages were told why their sockets ended.
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", server.port)) != 0
        expect(page.locator(".live-banner")).to_contain_text("Reconnecting")
        assert page.evaluate("endings[0]") == 1001
        server.start()
        expect(page.locator(".live-banner")).not_to_be_visible(timeout=20_000)
        expect(page.locator("#echo")).to_have_text("still here")
        page.evaluate("endings.length = 0")


def test_a_server_that_cannot_have_its_port_says_so_and_fails(server):  # noqa: F811
    import subprocess
    from test_live_host import ROOT
    second = subprocess.run(
        [ROOT / ".build/debug/LiveHostSample", str(server.port)], capture_output=True, text=True,
        timeout=20)
    assert second.returncode == 1
    assert f"port {server.port} is in use" in second.stderr
