"""Quests for `reach.py`: the tables of the page, and what was read of the rulings for the pairs of quests with every
other mechanism."""

from collections.abc import Iterator
from dataclasses import replace

from tools.reach_probe import COUNTED, Use, uses
from tools.reach_questing import AT_HOME, OFFERED, WINDOWS, WORKS, on_offer, speakers, works_in
from tools.reach_quests import (
    AREAS,
    AT_ME,
    ATTACHES,
    CHANGED,
    COPIES,
    DESTROYED,
    HEARD,
    LOCKED,
    NAMES_AREA,
    SAVED,
    SILENCED,
    STILLED,
    SUMMONS,
    found_in,
    is_asked_of_one,
    left_out,
)
from tools.reach_rows import BEFORE_QUESTS, Part, Row, Section, cards_of, joined, row_of, row_of_matrix
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import Source

LOWERS_NOTHING = "answers, and lowers no total"
REACHING = {
    DESTROYED: ("Q216",),
    STILLED: ("Q144",),
    SAVED: ("Q144",),
    COUNTED: ("Q144",),
    HEARD: ("Q144",),
    CHANGED: ("Q98",),
    SILENCED: ("Q98", "Q291"),
    "Archangel/Strong": ("Q311",),
    "Corruption/Incantation": ("Q228",),
    "Oblation/Charm": ("Q144",),
    "Gnome Barbarian/Strong": ("Q37", "Q98"),
    "Dark/Enchantment": ("Q275",),
    "Light/Enchantment": ("Q275",),
    "Quake Dragon/Quaxos'": ("Q98",),
    "Scavenging Goblin/Quaxos'": ("Q98",),
    "Warrior of the Quay/Quaxos'": ("Q98",),
}
LEAVING_OUT = {
    NAMES_AREA: ("Q144", "Q216"),
    ATTACHES: ("Q294",),
    LOCKED: ("Q216", "Q360"),
    AT_ME: ("Q99",),
    COPIES: ("Q286",),
    SUMMONS: ("Q245",),
}
BY_WORD = {
    "AttackVsMe": ("Q50", "Q99"),
    "TotalLess": ("Q50", "Q99"),
    "Stats": ("Q215",),
    "Copy": ("Q286",),
    "VoidSpells": ("Q98", "Q291"),
    "BEFORE_DEFENDERS": ("Q98",),
    "FIRST_LOSS": ("Q98",),
    "ATTACKING": ("Q98",),
    "ATTACK_OVER": ("Q98", "Q173"),
    "DEFENCE_OVER": ("Q98",),
    "PROTECTION": ("Q144",),
    "PHASE3_ENDS": ("Q144",),
    "Instead DESTROYED": ("Q33", "Q314"),
    "Attach": ("Q290",),
}
OWN = {AT_HOME: ("Q50",), WORKS: ("Q216",)}
BY_CARD = {
    "Archangel/Strong": ("Q311",),
    "Gnome Barbarian/Strong": ("Q37", "Q98"),
    "Poison Dart Frog/Strong": ("Q115",),
    "Ghostly Spirit/Corrupted": ("Q225",),
    "Primordial Ooze/Strong": ("Q121", "Q284"),
}
REACTING = {OFFERED: ("QQ-11", "Q61", "Q301"), "Chaos/Spell": ("Q99",)}


def cards() -> list[CompiledCard]:
    return [card for card in cards_of(BEFORE_QUESTS) if card.facts.kind != "large"]


def quests() -> Section:
    every = [(card, use) for card in cards() for use in uses(card) if not is_asked_of_one(use)]
    reached, out = [], []
    for card, use in every:
        found = tuple(found_in(card, use, area) for area in AREAS)
        if any(found):
            reached.append(row_of(card, use.said, use.words, found, REACHING))
        elif use.looks_at_creatures:
            out.append(_out(card, use))
    own = [row for card in cards() for row in _own(card)]
    return Section(
        "quests",
        f"The sets: {', '.join(BEFORE_QUESTS)}. {len(every)} selectors on {len(cards())} cards; "
        f"{len({row.card for row in reached})} cards reach a creature on a quest, {len({row.card for row in own})} say "
        "something in play while theirs is there. What is said of summoning and scoring is of the ready area (QQ-16).",
        (
            Part("A creature on a quest is reached", tuple(area.name for area in AREAS), joined(reached)),
            Part("A creature on a quest is left out of a text about creatures", ("why",), joined(out)),
            Part("The creature that speaks, or the bearer of a spell, is itself there", ON_QUEST, joined(own)),
            Part("Reaction spells around a quest", tuple(WINDOWS), joined([*_reactions()])),
        ),
        row_of_matrix("Quests and challenges"),
        ELSEWHERE,
    )


def _out(card: CompiledCard, use: Use) -> Row:
    """Of the ready area; what an anchored spell says is so by its own ruling too."""
    row = row_of(card, use.said, use.words, (left_out(use),), LEAVING_OUT)
    anchored = use.said.source is Source.ANCHORED
    return replace(row, rulings=(*row.rulings, "Q271")) if anchored else row


ON_QUEST = ("on a quest", "in a challenge")


def _own(card: CompiledCard) -> Iterator[Row]:
    for said, face, borne in speakers(card):
        found = works_in(card, said, face, borne)
        if found[1] == WORKS and isinstance(said.clause, c.When) and _lowers(said.clause):
            found = found[0], LOWERS_NOTHING
        words = _words(said, borne)
        ids = {one: ids for one, ids in BY_WORD.items() if one in words}
        decided = dict.fromkeys(one for several in ids.values() for one in several)
        if not decided:
            decided |= dict.fromkeys(OWN[found[0]] if found[0] == found[1] else ("Q98",))
        decided |= dict.fromkeys(BY_CARD.get(card.name, ()))
        yield Row(card.name, (said.name.partition(":")[2],), words, found, tuple(decided))


def _lowers(clause: c.When) -> bool:
    """Whether it is about the total alone, which stays in a challenge as it was fixed (Q115)."""
    return all(isinstance(effect, e.ChangeTotal) for effect in clause.do)


def _words(said: Said, borne: bool) -> str:
    """`When DESTROYED`; `Attach Defence` where it works for its bearer."""
    clause = said.clause
    words = type(clause).__name__
    if isinstance(clause, c.When):
        words += f" {clause.moment.name}"
    elif isinstance(clause, c.Instead):
        words += f" {clause.happening.name}"
    return f"Attach {words}" if borne else words


def _reactions() -> Iterator[Row]:
    for card in cards():
        for face, shown in enumerate(card.faces):
            if shown.react is not None and shown.alike == face and any(found := on_offer(card, face)):
                yield row_of(card, shown.react, "React", found, REACTING)


OWN_CARDS = "a card of the quests' own set"
VISITS = "a rule of going, fighting and leaving, no card"
PHASE_1 = "what a quest gives in phase 1, which no earlier card asks"
CARRYING = "a quartifact, below"
ELSEWHERE = {
    **dict.fromkeys(("Q105", "Q106", "Q116", "Q152", "Q153", "Q159", "Q212", "Q224", "Q307", "Q308"), OWN_CARDS),
    **dict.fromkeys(("Q112", "Q143", "Q351", "Q359", "Q362", "Q84", "Q330", "Q263", "Q222"), OWN_CARDS),
    **dict.fromkeys(("Q100", "Q154", "Q155", "Q158", "Q350", "Q352", "Q353", "Q356", "Q357"), VISITS),
    **dict.fromkeys(("QQ-16", "QQ-24", "Q83", "Q251", "Q252", "Q276", "Q321", "Q340", "Q342"), PHASE_1),
    **dict.fromkeys(("QQ-18", "QQ-19", "Q108", "Q111", "Q160", "Q161", "Q354", "Q355", "QL-18"), CARRYING),
    "Q227": "an Eye goes for its holder, whatever its card",
    **dict.fromkeys(("QQ-5", "Q358", "Q370"), "the goal and the tie, which no card counts"),
}
"""Rulings of those pairs that decide for no card above, and why."""
