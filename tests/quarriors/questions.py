"""A table at each kind of question that the game can ask."""

from collections.abc import Callable

from tests.quarriors.mat import do, play, seat
from tests.quarriors.questions_quests import QUEST_ASKED
from tumblehall.kernel.table import Table

RIVAL = seat(ready="Assistant#5, Deathdealer#4", used="Portal")
EXPERT = {"expert_culling": True}


def rescue() -> Table:
    """A Base Ghostly Spirit falls while its owner holds a Shaping Cantrip and a Basic Quiddity."""
    wilds = "Deathdealer/Base, Ghostly Spirit/Base, Shaping/Cantrip"
    theirs = seat(ready="Ghostly Spirit#4, Shaping#4", used="Basic Quiddity")
    return do(play(seat(ready="Deathdealer#4"), theirs, phase="attack", wilds=wilds), "defend ghostly-spirit#4")


def two_abilities() -> Table:
    wilds = "Witching Hag/Strong, Shaping/Incantation"
    mine = seat(ready="Witching Hag#4+Shaping#4@0", used="Assistant")
    return do(play(mine, phase="score", wilds=wilds), "score witching-hag#4+shaping#4")


def dealer_scores() -> Table:
    wilds = "Deathdealer/Strong"
    table = play(seat(ready="Deathdealer#4"), seat(ready="Assistant#5"), phase="attack", wilds=wilds, options=EXPERT)
    return do(table, "defend assistant#5", "goes used")


ASKED: dict[str, tuple[Callable[[], Table], str]] = {
    "score": (
        lambda: play(seat(ready="Assistant#5, Deathdealer#4"), phase="score", wilds="Deathdealer/Base"),
        "score assistant#5",
    ),
    "expert": (dealer_scores, "score deathdealer#4"),
    "cull": (lambda: do(play(seat(ready="Assistant#5"), phase="score"), "score assistant#5"), "pass"),
    "act": (lambda: play(seat(active="Portal#4, Assistant#5, Basic Quiddity#1", bag="Portal")), "next"),
    "name": (
        lambda: play(seat(ready="Assistant#5"), RIVAL, phase="attack", wilds="Deathdealer/Base"),
        "defend assistant#5",
    ),
    "tidy": (lambda: play(seat(ready="Death#4"), phase="tidy", wilds="Death/Spell"), "end-turn"),
    "pick": (
        lambda: do(play(seat(active="Assistant#4, Portal#1, Basic Quiddity#1")), "use assistant#4"),
        "pick basic-quiddity#1",
    ),
    "fate": (rescue, "goes used"),
    "order": (two_abilities, "first shaping#4 scores"),
    "react": (
        lambda: do(
            play(seat(active="2 Portal#4", bag="Portal"), seat(ready="Life#4"), wilds="Life/Charm", rolls=[1, 1]),
            "use portal#4",
        ),
        "pass",
    ),
    "copy": (
        lambda: do(
            play(seat(active="Primordial Ooze#4", quiddity=2), RIVAL, wilds="Primordial Ooze/Strong, Deathdealer/Base"),
            "summon primordial-ooze#4",
        ),
        "pick assistant#5@1",
    ),
    "may-copy": (
        lambda: play(
            seat(ready="Assistant#5, Deathdealer#4", active="Portal#4", bag="Portal"),
            seat(ready="Primordial Ooze#4"),
            wilds="Primordial Ooze/Strong, Deathdealer/Base",
        ),
        "pass",
    ),
    "turn-face": (
        lambda: do(
            play(
                seat(ready="Devotee of the Holy Query#3, Shaping#4"),
                wilds="Devotee of the Holy Query/Base, Shaping/Charm",
            ),
            "cast shaping#4",
        ),
        "turn 5",
    ),
    "attach": (
        lambda: do(play(seat(ready="Life#4"), RIVAL, wilds="Life/Cantrip, Deathdealer/Base"), "attach life#4"),
        "pick assistant#5@1",
    ),
    "lock-duty": (
        lambda: do(
            play(
                seat(active="Frost Howler#3, Pink Eye Cyclops#3"),
                wilds="Frost Howler/Base, Pink Eye Cyclops/Base",
            ),
            "next",
        ),
        "lock frost-howler#3",
    ),
    "pay": (
        lambda: do(
            play(seat(active="Herald#4", light=1, dark=1), wilds="Herald/Base, Black Cat/Base"), "summon herald#4"
        ),
        "pay light",
    ),
    "may": (
        lambda: do(
            play(seat(ready="Witching Hag#4", used="Assistant"), phase="score", wilds="Witching Hag/Strong"),
            "score witching-hag#4",
        ),
        "pass",
    ),
    **QUEST_ASKED,
}
