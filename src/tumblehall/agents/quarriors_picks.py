"""Which die to pick for an effect in Quarriors: each kind of effect scores the options it asks about."""

from collections.abc import Callable

from tumblehall.agents.quarriors_deeds import effects_gain, rid_gain
from tumblehall.agents.quarriors_sight import Look
from tumblehall.agents.quarriors_words import A_CREATURE, A_LEVEL, effects_worth
from tumblehall.agents.quarriors_worth import (
    capture_worth,
    creature_worth,
    die_worth,
    face_worth,
    hostility,
    locked_gain,
    rest_of,
)
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.rules.figures import attack_of, share_in_total
from tumblehall.games.quarriors.rules.state import Scope
from tumblehall.kernel.values import Option

Score = Callable[[Look, Option], float]
OWN = -100.0
"""Nobody harms the own dice while there is another."""


def reroll_gain(look: Look, code: int) -> float:
    """What rolling a die of the pool again is worth on average."""
    hostile = hostility(look.s, look.seat)
    return die_worth(look.s, code >> 3, hostile) - face_worth(look.s, code, hostile)


def _reroll(look: Look, option: Option) -> float:
    return reroll_gain(look, look.code(option))


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


def _weaken(look: Look, option: Option) -> float:
    """The best creature of another."""
    seat, die = look.die(option)
    return OWN if seat == look.seat else creature_worth(look.s, seat, die)


def _rotate(look: Look, option: Option) -> float:
    """Another's best creature down; of the own ones the worst down, any of the others up."""
    seat, die = look.die(option)
    if die.locked:
        return A_CREATURE if seat == look.seat else -A_CREATURE  # a creature that nobody paid for
    worth = creature_worth(look.s, seat, die)
    return worth if seat != look.seat else -worth


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
    "boost": _weaken,
    "rotate": _rotate,
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
    return "yes" if worth_of_ability(look) > 0 else "pass"


def may_do(look: Look) -> str:
    """What a text lets somebody do, as far as it is read: the one who is asked has it done."""
    programs = [one for card in look.s.tables.cards for one in card.programs if one.name == look.about["clause"]]
    asked = [effect for program in programs for effect in program.effects if isinstance(effect, e.May)]
    worth = sum(effects_worth(look.s.tables, rest_of(look.s), effect.do) for effect in asked)
    return "yes" if worth > 0 else look.decision.default


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
    return effects_gain(look, do, Scope(look.seat), said[0].source)
