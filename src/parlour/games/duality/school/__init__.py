"""The lesson of Duality."""
