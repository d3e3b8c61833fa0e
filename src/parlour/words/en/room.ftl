# The room around a table: gathering, time, absence, leaving, another game.

room-title = Waiting for players
room-waits-for-host = The game starts when { $host } starts it.
room-waits-for-seats = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
}
room-waits-for-people = Waiting until all players are here.
room-idle-host = { $host } (host) is inactive.
room-be-host = Become the host
room-start = Start
room-start-more = All seats are taken. Start when you like.
room-fill-first = To start now, add a bot to each open seat.
room-missing-first = To start now, replace the missing player with a bot.
room-seeking = Looking for an opponent for { $game }…
room-seeking-more = The next player who wants this game joins you here. You can play a bot while you wait; we will ask you when someone arrives.
room-seeking-bot = Play a bot while you wait
room-seeking-stop = Stop looking
room-invite = Invite players
room-code-more = To join: scan this, open the link, or enter the code at { $address }.
room-copy = Copy the link
room-scan = QR code of this table
room-seat = Seat { $number }
room-seat-open = Open seat
room-seat-open-short = Open
room-a-bot = a bot
room-screen-free = { $seats ->
    [one] One seat is open: scan the code with your phone.
   *[other] { $seats } seats are open: scan the code with your phone.
}
room-seat-invited = Reserved (private link)
room-you = you
room-host = host
room-away = away
room-sit-here = Sit here
room-stand-up = Watch instead
room-seat-a-bot = Add a bot
room-close-seat = Remove seat
room-free-seat = Open the seat again
room-more = More…
room-move-up = Swap with next seat
room-watching = { $count ->
    [one] One spectator: { $names }
   *[other] { $count } spectators: { $names }
}
room-remove = Remove
room-remove-sure = Remove { $player } from the table?
room-remove-more = They lose their seat and cannot rejoin. The table gets a new code.
room-make-host = Make host
room-new-link = New link for this seat
room-link-given = The host has made a new link for { $name }’s seat.
room-handed-over = { $name }’s seat was handed over by a new link.
room-by-link = came by a new link
room-new-host = { $name } is the host now.
room-you-are-host = You are the host now: you can change seats, remove guests and start the next game.
room-new-link-copied = New link copied. It works once, and lapses if the player comes back first.
room-options = Rule options
room-score = Score of this table
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

room-again-asked = They want another game: { $players }.
room-again-join = Play again
room-asks-take-back = { $player } would like to take a move back.
room-asks-resign = { $player } would like to resign for your side.
room-asks-end = { $player } offers to stop the game here.
room-asks-pause = { $player } would like to pause.
room-asks-meet = { $player } is looking for a game too. Stop this game against the bot and play { $player }?
room-asks-seat = { $player } would like to take over the seat of { $other }.
room-asks-come = { $player } has opened the address of this table and would like to play.
room-late = You can join this game: ask for the seat of { $player }.
room-ask-seat = Ask for this seat
room-agree = Agree
room-decline = Not now
room-waits-answer = Waiting for an answer: { $players }.
room-withdraw = Withdraw my request

room-absent = { $player } is away.
room-absent-left = { $player } has left.
room-absent-since = away since { $time }
room-substitute = Let a bot play for now
room-claim = Claim the win
room-wait = Wait
room-substituted = A bot is playing for you.
room-take-over = Take over from the bot
room-plays-for = bot playing for { $name }
room-solver-closed = The solver is disabled during this game.
room-leave = Leave table
room-leave-sure = Leave this table?
room-leave-two = Your opponent can then claim the win. You can come back before that.
room-leave-many = A bot plays in your place and the game goes on. You can come back and take over.
room-leave-gathering = Your seat becomes open to other players.
room-resign-sure = Resign this game?
room-resign-alone = You lose, and the other side wins.
room-resign-side = Your teammates are asked. If they agree, the other side wins.
room-stay = Keep playing
room-end = Offer to stop
room-end-sure = Stop the game here?
room-end-alone = The game ends now, with the present score.
room-end-more = The other players are asked. If they agree, the game ends now with the present score.
room-pause = Pause
room-resume = Resume
room-paused = Paused. All clocks are stopped.
room-add-minute = Add a minute
room-next = Next
room-skip = Skip { $player }
room-host-acts = For the whole table
room-notify = Notify me when it is my turn
room-calls-offer = Shall Parlour call you when it is your turn again? You can close this page until then.
room-calls-yes = Call me
room-calls-no = Not now
room-calls-on = You will be called. The settings say what of, and when not.
room-turns = It is your turn in { $games ->
    [one] another game
   *[other] { $games } other games
  }.
room-turns-next = Next game
room-notify-refused = Notifications are blocked in this browser. The page title still shows when it is your turn.
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
room-phrases = Quick messages
room-reaction-smile = Smile
room-reaction-laugh = Laugh
room-reaction-clap = Clap
room-reaction-wow = Be astonished
room-reaction-think = Wonder
room-reaction-sad = Be sad
room-reaction-heart = Send a heart

# Who is at the table, and manners
room-people = Players
room-watchers = Spectators
room-has-left = has left
room-bring = Invite a player
room-mute = Hide their messages
room-hear = Show their messages
room-mute-all = Mute for all players
room-unmute-all = Unmute for all players
room-muted = muted
room-watch-late = Delay the game by one turn for spectators
room-sees-late = You see the game one turn late.
room-report = Report to the host
room-report-title = Report { $player } to the host
room-report-name = Offensive name
room-report-words = Offensive messages
room-report-play = Spoils the game for others
room-report-more = Details (optional)
room-report-send = Send the report
room-report-sent = Report sent. Only the host can see it.
room-report-leave = Cancel
room-reports = Reports
room-reported = { $by } reports { $player }: { $text }
room-come-title = A seat is open
room-come-listed = Take it, and you play in this game.
room-come-private = This table is private. The host is asked, and lets you in with one tap.
room-come-ask = Ask to join
room-come-again = The host has not given you a seat. You can ask again, or watch.
room-start-with = Starts with the { $players } players who are here. Add bots only if you want them.
room-screen-host = { $host } can start. There is still time to scan the code.

# An evening: one room, several games
evening-table = The evening
evening-player = Player
evening-total = Total
evening-rule = Each game gives one point for playing, and one for each player who finishes behind you.
evening-coming = Next: { $games }
evening-other-game = Play another game
evening-choose = Choose the next game. The code stays the same, and all who are here sit down.
evening-vote = Vote for the next game. It starts when more than half want it, or when the host chooses it.
evening-decides = { $host } chooses the next game here, or more than half of the invited players do by their votes.
evening-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
evening-moments = Moments of this game
evening-next = Next: { $game }. { $host } starts it on the phone.
evening-next-open = { $host } chooses what is next: a rematch, or another game.
evening-next-start = Next: { $game }
evening-picture = Share as a picture
audience-score = { $points ->
    [one] The audience has { $points } point.
   *[other] The audience has { $points } points.
}
audience-guess = Guess along: choose four pairs, as a player would.
audience-send = Send my guess
audience-sent = Your guess counts for the audience. You can change it until the reveal.
audience-row = Audience
audience-guesses = { $count ->
    [one] { $count } guess
   *[other] { $count } guesses
}
audience-result = The audience: { $points } of 4 pairs.
room-sound-on = Sound on
room-sound-off = Sound off
room-score-total = All rounds: { $players }
room-another-round = One more round
room-more-watch = All seats are taken. Others who scan the code watch the game.
room-teams = { $one } against { $other }
room-waits-pause = Waiting for an answer from: { $players }. The clocks run on until all agree.
room-claim-sure = Claim the win?
room-claim-more = The game ends now, and you win it, because your opponent is away.
