"""Dicequest: heroes are taken by recruiting and played by sending them, quests are taken by attempting them and played
by claiming them. Items come by chance, and are played by using or wearing them."""

from collections.abc import Iterable

from tumblehall.lab.sim.reader import Deed, Reader, View, seat_of

TAKING = frozenset(("recruit", "attempt"))


class DicequestReader(Reader):
    asks = frozenset(("tavern", "quest"))

    def takes(self, option: str) -> str | None:
        verb, _, card = option.partition(" ")
        return card if verb in TAKING else None

    def deeds(self, kind: str, data: View) -> Iterable[Deed]:
        match kind:
            case "drew":
                yield Deed("taken", seat_of(data["player"]), data["item"])
            case "equipped" | "used-on":
                yield Deed("played", seat_of(data["player"]), data["item"])
            case "claimed":
                yield Deed("played", seat_of(data["player"]), data["quest"])
            case "used":
                yield Deed("played", seat_of(data["player"]), data["card"])
            case "deployed":
                for hero in data["heroes"]:
                    yield Deed("played", seat_of(data["player"]), hero)
            case _:
                return


READER = DicequestReader
