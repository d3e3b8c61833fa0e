# DuAlma. $disc is the letter of a colour: b or w.

dualma-name = DuAlma
dualma-tagline = Place discs of both colours, stack them, and top three stacks in a row.
dualma-seat-0 = Black
dualma-seat-1 = White

dualma-option-stuck = A player with no move
dualma-option-stuck-pass = passes
dualma-option-stuck-loses = loses
dualma-option-repetition = The same position for the third time
dualma-option-repetition-draw = is a draw
dualma-option-repetition-free = changes nothing
dualma-option-limit = Moves before a draw, placing not counted

dualma-off-board = { $hex } is not on the board.
dualma-place-first = Discs are still being placed: lay { $disc ->
    [b] a black
   *[w] a white
  } disc, such as { $disc }@c3.
dualma-all-placed = All discs are on the board: move one of yours, such as e4-e5.
dualma-wrong-disc = { $disc ->
    [b] The black disc of a turn comes first: place it, then the white one.
   *[w] The black disc is down: now place the white one.
  }
dualma-centre = The centre, e5, stays empty until all discs are placed.
dualma-occupied = There is a disc on { $hex } already: place yours on an empty hex.
dualma-nothing-there = There is no disc on { $hex } to move.
dualma-not-yours = The disc on { $hex } is not yours: you move { $disc ->
    [b] black
   *[w] white
  } discs.
dualma-covered = Your disc on { $hex } lies under another: only the top disc of a stack moves.
dualma-no-way = The disc on { $hex } has nowhere to go: { $height ->
    [1] every hex beside it
   *[2] every hex two away in a straight line
  } holds a stack of two.
dualma-stays = A disc that moves leaves its hex: the one on { $hex } goes { $height ->
    [1] to a hex beside it
   *[2] exactly two away, in a straight line
  }, such as { $end }.
dualma-wrong-distance = { $height ->
    [1] A single disc must move exactly one, in a straight line: { $end } does not touch { $start }.
   *[2] A disc on a stack of two must move exactly two, in a straight line: { $end } is not such a hex from { $start }.
  }
dualma-too-high = There is a stack of two on { $hex } already: no stack grows higher.
dualma-single-bounce = The disc on { $hex } is single: only the top disc of a stack of two can bounce.
dualma-nothing-to-bounce-off = { $hex } is empty: a bounce needs a single disc to land on.
dualma-bounce-too-far = { $end } does not touch { $landing }: a bounce goes one step on from the disc it landed on.
dualma-bounce-onto-disc = There is a disc on { $hex }: a bounce must end on an empty hex.
dualma-may-not-pass = You have a move, so you may not pass.

dualma-bad-move = “{ $text }” is not a move: write b@c3 to place, e4-e5 to move, e4-e6-f6 to bounce.
dualma-bad-board = Write nine rows from the top with “/” between them: “.” empty, “b” or “w” a single disc, “Bw” a stack of black on white.
dualma-bad-board-row = Row { $row } has { $width } hexes, not { $count }.
dualma-position-too-long = There is something after the position: “{ $text }”.
dualma-too-many-discs = There are { $count } { $disc ->
    [b] black
   *[w] white
  } discs: each colour has { $discs }.
dualma-uneven-discs = { $black } black and { $white } white discs cannot be: each turn places a black disc and then a white one.
dualma-centre-taken = The centre, e5, is empty until all discs are placed and one has moved there.
dualma-stack-too-early = There is no stack before all discs are placed.
dualma-wrong-placings = The placings at the end must be those of the last turn, with their discs where they were placed and none moved since.
dualma-mover-missing = Write who moves after the board: b or w.
dualma-beyond-limit = { $moved } moves are more than the limit of { $limit }.
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
