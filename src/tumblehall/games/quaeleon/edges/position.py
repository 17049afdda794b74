"""Positions of Quaeleon's Quest: the schema is documented in docs/reference/quaeleon-position.md."""

from collections import Counter
from collections.abc import Mapping

from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, COPIES, KINDS
from tumblehall.games.quaeleon.edges.impossible import all_cards, refuse_impossible, refuse_misplaced
from tumblehall.games.quaeleon.language.terms import Op, Stat
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import place_named, places_named
from tumblehall.games.quaeleon.rules.limits import LAST_ROUND, MOST_ORDERS, POOL, SLOTS
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import refresh_ongoing
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE, Coming, Fact, Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.turns import empty_slot
from tumblehall.games.quaeleon.rules.values import mod_data
from tumblehall.kernel.reading import Doc, quoted
from tumblehall.kernel.values import Json

FIELDS = ("deck", "pool", "discard", "turn", "coming", "fallen", "known", "fresh")
PHASES = {"prepare": steps.ROUND, "reveal": steps.REVEAL, "turns": steps.NEXT, "end": steps.ROUND_END}
STATS = {stat.name.lower(): stat for stat in Stat}
OPS = {op.name.lower(): op for op in Op}


# -- writing -------------------------------------------------------------------------------------------------------


def dump(s: QuaeleonState) -> dict[str, Json]:
    orders = iter(range(MOST_ORDERS * 8))
    doc: dict[str, Json] = {
        "seats": [
            {
                "health": s.health[seat],
                "hand": _names(s.hand[seat]),
                "picks": _names(s.picks[seat]),
                "stack": _names([card & KIND for card in reversed(s.stacks[seat])]),
                "field": [_laid(laid, next(orders), place) for place, laid in enumerate(s.field[seat])],
                "revealed": _revealed(s, seat),
                "next_initiative": s.next_init[seat],
            }
            for seat in range(s.players)
        ],
        "deck": _names(s.deck),
        "pool": _names(s.pool),
        "discard": _names(s.discard),
        "turn": {
            "round": s.round,
            "dealer": s.dealer,
            "idle": s.idle,
            "seat": s.turn,
            "initiative": s.turn_init,
            "waiting": _seats(s, s.waiting),
            "count": s.count,
            "last": s.last,
            "entering": s.entering,
            "ending": s.ending,
            "flipped": s.flipped,
        },
    }
    if s.coming:
        doc["coming"] = [
            {"seat": each.owner, "scope": "your" if each.your else "the", **mod_data(each.mod)} for each in s.coming
        ]
    if s.fallen:
        doc["fallen"] = [_seats(s, bits) for bits in s.fallen]
    if s.facts:
        doc["known"] = [
            {
                "card": card_name(fact.kind),
                "places": places_named(s, fact.places),
                "to": _seats(s, fact.knowers),
                "aware": _seats(s, fact.aware),
            }
            for fact in s.facts
        ]
    if s.fresh is not None:
        doc["fresh"] = [
            {"cards": _names(cards), "places": places_named(s, places)}
            for cards, places in zip(s.fresh, s.fresh_places, strict=True)
        ]
    return doc


def _names(kinds: list[int]) -> list[str]:
    return [card_name(kind) for kind in kinds]


def _seats(s: QuaeleonState, bits: int) -> list[int]:
    return [seat for seat in range(s.players) if bits >> seat & 1]


def _laid(laid: Laid, order: int, slot: int) -> Json:
    more: dict[str, Json] = {}
    if laid.order != order:
        more["order"] = laid.order
    if laid.slot != slot:
        more["slot"] = laid.slot + 1
    if laid.mods:
        more["changes"] = [mod_data(mod) for mod in laid.mods]
    if laid.pierce:
        more["pierce"] = laid.pierce
    if laid.silent:
        more["silent"] = True
    return {"card": card_name(laid.kind), **more} if more else card_name(laid.kind)


def _revealed(s: QuaeleonState, seat: int) -> Json:
    if s.up[seat] == NONE:
        return None
    more: dict[str, Json] = {"initiative": s.up_init[seat]} if s.up_init[seat] else {}
    if s.hushed >> seat & 1:
        more["silent"] = True
    return {"card": card_name(s.up[seat]), **more} if more else card_name(s.up[seat])


# -- reading -------------------------------------------------------------------------------------------------------


class _Loader:
    def __init__(self, doc: Doc, players: int, options: Mapping[str, Json]) -> None:
        self.doc = doc
        self.options = options
        self.s = QuaeleonState(players)

    def load(self) -> QuaeleonState:
        doc, s = self.doc, self.s
        for seat, item in enumerate(doc.get("seats").items()):
            self.seat(seat, item)
        s.living = tuple(seat for seat in range(s.players) if s.health[seat] > 0)
        s.pool = self.cards(doc.get("pool", []), POOL)
        s.discard = self.cards(doc.get("discard", []))
        placed = Counter(all_cards(s))
        rest = [kind for kind in range(KINDS) for _ in range(COPIES[kind] - placed[kind])]
        s.deck = sorted(self.cards(doc.get("deck"))) if doc.has("deck") else rest
        self.turn(doc.get("turn", {}))
        for item in doc.get("coming", []).items(most=200):
            item.fields(("seat", "scope", "stat", "op", "n"))
            owner = item.need("seat").int(0, s.players - 1)
            s.coming = (
                *s.coming,
                Coming(owner, item.need("scope").one_of(("your", "the")) == "your", self.mod(item)),
            )
        fell = [self.seats(item) for item in doc.get("fallen", []).items(most=s.players)]
        dead = sum(1 << seat for seat in range(s.players) if s.health[seat] == 0)
        s.fallen = tuple(fell) if doc.has("fallen") or not dead else (dead,)
        self.known()
        refresh_ongoing(s)
        refuse_impossible(doc, s)
        if s.stack:
            refuse_misplaced(doc, s)
        return s

    def card(self, doc: Doc) -> int:
        slug = doc.text()
        if slug not in CARD_NUMBERS:
            raise doc.refuse(f"there is no card {quoted(slug)}; write names like kettle-drake")
        return CARD_NUMBERS[slug]

    def cards(self, doc: Doc, most: int = 100) -> list[int]:
        return [self.card(item) for item in doc.items(most=most)]

    def seats(self, doc: Doc) -> int:
        return sum({1 << item.int(0, self.s.players - 1) for item in doc.items(most=self.s.players)})

    def number(self, doc: Doc) -> float:
        """A change may have a fraction, of quarters."""
        n = doc.value
        if isinstance(n, bool) or not isinstance(n, int | float) or not -9999 <= n <= 9999 or n * 4 != int(n * 4):
            raise doc.refuse(f"must be a number of quarters from -9999 to 9999; got {quoted(n)}")
        return n

    def mod(self, doc: Doc) -> Mod:
        stat, op = STATS[doc.need("stat").one_of(STATS)], OPS[doc.need("op").one_of(OPS)]
        return Mod(int(stat), int(op), self.number(doc.need("n")))

    def seat(self, seat: int, doc: Doc) -> None:
        s = self.s
        doc.fields(("health", "hand", "picks", "stack", "field", "revealed", "next_initiative"))
        s.health[seat] = doc.get("health", self.options["health"]).int(0, 1_000_000)
        s.hand[seat] = sorted(self.cards(doc.get("hand", [])))
        s.picks[seat] = self.cards(doc.get("picks", []))
        for kind in reversed(self.cards(doc.get("stack", []), 30)):
            s.stacks[seat].append(s.tags << 7 | kind)
            s.tags += 1
        for item in doc.get("field", []).items(most=SLOTS):
            self.laid(seat, item)
        s.next_init[seat] = doc.get("next_initiative", 0).int(-9999, 9999)
        up = doc.get("revealed")
        if up.value is None:
            return
        if isinstance(up.value, dict):
            up.fields(("card", "initiative", "silent"))
            s.up_init[seat] = up.get("initiative", 0).int(-9999, 9999)
            s.hushed |= up.get("silent", False).bool() << seat
            up = up.need("card")
        s.up[seat] = self.card(up)

    def laid(self, seat: int, item: Doc) -> None:
        s = self.s
        name = item
        if isinstance(item.value, dict):
            name = item.fields(("card", "order", "slot", "changes", "pierce", "silent")).need("card")
        else:
            item = Doc({}, item.place)
        lying = [laid for field in s.field for laid in field]
        order = item.get("order", len(lying)).int(0, MOST_ORDERS - 1)
        slot = item.get("slot", empty_slot(s.field[seat]) + 1).int(1, SLOTS) - 1
        if any(laid.order == order for laid in lying):
            raise item.refuse(f"the order {order} is taken")
        if any(laid.slot == slot for laid in s.field[seat]):
            raise item.refuse(f"the slot {slot + 1} is taken")
        mods = []
        for each in item.get("changes", []).items(most=200):
            mods.append(self.mod(each.fields(("stat", "op", "n"))))
        pierce = item.get("pierce", 0).int(0, 9999)
        silent = item.get("silent", False).bool()
        s.field[seat].append(Laid(order, self.card(name), slot, tuple(mods), pierce, silent))
        s.field[seat].sort()

    def turn(self, doc: Doc) -> None:
        s = self.s
        doc.fields((
            "round", "dealer", "idle", "seat", "initiative", "waiting", "count", "last", "entering", "ending",
            "flipped", "phase",
        ))  # fmt: skip
        lying = [(laid.order, seat) for seat in range(s.players) for laid in s.field[seat]]
        newest = max(lying, default=(NONE, NONE))
        first = self.options["first"]
        phase = PHASES[doc.get("phase", "prepare").one_of(PHASES)]
        s.round = doc.get("round", 1).int(0, LAST_ROUND)
        s.dealer = doc.get("dealer", 0 if first == "random" else first).int(0, s.players - 1)
        s.idle = doc.get("idle", 0).int(0, LAST_ROUND)
        s.turn = doc.get("seat", NONE).int(NONE, s.players - 1)
        s.turn_init = doc.get("initiative", 0).int(0, 9999)
        s.waiting = self.seats(doc.get("waiting", list(s.living) if phase == steps.NEXT else []))
        to_come = sum(len(stack) for stack in s.stacks) + s.players  # revealed ones, and one that is pushed
        s.count = doc.get("count", newest[0] + 1).int(newest[0] + 1, MOST_ORDERS - 1 - to_come)
        s.last = doc.get("last", newest[1]).int(NONE, s.players - 1)
        s.entering = doc.get("entering", NONE).int(NONE, MOST_ORDERS - 1)
        s.ending = doc.get("ending", False).bool()
        s.flipped = doc.get("flipped", 0).int(0, 99)
        if self.doc.has("pending") or self.doc.has("outcome"):
            return
        if phase == steps.ROUND:
            s.round = max(0, s.round - 1)
        s.push((phase,))

    def known(self) -> None:
        s = self.s
        for item in self.doc.get("known", []).items(most=2000):
            item.fields(("card", "places", "to", "aware"))
            places = self.places(item.need("places"))
            knowers = self.seats(item.need("to"))
            aware = self.seats(item.get("aware", [])) | knowers
            s.facts.append(Fact(knowers, aware, self.card(item.need("card")), places))
        fresh = self.doc.get("fresh")
        if fresh.value is not None:
            each = [item.fields(("cards", "places")) for item in fresh.items(s.players, s.players)]
            s.fresh = [sorted(self.cards(item.need("cards"))) for item in each]
            s.fresh_places = [self.places(item.need("places")) for item in each]

    def places(self, doc: Doc) -> int:
        found = 0
        for item in doc.items(most=200):
            place = place_named(self.s, item.text())
            if not place:
                raise item.refuse("is no place; write deck, hand:SEAT or stack:SEAT:DEPTH")
            found |= place
        return found


def load(doc: Doc, players: int, options: Mapping[str, Json]) -> QuaeleonState:
    return _Loader(doc, players, options).load()
