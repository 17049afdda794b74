"""What changed between two plain values, so that a view need not be sent whole after every answer.

A *change* is an array with one item, which is the new value; or an object, which changes an object or an array inside:
by key, or by place, what changes there. `null` for a key: it is gone. In an array `"@"` is `[place, gone, [items]]`:
from that place on so many items are gone, and these have come. `client/src/lib/live/differences.ts` reads it."""

from typing import Any

from tumblehall.kernel.values import Json

SPLICE = "@"
ARRAY = (list, tuple)
Change = list[Json] | dict[str, Any]


def difference(old: Json, new: Json) -> Change | None:
    """None: nothing has changed. 1 and True are the same here: what is one of them in a view is never the other."""
    if isinstance(new, dict) and isinstance(old, dict):
        return _of_objects(old, new)
    if isinstance(new, ARRAY) and isinstance(old, ARRAY):
        return _of_arrays(old, new)
    return None if old == new else [new]


def _of_objects(old: dict[str, Json], new: dict[str, Json]) -> Change | None:
    found: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif old[key] != value and (change := difference(old[key], value)) is not None:
            found[key] = change
    found |= dict.fromkeys(old.keys() - new.keys())
    return found or None


def _of_arrays(old: list[Json] | tuple[Json, ...], new: list[Json] | tuple[Json, ...]) -> Change | None:
    """What both begin and end with is left out; of what is between, as many as both have are compared one by one."""
    most = min(len(old), len(new))
    first = 0
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    found: dict[str, Any] = {}
    gone, come = len(old) - first - last, len(new) - first - last
    if gone != come or (gone and not isinstance(new[first], (dict, list, tuple))):
        found[SPLICE] = [first, gone, list(new[first : first + come])]
        return found
    for place in range(first, first + gone):
        if old[place] != new[place] and (change := difference(old[place], new[place])) is not None:
            found[str(place)] = change
    return found or None


def changed(old: Json, change: Change) -> Json:
    """The value after a change. What has not changed is shared with the old one."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        new = dict(old)
        for key, inside in change.items():
            if inside is None:
                del new[key]
            else:
                new[key] = changed(old.get(key), inside)
        return new
    items = list(old)
    for key, inside in change.items():
        if key == SPLICE:
            place, gone, come = inside
            items[place : place + gone] = come
        else:
            items[int(key)] = changed(items[int(key)], inside)
    return items
