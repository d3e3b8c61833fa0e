hex-7-name = Hex 7×7
hex-7-tagline = Join your two sides of the board before the other player joins theirs.
hex-7-card-players = 2 players
hex-7-card-minutes = 10 minutes
hex-7-card-thinking = deep
hex-7-option-swap = Swapping the first stone
hex-7-option-swap-on = allowed
hex-7-option-swap-off = not allowed
hex-7-your-turn = Lay a stone on an empty cell.
hex-7-cell = { $cell }, { $owner ->
    [first] the first player’s
    [second] the second player’s
   *[none] empty
}
hex-7-swap = Take over the first stone
hex-7-told = { $player } lays a stone on { $cell }.
hex-7-swapped = { $player } takes over the first stone, mirrored.
hex-7-joined = Two sides are joined.
hex-7-not-free = { $cell } is not free.
hex-7-no-swap = Only the second player may swap, as the first move.
hex-7-no-cell = “{ $text }” is not a cell. Write a letter from a to g and a row from 1 to 7.
hex-7-bot = { $level ->
    [1] Takes what it sees, at random.
    [2] Takes what it sees.
   *[other] Looks ahead, the further the higher its level.
}
terminal-hex-7 = Type a cell, such as d4, or swap.
