# À une table dans le navigateur : places, tours, pendules, récit, invitations, partage.

# Les places
client-seat-title = { $title } ·{ " " }
client-seat-plain = coup rapide
client-seat-plain-more = Le serveur était occupé : le bot a joué ce coup en dessous de son niveau habituel.
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
client-here-yes = Présent
client-here-no = Absent
client-here-bot = Bot
client-here-free = Libre
client-to-move = Doit jouer
client-thinking = Réfléchit…
client-winner = Victoire

# Une table
client-table = Table
client-invited = On vous invite à rejoindre une table.
client-invited-with = À la table : { $players }
client-sit-down = S’asseoir
client-only-watch = Regarder
client-watching = Vous êtes spectateur.
client-seat-to-take = Cette table a une place libre.
client-no-board = Cette version n’a pas encore de plateau pour { $game }.
client-turn-yours = À vous de jouer.
client-turn-of = À { $player } de jouer.
client-not-told-yet = Comment cela finira-t-il ?
client-turn-several-free = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
client-clock-soon = Le chrono démarre dans { $seconds } s
client-clock-soon-short = dans { $seconds } s
client-clock-left-short = { $seconds } s
client-clock-left = Plus que { $seconds } s
client-clock-long = Temps restant : { $time }
client-clock-paused = En pause
client-clock-up = Temps écoulé
client-clock-hurry = Plus que dix secondes.
client-turn-free = En attente d’un joueur.
client-turn-all = En attente de tous les joueurs.
client-turn-several = En attente : { $players }.
client-turn-many = En attente : { $count } joueurs sur { $all }.
client-outcome-you-win = Vous gagnez.
client-outcome-wins = { $number ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
client-outcome-drawn = Partie nulle.
client-outcome-scored = Partie terminée.
client-line-connecting = Connexion…
client-line-open = En ligne
client-line-waiting = Connexion perdue. Reconnexion en cours ; votre partie est conservée.
client-line-ended = Hors ligne
client-talk = Tchat
client-talk-say = Écrire un message
client-talk-send = Envoyer
client-talk-said = { $player } : { $text }
client-talk-open = Vous pouvez parler des paires.
client-talk-closed = Le tchat est fermé pendant le choix des paires.
client-moves = Coups
client-moves-none = Aucun coup pour l’instant.
client-move-number = { $number } : { $sentence }
client-replay = Parcourir la partie
client-step-first = Au début
client-step-back = Un coup en arrière
client-step-on = Un coup en avant
client-step-last = À la position actuelle
client-step-at = { $ply } sur { $last }
client-step-now = { $last ->
    [0] début
    [one] { $last } coup
   *[other] { $last } coups
}
client-take-back = Annuler le coup
client-declined = L’annulation du coup a été refusée.
client-resign = Abandonner
client-rematch = Revanche
client-record = Enregistrer la feuille de partie
client-analyse = Analyse
client-invite = Inviter
client-invite-more = La première personne qui ouvre ce lien obtient la place.
client-invite-seat = Lien pour la place { $number }
client-copy = Copier
client-copied = Lien copié.

# La scène : ce qui entoure le plateau à une table
client-players = Joueurs
client-panels = Volets
client-panels-close = Fermer les volets
client-story = Coups
client-seats = Places
client-menu = Menu
client-settings = Affichage et son
client-happened = Revoir les derniers coups
client-played-for-you = Joué pour vous en votre absence : { $moves }
client-missed = { $moves ->
    [one] { $moves } coup a été joué en votre absence.
   *[other] { $moves } coups ont été joués en votre absence.
}
client-missed-short = { $moves ->
    [one] { $moves } nouveau coup
   *[other] { $moves } nouveaux coups
}
client-skip-ahead = Touchez le plateau pour passer.
client-looking-back = Coup { $ply } sur { $last }. Touchez le plateau pour revenir.
client-share = Partager
client-confirm-move = Jouer { $move } ?
client-confirm-yes = Jouer ce coup
client-confirm-no = Choisir un autre
client-screen-on = Affichage grand écran
client-screen-off = Affichage normal

# Une invitation
client-invited-minutes = { $players } · { $minutes }
client-invited-to = { $host ->
    [none] On vous invite à jouer à { $game }.
   *[other] { $host } vous invite à jouer à { $game }.
}
client-invited-full = Toutes les places sont prises. Vous pouvez regarder, demander la place d’un bot ou d’un joueur absent, ou lancer votre propre partie.
client-invited-full-go = Regarder
client-invited-over = Cette partie est terminée. Vous pouvez la revoir, ou lancer votre propre partie.
client-invited-over-go = La revoir
client-invited-learn = Apprendre en deux minutes
client-invited-spent = Ce lien a déjà servi. Vous pouvez regarder, demander un nouveau lien, ou lancer votre propre partie.
client-preview-invited = On vous invite à rejoindre une table.

# Partager une partie finie
client-share-title = Partager cette partie
client-share-link = Lien
client-share-picture = Image
client-share-animation = Animation
client-share-animation-alt = Toute la partie, coup par coup
client-shape-last = joué en dernier
client-shape-pressed = choisi
client-shape-open = peut être choisi
