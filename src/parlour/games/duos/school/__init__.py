"""The lesson of DUOS."""
