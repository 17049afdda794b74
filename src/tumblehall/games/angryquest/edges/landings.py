"""What a move leads to, in one figure: to win the combat where it lands, to upgrade in town, to enter the lair next."""

from tumblehall.games.angryquest.content.board import GATE, KIND, LOOP, OPEN
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES, Attribute
from tumblehall.games.angryquest.edges.chance import Prospect, chance
from tumblehall.games.angryquest.rules.numbers import can_upgrade, dice_of, standing_on, value_of
from tumblehall.games.angryquest.rules.odds import combat_odds, upgrade_odds, wins_ties
from tumblehall.games.angryquest.rules.reach import LONGEST_WALK, MOVEMENT_STEP, ends_of
from tumblehall.games.angryquest.rules.state import NONE, AngryState

CLASHING = (Attribute.CLOSE, Attribute.ARCANE)
"""AQ-5.7: what one attacks with on the same space."""
RESTS = frozenset(("plain", "entry", "gate", "crossroads"))
"""Where a move just ends: the next turn begins from there."""


def landing_of(s: AngryState, c: int, end: int) -> Prospect | None:
    """None where no chance decides. All others stay where they are."""
    if KIND[end] == "settlement":
        return _upgrade(s, c)
    if not OPEN[end]:
        return None
    start = s.where[c]
    s.where[c] = end
    try:
        foe = standing_on(s, end, but=c)
        return _entry(s, c, end) if foe == NONE else _clash(s, c, foe)
    finally:
        s.where[c] = start


def _clash(s: AngryState, c: int, foe: int) -> Prospect | None:
    """The attack that is best against the best answer to it."""
    best: Prospect | None = None
    for attack in CLASHING:
        if not value_of(s, c, attack):
            continue
        answers = {STRIKES[a]: chance(combat_odds(s, c, foe, attack, a)) for a in range(3) if value_of(s, foe, a)}
        worst = min(answers.values())
        if best is None or worst > best["chance"]:
            best = {"chance": worst, "dice": dice_of(s, c, attack, True), "attack": STRIKES[attack], "answers": answers}
    if best is not None:
        best["ties"] = wins_ties(c)
    return best


def _upgrade(s: AngryState, c: int) -> Prospect | None:
    chances = {a: sum(upgrade_odds(s, c, a)) for a in range(len(ATTRIBUTES)) if can_upgrade(s, c, a)}
    if not chances:
        return None
    best = max(chances, key=lambda a: chances[a])
    return {"chance": chance(chances[best]), "raises": ATTRIBUTES[best]}


def _entry(s: AngryState, c: int, end: int) -> Prospect | None:
    """AQ-6.12: by exact count, with the first roll of the next turn, which has its abilities anew."""
    if KIND[end] not in RESTS or s.stall[c] or (GATE[s.colour[s.owner[c]]] - end) % LOOP > LONGEST_WALK - 6:
        return None
    used = s.used
    s.used &= ~(1 << c)
    faces = [face for face in range(1, 7) if any(KIND[to] == "lair" for to in ends_of(s, c, MOVEMENT_STEP, face))]
    s.used = used
    return {"chance": chance(len(faces) / 6), "faces": faces} if faces else None
