"""A test that tests/quarriors/meetings.json names has the two mechanisms on one of its tables, or it fails."""

from collections.abc import Iterator

import pytest

from tools.meetings import pairs_by_test, watching

NAMED = pairs_by_test()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    pairs = NAMED.get(item.nodeid, ())
    if not pairs:
        yield
        return
    with watching() as tables:
        yield
    apart = [" with ".join(pair) for pair in pairs if not any(set(pair) <= there for there in tables)]
    assert not apart, f"tests/quarriors/meetings.json names this test for {', '.join(apart)}: run tools/meetings.py"
