# À une table dans le navigateur : places, tours, pendules, récit, invitations, partage.

# Les places
client-seat-title = { $title } ·{ " " }
client-shuffle-promised = Le mélange a été promis avant la donne et sera prouvé à la fin de la partie :
client-shuffle-kept = Le mélange a tenu sa promesse.
client-shuffle-verify = Carte par carte, la feuille de partie le prouve à parlour verify :
client-shuffle-broken = Le mélange n’a pas tenu sa promesse.
client-shuffle-without = Sans y avoir pris part : { $names }.
client-seat-plain = coup rapide
client-seat-plain-more = La machine était occupée : ce coup a été joué vite, pas au niveau du bot.
client-seat-bot-short = { $level ->
    [0] bot
   *[other] bot { $level }
}
client-seat-bot-called = { $level ->
    [0] { $name } (débutant)
   *[other] { $name } (bot { $level })
}
client-seat-guest = Invité { $number }
client-you = vous
client-here-yes = Là
client-here-no = Pas là
client-here-bot = Attend
client-here-free = En attente
client-to-move = Au trait
client-thinking = Réfléchit…
client-winner = Victoire

# Une table
client-table = Table
client-invited = On vous invite à une table.
client-invited-with = À la table : { $players }
client-sit-down = S’asseoir
client-only-watch = Regarder seulement
client-watching = Vous regardez.
client-seat-to-take = Une place est libre à cette table.
client-no-board = Ce client ne sait pas encore dessiner { $game }.
client-turn-yours = À vous de jouer.
client-turn-of = À { $player } de jouer.
client-not-told-yet = Comment cela finira-t-il ?
client-turn-several-free = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
client-clock-soon = La pendule démarre dans { $seconds } s
client-clock-soon-short = dans { $seconds } s
client-clock-left-short = { $seconds } s
client-clock-left = Il reste { $seconds } s
client-clock-long = Il reste { $time }
client-clock-paused = En pause
client-clock-up = Temps écoulé
client-clock-hurry = Plus que dix secondes.
client-turn-free = On attend que quelqu’un s’assoie.
client-turn-everybody = On les attend tous.
client-turn-several = On attend { $players }.
client-turn-many = On en attend { $count } sur { $all }.
client-outcome-you-win = Vous gagnez.
client-outcome-wins = { $number ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
client-outcome-drawn = Partie nulle.
client-outcome-scored = Partie terminée.
client-line-connecting = Connexion…
client-line-open = En ligne
client-line-waiting = Connexion perdue. Nouvel essai ; rien n’est perdu.
client-line-ended = Hors ligne
client-talk = Tchat
client-talk-say = Dites quelque chose
client-talk-send = Dire
client-talk-said = { $player } : { $text }
client-talk-open = Parlez des paires.
client-talk-closed = On ne parle pas pendant le choix des paires.
client-moves = Coups
client-moves-none = Aucun coup encore.
client-move-number = { $number } : { $sentence }
client-replay = Parcourir la partie
client-step-first = Au début
client-step-back = Un coup en arrière
client-step-on = Un coup en avant
client-step-last = Au présent
client-step-at = { $ply } sur { $last }
client-step-now = { $last ->
    [0] le début
    [one] { $last } coup
   *[other] { $last } coups
}
client-take-back = Reprendre
client-declined = La reprise a été refusée.
client-resign = Abandonner
client-rematch = Revanche
client-rematch-ready = La partie suivante est prête, camps échangés.
client-to-rematch = À la partie suivante
client-record = Feuille de partie
client-analyse = Analyser
client-invite = Inviter
client-invite-more = La première personne qui s’assied avec ce lien a la place.
client-invite-seat = Lien pour la place { $number }
client-copy = Copier
client-copied = Le lien est copié.

# La scène : ce qui entoure le plateau à une table
client-players = Joueurs
client-panels = Volets
client-panels-close = Fermer les volets
client-story = Récit
client-seats = Places
client-menu = Menu
client-settings = Sur cet appareil
client-happened = Ce qui s’est passé
client-missed = { $moves ->
    [one] { $moves } coup a été joué en votre absence.
   *[other] { $moves } coups ont été joués en votre absence.
}
client-missed-short = { $moves ->
    [one] { $moves } nouveau coup
   *[other] { $moves } nouveaux coups
}
client-skip-ahead = Touchez le plateau pour passer.
client-looking-back = { $ply } sur { $last }. Touchez le plateau pour revenir.
client-share = Partager
client-confirm-move = Jouer { $move } ?
client-confirm-yes = Jouer ce coup
client-confirm-no = Un autre coup
client-screen-on = Montrer à la ronde
client-screen-off = Une page ordinaire

# Une invitation
client-invited-minutes = { $players } · { $minutes }
client-invited-to = { $host ->
    [none] Vous êtes invité à { $game }.
   *[other] { $host } vous invite à { $game }.
}
client-invited-full = Toutes les places sont prises. Vous pouvez regarder et demander la place d’un bot ou d’une personne absente, ou jouer vous-même.
client-invited-full-go = Regarder
client-invited-over = Cette partie est terminée. Vous pouvez la regarder, ou en jouer une vous-même.
client-invited-over-go = La regarder
client-invited-learn = L’apprendre en deux minutes
client-invited-spent = Vous pouvez encore regarder, demander un nouveau lien, ou jouer vous-même.
client-preview-invited = On vous invite à une table.

# Partager une partie finie
client-share-title = Partager cette partie
client-share-link = Le lien
client-share-picture = Une image
client-share-animation = Une animation
client-share-animation-alt = Toute la partie, coup par coup
