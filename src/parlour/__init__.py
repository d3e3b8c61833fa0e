"""Parlour: a table for five games of two sides."""

__version__ = "0.1.0"
