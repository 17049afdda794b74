"""Angry Quest: the board whole with nothing on it, the strip above it, my team and the figures of the rows in view."""

from tests.browser.layout.rendered import Layout

LAYOUT = Layout(
    game="angryquest",
    moments=(
        "move-4",
        "others-4",
        "defend-4",
        "fought-4",
        "opening-4",
        "won-4",
        "move",
        "town",
        "luck",
        "move-3",
        "move-2",
        "others-2",
    ),
    desk={
        "[data-part=strip]": 1,
        "[data-part=board]": 1,
        "[data-part=monster]": 1,
        "[data-part=character]": 3,
        "[data-part=me]": 1,
    },
    phone={
        "[data-part=strip], [data-part=ledger-line]": 1,
        "[data-part=board]": 1,
        "[data-part=monster-line]": 1,
        "[data-part=me]": 1,
    },
    still=("[data-part=above]", "[data-part=board]"),
    only={
        "move-4": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "move-3": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "move-2": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "defend-4": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "opening-4": {"[data-part=question]": 1, "[data-part=figure]": 1, "[data-part=call]": 1},
    },
)  # fmt: skip
