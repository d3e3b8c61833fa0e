# Reports for designers. Each name of a figure is also the name of a row or an axis.

study-heading = { $game }: { $players } against itself, { $games } games of each setting, seed { $seed }. Intervals are 95 %.
study-figure = { $name }: { $figure }
study-value = { $value } ({ $low } to { $high })
study-moves = moves of a game
study-first = score of the first side
study-first-of = score of { $side }
study-undecided = without a winner
study-proved-first = With best play the first side wins: this is proved. What follows was played.
study-proved-other = With best play the second side wins: this is proved. What follows was played.
study-best-play = with best play
study-first-wins = the first side wins (proved)
study-other-wins = the second side wins (proved)
study-shared = won by several sides
study-even = { $figure }, where an even share is { $even }
study-choices = choices of a move
study-ended = ended so: { $reason }
study-points = points of a seat

study-varied-twice = The option “{ $option }” cannot be both fixed and varied.
study-needs-plots = A picture needs matplotlib: install parlour with its extra “science”.
study-no-picture = { $file } cannot be drawn: name a file in a folder that exists, ending in one of { $kinds }.

# Players of one's own

own-player-no-file = There is no file { $file }.
own-player-not-found = There is no program “{ $program }” to run, or the file is not executable.
own-player-not-loaded = { $player } cannot be loaded: { $why }
own-player-exit = exit code { $code }
forfeit-crashed = { $player } stopped: { $why }
forfeit-silent = { $player } did not move within { $seconds } s.
forfeit-garbled = { $player } said something that is no line of text.
forfeit-no-move = { $player } said “{ $text }”, which is no move.
forfeit-illegal = { $player } played { $text }, which the rules refuse: { $why }
forfeit-endless = { $player } changed its mind for { $moves } moves.

adapter-not-simultaneous = In { $game } nobody moves at the same time as another: use the environment of turns.
batch-not-offered = { $game } cannot be played in batches, or not with these options.
