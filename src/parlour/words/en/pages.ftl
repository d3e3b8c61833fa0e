# Pages of the browser that are opened seldom: about, on this device, settings, what is kept.

# About
client-about-title = About Parlour
client-about-what = Parlour is a table for small games of two sides. One set of rules, written to be read beside the rulebooks, serves this page, the terminal, the computer players and the solvers; the browser only draws.
client-about-guests-title = Guests and seats
client-about-guests = There are no accounts. One link serves everybody who comes to a table, and a seat can have a link of its own. Whoever sits down gets a ticket, kept in this browser: come back with the same browser and the seat is still yours. Close the page, lose the connection, restart the server: the game goes on where it was.
client-about-fair-title = What others can see
client-about-fair = What your browser receives is made for your seat alone and holds only what you may know. Others learn of a move only when it is safely written down.
client-about-solver = At a practice table anybody can ask the solver about any open game, also about one that others play; whoever sets a table may have the solver closed from the first move on, as long as somebody who plays is there. Games that were over before can be reviewed all the same. Nobody can know who has a solver at home.
client-about-keys-title = By keyboard
client-about-keys = Tab reaches the board, arrow keys move on it, Enter plays and Escape drops a half-made move. Outside the board, the left and right arrow keys step through the game.
client-about-makers-title = The games
client-about-makers = The games belong to their authors; the rules pages are told in our own words. Dualité and Grand Dual are by Vincent Everaert, DuAlma is by Paschalis Antoniou, Duel of Law by Marty and Ron Hale-Evans, DUOS by Niklas Gestrin and Markus Tangring; the designer of Duality is not known to us.
client-about-type-title = Type
client-about-type = Headings are set in Fraunces, everything else in Figtree; both are free under the SIL Open Font License 1.1.
client-about-pictures-title = Pictures
client-about-pictures = The reactions and the pictures on the cards of DUOS are Noto Emoji by Google (Apache License 2.0); fifteen that are not among them were drawn for Parlour in the same manner.

# The stage: what lies around the board at a table
client-about-words-title = Words
client-about-words = The English words of Duel of Law are those of the ENABLE list, which is in the public domain.
client-about-libraries-title = Libraries
client-about-libraries = This page is made with Svelte (MIT), Project Fluent (Apache License 2.0), uqr and noble-hashes (MIT). The server is made with FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba and Pillow, under MIT, BSD and MIT-CMU licences. Parlour itself is under the Apache License 2.0.

# What this device remembers
client-yours = On this device
client-yours-more = Parlour has no accounts. What follows is remembered by this browser alone.
client-in-progress = In progress
client-in-progress-none = No game is in progress.
client-finished = Finished
client-finished-none = No finished game yet.
client-wins = { $won } of { $of } won{ $row ->
    [0] .
    [one] , the last one too.
   *[other] , the last { $row } in a row.
}
client-streak = { $days ->
    [one] A puzzle solved on one day: one each day makes a streak.
   *[other] A puzzle solved on { $days } days in a row.
}
client-solved-of = { $game }: { $count ->
    [one] one solved
   *[other] { $count } solved
}
client-offline-title = Without a connection
client-offline-kept = { $puzzles ->
    [0] Nothing is kept yet: it is fetched a few seconds after a page is opened.
   *[other] The pages of the house, the rules, { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    } and { $puzzles } puzzles are kept here and work offline: today’s and the next ones that you have not solved. Tables, reviews and the board of the day need the server.
}
client-offline-none = This browser keeps nothing for use without a connection here: it does so only on https addresses and on the server’s own machine.
client-carry = Take it along
client-carry-more = A link or a code carries everything to another browser: games, seats, puzzles, settings. Whoever has it has your seats, so give it to nobody but yourself.
client-carry-code = Show a code
client-carry-code-is = Type this code on the other device, on its page “On this device”. It works once, within { $minutes } minutes.
client-carry-copy = Copy the link
client-carry-copied = The link is copied. Open it in the other browser.
client-carry-paste = Or enter a code or paste a link from another device
client-carry-bring = Take it over
client-carry-unknown = This is no link or file of Parlour’s memory.
client-carry-sure = Take over what another browser remembers?
client-carry-sure-more = Games and puzzles are added to those here; your name and settings are replaced.
client-export = Save as a file
client-import = Read a saved file
client-erase = Erase everything
client-erase-sure = Erase everything here?
client-erase-more = Your seats in games in progress are lost with it, unless you have taken them along.

# Settings
client-settings-title = Settings
client-settings-more = Kept in this browser.
client-theme = Look
client-theme-auto = as the device
client-theme-light = light
client-theme-dark = dark
client-language = Language
client-language-auto = as the browser
client-coordinates-more = Letters and numbers along the board.
client-notation-more = Moves as they stand on a score sheet, below the sentence.
client-sound-more = For moves, and when a game ends.
client-haptics-more = On phones that can.

# What is kept, and where
client-privacy = What is kept
client-privacy-server-title = On the server
client-privacy-server = For every table: the game and its options, the names that players typed, the moves with their times, and what was said at the table. Of the tickets and invitations it keeps only fingerprints, which open no seat. No address, no account, no mail.
client-privacy-long-title = For how long
client-privacy-long = Until whoever runs this server deletes it. Nothing is deleted by itself. Only what you take along by a code lies there in memory, ten minutes at most.
client-privacy-delete-title = How it is deleted
client-privacy-delete = Everything is in one file, tables.sqlite, in the folder that the server was started with. Whoever runs the server stops it and deletes that file, and all tables with it. There is no button to delete a single table: ask whoever runs the server.
client-privacy-device-title = In this browser
client-privacy-device = The tickets of your seats, your games and how they ended, puzzles you solved, your name and your settings. You can see, save, take along and erase them.
client-privacy-cookie-title = Cookies
client-privacy-cookie = None, unless you choose a language: then one cookie holds that language.
