"""The life of a table as pure values, the same for the server and the terminal.

A table is the fold of its log (`state`). Whatever a person asks for (`acts`) is decided from that state alone: either
it is refused, or it becomes entries (`entries`) that are appended to the log. Time is an argument (`clocks`). There is
no socket, no thread and no clock in here: the doors above carry messages in, write entries down, and tell the others.
"""
