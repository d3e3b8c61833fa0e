"""The terminal table: the same games on a screen of characters, by keys, by typing, or line by line through a pipe."""
