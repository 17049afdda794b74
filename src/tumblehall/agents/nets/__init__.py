"""Players that learnt."""
