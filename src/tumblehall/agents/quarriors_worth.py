"""What things are worth in Quarriors, counted in glory: a die in the collection, the creatures that stand, a roll."""

from collections.abc import Sequence

from tumblehall.agents.quarriors_words import A_CULL, PER_DRAW, PER_QUIDDITY, RE_ROLL, texts_of
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import THIS
from tumblehall.games.quarriors.rules.figures import creatures_of, defence_of, glory_of, share_of
from tumblehall.games.quarriors.rules.state import NO_FACE, QuarriorsState, Ready

PER_COST = 0.3
"""What the spell face of a card is worth, for each quiddity that the card costs."""
UNKNOWN = 4
"""Attack and defence of a face that shows none."""
ROLLS = 6
SUMMONED = 0.6
"""The share of creature faces that get summoned."""
SPREAD = ((0.0, 0.3), (0.6, 0.2), (1.2, 0.25), (2.0, 0.25))
"""Attacks to reckon with: times the usual one, and how likely."""
MOST_PORTALS, MOST_SPELLS = 2, 4


def collection(s: QuarriorsState, seat: int) -> list[int]:
    """How many dice of each kind a player owns."""
    owned = [a + b for a, b in zip(s.bag[seat], s.used[seat], strict=True)]
    for code in s.active[seat] + s.spent[seat] + [die.code for die in s.ready[seat]]:
        owned[code >> 3] += 1
    return owned


def usual_attack(s: QuarriorsState, seat: int) -> float:
    """The attack a player will make with what a turn's roll brings."""
    owned = collection(s, seat)
    dice = sum(owned)
    if not dice:
        return 0.0
    faces = s.tables.faces
    total = 0.0
    for kind, n in enumerate(owned):
        shown = [faces[kind << 3 | i].face for i in range(6)] if n else []
        total += n * sum(UNKNOWN if face.attack is None else face.attack for face in shown if face.creature) / 6
    return total / dice * min(dice, ROLLS) * SUMMONED


def hostility(s: QuarriorsState, seat: int) -> float:
    return max((usual_attack(s, other) for other in range(s.players) if other != seat), default=0.0)


def face_worth(s: QuarriorsState, code: int, hostile: float) -> float:
    """A face in the active pool, before anything is paid for it."""
    if code & 7 == NO_FACE:
        return die_worth(s, code >> 3, hostile)
    t = s.tables
    face, text = t.faces[code].face, texts_of(t)[code]
    if face.creature:
        defence = UNKNOWN if face.defence is None else face.defence
        defence += own_bonus(s, code, m.Defence)
        attack = UNKNOWN if face.attack is None else face.attack
        glory = t.glory[code >> 3] + own_bonus(s, code, m.ScoreGlory)
        stands = defence / (defence + 1 + hostile / 2)
        worth = (glory + A_CULL + text.scores) * stands + text.falls * (1 - stands)
        return worth + text.always + 0.1 * attack - 0.2 * face.level
    if face.spell:
        return PER_COST * t.cost[code >> 3]
    quiddity = PER_QUIDDITY * t.faces[code].quiddity
    return quiddity + text.always + PER_DRAW * face.draw + (RE_ROLL if face.reroll else 0.0)


def own_bonus(s: QuarriorsState, code: int, word: type[m.Defence] | type[m.ScoreGlory]) -> int:
    """What a face adds to itself, as far as that is a plain number."""
    clauses = [said.clause for said in s.tables.faces[code].says.get(word, ())]
    found = [clause.n for clause in clauses if isinstance(clause, m.Defence | m.ScoreGlory) and clause.of is THIS]
    return sum(n for n in found if isinstance(n, int))


def die_worth(s: QuarriorsState, kind: int, hostile: float) -> float:
    """A die of that kind, by its six faces."""
    return sum(face_worth(s, kind << 3 | face, hostile) for face in range(6)) / 6


def capture_worth(s: QuarriorsState, seat: int, kind: int, hostile: float) -> float:
    """What a captured die adds to the collection; portals and spells in moderation."""
    owned = collection(s, seat)
    worth = die_worth(s, kind, hostile)
    if s.tables.is_creature_card[kind]:
        return worth + _end_worth(s, seat, kind)
    if s.tables.is_spell_die[kind]:
        spells = sum(n for k, n in enumerate(owned) if s.tables.is_spell_die[k])
        creatures = sum(n for k, n in enumerate(owned) if s.tables.is_creature_card[k])
        return worth * (1.0 if spells < min(MOST_SPELLS, creatures) else 0.5)
    portals = owned[kind]
    return worth if portals < MOST_PORTALS else 0.0


EMPTY_CARDS = 4


def _end_worth(s: QuarriorsState, seat: int, kind: int) -> float:
    """Taking the last die of the fourth creature card ends the game: for the one who leads only (QC-11.2)."""
    empty = sum(not n for k, n in enumerate(s.wilds) if s.tables.is_creature_card[k])
    if s.wilds[kind] > 1 or empty < EMPTY_CARDS - 1:
        return 0.0
    lead = s.glory[seat] - max(glory for other, glory in enumerate(s.glory) if other != seat)
    return 100.0 if lead > 0 else -100.0


def creature_worth(s: QuarriorsState, seat: int, die: Ready) -> float:
    text = texts_of(s.tables)[die.acts_as]
    return glory_of(s, seat, die) + A_CULL + text.scores - text.falls


def least_loss(total: int, standing: Sequence[tuple[int, float]]) -> tuple[float, int]:
    """The least worth that a defender loses to a total, and the place of the creature to name first. Each creature is
    its defence and its worth (QC-8.6, QC-8.7)."""
    best, first = 0.0, 0
    if total <= 0 or not standing:
        return best, first
    best = float("inf")
    for place, (wall, worth) in enumerate(standing):
        if (wall, worth) in standing[:place]:
            continue
        lost = 0.0
        if total >= wall:
            lost = worth + least_loss(total - wall, (*standing[:place], *standing[place + 1 :]))[0]
        if lost < best:
            best, first = lost, place
        if not best:
            break
    return best, first


def standing_of(s: QuarriorsState, seat: int) -> tuple[tuple[int, float], ...]:
    """The creatures that can be hit, by defence and worth; the seven best where there are more."""
    found = [(defence_of(s, seat, die), creature_worth(s, seat, die)) for die in creatures_of(s, seat) if not die.safe]
    return tuple(sorted(found, key=lambda each: -each[1])[:7])


def total_on(s: QuarriorsState, attacker: int, defender: int) -> int:
    return sum(share_of(s, attacker, die, defender) for die in creatures_of(s, attacker))


def attack_worth(s: QuarriorsState, seat: int) -> float:
    """What the opponents would lose to an attack now, shared among them."""
    lost = 0.0
    for other in range(s.players):
        if other != seat and (standing := standing_of(s, other)):
            lost += least_loss(total_on(s, seat, other), standing)[0]
    return lost / (s.players - 1)


def stand_worth(s: QuarriorsState, seat: int) -> float:
    """What the own creatures will score, less what the attacks until then are likely to take."""
    standing = standing_of(s, seat)
    worth = sum(each for _, each in standing)
    for other in range(s.players):
        if other != seat and standing:
            usual = usual_attack(s, other)
            worth -= sum(odds * least_loss(round(times * usual), standing)[0] for times, odds in SPREAD)
    return worth
