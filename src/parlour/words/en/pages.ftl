# Pages of the browser that are opened seldom: about, on this device, settings, what is kept.

# About
client-about-title = About Parlour
client-about-what = Parlour lets you play five rare games in a browser or terminal. One rules engine checks every move, runs the bots and drives the solvers.
client-about-guests-title = Players and seats
client-about-guests = There are no accounts. One link invites everyone; a seat can also have its own link. This browser stores your seat, so you can return after closing the page, losing the connection or a server restart.
client-about-fair-title = What others can see
client-about-fair = Your browser receives only what your seat may know. Other players see a move only after it has been saved.
client-about-solver = Anyone can use the solver at a practice table. The host can disable it for a game in progress. Finished games can always be reviewed. We cannot prevent the use of other solvers.
client-about-keys-title = Keyboard
client-about-keys = Tab reaches the board, arrow keys move on it, Enter plays and Escape cancels an unfinished move. Outside the board, the left and right arrow keys step through the game.
client-about-makers-title = Authors of the games
client-about-makers = The games belong to their authors; the rules pages are written in our own words. Dualité and Grand Dual are by Vincent Everaert, DuAlma is by Paschalis Antoniou, Duel of Law by Marty and Ron Hale-Evans, DUOS by Niklas Gestrin and Markus Tangring; the designer of Duality is not known to us.
client-about-type-title = Type
client-about-type = Headings are set in Fraunces, everything else in Figtree; both are free under the SIL Open Font License 1.1.
client-about-pictures-title = Pictures
client-about-pictures = The reactions and the pictures on the cards of DUOS are Noto Emoji by Google (Apache License 2.0); fifteen that are not among them were drawn for Parlour in the same manner.

# The stage: what lies around the board at a table
client-about-words-title = Words
client-about-words = The English words of Duel of Law are those of the ENABLE list, which is in the public domain; the French ones come from the Dicollecte dictionary (Mozilla Public License 2.0).
client-about-libraries-title = Libraries
client-about-libraries = This page is made with Svelte (MIT), Project Fluent (Apache License 2.0), uqr and noble-hashes (MIT). The server is made with FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba and Pillow, under MIT, BSD and MIT-CMU licences. Parlour itself is under the Apache License 2.0.
client-about-docs = Documentation
client-about-licences = All licence texts

# What this device remembers
client-yours = My data
client-yours-more = Parlour has no accounts. The following is stored in this browser only.
client-in-progress = In progress
client-in-progress-none = No games in progress.
client-finished = Finished
client-finished-none = No finished games yet.
client-wins = { $won } of { $of } won{ $row ->
    [0] .
    [one] , the last one too.
   *[other] , the last { $row } in a row.
}
client-streak = { $days ->
    [one] Puzzles solved on one day. Solve one each day for a streak.
   *[other] Puzzles solved on { $days } days in a row.
}
client-solved-of = { $game }: { $count ->
    [one] one solved
   *[other] { $count } solved
}
client-offline-title = Offline use
client-offline-kept = { $puzzles ->
    [0] Nothing is saved for offline use yet. Saving starts a few seconds after a page opens.
   *[other] All pages, the rules, { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    } and { $puzzles } puzzles are saved here for offline use: today’s puzzle and the next ones you have not solved. Tables, reviews and the board of the day need the server.
}
client-offline-none = This page cannot be saved for offline use: that works only on https addresses and on the server’s own machine.
client-carry = Transfer to another device
client-carry-more = A link or code copies your games, seats, puzzles and settings to another browser. Anyone who has it can play in your place: do not share it.
client-carry-code = Show a code
client-carry-code-is = Enter this code on the other device, on its page “My data”. It works once, within { $minutes } minutes.
client-carry-copy = Copy the link
client-carry-copied = Link copied. Open it in the other browser.
client-carry-paste = Or enter a code, or paste a link, from another device
client-carry-bring = Import
client-carry-unknown = This is not a Parlour transfer link or file. Copy the whole link and try again.
client-carry-sure = Import the data of another browser?
client-carry-sure-more = Its games and puzzles are added to yours; your name and settings are replaced.
client-export = Save to a file
client-import = Import a file
client-erase = Erase everything
client-erase-sure = Erase all data in this browser?
client-erase-more = You also lose your seats in games in progress, unless you have transferred them.

# Settings
client-settings-title = Settings
client-settings-more = Stored in this browser.
client-theme = Theme
client-theme-auto = system
client-theme-light = light
client-theme-dark = dark
client-language = Language
client-language-auto = browser language
client-coordinates-more = Letters and numbers along the board.
client-notation-more = Show moves in notation, below the sentence.
client-sound-more = For moves, and when a game ends.
client-haptics-more = On phones that support it.

# What is kept, and where
client-privacy = Privacy
client-privacy-server-title = On the server
client-privacy-server = For every table: the game and its options, the names players typed, the moves with their times, the chat and the reports. Seats and invitations are stored only as fingerprints, which cannot be used to take a seat. There are no accounts. If you switch notifications on, the server also keeps where it calls you, what of, and which seats are yours, until you switch them off or erase them in the settings.
client-privacy-long-title = For how long
client-privacy-long = Data transferred by code stays in memory for at most ten minutes. Backups that the operator makes may last longer.
client-privacy-delete-title = How it is deleted
client-privacy-delete = You can erase your name, your chat, the reasons you gave and your reports at every table that this browser knows. Moves stay, because they are the other players’ game too. What you wrote as part of a move, such as a law, stays with it. To delete a whole table, ask the operator.
client-privacy-log = Your network address and a random number of this browser are in memory while you are connected and for some time after, to share the server fairly and to turn out people who misbehave. The address, or a fingerprint of the number, is stored only if the operator bans it, and until the ban ends.
client-privacy-keep-talk = Chat, reasons and reports: { $span }.
client-privacy-keep-finished = Tables whose last game is over: { $span }.
client-privacy-keep-unfinished = Other tables: { $span }.
client-privacy-days = { $days ->
    [one] { $days } day after the last activity
   *[other] { $days } days after the last activity
  }
client-privacy-for-ever = until the operator deletes them
client-privacy-erase = Erase my name and texts
client-privacy-erase-sure = Erase your name and texts?
client-privacy-erase-more = They are erased on the server, for all players, and cannot be restored. Your seats stay.
client-privacy-erased = { $tables ->
    [0] There is nothing to erase on the server.
    [one] Erased at { $tables } table.
   *[other] Erased at { $tables } tables.
  }
client-privacy-not-erased = { $tables ->
    [one] { $tables } table could not be reached. Try again later.
   *[other] { $tables } tables could not be reached. Try again later.
  }
client-privacy-device-title = In this browser
client-privacy-device = Your seats, your games and their results, the puzzles you solved, your name and your settings. You can see, save, transfer and erase them.
client-privacy-cookie-title = Cookies
client-privacy-cookie = None, unless you choose a language: then one cookie holds that language.

# The shuffle of a game, in the menu of a table and beside its result
client-shuffle-promised = Shuffle commitment, published before the deal and verified after the game:
client-shuffle-kept = Shuffle verified: the deck matches the commitment.
client-shuffle-verify = To check it card by card, run parlour verify on the record:
client-shuffle-unseen = The deck matches the commitment shown now. This device did not see it before the deal: compare the code { $code } with a player who did.
client-shuffle-dropped = Sealed but left out of the shuffle: { $names }. Either they did not open their contribution in time, or the server dropped it.
client-shuffle-old = Shuffled by an older version of Parlour: check the record with parlour verify.
client-shuffle-code = Code of this shuffle, to compare with another player:
client-shuffle-scan = QR code: the code and the commitment of this shuffle
client-shuffle-broken = Shuffle check failed: the deck does not match the commitment.
client-shuffle-without = Did not contribute to the shuffle: { $names }.

# How a game is printed.
print-form-title = Print { $game }
print-form-about = A PDF with everything that the game needs on a real table, at true size: print it at 100 %, cut out, play. The first page says how each part is made. Where cards have backs, a test page shows whether they meet the fronts.
print-form-paper = Paper
print-form-paper-a4 = A4
print-form-paper-letter = US Letter
print-form-flip = Both sides
print-form-flip-long = Flip on the long edge
print-form-flip-short = Flip on the short edge
print-form-flip-none = Fronts only
print-form-colours = Ink
print-form-colours-full = All colours
print-form-colours-light = Little: white grounds
print-form-colours-black = Black only
print-form-language = Language
print-form-shift = Backs off on the test page?
print-form-shift-right = Move the backs to the right (mm)
print-form-shift-down = Move the backs down (mm)
print-form-shift-help = As the test page says; less than 0 is to the left or up. Leave 0 for the first print.
print-form-options = With your options: { $options }
print-form-make = Make the PDF
print-form-making = Making it. This takes a few seconds.
print-form-ready = This site has its PDFs ready: each game with its usual options, in all colours, both sides flipped on the long edge.
print-form-save = Save the PDF
