"""How the quick policy of Quarriors learns from games against itself, for `tools/quarriors_policy.py`."""
