"""The table of Quarriors as a seat sees it, made into a state again, so that the numbers of the rules can be asked."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from tumblehall.agents.quarriors.purse import Price
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import ReadyDie, WildsCard
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.effects import Effect
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.battles import Battle, Quests
from tumblehall.games.quarriors.rules.box import LARGE
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES
from tumblehall.games.quarriors.rules.state import (
    DOOMED,
    FROM_ALL,
    LOCKED,
    LOCKED_NOW,
    NO_FACE,
    NONE,
    UNHURT,
    Mark,
    QuarriorsState,
    Ready,
)
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.values import Decision, Json, Option

LOCKED_TAG = 120
"""The tag of the die in the locked area of seat 0; the other seats' follow."""


def sight(view: Mapping[str, Json]) -> Sight:
    """A view of this game by its type."""
    return cast(Sight, view)


Read = Callable[[str], CompiledCard]
"""How somebody reads the card of that name."""


def as_declared(name: str) -> CompiledCard:
    return CARD_BY_NAME[name]


@lru_cache(maxsize=32)
def tables_of(cards: tuple[str, ...], read: Read, large: bool = False, quests: tuple[str, ...] = ()) -> Tables:
    return Tables(map(read, cards), LARGE if large else None, map(read, quests))


def seen(view: Sight, read: Read = as_declared) -> QuarriorsState:
    """A state with everything that lies open, which is all but what is pending."""
    large = "large" in view["seats"][0]
    quests = tuple(quest["card"] for quest in view.get("quests", []))
    cards = tuple(card["card"] for card in view["wilds"])
    s = QuarriorsState(view["players"], tables_of(cards, read, large, quests))
    s.wilds[: len(cards)] = [card["dice"] for card in view["wilds"]]
    s.turn = view["turn"]
    s.round = view["round"]
    s.phase = Phase[view["phase"].upper()]
    s.window = view["immediate"]
    s.captures = view["captures"]
    s.expert = view["expert"]
    s.scored = tuple((seat, NONE) for seat, n in enumerate(view["scored"]) for _ in range(n))
    s.lost = tuple((seat, NONE) for seat in view["lost"])
    s.locked = view.get("locked", False)
    s.culls = view.get("culls", True)
    s.anchored = view.get("anchored", False)
    active = view["seats"][s.turn]
    s.energy = (active.get("light", 0), active.get("dark", 0))
    kinds = {card.die.slug: kind for kind, card in enumerate(s.tables.cards)}
    for seat, shown in enumerate(view["seats"]):
        s.glory[seat] = shown["glory"]
        s.quiddity[seat] = shown["quiddity"]
        for pile, counts in ((s.bag, shown["bag"]), (s.used, shown["used"])):
            for name, n in counts.items():
                pile[seat][kinds[name]] = n
        s.active[seat] = [code_of(kinds, name) for name in shown["active"]]
        s.spent[seat] = [code_of(kinds, name) for name in shown["spent"]]
        s.ready[seat] = [_ready(kinds, die) for die in shown["ready"]]
        locked = shown.get("locked")
        if locked is not None:
            s.ready[seat].append(_ready(kinds, locked).but(locked=LOCKED_NOW if locked["now"] else LOCKED))
    _see_quests(s, view, kinds)
    s.draws = tuple(shown.get("draws", 0) for shown in view["seats"])
    attack = view["attack"]
    if attack is not None:
        s.battle = Battle(tuple((tag_of(share["ref"]), tuple(share["against"])) for share in attack["shares"]))
        s.battle.totals = [total or 0 for total in attack["totals"]] if attack["defending"] else []
    return s


def _see_quests(s: QuarriorsState, view: Sight, kinds: Mapping[str, int]) -> None:
    """The quest area, where there is one."""
    if not s.tables.quests:
        return
    q = s.quests = Quests(s.players)
    q.visited = view.get("visited", False)
    names = {s.tables.cards[kind].name: kind for kind in s.tables.quests}
    for quest in view.get("quests", []):
        s.wilds[names[quest["card"]]] = quest["dice"]
    for seat, shown in enumerate(view["seats"]):
        party = shown.get("quest")
        if party is not None:
            q.on[seat] = names[party["card"]]
            q.party[seat] = [_ready(kinds, die).but(questing=True) for die in party["party"]]


def code_of(kinds: Mapping[str, int], name: str) -> int:
    slug, _, face = name.partition("#")
    return kinds[slug] << 3 | (int(face) - 1 if face else NO_FACE)


def tag_of(ref: str) -> int:
    place, *of = ref.split(":")
    return LOCKED_TAG + int(of[0]) if place == "locked" else int(of[-1])


def _ready(kinds: Mapping[str, int], shown: ReadyDie) -> Ready:
    die = Ready(tag_of(shown["ref"]), code_of(kinds, shown["die"]))
    die.attached = tuple((code_of(kinds, spell["die"]), spell["owner"]) for spell in shown["attached"])
    die.marks = tuple(Mark(int(mark[0]), int(mark[1]), bool(mark[2])) for mark in shown.get("marked", ()))
    die.safe = FROM_ALL if shown.get("safe") else UNHURT
    alias = shown.get("as")
    die.copy = NONE if alias is None else code_of(kinds, alias)
    die.acts_as = die.code if alias is None else die.copy
    die.fate = (DOOMED,) if shown.get("destroyed") else ()
    die.sent = shown.get("sent", False)
    die.summoned = shown.get("summoned", False)
    return die


def _price(card: WildsCard, discounts: bool) -> Price:
    """`discounts`: whether a discount on the card is read."""
    low, energy = card.get("discounted"), card.get("energy")
    if low is None or not energy or not discounts:
        return Price(card["price"])
    return Price(card["price"], low["price"], NAMES.index(energy))


IN_PLAY = ("ready", "locked")


class Look:
    """What an agent sees: the state, the question, and what it takes to read the options."""

    def __init__(self, view: Sight, decision: Decision, read: Read = as_declared) -> None:
        self.s = seen(view, read)
        self.decision = decision
        self.about = decision.about
        self.seat = decision.seat
        t = self.s.tables
        self.prices = [_price(card, t.discount[kind] is not None) for kind, card in enumerate(view["wilds"])]
        self._kinds = {card.die.slug: kind for kind, card in enumerate(t.cards)}

    def of(self, verb: str) -> list[Option]:
        """The options with that first word."""
        return [option for option in self.decision.options if option.id.split()[0] == verb]

    def offers(self, ident: str) -> bool:
        return any(option.id == ident for option in self.decision.options)

    def code(self, option: Option) -> int:
        """The die that the option names."""
        if self.place(option) in IN_PLAY:
            return self.die(option)[1].code
        named = option.refs[0].split(":")[-1]
        return self.code_named(option.id.split()[1].partition("@")[0] if named.isdigit() else named)

    def code_named(self, name: str) -> int:
        return code_of(self._kinds, name)

    def knows(self, name: str) -> bool:
        """Whether a die of that name is of this table; one that has left may have none."""
        return name.partition("#")[0] in self._kinds

    def kind(self, option: Option) -> int:
        return self.code(option) >> 3

    def reads(self) -> bool:
        """Whether the effect that is asked about stands on the cards, as they are read."""
        clause, effect = self.about.get("clause"), self.about["effect"]
        if clause is None:
            return True
        programs = [program for card in self.s.tables.cards for program in card.programs if program.name == clause]
        return not programs or any(type(one).__name__.lower() == effect for one in programs[0].effects)

    def effects(self) -> tuple[Effect, ...]:
        """The list that the question is part of, as the cards are read; none where it does not stand there."""
        clause = self.about.get("clause")
        programs = [program for card in self.s.tables.cards for program in card.programs if program.name == clause]
        return tuple(effect for program in programs for effect in program.effects)

    def effect(self) -> Effect | None:
        """The effect that is asked about."""
        asked = self.about["effect"]
        return next((effect for effect in self.effects() if type(effect).__name__.lower() == asked), None)

    def owner(self, option: Option) -> int:
        """In whose pile or area the die is that the option names."""
        whose = option.refs[0].split(":")[1]
        return int(whose) if whose.isdigit() else self.seat

    def place(self, option: Option) -> str:
        """The zone of the die that the option names."""
        return option.refs[0].split(":")[0]

    def die(self, option: Option) -> tuple[int, Ready]:
        """The die in a ready area that the option names, and whose it is."""
        found = find(self.s, tag_of(option.refs[0]))
        assert found is not None
        return found
