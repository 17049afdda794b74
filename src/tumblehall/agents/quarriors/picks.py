"""Which die to pick for an effect in Quarriors: each kind of effect scores the options it asks about."""

from collections.abc import Callable

from tumblehall.agents.quarriors.deeds import effects_gain, rid_gain
from tumblehall.agents.quarriors.scale import A_CREATURE, A_LEVEL, PER_QUIDDITY
from tumblehall.agents.quarriors.sight import Look
from tumblehall.agents.quarriors.turns import changed_gain
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.words import effects_worth
from tumblehall.agents.quarriors.worth import (
    capture_worth,
    creature_worth,
    die_worth,
    face_worth,
    hostility,
    locked_gain,
    rest_of,
    wins_with,
)
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.terms import Source
from tumblehall.games.quarriors.rules.figures import attack_of, share_in_total
from tumblehall.games.quarriors.rules.state import NONE, Scope
from tumblehall.kernel.values import Option

Score = Callable[[Look, Option], float]
LITTLE = 0.01
KEPT = -10.0
OWN = -100.0
"""Nobody harms the own dice while there is another."""


def reroll_gain(look: Look, code: int) -> float:
    """What rolling a die of the pool again is worth on average. What may win the game is kept."""
    if wins_with(look.s, look.seat, code):
        return KEPT
    hostile = hostility(look.s, look.seat)
    return die_worth(look.s, code >> 3, hostile) - face_worth(look.s, code, hostile)


def _reroll(look: Look, option: Option) -> float:
    """The own die that another roll is likely to better; of another player's the one that it is likely to worsen."""
    gain = reroll_gain(look, look.code(option))
    return gain if look.owner(option) == look.seat else -gain


def _destroy(look: Look, option: Option) -> float:
    """Another's best creature; of the own ones, where it must be, the one that is missed least."""
    seat, die = look.die(option)
    if seat != look.seat:
        return creature_worth(look.s, seat, die)
    return OWN + A_LEVEL * look.s.tables.faces[die.acts_as].level - creature_worth(look.s, seat, die)


def _discard(look: Look, option: Option) -> float:
    """Spells of others: attached ones first."""
    mine = look.die(option)[0] == look.seat
    if " on " in option.id:
        owner = int(option.id.split("@")[1].split()[0])
        return OWN if owner == look.seat else (0.5 if mine else 2.0)
    return OWN if mine else 1.0


def _still(look: Look, option: Option) -> float:
    seat, die = look.die(option)
    if look.s.battle is None:
        harm = attack_of(look.s, seat, die)
        return -harm if seat == look.seat else harm
    return OWN if seat == look.seat else share_in_total(look.s, die.tag, look.seat)


def _changed(look: Look, option: Option) -> float:
    """By what the table is worth with it."""
    seat, die = look.die(option)
    if die.locked:
        return A_CREATURE if seat == look.seat else -A_CREATURE  # a creature that nobody paid for
    effect = look.effect()
    own = -1 if seat == look.seat else 1
    if not isinstance(effect, e.Rotate | e.Boost):
        return own * creature_worth(look.s, seat, die)
    return changed_gain(look, effect, Scope(look.seat), [(seat, die)]) + own * LITTLE * creature_worth(
        look.s, seat, die
    )


def _unlock(look: Look, option: Option) -> float:
    seat, die = look.die(option)
    return -locked_gain(look.s, look.seat, seat, die.code)


def _cull(look: Look, option: Option) -> float:
    """The own die that is worth least, another's that is worth most; spells that are culled for glory all the same."""
    kind = look.kind(option)
    if look.place(option) != "used" and look.s.tables.is_spell_die[kind]:
        return 1.0
    gain = rid_gain(look, look.owner(option), kind, hostility(look.s, look.seat))
    return gain + (10.0 if look.place(option) == "used" else 0.0)


def _move(look: Look, option: Option) -> float:
    """The best die, unless an own one leaves the game."""
    kind, hostile = look.kind(option), hostility(look.s, look.seat)
    if look.about.get("to") == "removed":
        return rid_gain(look, look.owner(option), kind, hostile)
    return 1.0 + die_worth(look.s, kind, hostile)


def _give(look: Look, option: Option) -> float:
    return 2 * rid_gain(look, look.seat, look.kind(option), hostility(look.s, look.seat))


def _take(look: Look, option: Option) -> float:
    """The best die in somebody's used pile."""
    return 1.0 + die_worth(look.s, look.kind(option), hostility(look.s, look.seat))


def _capture(look: Look, option: Option) -> float:
    return capture_worth(look.s, look.seat, look.kind(option), hostility(look.s, look.seat)) - 0.5


SCORES: dict[str, Score] = {
    "reroll": _reroll,
    "move": _move,
    "give": _give,
    "destroy": _destroy,
    "discard": _discard,
    "cull": _cull,
    "capture": _capture,
    "swap": _take,
    "still": _still,
    "boost": _changed,
    "rotate": _changed,
    "unlock": _unlock,
}
"""By the effect that the question is about; the others get the safe answer."""


def pick(look: Look) -> str:
    score = SCORES.get(look.about["effect"])
    if score is None or not look.reads():
        return look.decision.default

    def worth(option: Option) -> float:
        return score(look, option) if option.refs else 0.0

    return max(look.decision.options, key=worth).id


def seat(look: Look) -> str:
    """What is done to others is done to the one who is ahead."""
    if not look.reads():
        return look.decision.default
    return max(look.of("seat"), key=lambda option: look.s.glory[int(option.id.split()[1])]).id


def may(look: Look) -> str:
    return "yes" if worth_of_ability(look) >= 0 else "pass"


def may_do(look: Look) -> str:
    """What a text lets somebody do, as far as it is read: the one who is asked has it done."""
    asked = [effect for effect in look.effects() if isinstance(effect, e.May)]
    worth = sum(effects_worth(look.s.tables, rest_of(look.s), effect.do) - _price(effect) for effect in asked)
    return "yes" if worth > 0 else look.decision.default


def _price(effect: e.May) -> float:
    return PER_QUIDDITY * usual(effect.price.n) if isinstance(effect.price, e.Pay) else 0.0


def choose(look: Look) -> str:
    """The list of effects that brings most to the one who is asked."""
    asked = [effect for effect in look.effects() if isinstance(effect, e.OneOf)]
    if not asked:
        return look.decision.default
    scope = Scope(look.about["for"], that=look.seat)

    def gain(option: Option) -> float:
        return effects_gain(look, asked[0].options[int(option.id.split()[1]) - 1], scope, Source.ABILITY)

    return max(look.decision.options, key=gain).id


def worth_of_ability(look: Look) -> float:
    """Whether an optional ability of a die should be used."""
    if not look.knows(look.about["from"]):
        return 1.0
    s, kind = look.s, look.code_named(look.about["from"]) >> 3
    said = [one for one in s.tables.cards[kind].clauses if one.name == look.about["clause"]]
    if not said or not isinstance(said[0].clause, When):
        return 1.0
    do = said[0].clause.do
    if isinstance(do[0], e.Swap):
        hostile = hostility(s, look.seat)
        others = [pile for other, pile in enumerate(s.used) if other != look.seat]
        best = max((die_worth(s, k, hostile) for pile in others for k, n in enumerate(pile) if n), default=0.0)
        return best - die_worth(s, kind, hostile)
    this = next((die.tag for die in s.ready[look.seat] if die.code == look.code_named(look.about["from"])), NONE)
    return effects_gain(look, do, Scope(look.seat, this), said[0].source)
