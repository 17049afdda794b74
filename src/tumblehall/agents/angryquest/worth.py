"""What things are worth in Angry Quest: a place on the way, a team against the monster. Counted in steps."""

from collections.abc import Sequence

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import ENTRY, HOME, KIND, LAIR, LOOP, NEXT
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules.effects import shifted
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.odds import attack_odds, monster_odds
from tumblehall.games.angryquest.rules.reach import LEFT_AT, LUCKY_MOVE, ends_of, may_wait
from tumblehall.games.angryquest.rules.state import NONE, AngryState

GATE_STEP = 42
"""Steps from home to the own gate."""
ARRIVED = 52.0
"""What a character in the lair is worth: it is safe and has no more roll to wait for."""
CLOSE_BY = 6.0
"""Worth of a place from which every roll of the die leads into the lair."""


def progress(s: AngryState, c: int, at: int) -> float:
    """Steps a character has behind it when it stands there; a gate that was passed costs a lap."""
    if at == HOME:
        return 0.0
    if KIND[at] in ("lair", "combat"):
        return ARRIVED
    on_road = 0.0
    if at >= LOOP:
        crossroads = LEFT_AT.get(at)
        # The road back joins the loop two spaces past the crossroads.
        on_road = 1.0 if crossroads is not None else 0.0
        at = crossroads if crossroads is not None else (NEXT[at] - 1) % LOOP
    steps = (at - ENTRY[s.colour[s.owner[c]]]) % LOOP + 1 + on_road
    if steps > GATE_STEP or value_of(s, c, Attribute.MOVEMENT) + 1 > GATE_STEP - steps + len(LAIR[0]):
        return steps - LOOP  # past the gate, or so close that every roll leads past it
    return steps + CLOSE_BY * _chance_to_enter(s, c, int(GATE_STEP - steps))


def _chance_to_enter(s: AngryState, c: int, to_gate: int) -> float:
    """The share of rolls that would lead from a place so far from the gate onto a free entrance."""
    movement = value_of(s, c, Attribute.MOVEMENT)
    entrances = LAIR[s.colour[s.owner[c]]]
    mates = [s.where[mate] for mate in s.team[s.owner[c]] if mate != c]
    free = {to_gate + 1 + i for i, entrance in enumerate(entrances) if entrance not in mates}
    return sum(face + movement in free for face in range(1, 7)) / 6


def danger(s: AngryState, c: int, at: int) -> float:
    """The chance that an opponent's next roll ends on that place and sends the character home."""
    if not 0 <= at < LOOP:
        return 0.0
    safe = 1.0
    for seat, team in enumerate(s.team):
        for foe in team if seat != s.owner[c] else ():
            if not 0 <= s.where[foe] < LOOP:
                continue
            behind = (at - s.where[foe]) % LOOP
            if 1 <= behind - value_of(s, foe, Attribute.MOVEMENT) <= 6:
                safe *= 1 - best_attack(s, foe, c)[0] / 6
    return 1 - safe


def best_attack(s: AngryState, c: int, foe: int) -> tuple[float, int]:
    """The best chance on the same space, and the attribute that gives it."""
    odds = [(attack_odds(s, c, foe, a), a) for a in (Attribute.CLOSE, Attribute.ARCANE) if value_of(s, c, a)]
    return max(odds, default=(0.0, int(Attribute.CLOSE)))


def lair_odds(s: AngryState, seat: int, fighters: Sequence[int]) -> float:
    """The chance that these characters win what is left of the fight in one go, with the best choice of attributes."""
    dice = [sum(value_of(s, c, a) for c in fighters) for a in range(3)]
    first, second = MONSTERS[s.monster].needs
    carry = s.carry[seat]

    def beat(needs: tuple[tuple[int, int] | None, ...], a: int, easier: int) -> float:
        need = needs[a]
        return 0.0 if need is None else monster_odds(s.monster, dice[a], max(1, need[0] - easier), need[1])

    if s.phase1 != NONE:
        return max(beat(second, a, carry) for a in range(3) if a != s.phase1)
    return max(beat(first, a, 0) * beat(second, b, 0) for a in range(3) for b in range(3) if a != b)


def final_odds(s: AngryState, seat: int, fighters: Sequence[int]) -> float:
    """The chance to win phase 2, which comes at once when phase 1 is won; only its failures count (AQ-6.8)."""
    if s.phase1 != NONE:
        return lair_odds(s, seat, fighters)
    odds = []
    for attribute in range(3):
        s.phase1 = attribute
        odds.append(lair_odds(s, seat, fighters))
    s.phase1 = NONE
    return sorted(odds)[1]  # the best attribute is as likely as not spent on phase 1


def luck_worth(s: AngryState, c: int, at: int) -> float:
    """What ending on a clover is worth to the character, in steps."""
    match MONSTERS[s.monster].luck:
        case mw.Shift(n):
            gain = progress(s, c, shifted(s, c, n)) - progress(s, c, at)
        case mw.ExtraRoll():
            gain = sum(_lucky_move(s, s.owner[c], face) for face in range(1, 7)) / 6
        case mw.ReplaceHere():
            gain = 0.5
        case _:
            gain = 2.0
    return max(0.0, gain)


def _lucky_move(s: AngryState, seat: int, face: int) -> float:
    """Steps won by a move of that many: it must be made, past the own gate too, unless there is somebody to wait."""
    gains = {}
    for c in s.team[seat]:
        here = progress(s, c, s.where[c])
        ends = ends_of(s, c, LUCKY_MOVE, face)
        if ends:
            gains[c] = max(progress(s, c, end) for end in ends) - here
    best = max(gains.values(), default=0.0)
    return max(0.0, best) if may_wait(s, seat, LUCKY_MOVE, list(gains)) else best


def curse_cost(s: AngryState, c: int, at: int) -> float:
    """What ending on crossed bones costs the character, in steps."""
    if has.CURSE_IMMUNE[c] is not None:
        return 0.0
    match MONSTERS[s.monster].curse:
        case mw.Shift(n):
            return max(0.0, progress(s, c, at) - progress(s, c, (at + n) % LOOP))
        case mw.Doom(faces):
            return progress(s, c, at) * len(faces) / 6
        case mw.LoseUpgrade():
            return 8.0 if s.upgrades[c] else 2.0
        case mw.SwapBehind():
            return 4.0
        case _:
            return 2.0
