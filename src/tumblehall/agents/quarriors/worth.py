"""What things are worth in Quarriors, counted in glory: a die in the collection, a roll, a creature."""

from collections.abc import Callable
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from tumblehall.agents.quarriors.rewards import trip_worth
from tumblehall.agents.quarriors.scale import A_CULL, A_DIE, A_TRIP, PER_DRAW, PER_QUIDDITY, RE_ROLL
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.words import Text
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import THIS, DrawKind
from tumblehall.games.quarriors.rules.areas import dice_of
from tumblehall.games.quarriors.rules.figures import draw_changes, glory_of, goal_of, summon_price
from tumblehall.games.quarriors.rules.mechanisms.large_dice import LATER_DRAWS
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import NO_FACE, QuarriorsState, Ready

PER_COST = 0.16
"""What the spell face of a card is worth, for each quiddity that the card costs."""
BY_WORDS = 0.4
"""How much its words tell about a spell; the rest is told by its cost."""
A_SPELL_LESS = 0.3
"""What a spell face is worth less than a creature's, which scores."""
PER_ATTACK = 0.2
PER_LEVEL = 0.5
"""What a point of attack brings, and what a level costs."""
UNKNOWN = 4
"""Attack and defence of a face that shows none."""
QUARTERS = 4
ROLLS = 6
MISSED = 0.3
"""What a die does not bring that lies locked."""
SUMMONED = 0.6
"""The share of creature faces that get summoned."""
MOST_PORTALS, MOST_SPELLS = 2, 4


def rest_of(s: QuarriorsState) -> float:
    """How much of the game is to come, in quarters: 1 at the start."""
    return 1.0 - QUARTERS * max(s.glory) // goal_of(s) / QUARTERS


def collection(s: QuarriorsState, seat: int) -> list[int]:
    """How many dice of each kind a player owns."""
    owned = [a + b for a, b in zip(s.bag[seat], s.used[seat], strict=True)]
    for code in s.active[seat] + s.spent[seat] + [die.code for die in dice_of(s, seat)]:
        owned[code >> 3] += 1
    return owned


@lru_cache(maxsize=32)
def attacks_of(t: Tables) -> tuple[float, ...]:
    """By kind the attack that a die shows on average."""
    return _on_average(t, lambda face: UNKNOWN if face.face.attack is None else face.face.attack)


@lru_cache(maxsize=32)
def _deadly(t: Tables) -> tuple[float, ...]:
    """By kind how often a die shows a lethal creature."""
    return _on_average(t, lambda face: m.Lethal in face.says)


def _on_average(t: Tables, shown: Callable[[CardFace], float]) -> tuple[float, ...]:
    return tuple(sum(shown(face) for face in card.faces if face.creature) / 6 for card in t.cards)


def usual_attack(s: QuarriorsState, seat: int) -> float:
    """The attack a player will make with what a turn's roll brings."""
    return _in_a_roll(s, seat, attacks_of(s.tables))


def usual_deadly(s: QuarriorsState, seat: int) -> float:
    """How likely it is that one of a player's attackers is lethal."""
    return min(1.0, _in_a_roll(s, seat, _deadly(s.tables))) if m.Lethal in s.tables.said else 0.0


def _in_a_roll(s: QuarriorsState, seat: int, each: tuple[float, ...]) -> float:
    """The sum over the creatures that a player summons in a turn, by what each kind brings."""
    owned = collection(s, seat)
    dice = sum(owned)
    if not dice:
        return 0.0
    total: float = sum(map(mul, owned, each))
    return total / dice * min(dice, opening_draw(s, seat)) * SUMMONED


def opening_draw(s: QuarriorsState, seat: int) -> int:
    """How many dice a player draws at the start of a turn, as locks stand."""
    rolls = ROLLS if s.tables.large < 0 else LATER_DRAWS
    if m.DrawSize not in s.tables.said:
        return rolls
    return max(1, rolls + sum(n for _, n in draw_changes(s, seat, DrawKind.OPENING)))


def locked_gain(s: QuarriorsState, seat: int, holder: int, code: int) -> float:
    """What it brings a player that a die of that face lies in somebody's locked area."""
    worth = texts_of(s.tables, rest_of(s))[code].always
    return worth if holder == seat else -worth / (s.players - 1)


def hostility(s: QuarriorsState, seat: int) -> float:
    return max((usual_attack(s, other) for other in range(s.players) if other != seat), default=0.0)


class Weights(NamedTuple):
    """What faces are weighed by."""

    attack: float = PER_ATTACK
    level: float = PER_LEVEL
    trip: float = A_TRIP
    spell_less: float = A_SPELL_LESS
    quiddity: float = PER_QUIDDITY
    draw: float = PER_DRAW


USUAL = Weights()


class Shown(NamedTuple):
    """What a face in the active pool is worth, before anything is paid for it."""

    fixed: float
    """Whatever becomes of it."""
    defence: float = 0.0
    scores: float = 0.0
    """If it stands until it scores."""
    falls: float = 0.0
    quests: float = 0.0
    """If it goes on a quest that is completed."""

    def worth(self, hostile: float, trip: float = A_TRIP) -> float:
        stands = self.defence / (self.defence + 1 + hostile / 2)
        stays = self.scores * stands + self.falls * (1 - stands)
        return self.fixed + (stays if self.quests <= stays else stays + trip * (self.quests - stays))


@lru_cache(maxsize=128)
def shown(t: Tables, rest: float, cull: float = A_CULL, by: Weights = USUAL) -> tuple[Shown, ...]:
    """By die code, with so much of the game to come. `cull`: what the cull is worth that comes with glory."""
    return tuple(_shown(t, rest, code, text, cull, by) for code, text in enumerate(texts_of(t, rest)))


def _shown(t: Tables, rest: float, code: int, text: Text, cull: float, by: Weights) -> Shown:
    face = t.faces[code].face
    if face.creature:
        defence = (UNKNOWN if face.defence is None else face.defence) + own_bonus(t, code, m.Defence)
        attack = (UNKNOWN if face.attack is None else face.attack) + own_bonus(t, code, m.Attack)
        glory = t.glory[code >> 3] + own_bonus(t, code, m.ScoreGlory)
        fixed = text.always + by.attack * attack - by.level * face.level
        trip = trip_worth(t, rest, code) if t.quests else 0.0
        return Shown(fixed, defence, glory + cull + text.scores, text.falls, trip)
    if face.lock:
        lies = text.always
        return Shown((max(lies, -lies - A_DIE) if m.LockInto in t.faces[code].says else lies) - MISSED)
    if face.spell:
        return Shown(BY_WORDS * text.always + PER_COST * t.cost[code >> 3] - by.spell_less)
    quiddity = by.quiddity * t.faces[code].quiddity
    return Shown(quiddity + text.always + by.draw * face.draw + (RE_ROLL if face.reroll else 0.0))


def own_bonus(t: Tables, code: int, word: type[m.Attack] | type[m.Defence] | type[m.ScoreGlory]) -> int:
    """What a face adds to itself, as far as that is a plain number."""
    clauses = [said.clause for said in t.faces[code].says.get(word, ())]
    words = (m.Attack, m.Defence, m.ScoreGlory)
    found = [clause.n for clause in clauses if isinstance(clause, words) and clause.of is THIS]
    return sum(n for n in found if isinstance(n, int))


def face_worth(s: QuarriorsState, code: int, hostile: float) -> float:
    if code & 7 == NO_FACE:
        return die_worth(s, code >> 3, hostile)
    return shown(s.tables, rest_of(s), a_cull(s))[code].worth(hostile)


def die_worth(s: QuarriorsState, kind: int, hostile: float) -> float:
    """A die of that kind, by its six faces."""
    faces = shown(s.tables, rest_of(s), a_cull(s))[kind << 3 : kind << 3 | 6]
    return sum([face.worth(hostile) for face in faces]) / 6


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


def a_cull(s: QuarriorsState) -> float:
    """What the cull is worth that comes with a creature's glory, where there is one (QX-9)."""
    return A_CULL if s.culls else 0.0


def scored_worth(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What a creature brings if it stands until it scores."""
    text = texts_of(s.tables, rest_of(s))[die.acts_as]
    return text.always if die.locked else glory_of(s, seat, die) + a_cull(s) + text.scores


def wins_with(s: QuarriorsState, seat: int, code: int) -> bool:
    """Whether a die of the active pool is needed for what may win the game: a creature that can be summoned and brings
    enough glory, with the others that are there, or the quiddity for it."""
    t, pool, rich = s.tables, s.active[seat], wealth(s, seat)
    here = [die.code for die in s.ready[seat]] + pool
    if s.glory[seat] + sum(t.glory[each >> 3] for each in here if t.faces[each].creature) < goal_of(s):
        return False
    prices = [summon_price(s, seat, each) for each in pool if t.faces[each].creature and each != code]
    if t.faces[code].creature:
        return summon_price(s, seat, code) <= rich
    return any(rich - t.faces[code].quiddity < price <= rich for price in prices)


def creature_worth(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What its owner loses if it is destroyed."""
    worth = scored_worth(s, seat, die)
    return worth if die.locked else worth - texts_of(s.tables, rest_of(s))[die.acts_as].falls
