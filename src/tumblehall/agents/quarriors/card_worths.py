"""What single cards of Quarriors are worth beyond what is read on them; see learnt.py."""

DEEDS = ("take", "summon", "cast", "attach", "activate", "lock", "lock_into", "anchor", "quest", "cull", "use")
WORTHS: dict[str, tuple[float, ...]] = {}
