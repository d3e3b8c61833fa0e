"""The lesson of Pockets."""
