"""The deeds that a player of Quarriors has to choose from, with what the policy makes of each: one number by hand, one
for the deed at all, and one for the card."""

from typing import NamedTuple

from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.lab.quarriors_learning.copies import Copy

Row = dict[str, float]
HAND, ANY, LEFT = "hand", "any", "left"
MOST = 2.0
"""What is made of a deed by hand counts up to here."""
FADES = 0.8
"""So much of what a captured die is worth is gone at the end of a game."""


class Offer(NamedTuple):
    option: int
    row: Row


def offers(copy: Copy, s: QuarriorsState) -> list[Offer]:
    """Captures, or immediate effects, or what may be summoned, or other deeds, and to do nothing of the kind."""
    q, seat, options = copy.turn, s.seat, s.options_of(s.seat)
    n = copy.numbers.numbers_for(s, seat)
    if s.phase == q.IN_CAPTURE and (found := _captures(copy, s, options)):
        return [*found, Offer(q.NEXT, {})]
    some = [option for option in options if q.USE <= option < q.SPEND]
    if s.phase == q.IN_READY and some:
        rest = [option for option in options if option not in some]
        used = [Offer(o, _row(s, "use", _used(copy, o), q._use_gain(s, o, seat, n))) for o in some]
        return [*used, Offer(q._in_ready(s, rest, seat, n), {})]
    done = [Offer(o, _row(s, *of, q._deed_gain(s, o, seat, n))) for o in options if (of := _deed(copy, s, o))]
    if done:
        taken = {offer.option for offer in done}
        rest = [option for option in options if option not in taken]
        return [*done, Offer(q.act(s, s.question_of(seat), rest, seat), {})] if rest else []
    return _summons(copy, s, options) if s.phase == q.IN_READY else []


def culls(copy: Copy, s: QuarriorsState) -> list[Offer]:
    """Which die to be rid of, and to keep them all."""
    if s.expert:
        return []
    a, n = copy.answers, copy.numbers.numbers_for(s, s.seat)
    known = copy.learnt.learnt(s.tables)["cull"]
    found = []
    for option in s.options_of(s.seat):
        kind = option - a.CULL
        keeps = option == a.PASS
        found.append(Offer(option, {} if keeps else _row(s, "cull", kind, a.WORTH_KEEPING - n.die[kind] + known[kind])))
    return found


def _row(s: QuarriorsState, deed: str, kind: int, gain: float) -> Row:
    slug = s.tables.cards[kind].facts.slug
    return {f"{deed} {HAND}": max(-MOST, min(MOST, gain)), f"{deed} {ANY}": 1.0, f"{deed} {slug}": 1.0}


def _captures(copy: Copy, s: QuarriorsState, options: list[int]) -> list[Offer]:
    q, n, owned = copy.turn, copy.numbers.numbers_for(s, s.seat), copy.numbers.owned_by(s, s.seat)
    counts, spells = 1.0 - FADES * max(s.glory) / goal_of(s), q._a_spell_more(s.tables, owned)
    found = []
    for option in options:
        plain = q.CAPTURE <= option < q.CULL
        if plain or q.CAPTURE_WITH <= option < q.PAY:
            kind = option - (q.CAPTURE if plain else q.CAPTURE_WITH)
            row = _row(s, "take", kind, q._capture_worth(s.tables, kind, n, owned, spells))
            found.append(Offer(option, {name: counts * value for name, value in row.items()}))
    return found


def _summons(copy: Copy, s: QuarriorsState, options: list[int]) -> list[Offer]:
    """Beside what a creature is worth counts what can still be captured with what is left."""
    q, t, n, rich = copy.turn, s.tables, copy.numbers.numbers_for(s, s.seat), wealth(s, s.seat)
    left = q._by_wealth(s, rich, s.seat, n)
    codes = [option - q.SUMMON for option in options if q.SUMMON <= option < q.CAST]
    rows = [
        {**_row(s, "summon", c >> 3, n.stand[c]), f"summon {LEFT}": left[max(0, rich - t.faces[c].level)]}
        for c in codes
    ]
    found = [Offer(q.SUMMON + code, row) for code, row in zip(codes, rows, strict=True)]
    return [*found, Offer(q.NEXT, {f"summon {LEFT}": left[rich]})] if found and q.NEXT in options else []


def _used(copy: Copy, option: int) -> int:
    q = copy.turn
    return int(option - (q.USE if option < q.USE_SECOND else q.USE_SECOND)) >> 3


def _deed(copy: Copy, s: QuarriorsState, option: int) -> tuple[str, int] | None:
    """What kind of deed an option is, and with which card."""
    q = copy.turn
    if q.CAST <= option < q.ACTIVATE and s.phase != q.IN_READY:
        cast = option < q.ATTACH
        found = q.find(s, option - (q.CAST if cast else q.ATTACH))
        return found and ("cast" if cast else "attach", found[1].code >> 3)
    if q.ACTIVATE <= option < q.ANSWER:
        found = q.find(s, option - q.ACTIVATE)
        return found and ("activate", found[1].acts_as >> 3)
    if q.LOCK <= option < q.LOCK_INTO:
        return "lock", (option - q.LOCK) >> 3
    if q.LOCK_INTO <= option < q.UNLOCK:
        return "lock_into", (option - q.LOCK_INTO) % q.verbs.CODES >> 3
    if q.ANCHOR <= option < q.CAPTURE_WITH:
        return "anchor", option - q.ANCHOR
    if q.QUEST <= option < q.CHALLENGE:
        party = q.party_for(s, s.seat, option - q.QUEST, copy.numbers.numbers_for(s, s.seat))[1]
        return ("quest", option - q.QUEST) if party else None
    return None
