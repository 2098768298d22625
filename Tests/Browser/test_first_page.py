"""What the first answer of a real app holds and costs."""

import urllib.request

from test_shelf import shelf  # noqa: F401  (a fixture)


def test_the_first_page_of_the_app_is_under_60_000_bytes_and_is_complete(shelf):
    with urllib.request.urlopen(shelf.address) as answer:
        body = answer.read()
    assert b">Conditions<" in body and b">States<" in body
    assert len(body) < 60_000
