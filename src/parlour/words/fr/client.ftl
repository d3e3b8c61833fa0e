# Les pages du navigateur. Les phrases du plateau, des règles et de la leçon d’un jeu sont dans son propre fichier.

client-house = Parlour
client-skip = Aller à la page
client-nav = Pages
client-nav-lobby = Accueil
client-nav-yours = Parties
client-nav-settings = Réglages
client-nav-about = Infos
client-close = Fermer
client-cancel = Annuler
client-again = Réessayer
client-to-lobby = Vers l’accueil

client-offline = Pas de connexion. Les règles, les leçons et les problèmes gardés ici marchent ; les tables attendent qu’elle revienne.
client-no-server = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
client-failed = Le serveur a eu un problème. Rien n’a changé.

# L’accueil
client-welcome = Prenez place.
client-welcome-more = De petits jeux vifs où deux camps s’affrontent. Jouez avec un ami grâce à un lien, contre un bot de votre force, ou des deux côtés. Sans compte.
client-games = Les jeux
client-play = Jouer
client-play-game = Jouer à { $game }
client-learn = Apprendre
client-learn-game = Apprendre { $game }
client-rules = Règles
client-rules-of = Les règles de { $game }
client-puzzles = Problèmes
puzzles-of = Problèmes de { $game }
client-tables = Tables ouvertes
client-tables-none = Personne n’attend à une table ouverte pour l’instant. Ouvrez-en une et affichez-la ici, ou envoyez un lien à quelqu’un.
client-table-over = terminée
client-table-free = une place libre
client-table-playing = en cours

client-new-table = Une table de { $game }
client-seat-number = Place { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-seat-title = { $title } · { $state }
client-sit-me = Moi
client-sit-invite = Un ami, par lien
client-your-name = Votre nom
client-your-name-help = Celui que vos amis doivent voir. Il n’y a pas de compte.
client-guest = Invité
client-listed = Afficher la table à l’accueil, où chacun peut prendre une place libre
client-more-options = D’autres façons de jouer
client-create = Ouvrir la table

# Les places
client-seat-bot = { $name }, { $strength }
client-shuffle-promised = Le mélange a été promis avant la donne ({ $promise }…) et sera prouvé à la fin de la partie.
client-shuffle-kept = Les cartes ont été mélangées comme promis avant la donne.
client-shuffle-broken = Les cartes ne sont pas celles qui étaient promises avant la donne.
client-shuffle-told = La feuille de partie dit comment les cartes ont été mélangées : parlour verify le vérifie.
client-shuffle-without = Sans y avoir pris part : { $names }.
client-solver-close = Garder le solveur fermé pendant que nous jouons
client-seat-plain = coup rapide
client-seat-plain-more = La machine était occupée : ce coup a été joué vite, pas au niveau du robot.
client-seat-bot-short = { $level ->
    [0] bot
   *[other] bot { $level }
}
client-seat-bot-called = { $level ->
    [0] { $name } (débutant)
   *[other] { $name } (bot { $level })
}
client-seat-free = Libre
client-seat-guest = Invité { $number }
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
client-turn-everybody = On attend tout le monde.
client-turn-several = On attend { $players }.

client-outcome-you-win = Vous gagnez.
client-outcome-wins = { $number ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
client-outcome-drawn = Partie nulle.
client-outcome-scored = La partie est terminée.

client-line-connecting = Connexion…
client-line-open = En ligne
client-line-waiting = Connexion perdue. Nouvel essai ; rien n’est perdu.
client-line-ended = Hors ligne

client-talk = Discussion
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

client-invite = Inviter
client-invite-more = La première personne qui s’assied avec ce lien a la place.
client-invite-seat = Lien pour la place { $number }
client-copy = Copier
client-copied = Le lien est copié.
client-copy-failed = Le lien n’a pas pu être copié : sélectionnez-le et copiez-le à la main.

# Des téléphones autour d’un écran
client-code = Rejoindre avec un code
client-code-help = Six signes, affichés à la table
client-code-go = Rejoindre

# Les leçons
client-lesson-step = Étape { $number } sur { $steps }
client-lesson-back = Retour
client-lesson-next = Suite
client-lesson-skip = Passer
client-lesson-again = Encore une fois
no-such-step = Il n’y a rien à essayer à l’étape « { $step } » de cette leçon.
no-lesson = Il n’y a pas encore de leçon pour { $game }.

# Introuvable
client-lost-title = Rien ici
client-lost = Cette page n’existe pas dans la maison.
client-lost-game = Ce jeu n’existe pas dans la maison.

# À propos
client-about-title = À propos de Parlour
client-about-what = Parlour est une table pour de petits jeux à deux camps. Les mêmes règles, écrites pour être lues à côté des livrets, servent à cette page, au terminal, aux joueurs automatiques et aux solveurs ; le navigateur ne fait que dessiner.
client-about-guests-title = Invités et places
client-about-guests = Il n’y a pas de comptes. Un seul lien sert à tous ceux qui viennent à une table, et une place peut avoir un lien à elle. Qui s’assied reçoit un ticket, gardé dans ce navigateur : revenez avec le même navigateur, et la place est toujours à vous. Fermez la page, perdez la connexion, relancez le serveur : la partie reprend où elle en était.
client-about-fair-title = Ce que les autres voient
client-about-fair = Ce que reçoit votre navigateur est fait pour votre place seule et ne contient que ce que vous pouvez savoir. Les autres n’apprennent un coup que lorsqu’il est bien enregistré.
client-about-solver = À une table d’entraînement, chacun peut interroger le solveur sur toute partie ouverte, même celle d’autres joueurs ; qui ouvre une table peut demander que le solveur reste fermé. Nul ne sait qui a un solveur chez soi.
client-about-keys-title = Au clavier
client-about-keys = Tab mène au plateau, les flèches s’y déplacent, Entrée joue et Échap lâche un coup commencé. Hors du plateau, les flèches gauche et droite parcourent la partie.
client-about-makers-title = Les jeux
client-about-makers = Les jeux appartiennent à leurs auteurs ; les pages de règles sont dites avec nos propres mots. Dualité et Grand Dual sont de Vincent Everaert, DuAlma est de Paschalis Antoniou, Duel of Law de Marty et Ron Hale-Evans, DUOS de Niklas Gestrin et Markus Tangring ; l’auteur de Duality nous est inconnu.
client-about-type-title = Caractères
client-about-type = Les titres sont composés en Fraunces, tout le reste en Figtree ; tous deux sont libres sous la SIL Open Font License 1.1.
client-about-pictures-title = Images
client-about-pictures = Les réactions et les images des cartes de DUOS sont les Noto Emoji de Google (licence Apache 2.0) ; quinze qui n’y figurent pas ont été dessinées pour Parlour dans le même esprit.
client-about-words-title = Mots
client-about-words = Les mots anglais de Duel of Law sont ceux de la liste ENABLE, qui est dans le domaine public.
client-about-libraries-title = Bibliothèques
client-about-libraries = Cette page est faite avec Svelte (MIT), Project Fluent (licence Apache 2.0) et uqr (MIT). Le serveur est fait avec FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba et Pillow, sous licences MIT, BSD et MIT-CMU. Parlour lui-même est sous licence Apache 2.0.

# La scène : ce qui entoure le plateau à une table
client-players = Joueurs
client-panels = Volets
client-panels-close = Fermer les volets
client-story = Récit
client-seats = Places
client-menu = Menu
client-settings = Sur cet appareil
client-pace = Les coups se montrent
client-pace-calm = posément
client-pace-quick = vite
client-pace-none = aussitôt
client-sound = Sons
client-haptics = Vibrations
client-notation = Notation
client-coordinates = Coordonnées
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
client-review = Revoir
client-share = Partager
client-confirm-move = Jouer { $move } ?
client-confirm-yes = Jouer ce coup
client-confirm-no = Un autre coup
client-screen-on = Montrer à la ronde
client-screen-off = Une page ordinaire

# La page d’un jeu
client-card-players = Pour
client-card-minutes = Durée
client-card-thinking = Genre
client-play-now = Jouer maintenant
client-opponents = Votre adversaire, du plus doux au plus fort
client-ways = Plus
client-ways-of = Plus sur { $game }
client-play-friend = Jouer avec un ami
client-play-friend-more = Vous recevez un lien à envoyer. Sans compte.
client-around = Autour d’un écran
client-around-screen = Tout le monde sur cet appareil, chacun son tour.
client-around-phones = Cet écran est la table ; chacun rejoint avec son téléphone.
client-learn-more = Une courte leçon sur le plateau.
client-rules-more = Tout le jeu sur une page.
client-puzzles-more = { $count ->
    [one] { $count } position avec un seul coup gagnant.
   *[other] { $count } positions, chacune avec un seul coup gagnant.
}
client-watch = Regarder
client-your-way = Préparer une table à votre façon

# Ce que cet appareil retient
client-your-games = Vos parties
client-all-yours = Toutes vos parties
client-yours = Sur cet appareil
client-yours-more = Parlour n’a pas de comptes. Ce qui suit n’est retenu que par ce navigateur.
client-in-progress = En cours
client-in-progress-none = Aucune partie en cours.
client-finished = Terminées
client-finished-none = Aucune partie terminée encore.
client-known-alone = en solitaire
client-known-yours = à vous de jouer
client-known-theirs = à l’autre de jouer
client-known-won = gagnée
client-known-lost = perdue
client-known-drawn = nulle
client-known-scored = terminée
client-wins = { $won } gagnées sur { $of }{ $row ->
    [0] .
    [one] , dont la dernière.
   *[other] , dont les { $row } dernières d’affilée.
}
client-streak = { $days ->
    [one] Un problème résolu aujourd’hui ({ $days } jour) : revenez demain pour la suite.
   *[other] Un problème résolu { $days } jours de suite.
}
client-solved-of = { $game } : { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
client-carry = Tout emporter
client-carry-more = Un lien ou un code emporte tout vers un autre navigateur : parties, places, problèmes, réglages. Qui l’a a vos places : ne le donnez à personne d’autre que vous.
client-carry-code = Montrer un code
client-carry-code-is = Tapez ce code sur l’autre appareil, à la page « Sur cet appareil ». Il sert une fois, dans les { $minutes } minutes.
client-carry-copy = Copier le lien
client-carry-copied = Le lien est copié. Ouvrez-le dans l’autre navigateur.
client-carry-paste = Ou tapez un code, ou collez un lien, d’un autre appareil
client-carry-bring = Le reprendre
client-carry-unknown = Ce n’est ni un lien ni un fichier de la mémoire de Parlour.
client-carry-sure = Reprendre ce que retient un autre navigateur ?
client-carry-sure-more = Parties et problèmes s’ajoutent à ceux d’ici ; votre nom et vos réglages sont remplacés.
client-export = Enregistrer dans un fichier
client-import = Lire un fichier enregistré
client-erase = Tout effacer
client-erase-sure = Tout effacer ici ?
client-erase-more = Vos places dans les parties en cours sont perdues avec, à moins de les avoir emportées.

# Les réglages
client-settings-title = Réglages
client-settings-more = Gardés dans ce navigateur.
client-theme = Apparence
client-theme-auto = auto
client-theme-light = claire
client-theme-dark = sombre
client-language = Langue
client-language-auto = comme le navigateur
client-confirm = Confirmer les coups
client-confirm-more = Un toucher montre le coup ; un autre l’envoie.
client-coordinates-more = Lettres et chiffres au bord du plateau.
client-notation-more = Les coups comme sur une feuille de partie, sous la phrase.
client-sound-more = Pour les coups, et à la fin d’une partie.
client-haptics-more = Sur les téléphones qui le peuvent.

# Ce qui est conservé, et où
client-privacy = Ce qui est conservé
client-privacy-server-title = Sur le serveur
client-privacy-server = Pour chaque table : le jeu et ses options, les noms que les joueurs ont tapés, les coups avec leur heure, et ce qui s’est dit à la table. Des tickets et des invitations, il ne garde que des empreintes, qui n’ouvrent aucune place. Ni adresse, ni compte, ni courriel.
client-privacy-long-title = Combien de temps
client-privacy-long = Jusqu’à ce que la personne qui tient ce serveur l’efface. Rien ne s’efface tout seul. Seul ce que vous emportez par un code reste en mémoire, dix minutes au plus.
client-privacy-delete-title = Comment l’effacer
client-privacy-delete = Tout est dans un fichier, tables.sqlite, dans le dossier avec lequel le serveur a été lancé. La personne qui tient le serveur l’arrête et efface ce fichier, et toutes les tables avec lui. Aucun bouton n’efface une seule table : demandez à qui tient le serveur.
client-privacy-device-title = Dans ce navigateur
client-privacy-device = Les tickets de vos places, vos parties et leur issue, les problèmes que vous avez résolus, votre nom et vos réglages. Vous pouvez les voir, les enregistrer, les emporter et les effacer.
client-privacy-cookie-title = Cookies
client-privacy-cookie = Aucun, sauf si vous choisissez une langue : un cookie retient alors cette langue.

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
client-invited-spent = Cette invitation ne peut plus servir. Vous pouvez encore regarder, demander un nouveau lien, ou jouer vous-même.
client-preview-invited = On vous invite à une table.

# Partager une partie finie
client-share-title = Partager cette partie
client-share-link = Le lien
client-share-picture = Une image
client-share-animation = Une animation
client-share-animation-alt = Toute la partie, coup par coup
client-play-stranger = Trouver un adversaire
client-play-stranger-more = Quiconque demande aussi ce jeu ; un bot en attendant.
client-phones-around = Des téléphones autour d’un écran
