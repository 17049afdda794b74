"""Quests at the terminal: their cards and dice, everybody's party, what carriers carry, a challenge in lines."""

from rich.text import Text

from tumblehall.agents.quarriors.sight import sight
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import ReadyDie
from tumblehall.games.quarriors.edges.view_quests import ChallengeView, QuestCard
from tumblehall.terminal.inks import ACCENT, DARK, HAIR, INK, INK_2, INK_3, OCHRE, SEATS
from tumblehall.terminal.legend import GLUE
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quarriors_looks import ART, CROWN, LEVELS, Chip, flat, ink_of, ready_chip, short
from tumblehall.terminal.panels.quarriors_wilds import keys_by_ref
from tumblehall.terminal.sheet import Row, Sheet


def dice_at(view: Sight, seat: int) -> list[ReadyDie]:
    """The dice of a player that stand somewhere: in the ready area, or on a quest."""
    shown = view["seats"][seat]
    party = shown.get("quest")
    return [*shown["ready"], *(party["party"] if party else ())]


# -- on the mat --------------------------------------------------------------------------------------------------------


def draw_quests(sheet: Sheet, scene: Scene, indent: int, tight: bool) -> None:
    """One row for each quest card, or side by side; none on a table without quests."""
    view = sight(scene.view)
    if tight and "quests" in view:
        sheet.put(0, sheet.y, [("Quests", INK_3)])
        sheet.flow([[*_flat(scene, quest), *_brief(quest)] for quest in view["quests"]], indent)
        return
    for place, quest in enumerate(view.get("quests", ())):
        if not place:
            sheet.put(0, sheet.y, [("Quests", INK_3)])
        sheet.flow([_flat(scene, quest), _worth(quest), *_holders(quest)], indent)


def _flat(scene: Scene, quest: QuestCard) -> Row:
    """The card; while a die of it waits for its reward, what it shows."""
    refs, ref, rolled = scene.focus.refs if scene.focus is not None else (), quest["ref"], quest["rolled"]
    chip = Chip(rolled or quest["die"], faced=bool(rolled), refs=frozenset({ref}))
    return flat(chip, ref in refs, ref in keys_by_ref(scene))


def _worth(quest: QuestCard) -> Row:
    """`level 2 ♛3 ▪▪`: the level that is needed, the glory, the dice on the card."""
    dice = "▪" * quest["dice"]
    return [("level ", INK_3), (str(quest["level"]), f"bold {INK}"), (f" {CROWN}{quest['glory']} ", OCHRE),
            (dice or "no die", INK if dice else HAIR)]  # fmt: skip


def _brief(quest: QuestCard) -> Row:
    """`² ♛3▪`"""
    return [
        (f"{LEVELS[quest['level']]} ", f"bold {INK}"),
        (f"{CROWN}{quest['glory']}", OCHRE),
        ("▪" * quest["dice"], INK),
    ]


def _holders(quest: QuestCard) -> list[Row]:
    """Who has dice of it."""
    if not quest["holders"]:
        return []
    marks = [SEATS[seat % len(SEATS)] for seat in quest["holders"]]
    return [[("held by", INK_3), *((f" {shape}", f"bold {ink}") for shape, ink in marks)]]


def draw_party(sheet: Sheet, scene: Scene, seat: int, indent: int) -> None:
    """One row in the mat of a player whose creatures are on a quest."""
    view = sight(scene.view)
    party = view["seats"][seat].get("quest")
    if party is None:
        return
    sheet.put(0, sheet.y, [("Quest", INK_3)])
    refs = set(scene.focus.refs) if scene.focus is not None else set()
    offered = set(keys_by_ref(scene))
    chips = [ready_chip(view, die) for die in party["party"]]
    slug = CARD_BY_NAME[party["card"]].die.slug
    rows = [_reached(view, slug, party["levels"], party["completes"])]
    sheet.flow([*rows, *(flat(chip, bool(chip.refs & refs), bool(chip.refs & offered)) for chip in chips)], indent)


def _reached(view: Sight, slug: str, levels: int, completes: bool) -> Row:
    """`Exqual. 3/2 ✓`: levels there and needed, and whether that is enough now."""
    needed = next(quest["level"] for quest in view["quests"] if quest["die"] == slug)
    sign = " ✓" if completes else ""
    return [(f" {short(slug)} ", f"{DARK} on {ink_of(slug)}"), (f" {levels}/{needed}{sign}", f"bold {OCHRE}")]


# -- in words ----------------------------------------------------------------------------------------------------------


def challenge(view: Sight) -> Text:
    """A challenge under way: against each side the total, and what each creature of the other deals."""
    text = Text()
    shown = view.get("challenge")
    if shown is None:
        return text
    quest = short(shown["quest"])
    text.append(f"Challenge for {quest}", f"bold {INK}")
    text.append("" if shown["fixed"] else ", as it stands now", INK_3)
    sides = list(enumerate((shown["by"], shown["against"])))
    for side, seat in sorted(sides, key=lambda each: each[1] == view["seat"]):  # what I deal comes first
        other = shown["against"] if seat == shown["by"] else shown["by"]
        text.append("\n")
        _mark(text, view, other)
        text.append(" deal " if other == view["seat"] else " deals ", INK_3)
        _mark(text, view, seat)
        text.append(f" {shown['totals'][side]}", f"bold {ACCENT}")
        full = sum(one["attack"] for one in shown["fighters"] if one["seat"] == other)
        text.append(f" left of {full}" if shown["totals"][side] < full else "", INK_2)
        if shown["first"][side]:
            text.append(f", first strikes {shown['first'][side]}", INK_2)
        text.append(_shares(view, shown, other), INK_3)
        if shown["fallen"][side]:
            text.append(f"; {shown['fallen'][side]} fell", INK_2)
    return text


def _shares(view: Sight, shown: ChallengeView, seat: int) -> str:
    names = {die["ref"]: short(die["die"]) for die in dice_at(view, seat)}
    parts = [
        f"{names.get(one['ref'], 'gone')}{GLUE}{one['attack']}{' first' if one['first'] else ''}"
        for one in shown["fighters"]
        if one["seat"] == seat
    ]
    return f" = {' + '.join(parts)}" if parts else ""


def _mark(text: Text, view: Sight, seat: int) -> None:
    shape, ink = SEATS[seat % len(SEATS)]
    text.append(f"{shape} {'you' if seat == view['seat'] else f'Seat {seat}'}", f"bold {ink}")


SIGNS = (
    (f"{ART}1", "quartifact: it works on its carrier (QQ-18)"),
    ("3/2", "levels on a quest, and needed"),
    ("goes", "sent on a quest this turn: does not attack"),
)
"""Only where there are quests."""


def would(view: Sight, ref: str) -> str:
    """What becomes of a creature that is named in a challenge."""
    shown = view.get("challenge")
    for one in shown["defenders"] if shown is not None else ():
        if one["ref"] == ref:
            return f"{'holds' if one['holds'] else 'falls'}, {one['left']} left" if one["left"] else "holds"
    return ""
