# School: puzzles and the first game. A game may have its own sentence in place of one of these: dualma-puzzle-side.
puzzles-more = Each puzzle has exactly one right first move.
puzzles-wins-more = “Win in 4” means four moves of your own.
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $count } solved
puzzles-everything = All
puzzles-show-all = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
puzzles-rating = Your rating: { $rating }
puzzles-rating-more = { $count ->
    [one] After { $count } puzzle. Stored on this device only.
   *[other] After { $count } puzzles. Stored on this device only.
}
puzzles-unrated = Solve one puzzle to get a rating on this device.
puzzle-today = Puzzle of the day
puzzle-today-size = { $size }, today’s puzzle
puzzle-for-you = Suggested for you
puzzle-solve = Solve
puzzle-again = Solve again
puzzle-title = { $game }, puzzle { $number }
puzzle-task = Win in { $moves }
puzzle-side = { "" }
puzzle-tag-win = { $more ->
    [yes] Win in { $moves } or more
   *[no] Win in { $moves }
}
puzzle-link = { $task }, { $grade }, rating { $rating }{ $solved ->
    [yes] , solved
   *[no] { "" }
}
puzzle-grade-1 = Very easy
puzzle-grade-2 = Easy
puzzle-grade-3 = Medium
puzzle-grade-4 = Hard
puzzle-grade-5 = Very hard
puzzle-unique = Every move of the solution is forced: no other one works.
puzzle-key-unique = Only one first move works.
puzzle-right = { $move } is right. The reply is { $answer }. Continue.
puzzle-slow = { $move } also wins, but not in { $moves }. Find a quicker way.
puzzle-lost = { $move } loses. The other side wins with { $line }.
puzzle-wrong = { $move } does not win. The reply: { $line }.
puzzle-not-asked = { $move } is legal, but it does not solve the task.
puzzle-solved = Solved!
puzzle-rated = { $change ->
    [0] Your rating stays { $rating }.
   *[other] Your rating: { $rating } ({ $signed }).
}
puzzle-retry = Take back move
puzzle-restart = Restart
puzzle-next = Next puzzle
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-hint-few = The right move is in one of the highlighted places.
puzzle-hint-first = Start with what is highlighted.
puzzle-hint-places = Play at the highlighted place.
puzzle-hint-move = Play { $move }.
puzzle-lit = Highlighted: { $places }
puzzle-about = About this position
puzzle-reached = A game that leads here: { $moves }
puzzle-made = Found by our own search in games played by our bots; not by the game’s author.

# Lessons
lesson-first-game = Your first game
lesson-first-game-more = Play the easiest bot, with hints from a coach.

# The board of the day
day-title = { $game }: board of the day
day-task = Choose as you would at a table. Then see what others chose.
day-part = { $part }
day-thanks = { $count ->
    [0] You are the first today. Come back later to compare.
    [one] Saved. { $count } other person has played this board today.
   *[other] Saved. { $count } other people have played this board today.
}
day-yours = Your choice
day-house = The bot’s choice
day-others = Most popular today
day-share = { $count } of { $answers }
day-kept = We store only how often each was chosen, not who chose it.
day-over = That was the board of another day. Reload the page for today’s.
day-no-answer = “{ $text }” is not a valid answer to this board. Choose from the cards shown.

# Lessons and puzzles in the terminal
school-orders = Type a move, or: hint, skip, moves, rules, help, quit.
school-enter = Enter: go on
school-preparing = Preparing…
school-step = Step { $number } of { $steps }.
school-lesson-over = End of the lesson.
school-tactics = The next lesson, tactics: parlour learn { $game } --tactics
school-practise = To practise this: parlour puzzle { $game } { $number }
school-first-game = Now play your first game, against the easiest bot (level { $level }). Type hint if you do not know what to play.
school-today = (today’s)
school-next = A harder puzzle: parlour puzzle { $game } { $number }
school-day-only = This game has a board of the day instead: parlour puzzle { $game }
school-day-no-hint = There is no right answer: choose as most people would.

# Lessons
client-lesson-step = Step { $number } of { $steps }
client-lesson-back = Back
client-lesson-next = Next
client-lesson-skip = Skip
client-lesson-again = Repeat
client-lesson-basics = How to play
client-lesson-tactics = Tactics
client-lesson-practise = Practise
client-lesson-play = Play a game
no-such-step = Step “{ $step }” of this lesson has no exercise.
no-lesson = { $game } has no lesson yet. Read its rules instead.
no-tactics = { $game } has no second lesson yet.
no-puzzles = “{ $game }” has no puzzles yet.
puzzle-move-allowed = { $text } is legal here.
no-such-puzzle = Puzzle { $number } does not exist. Choose a number from 1 to { $count }.

# The first game, explained
coach-win = You can win with this move. Look for it.
coach-risky = Careful: after { $move } your opponent could win at once with { $reply }.{ $more ->
    [0] {""}
    [one] {" "}One more of your { $count } moves has the same fault.
   *[other] {" "}{ $more } more of your { $count } moves have the same fault.
}
coach-lost = Your opponent can win with the next move, whatever you play. Perhaps they will miss it.
coach-not-here = The coach is available only when you play alone against bots.
school-house-rule = House rule.
