"""Every screen is open to everybody: axe finds nothing in light, dark and phone form. In a language that is accented
and 40 % longer every text of the interface is in the catalogue, and none is cut off."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import PHONE, Faults, NewPage, resize
from tests.browser.laid import NAMES, House
from tests.browser.reach import violations
from tests.browser.screens import SCREENS, Guest
from tests.browser.wording import Heard, cut_off

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_open_to_everybody(screen: str, new_page: NewPage, house: House, faults: Faults) -> None:
    """One visit for all forms: to lay the table costs more than to look at it once more."""
    page = new_page()
    faults.line_may_break = screen == "line-lost"
    heard = Heard(page, NAMES)
    SCREENS[screen](Guest(page, house, "?lang=pseudo"))
    found = {"hard-coded": heard.hard_coded(page), "cut off": cut_off(page), "axe": violations(page)}
    page.emulate_media(color_scheme="dark")
    found["axe in the dark"] = violations(page, "color-contrast")  # nothing else is another by night
    page.emulate_media(color_scheme="light")
    resize(page, SIDEWAYS)
    found["cut off sideways"] = cut_off(page)
    resize(page, PHONE)
    found |= {"cut off on a phone": cut_off(page), "axe on a phone": violations(page)}
    assert {form: faults for form, faults in found.items() if faults} == {}
