"""The challenge under way: dice, unlocked and locked, the result against what is asked, the chance, the wounds."""

from tumblehall.games.dicequest.edges.chance_now import chance_now
from tumblehall.games.dicequest.edges.view import Challenge, Chance, LockedDie, Seen
from tumblehall.terminal.inks import ACCENT, HAIR, INK, INK_2, INK_3, MOSS, OCHRE, PAPER_HI, SEATS
from tumblehall.terminal.panels.dicequest_looks import (
    CHALLENGE_OF,
    DICE,
    LABEL,
    PLAYTIME,
    Marks,
    chip,
    die,
    hurts,
    needs,
    printed,
    printed_wounds,
)
from tumblehall.terminal.sheet import Row, Sheet

CHOOSING = "tavern"
"""The phase in which heroes are still chosen: nothing is set out yet, so what is printed is shown."""


def draw(sheet: Sheet, view: Seen, shown: Challenge, marks: Marks) -> None:
    shape, ink = SEATS[view["turn"] % len(SEATS)]
    title: Row = [(f" {shape} ", f"bold {ink}"), (f"{CHALLENGE_OF[shown['quest']].name} ", f"bold {INK}")]
    if shown["quest"] == PLAYTIME:
        sheet.line([*title, ("no dice, no wounds", INK_3)], ground=PAPER_HI)
        return
    facts = CHALLENGE_OF[shown["quest"]]
    if view["phase"] == CHOOSING:
        row: Row = [("asks ", INK_3), (needs(printed(facts)), f"bold {INK}"), ("  wounds ", INK_3)]
        sheet.line([*title, *row, (hurts(printed_wounds(facts)), f"bold {ACCENT}")], ground=PAPER_HI)
        return
    sheet.line([*title, ("asks ", INK_3), (needs(shown["need"]), f"bold {INK}")], ground=PAPER_HI)
    if shown["rolled"]:
        _dice(sheet, shown, marks)
    else:
        pool = [
            chip(f"{n}{DICE[colour][0]}", DICE[colour][1], *marks.of(f"colour:{colour}"))
            for colour, n in shown["pool"].items()
        ]
        _zone(sheet, "Pool", pool)
    _zone(sheet, "Result", result(shown, chance_now(view)))
    if hurts(shown["wounds"]) != "–":
        sheet.line([(" Wounds ", INK_3), *wounds(shown)])


def _dice(sheet: Sheet, shown: Challenge, marks: Marks) -> None:
    """Dice that can be rolled again; below them those that are locked, with what is left of them."""
    _zone(sheet, "Dice", [die(each["die"], *marks.of(f"die:{each['die']}")) for each in shown["unlocked"]])
    if shown["locked"]:
        _zone(sheet, "Locked", [[*die(each["die"], None, False), *_left(each)] for each in shown["locked"]])
    if shown["picks"]:
        _zone(sheet, "Again", [die(name, None, False) for name in shown["picks"]])


def _left(locked: LockedDie) -> Row:
    return [(f"left {needs(locked['gives'])}", INK_3)] if locked["spent"] else []


def _zone(sheet: Sheet, title: str, chips: list[Row]) -> None:
    sheet.put(1, sheet.y, [(title, INK_3)])
    sheet.flow(chips or [[("–", HAIR)]], LABEL)


def result(shown: Challenge, chance: Chance | None) -> list[Row]:
    """What there is, what is missing, and the chance to get it: an estimate is never too high."""
    parts: list[Row] = [[(needs(shown["result"]), f"bold {INK}")]]
    for name, counts in (("added", shown["added"]), ("lost", shown["lost"])):
        if counts:
            parts.append([(f"{name} ", INK_3), (needs(counts), INK)])
    if shown["succeeded"] is not None:
        words, ink = ("success", MOSS) if shown["succeeded"] else ("failure", ACCENT)
        return [*parts, [(words, f"bold {ink}")]]
    if shown["missing"]:
        parts.append([("missing ", INK_3), (needs(shown["missing"]), f"bold {ACCENT}")])
    elif shown["rolled"]:
        parts.append([("all met", f"bold {MOSS}")])
    if chance is not None:
        sign = "" if chance["exact"] else "≥"
        parts.append([("chance ", INK_3), (f"{sign}{chance['of']:.0%}", f"bold {OCHRE}")])
    return parts


def wounds(shown: Challenge) -> Row:
    """Wounds to come and what there is against them."""
    row: Row = [(hurts(shown["wounds"]), f"bold {ACCENT}")]
    against = {
        "shields": shown["shields"],
        "block": shown["blocks"],
        "soften": shown["downgrades"],
        "save": shown["saves"],
    }
    for words, n in against.items():
        if n:
            row += [(f"  {words} ", INK_3), (f"{n}", f"bold {INK_2}")]
    return row
