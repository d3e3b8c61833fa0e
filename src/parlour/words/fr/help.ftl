# Les pages de `parlour --help`, lues sans Fluent pour que demander de l’aide ne charge rien : chaque message tient en une ligne, sans faits.
# help-<commande> dit ce que fait une commande, help-<commande>-<argument> et help-<commande>--<option> ce qu’on lui donne ; help--<option> vaut pour toute commande qui n’a pas la sienne.

help-parlour = Jouer à cinq jeux rares et les étudier. Sans commande, Parlour lance un serveur pour votre navigateur.
help-parlour-examples = parlour | parlour serve --lan | parlour play dualma --against 3 | parlour play --help
help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-examples = Exemples :
help-commands = Commandes :
help-games-bots = Les jeux, leurs bots et leurs options :
help-games-options = Les jeux et leurs options :
help-games-only = Jeux :
help-levels = niveaux
help-more = Lancez parlour COMMANDE --help pour les options d’une commande.
help-required = obligatoire
help-repeated = peut se répéter
help-default = par défaut
help-to = à
help-at-least = au moins

# Les mots en capitales.
help-word-action = ACTION
help-word-address = ADRESSE
help-word-cards = CARTES
help-word-code = CODE
help-word-command = COMMANDE
help-word-dir = DOSSIER
help-word-edition = VERSION
help-word-file = FICHIER
help-word-format = FORMAT
help-word-game = JEU
help-word-high = HAUT
help-word-id = ID
help-word-key = CLÉ
help-word-folder = DOSSIER
help-word-language = LANGUE
help-word-law = LOI
help-word-level = NIVEAU
help-word-link = LIEN
help-word-low = BAS
help-word-mm = MM
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
help-word-target = CIBLE
help-word-text = TEXTE
help-word-time = DURÉE
help-word-ticket = SECRET
help-word-value = VALEUR

# Ce que plusieurs commandes ont.
help--help = Afficher cette page.
help--version = Afficher la version.
help--language = Utiliser cette langue, comme fr. À donner avant la commande : parlour --language fr play dualma
help--game = Ajouter le jeu de ce dossier, ou un jeu installé, par son nom ; son code est alors exécuté. Aussi avant une commande : parlour --game ./mien games
help--variant = Modifier les règles comme le dit ce fichier ; son code est alors exécuté.
help--install-completion = Installer la complétion pour ce shell.
help--show-completion = Afficher le script de complétion pour ce shell.
help-game = Nom du jeu, comme dualite.
help--option = Régler une option du jeu, comme size=5, ou lire sa valeur dans un fichier : clé=@FICHIER.
help--json = Produire du JSON pour d’autres programmes.
help--jobs = Utiliser ce nombre de processus.
help--cluster = Utiliser un ordonnanceur Dask déjà lancé, comme tcp://host:8786, ou tls://host:8786 avec les clés de la configuration de Dask.
help--seed = Rendre le résultat reproductible avec cette graine.
help--plain = Affichage ligne par ligne, utilisable dans un tube (pipe).
help--data = Utiliser les tables de ce dossier au lieu de votre dossier de données.
help--name = Utiliser ce nom à la table.
help--records = Enregistrer toutes les parties dans ce dossier ; relancez la commande pour continuer après une interruption.
help--folder = Garder le travail terminé dans ce dossier ; relancez la commande pour continuer après une interruption.
help--patience = Déclarer forfait votre propre joueur après ce nombre de secondes sans coup.
help--openings = Commencer les parties par les coups de ce fichier, une ouverture par ligne, ou par N coups au hasard.
help--plot = Dessiner le résultat dans ce fichier (.png, .svg ou .pdf).

help-serve = Lancer un serveur pour navigateurs et afficher son adresse.
help-serve-examples = parlour serve --lan | parlour serve --port 8001 --open | parlour serve --data /var/lib/parlour --allow-host parlour.example.org
help-serve--port = Écouter sur ce port ; 0 en choisit un libre.
help-serve--host = Écouter sur cette adresse.
help-serve--lan = Accepter les téléphones et autres appareils du réseau local, et afficher un code à scanner.
help-serve--data = Enregistrer les tables dans ce dossier au lieu de votre dossier de données.
help-serve--database = Enregistrer les tables dans PostgreSQL, pour plusieurs processus : postgresql://USER:PASSWORD@HOST/NAME.
help-serve--open = Ouvrir l’accueil dans votre navigateur.
help-serve--allow-host = Répondre à ce nom d’hôte ; * pour tous.
help-serve--proxy = Se fier à l’adresse du client indiquée par ce serveur mandataire.
help-serve--limits = Limiter le nombre de requêtes par client.
help-serve--reached-at = Adresse où les autres processus de la même --database joignent celui-ci, si elle diffère de celle où il écoute.
help-serve--base-path = Servir sous ce chemin d’un site, derrière un serveur mandataire, comme /jeux.
help-serve--quick-bots = Faire jouer les bots aussitôt, sans délai humain.
help-serve--operator = Ouvrir la page de l’exploitant derrière un lien secret et afficher ce lien.
help-serve--keep = Supprimer les tables après cette durée sans activité : 90d pour tout, ou talk=30d, finished=365d, unfinished=90d.
help-serve--log-format = Écrire le journal en text ou en json.
help-serve--traces = Envoyer des traces OpenTelemetry au collecteur à cette adresse, par exemple http://127.0.0.1:4318.
help-serve--contact = Adresse à laquelle les services de notification vous joignent : mailto:… ou https://….
help-serve--push-service = Envoyer aussi des notifications par le service qui se trouve à cette adresse.
help-serve--webhook = Autoriser les joueurs à faire envoyer leurs notifications à des adresses qui commencent par celle-ci, comme https://ntfy.example.
help-serve--mail = Prévenir les joueurs par courriel, par ce serveur : smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT/ADRESSE.
help-serve--config = Lire les options dans ce fichier TOML ; la ligne de commande et l’environnement ont la priorité.
help-serve--log = Régler le niveau du journal : debug, info, warning ou error.

help-games = Lister les jeux, avec leurs joueurs, leur durée et leurs bots.
help-games-examples = parlour games | parlour games --json

help-play = Jouer dans le terminal, contre des bots ou à plusieurs sur un clavier.
help-play-examples = parlour play | parlour play dualma --against 3 | parlour play dualite --option size=5
help-play-game = Nom du jeu ; sans lui, vous choisissez dans une liste.
help-play--against = Jouer contre des bots de ce niveau, ou de ce nom, aux autres places.
help-play--seat = Prendre cette place contre des bots ; la place 1 commence.
help-play--name = Utiliser ce nom dans la feuille de partie.
help-play--seed = Rendre la donne et les bots reproductibles avec cette graine.

help-learn = Suivre la leçon d’un jeu, puis jouer contre le bot le plus facile avec un entraîneur.
help-learn-examples = parlour learn dualma | parlour learn dualma --tactics | parlour learn duality --no-play
help-learn-game = Nom du jeu ; sans lui, vous choisissez dans une liste.
help-learn--tactics = Suivre la seconde leçon : ce que cherchent les joueurs plus forts.
help-learn--play = Continuer par une première partie après la leçon.
help-learn--plain = Afficher la partie ligne par ligne, utilisable dans un tube (pipe).
help-learn--seed = Rendre la donne et le bot reproductibles avec cette graine.

help-puzzle = Résoudre un problème : celui du jour, ou un autre par son numéro.
help-puzzle-examples = parlour puzzle dualma | parlour puzzle dualma 12 | parlour puzzle dualite --list
help-puzzle-game = Nom du jeu ; sans lui, vous choisissez dans une liste.
help-puzzle-number = Numéro du problème ; sans lui, celui du jour.
help-puzzle--json = Avec --list : produire du JSON pour d’autres programmes.
help-puzzle--plain = Afficher le problème ligne par ligne, utilisable dans un tube (pipe).
help-puzzle--list = Lister tous les problèmes, les plus faciles d’abord.

help-resume = Reprendre une partie inachevée : une que vous avez quittée, ou enregistrée en tapant « enregistrer ».
help-resume-examples = parlour resume dualma-1.txt
help-resume-file = Fichier écrit par « enregistrer » ; sans lui, les parties quittées sont listées.

help-open = Créer une table sur un serveur et y prendre place ; les autres la rejoignent par son lien ou son code.
help-open-examples = parlour open dualma --listed | parlour open duos --option players=3 --at https://parlour.example.org
help-open--at = Adresse du serveur.
help-open--against = Jouer contre des bots de ce niveau aux autres places.
help-open--seat = Prendre cette place ; les autres restent libres.
help-open--listed = Afficher la table à l’accueil du serveur.

help-join = Rejoindre ou regarder une table d’un serveur par son lien ou son code, ou trouver un adversaire.
help-join-examples = parlour join AB12CD | parlour join AB12CD --at https://parlour.example.org | parlour join --opponent dualite
help-join-link = Lien reçu, ou code de la table ; un lien sans son secret permet de regarder.
help-join--at = Adresse du serveur, pour un code ou pour --opponent.
help-join--opponent = Jouer avec la prochaine personne qui cherche ce jeu.
help-join--ticket = Revenir à votre place avec le secret affiché à votre départ.

help-perft = Compter les suites de coups légaux, un nombre par profondeur.
help-perft-examples = parlour perft dualma --depth 3 | parlour perft dualite --depth 2 --moves "a1+c3 b2"
help-perft--depth = Compter les suites de 1 à ce nombre de coups.
help-perft--position = Partir de cette position, entre guillemets, dans la notation de docs/notation.md.
help-perft--moves = Partir après ces coups, comme "a1+c3 d2".

help-match = Jouer un match en échangeant les camps, et donner le résultat avec sa marge d’erreur.
help-match-examples = parlour match dualma --players 3,6 | parlour match dualite --players greedy,random --games 400 --jobs 2 --records parties | parlour match duality --players ./bot.py:Bot,3 --sprt 0,30
help-match--players = Niveaux, noms ou joueurs à vous, chacun avec un budget facultatif : 3,6@500n,./mine.py:Bot@0.1s
help-match--games = Jouer ce nombre de parties.
help-match--seconds = Limiter chaque coup à ce nombre de secondes ; le match n’est alors plus reproductible.
help-match--sprt = S’arrêter dès qu’un test séquentiel tranche entre ces deux écarts d’Elo.

help-ladder = Faire jouer tous les joueurs entre eux et les classer en Elo. Sans --players : tous les niveaux.
help-ladder-examples = parlour ladder dualma --games 20 | parlour ladder dualite --players greedy,3 --plot ladder.svg
help-ladder--players = Niveaux, noms ou joueurs à vous, comme dans un match.
help-ladder--games = Jouer ce nombre de parties par paire.
help-ladder--anchor = Donner à ce joueur le classement 0 ; il joue même s’il n’est pas nommé.

help-study = Faire jouer un joueur contre lui-même, et rendre compte de la longueur, de l’équilibre, des fins et des choix.
help-study-examples = parlour study dualma --games 100 | parlour study duality --player 3 --vary rows=3,5,7 --table | parlour study dualite --page dualite.html
help-study--player = Niveaux ou noms qui jouent contre eux-mêmes, un ou plusieurs.
help-study--games = Jouer ce nombre de parties par réglage.
help-study--vary = Comparer ces valeurs d’une option.
help-study--variant = Comparer, dans la page, avec la variante que décrit ce fichier ; sans --page, étudier la variante.
help-study--times = Calculer les minutes d’après les temps de réflexion des personnes, dans ce dossier de données d’un serveur.
help-study--table = Afficher un tableau Markdown, une ligne par réglage.
help-study--page = Écrire un rapport complet dans cette page, avec ses données dans le même dossier.

help-solve = Trouver qui gagne, en combien de coups et par lesquels ; exact sur 4×4.
help-solve-examples = parlour solve dualite --opening a1+c3 | parlour solve dualite --all-openings --json | parlour solve dualite --opening a1+c3 --certificate a1+c3.proof
help-solve--size = Taille de la grille, de 4 à 7.
help-solve--opening = Résoudre après cette ouverture, comme a1+c3.
help-solve--position = Résoudre cette position, entre guillemets.
help-solve--all-openings = Résoudre toutes les ouvertures, par classe.
help-solve--no-symmetry = Avec --all-openings : lister chaque ouverture à part.
help-solve--certificate = Écrire la stratégie du vainqueur dans ce fichier.
help-solve--folder = Avec --all-openings : écrire classe par classe dans ce dossier ; relancez la commande pour continuer.
help-solve--certificates = Avec --folder : écrire un certificat pour chaque classe.
help-solve--split = Avec --folder : faire de chaque réponse à une classe une tâche à part, pour de nombreux processus.
help-solve--seconds = S’arrêter après ce nombre de secondes ; avec --folder, pour chaque classe.
help-solve--nodes = Avec --folder : laisser une classe après ce nombre de nœuds, et y revenir avec davantage.
help-solve--memory = Utiliser ce nombre de mégaoctets pour la recherche.

help-verify = Vérifier un certificat par les règles, ou les coups et le mélange d’une feuille de partie.
help-verify-examples = parlour verify partie.txt | parlour verify --quick a1+c3.proof
help-verify-files = Certificats faits par parlour solve, ou feuilles de partie.
help-verify--commitment = Pour une seule feuille : la refuser si son mélange n’a pas ce code, ou cette empreinte de 64 chiffres, affichés sur votre page.
help-verify--quick = Utiliser le moteur compilé et le comparer aux règles.

help-puzzles = Générer des problèmes à un seul coup gagnant, classés par difficulté, un objet JSON par ligne.
help-puzzles-examples = parlour puzzles dualite --count 10 | parlour puzzles dualma --count 100 --jobs 2 --output problemes.jsonl
help-puzzles--count = Générer ce nombre de problèmes.
help-puzzles--size = Régler l’option « size » du jeu, comme 4 ou 5.
help-puzzles--seed = Rendre les problèmes reproductibles avec cette graine.
help-puzzles--output = Écrire dans ce fichier au lieu d’afficher.

help-replay = Parcourir une feuille de partie, l’afficher coup par coup, ou l’analyser avec --analyse.
help-replay-examples = parlour replay partie.txt | parlour replay partie.txt --analyse | parlour replay partie.txt --plain --seat 1
help-replay-file = Feuille de partie ; - la lit dans un tube (pipe).
help-replay--ply = N’afficher que la position après ce nombre de coups.
help-replay--seat = Afficher ce que voyait cette place ; sans cette option, ce que voyait un spectateur.
help-replay--plain = Afficher toute la partie au lieu de la parcourir.
help-replay--analyse = Analyser chaque coup, avec les meilleurs et la valeur des choix.

help-corpus = Jouer des milliers de parties entre joueurs de forces mêlées, en fichiers Parquet, avec une fiche.
help-corpus-examples = parlour corpus duality --folder parties-duality | parlour corpus dualite --games 500 --levels random,1-5 --jobs 2 --folder parties
help-corpus--folder = Écrire dans ce dossier ; les fichiers présents ne sont pas refaits.
help-corpus--games = Jouer ce nombre de parties.
help-corpus--levels = Joueurs, tirés pour chaque camp de chaque partie : noms, niveaux, suites de niveaux.
help-corpus--option = Régler une option du jeu.
help-corpus--seed = Rendre les parties reproductibles avec cette graine.
help-corpus--views = Garder ce que voyait le joueur, ou l’omettre.
help-export = Afficher la feuille de partie d’une table terminée du dossier de données.
help-export-examples = parlour export TABLE > partie.txt
help-export-table = Identifiant de la table, comme dans son lien.

help-print = Faire un PDF d’un jeu pour une vraie table : cartes, plateaux, jetons, boîtes et règles.
help-print-examples = parlour print duality --output duality.pdf | parlour print duos --output duos.pdf --option players=4 --colours light --paper letter
help-print--output = Fichier à écrire.
help-print--paper = Format du papier.
help-print--flip = Bord sur lequel votre imprimante retourne la feuille ; none n’imprime pas les versos.
help-print--colours = Toutes les couleurs, peu d’encre sur les fonds, ou l’encre noire seule.
help-print--bleed = Jusqu’où les fonds dépassent la coupe, de 0 à 5 mm.
help-print--shift = Millimètres dont les versos sont décalés vers la droite et vers le bas, si votre imprimante dévie : voir la page d’essai.
help-print--deal = Une donne dans la notation du jeu ; sa première table et toute la donne sont imprimées aussi.

help-site = Écrire un site statique : règles, leçons, problèmes et bots dans le navigateur, sans serveur.
help-site-examples = parlour site public
help-site-out = Dossier à écrire ; il doit être vide ou absent.
help-site--server = Serveur où des amis peuvent jouer ensemble ; le site y renvoie.

help-prepare = Compiler maintenant les moteurs de tous les jeux, pour un premier démarrage rapide.
help-prepare-examples = parlour prepare

help-backup = Écrire toutes les tables dans un seul fichier, même quand le serveur tourne.
help-backup-examples = parlour backup tables.sauvegarde | parlour backup tables.sauvegarde --data /var/lib/parlour --json
help-backup-file = Fichier à écrire.

help-restore = Restaurer les tables d’une sauvegarde dans le dossier de données ; arrêtez d’abord le serveur.
help-restore-examples = parlour restore tables.sauvegarde | parlour restore tables.sauvegarde --data /var/lib/parlour --over
help-restore-file = Fichier écrit par parlour backup.
help-restore--over = Remplacer les tables existantes ; les anciennes données sont conservées dans un dossier de sauvegarde.

help-migrate = Copier toutes les tables du dossier de données vers une base PostgreSQL vide et vérifier que chacune y est identique. Arrêtez d’abord le serveur.
help-migrate-examples = parlour migrate --database postgresql://parlour@localhost/parlour
help-migrate--database = Adresse de la base : postgresql://USER:PASSWORD@HOST/NAME.

help-tables = Lister, fermer et supprimer des tables, lire les signalements, diffuser une annonce et bloquer des adresses. Un serveur en marche suit en quelques secondes.
help-tables-examples = parlour tables list --idle 90d | parlour tables close 4f3a9c1e77d2b801 --why spam | parlour tables ban 192.0.2.7 --for 12h | parlour tables notice "Redémarrage dans cinq minutes"
help-tables-action = list, show, close, delete, reports, notice, ban, unban ou bans.
help-tables-targets = Tables, adresses, ou texte de l’annonce.
help-tables--database = Utiliser les tables de cette base PostgreSQL.
help-tables--game = Ne lister que les tables de ce jeu.
help-tables--idle = Ne lister que les tables sans activité depuis cette durée, par exemple 90d ou 12h.
help-tables--count = En lister au plus ce nombre.
help-tables--for = Durée du blocage, par exemple 30m, 12h ou 90d.
help-tables--why = Motif, conservé avec l’opération.

help-data = Écrire des parties en un seul tableau : coups, positions, vues, résultats et joueurs (colonnes : docs/data.md).
help-data-examples = parlour data parties --output parties.jsonl | parlour data partie.txt --no-views --output partie.parquet
help-data-sources = Feuilles de partie, ou dossiers qui en contiennent, comme ceux d’un match ou d’une échelle.
help-data--output = Fichier à écrire (.jsonl ou .parquet).
help-data--views = Inclure ce que voyait chaque joueur à son tour.

help-law = Afficher comment une loi de Duel of Law est comprise, ou quelle règle la refuse.
help-law-examples = parlour law "tous pairs et jaunes" | parlour law "couleurs rouges, nombres pairs" --on "00 02 04" --law "suit=red"
help-law-text = Loi dans vos propres mots, entre guillemets.
help-law--on = Vérifier la loi sur cette ligne de cartes, comme "30 32 34".
help-law--law = Loi que la ligne a déjà, comme "suit=yellow".
help-law--deck = Version du jeu de cartes, 1-16 ou 1-17.
help-law--mathematics = Régler quels nombres les lois peuvent utiliser.

help-words = Lister les langues, ou ce qui manque à l’une d’elles ; le code de sortie est 1 s’il manque quelque chose.
help-words-examples = parlour words | parlour words fr
help-words-language = Langue à vérifier, comme fr ; ce peut être une nouvelle langue.

help-new-game = Écrire un dossier avec un petit jeu qui se joue aussitôt, à transformer en votre propre jeu.
help-new-game-examples = parlour new-game three
help-new-game-name = Nom du jeu : des minuscules et des traits d’union.
help-new-game--folder = L’écrire dans ce dossier.
