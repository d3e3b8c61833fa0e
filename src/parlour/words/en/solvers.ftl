# What solvers, tables and certificates say.

table-damaged = The table { $file } is damaged; it will be built again.
table-no-space = There is no room to keep the table { $file }; it serves this time only.
table-not-kept = The table { $file } cannot be written; it serves this time only.

certificate-not-one = This file is not a certificate: its first line must be “parlour certificate 1”.
certificate-damaged = This certificate is damaged: its content does not match its checksum.
certificate-other-rules = This certificate is about { $game }, edition { $rules } of its rules, which cannot be checked here.
certificate-no-checker = This certificate is about “{ $game }”, which cannot be checked here.
certificate-empty = This certificate claims nothing, so there is nothing to check.
certificate-no-opening = A claim of this certificate does not begin with an opening.
certificate-illegal = Answer { $reply } of this certificate cannot be played.
certificate-too-short = This certificate is refused: it has no answer where one is needed.
certificate-left-over = This certificate is refused: { $count } of its answers belong nowhere.
certificate-not-won = This certificate is refused: its answers lead to { $position }, which is not won.
certificate-too-long = This certificate is refused: after { $moves } its answers take { $plies } plies, not { $claimed }.

solve-no-symmetry = --no-symmetry goes with --all-openings: it lists every opening by itself.
solve-two-sizes = The size is given twice: { $first } and { $second }.
solve-one-question = Ask for one thing: --opening, --position or --all-openings.
solve-folder-all = --folder goes with --all-openings, without --no-symmetry and --certificate: each class has its own files there.
solve-needs-folder = --certificates, --nodes, --jobs and --cluster go with --all-openings and --folder.
solve-folder-used = The folder { $folder } has something else in it: name a new folder for the classes of this question.
solve-folder-other = The folder { $folder } keeps another question, or was made by another edition of the rules: name a new one.
solve-folder-shard = { $file } cannot be read: delete it, and this class will be solved again.
out-of-time = { $seconds } seconds were not enough to be certain.

solve-unknown-game = “{ $game }” cannot be solved; what can: { $games }.
solve-opener = opener
solve-replier = replier
solve-open = open
solve-plies = { $plies } plies
solve-plies-at-most = at most { $plies }
solve-heading-opening = opening
solve-heading-count = of
solve-heading-winner = winner
solve-heading-plies = lasts
solve-heading-nodes = nodes
solve-heading-time = time
solve-opener-wins = The opener wins,
solve-replier-wins = The replier wins,
solve-in = in { $plies } { $plies ->
    [one] ply
   *[other] plies
} with best play.
solve-at-most = in at most { $plies } plies.
solve-winning = { $count ->
    [one] The only winning move: { $moves }
   *[other] Winning moves: { $moves }
}
solve-effort = { $nodes } nodes, { $seconds } s
solve-openings-told = The opener wins { $won } of { $total } openings; { $nodes } nodes.
solve-open-told = { $settled } of { $classes } classes are settled; the same command goes on with the others.
solve-written = Certificate: { $file }, { $bytes } bytes, SHA-256 { $digest }
certificate-no-way = There is nothing to certify: we know no moves that lead to this position.

verify-opener = After { $moves } the opener wins within { $plies } plies.
verify-replier = After { $moves } the replier wins within { $plies } plies.
verify-holds = Proved by the rules: { $count } { $count ->
    [one] claim
   *[other] claims
}, { $positions } positions visited. SHA-256 { $digest }

no-puzzle-maker = There is no maker of puzzles for “{ $game }”.
