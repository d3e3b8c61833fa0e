# Sentences that every game shares. $player is a name; everything else is a fact of the refusal or the move.

game-over = The game is over.
not-your-turn = It is not your turn.
unknown-game = There is no game called “{ $game }”; there are { $games }.
unknown-option = There is no option “{ $option }” here; there are { $options }.
bad-option-choice = “{ $value }” is not a value of { $option }: choose one of { $values }.
bad-option-number = “{ $value }” is not a value of { $option }: choose a whole number from { $low } to { $high }.
bad-cell = “{ $text }” is not a cell: write a letter and a number, such as b3.
nothing-dealt = This game deals nothing, so its deal cannot be “{ $text }”.

outcome-resigned = { $player } resigned.
