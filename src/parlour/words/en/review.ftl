# Analysis and review: the same words in the browser and in the terminal. Moves are counted as players count them, their
# own: “in 3” is three moves of the one who wins. How sure a count is: exact, at most this many, or not known.
analysis-title = Analysis
analysis-to-table = Back to the table
analysis-choices = The choices
analysis-thinking = Working it out …
no-analysis = There is no analysis of { $game }.
analysis-summary = { $result ->
    [wins] { $player } is to move and wins{ $known ->
        [exact] { " " }in { $moves }
        [most] { " " }in { $moves } at most
       *[no] { "" }
    }, with { $wins ->
        [one] one move of { $count }.
       *[other] { $wins } of { $count } moves.
    }
    [loses] { $player } is to move, but { $other } wins{ $known ->
        [exact] { " " }in { $moves }
        [most] { " " }in { $moves } at most
       *[no] { "" }
    }, whatever { $player } plays.
   *[open] { $player } is to move. Who wins is not known{ $losing ->
        [0] .
        [one] ; one move of { $count } is known to lose.
       *[other] ; { $losing } of { $count } moves are known to lose.
    }
}
analysis-worth = { $known ->
    [exact] { $player } wins in { $moves }
    [most] { $player } wins in { $moves } at most
    [open] not known
   *[no] { $player } wins
}
analysis-estimate = An estimate, by games tried out from here: { $player } wins { $share } of 100 (between { $low } and { $high }).
analysis-many = { $wins } of { $count } choices win, such as { $best }.
analysis-group = { $worth }: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
analysis-best-line = The best line
analysis-line = Tried: { $moves }
analysis-back = One back
analysis-to-game = Back to the game
analysis-explore = Look up openings
analysis-seat = Player { $number }

# A review: what each move did. The signs are kept, lost and not known.
review-title = The game in review
review-progress = Looked at { $done } of { $count } moves …
review-counts = { $player }: { $kept } kept, { $lost } lost, { $unknown } not known.
review-none = There is no move to review yet.
review-horizon = { "" }
review-sign = { $sign ->
    [kept] kept
    [lost] lost
   *[unknown] not known
}
review-legend = kept: as good as anything there was; lost: it gave something away; not known: nobody has worked it out
review-graph = How the game stood, move by move
review-move = Move { $number }, { $move }. { $said }
review-move-of = Move { $number }, { $player }. { $said }
review-ends = { $player } wins with this move.
review-keeps = { $known ->
    [exact] { $player } wins in { $moves } with this move.
    [most] { $player } wins in { $moves } at most with this move.
   *[no] { $player } keeps a game that is won.
}
review-slower = { $player } still wins, in { $moves }; { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
} would have won in { $best }.
review-loses = { $player } could have won{ $best-known ->
    [exact] { " " }in { $best }
    [most] { " " }in { $best } at most
   *[no] { "" }
} with { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}. Now { $other } wins{ $known ->
    [exact] { " " }in { $moves }.
    [most] { " " }in { $moves } at most.
   *[no] .
}
review-misses = { $player } could have won{ $best-known ->
    [exact] { " " }in { $best }
    [most] { " " }in { $best } at most
   *[no] { "" }
} with { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}. After this move no win is in sight.
review-perhaps = { $player } could have won{ $best-known ->
    [exact] { " " }in { $best }
    [most] { " " }in { $best } at most
   *[no] { "" }
} with { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}. Whether this move wins as well is not known.
review-lost-already = { $known ->
    [exact] { $other } wins in { $moves }, whatever { $player } plays.
    [most] { $other } wins in { $moves } at most, whatever { $player } plays.
   *[no] { $other } wins, whatever { $player } plays.
}
review-sooner = { $other } wins in any case; { $player } could have made it take { $best } moves, now it takes { $moves }.
review-allows = This lets { $other } win in { $moves }, which could have been stopped.
review-now-lost = Now { $other } wins{ $known ->
    [exact] { " " }in { $moves }
    [most] { " " }in { $moves } at most
   *[no] { "" }
}. Whether another move would have held is not known.
review-draws = The game ends in a draw.
review-unknown = Who wins here is not known.
review-here = { $known ->
    [exact] Here { $player } could have won in { $moves }.
    [most] Here { $player } could have won in { $moves } at most.
   *[no] Here { $player } could have won.
}
review-here-held = Here { $player } could have stopped { $other }.
review-try = Try again
review-try-task = Find the better move on the board.
review-right = Yes, { $move }: { $worth }.
review-wrong = Not { $move }: { $worth }. Try again, or see the answer.
review-open = { $move }: not known. Another move is known to win.
review-answer = Show the answer
review-answer-is = { $better } was the move.
review-next = Next mistake
review-stop = Back to the review
