"""Bots that play Dicequest together: the bar that everybody needs, threats, and gifts."""

from typing import Any

import tumblehall as th
from tumblehall.agents.dicequest import together
from tumblehall.agents.dicequest.worth import HERO, ITEM


def coop(points: tuple[int, int], **more: Any) -> Any:
    """What seat 0 sees at the beginning of a game together, with so many points."""
    table = th.new_table("dicequest", 2, options={"mode": "coop"}, seed="together")
    view: Any = table.view(0)
    for seat, n in zip(view["seats"], points, strict=True):
        seat["points"] = n
    return view | more


def archer(slot: int) -> Any:
    return {"hero": "poacher", "dice": ["blue"], "expert": False, "wound": None, "item": None, "slot": slot}


def test_a_point_above_the_bar_is_worth_little() -> None:
    assert together.point_worth(coop((4, 4))) > 1 > together.point_worth(coop((31, 4)))


def test_points_are_left_to_who_lacks_them() -> None:
    def best(view: Any) -> float:
        quest = max(view["quests"], key=lambda one: one["points"])
        return together.joint_worth(view, [archer(0)], quest["quest"], False)

    assert best(coop((31, 1))) < best(coop((31, 31))) < best(coop((1, 31)))


def test_a_treasure_is_given_to_who_lacks_points_by_who_has_enough() -> None:
    treasure = next(slug for slug, item in ITEM.items() if item.points)
    assert together.gift_worth(coop((31, 1)), treasure, 1) > 0
    assert together.gift_worth(coop((31, 31)), treasure, 1) < 0
    assert together.gift_worth(coop((1, 1)), treasure, 1) < 0


def test_a_hero_whose_dice_pay_a_threat_is_worth_more() -> None:
    view = coop((0, 0))
    view["adventure"]["tokens"] = [{"need": {"shield": 1}}]
    green = next(slug for slug, hero in HERO.items() if [colour.name for colour in hero.dice] == ["GREEN"])
    yellow = next(slug for slug, hero in HERO.items() if [colour.name for colour in hero.dice] == ["YELLOW"])
    assert together.help_worth(view, [archer(0)], green) > together.help_worth(view, [archer(0)], yellow)
