# What the pages of Duality say: its board, its rules in our own words, its lesson.

duality-colour = { $side ->
    [black] Black
   *[white] White
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
    [yes] , you may lay your card here
   *[no] {""}
}
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
duality-own-hand = Your hand, you are { $colour }
duality-pile = { $count } { $count ->
    [one] card
   *[other] cards
} left to draw
duality-show-counts = Connections
duality-zoom-in = Larger
duality-zoom-out = Smaller
duality-turn = Turn (R)
duality-lay = Play it
duality-pass = Pass
duality-pick-a-card = Pick a card of your hand. Tap it again, press R or use the wheel to turn it.
duality-pick-a-place = { $places ->
    [0] This way round it can go nowhere.
    [one] This way round it can go to one place.
   *[other] This way round it can go to { $places } places.
} { $other ->
    [0] {""}
    [one] Turned, to one.
   *[other] Turned, to { $other }.
}
duality-place-again = Choose the place again to play there.
duality-place-not = It cannot go there this way round.
duality-must-pass-now = You cannot play: your hand will be shown, and the turn passes.
duality-count = Card { $card } on { $cell } makes { $connections } { $connections ->
    [one] connection.
   *[other] connections.
}
duality-preview = { $count } { $count ->
    [one] connection
   *[other] connections
}{ $needed ->
    [-1] .
   *[other] {" "}(the card there: { $needed }).
} Your path { $own-before } → { $own }, theirs { $rival-before } → { $rival }.{ $done ->
    [own] {" "}It completes your path: you win!
    [rival] {" "}It completes their path: you lose!
   *[none] {""}
}
