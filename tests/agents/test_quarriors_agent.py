"""The heuristic agent of Quarriors: small positions, one deed, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents import Agent
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.quarriors.battle import least_loss
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.sight import seen, sight
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of

BASICS = (("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 4))
POOR = {"bag": ["Basic Quiddity"] * 6}


def position(mine: dict[str, Any], theirs: dict[str, Any], wilds: dict[str, int], **turn: Any) -> dict[str, Any]:
    cards = [{"card": card, "dice": n} for card, n in (*BASICS, *wilds.items())]
    now = {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn}
    return {"game": "quarriors", "wilds": cards, "seats": [mine, theirs], "turn": now, "show_forced": True}


def chosen(mine: dict[str, Any], theirs: dict[str, Any], wilds: dict[str, int], **turn: Any) -> str:
    table = th.from_position(position(mine, theirs, wilds, **turn), seed="agent")
    decision = table.decisions[0]
    return HeuristicAgent().choose(table.view(decision.seat), decision, th.FastRng(1))


def test_captures_the_best_creature_it_can_pay_for() -> None:
    wilds = {"Scavenging Goblin/Base": 5, "Witching Hag/Base": 5, "Quake Dragon/Mighty": 5, "Life/Cantrip": 5}
    active = ["Basic Quiddity#1"] * 5
    assert chosen({"active": active, **POOR}, POOR, wilds, phase="capture") == "capture witching-hag"


def test_captures_nothing_rather_than_quiddity() -> None:
    table = position({"active": ["Basic Quiddity#1"], **POOR}, POOR, {"Witching Hag/Base": 5}, phase="capture")
    table["wilds"][0]["dice"] = 3
    table["wilds"][1]["dice"] = 0
    at = th.from_position(table, "agent")
    assert HeuristicAgent().choose(at.view(0), at.decisions[0], th.FastRng(1)) == "next"


def ends_the_game(glory: int) -> str:
    wilds = {
        "Scavenging Goblin/Base": 0, "Ghostly Spirit/Base": 0, "Deathdealer/Base": 0, "Witching Hag/Base": 1,
        "Devotee of the Holy Query/Base": 5,
    }  # fmt: skip
    mine = {"glory": glory, "active": ["Basic Quiddity#1"] * 5, **POOR}
    return chosen(mine, {"glory": 9, **POOR}, wilds, phase="capture")


def test_takes_the_last_die_of_the_fourth_card_only_when_ahead() -> None:
    assert ends_the_game(glory=12) == "capture witching-hag"
    assert ends_the_game(glory=5) == "capture devotee-of-the-holy-query"


def test_uses_a_portal_before_it_summons() -> None:
    active = ["Portal#4", "Witching Hag#6", "Basic Quiddity#6"]
    assert chosen({"active": active, **POOR}, POOR, {"Witching Hag/Base": 4}) == "use portal#4"


def test_summons_what_will_stand() -> None:
    active = ["Witching Hag#6", "Basic Quiddity#6"]
    assert chosen({"active": active, **POOR}, POOR, {"Witching Hag/Base": 4}) == "summon witching-hag#6"


def test_culls_what_it_started_with() -> None:
    mine = {"ready": ["Witching Hag#6"], "used": ["Basic Quiddity", "Portal"], **POOR}
    table = th.from_position(position(mine, POOR, {"Witching Hag/Base": 4}, phase="score", rolled=False), "agent")
    table.act(0, "score witching-hag#6")
    agent = HeuristicAgent()
    assert agent.choose(table.view(0), table.decisions[0], th.FastRng(1)) in ("cull basic-quiddity", "cull assistant")


def test_names_the_creature_that_holds() -> None:
    mine = {"ready": ["Witching Hag#6", "Ghostly Spirit#4"], **POOR}
    theirs = {"ready": ["Quake Dragon#4"], **POOR}
    wilds = {"Ghostly Spirit/Base": 4, "Witching Hag/Base": 4, "Quake Dragon/Mighty": 4}
    table = th.from_position(position(mine, theirs, wilds, seat=1, phase="attack"), "agent")
    assert HeuristicAgent().choose(table.view(0), table.decisions[0], th.FastRng(1)) == "defend witching-hag#6"


def test_reacts_when_a_loss_is_coming() -> None:
    mine = {"ready": ["Witching Hag#6", "Life#4"], **POOR}
    theirs = {"ready": ["Quake Dragon#5"], **POOR}
    wilds = {"Witching Hag/Base": 4, "Quake Dragon/Mighty": 4, "Life/Spell": 4}
    table = th.from_position(position(mine, theirs, wilds, seat=1, phase="attack"), "agent")
    said = []
    while table.view(0)["phase"] == "attack":
        decision = table.decisions[0]
        answer = "next" if decision.seat else HeuristicAgent().choose(table.view(0), decision, th.FastRng(1))
        said += [answer] if decision.seat == 0 else []
        table.act(decision.seat, answer)
    assert said == ["pass", "cast life#4", "defend witching-hag#6"]
    assert table.view(0)["seats"][0]["ready"][0]["creature"]


def asked(kind: str, *ids: str, about: dict[str, Any], refs: tuple[str, ...] = ()) -> th.Decision:
    """A question that no card of today asks."""
    options = tuple(th.Option(id, id, () if id == "pass" else refs) for id in ids)
    return th.Decision(0, kind, "?", None, options, ids[-1], about)


HAG, MINE, THEIRS = "witching-hag#5@1", ("ready:0:0",), ("ready:1:1",)
SOMEBODY = position(
    {"ready": ["Witching Hag#4"], **POOR}, {"ready": ["Witching Hag#5"], **POOR}, {"Witching Hag/Base": 3}
)


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (asked("pick", "pick witching-hag#4@0", "pass", about={"effect": "banish"}, refs=MINE), "pass"),
        (asked("pick", f"pick {HAG}", "pass", about={"effect": "move"}, refs=THEIRS), f"pick {HAG}"),
        (asked("fate", "goes beyond", "goes used", about={}), "goes beyond"),
        (asked("fate", "goes active", "goes beyond by life#4", about={}), "goes active"),
        (asked("duel", "yes", "pass", about={}), "pass"),
        (asked("may", "yes", "pass", about={"from": "die", "clause": "none"}), "yes"),
        (asked("name", f"defend {HAG}", "pass", about={"of": 1, "total": 3}, refs=THEIRS), f"defend {HAG}"),
    ],
)  # fmt: skip
def test_what_it_does_not_know_is_no_stumbling_block(decision: th.Decision, answer: str) -> None:
    view = th.from_position(SOMEBODY, "agent").view(0)
    assert HeuristicAgent().choose(view, decision, th.FastRng(1)) == answer


@pytest.mark.parametrize(
    ("total", "standing", "loss"),
    [
        (0, [(2, 1.0)], 0.0),
        (1, [(2, 1.0)], 0.0),
        (2, [(2, 1.0)], 1.0),
        (3, [(2, 1.0), (3, 2.0)], 1.0),
        (4, [(2, 1.0), (3, 2.0), (5, 3.0)], 0.0),
        (9, [(2, 1.0), (3, 2.0), (5, 3.0)], 3.0),
        (10, [(2, 1.0), (3, 2.0), (5, 3.0)], 6.0),
    ],
)
def test_the_least_loss(total: int, standing: list[tuple[int, float]], loss: float) -> None:
    assert least_loss(total, [(wall, wall, worth) for wall, worth in standing])[0] == loss


def test_what_is_seen_has_the_numbers_of_the_table() -> None:
    """All through a game, the state made from the view gives every creature the attack and defence it has."""
    table, agent, rng = th.new_table("quarriors", 3, "sight"), HeuristicAgent(), th.FastRng(5)
    compared = 0
    while table.outcome is None:
        view = table.view(None)
        s = seen(sight(view))
        for seat, shown in enumerate(view["seats"]):
            for die, told in zip(s.ready[seat], shown["ready"], strict=True):
                if told["creature"]:
                    compared += 1
                    assert (attack_of(s, seat, die), defence_of(s, seat, die)) == (told["attack"], told["defence"])
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    assert compared > 20


def test_answers_every_question_and_beats_chance() -> None:
    wins = sum(play(f"game {i}", i % 2) for i in range(12))
    assert wins >= 10


def play(seed: str, seat: int) -> bool:
    table = th.new_table("quarriors", 2, seed)
    agents: dict[int, Agent] = {seat: HeuristicAgent(), 1 - seat: RandomAgent()}
    rng = th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agents[decision.seat].choose(table.view(decision.seat), decision, rng))
    return table.outcome.winners == (seat,)


@pytest.mark.parametrize("options", [{}, {"captures": 2}, {"expert_culling": True}])
def test_plays_four_at_a_table_with_every_variant(options: dict[str, Any]) -> None:
    table, agent, rng = th.new_table("quarriors", 4, "many", options), HeuristicAgent(), th.FastRng(0)
    while table.outcome is None:
        decision = table.decisions[0]
        answer = agent.choose(table.view(decision.seat), decision, rng)
        assert any(option.id == answer for option in decision.options)
        table.act(decision.seat, answer)
    assert table.outcome.winners
    assert table.step < 600


# -- the last glory ----------------------------------------------------------------------------------------------------


def rolled_again(glory: int, *active: str) -> str:
    """Which die of the pool goes with the one that shows a re-roll."""
    wilds = {"Scavenging Goblin/Base": 4, "Quake Dragon/Base": 0}
    mine = {"glory": glory, "active": ["Assistant#4", "Scavenging Goblin#4", *active], **POOR}
    table = th.from_position(position(mine, {"bag": ["Quake Dragon"] * 5}, wilds), seed="agent")
    table.act(0, "use assistant#4")
    decision = table.decisions[0]
    return HeuristicAgent().choose(table.view(0), decision, th.FastRng(1))


@pytest.mark.parametrize(("glory", "goes"), [(10, "scavenging-goblin#4"), (19, "basic-quiddity#1")])
def test_a_creature_that_may_win_is_not_rolled_again(glory: int, goes: str) -> None:
    assert rolled_again(glory, "Basic Quiddity#1", "Basic Quiddity#1") == f"pick {goes}"


def test_nor_is_the_quiddity_that_it_costs() -> None:
    wilds = {"Scavenging Goblin/Base": 4}
    mine = {"glory": 19, "active": ["Assistant#4", "Scavenging Goblin#4", "Basic Quiddity#1"], **POOR}
    assert chosen(mine, POOR, wilds) == "summon scavenging-goblin#4"


def test_a_creature_that_copies_is_seen_as_what_it_copies() -> None:
    wilds = {"Primordial Ooze/Strong": 4, "Witching Hag/Base": 4}
    mine = {"ready": [{"die": "Primordial Ooze#4", "copy": "Witching Hag#6"}], **POOR}
    table = th.from_position(position(mine, {"ready": ["Witching Hag#6"], **POOR}, wilds), seed="agent")
    s = seen(sight(table.view(0)))
    assert (attack_of(s, 0, s.ready[0][0]), defence_of(s, 0, s.ready[0][0])) == (4, 5)
