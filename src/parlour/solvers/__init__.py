"""Tools for games that can be solved or analysed: what a choice is worth, questions, certificates, building tables."""
