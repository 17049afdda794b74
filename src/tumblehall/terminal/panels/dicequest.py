"""Dicequest at the terminal: path and adventure, market and quests, the dice of a challenge, the party board."""

import re
from collections.abc import Mapping

from rich.text import Text

from tumblehall.games.dicequest.cards.printed import ACTIONS
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME
from tumblehall.games.dicequest.edges.chance_now import chance_now
from tumblehall.kernel.values import Event, Json, Option
from tumblehall.terminal.inks import INK_3
from tumblehall.terminal.panel import Panel, Scene, mat_width
from tumblehall.terminal.panels import dicequest_cards as cards
from tumblehall.terminal.panels import dicequest_challenge as challenge
from tumblehall.terminal.panels import dicequest_mat as mat
from tumblehall.terminal.panels.dicequest_looks import (
    CHALLENGE_OF,
    GOLD,
    ITEM_NAME,
    PLAYTIME,
    WOUNDS,
    face,
    hurts,
    letters,
    needs,
    printed,
    printed_wounds,
    seen,
)

SEAT = re.compile(r"seat (\d)")
LEADING = re.compile(r"^Seat \d ")


class DicequestPanel(Panel):
    def headline(self, view: Mapping[str, Json]) -> str:
        what = "adventure" if view["adventure_round"] else "quests"
        return f"round {view['round']} of {view['rounds']}, {what}"

    def board_width(self, width: int, height: int) -> int:
        return mat_width(width, most=92, two_beside=76)

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return mat.draw(scene, width, height)

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        view = seen(scene.view)
        mine = (("Party", cards.own(view["seats"][view["seat"]])),) if view["seat"] is not None else ()
        quests = ("Quests", cards.quests(view))
        return (("Card", cards.looked_at(scene)), *mine, quests, ("Table", cards.table(view)))

    def note(self, scene: Scene, width: int) -> Text:
        """What is missing and the chance; what the chance leaves aside is said."""
        shown = seen(scene.view)["challenge"]
        text = Text()
        chance = chance_now(seen(scene.view))
        if shown is None or chance is None:
            return text
        for part in challenge.result(shown, chance):
            for words, style in part:
                text.append(words, style)
            text.append("  ")
        text.append(f"\nThe chance leaves {' and '.join(chance['aside'])} aside.", INK_3)
        return text

    def waste(self, scene: Scene, option: Option) -> str:
        decision = scene.decision
        if decision is None:
            return ""
        offered = [other.id for other in decision.options]
        match decision.kind, option.id:
            case "tavern", "go":
                heroes = [hero for hero in seen(scene.view)["market"] if f"recruit {hero['hero']}" in offered]
                return "".join([f"{hero['name']} would join for nothing." for hero in heroes if not hero["price"]][:1])
            case "quest", answer if answer == f"attempt {PLAYTIME}" and len(offered) > 1:
                return "Your heroes stay at home: no quest this turn."
            case "party", "done" if not decision.about.get("sent"):
                return "Nobody goes: no dice."
            case "pay-tokens", "done":
                threats = sum(other.startswith("threat ") for other in offered)
                return f"You could pay for {threats} {'threat' if threats == 1 else 'threats'}." if threats else ""
            case "block", "next" if any(other.startswith("block ") for other in offered):
                return "A wound that you can block gets through."
            case _:
                return ""

    def label(self, scene: Scene, option: Option) -> str:
        verb, _, rest = option.id.partition(" ")
        match verb:
            case "recruit":
                hero = next(hero for hero in seen(scene.view)["market"] if hero["hero"] == rest)
                return f"Recruit {hero['name']} {letters(hero['dice'])} {hero['price']}{GOLD}"
            case "attempt" if rest != PLAYTIME:
                facts = CHALLENGE_OF[rest]
                return f"{facts.name} {needs(printed(facts))} {hurts(printed_wounds(facts))}"
            case "use":
                return f"Use {cards.SHEETS[rest].name}"
            case "equip":
                item, hero_slug = rest.split()
                return f"{ITEM_NAME[item]} to {cards.SHEETS[hero_slug].name}"
            case "place":
                wound, hero_slug = rest.split()
                sign = next(sign for kind, sign in WOUNDS.items() if kind == wound)
                return f"{sign} {wound}: {cards.SHEETS[hero_slug].name}"
            case "die" | "rune" if rest in FACE_BY_NAME:
                colour = rest.partition(":")[0]
                return (
                    f"{colour.capitalize()} {face(rest)}"
                    if verb == "die"
                    else f"Rune of {colour} {face(rest)}, locks it"
                )
            case _:
                return option.label

    def seat_of(self, view: Mapping[str, Json], event: Event) -> int | None:
        found = SEAT.fullmatch(str(event.data.get("player", "")))
        return int(found[1]) if found else None

    def told(self, event: Event) -> str:
        """Whose deed it was is told by the mark before it."""
        return f"── {event.text}" if event.kind in ("round", "act") else LEADING.sub("", event.text)

    def ideas(self, scene: Scene) -> list[str]:
        view = seen(scene.view)
        if view["seat"] is None:
            return []
        mine = view["seats"][view["seat"]]
        heroes = [hero["hero"] for hero in mine["party"] if hero is not None]
        items = [*mine["backpack"], *(hero["item"] for hero in mine["party"] if hero is not None and hero["item"])]
        quests = [quest["quest"] for quest in (*view["quests"], view["adventure"]) if quest is not None]
        return [
            *("go", "roll", "next", "reroll", "rune free", "end-turn"),
            *(f"recruit {hero['hero']}" for hero in view["market"]),
            *(f"attempt {quest}" for quest in (*quests, PLAYTIME)),
            *(f"{verb} {hero}" for hero in heroes for verb in ("graduate", "send", "use")),
            *(f"equip {item} {hero}" for item in mine["backpack"] for hero in heroes),
            *(f"use {item}" for item in items),
            *(action.slug for action in ACTIONS),
        ]


PANEL = DicequestPanel()
