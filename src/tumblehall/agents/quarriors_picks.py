"""Which die to pick for an effect in Quarriors: each kind of effect scores the options it asks about."""

from collections.abc import Callable

from tumblehall.agents.quarriors_sight import Look
from tumblehall.agents.quarriors_spells import first_effect
from tumblehall.agents.quarriors_worth import capture_worth, creature_worth, die_worth, face_worth, hostility
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.rules.figures import share_in_total
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
    seat, die = look.die(option)
    return OWN if seat == look.seat else creature_worth(look.s, seat, die)


def _discard(look: Look, option: Option) -> float:
    """Spells of others: attached ones first."""
    mine = look.die(option)[0] == look.seat
    if " on " in option.id:
        owner = int(option.id.split("@")[1].split()[0])
        return OWN if owner == look.seat else (0.5 if mine else 2.0)
    return OWN if mine else 1.0


def _still(look: Look, option: Option) -> float:
    seat, die = look.die(option)
    return OWN if seat == look.seat else share_in_total(look.s, die.tag, look.seat)


def _cull(look: Look, option: Option) -> float:
    """The die that is worth least; spells that are culled for glory all the same."""
    if look.place(option) != "used":
        return 1.0
    return 10.0 - die_worth(look.s, look.kind(option), hostility(look.s, look.seat))


def _take(look: Look, option: Option) -> float:
    """The best die in somebody's used pile."""
    return 1.0 + die_worth(look.s, look.kind(option), hostility(look.s, look.seat))


def _capture(look: Look, option: Option) -> float:
    return capture_worth(look.s, look.seat, look.kind(option), hostility(look.s, look.seat)) - 0.5


SCORES: dict[str, Score] = {
    "reroll": _reroll,
    "move": _take,
    "destroy": _destroy,
    "discard": _discard,
    "cull": _cull,
    "capture": _capture,
    "swap": _take,
    "still": _still,
}
"""By the effect that the question is about; the others get the safe answer."""


def pick(look: Look) -> str:
    score = SCORES.get(look.about["effect"])
    if score is None:
        return look.decision.default

    def worth(option: Option) -> float:
        return score(look, option) if option.refs else 0.0

    return max(look.decision.options, key=worth).id


def worth_of_ability(look: Look) -> float:
    """Whether an optional ability of a die that scored should be used: the word it begins with says what it does."""
    if not look.knows(look.about["from"]):
        return 1.0
    tables, kind = look.s.tables, look.code_named(look.about["from"]) >> 3
    hostile = hostility(look.s, look.seat)
    said = [said for said in tables.cards[kind].clauses if said.name == look.about["clause"]]
    if any(isinstance(first_effect(one), e.Swap) for one in said):
        others = [pile for seat, pile in enumerate(look.s.used) if seat != look.seat]
        best = max((die_worth(look.s, k, hostile) for pile in others for k, n in enumerate(pile) if n), default=0.0)
        return best - die_worth(look.s, kind, hostile)
    return 1.0
