"""The table of Dicequest: path, adventure, market and quests, the challenge under way, everybody's party."""

from dataclasses import dataclass

from rich.text import Text

from tumblehall.games.dicequest.edges.view import Quest, Seen
from tumblehall.games.dicequest.rules.adventure import EVERY
from tumblehall.terminal.inks import ACCENT, DARK, HAIR, INK, INK_2, INK_3, MOSS, OCHRE, PAPER_HI, SEATS
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import dicequest_challenge as challenge
from tumblehall.terminal.panels.dicequest_looks import (
    CHALLENGE_OF,
    FLAG,
    GOLD,
    ITEM_INK,
    ITEM_NAME,
    LABEL,
    OWN_RULE,
    POINTS,
    QUEST_INK,
    QUEST_OF,
    SIGNS,
    TOKEN,
    Marks,
    chip,
    gives,
    hero_chip,
    hurts,
    market_chip,
    needs,
    party_size,
    seen,
    threat,
)
from tumblehall.terminal.sheet import WIDE, Row, Sheet, fitting

ROMAN = ("", "I", "II", "III")


@dataclass(frozen=True, slots=True)
class Room:
    """How much of it there is."""

    words: bool = False
    """What a quest gives stands below it in words."""
    tight: bool = False
    """One row for each other player; no market and no other quests while a challenge is under way."""
    gap: int = 0


AIRY = Room(words=True, gap=1)
ROOMY = Room(words=True)
LINES = Room()
TIGHT = Room(tight=True)


def draw(scene: Scene, width: int, height: int) -> Text:
    """A column is left for the scroll bar."""
    rooms = (AIRY, ROOMY, LINES, TIGHT) if width > WIDE else (LINES, TIGHT)
    return fitting(lambda room: _drawn(scene, width - 1, room), rooms, height)


def _drawn(scene: Scene, width: int, room: Room) -> Sheet:
    sheet, view = Sheet(width), seen(scene.view)
    marks = Marks(scene)
    _path(sheet, view)
    if view["mode"] == "coop":
        _hordes(sheet, view, room)
    _adventure(sheet, view, marks)
    sheet.y += room.gap
    if view["challenge"] is None or not room.tight:
        _market(sheet, view, marks, room)
        for quest in view["quests"]:
            _quest(sheet, quest, marks, room)
        sheet.y += room.gap
    if view["challenge"] is not None:
        challenge.draw(sheet, view, view["challenge"], marks)
        sheet.y += room.gap
    me = view["seat"]
    around = [(i + (me or 0)) % view["players"] for i in range(view["players"])]
    for seat in around[1:] if me is not None else around:
        _other(sheet, view, seat, marks, room)
    if me is not None:
        sheet.y += room.gap
        _own(sheet, view, me, marks, room)
    return sheet


def mark(seat: int) -> tuple[str, str]:
    return SEATS[seat % len(SEATS)]


def _path(sheet: Sheet, view: Seen) -> None:
    """The adventure path with its round marker: a flag is an adventure."""
    row: Row = [(f" Act {ROMAN[view['act']]:<4}", f"bold {INK}")]
    for number in range(1, view["rounds"] + 1):
        sign = f"{FLAG}{number}" if number % EVERY == 0 else f"{number}"
        here = number == view["round"]
        style = f"bold {DARK} on {ACCENT}" if here else INK_3 if number < view["round"] else INK
        row += [(f"▶{sign}" if here else sign, style), (" ", INK)]
    sheet.line(row, ground=PAPER_HI)


def _hordes(sheet: Sheet, view: Seen, room: Room) -> None:
    """Solo and co-op: the bar, what waits for act III, and the round's threat."""
    level = "" if room.tight else f", {view['difficulty']}"
    parts: list[Row] = [[(f"{view['goal']}{POINTS} each", f"bold {INK}"), (level, INK_3)]]
    if view["ahead"]:
        parts.append([("for act III ", INK_3), ("".join(map(threat, view["ahead"])), f"bold {ACCENT}")])
    if view["threat"] is not None:
        parts.append([("Threat ", INK_3), (view["threat"]["name"], f"bold {ACCENT}")])
    sheet.put(1, sheet.y, [("Bar", INK_3)])
    sheet.flow(parts, LABEL)
    if view["threat"] is not None and room.words:
        _wrapped(sheet, view["threat"]["text"])


def _wrapped(sheet: Sheet, words: str) -> None:
    sheet.flow([[(word, INK_3)] for word in words.split()], LABEL + 1)


def _adventure(sheet: Sheet, view: Seen, marks: Marks) -> None:
    shown = view["adventure"]
    if shown is None:
        return
    facts = CHALLENGE_OF[shown["quest"]]
    parts: list[Row] = [
        chip(_name(shown["quest"]), OCHRE, *marks.of(shown["ref"])),
        [(f"{party_size(facts)} ", INK_3), (needs(shown["need"]), f"bold {INK}")],
        [(hurts(shown["wounds"]), ACCENT)],
    ]
    if shown["tokens"]:
        parts.append([("".join(map(threat, shown["tokens"])), f"bold {ACCENT}")])
    if shown["unlimited"]:
        parts.append([("scores ", INK_3), ("".join(SIGNS[symbol] for symbol in shown["unlimited"]), INK)])
    sheet.put(1, sheet.y, [(FLAG, f"bold {OCHRE}")])
    sheet.flow(parts, 3)


def _name(slug: str, most: int = 24) -> str:
    """With a sign where the card has a rule of its own."""
    facts = CHALLENGE_OF[slug]
    return facts.name[:most] + (OWN_RULE if facts.ability is not None else "")


def _market(sheet: Sheet, view: Seen, marks: Marks, room: Room) -> None:
    most = 9 if room.tight else 30
    chips = [market_chip(hero, *marks.of(hero["ref"]), room.words, most) for hero in view["market"]]
    if room.tight:
        sheet.flow([[("For hire", INK_3)], *chips], 1)
        return
    sheet.put(1, sheet.y, [("Market", INK_3)])
    sheet.flow(chips or [[("–", HAIR)]], LABEL)


def _quest(sheet: Sheet, quest: Quest, marks: Marks, room: Room) -> None:
    """Heroes, what it asks, how it hurts, what it gives always / on success, points; gold and threat that lie on it."""
    facts = QUEST_OF[quest["quest"]]
    roomy = sheet.width >= WIDE
    most = 24 if roomy else 15
    key, focused = marks.of(quest["ref"])
    row = chip(_name(quest["quest"], most).ljust(most + 1), QUEST_INK, key, focused)
    if key is None or focused:
        row.insert(0, ("  ", INK))
    row += [
        (f" {party_size(facts.challenge):<3} ", INK_3),
        (f"{needs(quest['need']):<{9 if roomy else 4}} ", f"bold {INK}"),
    ]
    row.append((f"{hurts(quest['wounds']):<{6 if roomy else 2}} ", ACCENT))
    row += [
        (f"{gives(facts.guaranteed)}/{gives(facts.success)} ", OCHRE),
        (f"{quest['points']}{POINTS}", f"bold {OCHRE}"),
    ]
    if quest["gold"]:
        row.append((f" +{quest['gold']}{GOLD}", f"bold {MOSS}"))
    if quest["token"] is not None:
        row.append((f" {threat(quest['token'])}", f"bold {ACCENT}"))
    sheet.line(row)
    if room.words:
        sheet.line([(f"    always {quest['always']}; success {quest['success']}", INK_3)])


def _title(view: Seen, seat: int, short: bool = False) -> Row:
    """Who, points against the bar, gold, re-roll token, the score of the adventure."""
    shown, (shape, ink) = view["seats"][seat], mark(seat)
    here = "▶" if view["turn"] == seat else " "
    name = "" if short else "You " if seat == view["seat"] else f"Seat {seat} "
    bar = f"/{view['goal']}" if view["goal"] is not None else ""
    enough = view["goal"] is not None and shown["points"] >= view["goal"]
    row: Row = [(f"{here}{shape} {name}", f"bold {ink}")]
    row.append((f"{shown['points']}{bar}{POINTS} ", f"bold {MOSS if enough else OCHRE}"))
    row += [(f"{shown['gold']}{GOLD} ", INK), (f"{TOKEN if shown['reroll'] else '–'} ", f"bold {INK}")]
    if shown["score"] is not None:
        row.append((f"{FLAG}{shown['score']} ", f"bold {OCHRE}"))
    if shown["curses"]:
        row.append((f"cursed {len(shown['curses'])} ", f"bold {ACCENT}"))
    return row


def _other(sheet: Sheet, view: Seen, seat: int, marks: Marks, room: Room) -> None:
    shown = view["seats"][seat]
    most = 5 if room.tight else 20
    heroes = [hero_chip(hero, *marks.of(hero["ref"]), most=most) for hero in shown["party"] if hero is not None]
    pack: Row = [(f"pack {len(shown['backpack'])} ", INK_3)]
    if room.tight:
        sheet.line([*_title(view, seat, short=True), *(part for hero in heroes for part in hero)], ground=PAPER_HI)
        return
    sheet.line([*_title(view, seat), *pack], ground=PAPER_HI)
    sheet.flow(heroes or [[("no heroes", INK_3)]], LABEL)


def _own(sheet: Sheet, view: Seen, seat: int, marks: Marks, room: Room) -> None:
    """The party board: a row for each slot, with dice, wound, points and the item; then the backpack."""
    shown = view["seats"][seat]
    sheet.line(_title(view, seat), ground=PAPER_HI)
    sent = view["challenge"]["heroes"] if view["challenge"] is not None and view["turn"] == seat else []
    for slot, hero in enumerate(shown["party"]):
        here = "▸" if slot in sent else " "
        if hero is None:
            sheet.line([(f" {slot + 1} –", HAIR)])
            continue
        row: Row = [(f" {slot + 1}{here}", f"bold {ACCENT}"), *hero_chip(hero, *marks.of(hero["ref"]))]
        if hero["expert"]:
            row.append((f" {hero['points']}{POINTS}", OCHRE))
        if hero["wound"]:
            row.append((" wounded" if hero["wound"] == "light" else " wounded, unblockable", f"bold {ACCENT}"))
        if hero["item"] is not None:
            row.append((f" {ITEM_NAME[hero['item']]}", INK_2))
        sheet.line(row)
    most = 9 if room.tight else 30
    pack = [chip(ITEM_NAME[slug][:most], ITEM_INK, *marks.of(f"item:{slug}")) for slug in shown["backpack"]]
    sheet.put(1, sheet.y, [("Pack", INK_3)])
    sheet.flow(pack or [[("–", HAIR)]], LABEL)
