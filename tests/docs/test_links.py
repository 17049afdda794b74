"""No page leads nowhere."""

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, broken_links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[gone](gone.md), [here](page.md), [part](page.md#dice), [top](#dice), [away](https://example.org/x)\n"
        "[no folder](rules/)\n```sh\necho [not](a-link)\n```\n"
    )
    assert broken_links(page) == ["gone.md", "rules/"]
