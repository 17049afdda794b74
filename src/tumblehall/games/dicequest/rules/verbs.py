"""All answers of the game in one table: their numbers, ids, labels and rules. What stands behind them is told by
`edges/operands.py`."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_KINDS
from tumblehall.games.dicequest.cards.printed import ACTIONS
from tumblehall.games.dicequest.cards.sources import HERO_COUNT, ITEM_COUNT, SOURCES
from tumblehall.games.dicequest.content.dice import FACES
from tumblehall.games.dicequest.rules.numbers import price_of
from tumblehall.games.dicequest.rules.state import SLOTS
from tumblehall.kernel.verbs import Verbs

SEATS: Final = 4
FREE: Final = FACES
"""In place of a face: a symbol that no unlocked die shows."""

VERBS: Final = Verbs()
GO: Final = VERBS.add("go", "Go on to the quest")
ROLL_DICE: Final = VERBS.add("roll", "Roll the dice")
NEXT: Final = VERBS.add("next", "Go on")
DONE: Final = VERBS.add("done", "No more")
END_TURN: Final = VERBS.add("end-turn", "End the turn")
REROLL: Final = VERBS.add("reroll", "Use the re-roll token")
CANCEL: Final = VERBS.add("cancel", "Cancel a light wound that is to come")
DOWNGRADE: Final = VERBS.add("downgrade", "Make a deadly wound light")
BLOCK: Final = VERBS.add("block", "Block a {it} wound", of="wound", size=2)
RECRUIT: Final = VERBS.add(
    "recruit",
    "Recruit {it} for {price} gold",
    of="market",
    size=HERO_COUNT,
    rule="DQ-3.3",
    facts={"price": lambda s, f, n: price_of(s, n)},
)
GRADUATE: Final = VERBS.add("graduate", "Graduate {it}", of="leaving", size=SLOTS, rule="DQ-3.4")
EQUIP: Final = VERBS.add("equip", "Equip {it}", of="equipping", size=ITEM_COUNT * SLOTS, rule="DQ-3.5")
"""+ item * SLOTS + slot"""
USE: Final = VERBS.add("use", "{it}", of="source", size=SOURCES, rule="DQ-4.4")
"""an ability or a single-use item"""
DISCARD: Final = VERBS.add("discard", "Discard {it}", of="item", size=ITEM_COUNT, rule="DQ-3.6")
ACTS: Final = tuple(
    VERBS.add(action.slug, "{it}", of=f"action {action.slug}", rule="DQ-3.7" if action.act else "DQ-9.7")
    for action in ACTIONS
)
"""the actions of the board, each by its own name; their options follow each other"""
ACT: Final = ACTS[0]
TARGET: Final = VERBS.add("target", "On {it}", of="opponent", size=SEATS)
ATTEMPT: Final = VERBS.add(
    "attempt",
    "{it}",
    of="challenge",
    size=len(CHALLENGES),
    rule=lambda s, f, n: "DQ-4.2" if n == AT_PLAY else "DQ-4.1",
)
SEND: Final = VERBS.add("send", "Send {it}", of="member", size=SLOTS)
RUNE: Final = VERBS.add("rune", "Re-roll a die: spend {it}", of="rune", size=FACES + 1, rule="DQ-5.3")
"""+ face, or FREE"""
DIE: Final = VERBS.add("die", "{it}", of="die", size=FACES)
"""an unlocked die"""
FACE: Final = VERBS.add("face", "{it}", of="side", size=FACES)
"""to turn a die to"""
COLOUR: Final = VERBS.add("colour", "A {it} die", of="colour", size=4)
SYMBOL: Final = VERBS.add("symbol", "{it}", of="symbol", size=6)
"""one of what a requirement can want"""
CONVERT: Final = VERBS.add("convert", "A {it}", of="converted", size=5 * (FACES + 1))
"""+ symbol * (FACES + 1) + face, or FREE"""
HERO: Final = VERBS.add("hero", "{it}", of="member", size=SLOTS)
PLACE: Final = VERBS.add("place", "{it}", of="placing", size=3 * SLOTS)
"""+ kind of wound * SLOTS + slot"""
DROP: Final = VERBS.add("drop", "Put {it} under its deck", of="item", size=ITEM_COUNT)
GIVE: Final = VERBS.add("give", "Give {it}", of="gift", size=ITEM_COUNT * SEATS)
"""+ item * SEATS + seat"""
REPLACE: Final = VERBS.add("replace", "Replace {it}", of="market", size=HERO_COUNT)
TOKEN: Final = VERBS.add("threat", "Discard the threat of {it}", of="token", size=len(TOKEN_KINDS))
