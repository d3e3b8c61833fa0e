# La table du terminal. La phrase terminal-<jeu> dit comment les coups de ce jeu s’écrivent.

terminal-person = Joueur
terminal-person-number = Joueur { $number }
terminal-bot = { $name } (bot { $level })
terminal-and = { $first } et { $last }

terminal-your-turn = À vous de jouer.
terminal-turn-of = { $player }, à vous de jouer.
terminal-clock-soon = Le chrono démarre dans { $seconds } s.
terminal-clock-left = Il reste { $seconds } s.
terminal-clock-long = Il reste { $time }.
terminal-clock-days = Il reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } et { $hours } h.
terminal-wait = En attente : { $players }.
terminal-wait-or-change = En attente : { $players }. Vous pouvez encore changer votre choix.
terminal-reconnecting = Connexion perdue. Reconnexion en cours.
terminal-answer = Tapez oui ou non.
terminal-confirm = Tapez oui pour confirmer, ou non.
terminal-stayed = Annulé : la partie continue.
terminal-someone = Quelqu’un
terminal-place = { $place }. { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
terminal-substituted = un bot de niveau { $level } joue
terminal-substituted-you = Un bot joue pour vous. Tapez /back pour rejouer à sa place.
terminal-left = a quitté la partie
terminal-left-you = Vous avez quitté la partie. Tapez une commande pour y revenir, ou sortir.
terminal-absent = { $player } n’est plus là : tapez /substitute { $seat } pour faire jouer un bot{ $claim ->
    [yes] , ou /claim pour demander la victoire
   *[no] {""}
 }.
terminal-paused = En pause. Tapez /resume pour continuer.
terminal-declined-meet = La partie contre le bot continue. Vous pouvez regarder, ou chercher un autre adversaire : parlour join --opponent { $game }
terminal-declined-seat = Votre demande a été refusée. Vous pouvez la refaire : /sit { $seat }
terminal-late = Vous voyez la partie avec un tour de retard.
terminal-explain = Vos paires sont dévoilées. Pour en expliquer une, tapez /why NUMÉRO RAISON, avec un numéro de 1 à { $count }.
terminal-person-line = { $number } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
 }{ $host ->
    [yes] , hôte
   *[no] {""}
 }, { $seat ->
    [0] spectateur
   *[other] place { $seat }
 }{ $here ->
    [yes] {""}
   *[no] , absent
 }{ $muted ->
    [yes] , parole coupée
   *[no] {""}
 }
terminal-reported = { $count ->
    [one] { $count } signalement. Tapez /people pour le voir.
   *[other] { $count } signalements. Tapez /people pour les voir.
 }
terminal-report-line = { $by } signale { $player } : { $text }
terminal-bad-server = « { $text } » n’est pas l’adresse d’un serveur. Écrivez-la comme http://hôte:8000.
terminal-long-name = Ce nom est trop long. Choisissez-en un plus court.
terminal-join-what = Indiquez une table : son lien, son code, ou --opponent et un jeu. Exemple : parlour join --opponent dualma
terminal-help-more = À une table sur un serveur, tapez /help pour d’autres commandes.
terminal-won = { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
 }
terminal-no-winner = Pas de vainqueur.
terminal-points = Points : { $points }.

terminal-said = { $player } : « { $text } »
terminal-say-what = Tapez dire et votre message, trois cents caractères au plus. Exemple : dire Bonjour !
terminal-help =
    Tapez un coup, ou l’un de ces mots :
    aide (cette page), règles (de ce jeu), coups (que vous pouvez jouer), conseil (le coup d’un joueur fort), { $analysis ->
        [yes] analyser (la valeur de chaque coup), annuler
       *[no] annuler
    } (votre dernier coup), abandonner, sortir (fermer le programme),
    oui et non (pour répondre à une question), dire TEXTE (aux autres joueurs, si le jeu le permet) ;
    enregistrer FICHIER (une partie inachevée ; continuez-la avec parlour resume FICHIER ; après la partie, sa feuille) ;
    après la partie : { $review ->
        [yes] revue (chaque coup, avec un meilleur s’il existe), rejouer
       *[no] rejouer
    } (une autre partie).
terminal-help-table =
    À cette table, vous pouvez aussi taper (les places se comptent à partir de 1) : /sit PLACE, /stand (passer spectateur),
    /leave (quitter), /pause, /resume, /end (proposer l’arrêt), /substitute PLACE et /claim (si un joueur est absent), /back
    (jouer à la place du bot qui vous remplace) ; /people (liste des personnes par numéro), /phrases (liste des messages
    rapides, comme /nice), /why NUMÉRO TEXTE (expliquer une paire), /report PERSONNE TEXTE (signaler à l’hôte),
    /ignore PERSONNE et /heed PERSONNE (masquer ou afficher ses messages).
    Pour l’hôte : /start, /bot PLACE NIVEAU, /free PLACE, /close PLACE (la supprimer), /swap PLACE PLACE, /option NOM=VALEUR,
    /time 60 (secondes par coup), /time 600+5 (secondes pour la partie et ajout), /time 3d (jours par coup), /time none, /minute,
    /next (après une révélation), /skip PLACE (un joueur absent), /late on ou off (retard pour les spectateurs), /mute,
    /unmute, /host et /remove PERSONNE, /link PLACE (un lien privé pour une place).
terminal-seat-link = Lien privé pour la place { $seat }, valable pour la première personne qui l’ouvre (les anciens ne fonctionnent plus) : { $link }
terminal-gathering-free = { $seats ->
    [one] { $seats } place est libre. On la rejoint à { $link } ou avec le code { $code }.
   *[other] { $seats } places sont libres. On les rejoint à { $link } ou avec le code { $code }.
  }
terminal-gathering-missing = En attente : { $players }.
terminal-gathering-time = Chrono : { $time }.
terminal-gathering-again = Ils veulent rejouer : { $players }. Tapez rejouer pour accepter.
terminal-gathering-start = Tous les joueurs sont là. Tapez /start.
terminal-gathering-host = Tous les joueurs sont là. L’hôte lance la partie.
terminal-fill = Tapez /bot PLACE NIVEAU pour ajouter un bot ou, s’il y a plus de deux places, /close PLACE pour supprimer la place.
terminal-can-host = L’hôte ne répond plus. Tapez /host { $person } pour devenir hôte.
terminal-bad-order = Commande inconnue : /{ $text }. Tapez /help pour la liste.
terminal-only-at-server = Cela n’est possible qu’à une table sur un serveur. Ouvrez-en une avec parlour open.
terminal-help-keys = Ou utilisez les flèches et Entrée sur le plateau ; Tab passe du plateau à la ligne du dessous.
terminal-page = une touche : retour au plateau
terminal-key-tab = plateau ou ligne
terminal-key-help = aide
terminal-key-back = annuler
terminal-key-save = enregistrer
terminal-key-quit = sortir
terminal-no-list = Les coups de ce jeu ne peuvent pas être listés. Tapez aide pour voir comment les écrire.
terminal-placeholder = tapez un coup, ou aide
terminal-placeholder-over = tapez rejouer, enregistrer ou sortir
review-key-on = suivant
review-key-back = précédent
review-key-start = début
review-key-end = bilan
review-key-mistake = erreur suivante
review-key-leave = retour
terminal-goodbye = Au revoir.
terminal-offer = Tapez enregistrer [FICHIER] pour la feuille de partie, rejouer pour une autre partie, ou sortir.
terminal-offer-analysis = Tapez revue pour voir les bons coups et les erreurs.
terminal-review-when-over = Ce jeu a des cartes cachées : analysez la partie quand elle est finie.
terminal-offer-keys = Tapez enregistrer [FICHIER] pour la feuille de partie (Ctrl+S), rejouer pour une autre partie, ou sortir (Ctrl+Q).
terminal-saved = Feuille de partie enregistrée dans { $file }.
terminal-draft = Jusqu’ici : { $draft }

terminal-cannot-save = { $file } ne peut pas être écrit : { $why }. Choisissez un autre fichier.
terminal-record-later = La feuille de partie peut être enregistrée après la partie.
terminal-only-watching = Vous êtes spectateur à cette table.
terminal-no-request = Aucun joueur n’a demandé à annuler un coup.
terminal-hidden-needs-bots = { $game } a des cartes cachées : deux personnes ne peuvent pas partager un clavier. Pour jouer contre un bot, ajoutez --against 1.
terminal-no-seat = Ce jeu a les places 1 à { $seats }.

terminal-free = (libre)
terminal-bad-link = « { $text } » n’est pas le lien d’une table. Copiez le lien entier, comme http://host/table/ID#secret.
terminal-no-server = { $server } est injoignable : { $why }. Vérifiez l’adresse et votre connexion.
terminal-no-parlour = Le serveur { $server } n’est pas un serveur Parlour, ou sa version est incompatible.
terminal-server-says = { $sentence }
terminal-no-answer = Le serveur ne répond pas. Regardez la table avant de réessayer : votre demande a peut-être été exécutée.
terminal-come-back = Pour revenir à votre place : parlour join { $link } --ticket { $ticket }

replay-start = Début d’une partie de { $moves } coups.
replay-unheard = { $player } joue un coup caché.
replay-unfinished = La partie n’a pas été terminée.
replay-key-on = suite
replay-key-back = retour
replay-key-start = début
replay-key-end = fin
terminal-cut-link = Le lien est incomplet (« { $text } »), ou votre nom est trop long. Copiez le lien entier et réessayez.

# Les mots à taper à la place d’un coup ; ceux de l’anglais sont compris partout.
terminal-word-help = aide
terminal-word-rules = règles
terminal-word-moves = coups
terminal-word-hint = conseil
terminal-word-analyse = analyser
terminal-word-review = revue
terminal-word-back = annuler
terminal-word-say = dire
terminal-word-resign = abandonner
terminal-word-quit = sortir
terminal-word-skip = passer
terminal-word-save = enregistrer
terminal-word-again = rejouer
terminal-word-yes = oui
terminal-word-no = non
terminal-key-theme = clair ou sombre
terminal-kept = Partie enregistrée dans { $file }. Pour la continuer : parlour resume { $file }
terminal-hint = Un bot de niveau { $level } jouerait ainsi : { $said }{ $short ->
    [yes] { " " }({ $move })
   *[no] { "" }
 }
terminal-no-rules = Ce jeu n’a pas de page de règles.
terminal-compiling = Préparation des bots ({ $game }) ; après une mise à jour, cela prend jusqu’à une demi-minute…
terminal-opened = On rejoint la table par { $link } ou avec le code { $code }.
saved-game-not-one = Ceci n’est pas une partie enregistrée : la première ligne doit être « { $first } ».
saved-game-spoilt = Impossible de continuer { $file } : { $why }
terminal-you-are = Vous êtes { $seat }.
terminal-leave = La partie n’est pas finie. Appuyez sur Ctrl+Q ou tapez sortir encore une fois pour sortir : elle est enregistrée, et parlour resume la reprend.
terminal-kept-itself = Partie enregistrée dans { $file }. Pour continuer : parlour resume
