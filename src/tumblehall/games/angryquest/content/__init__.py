"""Printed facts: the data files, and what reads them."""
