# What solvers, tables and certificates say.

table-damaged = The table { $file } is damaged; it will be built again.
table-no-space = There is no room to keep the table { $file }; it serves this time only.
table-not-kept = The table { $file } cannot be written; it serves this time only.

certificate-not-one = This file is not a certificate: its first line must be “parlour certificate 1”.
certificate-damaged = This certificate is damaged: its content does not match its checksum.
certificate-other-rules = This certificate is about { $game }, edition { $rules } of its rules, which cannot be checked here.
certificate-no-opening = A claim of this certificate does not begin with an opening.
certificate-illegal = Answer { $reply } of this certificate cannot be played.
certificate-too-short = This certificate is refused: it has no answer where one is needed.
certificate-left-over = This certificate is refused: { $count } of its answers belong nowhere.
certificate-not-won = This certificate is refused: its answers lead to { $position }, which is not won.
certificate-too-long = This certificate is refused: after { $moves } its answers take { $plies } plies, not { $claimed }.

dualite-over = The game is over in this position.
dualite-unreachable = No game can reach this position.
dualite-two-players = Only the game of two players can be solved.
solve-one-question = Ask for one thing: --opening, --position or --all-openings.
out-of-time = { $seconds } seconds were not enough to be certain.
