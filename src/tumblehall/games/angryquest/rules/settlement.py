"""Settlements: AQ-4, A26 to A30. Upgrading and replacing."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import HOME
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.names import player_name
from tumblehall.games.angryquest.rules.numbers import can_upgrade, levels_of
from tumblehall.games.angryquest.rules.setup import cards_left, draw_card
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import KEEP, PASS, REPLACE, TAKE, UPGRADE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question

REPLACED: Final = 5
"""In a TOWN frame: the action before was a replacement."""
DRAWN: Final = 2


def visitor_of(s: AngryState, seat: int, town: int) -> int:
    """The own character in a settlement: never more than one (A9)."""
    return next((c for c in s.team[seat] if s.where[c] == town), NONE)


def ask_town(s: AngryState, f: Frame) -> list[int]:
    """AQ-4.3: one action on arriving, or none; two different ones with the ability for it."""
    _, seat, town, arrived, _, before = f
    c = visitor_of(s, seat, town)
    if c == NONE or (c != arrived and before != REPLACED):
        return []
    options = [UPGRADE.first + a for a in range(5) if a != before and can_upgrade(s, c, a)]
    if before != REPLACED:
        options += ways_to_recruit(s, seat)
    return [*options, PASS.first] if options else []


def answer_town(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, town, arrived, left, _ = f
    if option == PASS.first:
        return
    c = visitor_of(s, seat, town)
    upgrading = option in UPGRADE
    attribute = option - UPGRADE.first
    if left > 1:
        s.push((steps.TOWN, seat, town, arrived, left - 1, attribute if upgrading else REPLACED))
    if upgrading:
        try_upgrade(s, c, attribute, rng)
    else:
        recruit(s, seat, c, option, rng)


def try_upgrade(s: AngryState, c: int, attribute: int, rng: Rng) -> None:
    """AQ-4.4: dice or number plus one; a 4 or more gives an upgrade, a 6 one of level 2."""
    more, easier = has.UPGRADE_DICE[c], has.UPGRADE_ON[c]
    dice = CHARACTERS[c].values[attribute] + levels_of(s, c, attribute) + 1 + (0 if more is None else more.n)
    faces = [rng.below(6) + 1 for _ in range(dice)]
    best = max(faces)
    level = 2 if best == 6 else int(best >= (4 if easier is None else easier.target))
    if level:
        s.upgrades[c] = tuple(sorted((*s.upgrades[c], attribute * 2 + level - 1)))
    if s.log is not None:
        data = {"character": CHARACTERS[c].slug, "attribute": ATTRIBUTES[attribute], "dice": faces, "level": level}
        s.log.say("upgrade", data, "AQ-4.4")


def ways_to_recruit(s: AngryState, seat: int) -> list[int]:
    """AQ-4.7: draw, or take a card that another player gave up."""
    ways = [REPLACE.first] if cards_left(s) else []
    return ways + [TAKE.first + c for c in s.face_up if not s.gave[c] >> seat & 1]


def ask_recruit(s: AngryState, f: Frame) -> list[int]:
    return ways_to_recruit(s, f[1])


def answer_recruit(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, c = f
    recruit(s, seat, c, option, rng)


def recruit(s: AngryState, seat: int, c: int, option: int, rng: Rng) -> None:
    """Replaces a character, by a card taken openly or by one of those drawn."""
    if option != REPLACE.first:
        newcomer = option - TAKE.first
        s.face_up = tuple(card for card in s.face_up if card != newcomer)
        _replace(s, seat, c, newcomer)
        return
    count = max((draw.n for mate in s.team[seat] if (draw := has.REPLACE_DRAW[mate]) is not None), default=DRAWN)
    drawn = tuple(draw_card(s, rng) for _ in range(min(count, cards_left(s))))
    s.hands[seat] = drawn
    s.reveal()
    if s.log is not None:
        player = player_name(s, seat)
        s.log.say("drew", {"player": player, "cards": len(drawn)}, "AQ-4.7")
        s.log.say("drew-cards", {"characters": [CHARACTERS[card].slug for card in drawn]}, "AQ-4.7", to=(seat,))
    s.push((steps.NEWCOMER, seat, c))


def ask_newcomer(s: AngryState, f: Frame) -> list[int]:
    return [KEEP.first + card for card in s.hands[f[1]]]


def answer_newcomer(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, c = f
    kept = option - KEEP.first
    s.bottom += tuple(card << 3 | seat for card in s.hands[seat] if card != kept)
    s.hands[seat] = ()
    s.reveal()
    _replace(s, seat, c, kept)


def _replace(s: AngryState, seat: int, old: int, new: int) -> None:
    """A30: the newcomer stands where the old one stood; the old one lies face up with its upgrades."""
    s.team[seat][s.team[seat].index(old)] = new
    s.owner[new], s.owner[old] = seat, NONE
    s.where[new], s.where[old] = s.where[old], HOME
    s.stall[old] = s.weak[old] = 0
    s.gave[old] |= 1 << seat
    s.face_up = (*s.face_up, old)
    if has.REPLACE_KEEP[old] is not None:
        for upgrade in sorted(s.upgrades[old], key=lambda u: -(u & 1)):
            if can_upgrade(s, new, upgrade >> 1):
                s.upgrades[new] = tuple(sorted((*s.upgrades[new], upgrade)))
        s.upgrades[old] = ()
    if s.log is not None:
        s.log.say("replaced", {"old": CHARACTERS[old].slug, "new": CHARACTERS[new].slug}, "AQ-4.7")


STEPS = (
    question(
        steps.TOWN,
        "town",
        takes=("space", "arrived", "count", "before"),
        ask=ask_town,
        answer=answer_town,
        prompt="In the settlement: upgrade, replace, or nothing?",
        rule="AQ-4.3",
        verbs=(UPGRADE, REPLACE, TAKE, PASS.said("Nothing")),
        safe=(PASS,),
        about=lambda s, f: {"character": CHARACTERS[visitor_of(s, f[1], f[2])].slug},
    ),
    question(
        steps.RECRUIT,
        "recruit",
        takes=("character",),
        ask=ask_recruit,
        answer=answer_recruit,
        prompt="Who replaces {character}?",
        rule="AQ-4.7",
        verbs=(REPLACE, TAKE),
    ),
    question(
        steps.NEWCOMER,
        "newcomer",
        takes=("character",),
        ask=ask_newcomer,
        answer=answer_newcomer,
        prompt="Which of the drawn cards replaces {character}?",
        rule="AQ-4.7",
        verbs=(KEEP,),
    ),
)
