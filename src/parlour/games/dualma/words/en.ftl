# DuAlma. $disc is the letter of a colour: b or w.

dualma-name = DuAlma
dualma-tagline = Place discs of both colours, stack them, and top three stacks in a row.
dualma-card-goal = Top three stacks in a row.

# What the game's own page says: for whom, how long, what kind of thinking; the options that a newcomer may want, in
# this order; and how a bot of each level plays.
dualma-card-players = 2 players
dualma-card-minutes = 15–25 minutes
dualma-card-thinking = planning ahead, nothing hidden
dualma-card-options = { "" }
dualma-bot = { $level ->
    [0] Looks one move ahead; at one move in twenty-five it sees further.
    [1] Looks one move ahead; at one move in twelve it sees further.
    [2] Looks one move ahead; at one move in eight it sees further.
    [3] Looks one move ahead; at one move in five it sees further.
    [4] Looks one move ahead; at one move in four it sees further.
    [5] Looks one move ahead; at three moves in ten it sees further.
    [6] Looks one move ahead; at three moves in eight it sees further.
    [7] Looks one move ahead; at two moves in five it sees further.
    [8] Sees further than one move every other time.
    [9] Sees further than one move more often than not.
    [10] Sees a few moves ahead, and slips at three moves in eight.
    [11] Sees a few moves ahead, and slips at one move in four.
    [12] Sees a few moves ahead, and slips at one move in six.
    [13] Sees a few moves ahead, and slips at one move in ten.
    [14] Sees a few moves ahead, and seldom slips.
    [15] Trained on its own games; answers at a glance.
    [16] Trained on its own games; looks at up to 225 positions a move.
    [17] Trained on its own games; looks at up to 345 positions a move.
    [18] Trained on its own games; looks at up to 480 positions a move.
    [19] Trained on its own games; looks at up to 800 positions a move.
    [20] Trained on its own games; looks at up to 1,750 positions a move.
    [21] Trained on its own games; looks at up to 5,000 positions a move.
    [22] Trained on its own games; looks at up to 16,000 positions a move.
    [23] Trained on its own games; looks at up to 41,000 positions a move.
    [24] Trained on its own games; looks at up to 107,000 positions a move.
    [25] Trained on its own games; looks at up to 272,000 positions a move.
   *[other] Trained on its own games, and thinks the longest of all.
}

dualma-seat-0 = Black
dualma-seat-1 = White

dualma-option-stuck = A player with no move
dualma-option-stuck-pass = passes
dualma-option-stuck-loses = loses
dualma-option-repetition = The same position for the third time
dualma-option-repetition-draw = is a draw
dualma-option-repetition-free = changes nothing
dualma-option-limit = Moves before a draw, placing not counted

dualma-off-board = { $hex } is not on the board: its rows are a to i, with numbers from 1 to 9.
dualma-place-first = Discs are still being placed: place { $disc ->
    [b] a black
   *[w] a white
  } disc, such as { $disc }@c3.
dualma-all-placed = All discs are on the board: move one of yours, such as e4-e5.
dualma-wrong-disc = { $disc ->
    [b] The black disc of a turn comes first: place it, then the white one.
   *[w] The black disc is placed: now place the white one.
  }
dualma-centre = The centre, e5, stays empty until all discs are placed.
dualma-occupied = There is already a disc on { $hex }. Place yours on an empty hex.
dualma-nothing-there = There is no disc on { $hex }. Choose one of your discs.
dualma-not-yours = The disc on { $hex } is not yours: you move { $disc ->
    [b] black
   *[w] white
  } discs.
dualma-covered = Your disc on { $hex } is covered: only the top disc of a stack moves.
dualma-no-way = The disc on { $hex } has nowhere to go: { $height ->
    [1] every neighbouring hex
   *[2] every hex two away in a straight line
  } holds a stack of two.
dualma-stays = A disc that moves leaves its hex: the one on { $hex } goes { $height ->
    [1] to a neighbouring hex
   *[2] exactly two away, in a straight line
  }, such as { $end }.
dualma-wrong-distance = { $height ->
    [1] A single disc must move exactly one, in a straight line: { $end } does not touch { $start }.
   *[2] A disc on a stack of two must move exactly two, in a straight line: { $end } is not such a hex from { $start }.
  }
dualma-too-high = There is already a stack of two on { $hex }. Choose an empty hex or a single disc.
dualma-single-bounce = The disc on { $hex } is single: only the top disc of a stack of two can bounce.
dualma-nothing-to-bounce-off = { $hex } is empty: a bounce needs a single disc to land on.
dualma-bounce-too-far = { $end } does not touch { $landing }: a bounce goes one step on from the disc it landed on.
dualma-bounce-onto-disc = There is a disc on { $hex }: a bounce must end on an empty hex.
dualma-may-not-pass = You can still move, so you cannot pass. Write a move like e4-e5.

dualma-bad-move = “{ $text }” is not a move: write b@c3 to place, e4-e5 to move, e4-e6-f6 to bounce.
dualma-bad-board = Write nine rows from the top with “/” between them: “.” empty, “b” or “w” a single disc, “Bw” a stack of black on white.
dualma-bad-board-row = Row { $row } has { $width } hexes, not { $count }.
dualma-position-too-long = The position is followed by extra text: “{ $text }”. Remove it.
dualma-too-many-discs = There are { $count } { $disc ->
    [b] black
   *[w] white
  } discs: each colour has { $discs }.
dualma-uneven-discs = { $black } black and { $white } white discs are impossible: each turn places a black disc and then a white one.
dualma-centre-taken = The centre, e5, is empty until all discs are placed and one has moved there.
dualma-stack-too-early = There can be no stack before all discs are placed.
dualma-wrong-placings = The placings at the end must be those of the last turn, with their discs still where they were placed.
dualma-mover-missing = Write who moves after the board: b or w.
dualma-beyond-limit = { $moved } moves exceed the limit of { $limit }.
dualma-wrong-mover = After { $moved } moves it is { $disc ->
    [b] Black’s
   *[w] White’s
  } turn.
dualma-too-many-stacks = { $stacks } stacks cannot be made in { $moved } moves.
dualma-too-much-past = The passes or boards before this one do not fit { $moved } moves.
dualma-row-too-early = { $disc ->
    [b] Black
   *[w] White
  } has a row already, so the game was over before this move.

dualma-told-placed = { $player } places a { $disc ->
    [b] black
   *[w] white
  } disc on { $hex }.
dualma-told-moved = { $player } moves { $start } to { $end }.
dualma-told-stacked = { $player } moves { $start } onto { $end }.
dualma-told-bounced = { $player } moves { $start } onto { $landing } and bounces to { $end }.
dualma-told-passed = { $player } has no move and passes.

dualma-row = Three stacks in a row.
dualma-repetition = The same position for the third time.
dualma-limit = The limit of moves is reached without a row.
dualma-both-stuck = Neither player can move.
dualma-stuck = No move left.

# What the pages of DuAlma say: its board, its rules in our own words, its lesson.

dualma-board = Hexagonal board of 61 hexes
dualma-hex = { $hex }: { $stack ->
    [b] black disc
    [w] white disc
    [bb] stack of two, black on black
    [ww] stack of two, white on white
    [wb] stack of two, black on white
    [bw] stack of two, white on black
   *[none] empty
}{ $last ->
    [yes] , last move
   *[no] {""}
}{ $row ->
    [yes] , in the winning row
   *[no] {""}
}{ $choice ->
    [place-black] , you may place a black disc
    [place-white] , you may place a white disc
    [pick] , you may move it
    [picked] , picked up
    [move] , you may move here
    [stack] , you may stack here
    [land] , you may land here, to stack or to bounce
    [stay] , choose again to stack here
    [bounce] , you may bounce here
   *[no] {""}
}
dualma-left = { $disc ->
    [b] { $left } black discs to place
   *[w] { $left } white discs to place
}
dualma-advice-place = { $disc ->
    [b] Place a black disc, then a white one.
   *[w] Now a white disc: it ends the turn.
}
dualma-advice-pick = Tap or drag one of your discs.
dualma-advice-land = { $height ->
    [1] One step: to an empty hex or a single disc.
   *[2] Two in a straight line, over anything.{ $bounces ->
        [yes] { " " }Dashed: it may bounce.
       *[no] { "" }
    }
}
dualma-advice-bounce = { $hex } again to stack, or bounce next to it.
dualma-advice-pass = You have no move.
dualma-pass = Pass
dualma-take-back = Take back the black disc
dualma-drop = Put it down

dualma-rules-goal-title = The goal
dualma-rules-goal = Make a straight row of three stacks, each two discs high, with your colour on top of all three. The discs underneath do not matter.
dualma-rules-row-figure = Black has three stacks in a row and has won.
dualma-rules-board-title = Board and discs
dualma-rules-board = The board has 61 hexes, five on each side. Each player has eleven discs, Black eleven black ones and White eleven white ones. The board begins empty. Hexes are named by row letter, from a at the bottom to i, and by number: the centre is e5.
dualma-rules-placing-title = Phase 1: placing
dualma-rules-placing = Players take turns, Black first. In each turn you place one disc of each colour, yours and your opponent’s, on two empty hexes. The centre stays empty during this phase. Black takes the first and the last of the eleven turns.
dualma-rules-placing-house = In each turn the black disc is placed first; the order decides nothing.
dualma-rules-placed-figure = A first turn. Black has placed a black disc on e4, next to the centre, and the white one far out, on a1.
dualma-rules-stacks-title = Stacks
dualma-rules-stacks = One disc alone is a stack of height 1, two discs are a stack of height 2, and no stack is higher. Only the top disc is active: it alone moves and counts. A covered disc is active again as soon as the one above has left.
dualma-rules-moving-title = Phase 2: moving
dualma-rules-moving = White begins. In your turn move one of your active discs in a straight line, exactly as far as its stack is high: one hex from a single disc, two hexes from a stack of two, whatever stands between. End on an empty hex, or on top of a single disc of either colour. A disc may not leave the board. The centre is now a hex like any other.
dualma-rules-single-figure = The white disc on e5 is single: it moves one hex. It may climb onto the black disc on f5 or the white one on d4, but not onto the stack on e6.
dualma-rules-double-figure = The white disc on e5 stands on another: it moves exactly two hexes. It jumps over e6 and may climb onto e7, and from there bounce.
dualma-rules-bounce-title = Bouncing
dualma-rules-bounce = When the top disc of a stack of two lands on a single disc, you may leave it there, or bounce once more to any empty hex next to where it landed.
dualma-rules-bounce-figure = White moves from e4 to e6. The disc may stay on top of the black disc, or bounce to an empty neighbour of e6, even back to the hex it jumped over.
dualma-rules-winning-title = The end
dualma-rules-winning = Complete a row of three or more stacks of two with your colour on top to win at once. Two rows completed together are one win.
dualma-rules-rows-figure = White’s last disc completed two rows at once: one win.
dualma-rules-draws-title = Draws
dualma-rules-draws-house = The rulebook does not speak of draws. Here the game is drawn when the same position comes up for the third time, and after 300 moves. A player without a move passes; two passes in a row are a draw. Options change all three.
dualma-rules-advice-title = Tips
dualma-rules-advice = Two stacks with your colour on top and a single disc at the third place are a threat, if one of your discs can reach it. Make two threats at once, or cover the single disc that your opponent needs.
dualma-rules-threat-figure = Black threatens to win. e4 and e5 are black stacks, e6 is a single disc, and the black disc on d5 can climb onto it. White can only answer by moving the white disc on e6 away.

dualma-lesson-goal = The goal
dualma-lesson-goal-task = Three stacks in a row with your colour on top win. Here White has won: the highlighted row has three stacks, each with a white disc on top.
dualma-lesson-place = Place
dualma-lesson-place-task = You are Black. Each turn you place two discs, a black one and then a white one. Place the black disc on any empty hex but the centre.
dualma-lesson-place-hint = Choose an empty hex; the centre must stay empty for now.
dualma-lesson-place-done = Placed. The white disc comes next: put it where it is of little use to White.
dualma-lesson-move = Move
dualma-lesson-move-task = All discs are on the board and you are White. Choose the highlighted white disc, then its destination. A single disc moves exactly one hex.
dualma-lesson-move-hint = Move the highlighted disc to one of its six neighbours.
dualma-lesson-move-done = One step, in any direction. The centre is now a hex like any other.
dualma-lesson-stack = Stack
dualma-lesson-stack-task = Now climb: move a white disc on top of a single disc next to it, of either colour.
dualma-lesson-stack-hint = Choose the highlighted disc and climb onto a single disc next to it, not onto an empty hex.
dualma-lesson-stack-done = A stack of two with your disc on top. The disc underneath cannot move until yours leaves.
dualma-lesson-bounce = Bounce
dualma-lesson-bounce-task = Your highlighted white disc is on a stack of two, so it moves exactly two. Land on the highlighted black disc, and from there bounce to an empty hex next to it.
dualma-lesson-bounce-hint = Choose your highlighted disc, then the highlighted black one, then an empty hex next to that.
dualma-lesson-bounce-done = Bounced: the disc where you landed was only touched. You could also have stayed on top of it.
dualma-lesson-win = Win
dualma-lesson-win-task = Both highlighted stacks have a white disc on top. Complete the row of three.
dualma-lesson-win-hint = Which single disc is at the end of the row, and which of yours can climb it?
dualma-lesson-win-done = Three stacks in a row with your colour on top: you win.
dualma-lesson-stop = Stop a threat
dualma-lesson-stop-task = You are White. Black has two stacks in a row, and the black disc on d5 can climb your highlighted single disc: three in a row. Prevent it.
dualma-lesson-stop-hint = Black needs your single disc at the end of the row. Take it away, or cover the black disc that wants to climb it.
dualma-lesson-stop-done = Stopped. Two stacks of one colour with a single disc at their end are a threat: look for them before every move.
dualma-lesson-double = No time to defend
dualma-lesson-double-task = You are Black and win in two moves. Build a stack after which you threaten a row that White cannot prevent.
dualma-lesson-double-hint = The stack on b6 is already yours. Which single disc next to it can become a stack, in line with a disc that another stack can reach?
dualma-lesson-double-done = The disc on d8 now threatens to jump two hexes onto d6. No white disc is near enough to prevent it.
dualma-lesson-ladder = The ladder begins
dualma-lesson-ladder-task = You are Black. With one threat after another you leave White no choice. Make the first threat: a second stack in the highlighted row.
dualma-lesson-ladder-hint = Climb from d3 onto d4.
dualma-lesson-ladder-done = You threatened to climb e4 from f5. White had only one answer: to cover the disc on f5.
dualma-lesson-ladder-on = The next threat
dualma-lesson-ladder-on-task = The row still lacks its third stack, on e4. Threaten it again, this time from a distance of two.
dualma-lesson-ladder-on-hint = The disc on d5 is free now. Climb with it onto a white disc from which e4 is exactly two hexes away, in a straight line.
dualma-lesson-ladder-on-done = From e6 your disc threatens to jump onto e4. White has no answer left.
dualma-lesson-ladder-end = The last rung
dualma-lesson-ladder-end-task = White has moved elsewhere. Complete the row.
dualma-lesson-ladder-end-hint = Jump two hexes from your stack on e6 onto e4.
dualma-lesson-ladder-end-done = That was a ladder: each threat forces an answer, until one has none. Before you start one, count whether your threats suffice.

# Analysis and puzzles: distances are counted in one's own moves, and sides are colours.

dualma-review-horizon = Wins within three moves are certain; beyond that, they are estimated.
dualma-puzzle-side = { $side ->
    [opener] You are Black.
   *[replier] You are White.
}

# How moves are typed, and what its board says in a terminal.

terminal-dualma = Two discs a turn while placing: b@c3, then w@d4. Then move one of yours: e4-e5, from a stack e4-e6, bouncing e4-e6-f6. By keys: a disc, its landing, and if it may bounce the landing again or the hex to bounce to.
    ● is a black disc, ○ a white one, ●○ a stack: black on top of white.
    You are at [ ]; + is where you may go on, < > the disc in hand and its
    landing, ( ) where the last move left and ended, = = the winning row.

dualma-study-standing = the side that the bots’ evaluation of quiet positions prefers by a quarter of a point of log-odds or more; no side while discs are placed.
dualma-study-sides = Black places first and last, six times to White’s five; White moves first.
dualma-study-lengths = Each disc placed is a move, 22 in all. The limit on the length of a game counts the moves after them: with 300, a game has 322 moves at most.

# What is said in the first game, turn by turn
dualma-coach-1 = Place a black disc, then a white one: put yours where they can climb, and the other’s at the edge.
dualma-coach-2 = Neighbouring discs can climb on each other: three stacks in a row with your colour on top win.
dualma-coach-3 = When all discs are placed, a single disc moves one hex, the top of a stack of two moves two.
dualma-coach-4 = Watch your opponent’s stacks: two of them in line with a single disc are a threat. Land on that disc to block the row.
dualma-coach-own = This disc is your own: place it near others of yours, so that one can climb on the other. { $left } discs are still to place, this one included.
dualma-coach-other = This disc is your opponent’s: place it at the edge, far from the centre of the board.

# On paper.
dualma-print-board = Board
dualma-print-board-how = For small discs, or one-cent coins.
dualma-print-discs = Small discs
dualma-print-discs-how = Eleven of each colour: cut out, and glue onto thick card or coins, or print on sticker paper.
dualma-print-large-board = Large board
dualma-print-large-board-how = Cut out both halves and glue the right one onto the flap of the left one.
dualma-print-large-discs = Large discs
dualma-print-large-discs-how = For the large board: as above, for coins of about 24 mm.
dualma-print-glue = glue here
dualma-print-need = One board and its 22 discs are enough. Discs are stacked two high, so they should be about 2 mm thick.
dualma-print-rules-board = The board has 61 hexes, five on each side. Choose who is Black: Black has the eleven black discs, White the eleven white ones. The board begins empty. Hexes are named by row letter, from a at the bottom to i, and by number: the centre is e5.
dualma-print-rules-draws-house = The original rules do not speak of draws. We play that the game is drawn{ $repetition ->
    [free] { "" }
   *[draw] { " " }when the same position comes up for the third time, and
 } after { $limit } moves. A player without a move { $stuck ->
    [loses] loses.
   *[pass] passes; two passes in a row are a draw.
 }
