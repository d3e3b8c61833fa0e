# Dualité and Grand Dual.

dualite-name = Dualité
dualite-tagline = Circles without an owner: draw them, blacken them, line up four.
dualite-card-goal = Ownerless circles: line up four.

# What the game's own page says: for whom, how long, what kind of thinking; the options that a newcomer may want, in
# this order; and how a bot of each level plays.
dualite-card-players = 2 or 4 players
dualite-card-minutes = 5–10 minutes
dualite-card-thinking = tactics, nothing hidden
dualite-card-options = size players
dualite-openings = Who wins after every first move and reply (solved).
dualite-bot = { $level ->
    [1] Sees what lies right in front of it, and little more.
    [2] Sees what lies right in front of it, and little more.
    [3] Sees what lies right in front of it, and little more.
    [4] Sees a little ahead and misses what is farther off.
    [5] Sees a little ahead and misses what is farther off.
    [6] Sees a little ahead and misses what is farther off.
    [7] Sees several moves ahead, and not everything there.
    [8] Sees several moves ahead, and not everything there.
    [9] Sees several moves ahead, and not everything there.
    [10] Sees far ahead and misses little.
    [11] Sees far ahead and misses little.
    [12] Sees far ahead and misses little.
    [13] Sees far ahead and misses little.
   *[other] For two, opened with two circles: perfect up to 6 × 6; on 7 × 7 it proves what it can.
}

dualite-option-size = Size of the grid
dualite-option-size-4 = 4 × 4
dualite-option-size-5 = 5 × 5, Grand Dual
dualite-option-size-6 = 6 × 6
dualite-option-size-7 = 7 × 7
dualite-option-players = Players
dualite-option-players-2 = two
dualite-option-players-4 = four, in two silent teams
dualite-option-anchor = Four players: a team’s second move touches
dualite-option-anchor-opponents = the opponents’ last move
dualite-option-anchor-previous = the move before it
dualite-option-opening = The opening has
dualite-option-opening-two = two circles
dualite-option-opening-one = one circle (the challenge)

dualite-off-board = { $cell } is not on this grid: columns are letters from a, rows are numbers from 1.
dualite-open-first = Open with two circles that do not touch, such as a1+c3.
dualite-open-with-one = This game opens with one circle: choose a single cell.
dualite-already-open = The game is already open: choose a single cell.
dualite-circles-touch = { $first } and { $second } touch: the two circles of the opening must not be neighbours.
dualite-on-last-move = { $cell } is the last move itself: play next to it, not on it.
dualite-on-last-move-opponents = { $cell } is the opponents’ last move itself: play next to it, not on it.
dualite-not-next-door-opponents = { $cell } does not touch { $last }, the opponents’ last move. Choose a cell that touches it, by a side or a corner.
dualite-not-next-door = { $cell } does not touch { $last }, the last move. Choose a cell that touches it, by a side or a corner.
dualite-already-black = { $cell } is black already. Choose an empty cell or a white circle.

dualite-bad-grid = Write { $size } rows of { $size } signs from the top: “.” empty, “o” white, “#” black, and “/” between rows.
dualite-position-too-long = The position is followed by extra text: “{ $text }”. Remove it.
dualite-last-move-missing = Write the last move after the grid, such as b3.
dualite-last-move-empty = { $cell } cannot be the last move: there is no circle on it.
dualite-bad-opening = Right after the opening the grid holds only its two circles, which do not touch; later there is one last move.
dualite-wrong-seat = Seat { $seat } cannot be next: by the number of circles it is the turn of seat { $expected }.

dualite-told-opened = { $player } opens with circles on { $first } and { $second }.
dualite-told-drew = { $player } draws a circle on { $cell }.
dualite-told-blackened = { $player } blackens { $cell }.

dualite-line = Four in a line.
dualite-shut-in = Shut in: black all around the last move.

# What the pages of Dualité say: its board, its rules in our own words, its lesson.

dualite-board = Grid of { $size } by { $size }
dualite-cell = { $cell }: { $circle ->
    [white] white circle
    [black] black circle
   *[none] empty
}{ $last ->
    [yes] , last move
    [touch] , to be touched by the next move
   *[no] {""}
}{ $line ->
    [yes] , in the winning line
   *[no] {""}
}{ $choice ->
    [draw] , you may draw a circle
    [blacken] , you may blacken it
    [open] , you may open here
    [chosen] , chosen; choose the second circle
   *[no] {""}
}

dualite-advice-open = Choose a cell for the first circle.
dualite-advice-second = Choose the second; it must not touch the first.
dualite-advice-turn = Play on a highlighted cell.

dualite-rules-goal-title = The goal
dualite-rules-goal = Dualité is played on a grid of 4 × 4 cells, and no circle on it belongs to a player. Complete a straight line of four white circles, or of four black ones, to win: along a row, a column or a diagonal.
dualite-rules-line-figure = Four white circles in a line: the player who drew the last of them has won.
dualite-rules-opening-title = The opening
dualite-rules-opening = The first player draws two white circles on cells that do not touch, not even at a corner. That is a whole turn; now the other player moves. Cells are named by column and row: a1 is at the bottom left, d4 at the top right.
dualite-rules-opened-figure = Opened with b2 and d3. The two circles do not touch. Opening with b2 and c3 is not allowed: they touch at a corner.
dualite-rules-turn-title = A turn
dualite-rules-turn =
    Play on a cell that touches the opponent’s last move, by a side or a corner.
    - If the cell is empty, draw a white circle there.
    - If it holds a white circle, blacken it.
    - A black circle never changes, and you may not play on the last move itself.
dualite-rules-turn-house = The leaflet does not say which circle the first reply must touch. Here it may touch either of the two.
dualite-rules-neighbours-figure = The last circle was drawn on a2. Its neighbours a3 and b3 are black, so only a1, b1 and b2 can be played.
dualite-rules-first-title = A first turn each
dualite-rules-first = The first player opened with b2 and d3, as above. The figures show the reply and the first player’s next turn.
dualite-rules-reply-figure = The reply is a new white circle on c3, which touches both opening circles. White now has b2 and c3 on the long diagonal.
dualite-rules-blackened-figure = The first player blackens d3, which touches c3. The next move must touch d3: c2, c4, d2 and d4 are empty, and the white circle on c3 may be blackened.
dualite-rules-end-title = Shut in
dualite-rules-end = If every cell around the last move is black, the player to move is shut in and loses. So there is never a draw.
dualite-rules-shut-in-figure = The last circle was drawn in the corner a1 and all its neighbours are black: the player to move has lost.
dualite-rules-advice-title = Tips
dualite-rules-advice = Three in a line are not yet a win: you must also be able to reach the fourth cell. Look where your move lets the other player play. Two traps come up often.
dualite-rules-duo-figure = The white duo. c3 and c4 are white, and the last move is c3. A player who draws d2 loses: the answer is d1, and whatever follows, column c is completed.
dualite-rules-trio-figure = The black trio. a3 and b3 are black, and the last move is b2. A player who blackens c3 loses: the answer is d3, and whatever follows, d3 is blackened to complete the row.
dualite-rules-variants-title = Other ways to play
dualite-rules-grand = Grand Dual is played on a 5 × 5 grid, and four in a line still win.
dualite-rules-grand-house = Grids of 6 × 6 and 7 × 7 are our addition.
dualite-rules-four = With four players there are two teams, which sit side by side. One player opens and the partner plays next; then the other team’s two players move, and so on in turn. Partners do not communicate. A team wins together, and loses together when one of its players is shut in.
dualite-rules-four-house = Both partners play next to the opponents’ last move, so the second may blacken the circle that the first has just drawn. An option makes each player play next to the move before instead.
dualite-rules-one = The challenge: begin with a single circle, and find out why that is unfair.

dualite-lesson-goal = The goal
dualite-lesson-goal-task = Four circles of one colour in a line win: across, up or diagonally. It does not matter who drew them, only who draws the last one. Here the game is won: the line is highlighted.
dualite-lesson-open = Open
dualite-lesson-open-task = The first turn is two circles on cells that do not touch, not even at a corner. Choose two cells.
dualite-lesson-open-hint = The two cells must not touch: leave at least one cell between them.
dualite-lesson-open-done = Well opened. The circles have no owner: from now on both players use them.
dualite-lesson-next-door = Draw next door
dualite-lesson-next-door-task = Your opponent opened with the two highlighted circles. Draw a circle on an empty cell that touches one of them.
dualite-lesson-next-door-hint = Choose a cell next to a highlighted circle; a corner is enough.
dualite-lesson-next-door-done = That is a move. Your opponent must now reply next to your circle.
dualite-lesson-blacken = Blacken
dualite-lesson-blacken-task = The highlighted circle is the last move. Instead of drawing a new circle, blacken a white one that touches it.
dualite-lesson-blacken-hint = Do not draw a circle: choose a white circle that touches the highlighted one.
dualite-lesson-blacken-done = Blackened. Nothing more can be played on that cell, but four black circles in a line win too.
dualite-lesson-align = Line up four
dualite-lesson-align-task = The three highlighted white circles are on a diagonal. Complete the line of four.
dualite-lesson-align-hint = Continue the diagonal of the three highlighted circles: that completes the line.
dualite-lesson-align-done = Four in a line: you win. It does not matter who drew the other three.
dualite-lesson-enclose = Shut in
dualite-lesson-enclose-task = The other way to win: play a cell whose neighbours are all black, and your opponent has nowhere to go. Find it.
dualite-lesson-enclose-hint = Leave your opponent no move: look for a corner surrounded by black.
dualite-lesson-enclose-done = Shut in: your opponent cannot move, and you win. That is the whole game.
dualite-lesson-duo = The white duo
dualite-lesson-duo-task = c3 and c4 are white, and your opponent has just drawn d2: a mistake. Find the answer after which column c falls to you, whatever follows.
dualite-lesson-duo-hint = Stay out of column c yourself: the player who draws c1 or c2 first leaves the other cell to the opponent. Which empty cell beside the column is left?
dualite-lesson-duo-done = Now your opponent can only blacken d2, you blacken d1, and column c is all that is left: one of you must draw there, and it is not you.
dualite-lesson-no-duo = Avoid the duo
dualite-lesson-no-duo-task = Now it is your turn, and the last move is c3. Move where your opponent can neither complete column c nor set the trap you have just seen.
dualite-lesson-no-duo-hint = After c2 your opponent completes the column, and d2 walks into the trap. Choose another cell.
dualite-lesson-no-duo-done = A safe move. Two white circles with two empty cells in their line are always worth a second look.
dualite-lesson-trio = The black trio
dualite-lesson-trio-task = Your opponent has blackened c3: three black circles are in row 3. Win in two moves, starting now.
dualite-lesson-trio-hint = Draw the circle that the row still lacks. Your opponent must answer next to it, but not on it.
dualite-lesson-trio-done = You drew the fourth circle, and with your next move you blacken it. Your opponent can only prevent that by completing a line at once.
dualite-lesson-mirage = A mirage
dualite-lesson-mirage-task = Three white circles in the top row look like a win. But a4 does not touch a2, the last move. Only one of your moves does not lose at once: find it.
dualite-lesson-mirage-hint = From a3 or b3 your opponent reaches a4, and a circle in column b makes three there too. Which cell is left?
dualite-lesson-mirage-done = Three in a line are worth nothing while no one can reach the fourth cell. Always look at what your opponent can reach from your move.

# What its solver says.

dualite-table-building = Building the table of the 4×4 grid, once
dualite-over = The game is over in this position.
dualite-unreachable = No game can reach this position.
dualite-two-players = Only the game of two players can be solved.
dualite-verify-holds = Proved by the rules on { $size }×{ $size }: { $count } { $count ->
    [one] claim
   *[other] claims
}, { $positions } positions visited. SHA-256 { $digest }

# How moves are typed, and what its board says in a terminal.

terminal-dualite = Open with two circles that do not touch, such as a1+c3; then name one cell next to the last move, such as d2. Columns are letters, rows are numbers from below.

# Puzzles
dualite-puzzle-size-5 = Grand Dual

dualite-study-standing = the side that wins with best play, by the table of the 4×4 grid. Each change of the lead is a mistake.

# What is said in the first game, turn by turn
dualite-coach-1 = Choose two cells that do not touch, or reply next to the last circle: your choices are marked.
dualite-coach-2 = Look first: can you complete four of one colour? If not, do not leave three in a line next to your own move.
dualite-coach-3 = You may draw a new circle or blacken a white one. Blackening takes a cell out of the game.
dualite-coach-4 = Before you play, look where your opponent can reply: only right next to your move.

# On paper.
dualite-print-pad-4 = Pad, 4 × 4
dualite-print-pad-4-how = Print as many as you like. Draw on the grid; write each move on its line, the opening as two cells.
dualite-print-pad-5 = Pad, 5 × 5 (Grand Dual)
dualite-print-pad-5-how = Print as many as you like. Draw on the grid; write each move on its line, the opening as two cells.
dualite-print-pad-6 = Pad, 6 × 6
dualite-print-pad-6-how = Print as many as you like. Draw on the grid; write each move on its line, the opening as two cells.
dualite-print-pad-7 = Pad, 7 × 7
dualite-print-pad-7-how = Print as many as you like. Draw on the grid; write each move on its line, the opening as two cells.
dualite-print-problems = Problems
dualite-print-problems-how = Two positions to solve with a pencil. The answers stand upside down at the foot of the page.
dualite-print-problems-text = The dot marks the last move. It is your turn: find the first move with which you win by force, in as many moves of your own as it says. The two diagrams of the original rules are lost; these were made by a computer search, not by the author.
dualite-print-problem = Problem { $number }: win in { $moves } moves
dualite-print-answer = Problem { $number }: { $key } is the only first move that wins.
dualite-print-players = First player · · · · · · · · · · · ·    Second player · · · · · · · · · · · ·
dualite-print-need = You need a pencil, and perhaps a rubber. A white circle is drawn as a ring; to blacken it, fill it in.
dualite-print-rules-goal = { $size ->
    [5] Grand Dual
   *[4] Dualité
 } is played on a grid of { $size } × { $size } cells, and no circle on it belongs to a player. Complete a straight line of four white circles, or of four black ones, to win: along a row, a column or a diagonal.
dualite-print-rules-line-figure = Four white circles in a line: the player who drew the last of them has won. In the figures a dot marks the last move.{ $size ->
    [4] { "" }
   *[5] { " " }They show a grid of 4 × 4.
 }
dualite-print-rules-opening = { $circles ->
    [1] Choose who begins. The first player draws one white circle, on any cell.
   *[2] Choose who begins. The first player draws two white circles on cells that do not touch, not even at a corner. That is a whole turn; now the other player moves.
 } Cells are named by column and row: a1 is at the bottom left, { $size ->
    [5] e5
    [6] f6
    [7] g7
   *[4] d4
 } at the top right.
dualite-print-rules-turn-house = { $circles ->
    [1] The original rules open with two circles, as the figures show. Here there is one, and the first reply touches it.
   *[2] The original rules do not say which circle the first reply must touch. Here it may touch either of the two.
 }
dualite-print-rules-four-house = { $anchor ->
    [previous] Each player plays next to the move before, be it the partner’s or an opponent’s. You may agree instead that both partners play next to the opponents’ last move.
   *[opponents] Both partners play next to the opponents’ last move, so the second may blacken the circle that the first has just drawn. The opponents have no move yet when the opener’s partner plays for the first time: that move goes next to the opening. You may agree instead that each player plays next to the move before.
 }
