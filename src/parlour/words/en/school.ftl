# School: puzzles and the first game. A game may have its own sentence in place of one of these: dualma-puzzle-side.
puzzles-more = Each has one right first move.
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
    [one] After { $count } puzzle. It is kept on this device only.
   *[other] After { $count } puzzles. It is kept on this device only.
}
puzzles-unrated = Solve one, and this device starts a rating for you.
puzzle-today = The puzzle of the day
puzzle-today-size = { $size }, today’s puzzle
puzzle-for-you = Next for you
puzzle-solve = Solve it
puzzle-again = Solve it again
puzzle-title = { $game }, puzzle { $number }
puzzle-task = Win in { $moves }
puzzle-side = { "" }
puzzle-tag-win = { $more ->
    [yes] Win in { $moves } or more
   *[no] Win in { $moves }
}
puzzle-link = { $task }, { $grade }, { $rating }{ $solved ->
    [yes] , solved
   *[no] { "" }
}
puzzle-grade-1 = Gentle
puzzle-grade-2 = Easy
puzzle-grade-3 = Medium
puzzle-grade-4 = Hard
puzzle-grade-5 = Fiendish
puzzle-unique = Every move of the solution is the only one.
puzzle-key-unique = The first move is the only one.
puzzle-right = { $move } is right. The answer is { $answer }; go on.
puzzle-slow = { $move } wins too, but not in { $moves }. Look for a quicker way.
puzzle-lost = { $move } loses. The other side wins with { $line }.
puzzle-wrong = { $move } does not win. The answer to it: { $line }.
puzzle-not-asked = The rules allow { $move }, but it is not what is asked.
puzzle-solved = Solved!
puzzle-rated = { $change ->
    [0] Your rating stays { $rating }.
   *[other] Your rating: { $rating } ({ $signed }).
}
puzzle-retry = Take it back
puzzle-restart = Start again
puzzle-next = Next puzzle
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-hint-few = The right move is in one of the lit places.
puzzle-hint-first = Begin with what is lit.
puzzle-hint-places = It is this place.
puzzle-hint-move = Play { $move }.
puzzle-lit = Lit: { $places }
puzzle-about = About this position
puzzle-reached = A game that leads here: { $moves }
puzzle-made = Found by our own search in games that our bots played; not a problem of the game’s author.

# Lessons
lesson-first-game = Your first game
lesson-first-game-more = Against the gentlest bot, with somebody who explains.

# The board of the day
day-title = { $game }: the board of the day
day-task = Choose as you would at a table. Then see how others chose.
day-part = { $part }
day-thanks = { $count ->
    [0] You are the first today: look again later.
    [one] Counted. { $count } other has played this board today.
   *[other] Counted. { $count } others have played this board today.
}
day-yours = You chose
day-house = The house would choose
day-others = Most chosen here today
day-share = { $count } of { $answers }
day-kept = Only how often each was chosen is kept, not by whom.
day-over = That board was of another day. Load the page again for today’s.
day-no-answer = “{ $text }” is no answer to this board.

# Lessons and puzzles in the terminal
school-orders = Type a move, or: hint, skip, moves, rules, help, quit.
school-step = Step { $number } of { $steps }.
school-lesson-over = That was the lesson.
school-first-game = Now your first game, against the gentlest bot (level { $level }). Type hint when you do not know what to play.
school-today = (today’s)
school-next = The next harder one: parlour puzzle { $game } { $number }
school-day-only = This game has a board of the day instead: parlour puzzle { $game }
school-day-no-hint = There is no right answer: choose as most people would.

# Lessons
client-lesson-step = Step { $number } of { $steps }
client-lesson-back = Back
client-lesson-next = Next
client-lesson-skip = Skip
client-lesson-again = Once more
no-such-step = There is nothing to try at the step “{ $step }” of this lesson.
no-lesson = There is no lesson for { $game } yet.
no-puzzles = There are no puzzles for “{ $game }” yet.
puzzle-move-allowed = The rules allow { $text } here.
no-such-puzzle = There is no puzzle { $number }: there are { $count }.

# The first game, explained
coach-win = You can win with this very move. Look for it.
coach-risky = Careful: after { $move } your opponent could win at once with { $reply }.{ $more ->
    [0] {""}
    [one] {" "}One more of your { $count } moves has the same fault.
   *[other] {" "}{ $more } more of your { $count } moves have the same fault.
}
coach-lost = Whatever you play, your opponent can win with the next move. Perhaps it is not seen.
coach-not-here = Somebody explains only where you play alone against bots.
