"""The words on a page as it stands: which are hard-coded, and which are cut off."""

import json
import re
from collections.abc import Iterator
from itertools import chain

from playwright.sync_api import Page, Response

from tumblehall.kernel.values import Json

TEXTS = """() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const roots = [...document.querySelectorAll("dialog[open]")].slice(-1);
    const found = [];
    const walker = document.createTreeWalker(roots[0] ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element.closest("script, style, code, input, kbd") && shown(element)) found.push(walker.currentNode.data);
    }
    for (const element of (roots[0] ?? document.body).querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
        if (!shown(element)) continue;
        for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text));
}"""

BOTS = ["Büŕdøçk~~~", "Møth~~", "Šédgé~~", "Tåłłøw~~~", "Qüîłł~~", "Gŕîštłé~~~"]
"""Names of bots in the pseudo-language: names are shortened where there is no room."""
CUT = """(names) => {
    const found = [];
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    const hides = (style) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const element = text.parentElement;
        // Words of the cards are cut where they have a page of their own; so are names.
        if (!text.data.includes("~") || names.includes(text.data.trim())) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rect = range.getBoundingClientRect();
        if (!rect.width) continue;
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            // Only said, not shown; or in reach by scrolling.
            if (style.clipPath !== "none" || /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
            if (!hides(style)) continue;
            const edge = box.getBoundingClientRect();
            const beside = Math.max(edge.left - rect.left, rect.right - edge.right);
            const out = Math.max(beside, edge.top - rect.top, rect.bottom - edge.bottom);
            const isToldInFull = style.textOverflow === "ellipsis" && box.title;
            if (out > 1.5 && !isToldInFull) found.push(`${Math.round(out)} px of "${text.data}" in .${box.className}`);
            break;
        }
    }
    return found;
}"""


def cut_off(page: Page) -> list[str]:
    """Texts of the interface that do not fit where they stand."""
    found: list[str] = page.evaluate(CUT, BOTS)
    return found


ACCENTED = re.compile("[åçéîłñøŕšüýÅÇÉÎŁÑØŔŠÜÝ~]")
RULE = re.compile(r"[A-Z]{1,2}-?\d+(\.\d+)*")

MARKS = re.compile(r"\[[BD]\] |\bR: ")
"""Marks in the rules that readers are not shown."""


class Heard:
    """Collects all that the server says to a page, to tell its words from those of the interface."""

    def __init__(self, page: Page, names: tuple[str, ...]) -> None:
        self._names = names
        self._bodies: list[Response] = []
        self._frames: list[str | bytes] = []
        page.on("response", lambda response: self._bodies.append(response) if "/api/" in response.url else None)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self._frames.append(data)))

    def hard_coded(self, page: Page) -> list[str]:
        """Texts that are neither in the catalogue nor from the server. People have names where the rules know seats."""
        texts: list[str] = page.evaluate(TEXTS)
        told = [json.loads(text) for text in (*self._frames, *(body.text() for body in self._bodies))]
        said = plain("\n".join([*self._names, *chain.from_iterable(map(strings_in, told))]))
        cut = re.compile("|".join([" · ", *self._names]))
        ours = {part.strip(" .,:()") for text in texts if not ACCENTED.search(text) for part in cut.split(text)}
        return sorted(part for part in ours if not RULE.fullmatch(part) and plain(part) not in said)


def strings_in(value: Json) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, each in value.items():
                yield key
                yield from strings_in(each)
        case list():
            yield from chain.from_iterable(map(strings_in, value))
        case _:
            pass


def plain(text: str) -> str:
    """As words of the wire are shown: `expert_culling` is "Expert culling", a minus is a real one, and long names may
    break between syllables."""
    return re.sub(r"[ _−\u2011-]+", " ", MARKS.sub("", text).replace("\u00ad", "")).lower()
