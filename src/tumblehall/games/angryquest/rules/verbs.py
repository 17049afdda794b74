"""The answers of the game: one table, from which option numbers, ids, labels and references come."""

from typing import Final

from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.content.board import KIND, SPACES
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS, STRIKES
from tumblehall.games.angryquest.rules.numbers import dice_of
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.steps import Frame
from tumblehall.kernel.verbs import Verbs

WIDTH: Final = len(SPACES)
"""A move is character * WIDTH + space."""
WAYS: Final = len(STRIKES)
"""An attack is character * WAYS + attribute."""
LONGEST_ADVANCE: Final = 7
LONGEST_SHARE: Final = 5


def _rule_of_attack(s: AngryState, f: Frame, n: int) -> str:
    return ("AQ-5.2", "AQ-5.3", "AQ-5.4")[n % WAYS]


def _rule_of_move(s: AngryState, f: Frame, n: int) -> str:
    return {"settlement": "AQ-4.1", "lair": "AQ-6.12"}.get(KIND[n % WIDTH], "AQ-3.2")


VERBS: Final = Verbs()
PASS: Final = VERBS.add("pass", "No")
END_TURN: Final = VERBS.add("end-turn", "End the turn")
ROLL: Final = VERBS.add("roll", "Roll and move", rule="AQ-3.2")
ROLL_AGAIN: Final = VERBS.add("roll-again", "Roll again after the six")
FIGHT: Final = VERBS.add("fight", "Fight the monster")
WAIT: Final = VERBS.add("wait", "Wait for the lair entrance", rule="AQ-6.11")
REROLL_MOVE: Final = VERBS.add("reroll", "Roll the movement die again")
REROLL_DIE: Final = VERBS.add("reroll-die", "Re-roll a die that missed")
USE_LUCK: Final = VERBS.add("luck", "Use the luck of this space")
REPLACE: Final = VERBS.add("replace", "Replace the character: draw cards")
ADVANCE: Final = VERBS.add("advance", "Go on {it}", of="advance", size=LONGEST_ADVANCE + 1)
SPLIT: Final = VERBS.add(
    "split",
    "Split the roll: {it} for the first, {rest} for the second",
    of="steps",
    size=LONGEST_SHARE + 1,
    facts={"rest": lambda s, f, n: f[3] - n},
)
CORNER: Final = VERBS.add("corner", "The {it} corner", of="colour", size=len(COLOURS))
USE: Final = VERBS.add("use", "Use {it}", of="attribute", size=WAYS)
UPGRADE: Final = VERBS.add("upgrade", "Try to upgrade {it}", of="attribute", size=len(ATTRIBUTES), rule="AQ-4.4")
LOSE: Final = VERBS.add("lose", "Lose the {it}", of="upgrade", size=len(ATTRIBUTES) * 2)
SPOIL: Final = VERBS.add("spoil", "Take the {it}", of="upgrade", size=len(ATTRIBUTES) * 2)
RETURN: Final = VERBS.add("return", "Return {it}", of="character", size=CARDS)
KEEP: Final = VERBS.add("keep", "Keep {it}", of="character", size=CARDS)
TAKE: Final = VERBS.add("take", "Take {it}", of="character", size=CARDS)
PICK: Final = VERBS.add("pick", "Pick {it}", of="character", size=CARDS)
ATTACK: Final = VERBS.add(
    "attack",
    "Attack {it} ({dice} dice)",
    of="attack",
    size=CARDS * WAYS,
    rule=_rule_of_attack,
    facts={"dice": lambda s, f, n: dice_of(s, f[2], n % WAYS, True)},
)
MOVE: Final = VERBS.add("move", "Move {it}", of="move", size=CARDS * WIDTH, rule=_rule_of_move)
