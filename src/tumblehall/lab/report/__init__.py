"""A page of charts and tables, made of a run."""
