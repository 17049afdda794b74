"""Cards and dice of Quarriors in words: what is looked at, the whole Wilds, everybody's piles, the attack."""

from rich.text import Text

from tumblehall.agents.quarriors.sight import seen, sight
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.english.card import text_of
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import ReadyDie, WildsCard
from tumblehall.games.quarriors.edges.view_quests import QuestCard
from tumblehall.games.quarriors.rules.figures import creatures_of, share_of
from tumblehall.terminal.inks import ACCENT, DARK, INK, INK_2, INK_3, OCHRE, SEA, SEATS
from tumblehall.terminal.legend import GLUE, explain_signs
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quarriors_energy import ANCHOR, USABLE, anchored_of, discount_of, wealth_of
from tumblehall.terminal.panels.quarriors_locks import explain, locked_at
from tumblehall.terminal.panels.quarriors_looks import (
    AGAIN,
    CROWN,
    DARK_SIGN,
    IMMUNE,
    LIGHT_SIGN,
    LOCK,
    SPELL,
    ink_of,
    short,
    signs,
    slug_of,
)
from tumblehall.terminal.panels.quarriors_quests import SIGNS as QUEST_SIGNS
from tumblehall.terminal.panels.quarriors_quests import dice_at

LEGEND = (
    ("Q2", "quiddity"), ("+2", "draw and roll"), (AGAIN, "re-roll"), ("²6/5", "level, attack/defence"),
    ("*", "burst"), (SPELL, "spell"), (f"{CROWN}3", "glory"), ("▪4", "dice left"), ("›", "can be chosen now"),
    (IMMUNE, "immune: opponents' effects do not reach it, damage does (QM-1)"),
)  # fmt: skip
ENERGY_SIGNS = (
    (f"{LIGHT_SIGN}2", "light quiddity"), (f"{DARK_SIGN}2", "dark quiddity"),
    (f"6 {LIGHT_SIGN}5", "6, or 5 with light"), (f"{ANCHOR}{LIGHT_SIGN}3", "anchored spell for 3 light"),
    ("?", "does what its card says"),
)  # fmt: skip
"""Only where there is energy."""
LOCK_SIGN = (LOCK, "lock: locked in phase 2, it works until somebody frees it (QL-3, QL-9)")
"""Only where dice of the table can be locked."""


def looked_at(scene: Scene) -> Text:
    """The card behind the option looked at; with none, what the signs mean."""
    text = Text()
    refs = scene.focus.refs if scene.focus is not None else ()
    view = sight(scene.view)
    cards = {card["die"]: card for card in view["wilds"]}
    named: list[str] = []
    for ref in refs:
        stands = ref.startswith(("ready:", "locked:")) or (ref.startswith("quest:") and ref.count(":") > 1)
        named += _standing(text, view, ref) if stands else [slug_of(ref.split(":")[-1])]
    shown = [cards[slug] for slug in dict.fromkeys(named) if slug in cards]
    for card in shown:
        card_text(text, card)
    quests = [quest for quest in view.get("quests", ()) if quest["die"] in named]
    for quest in quests:
        quest_text(text, quest)
    if not shown and not quests:
        locks = (LOCK_SIGN,) if "locked" in view else ()
        energy = ENERGY_SIGNS if "light" in view["seats"][0] else ()
        on_quests = QUEST_SIGNS if "quests" in view else ()
        explain_signs(text, (*LEGEND, *energy, *locks, *on_quests))
    return text


def _standing(text: Text, view: Sight, ref: str) -> list[str]:
    """A die in a ready or locked area as it is now; the classes whose cards explain it."""
    locked = locked_at(view, ref)
    dice = (
        [locked[1]] if locked is not None else [die for seat in range(view["players"]) for die in dice_at(view, seat)]
    )
    die = next((die for die in dice if die["ref"] == ref), None)
    if die is None:
        return []
    slugs = [slug_of(name) for name in (die["die"], *(spell["die"] for spell in die["attached"]))]
    if alias := die.get("as"):
        slugs.append(slug_of(alias))
    if locked is not None:
        explain(text, view, *locked)
    elif die["creature"]:
        text.append(f"Now {die['attack']}/{die['defence']}", f"bold {OCHRE}")
        text.append(f", scores {die['glory']}{_marks(die)}\n", INK_2)
    elif "works" in die:
        text.append(
            "Works as long as it lies here.\n" if die["works"] else "Waits: another die of its card works.\n", INK_2
        )
    if die.get("immune"):
        text.append(f"{IMMUNE} Immune to opponents' {_sources(die['immune'])}; damage reaches it (QM-1).\n", INK_2)
    owner = int(ref.split(":")[1])
    for spell in die["attached"]:
        if spell["owner"] != owner:
            text.append(f"{short(spell['die'])} belongs to {_seat(view, spell['owner'])}.\n", INK_2)
    return slugs


def _sources(sources: list[str]) -> str:
    """All of them are not named one by one."""
    return "effects" if set(sources) >= {"ability", "spell"} else " and ".join(sources)


def _seat(view: Sight, seat: int) -> str:
    return "you" if seat == view["seat"] else f"{SEATS[seat % len(SEATS)][0]} Seat {seat}"


def _marks(die: ReadyDie) -> str:
    words = ""
    for attack, defence, still, *until in die["marked"]:
        lasts = until[0] if until else "this turn"
        words += f", {lasts} " + ("attack 0" if still else f"{attack:+}/{defence:+}")
    return words + (", saved in this attack" if die["safe"] else "")


def card_text(text: Text, card: WildsCard) -> None:
    """Name, facts, the six faces, and what the card says."""
    compiled = CARD_BY_NAME[card["card"]]
    text.append(f" {compiled.facts.name} ", f"bold {DARK} on {ink_of(card['die'])}")
    glory = f", {CROWN}{card['glory']}" if card["glory"] else ""
    text.append(f" {card['kind']}, cost {card['cost']}{_cheaper(card)}{glory}, {card['dice']} left\n", INK_3)
    for face in compiled.die.faces:
        text.append(f"{signs(face)}", f"bold {INK if face.creature or face.spell else INK_2}")
        text.append("  ")
    text.append("\n")
    for passage in text_of(compiled):
        text.append(f"{passage.label}: " if passage.label else "", f"bold {INK_2}")
        text.append(f"{passage.text}\n", INK_2)
    if spell := anchored_of(card):
        now = "can be used now" if USABLE in spell else "cannot be used now"
        text.append(f"{spell.lstrip(USABLE)} ", f"bold {INK}")
        text.append(f"anchored spell, {now} (QX-8)\n", INK_3)
    text.append("\n")


def quest_text(text: Text, quest: QuestCard) -> None:
    """A quest card: what it needs and gives, the faces of its dice, its quartifacts and what they do."""
    compiled = CARD_BY_NAME[quest["card"]]
    text.append(f" {compiled.facts.name} ", f"bold {DARK} on {ink_of(quest['die'])}")
    text.append(f" quest, level {quest['level']}, {CROWN}{quest['glory']}, {quest['dice']} dice left\n", INK_3)
    for face in compiled.die.faces:
        art = f"{GLUE}{compiled.die.arts[face.amount - 1]}".replace(" ", GLUE) if face.carried else ""
        text.append(f"{signs(face)}{art}", f"bold {INK if face.carried else INK_2}")
        text.append("  ")
    text.append("\n")
    for passage in text_of(compiled):
        text.append(f"{passage.label}: " if passage.label else "", f"bold {INK_2}")
        text.append(f"{passage.text}\n", INK_2)
    text.append("\n")


def _cheaper(card: WildsCard) -> str:
    """`, ☼5 with light`."""
    return f", {discount_of(card)} with {card['energy']}" if card.get("energy") else ""


def all_cards(view: Sight) -> Text:
    text = Text()
    for card in view["wilds"]:
        card_text(text, card)
    for quest in view.get("quests", ()):
        quest_text(text, quest)
    return text


def piles(view: Sight) -> Text:
    """What everybody owns and where it lies."""
    text = Text()
    for seat, shown in enumerate(view["seats"]):
        shape, ink = SEATS[seat % len(SEATS)]
        text.append(f"{shape} Seat {seat}", f"bold {ink}")
        text.append(f"  {CROWN}{shown['glory']} of {view['goal']}\n", INK_3)
        zones = {
            "bag": shown["bag"], "used": shown["used"], "spent": _counted(shown["spent"]),
            "active": _counted(shown["active"]),
        }  # fmt: skip
        for zone, held in zones.items():
            words = ", ".join(f"{n}{GLUE}{short(name)}" for name, n in held.items()) or "–"
            text.append(f" {zone.capitalize()} {sum(held.values())}: ", INK_3)
            text.append(f"{words}\n", INK_2)
    if removed := view.get("removed"):
        words = ", ".join(f"{n}{GLUE}{short(name)}" for name, n in removed.items())
        text.append(f"Out of the game {sum(removed.values())}: ", INK_3)
        text.append(f"{words}\n", INK_2)
        text.append("They never come back, and nothing counts them (QD-5).\n", INK_3)
    return text


def _counted(names: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[slug_of(name)] = counts.get(slug_of(name), 0) + 1
    return counts


def attack(view: Sight) -> Text:
    """The attack under way: for each defender the total and each attacker's share."""
    text = Text()
    shown = view["attack"]
    if shown is None:
        return text
    shape, ink = SEATS[shown["attacker"] % len(SEATS)]
    dice = {die["ref"]: short(die["die"]) for die in view["seats"][shown["attacker"]]["ready"]}
    for seat, total in enumerate(shown["totals"]):
        if total is None or not any(die["creature"] for die in view["seats"][seat]["ready"]):
            continue  # nobody there to defend (QC-8.3)
        mark, hue = SEATS[seat % len(SEATS)]
        text.append("\n" if text else "")
        text.append(f"{shape} attacks ", f"bold {ink}")
        text.append(f"{mark} {'you' if seat == view['seat'] else f'Seat {seat}'}: ", f"bold {hue}")
        text.append(f"{total}", f"bold {ACCENT}")
        full = sum(share["against"][seat] for share in shown["shares"])
        text.append(f" left of {full}" if total != full else "", INK_2)
        parts = [f"{dice.get(s['ref'], 'gone')}{GLUE}{s['against'][seat]}" for s in shown["shares"]]
        text.append(f" = {' + '.join(parts)}", INK_3)
    return text


def outlook(view: Sight, seat: int, payment: str = "") -> Text:
    """In the own turn: quiddity at hand, what the option looked at would take of it, and in phases 2 and 3 what the
    attack would be."""
    text = Text()
    s = seen(view)
    shown = view["seats"][seat]
    rich, floating = shown["wealth"], shown["quiddity"]
    if view["phase"] in ("ready", "capture"):
        text.append(f"{rich} quiddity", f"bold {OCHRE}")
        floating += shown.get("light", 0) + shown.get("dark", 0)
        parts = [f"{floating} floating"] * bool(floating) + [f"{rich - floating} on dice"] * (rich > floating)
        parts += [f"{energy} among it" for energy in (wealth_of(shown),) if energy]
        text.append(f" ({', '.join(parts)})" if parts else "", INK_3)
        if view["phase"] == "capture":
            text.append(f", {view['captures']} capture{'s' * (view['captures'] != 1)}", INK_3)
    if payment:
        text.append("\n" if text else "")
        text.append(payment, INK_2)
    if view["phase"] in ("ready", "attack"):
        attackers = creatures_of(s, seat)
        totals = [(o, sum(share_of(s, seat, die, o) for die in attackers)) for o in range(s.players) if o != seat]
        if any(total for _, total in totals):
            text.append("\n" if text else "")
            text.append("Your attack: ", INK_3)
            text.append("  ".join(f"{total} on {SEATS[o % len(SEATS)][0]}" for o, total in totals), f"bold {SEA}")
    return text
