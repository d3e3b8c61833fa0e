# Les pages de `parlour --help`, lues sans Fluent pour que demander de l’aide ne charge rien : chaque message tient en une ligne, sans faits.
# help-<commande> dit ce que fait une commande, help-<commande>-<argument> et help-<commande>--<option> ce qu’on lui donne ; help--<option> vaut pour toute commande qui n’a pas la sienne.

help-parlour = Parlour : une table pour cinq jeux à deux camps. Sans commande, elle les sert à votre navigateur.
help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-games = Les jeux, leurs bots et leurs options :
help-levels = niveaux
help-more = parlour COMMANDE --help en dit plus sur une commande.
help-required = obligatoire
help-repeated = se répète
help-default = par défaut
help-to = à
help-at-least = au moins

# Les mots en capitales.
help-word-address = ADRESSE
help-word-cards = CARTES
help-word-code = CODE
help-word-command = COMMANDE
help-word-dir = DOSSIER
help-word-edition = ÉDITION
help-word-file = FICHIER
help-word-game = JEU
help-word-high = HAUT
help-word-id = ID
help-word-key = CLÉ
help-word-language = LANGUE
help-word-law = LOI
help-word-level = NIVEAU
help-word-link = LIEN
help-word-low = BAS
help-word-move = COUP
help-word-moves = COUPS
help-word-name = NOM
help-word-number = NUMÉRO
help-word-options = OPTIONS
help-word-path = CHEMIN
help-word-player = JOUEUR
help-word-position = POSITION
help-word-seconds = SECONDES
help-word-source = SOURCE
help-word-text = TEXTE
help-word-ticket = TICKET
help-word-value = VALEUR

# Ce que plusieurs commandes ont.
help--help = Montrer cette page.
help--version = Dire quel Parlour c’est.
help--language = La langue à parler, comme fr ; elle vient avant la commande.
help--install-completion = Faire compléter par ce shell ce que vous tapez.
help--show-completion = Imprimer ce qui fait compléter par ce shell ce que vous tapez, pour le mettre où vous voulez.
help-game = Le nom du jeu, comme dualite.
help--option = Une option du jeu, comme size=5, ou clé=@FICHIER.
help--json = Imprimer du JSON pour d’autres programmes.
help--jobs = Le nombre de processus au travail.
help--cluster = Travailler plutôt sur un ordonnanceur Dask déjà lancé : tcp://host:8786.
help--seed = La même graine redonne le même résultat.
help--plain = Ligne par ligne, aussi à travers un tube.
help--data = Où les tables sont gardées, si ce n’est dans votre dossier de données.
help--name = Votre nom à la table.
help--records = Un dossier pour toutes les parties ; relancez la commande pour continuer après une interruption.
help--patience = Les secondes après lesquelles votre propre joueur perd par forfait.
help--openings = Les tours commencent par les coups de ce fichier, un début par ligne, ou par N coups au hasard.
help--plot = Une image du résultat (.png, .svg ou .pdf).

help-serve = Servir Parlour aux navigateurs, et imprimer son adresse.
help-serve--port = Le port ; 0 en prend un qui soit libre.
help-serve--host = L’adresse où écouter.
help-serve--lan = Laisser entrer les téléphones et les autres du réseau local, et montrer un code à scanner.
help-serve--database = Garder plutôt les tables dans PostgreSQL, pour plus d’un processus : postgresql://USER:PASSWORD@HOST/NAME.
help-serve--open = L’ouvrir dans votre navigateur.
help-serve--allow-host = Un nom sous lequel on peut l’appeler ; * pour tous.
help-serve--proxy = Un serveur mandataire que l’on croit quand il dit qui demande.
help-serve--limits = Si personne ne reçoit plus que sa part, ou si chacun prend ce qu’il veut.
help-serve--reached-at = Où les autres processus de la même --database joignent celui-ci, si ce n’est où il écoute.
help-serve--base-path = Le chemin d’un site sous lequel un serveur mandataire le sert, comme /jeux.
help-serve--quick-bots = Les bots jouent dès qu’ils ont réfléchi, sans prendre un moment comme les gens.
help-serve--log = Ce qui va au journal : debug, info, warning ou error.

help-play = Jouer dans le terminal : contre des bots, ou à toutes les places sur un seul clavier dans les jeux qui ne cachent rien.
help-play--against = Des bots de ce niveau, ou de ce nom, aux autres places.
help-play--seat = Votre place, s’il y a des bots ; la place 1 commence.
help-play--name = Votre nom, pour la feuille de partie.
help-play--seed = La donne et les bots se répètent avec la même graine.

help-learn = Apprendre un jeu pas à pas, puis jouer une première partie contre le bot le plus doux, avec quelqu’un qui explique.
help-learn--play = Continuer ou non par une première partie.
help-learn--plain = Cette partie ligne par ligne, aussi à travers un tube.
help-learn--seed = La donne et le bot de cette partie se répètent avec elle.

help-puzzle = Résoudre un problème d’un jeu : celui du jour, ou n’importe quel autre par son numéro.
help-puzzle-number = Lequel ; sinon, celui d’aujourd’hui.
help-puzzle--list = Les énumérer tous, les plus faciles d’abord.

help-resume = Reprendre une partie inachevée, gardée en tapant « garder » (ou « save ») pendant qu’elle se jouait.
help-resume-file = Ce que « garder » a écrit.

help-open = Dresser une table sur un serveur et s’y asseoir ; les autres viennent par son lien ou son code, dans un navigateur ou un terminal.
help-open--at = Le serveur.
help-open--against = Des bots de ce niveau aux autres places.
help-open--seat = Votre place ; les autres sont à qui vient.
help-open--listed = Montrer la table à tout le monde sur ce serveur.

help-join = S’asseoir à une table d’un serveur par un lien, par son code ou avec un inconnu, ou la regarder.
help-join-link = Le lien qu’on vous a envoyé, ou le code de la table ; un lien sans son secret permet de regarder.
help-join--at = Le serveur, pour un code ou pour --opponent.
help-join--opponent = Jouer avec qui d’autre demande ce jeu.
help-join--ticket = Revenir à votre place avec le ticket donné à votre départ.

help-perft = Compter les suites de coups légaux : un nombre par ligne, pour chaque profondeur depuis 1.
help-perft--depth = Compter les suites de 1 à tant de coups.
help-perft--position = Partir de cette position, comme elle s’écrit (docs/notation.md), entre guillemets.
help-perft--moves = Partir après ces coups, comme "a1+c3 d2".

help-match = Jouer un match en échangeant les camps, et dire à quel point le résultat est sûr.
help-match--players = Des niveaux, des noms ou vos propres joueurs, chacun avec un budget si vous voulez : 3,6@500n,./mine.py:Bot@0.1s
help-match--games = Combien de parties.
help-match--seconds = La réflexion la plus longue ; les parties ne se rejouent alors plus au coup près.
help-match--sprt = S’arrêter dès que l’on sait quel écart d’Elo convient le mieux.

help-ladder = Faire jouer chacun contre tous les autres, et dire la force de chacun en Elo. Sans --players : tous les niveaux.
help-ladder--players = Des niveaux, des noms ou vos propres joueurs, comme dans un match.
help-ladder--games = Combien de parties par paire.
help-ladder--anchor = Celui dont le classement est 0 ; il joue même s’il n’est pas nommé.

help-study = Faire jouer un joueur contre lui-même et rendre compte du jeu : longueur, équilibre, fins, choix.
help-study--player = Qui joue contre lui-même : des niveaux ou des noms, un ou plusieurs.
help-study--games = Les parties de chaque réglage.
help-study--vary = Comparer ces valeurs d’une option.
help-study--table = Une ligne par réglage, en tableau Markdown.
help-study--page = Tout un rapport en une page, et ses données à côté.

help-solve = Qui gagne, en combien de coups, et par lesquels. Sur 4×4, la distance est exacte.
help-solve--size = La taille de la grille, de 4 à 7.
help-solve--opening = Après cette ouverture, comme a1+c3.
help-solve--position = Une position comme elle s’écrit, entre guillemets.
help-solve--all-openings = Un tableau des ouvertures, par classe.
help-solve--no-symmetry = Avec --all-openings : chaque ouverture à part.
help-solve--certificate = Écrire la stratégie du vainqueur dans ce fichier.
help-solve--folder = Avec --all-openings : classe par classe dans ce dossier ; relancez la commande pour continuer.
help-solve--certificates = Avec --folder : un certificat pour chaque classe.
help-solve--seconds = Renoncer après tant de secondes ; avec --folder, à une classe.
help-solve--nodes = Avec --folder : laisser une classe après tant de nœuds, et y revenir avec davantage.
help-solve--memory = Les mégaoctets pour la recherche.

help-verify = Vérifier une preuve par les seules règles ; ou une feuille de partie : ses coups sont-ils légaux, et les cartes mélangées comme promis ?
help-verify-files = Des certificats, faits par parlour solve ; ou des feuilles de partie.
help-verify--quick = Par les mêmes règles sur des nombres, comparées aux règles en chemin.

help-puzzles = Faire des problèmes : un seul coup gagnant, classés par la difficulté de le chercher. Un objet JSON par ligne.
help-puzzles--count = Combien.
help-puzzles--size = L’option de ce nom, comme 4 ou 5.
help-puzzles--seed = La même graine refait les mêmes problèmes.
help-puzzles--output = Écrire dans ce fichier plutôt qu’imprimer.

help-replay = Parcourir une feuille de partie au clavier, ou l’imprimer coup par coup ; avec --analyse, en revue.
help-replay-file = Une feuille de partie ; - la lit dans un tube.
help-replay--ply = Seulement la position après tant de coups.
help-replay--seat = Comme cette place l’a vue ; sinon, comme un spectateur.
help-replay--plain = Tout imprimer, plutôt que parcourir au clavier.
help-replay--analyse = En revue : ce qu’a fait chaque coup, ce qui aurait été mieux, ce que valaient les choix.

help-export = Imprimer la feuille de partie d’une table terminée du dossier de données.
help-export-table = L’identifiant de la table, comme dans son lien.

help-backup = Écrire toutes les tables dans un seul fichier, même quand le serveur tourne.
help-backup-file = Où la sauvegarde est écrite.

help-restore = Remettre les tables d’une sauvegarde dans le dossier de données, où aucun serveur ne doit tourner.
help-restore-file = Une sauvegarde, faite par parlour backup.
help-restore--over = Par-dessus les tables déjà là, qui sont gardées à côté.

help-data = Écrire des parties en un seul tableau : coups, positions, vues, issues et qui a joué. docs/data.md en dit les colonnes.
help-data-sources = Des feuilles de partie, ou des dossiers qui en contiennent : ceux d’un match ou d’une échelle.
help-data--output = Le fichier à faire (.jsonl ou .parquet).
help-data--views = Avec ce que voyait chaque joueur, ou sans.

help-law = Dire comment une loi est comprise, ou par quelle règle elle est refusée.
help-law-text = Une loi comme vous la diriez, comme "tous pairs et jaunes".
help-law--on = Une ligne de cartes où elle devrait tenir, comme "30 32 34".
help-law--law = La loi que la ligne a déjà, comme "suit=yellow".
help-law--deck = L’édition du jeu de cartes, 1-16 ou 1-17.
help-law--mathematics = De quels nombres les lois peuvent parler.

help-words = Énumérer les langues, ou ce qui manque à l’une d’elles. Le code de sortie est 1 s’il manque quelque chose.
help-words-language = Une langue, comme fr ; aussi une langue à venir.
