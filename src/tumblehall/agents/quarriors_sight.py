"""The table of Quarriors as a seat sees it, made into a state again, so that the numbers of the rules can be asked."""

from collections.abc import Mapping
from functools import lru_cache

from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.setup import CARD_BY_NAME
from tumblehall.games.quarriors.state import DOOMED, NO_FACE, NONE, Mark, QuarriorsState, Ready
from tumblehall.games.quarriors.tables import Tables
from tumblehall.games.quarriors.zones import find
from tumblehall.kernel.values import Decision, Json, Option


@lru_cache(maxsize=32)
def tables_of(cards: tuple[str, ...]) -> Tables:
    return Tables(CARD_BY_NAME[name] for name in cards)


def seen(view: Mapping[str, Json]) -> QuarriorsState:
    """A state with everything that lies open, which is all but what is pending."""
    s = QuarriorsState(view["players"], tables_of(tuple(card["card"] for card in view["wilds"])))
    s.wilds = [card["dice"] for card in view["wilds"]]
    s.turn = view["turn"]
    s.round = view["round"]
    s.phase = Phase[view["phase"].upper()]
    s.window = view["immediate"]
    s.captures = view["captures"]
    s.expert = view["expert"]
    s.scored = list(view["scored"])
    s.lost = sum(1 << seat for seat in view["lost"])
    kinds = {card["die"]: kind for kind, card in enumerate(view["wilds"])}
    for seat, shown in enumerate(view["seats"]):
        s.glory[seat] = shown["glory"]
        s.quiddity[seat] = shown["quiddity"]
        for pile, counts in ((s.bag, shown["bag"]), (s.used, shown["used"])):
            for name, n in counts.items():
                pile[seat][kinds[name]] = n
        s.active[seat] = [code_of(kinds, name) for name in shown["active"]]
        s.spent[seat] = [code_of(kinds, name) for name in shown["spent"]]
        s.ready[seat] = [_ready(kinds, die) for die in shown["ready"]]
    attack = view["attack"]
    if attack is not None:
        s.shares = tuple((tag_of(share["ref"]), tuple(share["against"])) for share in attack["shares"])
        s.totals = [total or 0 for total in attack["totals"]] if attack["defending"] else []
    return s


def code_of(kinds: Mapping[str, int], name: str) -> int:
    slug, _, face = name.partition("#")
    return kinds[slug] << 3 | (int(face) - 1 if face else NO_FACE)


def tag_of(ref: str) -> int:
    return int(ref.split(":")[2])


def _ready(kinds: Mapping[str, int], die: Mapping[str, Json]) -> Ready:
    alias = die.get("as")
    return Ready(
        tag=tag_of(die["ref"]),
        code=code_of(kinds, die["die"]),
        attached=tuple((code_of(kinds, spell["die"]), spell["owner"]) for spell in die["attached"]),
        marks=tuple(Mark(*mark) for mark in die.get("marked", ())),
        safe=die.get("safe", False),
        copy=NONE if alias is None else code_of(kinds, alias),
        fate=DOOMED if die.get("destroyed") else NONE,
    )


class Look:
    """What an agent sees: the state, the question, and what it takes to read the options."""

    def __init__(self, view: Mapping[str, Json], decision: Decision) -> None:
        self.s = seen(view)
        self.decision = decision
        self.seat = decision.seat
        self.prices = [card["price"] for card in view["wilds"]]
        self._kinds = {card["die"]: kind for kind, card in enumerate(view["wilds"])}

    def of(self, verb: str) -> list[Option]:
        """The options with that first word."""
        return [option for option in self.decision.options if option.id.split()[0] == verb]

    def offers(self, ident: str) -> bool:
        return any(option.id == ident for option in self.decision.options)

    def code(self, option: Option) -> int:
        """The die that the option names, outside the ready areas."""
        return code_of(self._kinds, option.refs[0].split(":")[-1])

    def kind(self, option: Option) -> int:
        return self.code(option) >> 3

    def place(self, option: Option) -> str:
        """The zone of the die that the option names."""
        return option.refs[0].split(":")[0]

    def die(self, option: Option) -> tuple[int, Ready]:
        """The die in a ready area that the option names, and whose it is."""
        found = find(self.s, tag_of(option.refs[0]))
        assert found is not None
        return found
