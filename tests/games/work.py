"""How much work a table is: games that bots play, answered by the same manners as the client's
(`client/src/games/<game>/manners.json`).

A question with one option is answered by itself, unless it is my throw of dice; the second half of an act that was
begun (`joined`) is no answer of its own; all that may be done in one (`together`) is one answer when all of it is done.

    python -m tests.games.work [game ...]
"""

import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import default_agent

GAMES = 50
MANNERS = Path(__file__).parents[2] / "client" / "src" / "games"
SEATS = {"quarriors": (2, 3, 4), "angryquest": (2, 3, 4), "quaeleon": (2, 3, 4), "dicequest": (1, 2)}
"""Dicequest's bot takes ten times as long as the others; shares hardly change with the seats."""


@dataclass(slots=True)
class Work:
    """What was answered in some games, by verb where it matters."""

    game: str
    turns: int = 0
    answers: int = 0
    """As records count them."""
    by_itself: Counter[str] = field(default_factory=Counter)
    """Lone options that nobody presses,"""
    pressed: Counter[str] = field(default_factory=Counter)
    """and those that must be pressed: throws."""
    others: Counter[str] = field(default_factory=Counter)
    """Acts of the player whose turn it is where there is a choice,"""
    in_other_turns: Counter[str] = field(default_factory=Counter)
    """and of the others."""
    spared: Counter[str] = field(default_factory=Counter)
    """Answers that belong to the act before."""
    most_presses: int = 0
    seconds: float = 0.0

    @property
    def lone_share(self) -> float:
        return sum(self.pressed.values()) / self.answers

    @property
    def lone_share_before(self) -> float:
        """If nothing went by itself."""
        return (sum(self.pressed.values()) + sum(self.by_itself.values())) / self.answers

    @property
    def in_a_turn(self) -> float:
        return sum(self.others.values()) / self.turns

    def __str__(self) -> str:
        def told(found: Counter[str], per: int) -> str:
            return ", ".join(f"{what} {n / per:.2f}" for what, n in found.most_common(12)) or "none"

        return "\n".join(
            [
                f"{self.game}: {self.turns} turns, {self.answers} answers, {self.seconds:.1f} s",
                f"  lone: {self.lone_share_before:.1%} of all answers, to be pressed {self.lone_share:.1%}: "
                f"{', '.join(self.pressed) or 'none'}; by itself: {', '.join(self.by_itself) or 'none'}",
                f"  other answers in a turn: {self.in_a_turn:.2f}: {told(self.others, self.turns)}",
                f"  beside them, of those whose turn it is not: {told(self.in_other_turns, self.turns)}",
                f"  spared, as parts of one act: {told(self.spared, self.turns)}",
            ]
        )


def work_of(game: str, games: int = GAMES) -> Work:
    """Games of the best bot, seeds and numbers of seats always the same."""
    work = Work(game)
    manners = json.loads((MANNERS / game / "manners.json").read_text("utf-8"))
    started = time.process_time()
    for number in range(games):
        seats = SEATS[game][number % len(SEATS[game])]
        Sitting(work, manners, th.new_table(game, seats, f"work {number}")).play(th.FastRng(number))
    work.seconds = time.process_time() - started
    return work


@dataclass(slots=True)
class Sitting:
    """One game, answer by answer."""

    work: Work
    manners: dict[str, Any]
    table: th.Table
    last: tuple[int, str] | None = None
    """Who answered last, with which verb."""
    in_one: str | None = None
    """What kind of answer goes on that began with several on offer,"""
    more: int = 0
    """and how many followed the first."""

    def play(self, rng: th.FastRng) -> None:
        agent = default_agent(self.work.game)
        turns = set()
        while self.table.outcome is None:
            decision = self.table.decisions[0]
            view = self.table.view(decision.seat)
            turns.add((view["round"], view["turn"]))
            answer = answer_at(agent, self.table, decision, rng)
            self.count(decision, answer, view)
            self.table.act(decision.seat, answer)
        self.work.turns += len(turns)

    def count(self, decision: th.Decision, answer: str, view: dict[str, Any]) -> None:
        verb = verb_of(answer)
        goes_on = self.last is not None and self.last[0] == decision.seat
        joined = goes_on and [self.last[1] if self.last else "", verb] in self.manners["joined"]
        what = f"{decision.kind} {verb}"
        acts = self.work.others if view["turn"] in (None, decision.seat) else self.work.in_other_turns
        self.work.answers += 1
        if self.in_one is not None and not (goes_on and self.in_one == what):
            self.end_in_one(decision, acts)
        if len(decision.options) == 1:
            pressed = verb in self.manners["throws"] and not joined
            (self.work.pressed if pressed else self.work.by_itself)[verb] += 1
        elif joined:
            self.work.spared[verb] += 1
        elif self.in_one == what:
            self.more += 1
        else:
            acts[what] += 1
            several = sum(verb_of(option.id) == verb for option in decision.options) > 1 or alike(answer, view) > 1
            self.in_one = what if several and verb in self.manners["together"] else None
        self.work.most_presses = max(self.work.most_presses, 1 if joined or verb in self.manners["ends"] else 2)
        self.last = decision.seat, verb

    def end_in_one(self, following: th.Decision, acts: Counter[str]) -> None:
        """All in one was meant if none is left on offer; else each was an answer of its own."""
        assert self.in_one is not None
        verb = verb_of(self.in_one.split(" ", 1)[1])
        if any(verb_of(option.id) == verb for option in following.options):
            acts[self.in_one] += self.more
        else:
            self.work.spared[verb] += self.more
        self.in_one, self.more = None, 0


def alike(option: str, view: dict[str, Any]) -> int:
    """How many dice in the pool of the player in turn look as the one that is named: one option stands for all."""
    if "wilds" not in view or "#" not in option:
        return 1
    looks = {card["die"]: card["alike"] for card in view["wilds"]}

    def look(die: str) -> tuple[str, int]:
        kind, face = die.split("#")
        return kind, looks[kind][int(face) - 1]

    pool = [die for die in view["seats"][view["turn"]]["active"] if "#" in die]
    return [look(die) for die in pool].count(look(option.split(" ")[1]))


def verb_of(option: str) -> str:
    return option.split(" ", 1)[0]


if __name__ == "__main__":
    for name in sys.argv[1:] or SEATS:
        print(work_of(name))
