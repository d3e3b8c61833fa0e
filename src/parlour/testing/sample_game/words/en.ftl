sample-game-name = Sample Game
sample-game-tagline = Three in a row, to be changed into a game of your own.
sample-game-card-players = 2 players
sample-game-card-minutes = 2 minutes
sample-game-card-thinking = light
sample-game-option-size = Cells on each side
sample-game-your-turn = Mark a free cell.
sample-game-cell = { $cell }, { $owner ->
    [first] the first player’s
    [second] the second player’s
   *[none] free
}
sample-game-told = { $player } marks { $cell }.
sample-game-row = Three in a row.
sample-game-full = The board is full.
sample-game-not-free = { $cell } is not a free cell.
sample-game-no-cell = “{ $text }” is not a cell. Write a letter and a number, such as b2.
sample-game-bot = { $level ->
    [1] Takes what it sees, at random.
    [2] Takes what it sees.
    [3] Looks a little ahead.
    [4] Looks ahead.
   *[5] Looks far ahead.
}
terminal-sample-game = Type a cell, such as b2.
