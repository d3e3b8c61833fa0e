# Autour d’une table : se réunir, le temps, les absences, partir, rejouer.

room-title = En attente de joueurs
room-waits-for-host = La partie commencera quand { $host } la lancera.
room-waits-for-seats = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
room-waits-for-people = En attente de tous les joueurs.
room-start = Commencer
room-start-more = Toutes les places sont prises. Commencez quand vous voulez.
room-fill-first = Pour commencer maintenant, ajoutez un bot à chaque place libre.
room-invite = Inviter des joueurs
room-code-more = Pour rejoindre la table : scannez ce code, ouvrez le lien ou saisissez le code sur { $address }.
room-copy = Copier le lien
room-scan = Code QR de cette table
room-seat = Place { $number }
room-seat-open = Place libre
room-seat-invited = Réservée (lien privé)
room-you = vous
room-host = hôte
room-away = absent
room-sit-here = S’asseoir ici
room-stand-up = Passer spectateur
room-seat-a-bot = Ajouter un bot
room-close-seat = Supprimer la place
room-free-seat = Rouvrir la place
room-more = Plus…
room-move-up = Échanger avec la place suivante
room-watching = { $count ->
    [one] { $count } spectateur : { $names }
   *[other] { $count } spectateurs : { $names }
}
room-remove = Exclure
room-make-host = Nommer hôte
room-idle-host = { $host } (hôte) ne répond plus.
room-be-host = Devenir hôte
room-new-link = Nouveau lien pour cette place
room-link-given = L’hôte a créé un nouveau lien pour la place { ELIDE("de", $name) }.
room-handed-over = La place { ELIDE("de", $name) } a été transmise par un nouveau lien.
room-by-link = venu par un nouveau lien
room-new-host = { $name } est maintenant l’hôte.
room-you-are-host = Vous êtes maintenant l’hôte : vous pouvez changer les places, exclure des invités et lancer la partie suivante.
room-new-link-copied = Nouveau lien copié. Il sert une seule fois, et s’annule si le joueur revient avant.
room-options = Options de règles
room-score = Score de la table
room-score-games = { $games ->
    [one] Après { $games } partie
   *[other] Après { $games } parties
}
room-score-row = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
room-score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

room-again-asked = Ils veulent rejouer : { $players }.
room-again-join = Rejouer
room-asks-take-back = { $player } voudrait annuler un coup.
room-asks-resign = { $player } voudrait abandonner au nom de votre camp.
room-asks-end = { $player } propose d’arrêter la partie en l’état.
room-asks-pause = { $player } voudrait faire une pause.
room-asks-seat = { $player } voudrait jouer à une place occupée : { $other }.
room-agree = Accepter
room-decline = Pas maintenant
room-waits-answer = En attente d’une réponse : { $players }.
room-withdraw = Retirer ma demande

room-absent = { $player } n’est plus là.
room-absent-left = { $player } a quitté la table.
room-absent-since = absence depuis { $time }
room-substitute = Faire jouer un bot pour l’instant
room-claim = Demander la victoire
room-wait = Attendre
room-substituted = Un bot joue pour vous.
room-take-over = Jouer à la place du bot
room-plays-for = un bot joue pour { $name }
room-solver-closed = Le solveur est désactivé pendant cette partie.
room-leave = Quitter la table
room-leave-sure = Quitter cette table ?
room-leave-two = Votre adversaire pourra alors demander la victoire. D’ici là, vous pouvez revenir.
room-leave-many = Un bot joue à votre place et la partie continue. Vous pourrez revenir et rejouer à sa place.
room-leave-gathering = Votre place redevient libre.
room-resign-sure = Abandonner ?
room-resign-alone = Vous perdez, l’autre camp gagne.
room-resign-side = Vos coéquipiers doivent être d’accord ; l’autre camp gagne alors.
room-stay = Continuer
room-end = Proposer l’arrêt
room-end-sure = Arrêter la partie ici ?
room-end-alone = La partie s’arrête maintenant, avec le score actuel.
room-end-more = Les autres joueurs doivent être d’accord. La partie s’arrête alors avec le score actuel.
room-pause = Pause
room-resume = Reprendre la partie
room-paused = Pause. Les chronos sont arrêtés.
room-add-minute = Ajouter une minute
room-notify = Me prévenir quand c’est à moi de jouer
room-notify-body = À vous de jouer : { $game }.
room-asks-meet = { $player } cherche aussi une partie. Arrêter celle-ci et jouer ensemble ?
# Ce qui se dit sans taper ; les sept dernières sont des réactions.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-ready = C’est bon pour moi.
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-why = Pourquoi ça ?
phrase-good-game = Belle partie !
phrase-again = Une autre ?
phrase-bye = Je dois y aller. Au revoir !
phrase-smile = 🙂
phrase-laugh = 😄
phrase-clap = 👏
phrase-wow = 😮
phrase-think = 🤔
phrase-sad = 🙁
phrase-heart = ❤️
room-seat-open-short = Libre
room-a-bot = un bot
room-screen-free = { $seats ->
    [one] { $seats } place est libre : scannez le code avec votre téléphone.
   *[other] { $seats } places sont libres : scannez le code avec votre téléphone.
}
room-remove-sure = Exclure { $player } de la table ?
room-remove-more = Cette personne perd sa place et ne peut pas revenir. La table change de code.
room-late = Vous pouvez entrer dans la partie : demandez cette place ({ $player }).
room-ask-seat = Demander cette place
room-next = Suite
room-skip = Passer { $player }
room-host-acts = Pour toute la table
room-calls-offer = Faut-il vous prévenir quand ce sera de nouveau à vous ? Vous pouvez fermer cette page d’ici là.
room-calls-yes = Me prévenir
room-calls-no = Pas maintenant
room-calls-on = Vous serez prévenu. Les réglages disent de quoi, et quand non.
room-turns = À vous de jouer dans { $games ->
    [one] { $games } autre partie
   *[other] { $games } autres parties
  }.
room-turns-next = Partie suivante
room-notify-refused = Les notifications sont bloquées dans ce navigateur. Le titre de la page indique tout de même quand c’est à vous.
room-phrases = Messages rapides
room-reaction-smile = Sourire
room-reaction-laugh = Rire
room-reaction-clap = Applaudir
room-reaction-wow = S’étonner
room-reaction-think = S’interroger
room-reaction-sad = S’attrister
room-reaction-heart = Envoyer un cœur
# Qui est à la table, et les bonnes manières
room-people = Joueurs
room-watchers = Spectateurs
room-has-left = a quitté la table
room-bring = Inviter un joueur
room-mute = Masquer ses messages
room-hear = Afficher ses messages
room-mute-all = Couper la parole
room-unmute-all = Rendre la parole
room-muted = parole coupée
room-watch-late = Montrer la partie aux spectateurs avec un tour de retard
room-sees-late = Vous voyez la partie avec un tour de retard.
room-report = Signaler à l’hôte
room-report-title = Signaler { $player } à l’hôte
room-report-name = Nom offensant
room-report-words = Messages offensants
room-report-play = Gâche la partie des autres
room-report-more = Précisions (facultatif)
room-report-send = Envoyer le signalement
room-report-sent = Signalement envoyé. Seul l’hôte peut le voir.
room-report-leave = Annuler
room-reports = Signalements
room-reported = { $by } signale { $player } : { $text }
room-missing-first = Pour commencer tout de suite, remplacez le joueur manquant par un bot.
room-seeking = Recherche d’un adversaire ({ $game })…
room-seeking-more = La prochaine personne qui cherche une partie vous rejoint ici. Vous pouvez jouer contre un bot en attendant ; nous vous préviendrons quand elle arrivera.
room-seeking-bot = Jouer contre un bot en attendant
room-seeking-stop = Ne plus chercher
room-come-title = Une place est libre
room-come-listed = Prenez-la, et vous jouez cette partie.
room-come-private = Cette table est privée. L’hôte reçoit votre demande et vous admet d’un geste.
room-come-ask = Demander une place
room-come-again = L’hôte ne vous a pas donné de place. Vous pouvez redemander, ou regarder.
room-start-with = La partie commence avec les { $players } joueurs présents. N’ajoutez des bots que si vous le souhaitez.
room-screen-host = { $host } peut commencer. Il est encore temps de scanner le code.
room-asks-come = { $player } a ouvert l’adresse de cette table et voudrait jouer.

# Une soirée : une table, plusieurs jeux
evening-table = La soirée
evening-player = Joueur
evening-total = Total
evening-rule = Chaque partie rapporte un point de participation, et un point par joueur classé derrière vous.
evening-coming = À suivre : { $games }
evening-other-game = Jouer à un autre jeu
evening-choose = Choisissez le jeu suivant. Le code ne change pas, et tous les présents prennent place.
evening-vote = Votez pour le jeu suivant. Il est choisi dès que plus de la moitié le veut, ou par l’hôte.
evening-decides = Le jeu suivant est choisi par { $host }, ou par le vote de plus de la moitié des joueurs invités.
evening-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
evening-moments = Les moments de la partie
evening-next = À suivre : { $game }. { $host } lance la partie sur son téléphone.
evening-next-open = { $host } choisit la suite : revanche ou autre jeu.
evening-next-start = À suivre : { $game }
evening-picture = Partager l’image
audience-score = { $points ->
    [one] Le public a { $points } point.
   *[other] Le public a { $points } points.
}
audience-guess = Devinez aussi : choisissez quatre paires, comme un joueur.
audience-send = Envoyer mes paires
audience-sent = Vos paires comptent pour le public. Vous pouvez les changer jusqu’à la révélation.
audience-row = Public
audience-guesses = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
audience-result = Le public : { $points } paires sur 4.
room-sound-on = Son activé
room-sound-off = Son coupé
room-score-total = Toutes les manches : { $players }
room-another-round = Encore une manche
room-more-watch = Toutes les places sont prises. Avec le code, on peut encore regarder la partie.
room-teams = { $one } contre { $other }
room-waits-pause = En attente de la réponse de : { $players }. Les chronos tournent jusqu’à l’accord de tous.
room-claim-sure = Réclamer la victoire ?
room-claim-more = La partie s’arrête et vous la gagnez, car votre adversaire est absent.
