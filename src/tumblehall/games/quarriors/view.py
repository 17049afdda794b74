"""What a seat sees: everything, for bags may be counted and have no order (QC-2.11)."""

from tumblehall.games.quarriors import steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.attack import total_against
from tumblehall.games.quarriors.english.sentences import clause_of
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAMS
from tumblehall.games.quarriors.numbers import (
    attack_of,
    capture_price,
    creatures_of,
    defence_of,
    glory_of,
    goal_of,
    is_creature,
    shown,
    summon_price,
)
from tumblehall.games.quarriors.pay import payment, wealth
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.setup import card_name
from tumblehall.games.quarriors.state import NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.wording import die_name, kind_name, looks, ready_id, ready_ref
from tumblehall.kernel.values import Json


def view_of(s: QuarriorsState) -> dict[str, Json]:
    return {
        "goal": goal_of(s.players),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "immediate": s.window,
        "captures": s.captures,
        "culling": _is_culling(s),
        "summoned": [kind_name(s, kind) for kind in range(len(s.wilds)) if s.summoned >> kind & 1],
        "expert": s.expert,
        "scored": s.scored[:],
        "lost": [seat for seat in range(s.players) if s.lost >> seat & 1],
        "wilds": [
            {
                "ref": f"wilds:{card.die.slug}",
                "card": card_name(card),
                "die": card.die.slug,
                "kind": card.facts.kind,
                "cost": card.facts.cost,
                "price": (price := capture_price(s, s.turn, kind)),
                "paid": _paid(s, price),
                "glory": card.facts.glory,
                "dice": s.wilds[kind],
                "alike": [(s.tables.same[kind << 3 | face] & 7) + 1 for face in range(6)],
            }
            for kind, card in enumerate(s.tables.cards)
        ],
        "summons": [_summon(s, code) for code in dict.fromkeys(s.active[s.turn]) if s.tables.level[code]],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "attack": _attack(s),
    }


def _is_culling(s: QuarriorsState) -> bool:
    """Whether the die that is picked next is culled."""
    match s.stack:
        case [*_, (steps.PICK, _, program, at, *_)]:
            return isinstance(PROGRAMS[program][at], w.Cull)
        case _:
            return False


def _paid(s: QuarriorsState, price: int) -> list[Json] | None:
    """The dice that would pay a price for the player whose turn it is; None when it is too high."""
    if price > wealth(s, s.turn):
        return None
    return [die_name(s, code) for code in payment(s, s.turn, price)]


def _summon(s: QuarriorsState, code: int) -> dict[str, Json]:
    price = summon_price(s, s.turn, code)
    return {"die": die_name(s, code), "price": price, "paid": _paid(s, price)}


def _seat(s: QuarriorsState, seat: int) -> dict[str, Json]:
    return {
        "glory": s.glory[seat],
        "quiddity": s.quiddity[seat],
        "wealth": wealth(s, seat),
        "bag": _pile(s, s.bag[seat]),
        "used": _pile(s, s.used[seat]),
        "active": [die_name(s, code) for code in s.active[seat]],
        "spent": [die_name(s, code) for code in s.spent[seat]],
        "ready": [_ready(s, seat, die) for die in s.ready[seat]],
        "aside": [die_name(s, debt.code) for debt in s.aside if debt.seat == seat],
        "passed": bool(s.passed >> seat & 1),
        "watches": [clause_of(CLAUSES[watch.clause]) for watch in s.watches if watch.seat == seat],
    }


def _pile(s: QuarriorsState, pile: list[int]) -> dict[str, int]:
    return {kind_name(s, kind): n for kind, n in enumerate(pile) if n}


def _ready(s: QuarriorsState, seat: int, die: Ready) -> dict[str, Json]:
    creature = is_creature(s, die)
    seen: dict[str, Json] = {
        "ref": ready_ref(seat, die),
        "name": ready_id(s, seat, die),
        "alike": ready_ref(seat, next(other for other in s.ready[seat] if looks(s, other) == looks(s, die))),
        "die": die_name(s, die.code),
        "creature": creature,
        "attached": [{"die": die_name(s, code), "owner": owner} for code, owner in die.attached],
    }
    if creature:
        seen |= {
            "as": None if die.copy == NONE else die_name(s, die.copy),
            "level": s.tables.level[shown(die)],
            "attack": attack_of(s, seat, die),
            "defence": defence_of(s, seat, die),
            "glory": glory_of(s, die),
            "safe": die.safe,
            "marked": [list(mark) for mark in die.marks],
            "destroyed": die.fate != NONE,
        }
    return seen


def _attack(s: QuarriorsState) -> dict[str, Json] | None:
    if not s.shares:
        return None
    return {
        "attacker": s.turn,
        "totals": [None if seat == s.turn else total_against(s, seat) for seat in range(s.players)],
        "shares": [{"ref": f"ready:{s.turn}:{tag}", "against": list(amounts)} for tag, amounts in s.shares],
        "defending": bool(s.totals),
        "defenders": [
            {"ref": ready_ref(seat, die), "holds": total < wall, "left": max(0, total - wall)}
            for seat, total in enumerate(s.totals)
            if total > 0
            for die in creatures_of(s, seat)
            if not die.safe and die.fate == NONE
            for wall in (defence_of(s, seat, die),)
        ],
    }
