"""Every screen of the client, and the way to it. The checks of reach and of words and the pictures go this way."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.laid import House, Moment, last_choice, moment, near_end, played, written


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a page of the house, in a language of the interface."""

    page: Page
    house: House
    query: str = ""
    """`?lang=pseudo`, or nothing."""

    def to(self, place: str) -> Page:
        self.page.goto(f"/{self.query}{place}")
        return self.page

    def at(self, moment: Moment, mine: tuple[int, ...] | None = None) -> Page:
        self.house.go_on(moment, mine).open(self.page, self.query)
        self.page.locator("main").first.wait_for()
        return self.page

    def asked(self, moment: Moment) -> Page:
        self.at(moment).locator("section.mine").wait_for()
        return self.page

    def menu(self, page_of_it: str | None = None) -> Page:
        """The menu of a table, or a page of it by the icon of its button."""
        page = self.asked(moment("quarriors", "act"))
        page.locator(".btn:has(use[href='#i-menu'])").click()
        if page_of_it is not None:
            page.locator(f"dialog[open] li .btn:has(use[href='#{page_of_it}'])").click()
        return page


Way = Callable[[Guest], object]


def question(game: str, kind: str, nth: int = 0) -> Way:
    return lambda guest: guest.asked(moment(game, kind, nth=nth))


def set_up_as(game: str, name: str) -> Way:
    return lambda guest: guest.asked(written(game, name))


def first(guest: Guest) -> None:
    guest.to("").locator(".plates li").first.wait_for()


def set_up(guest: Guest) -> None:
    guest.to("#/setup/dicequest").locator("[role=radio]").nth(1).click()
    guest.page.locator(".blocked").first.wait_for()


def set_up_cards(guest: Guest) -> None:
    """Cards of the Wilds by name: most are chosen, one is looked at."""
    page = guest.to("#/setup/quarriors")
    page.locator("[role=radio]", has_text="Choose").first.click()
    for at in range(6):
        page.locator(".tiles [role=checkbox]").nth(at).click()
    page.locator("[data-part=card] .facts").wait_for()


def manners(guest: Guest) -> None:
    page = guest.to("#/setup/quaeleon")
    page.locator("[aria-labelledby=manners] .btn").click()
    page.locator("dialog[open] select").first.wait_for()


def turn_called(guest: Guest) -> None:
    """One screen for several people, in a game without secrets."""
    guest.house.begin("quarriors", 3, mine=(0, 1, 2)).open(guest.page, guest.query)
    guest.page.locator("[data-part=turn]").wait_for()


def before_start(guest: Guest) -> None:
    token = guest.house.token()
    table = guest.house.found("quarriors", 4, token, {"start": "host", "clock": {"kind": "move", "seconds": 90}})
    guest.house.do(table, token, "sit-bot", seat=2, bot="heuristic")
    guest.house.sit(table, token, "quarriors", 0).open(guest.page, guest.query)
    guest.page.locator("ol li").nth(3).wait_for()


def invited(guest: Guest) -> None:
    token = guest.house.token()
    table = guest.house.found("angryquest", 2, token)
    guest.house.sit(table, token, "angryquest", 0)
    guest.to(f"#/t/{table}").locator("form.name").wait_for()


def about_a_thing(guest: Guest) -> None:
    page = guest.asked(moment("quarriors", "act"))
    page.locator(".wilds button").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator("[data-about]:popover-open").wait_for()


def why_not(guest: Guest) -> None:
    page = guest.asked(moment("angryquest", "assault"))
    page.locator(".option.refused").first.click(force=True)  # it says that it is disabled, and answers why
    page.locator(".reason").first.wait_for()


def rules_at_the_table(guest: Guest) -> None:
    page = guest.asked(moment("quarriors", "act"))
    page.locator("section.mine h2 a").first.click()
    page.locator("dialog .rule.open").wait_for()


def talk(guest: Guest) -> None:
    page = guest.menu("i-talk")
    page.locator("aside form input").fill("1, 2, 3 ...")
    page.keyboard.press("Enter")
    page.locator("aside ol li b").first.wait_for()


def result(guest: Guest) -> None:
    """The last answers of a game, each the safe one."""
    chair = guest.house.go_on(near_end("quarriors", seats=2, left=4))
    guest.house.answer(chair)
    chair.open(guest.page, guest.query)
    guest.page.locator("dialog[open] .place").first.wait_for()
    guest.page.locator(".table main section").first.wait_for()


def since_my_last_turn(guest: Guest) -> None:
    """After a turn of everybody."""
    chair = guest.house.go_on(moment("quarriors", "act"))
    guest.house.answer(chair, times=3)
    chair.open(guest.page, guest.query)
    guest.page.locator("section.mine").wait_for()
    guest.page.locator(".btn:has(use[href='#i-menu'])").click()
    guest.page.locator("dialog[open] li .btn:has(use[href='#i-log'])").click()
    guest.page.locator("dialog[open] .show .btn").wait_for()


def story(guest: Guest) -> None:
    """The same on the table."""
    since_my_last_turn(guest)
    guest.page.locator("dialog[open] .show .btn").click()
    guest.page.locator(".screening h1").wait_for(state="attached")
    guest.page.locator(".screening .buttons .btn").nth(2).click()


def hand_over(guest: Guest) -> None:
    chair = guest.house.begin("quaeleon", 3, mine=(0, 1))
    chair.open(guest.page, guest.query)
    guest.page.locator("[data-part=hand-over] .btn.go").wait_for()


def line_lost(guest: Guest) -> None:
    page = guest.asked(moment("quarriors", "act"))
    page.context.set_offline(True)
    page.locator(".house .bar").wait_for()


def undo_asked(guest: Guest) -> None:
    """Another person asks to take back."""
    house, seen = guest.house, last_choice("quarriors", "end-turn")
    token = house.token()
    table = house.fork(seen.record, seen.step, token)
    asker = house.sit(table, token, "quarriors", seen.seat)
    other = house.sit(table, house.token(), "quarriors", 1 - seen.seat)
    for option in ("next", "end-turn"):
        step = house.look(table, token)["seats"][0]["step"]
        house.do(table, token, "act", seat=seen.seat, option=option, step=step)
    step = house.look(table, token)["seats"][0]["step"]
    house.do(asker.table, token, "undo", seat=seen.seat, step=step, ask=True)
    other.open(guest.page, guest.query)
    guest.page.locator(".house .bar").first.wait_for()
    guest.page.locator(".table main section").first.wait_for()


def looking_on(guest: Guest) -> None:
    chair = guest.house.go_on(moment("quaeleon", "stack", nth=12))
    guest.to(f"#/t/{chair.table}").locator(".table main section").first.wait_for()


def replay(guest: Guest) -> None:
    guest.to("#/replay").locator("input[type=file]").set_input_files(
        {
            "name": "record.json",
            "mimeType": "application/json",
            "buffer": played("quarriors", 3, "1").record.to_json().encode(),
        }
    )
    guest.page.locator("input[type=range][max='0']").wait_for(state="detached")
    guest.page.locator(".table").wait_for()
    guest.page.locator("input[type=range]").fill("60")


def replay_sheet(nth: int) -> Way:
    def way(guest: Guest) -> None:
        replay(guest)
        guest.page.locator(".deeds .btn").nth(nth).click()
        guest.page.locator("dialog[open] :is(li, select)").first.wait_for()

    return way


def lobby(guest: Guest) -> None:
    """The first page with games of mine and open tables."""
    house = guest.house
    house.sit(house.found("quaeleon", 3, token := house.token(), {"listed": True}), token, "quaeleon", 0)
    house.go_on(moment("quarriors", "act")).give_to(guest.page.context)
    first(guest)
    guest.page.locator("section[aria-labelledby=my-games] li .call").wait_for()


SCREENS: dict[str, Way] = {
    "first": first,
    "first-lobby": lobby,
    "set-up": set_up,
    "set-up-cards": set_up_cards,
    "set-up-manners": manners,
    "turn-called": turn_called,
    "before-start": before_start,
    "invited": invited,
    "quarriors-act": question("quarriors", "act", 12),
    "quarriors-attack": question("quarriors", "name"),
    "quarriors-score": question("quarriors", "score"),
    "quarriors-cull": question("quarriors", "cull"),
    "angryquest-keep": question("angryquest", "keep"),
    "angryquest-move": question("angryquest", "move", 20),
    "angryquest-town": question("angryquest", "town"),
    "angryquest-defend": question("angryquest", "defend"),
    "angryquest-assault": question("angryquest", "assault"),
    "quaeleon-swap": question("quaeleon", "swap"),
    "quaeleon-stack": question("quaeleon", "stack", 14),
    "quaeleon-aim": question("quaeleon", "aim"),
    "quaeleon-recruit": question("quaeleon", "recruit"),
    "dicequest-tavern": set_up_as("dicequest", "tavern"),
    "dicequest-quest": question("dicequest", "quest", 5),
    "dicequest-deployment": set_up_as("dicequest", "deployment"),
    "dicequest-combat": set_up_as("dicequest", "combat"),
    "dicequest-reroll": set_up_as("dicequest", "token-dice"),
    "dicequest-place": set_up_as("dicequest", "place"),
    "dicequest-adventure": set_up_as("dicequest", "adventure"),
    "dicequest-coop": set_up_as("dicequest", "coop"),
    "dicequest-threats": set_up_as("dicequest", "coop-threats"),
    "about-a-thing": about_a_thing,
    "why-not": why_not,
    "rules-at-the-table": rules_at_the_table,
    "menu": lambda guest: guest.menu(),
    "since-my-last-turn": since_my_last_turn,
    "story": story,
    "settings": lambda guest: guest.menu("i-cog"),
    "elsewhere": lambda guest: guest.menu("i-seat"),
    "resign": lambda guest: guest.menu("i-close"),
    "talk": talk,
    "hand-over": hand_over,
    "line-lost": line_lost,
    "undo-asked": undo_asked,
    "looking-on": looking_on,
    "result": result,
    "replay": replay,
    "replay-check": replay_sheet(1),
    "replay-play-on": replay_sheet(0),
    "replay-open": lambda guest: guest.to("#/replay").locator("input[type=file]").wait_for(state="attached"),
    "rules": lambda guest: guest.to("#/rules/quarriors/QC-6.6").locator(".rule.open").wait_for(),
    "how-to": lambda guest: guest.to("#/how-to/quaeleon/3").locator("[data-mark]").first.wait_for(),
    "cards-quarriors": lambda guest: guest.to("#/cards/quarriors").locator("main li").nth(20).wait_for(),
    "cards-angryquest": lambda guest: guest.to("#/cards/angryquest").locator("main li").nth(8).wait_for(),
    "cards-quaeleon": lambda guest: guest.to("#/cards/quaeleon").locator("main li").nth(8).wait_for(),
    "cards-dicequest": lambda guest: guest.to("#/cards/dicequest").locator("main article").nth(99).wait_for(),
    "no-table": lambda guest: guest.to("#/t/there-is-none").locator("main h1").wait_for(),
    "no-page": lambda guest: guest.to("#/nowhere").locator("main h1").wait_for(),
}
