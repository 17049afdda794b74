"""What must be in view at the table of Quaeleon's Quest: building and playing, two to six seats."""

from tests.browser.layout.rendered import Layout

BUILDING = {
    "[data-part=pool-card]": 5,
    "[data-part=stack]": 1,
    "[data-part=hand] li": 8,
    "[data-part=me]": 1,
    "[data-part=plate]": 1,
    "[data-part=signs]": 1,
    "[data-part=question]": 1,
    "[data-part=call]": 1,
}
PLAYING = {
    "[data-part=queue]": 1,
    "[data-part=ticket]": 1,
    "[data-part=force]": 1,
    "[data-part=lane]": 2,
    "[data-part=yours]": 1,
    "[data-part=signs]": 1,
    "[data-part=question]": 1,
}
BUILDS = {"build-two": 1, "build-three": 2, "build": 3, "build-five": 4, "build-six": 5}
TELLING = {
    "[data-part=queue]": 1,
    "[data-part=ticket]": 1,
    "[data-part=force]": 1,
    "[data-part=telling] h2": 1,
    "[data-part=telling] [data-part=sum]": 1,
    "[data-part=telling] .tools button": 4,
}
TOLD = {"tell-two/attack": 2, "tell-four/attack": 4, "tell-six/attack": 6}
"""The attack of Needle Rain, with what it comes to for everybody and what answers it."""
ATTACK = ("header button:has(use[href='#i-log'])", "dialog[open] li:has-text('attacks for') .row button")
PLAYS = {"recruit": 2, "tell-three": 3, "aim": 4, "tell-five": 5, "aim-six": 5, "tell-six": 6}

LAYOUT = Layout(
    game="quaeleon",
    moments=(
        *BUILDS,
        *PLAYS,
        *TOLD,
        "swap",
        "trim",
        "discard",
        "wait",
        "onlooker",
        "told",
        "end",
        "over",
        "onlooker-build",
    ),
    desk={"[data-part=signs]": 1, "header": 1},
    phone={"header": 1},
    still=("main", "[data-part=queue]", "[data-part=force]", "[data-part=yours]"),
    only={
        **{name: {**BUILDING, "[data-part=plate]": n} for name, n in BUILDS.items()},
        **{name: {**PLAYING, "[data-part=lane]": n} for name, n in PLAYS.items()},
        "onlooker-build": {"[data-part=lane]": 4, "[data-part=pool-card]": 5},
        **{name: {**TELLING, "[data-part=lane]": n, "[data-part=hit]": n} for name, n in TOLD.items()},
    },
    pocket={"discard": {"[data-part=question] .option": 8}},
    pressed=dict.fromkeys(TOLD, ATTACK),
    lists=(".chronicle ol",),
    whole=("[data-name]", "[data-part=hand] .text", "[data-part=stack] .text"),
)
