# Sentences that every game shares. $player is a name; everything else is a fact of the refusal or the move.

game-over = The game is over.
not-your-turn = It is not your turn. Wait for the other players.
unknown-game = Unknown game “{ $game }”. Choose one of: { $games }.
game-no-folder = There is no game at “{ $source }”: neither a folder with an __init__.py nor a Python file.
game-folder-name = “{ $source }” cannot be loaded under the name { $name }. Give the folder another name: letters, digits and underscores, and none of a game that is there already.
game-name-taken = “{ $source }” calls itself { $game }, like a game that is there already. Change NAME in its rules.
game-not-loaded = “{ $source }” cannot be loaded: { $why } ({ $place }).
game-failed = The game { $game } failed in { $function } ({ $place }): { $why }.
game-endless = The game { $game } was stopped: { $function } took longer than { $seconds } seconds ({ $place }).
game-leaks = { $game } is not served: it would show what is hidden. { $why } ({ $place }).
game-breaks-law = { $game } is not served: { $why } ({ $place }).
variant-name = { $game } (variant: { $title })
variant-not-allowed = The variant does not allow this move. { $about }
variant-not-in-lockstep = “{ $variant }” says that the engines of its game hold, but after { $ply } moves { $function } differs from the game. Leave out engines=True.
variant-of-other = “{ $file }” changes { $of }, not { $game }.
variant-not-one = “{ $file }” is a game, not a variant of one.
record-needs-variant = This game was played with the variant { $game } (hash { $mark }). Name its file with --game.
record-other-variant = The file of the variant { $game } has changed since this game was played: its hash was { $mark } and is now { $known }. Name the file of then.
unknown-option = Unknown option “{ $option }”. Choose one of: { $options }.
bad-option-choice = “{ $value }” is not a valid value of { $option }. Choose one of: { $values }.
bad-option-number = “{ $value }” is not a valid value of { $option }. Choose a whole number from { $low } to { $high }.
bad-cell = “{ $text }” is not a cell: write a letter and a number, such as b3.
nothing-dealt = This game deals nothing, so its deal cannot be “{ $text }”.

outcome-resigned = { $player } resigned.
outcome-flagged = { $player } ran out of time.
outcome-forfeited = { $player } forfeited the game.
outcome-left = { $player } has left.
outcome-agreed = The players agreed to stop here.
outcome-abandoned = The players did not come back to this table.

nothing-to-take-back = You have no move to take back.
cannot-take-back = This move cannot be taken back: a card was drawn or revealed, or a secret choice was made since.

record-too-long = This record is longer than { $longest } characters.
record-not-one = This is not a record: its first line must be “{ $first }”.
record-bad-line = Line { $line } of the record cannot be read: “{ $text }”.
record-lacks = The record has no line “{ $header }: …”.
record-other-rules = This record uses version { $rules } of the rules; this Parlour knows version { $known }.
record-options = The record must give every option of the game: { $options }.
record-seats = The record names { $named } seats, but this game has { $seats }.
record-move = Move { $number }, “{ $text }”, cannot be played.
record-bad-date = “{ $date }” is not a date. Write it as 2026-11-15, or “-” if it is not known.
record-bad-end = “{ $end }” is not a valid way for this game to end.
record-result = The record gives the result “{ $result }”, but its moves lead to “{ $expected }”.

message-too-large = This message is larger than { $largest } bytes.
garbled = Invalid message: check field “{ $where }”.
