"""The cards of Angry Quest in words: characters, opponents, the monster, a fight."""

from collections.abc import Sequence

from rich.text import Text

from tumblehall.agents.angryquest.sight import sight
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.board import SPACE_NUMBERS, SPACES
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES, AttributeName
from tumblehall.games.angryquest.edges.view import Fighter, SeatView, Seen, Upgrade
from tumblehall.terminal.inks import ACCENT, INK, INK_2, INK_3, MOSS, OCHRE, SEA
from tumblehall.terminal.legend import GLUE
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.angryquest_names import card, letters, mark_of, short

TERSE = ("C", "R", "A", "♦", "»")
"""Close, ranged, arcane, armour, movement."""
"""A space that does not break, between a name and its number."""
PLACES = {"home": "home", "sett": "town", "ent": "lair", "cmb": "fighting", "road": "road"}
SIGNS = {"luck": "♣ clover", "curse": "× bones", "crossroads": "┼ signpost", "gate": "∩ gate", "entry": "at an entry"}


def place(at: str) -> str:
    """Where somebody is, in a word or two; on the loop by what is drawn there."""
    return PLACES.get(at.split("-")[0]) or SIGNS.get(SPACES[SPACE_NUMBERS[at]].kind, "on the loop")


def own_cards(scene: Scene) -> Text:
    """The own team in full; while cards are chosen, the hand."""
    view = sight(scene.view)
    seat = view["seat"]
    text = Text()
    refs = scene.focus.refs if scene.focus is not None else ()
    for slug in view["hand"]:
        _full(text, slug, None, "", INK, slug in refs)
    if seat is None:
        return text
    mark = mark_of(view, seat)
    standing = _standing(view["seats"][seat])
    if standing:
        text.append(f"You: {standing}\n", f"bold {OCHRE}")
    signs = letters(view["seats"][seat]["team"])
    for member in view["seats"][seat]["team"]:
        slug = member["character"]
        _full(text, slug, member, f"{mark.shape}{signs[slug]} ", mark.ink, slug in refs)
    return text


def _full(text: Text, slug: str, member: Fighter | None, sign: str, ink: str, looked_at: bool) -> None:
    """A card; one that is still in a hand has nothing but what is printed."""
    facts = card(slug)
    upgrades = [] if member is None else member["upgrades"]
    values = _values(slug, member)
    raised = {upgrade["attribute"] for upgrade in upgrades}
    where = "" if member is None else place(member["at"])
    text.append("» " if looked_at else "", f"bold {ACCENT}")
    text.append(f"{sign}{facts.name}", f"bold {ink}")
    text.append(f"  {where}", INK_3)
    text.append("" if member is None else _hindrances(member), f"bold {OCHRE}")
    text.append("\n")
    for name in ATTRIBUTES:
        text.append(f" {'move' if name == 'movement' else name}{GLUE}", INK_3)
        text.append(f"{values[name]}{'↑' if name in raised else ''}", f"bold {OCHRE if name in raised else INK}")
    text.append(f"\n {facts.ability_name}. ", f"bold {INK_2}")
    text.append(facts.ability_text, INK_2)
    held = ", ".join(f"{u['attribute']} level {u['level']}" for u in upgrades)
    if where:
        slots = "■" * len(upgrades) + "□" * (3 - len(upgrades))
        text.append(f"\n {slots} {held or 'no upgrade yet'}", OCHRE if held else INK_3)
    text.append("\n\n")


def _values(slug: str, member: Fighter | None) -> dict[AttributeName, int]:
    """The attributes of a character in a team; else those printed on its card."""
    if member is None:
        return dict(zip(ATTRIBUTES, card(slug).values, strict=True))
    return {name: member["values"][name] for name in ATTRIBUTES}


def _hindrances(member: Fighter) -> str:
    words = [
        " may not move now" if member["stall"] == 1 else "",
        " may not move next turn" if member["stall"] == 2 else "",
        f" {member['weak']} dice fewer" if member["weak"] else "",
        " ability used" if member["used"] else "",
    ]
    return " ".join(word for word in words if word)


def rivals(scene: Scene) -> Text:
    """The others, a line for each character, and the cards that lie open."""
    view = sight(scene.view)
    text = Text()
    for seat, shown in enumerate(view["seats"]):
        if seat == view["seat"]:
            continue
        mark = mark_of(view, seat)
        bot = scene.bots[seat] if seat < len(scene.bots) else ""
        text.append(f"{mark.shape} {mark.name}", f"bold {mark.ink}")
        text.append(f" {bot} bot" if bot else " person", INK_3)
        text.append(f"  {_standing(shown)}\n", INK_3)
        signs = letters(shown["team"])
        for member in shown["team"]:
            slug = member["character"]
            _terse(text, slug, member["upgrades"], member, f"{mark.shape}{signs[slug]}", mark.ink)
        if shown["drawn"]:
            text.append(f"   {shown['drawn']} cards in hand\n", INK_3)
    text.append(f"\nDeck {view['deck']} cards", INK_3)
    for lying in view["face_up"]:
        text.append("\nFace up: ", INK_3)
        _terse(text, lying["character"], lying["upgrades"], None, "", INK_2)
    return text


def _standing(shown: SeatView) -> str:
    if shown["out"]:
        return "out of the game"
    words = [f"failed {shown['failed']} of 3"] if shown["failed"] else []
    return ", ".join(words + ([f"phase 2 easier by {shown['carry']}"] if shown["carry"] else []))


def _terse(text: Text, slug: str, upgrades: Sequence[Upgrade], member: Fighter | None, sign: str, ink: str) -> None:
    """A line for a character in a team, or for one that lies open."""
    values = _values(slug, member)
    raised = {upgrade["attribute"] for upgrade in upgrades}
    text.append(f" {sign} ", f"bold {ink}")
    text.append(f"{short(slug):<10}", INK)
    for letter, name in zip(TERSE, ATTRIBUTES, strict=True):
        text.append(f" {letter}", INK_3)
        text.append(f"{values[name]}{'↑' if name in raised else ''}", f"bold {OCHRE if name in raised else INK_2}")
    if member is not None:
        text.append(f" {place(member['at'])}", SEA)
    text.append(f"{'' if member is None else _hindrances(member)}\n", OCHRE)


def needs(view: Seen, phase: int) -> Text:
    """What the monster asks for in a phase: `close 5 of 5+`."""
    text = Text()
    for name, need in zip(STRIKES, MONSTERS[MONSTER_NUMBERS[view["monster"]]].needs[phase - 1], strict=True):
        if need is None:
            continue
        closed = phase == 2 and view["phase1"] == name
        text.append(f"{name}{GLUE}", INK_3)
        text.append("used  " if closed else f"{need[0]}×{need[1]}+  ", f"{INK_3 if closed else f'bold {INK}'}")
    text.rstrip()
    return text


def monster(scene: Scene) -> Text:
    view = sight(scene.view)
    facts = MONSTERS[MONSTER_NUMBERS[view["monster"]]]
    text = Text()
    text.append(f"{facts.name}\n", f"bold {INK}")
    for phase in (1, 2):
        now = (view["phase1"] is not None) == (phase == 2)
        text.append(f"{'▶' if now else ' '} Phase {phase}  ", f"bold {ACCENT if now else INK_2}")
        text.append_text(needs(view, phase))
        text.append("  won" if phase == 1 and not now else "", MOSS)
        text.append("\n")
    text.append("  4×5+: four dice must show 5 or more. All your fighters add their dice.\n", INK_3)
    for sign, words, ink in (
        ("6 Sixes. ", facts.sixes_text, OCHRE),
        ("♣ Luck. ", facts.luck_text, MOSS),
        ("× Curse. ", facts.curse_text, INK),
    ):
        text.append(sign, f"bold {ink}")
        text.append(f"{words}\n", INK_2)
    return text


def fight(view: Seen) -> Text:
    """The combat under way: who, with what, and the dice that lie."""
    text = Text()
    shown = view["fight"]
    if shown is None:
        return text
    sides = (("⚔ ", shown["attacker"], shown["attack"]), ("\n♦ ", shown["defender"], shown["defence"]))
    for (sign, who, attribute), faces in zip(sides, shown["rolls"], strict=True):
        text.append(sign, f"bold {OCHRE}")
        text.append(short(who), f"bold {INK}")
        text.append(f" {attribute or 'chooses'} ", INK_2)
        for face in faces:
            text.append(f"[{face}]", f"bold {OCHRE if face >= 4 else INK_3}")
    return text
