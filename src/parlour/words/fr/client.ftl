# L’entrée : le cadre de chaque page, l’accueil, la page d’un jeu. Ces phrases sont chargées avant que rien ne se montre ; ce qui se dit à une table est
# dans stage.ftl, ce que disent les autres pages dans pages.ftl et school.ftl.

client-house = Parlour
client-skip = Aller à la page
client-nav = Pages
client-nav-yours = Parties
client-nav-settings = Réglages
client-nav-about = Infos
client-close = Fermer
client-cancel = Annuler
client-again = Réessayer
client-copy-failed = Le lien n’a pas pu être copié : sélectionnez-le et copiez-le à la main.
client-to-lobby = Vers l’accueil

client-offline = Pas de connexion. Les règles, les leçons et { $puzzles ->
    [0] cette page
    [one] { $puzzles } problème gardé ici
   *[other] { $puzzles } problèmes gardés ici
} marchent ; les tables attendent qu’elle revienne.
client-no-server = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
client-failed = Le serveur a eu un problème. Rien n’a changé.

# L’accueil
client-welcome = Prenez place.
client-welcome-more = De petits jeux vifs où deux camps s’affrontent. Jouez avec un ami grâce à un lien, contre un bot de votre force, ou des deux côtés. Sans compte.
client-games = Les jeux
client-play-game = Jouer à { $game }
client-learn = Apprendre
client-learn-game = Apprendre { $game }
client-rules = Règles
client-rules-of = Les règles de { $game }
client-puzzles = Problèmes
puzzles-of = Problèmes de { $game }
client-tables = Tables ouvertes
client-tables-none = Personne n’attend à une table ouverte pour l’instant. Ouvrez-en une et affichez-la ici, ou envoyez un lien à quelqu’un.
client-table-free = une place libre
client-table-playing = en cours

client-new-table = Une table de { $game }
client-seat-number = Place { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-sit-me = Moi
client-sit-invite = Un ami, par lien
client-your-name = Votre nom
client-your-name-help = Celui que vos amis doivent voir. Il n’y a pas de compte.
client-guest = Invité
client-listed = Afficher la table à l’accueil, où chacun peut prendre une place libre
client-more-options = D’autres façons de jouer
client-create = Ouvrir la table

client-seat-bot = { $name }, { $strength }
client-solver-close = Garder le solveur fermé pendant que nous jouons
client-seat-free = Libre

client-code = Rejoindre avec un code
client-code-help = Six signes, affichés à la table
client-code-go = Rejoindre

# Introuvable
client-lost-title = Rien ici
client-lost = Cette page n’existe pas dans la maison.
client-lost-game = Ce jeu n’existe pas dans la maison.

# Les choix de cet appareil, dits à une table et dans les réglages
client-pace = Les coups se montrent
client-pace-calm = posément
client-pace-quick = vite
client-pace-none = aussitôt
client-sound = Sons
client-haptics = Vibrations
client-notation = Notation
client-coordinates = Coordonnées
client-review = Revoir

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
    [one] { $count } position avec un seul bon coup.
   *[other] { $count } positions, chacune avec un seul bon coup.
}
client-openings = Ouvertures
client-watch = Regarder
client-your-way = Préparer une table à votre façon

# Ce que cet appareil retient
client-your-games = Vos parties
client-all-yours = Toutes vos parties
client-known-alone = en solitaire
client-known-free = encore personne
client-known-gathering = attend quelqu’un
client-known-yours = à vous de jouer
client-known-theirs = à l’autre de jouer
client-known-won = gagnée
client-known-lost = perdue
client-known-drawn = nulle
client-known-scored = terminée

# Les réglages
client-confirm = Confirmer les coups
client-confirm-more = Un toucher montre le coup ; un autre l’envoie.

# Partager une partie finie
client-play-stranger = Trouver un adversaire
client-play-stranger-more = Quiconque demande aussi ce jeu ; un bot en attendant.
client-phones-around = Des téléphones autour d’un écran

# Combien de temps on peut réfléchir : dans le formulaire d’une table, et à la table
room-time = Temps de réflexion
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
