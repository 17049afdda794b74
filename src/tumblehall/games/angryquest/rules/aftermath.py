"""After a combat: the loser leaves, and the winner may have more from it. AQ-5.6."""

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import HOME, LOOP, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.language.data import as_data
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.numbers import (
    MOST_UPGRADES,
    standing_on,
    works,
)
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import ADVANCE, PASS, SPOIL
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question
from tumblehall.kernel.values import Json


def flee(s: AngryState, loser: int, attacking: bool) -> None:
    retreat = has.RETREAT[loser]
    at = s.where[loser]
    to = HOME
    if retreat is not None and works(retreat.role, attacking) and at < LOOP:
        to = (at - retreat.n) % LOOP
        while standing_on(s, to, but=loser) != NONE:
            to = (to - 1) % LOOP
    s.where[loser] = to
    if s.log is not None:
        kind = "sent-home" if to == HOME else "retreated"
        s.log.say(kind, {"character": CHARACTERS[loser].slug, "to": name_of(to)}, "AQ-5.6")


def ask_spoils(s: AngryState, f: Frame) -> list[int]:
    _, _, winner, loser = f
    held = {upgrade >> 1 for upgrade in s.upgrades[winner]}
    if len(s.upgrades[winner]) >= MOST_UPGRADES:
        return []
    loot = [SPOIL.first + u for u in dict.fromkeys(s.upgrades[loser]) if u >> 1 not in held]
    return [*loot, PASS.first] if loot else []


def answer_spoils(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, _, winner, loser = f
    if option == PASS.first:
        return
    upgrade = option - SPOIL.first
    kept = list(s.upgrades[loser])
    kept.remove(upgrade)
    s.upgrades[loser] = tuple(kept)
    s.upgrades[winner] = tuple(sorted((*s.upgrades[winner], upgrade)))
    if s.log is not None:
        data = {"character": CHARACTERS[winner].slug, "loser": CHARACTERS[loser].slug}
        s.log.say("took-upgrade", data | {"attribute": ATTRIBUTES[upgrade >> 1], "level": (upgrade & 1) + 1}, "AQ-4.5")


def ask_advance(s: AngryState, f: Frame) -> list[int]:
    c = f[2]
    at = s.where[c]
    ability = has.ADVANCE[c]
    if ability is None or not 0 <= at < LOOP:
        return []
    free = [k for k in range(1, ability.n + 1) if standing_on(s, (at + k) % LOOP) == NONE]
    return [*(ADVANCE.first + k for k in free), PASS.first] if free else []


def answer_advance(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = f[2]
    if option == PASS.first:
        return
    s.where[c] = (s.where[c] + option - ADVANCE.first) % LOOP
    if s.log is not None:
        s.log.say("advanced", {"character": CHARACTERS[c].slug, "to": name_of(s.where[c])}, "AQ-5.6")


def _about_winner(s: AngryState, f: Frame) -> dict[str, Json]:
    """What lets the winner of a combat do more."""
    return {"ability": as_data(CHARACTERS[f[2]].ability)}


STEPS = (
    question(
        steps.SPOILS,
        "spoils",
        takes=("character", "loser"),
        ask=ask_spoils,
        answer=answer_spoils,
        prompt="{character} may take an upgrade of the loser.",
        rule="AQ-4.5",
        verbs=(SPOIL, PASS),
        safe=(PASS,),
        about=_about_winner,
    ),
    question(
        steps.ADVANCE,
        "advance",
        takes=("character",),
        ask=ask_advance,
        answer=answer_advance,
        prompt="{character} may go on along the loop.",
        rule="AQ-2.1",
        verbs=(ADVANCE, PASS),
        safe=(PASS,),
        about=_about_winner,
    ),
)
