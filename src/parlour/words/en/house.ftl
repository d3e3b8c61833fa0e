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
outcome-flagged = { $player } ran out of time.
outcome-forfeited = { $player } forfeited the game.
outcome-left = { $player } has left.
outcome-agreed = All have agreed to end it here.
outcome-abandoned = Nobody came back to this table.

nothing-to-take-back = There is no move of yours to take back.
cannot-take-back = This cannot be taken back: something was drawn, revealed or secretly chosen since.

record-too-long = This record is longer than { $longest } characters.
record-not-one = This is not a record: its first line must be “{ $first }”.
record-bad-line = Line { $line } of the record cannot be read: “{ $text }”.
record-lacks = The record has no line “{ $header }: …”.
record-other-rules = This record follows edition { $rules } of the rules; here is edition { $known }.
record-options = The record must say every option of the game: { $options }.
record-seats = The record names { $named } seats, but this game has { $seats }.
record-move = Move { $number }, “{ $text }”, cannot be played.
record-bad-end = “{ $end }” does not say how this game ended.
record-result = The record says “{ $result }”, but its moves say “{ $expected }”.

message-too-large = This message is larger than { $largest } bytes.
garbled = This message cannot be understood (at “{ $where }”).
