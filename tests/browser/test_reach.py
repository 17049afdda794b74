"""Every screen is open to everybody: axe finds nothing in light, dark and phone form."""

import pytest

from tests.browser.conftest import PHONE, Faults, NewPage, resize
from tests.browser.laid import House
from tests.browser.reach import ALL_BUT_COLOURS, COLOURS, violations
from tests.browser.screens import SCREENS, Guest


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(screen: str, new_page: NewPage, house: House, faults: Faults) -> None:
    page = new_page()
    faults.line_may_break = screen == "line-lost"
    SCREENS[screen](Guest(page, house))
    found = {"light": violations(page)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = violations(page, COLOURS)
    page.emulate_media(color_scheme="light")
    resize(page, PHONE)
    found["phone"] = violations(page, ALL_BUT_COLOURS)
    assert {form: faults for form, faults in found.items() if faults} == {}
