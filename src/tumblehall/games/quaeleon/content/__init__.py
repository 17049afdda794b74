"""Printed facts, as data."""
