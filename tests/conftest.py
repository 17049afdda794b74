"""Property tests draw the same examples on every machine and have no deadline; `make fuzz` is for exploring."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
