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
    [b] Place a black disc. You may take it back before you place the white one.
   *[w] Now place a white disc; the turn ends with it.
}
dualma-advice-pick = Choose one of your discs.
dualma-advice-land = { $height ->
    [1] A single disc moves one: to an empty hex, or onto a single disc.
   *[2] From a stack of two it moves exactly two, in a straight line, over anything.{ $bounces ->
        [yes] { " " }A dashed ring: you may bounce there.
       *[no] { "" }
    }
}
dualma-advice-bounce = Choose { $hex } again to stack there, or an empty neighbour to bounce to.
dualma-advice-pass = You have no move.
dualma-pass = Pass
dualma-take-back = Lift the black disc
dualma-show-coordinates = Coordinates
dualma-show-movement = Animation

dualma-rules-goal-title = The goal
dualma-rules-goal = Make a row of three stacks, each two discs high, with your colour on top of all three. What lies underneath does not matter.
dualma-rules-row-figure = Black has three stacks in a row and has won.
dualma-rules-placing-title = Placing
dualma-rules-placing = There are eleven black and eleven white discs, and the board begins empty. Players take turns, Black first. In each turn you place one disc of each colour, yours and your opponent’s, the black one first, on two empty hexes. The centre stays empty until all discs are on the board.
dualma-rules-stacks-title = Stacks
dualma-rules-stacks = A stack is one disc or two, never more. Only its top disc is active: it alone moves and counts. A covered disc waits until the one above has left.
dualma-rules-moving-title = Moving
dualma-rules-moving = White begins. In your turn move one of your active discs in a straight line, exactly as far as its stack is high: one hex for a single disc, two for the top of a stack of two, whatever stands between. End on an empty hex or on top of a single disc of either colour. Nobody leaves the board.
dualma-rules-single-figure = The white disc on e5 is single: it moves one. It may climb onto the black disc on f5 or the white one on d4, but not onto the stack on e6.
dualma-rules-double-figure = The white disc on e5 stands on another: it moves exactly two. It jumps over e6 and may climb onto e7, and from there bounce.
dualma-rules-bounce-title = Bouncing
dualma-rules-bounce = When the top disc of a stack of two lands on a single disc, you may leave it there, or bounce once more to any empty hex next to where it landed.
dualma-rules-bounce-figure = White moves from e4 to e6. It may stay on top of the black disc, or bounce to an empty neighbour of e6, even back to the hex it jumped over.
dualma-rules-winning-title = Winning
dualma-rules-winning = Whoever completes a row of three or more such stacks wins at once. Two rows at once are one win.
dualma-rules-rows-figure = White’s last disc completed two rows at once: one win.
dualma-rules-draws-title = Draws
dualma-rules-draws = The rulebook does not speak of draws; we had to. The third time the same position comes up, or after 300 moves, the game is drawn. If you have no move you pass. All three can be agreed otherwise.
dualma-rules-advice-title = A word of advice
dualma-rules-advice = Two stacks with your colour on top and a single disc at the third place are a threat, if one of your discs can reach it. Make two threats at once, or cover the disc that makes your opponent’s.

dualma-lesson-place = Place
dualma-lesson-place-task = You are Black. Each turn you place two discs, a black one and then a white one. Place the black disc on any empty hex but the centre.
dualma-lesson-place-hint = Choose an empty hex; the centre, e5, must stay empty for now.
dualma-lesson-place-done = Placed. The white disc would come next: put it where it does White little good.
dualma-lesson-move = Move
dualma-lesson-move-task = All discs are on the board and you are White. Choose the white disc in the centre, then where it goes. A single disc moves exactly one hex.
dualma-lesson-move-hint = Move the disc on e5 to one of its six neighbours.
dualma-lesson-move-done = One step, in any direction. The centre is now a hex like any other.
dualma-lesson-stack = Stack
dualma-lesson-stack-task = Now climb: move a white disc on top of a single disc next to it, of either colour.
dualma-lesson-stack-hint = That ends on an empty hex. Choose the disc on e5 and climb onto a single disc beside it.
dualma-lesson-stack-done = A stack of two with your disc on top. The disc underneath cannot move until yours leaves.
dualma-lesson-bounce = Bounce
dualma-lesson-bounce-task = Your disc on e4 stands on a stack of two, so it moves exactly two. Land on the black disc on e6, and from there bounce to an empty hex beside it.
dualma-lesson-bounce-hint = Choose e4, then e6, then an empty neighbour of e6.
dualma-lesson-bounce-done = Bounced: the disc on e6 was only touched. You could also have stayed on top of it.
dualma-lesson-win = Win
dualma-lesson-win-task = White tops stacks on e4 and e5. Complete the row of three.
dualma-lesson-win-hint = That does not complete the row. Which single disc stands at the end of it, and who can climb it?
dualma-lesson-win-done = Three stacks in a row with your colour on top: you win.
