"""A puzzle, from the first page to the verdict: solved at the real table."""

import json

from playwright.sync_api import Page, expect

from tumblehall.analysis.puzzle import puzzle_named


def test_a_puzzle_is_found_on_the_first_page_answered_at_the_table_and_judged(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/puzzles")) as sent:
        page.locator("[data-part=puzzle-offer]", has_text="Angry Quest").get_by_role("button").click()
    puzzle = puzzle_named(json.loads(sent.value.post_data or "")["puzzle"])
    expect(page.locator("[data-part=puzzle]")).to_contain_text("one question")
    page.locator("[data-part=question]").first.wait_for()
    answer(page, puzzle.seat, puzzle.second)
    verdict = page.get_by_role("dialog", name="There is something better")
    expect(verdict).to_contain_text(puzzle.label)
    expect(verdict).to_contain_text("points of a hundred")
    first = page.url
    verdict.get_by_role("button", name="Try again").click()
    page.wait_for_url(lambda url: "#/t/" in url and url != first)
    page.locator("[data-part=question]").first.wait_for()
    answer(page, puzzle.seat, puzzle.answer)
    verdict = page.get_by_role("dialog", name="Yes, that is best")
    expect(verdict).to_contain_text(puzzle.label)
    verdict.get_by_role("button", name="All puzzles").click()
    expect(page.locator("[data-part=puzzle-offer]", has_text="Angry Quest")).to_contain_text("Solved")


def answer(page: Page, seat: int, option: str) -> None:
    """Over the line of the page's own token: how a game's table is pressed is told by the tests of its game."""
    done = page.evaluate(
        """async ([seat, option]) => {
            const table = location.hash.split("/")[2];
            const { token } = JSON.parse(localStorage["tumblehall.tables"]).find((kept) => kept.table === table);
            const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
            const step = (await (await fetch(`/api/tables/${table}`, { headers })).json()).seats[0].step;
            const body = JSON.stringify({ do: "act", id: "a-test", seat, option, step });
            return (await fetch(`/api/tables/${table}/do`, { method: "POST", headers, body })).ok;
        }""",
        [seat, option],
    )
    assert done
