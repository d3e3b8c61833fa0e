# L’entrée : le cadre de chaque page, l’accueil, la page d’un jeu. Ces phrases sont chargées avant que rien ne se montre ; ce qui se dit à une table est
# dans stage.ftl, ce que disent les autres pages dans pages.ftl et school.ftl.

client-house = Parlour
client-skip = Aller au contenu
client-nav = Pages
client-nav-yours = Mes parties
client-nav-settings = Réglages
client-nav-about = À propos
client-close = Fermer
client-cancel = Annuler
client-again = Réessayer
client-copy-failed = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.
client-to-lobby = Accueil

client-offline = Pas de connexion. Les règles, les leçons et { $puzzles ->
    [0] cette page
    [one] { $puzzles } problème enregistré
   *[other] { $puzzles } problèmes enregistrés
} restent disponibles. Les tables reviendront avec la connexion.
client-no-server = Le serveur ne répond pas. Vérifiez votre connexion et que le serveur est lancé.
client-failed = Erreur du serveur. Rien n’a changé ; réessayez.

# L’accueil
client-welcome = Prenez place.
client-welcome-more = Cinq jeux rares, de 2 à 6 joueurs. Jouez avec un ami grâce à un lien, contre un bot de votre niveau, ou seul des deux côtés. Sans inscription.
client-games = Les jeux
client-play-game = Jouer à { $game }
client-learn = Apprendre
client-learn-game = Apprendre { $game }
client-rules = Règles
client-rules-of = Règles : { $game }
client-turns = À vous de jouer dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
client-puzzles = Problèmes
puzzles-of = Problèmes : { $game }
client-tables = Tables ouvertes
client-tables-none = Aucune table ouverte pour l’instant. Créez-en une et affichez-la ici, ou envoyez un lien à un ami.
client-table-free = place libre
client-table-playing = en cours

client-new-table = Nouvelle table : { $game }
client-seat-number = Place { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-sit-me = Moi
client-sit-invite = Un ami, par lien
client-your-name = Votre nom
client-your-name-help = Le nom que voient les autres joueurs. Sans inscription.
client-guest = Invité
client-listed = Afficher cette table à l’accueil : tout le monde pourra la rejoindre
client-more-options = Options de règles
client-create = Créer la table

client-seat-bot = { $name }, { $strength }
client-solver-close = Désactiver le solveur pendant cette partie
client-seat-free = Place libre

client-code = Rejoindre avec un code
client-code-help = Le code à six caractères affiché à la table
client-code-go = Rejoindre
client-code-scan = Scanner le code
client-code-no-camera = La caméra n’est pas disponible. Saisissez le code.

# Introuvable
client-lost-title = Page introuvable
client-lost = Cette page n’existe pas.
client-lost-game = Ce jeu n’existe pas.

# Les choix de cet appareil, dits à une table et dans les réglages
client-pace = Animations
client-pace-calm = lentes
client-pace-quick = rapides
client-pace-none = aucune
client-sound = Sons
client-haptics = Vibrations
client-notation = Notation
client-coordinates = Coordonnées
client-review = Analyse de la partie

# La page d’un jeu
client-card-players = Joueurs
client-card-minutes = Durée
client-card-thinking = Type
client-play = Jouer
client-play-now = Jouer maintenant
client-puzzle-today = Problème du jour
client-opponents = Choisissez un adversaire, du plus facile au plus fort
client-ways = Détails
client-ways-of = Détails : { $game }
client-play-friend = Jouer avec un ami
client-play-friend-more = Vous recevez un lien à envoyer. Sans inscription.
client-play-here = Jouer sur cet appareil
client-play-here-more = Télécharge { $size } Mo une seule fois. Ensuite, les bots jouent sans connexion.
client-play-here-ready = Bots, leçons et analyses fonctionnent sans connexion. Jouer maintenant utilise cet appareil.
client-play-here-slow = Cet appareil est trop lent pour { $name }, qui manque de temps ici et joue moins bien.
client-friends-elsewhere = Ce site n’a pas de serveur : vos amis ne peuvent pas rejoindre une table par un lien ici.
client-friends-server = Jouer entre amis sur un serveur
client-only-with-server = Il faut un serveur pour cela.
client-around = Sur un même écran
client-around-screen = Tous les joueurs partagent cet appareil, chacun son tour.
client-around-phones = Cet écran montre la table ; chacun la rejoint avec son téléphone.
client-learn-more = Une courte leçon sur le plateau.
client-rules-more = Tout le jeu sur une page.
client-print = Imprimer
client-print-more = À découper, plier et jouer sur une vraie table.
client-puzzles-more = { $count ->
    [one] { $count } position avec un seul bon coup.
   *[other] { $count } positions, chacune avec un seul bon coup.
}
client-openings = Explorateur d’ouvertures
client-watch = Regarder
client-your-way = Partie personnalisée

# Ce que cet appareil retient
client-your-games = Mes parties
client-all-yours = Toutes mes parties
client-known-alone = en solitaire
client-known-free = pas encore d’adversaire
client-known-gathering = en attente de joueurs
client-known-yours = à vous de jouer
client-known-theirs = à l’autre de jouer
client-known-won = gagnée
client-known-lost = perdue
client-known-drawn = nulle
client-known-scored = terminée

# Les réglages
client-confirm = Confirmer les coups
client-confirm-more = Le premier appui montre le coup, le second l’envoie.

# Partager une partie finie
client-play-stranger = Trouver un adversaire
client-play-stranger-more = Avec la prochaine personne qui cherche une partie. Un bot vous fait patienter.
client-phones-around = Écran commun et téléphones

# Combien de temps on peut réfléchir : dans le formulaire d’une table, et à la table
room-time = Chrono
room-time-none = sans limite
room-time-move = { $seconds } secondes par coup
room-time-minutes = { $minutes ->
    [one] { $minutes } minute par coup
   *[other] { $minutes } minutes par coup
}
room-time-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
room-time-player = { $minutes } min chacun, + { $increment } s par coup
room-time-left-days = { $days } j { $hours } h
room-time-left-hours = { $hours } h { $minutes } min
room-time-left-minutes = { $minutes } min
client-ask-name = Comment vous appelez-vous ?
client-ask-name-more = Les autres joueurs voient ce nom. Cet appareil le retient.
client-ask-name-go = Continuer
client-table-seeking = Jouer
client-seeks = { $player } cherche un adversaire
client-evening = Une soirée sur grand écran
client-evening-more = Cet écran montre les parties, chacun joue sur son téléphone. La table passe d’un jeu à l’autre, avec des points sur toute la soirée.
client-evening-open = Choisir au fur et à mesure
client-evening-pentathlon = Pentathlon : les cinq jeux
