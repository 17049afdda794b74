"""Property tests draw the same examples on every machine and have no deadline; `make fuzz` is for exploring."""

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their driver keeps an event loop running in its process, in which no other can start."""
    items.sort(key=lambda item: "browser" in item.path.parts)
