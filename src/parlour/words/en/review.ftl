# Analysis and review: the same words in the browser and in the terminal. Moves are counted as players count them, their
# own: “in 3” is three moves of the one who wins. How sure a count is: exact, at most this many, or not known.
analysis-title = Analysis
analysis-to-table = Back to the table
analysis-choices = Choices
analysis-thinking = Analysing…
no-analysis = { $game } has no analysis.
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
   *[open] { $player } is to move. The outcome is unclear{ $losing ->
        [0] .
        [one] ; one move of { $count } loses for certain.
       *[other] ; { $losing } of { $count } moves lose for certain.
    }
}
analysis-worth = { $known ->
    [exact] { $player } wins in { $moves }
    [most] { $player } wins in { $moves } at most
    [open] unclear
   *[no] { $player } wins
}
analysis-estimate = Estimate from simulated games: { $player } wins { $share } % ({ $low } to { $high } %).
analysis-many = { $wins } of { $count } choices win, for example { $best }.
analysis-group = { $worth }: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
analysis-best-line = Best line
analysis-line = Variation: { $moves }
analysis-back = One move back
analysis-to-game = Back to the game
analysis-explore = Opening explorer
analysis-seat = Player { $number }

# A review: what each move did. The signs are kept, lost and not known.
review-title = Review
review-progress = Reviewed { $done } of { $count } moves…
review-counts = { $player }: { $kept } good, { $lost ->
    [one] { $lost } mistake
   *[other] { $lost } mistakes
}, { $unknown } unclear.
review-none = No moves to review yet.
review-horizon = { "" }
review-sign = { $sign ->
    [kept] good
    [lost] mistake
   *[unknown] unclear
}
review-legend = Good: nothing was better. Mistake: something was better. Unclear: not solved.
review-graph = Winning chances, move by move
review-move = Move { $number }. { $move } { $said }
review-ends = { $player } wins with this move.
review-keeps = { $known ->
    [exact] { $player } wins in { $moves } with this move.
    [most] { $player } wins in { $moves } at most with this move.
   *[no] { $player } is still winning.
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
}. It is unclear whether this move also wins.
review-lost-already = { $known ->
    [exact] { $other } wins in { $moves }, whatever { $player } plays.
    [most] { $other } wins in { $moves } at most, whatever { $player } plays.
   *[no] { $other } wins, whatever { $player } plays.
}
review-sooner = { $other } was winning anyway. The best defence lasts { $best } moves; this one by { $player } lasts { $moves }.
review-allows = This lets { $other } win in { $moves }. There was a defence.
review-now-lost = Now { $other } wins{ $known ->
    [exact] { " " }in { $moves }
    [most] { " " }in { $moves } at most
   *[no] { "" }
}. It is unclear whether another move would have held.
review-draws = The game ends in a draw.
review-unknown = It is unclear who wins here.
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
review-open = { $move }: unclear. Another move is known to win.
review-answer = Show the answer
review-answer-is = The best move was { $better }.
review-next = Next mistake
review-stop = Back to the review

# Where no one knows who wins: a strong player's choice beside the move, both as chances to win.
review-chance = { $player } wins { $share } % of such games ({ $low } to { $high } %)
review-as-good = As good as a strong player’s choice: { $player } wins about { $share } % of such games.
review-close = A little better: { $instead } { $player } would win about { $best } % of such games; after the move played it is { $share } %.
review-worse = Better: { $instead } { $player } would win about { $best } % of such games; after the move played it is { $share } %.
review-worse-loses = Better: { $instead } { $player } would win about { $best } % of such games. Now { $other } wins for certain, in { $moves }.

# What a review says first: the move that lost the game, and since when it was lost.
review-turned = { $player } lost this game with move { $number }{ $left ->
    [-1] { "" }
    [0] , after which { $other } wins for certain
   *[other] , after which { $player } wins { $left } % of such games
}: { $told }
review-not-turned = The review finds no mistake by { $player }{ $since ->
    [0] : the game slipped away little by little.
   *[other] .
}
review-lost-since = { $sure ->
    [proved] The game was lost for { $player } from move { $number } on, whatever was played after it.
   *[nearly] The game was nearly lost for { $player } from move { $number } on.
}
review-costliest = The move that cost most was move { $number }, by { $player }: { $told }
review-no-mistakes = The review finds no mistake in this game.
review-moments = Try again
review-moment = Move { $number }, { $player }
review-here-better = Here { $player } had something better.
review-right-share = Right: { $player } wins about { $share } % of such games.
review-wrong-share = After this { $player } wins about { $share } % of such games; there is a move with { $best } %. Try again, or see the answer.
