"""The Wilds of Quarriors: as cards where there is room, else as two columns of lines."""

from collections.abc import Mapping

from tumblehall.agents.quarriors.sight import sight
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import WildsCard
from tumblehall.games.quarriors.language.terms import Action
from tumblehall.terminal.inks import ACCENT, DARK, INK, INK_2, INK_3, OCHRE, ON_ACCENT, PAPER_HI, WASH, faded
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quarriors_energy import ANCHOR, USABLE, anchored_of, discount_of
from tumblehall.terminal.panels.quarriors_looks import CROWN, ink_of, short
from tumblehall.terminal.sheet import Row, Sheet

EMPTY_CARDS = 4
TYPES = {"Base": "", "Basic": ""}
"""Types that are not said."""
LEAST_CARD, MOST_CARD = 9, 14
CARDS_IN_ROW = 7


def keys_by_ref(scene: Scene) -> dict[str, str]:
    """The key of the first option about each thing."""
    found: dict[str, str] = {}
    for option in scene.decision.options if scene.decision is not None else ():
        for ref in option.refs:
            found.setdefault(ref, scene.keys.get(option.id, "*"))
    return found


def heading(view: Sight) -> Row:
    empty = sum(card["kind"] == "creature" and not card["dice"] for card in view["wilds"])
    signs = "■" * empty + "□" * max(0, EMPTY_CARDS - empty)
    return [("The Wilds  ", f"bold {INK}"), (signs, OCHRE), (f" {empty} of {EMPTY_CARDS} creature cards empty", INK_3)]


def type_of(card: WildsCard) -> str:
    word = card["card"].partition("/")[2]
    return str(TYPES.get(word, word))


def type_within(card: WildsCard, room: int) -> str:
    word = type_of(card)
    return word if len(word) <= room else f"{word[: min(6, room - 1)]}."[:room]


def price_of(card: WildsCard) -> str:
    """With the printed cost beside it where that is another; none where the die is never captured (QD-2)."""
    if Action.CAPTURE in CARD_BY_NAME[card["card"]].forbids:
        return "–"
    printed = f"({card['cost']})" if card["price"] != card["cost"] else ""
    return f"{card['price']}{printed} {discount_of(card)}".rstrip()


def _dice(card: WildsCard) -> str:
    n = card["dice"]
    return "▪" * min(5, n) + "▫" * max(0, 5 - n) if card["kind"] != "basic" else ""


def draw_cards(sheet: Sheet, scene: Scene, gap: int) -> None:
    """Seven creatures above, basics and spells below, as on the mat."""
    view = sight(scene.view)
    width = max(LEAST_CARD, min(MOST_CARD, (sheet.width + 1) // CARDS_IN_ROW - 1))
    keys = keys_by_ref(scene)
    refs = scene.focus.refs if scene.focus is not None else ()
    sheet.line(heading(view))
    creatures = [card for card in view["wilds"] if card["kind"] == "creature"]
    rest = [card for card in view["wilds"] if card["kind"] != "creature"]
    for group in (creatures, rest):
        blocks = [_card(card, width, card["ref"] in refs, keys.get(card["ref"], "")) for card in group]
        sheet.tiles(blocks, 0, width)
        sheet.y += gap


def _card(card: WildsCard, width: int, focused: bool, key: str) -> list[Row]:
    ink = ACCENT if focused else ink_of(card["die"]) if card["dice"] else faded(ink_of(card["die"]), share=0.45)
    head = f"bold {ON_ACCENT if focused else DARK} on {ink}"
    ground = WASH if focused else PAPER_HI
    crown = f"{CROWN}{card['glory']}" if card["glory"] else {"spell": "✦", "basic": ""}.get(card["kind"], "")
    price = price_of(card)
    body = f"{INK if card['dice'] else INK_3} on {ground}"
    left = f"{_dice(card)} {card['dice']}" if card["kind"] != "basic" else f"▪{card['dice']}"
    sign = f"›{key}‹" if key else ""
    spell = anchored_of(card)
    room = width - 1 - len(spell) - bool(spell)
    return [
        [(f" {price}".ljust(width - len(crown) - 1) + f"{crown} ", head)],
        [(f" {short(card['die'])}".ljust(width)[:width], f"bold {body}")],
        [
            (
                f" {type_within(card, room)}".ljust(width - len(spell)),
                f"italic {INK_2 if card['dice'] else INK_3} on {ground}",
            ),
            (spell, f"bold {ACCENT if USABLE in spell else INK_2} on {ground}"),
        ],
        [
            (f" {left}".ljust(width - len(sign))[: width - len(sign)], f"{INK_3} on {ground}"),
            (sign, f"bold {ACCENT} on {ground}"),
        ],
    ]


def draw_lines(sheet: Sheet, scene: Scene) -> None:
    """Creatures on the left; basics and spells on the right."""
    view, half = sight(scene.view), (sheet.width + 5) // 2
    keys = keys_by_ref(scene)
    refs = scene.focus.refs if scene.focus is not None else ()
    empty = sum(card["kind"] == "creature" and not card["dice"] for card in view["wilds"])
    others = [card for card in view["wilds"] if card["kind"] not in ("creature", "basic")]
    kinds = {kind: [card for card in view["wilds"] if card["kind"] == kind] for kind in ("creature", "basic")}
    title = f"bold {INK_2}"
    left: list[Row] = [[("Creatures ", title), (f"{empty} of {EMPTY_CARDS} empty", OCHRE if empty > 1 else INK_3)]]
    left += [_line(card, half - 1, refs, keys) for card in kinds["creature"]]
    right: list[Row] = [[("Basic", title)]] + [_line(card, sheet.width - half, refs, keys) for card in kinds["basic"]]
    right += [[("Spells", title)]] + [_line(card, sheet.width - half, refs, keys) for card in others]
    for down, row in enumerate(left):
        sheet.put(0, sheet.y + down, row)
    for down, row in enumerate(right):
        sheet.put(half, sheet.y + down, row)
    sheet.y += max(len(left), len(right))


def _line(card: WildsCard, width: int, refs: tuple[str, ...], keys: Mapping[str, str]) -> Row:
    """` 5 Hag Strong ♛3 ▪4`: cost on its ink, name, glory, dice left."""
    focused = card["ref"] in refs
    ink = ink_of(card["die"]) if card["dice"] else faded(ink_of(card["die"]), share=0.45)
    energy = discount_of(card) + ("" if card.get("anchored") is None else ANCHOR)
    end = " ".join(filter(None, (energy, f"{CROWN}{card['glory']}" if card["glory"] else "", f"▪{card['dice']}")))
    end = f" {end}" if energy else end
    room = width - 3 - len(end)
    name = f"{short(card['die'])} {type_within(card, room - len(short(card['die'])) - 1)}"
    offered, price = card["ref"] in keys, price_of(card).partition("(")[0].partition(" ")[0]
    if focused:
        return [(f"{price:>2}»{name:<{room}.{room}}{end}", f"bold {ON_ACCENT} on {ACCENT}")]
    return [
        (f"{price:>2}", f"bold {DARK} on {ink}"),
        ("›" if offered else " ", f"bold {ACCENT}"),
        (f"{name:<{room}.{room}}", f"{INK if card['dice'] else INK_3}"),
        (end, OCHRE if card["dice"] else INK_3),
    ]
