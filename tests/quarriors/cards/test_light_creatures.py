"""What the light creatures cost, earn and give: Archangel, Herald, Quartz Golem and the Assistants of their set."""

import pytest

from tests.quarriors.mat import do, energy, lay, lying, number, offered, quiddity, seat
from tumblehall.kernel.table import Table

CARDS = [
    *(("Archangel", type, 8, 3) for type in ("Base", "Lesser", "Strong", "Mighty")),
    ("Archangel", "Greater", 9, 4),
    *(("Herald", type, 3, 2) for type in ("Base", "Lesser", "Strong")),
    *(("Herald", type, 4, 2) for type in ("Greater", "Mighty")),
    *(("Quartz Golem", type, 5, 2) for type in ("Base", "Lesser", "Strong")),
    *(("Quartz Golem", type, 6, 3) for type in ("Greater", "Mighty")),
]
ASSISTANTS = ["of Acquisition", "of Economics", "of Logistics"]
FACES = [
    *(("Archangel/Base", face, 0, light) for face, light in ((1, 1), (2, 2), (3, 2))),
    *(("Herald/Base", face, plain, light) for face, plain, light in ((1, 1, 0), (2, 0, 1))),
    *(("Quartz Golem/Base", face, plain, light) for face, plain, light in ((1, 1, 0), (2, 0, 1), (3, 0, 2))),
    *(("Assistant/of Economics", face, 1, 0) for face in (1, 2, 3)),
]


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def buying(card: str, light: int, plain: int, dark: int = 0) -> Table:
    return lay(f"{card} 1", "capture", seat(light=light, quiddity=plain, dark=dark))


@pytest.mark.rule("QX-1", "Q168")
@pytest.mark.parametrize(("name", "type", "cost", "glory"), CARDS)
def test_light_creatures_cost_one_less_with_light(name: str, type: str, cost: int, glory: int) -> None:
    """At the full cost, one short of it, and one short of it with a light among what is paid."""
    found = [
        offered(buying(f"{name}/{type}", *purse), "capture") for purse in ((0, cost), (0, cost - 1), (1, cost - 2))
    ]
    assert found == [[slug(name)], [], [f"{slug(name)} with light"]]


@pytest.mark.rule("QX-1")
@pytest.mark.parametrize(("name", "type", "cost", "glory"), CARDS)
def test_dark_quiddity_makes_no_light_creature_cheaper(name: str, type: str, cost: int, glory: int) -> None:
    found = [offered(buying(f"{name}/{type}", 0, cost - more, 1), "capture") for more in (1, 2)]
    assert found == [[slug(name)], []]


@pytest.mark.rule("QC-6.3")
@pytest.mark.parametrize(("name", "type", "cost", "glory"), CARDS)
def test_light_creatures_earn_what_is_printed(name: str, type: str, cost: int, glory: int) -> None:
    table = lay(f"{name}/{type}", "score", seat(ready=f"{name}#4", bag="Portal"), rolls=[1] * 9)
    assert number(do(table, f"score {slug(name)}#4"), 0) == glory


@pytest.mark.rule("QX-1")
@pytest.mark.parametrize("type", ASSISTANTS)
@pytest.mark.parametrize(("light", "plain"), [(0, 1), (1, 0), (1, 1)])
def test_assistants_cost_one_and_have_no_discount(type: str, light: int, plain: int) -> None:
    assert offered(buying(f"Assistant/{type}", light, plain), "capture") == ["assistant"]


@pytest.mark.rule("QX-2")
@pytest.mark.parametrize(("card", "face", "plain", "light"), FACES)
def test_faces_give_quiddity_or_light(card: str, face: int, plain: int, light: int) -> None:
    name = card.split("/")[0]
    table = lay(f"{card} 1, Boogieman/Base 1", "capture", seat(active=f"{name}#{face}", quiddity=9))
    do(table, f"spend {slug(name)}#{face}")
    assert (quiddity(table), energy(table), lying(table, "spent")) == (9 + plain, (light, 0), [f"{name}#{face}"])
