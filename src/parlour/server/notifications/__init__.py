"""Notifications for players whose page is closed: what happens at a table becomes a message to their devices."""
