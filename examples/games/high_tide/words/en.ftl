high-tide-name = High Tide
high-tide-tagline = Lay higher than the last card, or take the whole row.
high-tide-card-players = 3 to 5 players
high-tide-card-minutes = 10 minutes
high-tide-card-thinking = light
high-tide-option-players = Players
high-tide-option-hand = Cards in each hand
high-tide-your-turn = Lay a card of your hand.
high-tide-player = Player { $number }: { $left } cards in hand, { $taken } taken
high-tide-laid = { $card }, in the row
high-tide-held = { $card }, in your hand
high-tide-told = { $player } lays { $card }.
high-tide-washed = { $player } lays { $card } and takes { $count } cards.
high-tide-fewest = All cards are laid; the fewest taken win.
high-tide-not-in-hand = You do not hold { $card }.
high-tide-no-card = “{ $text }” is not a card. Write a number from 1 to 40.
high-tide-no-deal = “{ $text }” is not a deal of this game.
high-tide-bot = { $level ->
    [1] Lays what it sees, at random.
    [2] Avoids what it sees.
    [3] Looks a little ahead.
    [4] Looks ahead.
   *[5] Looks far ahead.
}
terminal-high-tide = Type a card of your hand, such as 17.
