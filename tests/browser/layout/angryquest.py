"""Angry Quest: the board whole with nothing on it, the strip above it, my team and the figures of the rows in view."""

from tests.browser.layout.rendered import Layout

BOARD = ".room:not(:has([data-part=cards])) [data-part=board]"
"""But for the cards that a question lays on it: they can be folded."""

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
        "keep",
        "newcomer",
        "town-again",
        "clash",
        "advance",
        "over",
    ),
    desk={
        "[data-part=strip]": 1,
        BOARD: 1,
        "[data-part=monster]": 1,
        "[data-part=character]": 3,
        "[data-part=me]": 1,
    },
    phone={
        "[data-part=strip], [data-part=ledger-line]": 1,
        BOARD: 1,
        "[data-part=monster-line]": 1,
        "[data-part=me]": 1,
    },
    still=("[data-part=above]", "[data-part=board]"),
    only={
        "keep": {BOARD: 0, "[data-part=character]": 0, "[data-part=me]": 0, "[data-part=cards]": 1},
        "newcomer": {BOARD: 0, "[data-part=cards]": 1},
        "clash": {"[data-part=question]": 1, "[data-part=figure]": 2, "[data-part=call]": 1},
        "advance": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "move-4": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "move-3": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "move-2": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "defend-4": {"[data-part=question]": 1, "[data-part=figure]": 3, "[data-part=call]": 1},
        "opening-4": {"[data-part=question]": 1, "[data-part=figure]": 1, "[data-part=call]": 1},
    },
    pocket={
        "keep": {"[data-part=cards] [data-part=character]": 4, "[data-part=does]": 1},
        "newcomer": {"[data-part=cards] [data-part=character]": 2, "[data-part=does]": 1},
        "town-again": {"[data-part=question] .option": 7},
        "move-4": {"[data-part=tally]": 1},
    },
    whole=("[data-part=tally]",),
    lists=(".log ol", ".told ol"),
)  # fmt: skip
