# Reports for designers. Each name of a figure is also the name of a row or an axis.

study-heading = { $game }: player { $player } against itself, { $games } games of each setting, seed { $seed }. Intervals are 95 %.
study-figure = { $name }: { $figure }
study-value = { $value } ({ $low } to { $high })
study-moves = moves of a game
study-first = score of the first side
study-undecided = without a winner
study-choices = choices of a move
study-ended = ended so: { $reason }
study-points = points of a seat

study-varied-twice = The option “{ $option }” cannot be both fixed and varied.
study-needs-plots = A picture needs matplotlib: install parlour with its extra “science”.
study-no-picture = { $file } cannot be drawn: name a file in a folder that exists, ending in one of { $kinds }.
