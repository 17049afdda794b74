"""In a language 40 % longer and accented: every text of the interface is in the catalogue, and none is cut off."""

import pytest

from tests.browser.conftest import PHONE, Faults, NewPage, resize
from tests.browser.laid import NAMES, House
from tests.browser.screens import SCREENS, Guest
from tests.browser.wording import Heard, cut_off


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_hard_coded_or_cut_off(screen: str, new_page: NewPage, house: House, faults: Faults) -> None:
    page = new_page()
    faults.line_may_break = screen == "line-lost"
    heard = Heard(page, NAMES)
    SCREENS[screen](Guest(page, house, "?lang=pseudo"))
    found = {"hard-coded": heard.hard_coded(page), "wide": cut_off(page)}
    resize(page, PHONE)
    found["narrow"] = cut_off(page)
    assert {fault: texts for fault, texts in found.items() if texts} == {}
