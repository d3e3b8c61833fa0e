# The front door: every page's frame, the lobby, a game's own page. These sentences are loaded before anything is shown: what is said at tables is in
# stage.ftl, and what other pages say in pages.ftl and school.ftl.

client-house = Parlour
client-skip = Skip to the content
client-nav = Pages
client-nav-yours = Your games
client-nav-settings = Settings
client-nav-about = About
client-close = Close
client-cancel = Cancel
client-again = Try again
client-copy-failed = The link could not be copied. Select it and copy it by hand.
client-to-lobby = Home

client-offline = No connection. Rules, lessons and { $puzzles ->
    [0] this page
    [one] one saved puzzle
   *[other] { $puzzles } saved puzzles
} still work. Tables come back with the connection.
client-no-server = The server does not answer. Check that you are online and that the server is running.
client-failed = The server failed. Nothing was changed; try again.

# The lobby
client-welcome = Pull up a chair.
client-welcome-more = Five rare games for 2 to 6 players. Play a friend by link, a bot at your level, or both sides yourself. No account needed.
client-games = Games
client-play-game = Play { $game }
client-learn = Learn
client-learn-game = Learn { $game }
client-rules = Rules
client-rules-of = Rules of { $game }
client-turns = Your turn in { $games ->
    [one] one game
   *[other] { $games } games
  }
client-puzzles = Puzzles
puzzles-of = Puzzles of { $game }
client-tables = Open tables
client-tables-none = No open tables right now. Create one and list it here, or send a friend a link.
client-table-free = open seat
client-table-playing = in progress

client-new-table = New table: { $game }
client-seat-number = Seat { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-sit-me = Me
client-sit-invite = A friend, by link
client-your-name = Your name
client-your-name-help = The name other players see. No account needed.
client-guest = Guest
client-listed = List this table on the home page, so that anyone can join
client-more-options = Rule options
client-create = Create table

client-seat-bot = { $name }, { $strength }
client-solver-close = Disable the solver during this game
client-seat-free = Open seat

client-code = Join with a code
client-code-help = The six-character code shown at the table
client-code-go = Join
client-code-scan = Scan the code
client-code-no-camera = The camera cannot be used. Type the code.

# Not found
client-lost-title = Page not found
client-lost = This page does not exist.
client-lost-game = This game does not exist.

# Choices of this device, said at a table and in the settings
client-pace = Animations
client-pace-calm = slow
client-pace-quick = fast
client-pace-none = off
client-sound = Sounds
client-haptics = Vibration
client-notation = Notation
client-coordinates = Coordinates
client-review = Review

# A game's own page
client-card-players = Players
client-card-minutes = Time
client-card-thinking = Type
client-play = Play
client-play-now = Play now
client-puzzle-today = Puzzle of the day
client-opponents = Choose an opponent, from easiest to strongest
client-ways = Details
client-ways-of = Details of { $game }
client-play-friend = Play a friend
client-play-friend-more = You get a link to send. No account needed.
client-play-stranger = Find an opponent
client-play-stranger-more = We match you with the next player. Play a bot while you wait.
client-play-here = Play on this device
client-play-here-more = Downloads { $size } MB once. From then on bots play without a connection.
client-play-here-ready = Bots, lessons and reviews work without a connection. Play now uses this device.
client-play-here-slow = This device is too slow for { $name }, who runs out of time here and plays more weakly.
client-friends-elsewhere = This site has no server, so friends cannot join by a link here.
client-friends-server = Play with friends on a server
client-only-with-server = This needs a server.
client-around = Same device
client-phones-around = Shared screen and phones
client-around-screen = All players share this device, turn by turn.
client-around-phones = This screen shows the table; each player joins with a phone.
client-learn-more = A short lesson on the board.
client-rules-more = The whole game on one page.
client-print = Print
client-print-more = Cut out, fold and play at a real table.
client-puzzles-more = { $count ->
    [one] One position with a single right move.
   *[other] { $count } positions, each with a single right move.
}
client-openings = Opening explorer
client-watch = Watch
client-your-way = Custom game

# What this device remembers
client-your-games = Your games
client-all-yours = All your games
client-known-alone = solo
client-known-free = no other player yet
client-known-gathering = waiting for players
client-known-yours = your turn
client-known-theirs = their turn
client-known-won = won
client-known-lost = lost
client-known-drawn = a draw
client-known-scored = over

# Settings
client-confirm = Confirm moves
client-confirm-more = The first tap shows the move, the second sends it.

# How long a player may think: in the form for a table, and in its room
room-time = Clock
room-time-none = no limit
room-time-move = { $seconds } seconds a move
room-time-minutes = { $minutes ->
    [one] one minute a move
   *[other] { $minutes } minutes a move
}
room-time-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
room-time-player = { $minutes } min each, + { $increment } s a move
room-time-left-days = { $days } d { $hours } h
room-time-left-hours = { $hours } h { $minutes } min
room-time-left-minutes = { $minutes } min
client-ask-name = What are you called?
client-ask-name-more = The other players see this name. This device remembers it.
client-ask-name-go = Continue
client-table-seeking = Play
client-seeks = { $player } is looking for an opponent
client-evening = An evening on a big screen
client-evening-more = This screen shows the games, everyone joins with a phone. The room goes from game to game, with points over the whole evening.
client-evening-open = Choose as you go
client-evening-pentathlon = Pentathlon: all five games
