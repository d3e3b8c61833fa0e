"""The parts of a table's state: small frozen records, each with its own `fold`.

An entry that does not concern a part leaves the very same object, so what was worked out or written from it is kept.
"""
