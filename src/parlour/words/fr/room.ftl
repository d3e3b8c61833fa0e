# Autour d’une table : se réunir, le temps, les absences, partir, rejouer.

room-title = Qui joue ?
room-waits-for-host = La partie commence quand { $host } le décide.
room-waits-for-seats = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
room-waits-for-people = On attend que tout le monde soit là.
room-start = Lancer
room-start-more = Chacun a sa place. Lancez la partie quand vous voulez.
room-fill-first = Pour lancer tout de suite, donnez les places libres à des bots ou fermez-les.
room-invite = Inviter
room-code-more = En scannant ce code, en ouvrant le lien ou en tapant le code sur { $address }, on arrive à cette table.
room-copy = Copier le lien
room-scan = Un code à scanner avec un téléphone
room-seat = Place { $number }
room-seat-open = Ouverte à qui vient
room-seat-invited = Réservée à quelqu’un qui a son propre lien
room-you = vous
room-host = hôte
room-away = pas là
room-sit-here = S’asseoir ici
room-stand-up = Se lever et regarder
room-seat-a-bot = Mettre un bot
room-close-seat = Jouer avec une place de moins
room-free-seat = Libérer la place
room-more = Plus…
room-move-up = Échanger avec la place suivante
room-watching = { $count ->
    [one] { $count } personne regarde : { $names }
   *[other] { $count } personnes regardent : { $names }
}
room-remove = Renvoyer
room-make-host = Nommer hôte
room-idle-host = { $host } n’a rien fait depuis un moment.
room-be-host = Devenir hôte
room-new-link = Nouveau lien pour cette place
room-new-link-copied = Le nouveau lien est copié ; l’ancien n’ouvre plus rien.
room-options = Options du jeu
room-score = Ce soir
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

room-again-asked = Pour une autre partie : { $players }.
room-again-join = Rejouer
room-asks-take-back = { $player } voudrait reprendre un coup.
room-asks-resign = { $player } voudrait abandonner au nom de votre camp.
room-asks-end = { $player } voudrait terminer la partie en l’état.
room-asks-pause = { $player } voudrait faire une pause.
room-asks-seat = { $player } voudrait jouer à la place de { $other }.
room-agree = Accepter
room-decline = Pas maintenant
room-waits-answer = On attend l’accord de { $players }.
room-withdraw = Tant pis

room-absent = { $player } n’est pas là.
room-absent-left = { $player } a quitté la table.
room-absent-since = absence depuis { $time }
room-substitute = Laisser jouer un bot en attendant
room-claim = Réclamer la victoire
room-wait = Attendre
room-substituted = Un bot joue pour vous.
room-take-over = Reprendre la main
room-plays-for = un bot joue pour { $name }
room-solver-closed = Le solveur ne répond à personne au sujet de cette partie tant qu’elle se joue.
room-leave = Quitter la partie
room-leave-sure = Quitter cette partie ?
room-leave-two = Votre adversaire pourra alors réclamer la victoire. D’ici là, vous pouvez revenir.
room-leave-many = Un bot joue à votre place et les autres continuent. Vous pourrez revenir et reprendre la main.
room-leave-gathering = Votre place redevient libre pour quelqu’un d’autre.
room-resign-sure = Abandonner ?
room-resign-alone = L’autre camp gagne aussitôt.
room-resign-side = On demande à votre camp ; s’il est d’accord, l’autre camp gagne.
room-stay = Rester
room-end = Terminer la partie
room-end-sure = Terminer la partie en l’état ?
room-end-alone = La partie s’arrête maintenant, avec son score.
room-end-more = On demande aux autres. S’ils sont d’accord, la partie s’arrête ici et le score compte.
room-pause = Pause
room-resume = Reprendre
room-paused = Pause. Les pendules sont arrêtées.
room-add-minute = Ajouter une minute
room-notify = Me prévenir quand c’est à moi
room-notify-body = À vous de jouer : { $game }.
room-asks-meet = { $player } cherche aussi une partie : arrêter celle-ci avec le bot et commencer avec { $player } ?
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
room-remove-sure = Renvoyer { $player } ?
room-remove-more = Cette personne perd sa place et ne peut pas revenir : le code de la table change.
room-late = Vous pouvez jouer aussi : demandez la place de { $player }.
room-ask-seat = Demander cette place
room-next = Suite
room-skip = Passer { $player }
room-host-acts = Pour toute la table
room-notify-refused = Ce navigateur ne laisse pas Parlour vous prévenir. Le titre de la page le dit quand même.
room-phrases = Dire sans taper
room-reaction-smile = Sourire
room-reaction-laugh = Rire
room-reaction-clap = Applaudir
room-reaction-wow = S’étonner
room-reaction-think = S’interroger
room-reaction-sad = S’attrister
room-reaction-heart = Envoyer un cœur
# Qui est à la table, et les bonnes manières
room-people = Présents
room-watchers = Regardent
room-has-left = est parti
room-bring = Faire venir quelqu’un
room-mute = Ne plus l’entendre
room-hear = L’entendre à nouveau
room-mute-all = Couper pour tous
room-unmute-all = Rendre la parole
room-muted = parole coupée
room-watch-late = Qui regarde voit tout avec un tour de retard
room-sees-late = Vous voyez ceci avec un tour de retard.
room-report = Signaler à l’hôte
room-report-title = Qu’est-ce qui ne va pas avec { $player } ?
room-report-name = Un nom grossier
room-report-words = Des mots grossiers
room-report-play = Gâche la partie des autres
room-report-more = Plus, si vous voulez
room-report-send = Le dire à l’hôte
room-report-sent = L’hôte est prévenu, et personne d’autre.
room-report-leave = Laisser
room-reports = Signalements
room-reported = { $by } signale { $player } : { $text }
room-missing-first = Ou mettez un bot à une place que l’on attend, pour commencer tout de suite.
room-seeking = On cherche quelqu’un qui voudrait jouer à { $game }…
room-seeking-more = La prochaine personne qui le demande s’assied ici. Ou jouez contre un bot en attendant : on vous préviendra si quelqu’un vient.
room-seeking-bot = Jouer contre un bot en attendant
room-seeking-stop = Ne plus chercher
