"""The life of a table as pure values, the same for the server and the terminal.

A table is the fold of its log (`state`). A request (`decision`) is decided from that state alone: it is refused, or
becomes entries (`entries`) that are appended to the log. Time is an argument (`clocks`). There is no socket, no thread
and no clock in here: the layers above carry messages in, append entries and send what changed.
"""
