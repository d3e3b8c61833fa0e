# La table du terminal. La phrase terminal-<jeu> dit comment les coups de ce jeu s’écrivent.

terminal-person = Joueur
terminal-person-number = Joueur { $number }
terminal-bot = { $name } (bot { $level })
terminal-and = { $first } et { $last }

terminal-your-turn = À vous de jouer.
terminal-turn-of = { $player }, à vous de jouer.
terminal-clock-soon = La pendule démarre dans { $seconds } s.
terminal-clock-left = Il reste { $seconds } s.
terminal-clock-long = Il reste { $time }.
terminal-clock-days = Il reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } et { $hours } h.
terminal-wait = On attend { $players }.
terminal-wait-or-change = On attend { $players } ; vous pouvez encore changer d’avis.
terminal-reconnecting = La connexion est perdue ; nouvel essai.
terminal-answer = Tapez oui ou non.
terminal-confirm = Tapez oui pour le faire, ou non.
terminal-stayed = Alors la partie continue.
terminal-somebody = Quelqu’un
terminal-place = { $place }. { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
terminal-substituted = un bot de niveau { $level } joue
terminal-substituted-you = Un bot joue pour vous : tapez /back pour reprendre votre place.
terminal-left = a quitté la partie
terminal-left-you = Vous avez quitté la partie. Ce que vous ferez ensuite à cette table vous y ramène ; sortir pour partir.
terminal-absent = { $player } s’est absenté : tapez /substitute { $seat } pour laisser jouer un bot{ $claim ->
    [yes] , ou /claim pour réclamer la victoire
   *[no] {""}
 }.
terminal-paused = En pause : tapez /resume pour continuer.
terminal-declined-meet = La partie avec le bot continue. Vous pouvez regarder, ou redemander un adversaire : parlour join --opponent { $game }
terminal-declined-seat = La partie continue sans vous. Vous pouvez redemander : /sit { $seat }
terminal-late = Ce que vous voyez date du tour précédent.
terminal-explain = Vos paires ont été montrées : /why NUMÉRO et une raison, de 1 à { $count }, dit pourquoi vous en avez choisi une.
terminal-person-line = { $number } { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
 }{ $host ->
    [yes] , hôte
   *[no] {""}
 }, { $seat ->
    [0] regarde
   *[other] place { $seat }
 }{ $here ->
    [yes] {""}
   *[no] , loin de la table
 }{ $muted ->
    [yes] , réduit au silence
   *[no] {""}
 }
terminal-reported = { $count ->
    [one] { $count } signalement : /people dit de qui.
   *[other] { $count } signalements : /people dit de qui.
 }
terminal-report-line = { $by } signale { $player } : { $text }
terminal-bad-server = « { $text } » n’est pas l’adresse d’un serveur : elle ressemble à http://hôte:8000.
terminal-long-name = Ce nom est trop long.
terminal-join-what = Dites à quelle table : son lien, son code, ou --opponent et un jeu.
terminal-help-more = À la table d’un serveur, /help dit ce que vous pouvez faire d’autre.
terminal-won = { $count ->
    [one] Victoire pour { $players }.
   *[other] Victoire pour { $players }.
 }
terminal-no-winner = Personne ne gagne.
terminal-points = Points : { $points }.

terminal-said = { $player } : « { $text } »
terminal-say-what = Tapez dire et ce que vous voulez dire, en trois cents lettres au plus.
terminal-help =
    Tapez un coup, ou l’un de ces mots :
    aide (cette page), règles (toutes), coups (ce que vous pouvez jouer), conseil (ce que ferait un joueur fort), { $analysis ->
        [yes] analyser (ce que vaut chaque coup), reprendre
       *[no] reprendre
    } (votre dernier coup), abandonner, sortir,
    oui et non (quand on demande quelque chose), dire TEXTE (là où l’on peut parler) ;
    garder FICHIER (une partie inachevée, à reprendre plus tard par parlour resume FICHIER ; finie, sa feuille) ;
    et une fois la partie finie : { $review ->
        [yes] revue (chaque coup, et ce qui aurait été mieux), rejouer
       *[no] rejouer
    } (une autre partie).
terminal-help-table =
    À cette table vous pouvez aussi taper, les places comptées à partir de 1 : /sit PLACE, /stand, /leave, /pause,
    /resume, /end (d’un commun accord), /substitute PLACE et /claim (si quelqu’un est absent), /back (quand un remplaçant
    joue pour vous) ; /people (tout le monde par numéro), /phrases (ce qui se dit d’un mot, comme /nice),
    /why NUMÉRO TEXTE (une raison), /report PERSONNE TEXTE (à l’hôte), /ignore PERSONNE et /heed PERSONNE (qui vous ne
    voulez pas entendre) ; et pour l’hôte : /start, /bot PLACE NIVEAU, /free PLACE, /close PLACE, /swap PLACE PLACE,
    /option NOM=VALEUR, /time 60 (secondes par coup), /time 600+5 (une réserve et un ajout), /time 3d (jours par coup), /time none, /minute,
    /next (après une révélation), /skip PLACE (quelqu’un qui est absent), /late on ou off (pour ceux qui regardent),
    /mute, /unmute, /host et /remove PERSONNE, /link PLACE (pour une seule personne, ou pour qui a perdu le sien).
terminal-seat-link = Qui ouvre ce lien en premier a la place { $seat } ; ses anciens liens n’ouvrent plus rien : { $link }
terminal-gathering-free = { $seats ->
    [one] { $seats } place est libre. On vient par le lien, ou avec le code { $code }.
   *[other] { $seats } places sont libres. On vient par le lien, ou avec le code { $code }.
  }
terminal-gathering-missing = On attend { $players }.
terminal-gathering-time = Temps de réflexion : { $time }.
terminal-gathering-again = Nouvelle partie proposée par { $players } : tapez rejouer.
terminal-gathering-start = Tout le monde est là : tapez /start.
terminal-gathering-host = Tout le monde est là : l’hôte lance la partie.
terminal-fill = Tapez /bot PLACE NIVEAU pour asseoir un bot en attendant, ou /close PLACE pour jouer avec une place de moins.
terminal-can-host = L’hôte ne fait rien : tapez /host { $person } pour devenir hôte vous-même.
terminal-bad-order = « /{ $text } » n’est pas un ordre que la table connaît ; aide les indique.
terminal-only-at-server = Cela n’est possible qu’à la table d’un serveur.
terminal-help-keys = Ou utilisez les flèches et Entrée sur le plateau ; Tab passe du plateau à la ligne du dessous.
terminal-page = une touche : retour à la table
terminal-key-tab = plateau ou ligne
terminal-key-help = aide
terminal-key-back = reprendre
terminal-key-save = garder
terminal-key-quit = sortir
terminal-no-list = Les coups de ce jeu se composent de plusieurs parties ; aide dit comment les écrire.
terminal-placeholder = tapez un coup, ou aide
terminal-placeholder-over = tapez rejouer, garder ou sortir
terminal-goodbye = La table est débarrassée.
terminal-offer = Tapez garder, seul ou avec un nom de fichier, pour la feuille de partie ; rejouer pour une autre partie. Toute autre chose fait sortir.
terminal-offer-analysis = Tapez revue pour voir quels coups ont gardé ce qu’il y avait, et lesquels l’ont donné.
terminal-review-when-over = Avec des cartes cachées, une partie se revoit quand elle est finie.
terminal-offer-keys = Tapez garder, seul ou avec un nom de fichier, pour la feuille de partie (Ctrl+S) ; rejouer pour une autre partie ; sortir pour partir (Ctrl+Q).
terminal-saved = La feuille de partie est dans { $file }.
terminal-draft = Jusqu’ici : { $draft }

terminal-cannot-save = { $file } ne peut pas être écrit : { $why }.
terminal-record-later = La feuille de partie peut être gardée quand la partie est finie.
terminal-only-watching = Vous ne faites que regarder cette table.
terminal-nobody-asks = Personne ne demande à reprendre un coup.
terminal-hidden-needs-bots = { $game } a des cartes cachées : un clavier ne peut pas servir à deux. Donnez les autres places à des bots avec --against.
terminal-no-seat = Ce jeu a les places 1 à { $seats }.

terminal-free = (libre)
terminal-bad-link = « { $text } » n’est pas le lien d’une table : il ressemble à http://host/table/ID#secret.
terminal-no-server = { $server } est injoignable : { $why }.
terminal-no-parlour = Ce qui répond à { $server } n’est pas un Parlour, ou en est une autre édition.
terminal-server-says = { $sentence }
terminal-no-answer = Le serveur ne répond pas ; ceci a peut-être eu lieu, ou non.
terminal-come-back = Pour revenir à votre place : parlour join { $link } --ticket { $ticket }

replay-start = Le début d’une partie de { $moves } coups.
replay-unheard = { $player } fait quelque chose qui ne se voit pas d’ici.
replay-unfinished = La partie n’a pas été terminée.
replay-key-on = suite
replay-key-back = retour
replay-key-start = début
replay-key-end = fin
terminal-cut-link = Le lien n’est pas entier : « { $text } » n’est pas le secret d’une invitation, ou votre nom est trop long.

# Les mots à taper à la place d’un coup ; ceux de l’anglais sont compris partout.
terminal-word-help = aide
terminal-word-rules = règles
terminal-word-moves = coups
terminal-word-hint = conseil
terminal-word-analyse = analyser
terminal-word-review = revue
terminal-word-back = reprendre
terminal-word-say = dire
terminal-word-resign = abandonner
terminal-word-quit = sortir
terminal-word-skip = passer
terminal-word-save = garder
terminal-word-again = rejouer
terminal-word-yes = oui
terminal-word-no = non
terminal-key-theme = clair ou sombre
terminal-kept = La partie est dans { $file } : parlour resume { $file } la reprend.
terminal-hint = Le niveau { $level } jouerait { $move }.
terminal-no-rules = Il n’y a pas de règles à lire ici.
terminal-compiling = Les joueurs de { $game } se préparent ; une fois après une mise à jour, cela prend jusqu’à une demi-minute…
terminal-opened = On vient par { $link } ou avec le code { $code }.
saved-game-not-one = Ceci n’est pas une partie gardée : la première ligne doit être « { $first } ».
saved-game-spoilt = { $file } ne peut pas être repris : { $why }
