"""Every screen is open to everybody: axe finds nothing in light, dark and phone form."""

import pytest

from tests.browser.conftest import PHONE, Faults, NewPage
from tests.browser.laid import House
from tests.browser.reach import violations
from tests.browser.screens import SCREENS, Guest


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(screen: str, new_page: NewPage, house: House, faults: Faults) -> None:
    page = new_page()
    faults.line_may_break = screen == "line-lost"
    SCREENS[screen](Guest(page, house))
    found = {"light": violations(page)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = violations(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    found["phone"] = violations(page)
    assert {form: faults for form, faults in found.items() if faults} == {}
