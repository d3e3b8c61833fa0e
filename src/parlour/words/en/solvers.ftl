# What solvers, tables and certificates say.

table-damaged = The table { $file } is damaged and will be rebuilt.
table-no-space = No disk space to store the table { $file }; it is used for this run only.
table-not-kept = Cannot write the table { $file }; it is used for this run only.

certificate-not-one = This file is not a certificate: its first line must be “parlour certificate 1”.
certificate-damaged = This certificate is damaged: its content does not match its checksum.
certificate-other-rules = This certificate uses version { $rules } of the rules of { $game }, which cannot be checked here.
certificate-no-checker = This certificate is about “{ $game }”, which cannot be checked here.
certificate-empty = This certificate claims nothing, so there is nothing to check.
certificate-no-opening = A claim of this certificate does not begin with an opening.
certificate-illegal = Answer { $reply } of this certificate cannot be played.
certificate-too-short = This certificate is refused: it has no answer where one is needed.
certificate-left-over = This certificate is refused: { $count } of its answers are not used.
certificate-not-won = This certificate is refused: its answers lead to { $position }, which is not won.
certificate-too-long = This certificate is refused: after { $moves } its answers take { $plies } plies, not { $claimed }.

solve-no-symmetry = Use --no-symmetry together with --all-openings.
solve-two-sizes = The size is given twice: { $first } and { $second }.
solve-one-question = Give only one of --opening, --position and --all-openings.
solve-folder-all = Use --folder with --all-openings, without --no-symmetry and --certificate: the folder has files for each class.
solve-needs-folder = Use --certificates, --split, --nodes, --jobs and --cluster with --all-openings and --folder.
solve-split-values = Use --split without --certificates: a certificate is made for a class as a whole.
solve-folder-used = The folder { $folder } contains other files. Choose a new folder.
solve-folder-other = The folder { $folder } belongs to another question or another version of the rules. Choose a new folder.
solve-folder-shard = Cannot read { $file }. Delete it, and this class will be solved again.
out-of-time = No certain result within { $seconds } seconds. Allow more time.

solve-unknown-game = “{ $game }” cannot be solved. Choose one of: { $games }.
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
solve-open-told = { $settled } of { $classes } classes are solved; run the same command again to continue.
solve-written = Certificate: { $file }, { $bytes } bytes, SHA-256 { $digest }
certificate-no-way = Nothing to certify: no moves that lead to this position are known.

verify-opener = After { $moves } the opener wins within { $plies } plies.
verify-replier = After { $moves } the replier wins within { $plies } plies.
verify-holds = Proved by the rules: { $count } { $count ->
    [one] claim
   *[other] claims
}, { $positions } positions visited. SHA-256 { $digest }

no-puzzle-maker = No puzzles can be generated for “{ $game }”.
