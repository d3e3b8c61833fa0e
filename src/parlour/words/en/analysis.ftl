# Analysis. A game may have its own sentence in place of one of these: dualma-analysis-wins-in.
client-analyse = Analyse
analysis-title = Analysis
analysis-to-table = Back to the table
analysis-choices = The choices
analysis-thinking = Working it out …
analysis-summary = The { $side } { $wins ->
    [0] { $open ->
        [0] is to move and loses, whatever is played.
       *[other] is to move, and as far as this looks nothing is decided.
    }
   *[other] is to move and wins, with { $wins ->
        [one] one move of { $count }.
       *[other] { $wins } of { $count } moves.
    }
}
analysis-wins = wins
analysis-loses = loses
analysis-wins-in = wins in { $plies }
analysis-distance = { $plies }
analysis-wins-within = wins in at most { $plies }
analysis-loses-in = loses in { $plies }
analysis-loses-within = loses in at most { $plies }
analysis-many = { $wins } of { $count } choices win, such as { $best }.
analysis-group = { $worth }: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
no-analysis = There is no analysis of { $game }.
analysis-unknown = not known yet
analysis-line = Tried: { $moves }
analysis-back = One back
analysis-to-game = Back to the game
analysis-review = The game in review
analysis-slips = { $count ->
    [0] Nobody let a win slip away.
    [one] One move let a win slip.
   *[other] { $count } moves let a win slip.
}
analysis-slip = Move { $number }, { $move }, gave the win away; { $better }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
} kept it.
analysis-missed = Move { $number }, { $move }, missed a forced win: { $better }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
analysis-judged = Move { $number }, { $move }: { $worth }{ $slip ->
    [yes] , and it let a win slip
   *[no] { "" }
}
