# The room around a table: gathering, time, absence, leaving, another game.

room-title = Who plays?
room-waits-for-host = The game starts when { $host } says so.
room-waits-for-seats = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
room-waits-for-people = Waiting until everybody is here.
room-idle-host = { $host } has done nothing for a while.
room-be-host = Be the host instead
room-start = Start
room-start-more = Everybody has a seat. Start when you like.
room-fill-first = Give the free seats to bots, or close them, to start now.
room-missing-first = Or put a bot on a seat that is waited for, to start now.
room-seeking = Looking for somebody who would like to play { $game } …
room-seeking-more = Whoever asks for it next sits down here. Or play a bot meanwhile: you will be asked when somebody comes.
room-seeking-bot = Play a bot meanwhile
room-seeking-stop = Stop looking
room-invite = Invite others
room-code-more = Whoever scans this, opens the link or types the code at { $address } comes to this table.
room-copy = Copy the link
room-scan = A code to scan with a phone
room-seat = Seat { $number }
room-seat-open = Open to whoever comes
room-seat-open-short = Free
room-a-bot = a bot
room-screen-free = { $seats ->
    [one] One seat is free: scan the code with your phone.
   *[other] { $seats } seats are free: scan the code with your phone.
}
room-seat-invited = Kept for somebody with a link of their own
room-you = you
room-host = host
room-away = away
room-sit-here = Sit here
room-stand-up = Stand up and watch
room-seat-a-bot = Seat a bot
room-close-seat = Play with one less
room-free-seat = Free the seat
room-more = More …
room-move-up = Swap with the next seat
room-watching = { $count ->
    [one] One person watches: { $names }
   *[other] { $count } people watch: { $names }
}
room-remove = Send away
room-remove-sure = Send { $player } away?
room-remove-more = They lose their seat and cannot come back: the code of the table changes.
room-make-host = Make host
room-new-link = New link for this seat
room-new-link-copied = The new link is copied; the old one opens nothing any more.
room-options = Options of the game
room-score = Tonight
room-score-games = { $games ->
    [one] After one game
   *[other] After { $games } games
}
room-score-row = { $wins ->
    [one] one win
   *[other] { $wins } wins
}
room-score-points = { $points ->
    [one] one point
   *[other] { $points } points
}

room-again-asked = { $players } would like another game.
room-again-join = Play again
room-asks-take-back = { $player } would like to take a move back.
room-asks-resign = { $player } would like to give up for your side.
room-asks-end = { $player } would like to end the game as it is.
room-asks-pause = { $player } would like to pause.
room-asks-meet = { $player } looks for a game too: stop this one with the bot and begin with { $player }?
room-asks-seat = { $player } would like to play in the place of { $other }.
room-late = You can play too: ask for the seat of { $player }.
room-ask-seat = Ask for this seat
room-agree = Agree
room-decline = Not now
room-waits-answer = Waiting for { $players } to agree.
room-withdraw = Never mind

room-absent = { $player } is away.
room-absent-left = { $player } has left.
room-absent-since = away since { $time }
room-substitute = Let a bot play meanwhile
room-claim = Claim the win
room-wait = Wait
room-substituted = A bot plays for you.
room-take-over = Take over again
room-plays-for = a bot plays for { $name }
room-solver-closed = The solver answers nobody about this game while it is played.
room-leave = Leave the game
room-leave-sure = Leave this game?
room-leave-two = Your opponent may then claim the win. You can come back before that.
room-leave-many = A bot plays on in your place, and the others go on. You can come back and take over.
room-leave-gathering = Your seat is free again for somebody else.
room-resign-sure = Give up?
room-resign-alone = The other side wins at once.
room-resign-side = The people on your side are asked; if they agree, the other side wins.
room-stay = Stay
room-end = End the game
room-end-sure = End the game as it is?
room-end-alone = The game ends now, with its score.
room-end-more = The others are asked. If they agree, the game ends now and what was scored counts.
room-pause = Pause
room-resume = Go on
room-paused = Paused. No clock runs.
room-add-minute = Add a minute
room-next = Next
room-skip = Skip { $player }
room-host-acts = For the whole table
room-notify = Tell me when it is my turn
room-notify-refused = This browser does not let Parlour notify you. The title of the page tells it all the same.
room-notify-body = It is your turn: { $game }.

# What can be said without typing; the last seven are reactions. The codes are in tables/talk.py.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-ready = I am ready.
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-why = Why that?
phrase-good-game = Good game!
phrase-again = Another one?
phrase-bye = I must go. Bye!
phrase-smile = 🙂
phrase-laugh = 😄
phrase-clap = 👏
phrase-wow = 😮
phrase-think = 🤔
phrase-sad = 🙁
phrase-heart = ❤️
room-phrases = Say without typing
room-reaction-smile = Smile
room-reaction-laugh = Laugh
room-reaction-clap = Clap
room-reaction-wow = Be astonished
room-reaction-think = Wonder
room-reaction-sad = Be sad
room-reaction-heart = Send a heart

# Who is at the table, and manners
room-people = People
room-watchers = Watching
room-has-left = has left
room-bring = Bring somebody
room-mute = Do not hear them
room-hear = Hear them again
room-mute-all = Mute for all
room-unmute-all = Let all hear them
room-muted = muted
room-watch-late = Whoever watches sees everything one turn late
room-sees-late = You see this one turn late.
room-report = Report to the host
room-report-title = What is wrong with { $player }?
room-report-name = A rude name
room-report-words = Rude words
room-report-play = Spoils the game for others
room-report-more = More, if you like
room-report-send = Tell the host
room-report-sent = The host has been told, nobody else.
room-report-leave = Let it be
room-reports = Reports
room-reported = { $by } reports { $player }: { $text }
