# Duality. Cells are written 4, 4L1, 4R2: the row from Black’s side, and how far left or right of the dealt column.

duality-name = Duality
duality-tagline = Two colours, one tableau of cards: be the first to connect the two sides.
duality-card-goal = Lead your colour across the cards.

# What the game's own page says: for whom, how long, what kind of thinking; the options that a newcomer may want, in
# this order; and how a bot of each level plays.
duality-card-players = 2 players
duality-card-minutes = 10–15 minutes
duality-card-thinking = building paths, hidden hands
duality-card-options = rows hands
duality-bot = { $level ->
    [1] Plays cards as they come, but takes an open win.
    [2] Knows where its path should go, about one turn in three.
    [3] Lengthens its own path, shortens yours, and does not finish yours for you.
    [4] Takes into account the cards you may hold.
   *[other] Weighs thousands of hands that you might have.
}

duality-seat-0 = Black
duality-seat-1 = White
duality-colour-black = black
duality-colour-white = white

duality-option-rows = Rows between the players
duality-option-rows-3 = 3 rows
duality-option-rows-4 = 4 rows
duality-option-rows-5 = 5 rows
duality-option-rows-6 = 6 rows
duality-option-rows-7 = 7 rows
duality-option-join = Ends of one colour on one card
duality-option-join-joined = are all connected
duality-option-join-crossing = are connected where lines cross
duality-option-join-wires = are connected only as the two ends of a line
duality-option-completes = A complete path wins
duality-option-completes-either = for its owner, no matter who completed it
duality-option-completes-mover = only for the player who completed it
duality-option-hands = Hands are
duality-option-hands-hidden = hidden
duality-option-hands-open = open
duality-option-limit = A draw after this many turns
duality-option-deck = The deck: “full”, or one card per line

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
duality-deck-always-complete = With this deck and { $rows } rows, a path is complete as soon as the cards are dealt.

duality-not-in-hand = Card { $card } is not in your hand. Choose one of the cards you hold.
duality-same-turned = Card { $card } is the same both ways: write it without t.
duality-must-play = You can pass only when you cannot play. You can play { $move }, for example.
duality-nothing-there = There is no card on { $cell } to replace. To play a new card there, write @ instead of x.
duality-off-path = On { $cell }, card { $card } this way round would not connect { NAMED("duality-colour", $colour) } to a { NAMED("duality-colour", $colour) } path from your side. Turn the card, or choose another space.
duality-too-few = On { $cell }, card { $card } this way round makes { $count } { $count ->
    [one] connection
   *[other] connections
  }; the card there makes { $needed }, so yours must make at least as many.
duality-off-table = { $cell } is not between the players: the rows are 1 to { $rows }.
duality-occupied = There is a card on { $cell }: replace it, with x instead of @.
duality-none-facing = Card { $card } this way round has no { NAMED("duality-colour", $colour) } line facing you on { $cell }, and continues no { NAMED("duality-colour", $colour) } path. Turn the card, or choose another space.
duality-continues-nothing = On { $cell }, card { $card } this way round continues no { NAMED("duality-colour", $colour) } path from your side. Turn the card, or choose another space.

duality-bad-move = “{ $text }” is not a move. Write 27x4 to replace the card on 4 with card 27, 27t@4L1 to play it turned on an empty space, or pass.
duality-bad-cell = “{ $text }” is not a space: write a row and how far left or right of the dealt column, such as 4, 4L1 or 4R2.
duality-bad-deal = A deal is { $rows } cards, two hands of three, the draw pile and a colour, with “/” between them.
duality-bad-toss = The toss is black or white, not “{ $toss }”.
duality-bad-deal-card = “{ $card }” cannot be dealt: each card from 1 to { $count } appears once.
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

duality-study-starter = score of the first player
duality-study-shorter = score of the first player, when its path is shorter
duality-study-passes = passes per game

# What the pages of Duality say: its board, its rules in our own words, its lesson.

duality-side = { $side ->
    [black] Black
   *[white] White
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}
duality-board = Tableau of { $rows } rows and { $columns } { $columns ->
    [one] column
   *[other] columns
}
duality-cell = { $cell }: card { $card }, { $connections } { $connections ->
    [one] connection
   *[other] connections
}{ $path ->
    [black] , on Black’s path
    [white] , on White’s path
    [both] , on both paths
   *[none] {""}
}{ $last ->
    [yes] , last move
   *[no] {""}
}{ $choice ->
    [yes] , you may replace it
   *[no] {""}
}
duality-cell-empty = { $cell }: empty{ $last ->
    [yes] , last move
   *[no] {""}
}{ $choice ->
    [yes] , you may play your card here
   *[no] {""}
}
duality-to-go = { $rows ->
    [0] complete
    [one] one row left
   *[other] { $rows } rows left
}
duality-progress = { $colour }: { $rows ->
    [0] complete
    [one] one row left
   *[other] { $rows } rows left
}{ $open ->
    [none] {""}
   *[other] {" "}· can continue at { $places }
}
duality-cards = Cards
duality-whole-table = Show the whole table
duality-ask-pick = Pick a card of your hand.
duality-ask-place = Choose where it goes.
duality-ask-play = Choose the space again, or press Play it.
duality-ask-pass = You cannot play: pass.
duality-hand-of = { $colour }: path { $length }
duality-known-card = Card { $card }, known to all
duality-hidden-card = A hidden card
duality-hand-card = Card { $card }{ $known ->
    [yes] , known to all
   *[no] {""}
}{ $picked ->
    [yes] , picked; press again to turn it
   *[no] {""}
}
duality-own-hand = Your hand; you are { $side ->
    [black] Black
   *[white] White
}
duality-other-hand = { $side ->
    [black] Black’s hand
   *[white] White’s hand
}
duality-pile = { $count } { $count ->
    [one] card
   *[other] cards
} left to draw
duality-show-counts = Connections
duality-zoom-in = Larger
duality-zoom-out = Smaller
duality-turn = { $keys ->
    [yes] Turn (R)
   *[no] Turn
}
duality-lay = Play it
duality-pass = Pass
duality-pick-a-card = Pick a card of your hand. { $keys ->
    [yes] Click it again, press R or use the wheel to turn it.
   *[no] Tap it again to turn it.
}
duality-pick-a-place = { $places ->
    [0] This way round: no possible space.
    [one] This way round: one possible space.
   *[other] This way round: { $places } possible spaces.
} { $other ->
    [0] {""}
    [one] Turned: one.
   *[other] Turned: { $other }.
}
duality-place-again = Choose the space again to play there.
duality-place-not = It cannot go there this way round.
duality-must-pass-now = You cannot play: your hand will be shown, and the turn passes.
duality-count = Card { $card } on { $cell } makes { $connections } { $connections ->
    [one] connection.
   *[other] connections.
}
duality-path-of = { $side ->
    [black] It is on Black’s path.
    [white] It is on White’s path.
   *[both] It is on both paths.
}
duality-preview = { $count } { $count ->
    [one] connection
   *[other] connections
}{ $needed ->
    [-1] .
   *[other] {" "}(the card there: { $needed }).
} Rows left: you { $own-change ->
    [same] { $own }
   *[other] { $own-before } → { $own }
}, opponent { $rival-change ->
    [same] { $rival }
   *[other] { $rival-before } → { $rival }
}.{ $done ->
    [own] {" "}It completes your path: you win!
    [rival] {" "}It completes their path: you lose!
   *[none] {""}
}

duality-rules-goal-title = The goal
duality-rules-goal = Be the first to connect your side of the table to the opposite side by a continuous path of your colour. Black sits below row 1, White above the last row. A side is the whole edge, in every column.
duality-rules-won-figure = Black has won, in a game of four rows: one black path runs from the bottom edge to the top edge. Card 32 completed it.
duality-rules-card-title = A card
duality-rules-card =
    There are 54 cards, all different. Each carries lines of both colours: two black and one white, or two white and one black.
    - An edge that faces a player has two line ends; each side edge has one.
    - All lines of one colour on a card are joined, even if they do not cross.
    - A black and a white line that cross are not joined.
    - Half a turn swaps top and bottom, left and right. That is the only way to turn a card.
duality-rules-card-house = The leaflet does not say whether two lines of one colour on a card are joined. We play that they are; options offer the other readings. The original figures are lost, so the 54 cards are our reconstruction.
duality-rules-setup-title = Setup
duality-rules-setup =
    1. Deal seven cards face up in a column between the players, each turned or not by chance. Row 1 is next to Black, row 7 next to White.
    2. Deal three cards to each player. The other 41 cards are the draw pile.
    3. Count each player’s path: the cards you can reach along your colour from your side. The player with the shorter path begins; if they are equal, chance decides.
duality-rules-setup-house = Hands are secret, and a deal in which a path is already complete is dealt again. A path may have no card at all: then no line of that colour faces the player.
duality-rules-example-figure = The leaflet’s example. Black’s path is one card long: it ends on the card in row 1. White’s path is two cards long. Black begins.
duality-rules-connections-title = Connections
duality-rules-connections = A connection is a line end, of either colour, that meets its own colour on the next card, or that faces a player at the edge of the table. Ends that do not match may touch; they do not count.
duality-rules-turn-title = Your turn
duality-rules-turn = Either replace a card on the table, or play a new card. You may turn the card by half before you place it. It must always begin or continue a path of your colour from your side. A card on the table is never turned.
duality-rules-replace-title = A: replace a card
duality-rules-replace =
    Swap any card on the table with one of your hand. Two conditions hold:
    - Your card lies on a path of your colour from your side.
    - It makes at least as many connections, of either colour, as the card it replaces.
    It need not make your path longer, and the connections of the cards around it may fall. The old card goes into your hand, and both players know it until it is played again. You do not draw.
duality-rules-replaced-figure = A first turn. Black replaces the card in row 1 by card 51, turned. Count its connections: two ends face Black at the bottom edge, and one black end meets the card in row 2. That makes three, as many as before, so the move is legal. Black’s path is now two cards long.
duality-rules-refused = Refused in the same position: card 42 without a turn. It has no black line that faces Black, so it would lie on no path of Black’s.
duality-rules-new-title = B: play a new card
duality-rules-new =
    Place it on an empty space between the two sides:
    - in any column, where it continues a path of your colour from your side; or
    - in your own row, directly beyond its leftmost or rightmost card, with a line of your colour facing you. This starts a new path.
    Then draw a card. When the draw pile is empty you play on with the cards you have.
duality-rules-started-figure = Black has started a new column on the right with card 2. White has answered with card 48 on the left of row 6, where it continues White’s path.
duality-rules-end-title = The end
duality-rules-end = As soon as a card completes your path you win, in whatever columns the path runs. If the same card completes both paths, the player who placed it wins.
duality-rules-end-house = A card that completes only the opponent’s path makes the opponent win; an option lets a path count only for the player who has just played.
duality-rules-draws-title = Draws
duality-rules-draws-house = If you cannot play, and only then, you show your hand and pass. The game is a draw after two passes in a row, when the same position comes up for the third time, and after 400 turns.
duality-rules-advice-title = Tips
duality-rules-advice =
    - Connect all ends of a card: then it is hard to replace.
    - Lead the opponent’s path into a loop that ends nowhere.
    - If nothing fits, place cards along your own side. They are paths for you and dead ends for your opponent.
duality-rules-variants-title = Variants
duality-rules-variants = Three to six rows make a shorter game. Hands may be open, and the limit of 400 turns can be changed.
duality-rules-screen-title = On the screen
duality-rules-screen = Your path glows, and so does your opponent’s, each in its own tint. The bands at both sides say how many rows a path still has to cross, and at which spaces it can go on: 4L1 is row 4, one to the left of the middle column; 4R2 is two to the right.
duality-rules-lost = We do not know who designed Duality.

duality-lesson-goal = The goal
duality-lesson-goal-task = A path of your colour from your side to the other wins. Here Black has won: the black path runs through all highlighted cards, from the bottom to the top.
duality-lesson-replace = Replace a card
duality-lesson-replace-task = You are Black, at the bottom. Replace the highlighted card on the table with the one in your hand, turned so that one of its black lines meets the next card: your path grows.
duality-lesson-replace-hint = Your path must grow on the highlighted space. Pick the highlighted card, turn it, and put it there.
duality-lesson-replace-done = Your path is two cards long now. The new card makes three connections, as many as the old one: two ends face you, and one meets the next card.
duality-lesson-keep = As many connections
duality-lesson-keep-task = A replacement need not lengthen your path: as many connections as before are enough. Put the highlighted card on the highlighted space.
duality-lesson-keep-hint = Replace the card on the highlighted space. The highlighted card has a black line facing you only one way round.
duality-lesson-keep-done = As many connections as before: allowed, whether the path grows or not.
duality-lesson-start = Start a new path
duality-lesson-start-task = Play a card to the left or the right of the highlighted one, in your own row, with a black line facing you.
duality-lesson-start-hint = Play a new card next to the highlighted one.
duality-lesson-start-done = A new column. You would now draw a card.
duality-lesson-extend = Extend your path
duality-lesson-extend-task = Now you are White, and your side is at the bottom. Replace the farthest of the highlighted cards, so that your path continues through it.
duality-lesson-extend-hint = Replace the farthest highlighted card, so that your path grows longer.
duality-lesson-extend-done = Your path continues. One of your cards would even have reached one card further.
duality-lesson-sideways = Go sideways
duality-lesson-sideways-task = All white ends of a card are connected, so your path can also continue to the side. Play a card on the highlighted space next to it, with a white line towards your path.
duality-lesson-sideways-hint = Play it on the highlighted space, turned so that a white line meets the highlighted card.
duality-lesson-sideways-done = The path continues to the side. Each of the three cards could do it, the right way round.
duality-lesson-home = Start again on your side
duality-lesson-home-task = Like Black, you may always start a new path. Play any card next to the highlighted one, in your own row, with a white line facing you.
duality-lesson-home-hint = Play a new card to the left or the right of the highlighted one.
duality-lesson-home-done = A new column, on your side. Black has to get past every card there.
duality-lesson-win = Win
duality-lesson-win-task = A shorter game, of four rows. One card, on the right space, completes your black path. Careful: some moves complete White’s!
duality-lesson-win-hint = Look at the far row: which card there would complete your path?
duality-lesson-win-done = From side to side: you win. That is the whole game.
duality-lesson-dead-end = A dead end
duality-lesson-dead-end-task = You are White, and Black needs only one more row. Replace the highlighted card with one that does not carry the black path on: Black must need two rows more than now.
duality-lesson-dead-end-hint = Only one card does it, and only one way round: its black line must not meet the black line that comes from Black’s side.
duality-lesson-dead-end-done = A dead end: the black path stops there, and the black cards beyond it are cut off. You may replace any card that your own path reaches.
duality-lesson-both = Two things at once
duality-lesson-both-task = Black is one row from the end again. One card on the highlighted space brings your own path nearer and sets Black back with the same move. Find it.
duality-lesson-both-hint = The card must carry your white path through the highlighted space, and lead no black line from Black’s side to the last row.
duality-lesson-both-done = The best moves do two things: every row that you gain and Black loses is worth two turns.
duality-lesson-defend = Look at the other hand
duality-lesson-defend-task = You are Black, and both hands are open here. White would win with the next move. Find the one replacement that prevents it.
duality-lesson-defend-hint = White’s path must end at your side, through the card in your own row. Replace that card.
duality-lesson-defend-done = White can no longer get through. At a table you do not see the hand, but you remember each card that your opponent took up.

# How moves are typed, and what its board says in a terminal.

terminal-duality = 27x4 replaces the card on 4 with card 27; 27t@4L1 plays it turned on the empty space left of 4; pass when you cannot play. By keys: 1, 2 or 3 picks a card of your hand, R turns it, the arrows choose a space, Enter plays. Heavy lines are Black’s, double ones White’s; next to a card’s number ▪ marks Black’s path, ▫ White’s, ▣ both. [ ] is the chosen space, with your card as it would be played; + marks other possible spaces, ( ) the last move; * marks a card that both players know.

# Puzzles
duality-puzzle-side = { $side ->
    [opener] You are Black.
   *[replier] You are White.
}
duality-puzzle-win = Win now
duality-puzzle-win-task = One card on one space completes your path from side to side. Find it.
duality-puzzle-defend = Defend
duality-puzzle-defend-task = Both hands are open. Your opponent is about to win: find the one move that prevents it.
duality-puzzle-replace = Find the replacement
duality-puzzle-replace-task = Only one replacement takes your path a row further. Find it.

duality-study-standing = the side whose path from its home side is longer, in cards.
duality-study-picture = Black’s lines are dark, White’s sandy; green marks Black’s path from row 1 at the bottom, rust White’s from the top.
duality-study-sides = Either side may begin: the one with the shorter path in the deal, or by a toss if both are equal.
duality-study-deal = longer path in the deal, in cards

# Review: advice after the game, from what the seat saw
duality-review-card = card { $card } on { $cell }{ $way ->
    [other] , the other way round
   *[any] { "" }
}
duality-review-wins = { $player } completes the path.
duality-review-win-missed = { $player } could have completed the path at once, with { duality-review-card }.
duality-review-good = As good as any other move: over the hands that fit what { $player } saw, it wins about { $share } % of games.
duality-review-close = { duality-review-card } may have been slightly better: it wins { $best } % of games, this move { $share } % (± { $error }).
duality-review-better = A strong player would have chosen { duality-review-card }: over the hands that fit what { $player } saw, it wins about { $best } % of games, this move { $share } % (± { $error }).

duality-study-opening-replace = replaces the card of row { $number }, counted from the player’s side
duality-study-opening-new = plays a new card
duality-study-opening-pass = passes

# What is said in the first game, turn by turn
duality-coach-1 = Pick a card of your hand, turn it if needed, and choose a space: you see its effect before you play it.
duality-coach-2 = Your path is the glowing one from your side. A card that lengthens it brings you nearer; the bands show how many rows are left.
duality-coach-3 = Look at your opponent’s path too: replacing a card on it can cut it, if your card makes as many connections.
duality-coach-4 = Careful: a card can also complete your opponent’s path. The board warns you before you play it.
duality-coach-near = Your opponent needs only one more row. { $nearer ->
    [0] None of your cards takes your own path further: look for a card that cuts the other path.
   *[other] Look first for a card that cuts the other path.
}
duality-coach-rows = Your path needs { $own ->
    [one] one more row
   *[other] { $own } more rows
}, your opponent’s { $other }. { $nearer ->
    [0] No move takes you nearer now: cut the other path, or play a new card at the side.
    [one] One of your moves takes you a row nearer: find it.
   *[other] { $nearer } of your moves take you a row nearer: find one.
}

# On paper.
duality-print-cards = Cards
duality-print-cards-how = Cut out. The backs are alike; a card reads the same both ways up.
duality-print-help = Reference cards
duality-print-help-how = One for each player; it says which colour the player has.
duality-print-box = Box
duality-print-box-how = Cut along the full lines, fold along the broken ones, glue the grey flap inside, then the base onto the two flaps below it.
duality-print-need = You need nothing else. Seven cards in a column take about 31 cm; leave two card widths free on both sides.
duality-print-help-side = { $side ->
    [black] Black: your edge is below row 1
   *[white] White: your edge is above the last row
 }
duality-print-help-text =
    Replace a card on the table by one of your hand: yours must lie on a path of your colour from your edge, and make at least as many connections. Take up the old card; do not draw.

    Or play a new card on an empty space: where it continues such a path, or in your own row directly beyond its outermost card, with a line of your colour facing you. Then draw.

    You may turn your card by half before you place it. A connection is a line end, of either colour, that meets its own colour or faces a player at the edge.
duality-print-rules-card =
    There are { $cards } cards. Each carries lines of both colours: two black and one white, or two white and one black.
    - An edge that faces a player has two line ends; each side edge has one.
    - { $join ->
        [crossing] Lines of one colour on a card are joined where they cross, and only there.
        [wires] A line joins its own two ends alone, even where it crosses another line of its colour.
       *[joined] All lines of one colour on a card are joined, even if they do not cross.
    }
    - A black and a white line that cross are not joined.
    - Half a turn swaps top and bottom, left and right. That is the only way to turn a card.
duality-print-rules-variants = Three to six rows make a shorter game. You may agree to play with open hands.
duality-print-rules-won-figure = Black has won, in a game of four rows: one black path runs from the bottom edge to the top edge. Card 32 completed it. In the figures lines that are reached from a player’s side have a wide edge.
duality-print-rules-setup =
    1. Choose who is Black, and shuffle the cards.
    2. Deal { $rows } cards face up in a column between the players, each turned or not by chance. Row 1 is next to Black, row { $rows } next to White.
    3. Deal three cards to each player. The other { $left } cards are the draw pile.
    4. Count each player’s path: the cards you can reach along your colour from your side. The player with the shorter path begins; if they are equal, chance decides.
duality-print-rules-setup-house = { $hands ->
    [open] Hands lie open on the table,
   *[hidden] Hands are secret,
 } and a deal in which a path is already complete is dealt again. A path may have no card at all: then no line of that colour faces the player.
duality-print-rules-card-house = The original rules do not say whether two lines of one colour on a card are joined. { $join ->
    [joined] We play that they are.
   *[crossing] In the figures they are, as in the usual game.
 } The original figures are lost, so the cards are our reconstruction.
duality-print-rules-end-house = { $completes ->
    [mover] A path counts only for the player who has just played: if your card completes only the opponent’s path, the game goes on.
   *[either] A card that completes only the opponent’s path makes the opponent win.
 }
duality-print-rules-draws-house = If you cannot play, and only then, you show your hand and pass. The game is a draw after two passes in a row, when the same position comes up for the third time, and after { $limit } turns.
duality-print-rules-example-figure = The example of the original rules. Black’s path is one card long: it ends on the card in row 1. White’s path is two cards long. Black begins.
