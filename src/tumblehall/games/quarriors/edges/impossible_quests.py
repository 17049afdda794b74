"""Quests of positions: read, and what no game can come to is refused with the place and the rule."""

from collections.abc import Mapping

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.areas import dice_of, in_play
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import is_quest_die
from tumblehall.games.quarriors.rules.mechanisms.quest_cards import EACH, QUESTS
from tumblehall.games.quarriors.rules.mechanisms.visits import STAYS
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

SENDING = ("split", "visit", "arrive", "sent")
"""Steps in which a party is on its way."""


def read_quests(doc: Doc, options: Mapping[str, Json]) -> list[tuple[CompiledCard, int]]:
    """The quest cards of a position, and how many quest dice lie on each."""
    found: list[tuple[CompiledCard, int]] = []
    for item in doc.get("quests", []).items(most=len(QUESTS)):
        item.fields(("card", "dice"))
        card = CARD_BY_NAME[item.need("card").one_of(tuple(card.name for card in QUESTS))]
        if any(card.die.name == other.die.name for other, _ in found):
            raise item.refuse(f"the quest {card.die.name} is there already (QQ-3)")
        found.append((card, item.get("dice", EACH).int(0, EACH)))
    if found and not options["quests"]:
        raise doc.get("quests").refuse("there are no quests without the option quests (QQ-1)")
    return found


def refuse_quests(doc: Doc, s: QuarriorsState) -> None:
    """BadInput where a position, already read, cannot be."""
    for seat, item in enumerate(doc.get("seats").items()):
        _refuse_dice(item, s, seat)
    q = s.quests
    if q is None:
        return
    for quest in s.tables.quests:
        there = [seat for seat in range(s.players) if q.on[seat] == quest]
        meeting = bool(s.battle is not None and s.battle.quest == quest) or _is_on_the_way(doc)
        if len(there) > (2 if meeting else 1):
            raise doc.get("seats").refuse("two parties are on one quest in a challenge only (QQ-7)")
    if s.battle is not None and s.battle.quest != NONE and s.phase != Phase.ATTACK:
        raise doc.get("challenge").refuse("there is a challenge in phase 3 only (QQ-6)")
    if (q.visited or q.attacked) and s.phase < Phase.ATTACK:
        raise doc.get("turn").refuse("quests are visited from phase 3 on (QQ-6)")
    sent = any(die.sent for _, die in in_play(s))
    if sent and not q.visited and not _is_on_the_way(doc):
        raise doc.get("seats").refuse("creatures are sent in the visit of a turn (QQ-6)")


def _is_on_the_way(doc: Doc) -> bool:
    """Whether pending work has to do with a party that is sent."""
    pending = doc.get("pending")
    frames = pending.value.get("stack") if isinstance(pending.value, dict) else None
    first = [frame[0] for frame in frames if isinstance(frame, list) and frame] if isinstance(frames, list) else []
    return any(name in SENDING for name in first)


def _refuse_dice(item: Doc, s: QuarriorsState, seat: int) -> None:
    """Parties without Assistants, one quartifact a player, none on a locked die, no quest die in a pile."""
    mine = 0
    for die in dice_of(s, seat):
        borne = [code for code, _ in die.attached if is_quest_die(s, code)]
        mine += is_quest_die(s, die.code) + len(borne)
        if borne and (die.locked or any(owner != seat for code, owner in die.attached if code in borne)):
            raise item.refuse("a quartifact is carried by a creature of its owner, not by a locked die (QQ-18)")
        if any(s.tables.faces[code].face.reward != "art" for code in borne):
            raise item.refuse("only quartifact faces are carried (QQ-18)")
    if mine > 1:
        raise item.refuse("a player owns one quartifact at most (QQ-20)")
    for die in () if s.quests is None else s.quests.party[seat]:
        if s.tables.cards[die.code >> 3].die.name == STAYS:
            raise item.get("quest").refuse("Assistants stay at home (QQ-6)")
    for name, pile in (("bag", s.bag[seat]), ("used", s.used[seat])):
        if any(pile[kind] for kind in s.tables.quests):
            raise item.get(name).refuse("quest dice are never in a bag or a used pile (QQ-17)")
    for name, codes in (("active", s.active[seat]), ("spent", s.spent[seat])):
        if any(is_quest_die(s, code) for code in codes):
            raise item.get(name).refuse("quest dice are never in a pool or a spent pile (QQ-17)")
