"""Parlour inside a browser tab: tables against bots, lessons and puzzles, without a server."""
