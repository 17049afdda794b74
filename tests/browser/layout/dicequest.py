"""What must be in view at a table of Dicequest: all that is mine, asked or for sale, in the tavern and in combat."""

from tests.browser.layout.rendered import Layout

MINE = {
    "[data-part=my-hero]": 3,
    "[data-part=gold]": 1,
    "[data-part=points]": 1,
    "[data-part=token]": 1,
    "[data-part=backpack]": 1,
    "[data-part=question]": 1,
    "[data-part=foot]": 1,
}
TAVERN = {"[data-part=path]": 1}
CHALLENGE = {"[data-part=challenge]": 1, "[data-part=needs]": 1, "[data-part=dice]": 1}
DICE = {**CHALLENGE, "[data-part=wounds]": 1, "[data-part=die]": 3, "[data-part=locked]": 1}
MARKET = ("tavern-2", "tavern-3", "tavern-4", "coop-1", "coop-3", "coop-4")
COMBAT = ("combat-1", "combat-2", "combat", "combat-4")
TABLES = (".table:not(.busy, .coop)", ".table.coop:not(.busy)", ".table.busy:not(.coop, .lonely)")
"""In the tavern, in co-op with the horde between, and under way: each has its own rows."""

LAYOUT = Layout(
    game="dicequest",
    moments=(
        *MARKET,
        *COMBAT,
        "deploy-4",
        "adventure",
        "place",
        "coop-threats",
        "block-wound",
        "wounds",
        "target-tavern",
    ),
    desk=MINE,
    phone=MINE,
    still=(
        "header",
        *(f"{table} [data-part={part}]" for table in TABLES for part in ("market", "mine", "needs", "dice")),
    ),
    corner=("[data-part=call]",),
    asked=("quest", "party", "token-dice", "wait"),
    only={
        **dict.fromkeys(MARKET, TAVERN),
        **dict.fromkeys(COMBAT, DICE),
        "deploy-4": CHALLENGE,
        "adventure": CHALLENGE,
        "coop-threats": {"[data-part=horde]": 1},
    },
    pocket={"coop-4": {"[data-part=goal] .name span": 4}},
)
