"""What must be in view at a table of Quarriors: each card with price, glory, stock, text; all dice, sum and goal."""

from tests.browser.layout.rendered import Layout

CARDS = 13
WITH_TEXT = 10
"""Creatures and spells; basics are strips, whose text comes where there is room."""
EVERYWHERE = {
    "[data-part=wilds-card]": CARDS,
    "[data-part=rival]": 1,
    "[data-part=who]": 1,
    "[data-part=glory]": 1,
    "[data-part=ready]": 1,
    "[data-part=tray]": 1,
    "[data-part=pile]": 3,
    "[data-part=question]": 1,
}
FEWER = 12
"""With large dice there is no card of plain quiddity and no portal; the corrupted one has no price."""
ENERGIES = ("energy-4", "energy-4/golem", "pay-4", "energy-rest-4")
ENERGY = {"[data-part=wilds-card]": FEWER, "[data-part=locked]": 1, "[data-part=tray]": 1, ".anchor": 6}
TILES = {".tile .price": FEWER - 1, ".tile .pips": FEWER, ".tile .short": FEWER, ".anchor": 0}
QUESTS = ("quest-4", "quest-choose-4", "challenge-4", "challenged-4", "challenge-over-4", "carry-4", "reward-4")
"""Two more basic cards, three quests; with locks, too."""
QUEST = {"[data-part=wilds-card]": 15, "[data-part=lane]": 3, "[data-part=locked]": 1}
LANES = {".tile .price": 14, ".tile .pips": 15, ".tile .short": 15}
DUEL = {**QUEST, "[data-part=duel] section": 2}
DEFENDS = {"[data-part=meter]": 1, "[data-part=question] .option": 2, "[data-part=call]": 1}

LAYOUT = Layout(
    game="quarriors",
    moments=(
        "capture-2",
        "capture",
        "capture-4",
        "attack-2",
        "defend",
        "attack-4",
        "react-2",
        "react-4",
        "ready",
        "cull",
        "protect",
        "wait",
        "nine",
        "sets-4",
        "lock-4",
        "unlock-4",
        *ENERGIES,
        *QUESTS,
        "quest-choose-4/quail",
    ),
    desk={
        **EVERYWHERE,
        ".wc .price": WITH_TEXT,
        ".wc .glory": 7,
        ".wc .left": WITH_TEXT,
        ".wc .text": WITH_TEXT,
        "[data-part=teller]": 1,
        "[data-part=race]": 1,
        "[data-part=side] .tabs": 1,
        "[data-part=mat]": 1,
    },
    phone={**EVERYWHERE, ".tile .price": CARDS, ".tile .pips": CARDS, ".tile .short": CARDS},
    # on a phone a game with more cards has narrower tiles: another table, not another question
    still=tuple(
        f"body:not(:has(.narrow)) [data-part={part}]" for part in ("rival", "wilds", "mat", "who", "race", "ready")
    ),
    apart={
        "lock-4": "locks",
        "unlock-4": "locks",
        **dict.fromkeys(ENERGIES, "energy"),
        **dict.fromkeys(QUESTS, "quests"),
        "quest-choose-4/quail": "quests",
    },
    pressed={
        "energy-4/golem": ('[data-ref="wilds:quartz-golem"] button',),
        "quest-choose-4/quail": ("[data-part=lane] button",),
    },
    lists=("[data-part=question] [data-part=about]", ".wc .words"),
    pocket={**dict.fromkeys(ENERGIES, TILES), **dict.fromkeys(QUESTS, LANES)},
    only={
        "attack-2": DEFENDS,
        "attack-4": DEFENDS,
        "defend": {**DEFENDS, "[data-part=question] .option": 4},
        "react-4": {"[data-part=call] .go": 1, ".end": 2, "[data-part=about]": 1},
        "capture-4": {"[data-part=call]": 1, ".end": 1, "[data-part=tray] figure": 3, "[data-part=ready] figure": 3},
        "sets-4": {"[data-part=wilds-card]": CARDS + 1, "[data-part=removed]": 1, "[data-part=immune]": 2},
        "lock-4": {"[data-part=wilds-card]": CARDS + 1, "[data-part=locked]": 1, "[data-part=tray] figure": 5},
        "unlock-4": {"[data-part=wilds-card]": CARDS + 1, "[data-part=locked]": 1, "[data-part=tray] figure": 5},
        "energy-4": {**ENERGY, "[data-part=tray] figure": 4, ".energies .purse svg": 3},
        "energy-4/golem": {**ENERGY, "[data-part=payment]": 1, "[data-part=call] .go": 1, "[data-part=about]": 1},
        "pay-4": {**ENERGY, "[data-part=question] .option": 2, "[data-part=question] .option .note": 2},
        "energy-rest-4": {**ENERGY, "[data-part=large-aside]": 1, "[data-part=tray] figure": 4},
        "quest-4": {**QUEST, "[data-part=sending] li": 3, "[data-part=call] .go": 1, "[data-part=tray] figure": 3},
        "quest-choose-4": {**QUEST, "[data-part=call]": 1, ".end": 1, "[data-part=ready] figure": 3},
        "challenge-4": {**DUEL, "[data-part=tray] figure": 3},
        "challenged-4": {**DUEL, "[data-part=question] .option": 2, "[data-part=question] .option .note": 2},
        "challenge-over-4": {**DUEL, "[data-part=call]": 1, ".end": 1},
        "carry-4": {**QUEST, "[data-part=ready] figure": 3, "[data-part=tray] figure": 7},
        "reward-4": QUEST,
        "nine": {"[data-part=tray] figure": 9, "[data-part=ready] figure": 9},
    },
    small=(".tile .short",),
    # with every set in play a card of the lowest window has two lines of text
    whole=(
        "[data-name]",
        "[data-part=ready] .cap",
        ".anchor .does",
        "body:not(:has([data-part=lane])) .wc:not(:has(.anchors), .double) .words",
    ),
)
