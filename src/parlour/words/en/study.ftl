# Reports for designers. Each name of a figure is also the name of a row or an axis.

study-heading = { $game }: { $players } against itself, { $games } games of each setting, seed { $seed }. Intervals are 95 %.
study-figure = { $name }: { $figure }
study-value = { $value } ({ $low } to { $high })
study-moves = moves per game
study-first = score of the first side
study-first-of = score of { $side }
study-undecided = without a winner
study-proved-first = With best play the first side wins (proved). The figures below come from played games.
study-proved-other = With best play the second side wins (proved). The figures below come from played games.
study-best-play = with best play
study-first-wins = the first side wins (proved)
study-other-wins = the second side wins (proved)
study-shared = won by several sides
study-even = { $figure }, where an even share is { $even }
study-choices = choices per move
study-ended = ended by: { $reason }
study-points = points per seat

study-varied-twice = The option “{ $option }” cannot be both fixed and varied.
study-needs-plots = A picture needs matplotlib. Run `pip install "parlour[science]"`.
study-no-picture = Cannot draw { $file }. Name a file in an existing folder, ending in one of { $kinds }.

# Players of one's own

own-player-no-file = The file { $file } does not exist.
own-player-not-found = Cannot run “{ $program }”: there is no such program, or the file is not executable.
own-player-not-loaded = Cannot load { $player }: { $why }
own-player-exit = exit code { $code }
forfeit-crashed = { $player } stopped: { $why }
forfeit-silent = { $player } did not move within { $seconds } s.
forfeit-garbled = { $player } sent something that is not a line of text.
forfeit-no-move = { $player } sent “{ $text }”, which is not a move.
forfeit-illegal = { $player } played { $text }, which is illegal: { $why }
forfeit-endless = { $player } took { $moves } moves without finishing a turn.

learning-not-offered = { $game } does not offer itself to learners: its folder has no module engine.tensors.
batch-not-offered = { $game } cannot be played in batches with these options.
study-needs-page = --variant more than once and --times need --page.
