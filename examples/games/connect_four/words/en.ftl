connect-four-name = Connect Four
connect-four-tagline = Drop discs, and be the first with four in a line.
connect-four-card-players = 2 players
connect-four-card-minutes = 5 minutes
connect-four-card-thinking = medium
connect-four-option-width = Columns
connect-four-option-width-6 = six
connect-four-option-width-7 = seven
connect-four-option-width-8 = eight
connect-four-your-turn = Drop a disc into a column.
connect-four-hole = { $cell }, { $owner ->
    [first] the first player’s
    [second] the second player’s
   *[none] empty
}
connect-four-told = { $player } drops a disc to { $cell }.
connect-four-line = Four in a line.
connect-four-drawn = The board is full.
connect-four-full = Column { $column } is full, or not on this board.
connect-four-no-column = “{ $text }” is not a column. Write one letter from a to g.
connect-four-bot = { $level ->
    [1] Takes what it sees, at random.
    [2] Takes what it sees.
    [3] Looks a little ahead.
    [4] Looks ahead.
   *[5] Looks far ahead.
}
terminal-connect-four = Type a column, such as d.
