"""Locks for `reach.py`: where a locked die can lie, the rulings that decide what it changes, and what was read of them
for the pairs of locks with every other mechanism."""

from tools.reach_probe import (
    BESIDE,
    COUNTED,
    FREED,
    HOST,
    IMMUNE,
    KEPT,
    NO_COPY,
    NOT_REPLACED,
    NOT_SUMMONED,
    NOUGHT,
    OUT_OF_REACH,
    TURNED,
    UNLOCKED,
    UNTURNED,
)
from tools.reach_tables import LOCKED_PLACES, Mechanism, lock_faces

BY_OUTCOME = {
    UNLOCKED: ("Q32", "QL-14"),
    TURNED: ("QL-11", "Q240"),
    UNTURNED: ("Q15",),
    NOUGHT: ("Q51",),
    COUNTED: ("Q51", "QL-10"),
    IMMUNE: ("Q208",),
    HOST: ("QL-15", "Q51"),
    FREED: ("QL-8", "Q244"),
    KEPT: ("Q207",),
    NO_COPY: ("Q118",),
    NOT_REPLACED: ("QL-14",),
    NOT_SUMMONED: ("QL-2", "Q245"),
    BESIDE: ("QL-1", "QL-15"),
    "level 0": ("Q56",),
    "only dice that are not locked": ("Q32", "Q247"),
    "does not fight": ("QL-10",),
    "was not summoned": ("QL-2",),
    "no such class has such dice": (),
    "no such type has such dice": (),
    "not answered": ("QL-14",),
}
"""The rulings behind each thing that is found."""
BY_WORDS = {
    ("Still", OUT_OF_REACH): ("Q32",),
    ("Destroy", OUT_OF_REACH): ("Q89",),
    ("Unlock", OUT_OF_REACH): ("Q89",),
    ("Rotate", TURNED): ("Q237",),
}
"""Those that a word brings in."""
BY_CARD = {
    "Death/Incantation": ("QL-10",),
    "Death/Spell": ("QL-10",),
    "Corruption/Incantation": ("Q228",),
    "Demonic Overlord/Base": ("Q20",),
    "Demonic Overlord/Strong": ("Q164", "Q239"),
    "Warrior of the Quay/Base": ("Q54",),
    "Quake Dragon/Corrupted": ("Q144",),
    "Gnome Barbarian/Strong": ("Q211",),
    "Victory/Cantrip": ("QL-10",),
    "Shaping/Incantation": ("QL-10",),
    "Oblation/Cantrip": ("QL-14",),
}
"""Those that name a card, or speak of what only that card does."""

PAIRS = {
    "immunity": ("Q207", "Q208", "Q211", "Q213"),
    "corruption": ("Q228",),
    "forced gains": ("QL-2", "Q245"),
    "ownership": ("QL-13", "Q90", "Q207", "Q213", "Q227"),
    "locks": ("QL-3", "QL-4", "Q88", "Q89", "Q91", "Q170", "Q235", "Q236", "Q244", "Q246", "Q248"),
    "draw counting": ("Q80", "Q250", "Q251", "Q252", "Q254"),
    "quests": ("QL-18", "Q115", "Q216", "Q290"),
    "quartifacts": ("QL-18", "Q109", "Q207", "Q238", "Q244"),
    "energy": ("Q168", "Q242"),
    "large dice": ("Q250", "Q254"),
    "anchored spells": ("Q243", "Q247", "Q280"),
    "enchantments": ("Q278", "Q306"),
    "rotation": ("QL-11", "Q15", "Q237", "Q238", "Q240"),
    "copying": ("Q118", "Q241"),
    "attached spells": ("QL-15", "QL-18", "Q238"),
    "reactions": ("QL-14", "Q97", "Q155", "Q306"),
    "replacement": ("QL-14", "Q32", "Q162", "Q164", "Q239"),
    "free captures": ("QL-10", "QL-14"),
    "scoring": ("QL-10", "Q344"),
    "end of the game": ("QC-11.4", "QC-11.5", "Q370"),
}
"""For each mechanism the rules and rulings that decide where it meets locks. Expert culling and advanced captures do
not meet them."""
OWN_CARDS = "a card of the locks' own set"
RULE = "a rule of locking or paying, no card"
OTHERS_CARDS = "a card of Light vs. Dark"
ON_QUESTS = "quests and quartifacts, below"
ELSEWHERE = {
    **dict.fromkeys(("Q213", "Q90", "Q227", "QL-13", "Q170", "Q246", "Q344", "Q241", "Q162", "Q97", "Q306"), OWN_CARDS),
    **dict.fromkeys(("Q80", "Q250", "Q251", "Q252", "Q254"), "draws, which no selector speaks of"),
    **dict.fromkeys(("QL-3", "QL-4", "Q88", "Q91", "Q235", "Q236", "Q248", "Q242", "Q168"), RULE),
    **dict.fromkeys(("Q243", "Q278"), OTHERS_CARDS),
    **dict.fromkeys(("Q115", "Q216", "Q290", "Q109"), ON_QUESTS),
    "QL-18": "unlocking drops what lies beside the die, and a locked die does not go on quests, whatever card it is",
    "Q280": "a chosen turn; the earlier sets turn all at once",
    "Q238": "what a die turned by a Shaping Charm does after it",
    "Q155": "when reaction spells are asked, locks or none",
    **dict.fromkeys(("QC-11.4", "QC-11.5", "Q370"), "the tie, which no card counts"),
}
"""Rulings of those pairs that decide for no card below, and why."""

LOCKS = Mechanism("locks", "A locked die", LOCKED_PLACES, lock_faces, BY_OUTCOME, BY_WORDS, BY_CARD, PAIRS, ELSEWHERE)
