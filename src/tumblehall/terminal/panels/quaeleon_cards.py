"""Cards of Quaeleon's Quest in words: what is looked at, the own hand, the pool, the piles and what is known."""

from collections.abc import Iterable

from rich.text import Text

from tumblehall.games.quaeleon.edges.listing import TEXTS
from tumblehall.games.quaeleon.edges.view import Laid, Seen
from tumblehall.terminal.inks import DARK, INK, INK_2, INK_3, OCHRE
from tumblehall.terminal.legend import GLUE, explain_signs
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quaeleon_looks import (
    BACK,
    HEART,
    SILENT,
    STATS,
    facts_of,
    fastest_first,
    ink_of,
    mine,
    printed,
    seen,
    short,
    signs,
    values_now,
)
from tumblehall.terminal.panels.quaeleon_mat import change_of, mark

LEGEND = (
    ("30 Drake", "initiative and card"), ("³Drake", "third card activated"), ("A8", "attack"), ("A5×2", "two attacks"),
    ("D4", "defence"), ("D(4)", "does not count yet"), ("H3", "healing"), (SILENT, "without effects"),
    (HEART, "health"), (BACK, "a card of a stack"), ("=", "a tie: both are lost"),
)  # fmt: skip


def looked_at(scene: Scene) -> Text:
    """The card behind the option looked at; with none, what the signs mean."""
    text = Text()
    for ref in scene.focus.refs if scene.focus is not None else ():
        _told(text, seen(scene.view), ref)
    if not text:
        explain_signs(text, LEGEND)
    return text


def _told(text: Text, view: Seen, ref: str) -> None:
    zone, *where = ref.split(":")
    match zone:
        case "field":
            card = next((card for card in view["seats"][int(where[0])]["field"] if card["ref"] == ref), None)
            if card is not None:
                _now(text, card)
                card_text(text, card["card"])
        case "up":
            up = view["seats"][int(where[0])]["revealed"]
            if up is not None:
                card_text(text, up["card"])
        case "picks":
            card_text(text, (mine(view)["picks"] or [])[int(where[0]) - 1])
        case "seat":
            _player(text, view, int(where[0]))
        case _:
            card_text(text, where[0])


def _now(text: Text, card: Laid) -> None:
    """A card on a field as it is now, and what changed it."""
    slug = card["card"]
    words = [signs(slug, values_now(card), card["counts"])] if any(card[stat] is not None for stat, _ in STATS) else []
    words += [change_of(change) for change in card["changes"]]
    words += [f"ignores {card['pierce']} defence"] * bool(card["pierce"]) + ["without effects"] * card["silent"]
    if words:
        text.append(f"Now {', '.join(words)}\n", f"bold {OCHRE}")


def _player(text: Text, view: Seen, seat: int) -> None:
    """A player who may be chosen: health, defence, and what lies on the field."""
    shown, (shape, ink) = view["seats"][seat], mark(seat)
    text.append(f"{shape} Seat {seat}", f"bold {ink}")
    text.append(f"  {HEART}{shown['health']}, defence {shown['defence']}, ", INK_2)
    text.append(f"{shown['cards']} in hand, {shown['stack']} in the stack\n", INK_2)
    names = [short(card["card"]) for card in shown["field"]]
    if shown["revealed"] is not None:
        names.append(f"{short(shown['revealed']['card'])} (revealed)")
    text.append(f"{', '.join(names)}\n" if names else "", INK_3)


def card_text(text: Text, slug: str) -> None:
    """Name, facts, and what the card says."""
    facts = facts_of(slug)
    text.append(f" {facts.name} ", f"bold {DARK} on {ink_of(slug)}")
    text.append(f" {facts.initiative}", f"bold {INK}")
    text.append(f"  {printed(slug)}\n", INK_2)
    text.append(f"{TEXTS[facts.number]}\n" if TEXTS[facts.number] else "", INK_2)
    text.append("\n")


def all_of(slugs: Iterable[str]) -> Text:
    """Cards in full, each kind once, the fastest first."""
    text = Text()
    for slug in fastest_first(set(slugs)):
        card_text(text, slug)
    return text if text else Text("–\n", INK_3)


def own(view: Seen) -> Text:
    shown = mine(view)
    return all_of([*(shown["hand"] or ()), *(shown["picks"] or ()), *(shown["stack_cards"] or ())])


def table(view: Seen) -> Text:
    """All that lies open, and what this seat knows besides."""
    text = Text()
    for title, body in (("Fields", on_fields(view)), ("Pool", all_of(view["pool"])), ("Piles", piles(view))):
        text.append(f"── {title}\n", f"bold {INK}")
        text.append_text(body)
    return text


def on_fields(view: Seen) -> Text:
    """Every card on a field in order of activation, then the revealed ones."""
    text = Text()
    laid = [(card["order"], seat, card) for seat, shown in enumerate(view["seats"]) for card in shown["field"]]
    for order, seat, card in sorted(laid, key=lambda each: each[0]):
        shape, ink = mark(seat)
        text.append(f"{order + 1} {shape} ", f"bold {ink}")
        _now(text, card)
        card_text(text, card["card"])
    for seat, shown in enumerate(view["seats"]):
        if shown["revealed"] is not None:
            text.append(f"{mark(seat)[0]} revealed, initiative {shown['revealed']['initiative']}\n", mark(seat)[1])
            card_text(text, shown["revealed"]["card"])
    return text if text else Text("No card is on a field.\n\n", INK_3)


def piles(view: Seen) -> Text:
    """The discard pile, open to all, and what this seat knows of hidden cards."""
    text = Text()
    text.append(f"Discard pile {len(view['discard'])}: ", INK_3)
    text.append(f"{_counted(view['discard'])}\n", INK_2)
    text.append("Deck: ", INK_3)
    text.append(f"{view['deck']}\n", INK_2)
    if view["known"]:
        text.append("You know of\n", INK_3)
        for fact in view["known"]:
            text.append(f" {short(fact['card'])}: {' or '.join(map(_place, fact['places']))}\n", INK_2)
    if view["fresh"] is not None and view["fresh"]["cards"]:
        text.append(f"Seen to go to the deck, now {' or '.join(map(_place, view['fresh']['places']))}: ", INK_3)
        text.append(f"{_counted(view['fresh']['cards'])}\n", INK_2)
    return text


def _counted(slugs: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for slug in slugs:
        counts[slug] = counts.get(slug, 0) + 1
    names = [f"{n}{GLUE}{short(slug)}" if n > 1 else short(slug) for slug, n in counts.items()]
    return ", ".join(names) or "–"


def _place(name: str) -> str:
    """`hand:1` -> `hand of ◆`."""
    match name.split(":"):
        case ["hand", seat]:
            return f"hand of {mark(int(seat))[0]}"
        case ["stack", seat, place]:
            return f"no. {place} of {mark(int(seat))[0]}'s stack"
        case _:
            return "the deck"
