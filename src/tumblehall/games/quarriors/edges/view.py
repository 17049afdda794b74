"""What a seat sees: everything, for bags may be counted and have no order (QC-2.11)."""

from typing import NotRequired, TypedDict

from tumblehall.games.quarriors.edges.english.clauses import clause_of
from tumblehall.games.quarriors.edges.view_battle import AttackView, Reactions, attack_of_turn, reactions_of
from tumblehall.games.quarriors.edges.view_energy import Anchored, Discounted, anchored, discounted
from tumblehall.games.quarriors.edges.view_payments import (
    Paid,
    Paying,
    Summon,
    freed,
    paid_for,
    paying,
    summon_of,
)
from tumblehall.games.quarriors.edges.view_quests import ChallengeView, QuestCard, challenge_of, quests_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.areas import beside_of, party_of
from tumblehall.games.quarriors.rules.figures import (
    attack_of,
    buyout_price,
    capture_price,
    captures_left,
    defence_of,
    glory_of,
    goal_of,
)
from tumblehall.games.quarriors.rules.mechanisms.completing import completes, party_levels
from tumblehall.games.quarriors.rules.mechanisms.discounts import prices_of
from tumblehall.games.quarriors.rules.mechanisms.enchantments import is_working
from tumblehall.games.quarriors.rules.mechanisms.energy import ENERGIES, Bill, energy_wealth
from tumblehall.games.quarriors.rules.mechanisms.immunity import sources_of
from tumblehall.games.quarriors.rules.mechanisms.large_dice import set_aside
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import is_quest_die
from tumblehall.games.quarriors.rules.names import die_name, kind_name, looks, ready_id, ready_ref
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import (
    BATTLE,
    FROM_ALL,
    LOCKED_NOW,
    NO_ENERGY,
    NONE,
    TURN,
    Mark,
    QuarriorsState,
    Ready,
)


class WildsCard(Paid):
    """A card in the Wilds. What may be missing is only there on tables with energy."""

    ref: str
    card: str
    """`Deathdealer/Strong`"""
    die: str
    kind: str
    cost: int
    price: int
    """What a capture costs the player whose turn it is."""
    glory: int
    dice: int
    alike: list[int]
    """For each face the first one of the die that looks the same and says the same, from 1."""
    energy: NotRequired[str | None]
    discounted: NotRequired[Discounted | None]
    anchored: NotRequired[Anchored | None]


class AttachedDie(TypedDict):
    die: str
    owner: int


Alias = TypedDict("Alias", {"as": NotRequired[str | None]})
"""What a creature copies; a key of its own for its name is a word of Python."""


class ReadyDie(Alias):
    """A die in a ready area. What may be missing is only there for a creature."""

    ref: str
    name: str
    """As options write it."""
    alike: str
    """The first die of the area that looks the same."""
    die: str
    creature: bool
    attached: list[AttachedDie]
    level: NotRequired[int]
    attack: NotRequired[int]
    defence: NotRequired[int]
    glory: NotRequired[int]
    safe: NotRequired[bool]
    """Saved in this attack: out of reach until it is over."""
    marked: NotRequired[list[list[int | bool | str]]]
    """Changes for a time: attack, defence, whether the attack is 0, and how long where it is not this turn."""
    immune: NotRequired[list[str]]
    """The sources of opponents' clauses that do not reach it; only where a card on the table says so."""
    destroyed: NotRequired[bool]
    summoned: NotRequired[bool]
    """Summoned in its owner's turn under way, else the last; this and the next two only with quests."""
    sent: NotRequired[bool]
    """Sent to a quest this turn: it does not attack."""
    bearing: NotRequired[str | None]
    """The quartifact that it carries."""
    works: NotRequired[bool]
    """Of an enchantment: whether it works, or waits for one of its card to leave."""


class LockedDie(ReadyDie):
    """The die in a locked area."""

    now: bool
    """Its owner locked it this turn and cannot free it."""
    unlock: list[int | None]
    """By seat the quiddity for which it is unlocked; null where it is not to be had."""
    freed: Paid
    """What the player whose turn it is would pay with."""


class QuestView(TypedDict):
    """A party in the quest area."""

    card: str
    levels: int
    completes: bool
    """Whether it would complete its quest now."""
    party: list[ReadyDie]


class SeatView(TypedDict):
    glory: int
    quiddity: int
    wealth: int
    """All the quiddity the player could have now."""
    bag: dict[str, int]
    used: dict[str, int]
    active: list[str]
    spent: list[str]
    ready: list[ReadyDie]
    aside: list[str]
    passed: bool
    """Does not react any more this turn."""
    watches: list[str]
    """What lies on the player for a time, in words."""
    summon: NotRequired[int]
    """Quiddity for summons only, where there is any."""
    locked: NotRequired[LockedDie | None]
    """Only where dice of the table can be locked."""
    draws: NotRequired[int]
    summons: NotRequired[int]
    """How often the player drew, and how many creatures were summoned, in the own turn under way, else the last; only
    where a card on the table asks."""
    light: NotRequired[int]
    dark: NotRequired[int]
    """Energy that floats, and with all dice; only on tables with energy."""
    light_wealth: NotRequired[int]
    dark_wealth: NotRequired[int]
    quest: NotRequired[QuestView | None]
    """The party of the player; only with quests."""
    large: NotRequired[int]
    """Large dice that are set aside; only where there are any."""


class View(TypedDict):
    goal: int
    first: int
    turn: int
    round: int
    phase: str
    immediate: bool
    captures: int
    culling: bool
    """Whether the die that is picked next is culled."""
    summoned: list[str]
    expert: bool
    scored: list[int]
    lost: list[int]
    wilds: list[WildsCard]
    summons: list[Summon]
    seats: list[SeatView]
    attack: AttackView | None
    removed: NotRequired[dict[str, int]]
    """Dice out of the game, by class."""
    reactions: NotRequired[Reactions]
    """While somebody may react."""
    locked: NotRequired[bool]
    """Whether the active player's lock of this turn is used; only where dice can be locked."""
    anchored: NotRequired[bool]
    """Whether the active player has used the anchored spell of this turn; only where a card has one."""
    quests: NotRequired[list[QuestCard]]
    visited: NotRequired[bool]
    """Whether the active player's visit of this turn is used."""
    challenge: NotRequired[ChallengeView | None]
    """The quest cards, and the challenge under way; only with quests."""
    paying: NotRequired[Paying]
    """While it is asked which energy pays first."""
    culls: NotRequired[bool]
    """Whether creatures that score give culls; only where they do not."""


def view_of(s: QuarriorsState, seat: int | None = None) -> View:
    """The same for every seat."""
    view: View = {
        "goal": goal_of(s),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "immediate": s.window,
        "captures": captures_left(s, s.turn) if s.tables.has_capture_limit else s.captures,
        "culling": _is_culling(s),
        "summoned": [kind_name(s, kind) for kind in range(len(s.wilds)) if s.summoned >> kind & 1],
        "expert": s.expert,
        "scored": [sum(owner == each for owner, _ in s.scored) for each in range(s.players)],
        "lost": [each for each in range(s.players) if any(owner == each for owner, _ in s.lost)],
        "wilds": _wilds(s),
        "summons": [summon_of(s, code) for code in dict.fromkeys(s.active[s.turn]) if s.tables.faces[code].creature],
        "seats": [_seat(s, each) for each in range(s.players)],
        "attack": attack_of_turn(s),
    }
    if s.tables.has_locks:
        view["locked"] = s.locked
    if s.tables.anchors:
        view["anchored"] = s.anchored
    waits = paying(s)
    if waits is not None:
        view["paying"] = waits
    if not s.culls:
        view["culls"] = False
    if s.quests is not None:
        view["quests"] = quests_of(s)
        view["visited"] = s.quests.visited
        view["challenge"] = challenge_of(s)
    if s.removed:
        view["removed"] = {kind_name(s, kind): s.removed.count(kind) for kind in sorted(set(s.removed))}
    if s.stack and s.stack[-1][0] == steps.REACT and s.outcome is None:
        view["reactions"] = reactions_of(s)
    return view


def _wilds(s: QuarriorsState) -> list[WildsCard]:
    costs: dict[Bill, Paid] = {}
    return [_card(s, kind, costs) for kind in range(s.tables.quests.start) if kind != s.tables.large]


def _card(s: QuarriorsState, kind: int, costs: dict[Bill, Paid]) -> WildsCard:
    """`costs`: what is known already of the same prices."""
    card = s.tables.cards[kind]
    facts, slug, has_energy = card.facts, card.die.slug, s.tables.has_energy
    bill = prices_of(s, s.turn, kind).full if has_energy else Bill(capture_price(s, s.turn, kind))
    cost = costs.get(bill)
    if cost is None:
        cost = costs[bill] = paid_for(s, bill)
    view: WildsCard = {
        "ref": f"wilds:{slug}",
        "card": card.name,
        "die": slug,
        "kind": facts.kind,
        "cost": facts.cost,
        "price": bill.price,
        "paid": cost["paid"],
        "glory": facts.glory,
        "dice": s.wilds[kind],
        "alike": [*card.alike_shown],
    }
    if has_energy:
        view["after"] = cost["after"]
        view["energy"] = facts.energy or None
        view["discounted"] = discounted(s, kind)
        view["anchored"] = anchored(s, kind)
    return view


def _is_culling(s: QuarriorsState) -> bool:
    match s.stack:
        case [*_, (steps.PICK, _, program, at, *_)]:
            return isinstance(s.tables.program(program).effects[at], e.Cull)
        case _:
            return False


def _seat(s: QuarriorsState, seat: int) -> SeatView:
    view: SeatView = {
        "glory": s.glory[seat],
        "quiddity": s.quiddity[seat],
        "wealth": wealth(s, seat),
        "bag": _pile(s, s.bag[seat]),
        "used": _pile(s, s.used[seat]),
        "active": [die_name(s, code) for code in s.active[seat]],
        "spent": [die_name(s, code) for code in s.spent[seat]],
        "ready": [_ready(s, seat, die) for die in s.ready[seat] if not die.locked],
        "aside": [die_name(s, aside.code) for aside in s.aside if aside.seat == seat],
        "passed": bool(s.passed >> seat & 1),
        "watches": [clause_of(s.tables.clause(watch.clause).clause) for watch in s.watches if watch.seat == seat],
    }
    if s.purses:
        view["summon"] = s.purses[seat]
    if s.tables.has_locks:
        view["locked"] = _locked(s, seat)
    if s.tables.has_energy:
        view["light"], view["dark"] = s.energy if seat == s.turn else NO_ENERGY
        view["light_wealth"], view["dark_wealth"] = (energy_wealth(s, seat, kind) for kind in ENERGIES)
    if s.quests is not None:
        view["quest"] = _quest(s, seat)
    if s.tables.large >= 0:
        view["large"] = set_aside(s, seat)
    if s.tables.counts_draws:
        view["draws"] = s.draws[seat]
    if s.tables.marks_summons:
        view["summons"] = s.summons[seat]
    return view


def _quest(s: QuarriorsState, seat: int) -> QuestView | None:
    party = party_of(s, seat)
    if not party:
        return None
    assert s.quests is not None
    return {
        "card": s.tables.cards[s.quests.on[seat]].name,
        "levels": party_levels(s, seat),
        "completes": completes(s, seat),
        "party": [_ready(s, seat, die) for die in party],
    }


def _locked(s: QuarriorsState, seat: int) -> LockedDie | None:
    die = locked_die(s, seat)
    if die is None:
        return None
    prices = [buyout_price(s, payer, seat, die) for payer in range(s.players)]
    return {**_ready(s, seat, die), "now": die.locked == LOCKED_NOW, "unlock": prices, "freed": freed(s, seat, die)}


def _pile(s: QuarriorsState, pile: list[int]) -> dict[str, int]:
    return {kind_name(s, kind): n for kind, n in enumerate(pile) if n}


def _ready(s: QuarriorsState, seat: int, die: Ready) -> ReadyDie:
    creature = s.tables.faces[die.code].speaks
    seen: ReadyDie = {
        "ref": ready_ref(seat, die),
        "name": ready_id(s, seat, die),
        "alike": ready_ref(seat, next(other for other in beside_of(s, seat, die) if looks(s, other) == looks(s, die))),
        "die": die_name(s, die.code),
        "creature": creature,
        "attached": [{"die": die_name(s, code), "owner": owner} for code, owner in die.attached],
    }
    if creature:
        seen["as"] = None if die.copy == NONE else die_name(s, die.copy)
        seen["level"] = s.tables.faces[die.acts_as].level
        seen["attack"] = attack_of(s, seat, die)
        seen["defence"] = defence_of(s, seat, die)
        seen["glory"] = 0 if die.locked else glory_of(s, seat, die)
        seen["safe"] = die.safe == FROM_ALL
        seen["marked"] = [_mark(mark) for mark in die.marks]
        seen["destroyed"] = bool(die.fate)
        if s.tables.has_immunity:
            seen["immune"] = [source.value for source in sources_of(s, seat, die)]
    if s.quests is not None:
        seen["summoned"] = die.summoned
        seen["sent"] = die.sent
        seen["bearing"] = next((die_name(s, code) for code, _ in die.attached if is_quest_die(s, code)), None)
    if s.tables.faces[die.code].enchants:
        seen["works"] = is_working(s, seat, die)
    return seen


def _mark(mark: Mark) -> list[int | bool | str]:
    plain: list[int | bool | str] = [mark.attack, mark.defence, mark.still]
    if mark.until == TURN:
        return plain
    return [*plain, "this attack" if mark.until == BATTLE else f"until the turn of seat {mark.until}"]
