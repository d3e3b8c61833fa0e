# Duality. Cells are written 4, 4L1, 4R2: the row from Black’s side, and how far left or right of the dealt column.

duality-name = Duality
duality-tagline = Two colours, one tableau of cards: lead your path across before the other one gets through.
duality-seat-0 = Black
duality-seat-1 = White

duality-option-rows = Rows between the players
duality-option-rows-3 = 3 rows
duality-option-rows-4 = 4 rows
duality-option-rows-5 = 5 rows
duality-option-rows-6 = 6 rows
duality-option-rows-7 = 7 rows
duality-option-join = Ends of one colour on one card
duality-option-join-joined = all belong together
duality-option-join-crossing = joined where lines cross
duality-option-join-wires = only the two ends of a line
duality-option-completes = A complete path wins
duality-option-completes-either = whoever completed it
duality-option-completes-mover = only if you completed it
duality-option-hands = Hands are
duality-option-hands-hidden = hidden
duality-option-hands-open = open
duality-option-limit = A draw after so many turns
duality-option-deck = The deck, “full” or one card a line

duality-bad-card = Line { $line } of the deck: “{ $card }” is not a card. Write six letters clockwise from the far left, b c d for black lines and w x y for white ones.
duality-bad-line = Line { $line } of the deck: in “{ $card }” the line “{ $letter }” has { $count ->
    [one] one end
   *[other] { $count } ends
  }, and a line has two.
duality-deck-too-large = This deck has { $count } cards; the most is { $most }.
duality-deck-too-small = This deck has { $count } { $count ->
    [one] card
   *[other] cards
  }; { $rows } rows and two hands need { $needed }.
duality-deck-always-complete = With this deck and { $rows } rows some path is complete as soon as the cards are dealt.

duality-not-in-hand = Card { $card } is not in your hand.
duality-same-turned = Card { $card } is the same when turned: write it without t.
duality-must-play = You can only pass when you cannot play, and you can: { $move }, for one.
duality-nothing-there = There is no card on { $cell } to replace.
duality-off-path = On { $cell }, card { $card } this way round would not connect { $colour } to a { $colour } path from your side.
duality-too-few = On { $cell }, card { $card } this way round makes { $count } { $count ->
    [one] connection
   *[other] connections
  }; the card there makes { $needed }, so yours must make at least as many.
duality-off-table = { $cell } is not between the players: the rows are 1 to { $rows }.
duality-occupied = There is a card on { $cell }: replace it, with x instead of @.
duality-none-facing = Card { $card } this way round has no { $colour } line facing you on { $cell }, and continues no { $colour } path.
duality-continues-nothing = On { $cell }, card { $card } this way round continues no { $colour } path from your side.

duality-bad-move = “{ $text }” is not a move: write 27x4 to replace the card on 4 with card 27, 27t@4L1 to lay it turned on an empty place, or pass.
duality-bad-cell = “{ $text }” is not a place: write a row and how far left or right of the dealt column, such as 4, 4L1 or 4R2.
duality-bad-deal = A deal is { $rows } cards, two hands of three, the pile and a colour, with “/” between them.
duality-bad-toss = The toss is black or white, not “{ $toss }”.
duality-bad-deal-card = “{ $card }” cannot be dealt: each card from 1 to { $count } comes once.
duality-bad-deal-turn = “{ $card }” cannot be turned: only cards between the players are, and only where it makes a difference.
duality-deal-too-short = This deal has { $dealt } cards, and the deck has { $count }.
duality-deal-complete = This deal has a complete path before the first move, so it would be dealt again.

duality-told-replaced = { $player } replaces card { $taken } on { $cell } with card { $card }.
duality-told-new = { $player } plays card { $card } on { $cell }.
duality-told-pass = { $player } cannot play, shows the hand and passes.

duality-path = A complete path from side to side.
duality-path-given = A complete path from side to side, finished by the opponent.
duality-both-pass = Neither player can play.
duality-repetition = The same position for the third time.
duality-limit = The last turn has passed without a complete path.

duality-study-starter = score of who starts
duality-study-shorter = score of who starts with the shorter path
duality-study-passes = passes of a game
