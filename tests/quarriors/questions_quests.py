"""A table at each kind of question that quests ask."""

from collections.abc import Callable

from tests.quarriors.mat import do, fall, on, play, seat
from tumblehall.kernel.table import Table

QUEST = "Exqualibur/The Hunt For"
WILDS = f"Squire/Basic, Knight of Quamelot/Base, {QUEST}"
RIVAL = seat(quest=on(QUEST, "Squire#4"))
SENT = ("challenge exqualibur", "send knight-of-quamelot#4", "depart")


def completed(wilds: str, party: str, *seats: dict[str, object], rolls: tuple[int, ...] = ()) -> Table:
    """A party completes its quest; culls are passed."""
    mine = seat(quest=on(QUEST, party), used="Portal")
    table = play(mine, *(seats or (seat(),)), phase="score", wilds=wilds, rolls=rolls)
    return do(table, "complete exqualibur")


def challenged(wilds: str, mine: str, theirs: str) -> Table:
    rival = seat(quest=on(QUEST, theirs))
    table = play(seat(ready=mine), rival, phase="attack", wilds=f"{wilds}, {QUEST}")
    return do(table, "challenge exqualibur")


def a_thief_at_work() -> Table:
    table = challenged("Squire/Basic, Relic Thief/Strong", "Relic Thief#4", "Squire#4+Exqualibur#4@1")
    do(table, "send relic-thief#4", "depart")
    return do(table, "defend squire#4+exqualibur#4", "goes used")


def returning() -> Table:
    wilds = "Squire/Basic, Knight of Quamelot/Base, Ancient Guide/Base"
    table = challenged(wilds, "Knight of Quamelot#6", "3 Ancient Guide#6")
    do(table, "send knight-of-quamelot#6", "depart")
    return fall(table, "defend ancient-guide#6", "defend ancient-guide#6", "defend knight-of-quamelot#6")


def hit() -> Table:
    wilds = f"Squire/Basic, Quasar/Incantation, {QUEST}"
    return do(play(seat(ready="Quasar#4"), RIVAL, phase="attack", wilds=wilds), "cast quasar#4", "seat 1")


def both_owned() -> Table:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, {QUEST}"
    theirs = (seat(ready="Exqualibur#4"), seat(ready="Exqualibur#5"))
    table = play(seat(quest=on(QUEST, "Knight of Quamelot#5")), *theirs, phase="score", wilds=wilds)
    return do(table, "complete exqualibur", "pass")


QUEST_ASKED: dict[str, tuple[Callable[[], Table], str]] = {
    "quest-cull": (lambda: completed(WILDS, "Knight of Quamelot#5"), "pass"),
    "seize": (both_owned, "seat 1"),
    "set-die": (
        lambda: do(completed(f"Ancient Guide/Mighty, {QUEST}", "Ancient Guide#6"), "pass"),
        "pass",
    ),
    "reroll": (
        lambda: do(
            completed(f"Ancient Guide/Mighty, {QUEST}", "Ancient Guide#5, Ancient Guide#4", rolls=(1, 1)),
            "pass",
            "yes",
        ),
        "pass",
    ),
    "split": (
        lambda: do(play(seat(ready="Knight of Quamelot#4"), phase="attack", wilds=WILDS), "quest exqualibur"),
        "pass",
    ),
    "sent": (
        lambda: do(
            play(
                seat(ready="Knight of Quamelot#4"),
                seat(ready="Misdirection#4"),
                phase="attack",
                wilds=f"{WILDS}, Misdirection/Cantrip",
            ),
            "quest exqualibur",
            "send knight-of-quamelot#4",
            "depart",
        ),
        "pass",
    ),
    "reply": (
        lambda: do(
            play(
                seat(ready="Knight of Quamelot#4, Chaos#4"),
                RIVAL,
                phase="attack",
                wilds=f"{WILDS}, Chaos/Spell",
            ),
            *SENT,
        ),
        "pass",
    ),
    "keep-quest": (
        lambda: fall(
            do(play(seat(ready="Knight of Quamelot#4"), RIVAL, phase="attack", wilds=WILDS), *SENT),
            "defend squire#4",
        ),
        "pass",
    ),
    "return": (returning, "pass"),
    "hit": (hit, "defend squire#4"),
    "take": (a_thief_at_work, "pass"),
}
