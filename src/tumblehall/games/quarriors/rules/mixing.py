"""Which cards lie in the Wilds: the sets of a game, how they are mixed, what is refused (QC-1, QD-8, Q380 to Q385)."""

from collections.abc import Iterable, Mapping

from tumblehall.games.quarriors.cards import CARD_BY_NAME, COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Shelf
from tumblehall.kernel.values import Json

CREATURE_CLASSES, SPELL_CLASSES = 7, 3
"""QC-1.3"""
NEEDED = {"creature": CREATURE_CLASSES, "spell": SPELL_CLASSES}
SIDE = (4, 5)
"""QD-8: so many cards of the other sets come first where they are a side to base."""
SET_TITLES = {
    "base": "Base",
    "demons": "Rise of the Demons",
    "quarmageddon": "Quarmageddon",
    "qladiator": "Quest of the Qladiator",
    "promos": "Quaxos Promo",
}
"""What the content files call a set."""
PROMO_OF_LOCKS = "Quest of the Qladiator Promo"
SET_OF = {title: name for name, title in SET_TITLES.items()} | {PROMO_OF_LOCKS: "promos"}
BESIDE = {PROMO_OF_LOCKS: ("quarmageddon", "qladiator")}
"""Cards of the promos whose dice and rules come from other sets: only with all of these (Q25)."""
MIXES = ("hint", "side", "scoops", "choice")
DECKS = {
    name: tuple(card for card in COMPILED if SET_OF[card.facts.set] == name and card.facts.kind in NEEDED)
    for name in SET_TITLES
}
FIRST_GAMES: Mapping[frozenset[str], tuple[str, ...]] = {
    frozenset(("base",)): (
        "Scavenging Goblin/Base",
        "Warrior of the Quay/Base",
        "Ghostly Spirit/Strong",
        "Witching Hag/Base",
        "Devotee of the Holy Query/Base",
        "Deathdealer/Strong",
        "Quake Dragon/Mighty",
        "Growth/Charm",
        "Life/Cantrip",
        "Death/Charm",
    ),
    frozenset(("base", "demons")): (
        "Scavenging Goblin/Corrupted",
        "Devotee of the Holy Query/Corrupted",
        "Ghostly Spirit/Corrupted",
        "Warrior of the Quay/Corrupted",
        "Witching Hag/Base",
        "Quake Dragon/Mighty",
        "Demonic Overlord/Lesser",
        "Corruption/Cantrip",
        "Growth/Charm",
        "Life/Cantrip",
    ),
    frozenset(("base", "quarmageddon")): (
        "Mischievous Imp/Base",
        "Scavenging Goblin/Base",
        "Gnome Barbarian/Base",
        "Voodoo Doll/Base",
        "Troll Behemoth/Base",
        "Heavenly Seraph/Base",
        "Lord of the Quarry/Base",
        "Discriminating/Spell",
        "Oblation/Charm",
        "Death/Charm",
    ),
    frozenset(("base", "qladiator")): (
        "Scavenging Goblin/Base",
        "Poison Dart Frog/Mighty",
        "Quaxos' Eye/Base",
        "Quake Dragon Mystic/Base",
        "Pink Eye Cyclops/Base",
        "Qladiator/Base",
        "Frost Howler/Strong",
        "Harmony/Charm",
        "Growth/Charm",
        "Death/Charm",
    ),
    frozenset(("base", "promos")): (
        "Scavenging Goblin/Quaxos'",
        "Warrior of the Quay/Quaxos'",
        "Ghostly Spirit/Strong",
        "Devotee of the Holy Query/Base",
        "Witching Hag/Base",
        "Deathdealer/Strong",
        "Quake Dragon/Quaxos'",
        "Growth/Charm",
        "Life/Cantrip",
        "Death/Charm",
    ),
}
"""By the sets our choice for a first game: few questions, the new thing early, cheap and dear cards."""


def _sorts(kind: str) -> dict[str, tuple[str, ...]]:
    """The names of all cards of a kind, by class; classes and cards from cheap to dear."""
    cards = sorted(
        ((name, card.facts) for name, card in CARD_BY_NAME.items() if card.facts.kind == kind),
        key=lambda named: (named[1].cost, named[1].number),
    )
    sorts: dict[str, tuple[str, ...]] = {}
    for name, facts in cards:
        sorts[facts.die_class] = (*sorts.get(facts.die_class, ()), name)
    return sorts


NEEDS = {name: SET_OF[card.facts.set] for name, card in CARD_BY_NAME.items()}
"""By card the set that it comes with (Q383)."""
SHELVES = (
    Shelf("Creatures", CREATURE_CLASSES, _sorts("creature"), "QC-1.3", "sets", NEEDS),
    Shelf("Spells", SPELL_CLASSES, _sorts("spell"), "QC-1.3", "sets", NEEDS),
)
"""QC-1.3, QC-1.8: what the cards of the Wilds are chosen from, and how many of each."""


# -- what is refused -------------------------------------------------------------------------------------------------


def check_options(options: Mapping[str, Json]) -> None:
    """The first reason that applies, with its number in the order in which they are asked."""
    sets, wilds, mix = options["sets"], options["wilds"], options["mix"]
    _check_classes(sets)
    named = isinstance(wilds, list)
    if mix == "choice" and not named:
        raise BadInput("option 'mix': the players' own choice needs the cards in 'wilds' (S11, QD-8)")
    if (named and mix != "choice") or (wilds == "first-game" and mix != "hint"):
        raise BadInput("option 'mix': named cards are not mixed; leave 'mix' out (S12)")
    if mix in ("side", "scoops") and ("base" not in sets or len(sets) == 1):
        raise BadInput("option 'mix': this mix puts other sets before base: name base and another set (S14, Q382)")
    if wilds == "first-game" and frozenset(sets) not in FIRST_GAMES:
        raise BadInput("option 'wilds': there is no first game for these sets; draw the Wilds or name the cards (S15)")
    if named:
        _check_named([CARD_BY_NAME[name] for name in wilds], sets)


def _check_classes(sets: list[str]) -> None:
    """Q135: QC-1.3 would never stop turning cards."""
    have = {kind: len(classes_of(pool_of(sets), kind)) for kind in NEEDED}
    if any(have[kind] < needed for kind, needed in NEEDED.items()):
        raise BadInput(
            f"option 'sets': these sets have {have['creature']} creature and {have['spell']} spell classes; "
            f"{CREATURE_CLASSES} and {SPELL_CLASSES} are needed (S10, Q135)"
        )


def _check_named(cards: list[CompiledCard], sets: list[str]) -> None:
    """QC-1.8: cards may be named, but QC-1.3 still holds."""
    seen: set[str] = set()
    for card in cards:
        facts = card.facts
        belongs = SET_OF[facts.set]
        if belongs not in sets:
            raise BadInput(f"option 'wilds': {card.name} belongs to the set {belongs} (S21, Q383)")
        if facts.kind not in NEEDED:
            raise BadInput("option 'wilds': the basic cards are always there (S22, QC-1.2)")
        if facts.die_class in seen:
            raise BadInput(f"option 'wilds': two cards of the class {facts.die_class} (S25, QC-1.3)")
        if not comes_up(card, sets):
            needed = " and ".join(BESIDE[facts.set])
            raise BadInput(f"option 'wilds': {facts.type} needs {needed} (S26, Q25)")
        seen.add(facts.die_class)
    have = {kind: len(classes_of(cards, kind)) for kind in NEEDED}
    if have != NEEDED:
        raise BadInput(
            f"option 'wilds': {CREATURE_CLASSES} creature and {SPELL_CLASSES} spell cards are needed; "
            f"{have['creature']} and {have['spell']} are named (S28)"
        )


# -- what is drawn ---------------------------------------------------------------------------------------------------


def pool_of(sets: Iterable[str]) -> list[CompiledCard]:
    """The cards that may be turned over; what cannot work without other sets stays in the box (Q384)."""
    sets = tuple(sets)
    return [card for name in sets for card in DECKS[name] if comes_up(card, sets)]


def comes_up(card: CompiledCard, sets: Iterable[str]) -> bool:
    return set(BESIDE.get(card.facts.set, ())) <= set(sets)


def classes_of(cards: Iterable[CompiledCard], kind: str) -> set[str]:
    return {card.facts.die_class for card in cards if card.facts.kind == kind}


def chosen_cards(options: Mapping[str, Json], rng: Rng) -> list[CompiledCard]:
    """The creature and spell cards of the Wilds (QC-1.3, QC-1.8, QD-8)."""
    sets, wilds = options["sets"], options["wilds"]
    if wilds == "first-game":
        wilds = FIRST_GAMES[frozenset(sets)]
    if wilds != "random":
        return [CARD_BY_NAME[name] for name in wilds]
    found: dict[str, CompiledCard] = {}
    if options["mix"] == "hint":
        fill(found, pool_of(sets), rng)
        return list(found.values())
    others = [card for card in pool_of(sets) if SET_OF[card.facts.set] != "base"]
    if options["mix"] == "side":
        turn_over(found, list(others), SIDE[rng.below(len(SIDE))], rng)
    else:
        fill(found, others, rng)
    fill(found, pool_of(["base"]), rng)
    fill(found, others, rng)  # Q382: if base runs out, the rest of the others
    return list(found.values())


def fill(found: dict[str, CompiledCard], pool: list[CompiledCard], rng: Rng) -> None:
    """QC-1.3: creatures, then spells, each as far as these cards go."""
    for kind in NEEDED:
        turn_over(found, [card for card in pool if card.facts.kind == kind], NEEDED[kind], rng)


def turn_over(found: dict[str, CompiledCard], deck: list[CompiledCard], most: int, rng: Rng) -> None:
    """Cards are turned over one at a time; one whose class is there already, or whose kind is complete, goes back to
    the box."""
    taken = 0
    kinds = {kind: len(classes_of(found.values(), kind)) for kind in NEEDED}
    while deck and taken < most and kinds != NEEDED:
        card = deck.pop(rng.below(len(deck)))
        kind = card.facts.kind
        if card.facts.die_class in found or kinds[kind] == NEEDED[kind]:
            continue
        found[card.facts.die_class] = card
        kinds[kind] += 1
        taken += 1
