# La commande parlour. Son aide est dans help.ftl.

games-game = { $game } : { $title }, { $players }, { $minutes }, bots de niveau { $first } à { $last }
games-more = Pour jouer : parlour play JEU. Ses options : parlour play --help
games-choice = { $number }. { $title } ({ $game })
games-ask = Quel jeu ? Tapez un numéro de 1 à { $count }, ou son nom :
command-which-game = Nommez un jeu : { $games }.
puzzle-json-list = --json affiche la liste des problèmes : ajoutez --list.
file-is-saved-game = { $file } est une partie inachevée. Pour la continuer : parlour resume { $file }

prepare-game = Compilation du moteur de jeu : { $game }…
prepare-done = Tout est compilé, dans { $folder }

command-bad-option = « { $text } » n’est pas une option valable. Écrivez chacune une seule fois, sous la forme clé=valeur.
not-listable = Les coups ne peuvent pas être listés dans ce jeu ({ $game }).
command-not-listable = Les coups ne peuvent pas être listés dans ce jeu ({ $game }), ni donc comptés.
command-not-placeable = { $game } a des cartes cachées : ses positions ne peuvent pas être écrites. Indiquez le départ avec --moves.
command-bad-move = Le coup { $number }, « { $text } », n’est pas jouable. { $why }
command-moves-after-end = La partie est déjà finie avant « { $text } ». Retirez ce coup.
command-no-folder = Le dossier { $folder } est inutilisable : { $why }. Choisissez-en un autre.

match-players = Nommez de deux joueurs au nombre de camps du jeu, { $sides } ; vous en avez nommé { $named }.
match-heading = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
 }, { $players }, graine { $seed }
match-player = { $player } : score { $score } (de { $low } à { $high }), gagnées { $won }, nulles { $drawn }, perdues { $lost }
match-points = { $player } : { $points } points par partie (de { $low } à { $high })
match-place = { $player } : place { $place } sur { $sides }, en moyenne
match-first = le premier camp : score { $score } (de { $low } à { $high }), la part égale étant { $even }
match-first-of = { $side } : score { $score } (de { $low } à { $high }), la part égale étant { $even }
match-moves = { $moves } coups par partie. { $players ->
    [2] Une nulle compte pour moitié
   *[other] Une victoire partagée compte pour sa part, et le score égal est { $even }
 } ; intervalles à 95 %, par donnes.
match-stopped = Arrêté après { $played } parties sur { $games }.
match-forfeits = { $player } : { $count } forfaits, le premier à la partie { $number } : { $why }
match-bad-sprt = « { $text } » n’est pas un couple valable d’écarts en Elo. Écrivez le plus petit d’abord, comme 0,20.
match-sprt-two = Un test séquentiel demande exactement deux joueurs ; vous en avez nommé { $named }.
match-sprt = Test séquentiel entre { $low } et { $high } Elo : c’est { $found } (log-rapport de vraisemblance { $ratio }, décidé à { $bound }).
match-sprt-open = Test séquentiel entre { $low } et { $high } Elo : pas de décision (log-rapport de vraisemblance { $ratio }, décidé à { $bound }).
match-no-openings = { $file } ne contient aucune ouverture. Écrivez-en une par ligne.
match-bad-opening = L’ouverture { $line }, « { $text } », n’est pas jouable : { $why }
match-opening-over = L’ouverture { $line }, « { $text } », termine la partie.
match-folder-used = Le dossier { $folder } contient d’autres fichiers. Choisissez un nouveau dossier pour ce match.
match-folder-other = Le dossier { $folder } appartient à un autre match. Choisissez-en un autre.
match-folder-version = Les parties du dossier { $folder } ont été jouées avec la version { $theirs } de Parlour, et celle-ci est { $ours }. Choisissez un nouveau dossier, ou continuez avec cette version-là.
work-folder-used = Le dossier { $folder } contient d’autres fichiers. Choisissez un nouveau dossier.
work-folder-other = Le dossier { $folder } appartient à un autre travail ou à une autre version de Parlour. Choisissez un nouveau dossier.
cluster-needs-keys = { $address } est chiffré. Indiquez les fichiers ca-file, client cert et client key dans la configuration de Dask (distributed.comm.tls).
match-folder-line = Ligne { $line }, fichier { $file } : ce n’est pas une partie de ce match. Choisissez un nouveau dossier.
match-used = { $player } : a utilisé { $used }
match-used-nodes = { $nodes } nœuds par coup
match-used-seconds = { $seconds } s par coup, { $longest } s au plus
match-not-repeatable = Match au chrono : les parties ne sont pas reproductibles.
match-bad-budget = « { $text } » n’est pas un budget valable. Écrivez des secondes (5@0.2s) ou un nombre entier de nœuds (5@20000n).

# L’échelle
ladder-heading = { $game } : { $players } joueurs, { $games } parties par paire, graine { $seed }. Elo, { $anchor } étant à 0 ; intervalles à 95 %, par donnes.
ladder-players = Une échelle demande au moins deux joueurs.
ladder-twice = Joueur nommé deux fois : { $player }. Nommez chacun une seule fois.
ladder-player = joueur
ladder-elo = Elo
ladder-interval = 95 %
ladder-score = score
ladder-games = parties
ladder-between = de { $low } à { $high }
ladder-axis = Elo par rapport à { $anchor }, avec des intervalles à 95 %

command-no-tables = { $folder } ne contient aucune table. Vérifiez --data.
command-no-table = Le dossier de données ne contient pas la table « { $table } ». Vérifiez l’identifiant dans son lien.
command-no-file = { $file } est illisible : { $why }.
command-not-written = { $file } ne peut pas être écrit : { $why }.
interrupted = Arrêté.
command-not-text = { $file } n’est pas un fichier texte.

replay-bad-move = Ligne { $line } de la feuille de partie : { $why }
replay-too-far = Cette partie n’a que { $moves } coups.
command-law-line = Une branche a au moins trois cartes ; vous en avez donné { $cards }.
command-law-twice = La carte { $card } n’existe qu’une fois. Nommez chaque carte une seule fois.
command-law-alone = Utilisez --law avec --on, pour nommer les cartes de la branche.
command-no-option-file = { $file } est illisible : { $why }.
command-option-file-not-text = { $file } n’est pas un fichier texte.
law-level = niveau { $level }
law-did-you-mean = La phrase n’a pas été entièrement comprise. Vouliez-vous dire :
progress-corpus = fichiers de parties
corpus-written = { $games } parties en { $files } fichiers dans { $folder }, dont { $before } déjà présents.
progress-puzzles = lots de problèmes
progress-migrate = tables vérifiées
progress-solve = résolution, par 100 000 nœuds
progress-shards = classes d’ouvertures
progress-verify = vérification

# Ce que dit `parlour words`.
words-language = { $language } : { $messages } messages sur { $count }
words-missing = { $file } : il manque { $code }
words-unknown = { $file } : { $code } n’existe pas en anglais
words-facts = { $file } : { $code } n’utilise pas les mêmes variables que le message anglais
words-plural = { $file } : { $code } n’a pas le pluriel du message anglais
words-garbled = { $file } : « { $code } » est illisible
words-told = { $language } : { $count ->
    [0] complet.
    [one] { $count } message à corriger.
   *[other] { $count } messages à corriger.
}
words-bad-language = « { $text } » n’est pas une langue valable. Écrivez son code, comme fr ou pt-br.
data-kind = { $file } ne peut pas être écrit : son nom doit finir par { $kinds }.
data-needs-parquet = Un fichier Parquet demande pyarrow. Lancez `pip install "parlour[science]"`, ou écrivez un fichier .jsonl.
data-no-records = Le dossier { $folder } ne contient aucune feuille de partie.
data-bad-record = { $file } : { $why }
data-written = { $games } { $games ->
    [one] partie
   *[other] parties
} dans { $file }
command-proxy = « { $proxy } » n’est pas une adresse valable de serveur mandataire. Écrivez-la en chiffres, comme 10.0.0.1, ou comme un réseau, 10.0.0.0/8.
command-log-level = « { $level } » n’est pas un niveau de journal valable. Choisissez parmi : { $levels }.

verify-no-shuffle = Cette feuille ne contient pas de données de mélange : le mélange ne peut pas être vérifié.
verify-other-deal = Les cartes de cette feuille ne correspondent pas à l’empreinte.
verify-other-commitment = Cette feuille a un autre mélange : son code est { $short }, son empreinte { $commitment }
verify-one-commitment = Une empreinte vaut pour une seule partie : donnez --commitment avec une feuille à la fois.
verify-no-record = --commitment concerne les feuilles de partie ; ce fichier est un certificat.
shuffle-garbled = La ligne « shuffle: » de cette feuille est illisible.
shuffle-foreign-seat = Le mélange de cette feuille contient une contribution de la place { $seat }, mais la partie n’a que les places 0 à { $last }. Le serveur a pu l’inventer pour choisir la donne.
shuffle-doubled-seat = Le mélange de cette feuille contient deux contributions de la même place. Le serveur a pu en inventer une pour choisir la donne.
shuffle-doubled-person = Le mélange de cette feuille contient deux contributions du même joueur. Le serveur a pu en inventer une pour choisir la donne.
shuffle-unsealed = La contribution de la place { $seat } à ce mélange ne correspond pas à son empreinte. Le serveur a pu la changer pour choisir la donne.
verify-shuffle-holds = Les coups sont légaux, et les cartes découlent du mélange de la partie { $game } à la table { $table } : { $commitment }
verify-shuffle-compare = Comparez le code { $code } avec celui que votre page affichait pendant la partie ; --commitment le fait pour vous.
verify-shuffle-compared = Le mélange est bien celui que vous indiquez : { $code }.
verify-shuffle-sealed = Chaque contribution correspond à son empreinte.
verify-shuffle-with = Ont participé au mélange : { $names }.
verify-shuffle-unopened = Ont déposé une contribution qui n’est pas dans la donne : { $names }. Soit elle n’a pas été ouverte à temps, soit le serveur l’a écartée.
verify-shuffle-without = N’ont pas participé : { $names }.
verify-shuffle-alone = Aucun joueur n’a participé au mélange : le serveur l’a tiré seul.
verify-shuffle-old = Cette feuille date d’avant l’enregistrement des empreintes. Elle ne peut pas prouver que les contributions étaient fixées avant que le serveur les voie, ni qu’aucune n’a été écartée : seul un joueur qui connaît sa propre contribution peut le dire.

# Le travail en plusieurs processus, ou sur plusieurs machines.
workers-died = Un processus a été arrêté, peut-être faute de mémoire. Le travail fini est conservé si vous avez nommé un dossier : relancez la commande avec moins de --jobs.
cluster-needs-dask = --cluster demande Dask. Lancez `pip install "parlour[cluster]"`.
cluster-bad-address = { $address } n’est pas une adresse valable d’ordonnanceur. Écrivez-la comme tcp://10.0.0.1:8786.
cluster-not-there = Aucun ordonnanceur ne répond à l’adresse { $address }. Lancez-en un avec « dask scheduler », et donnez l’adresse qu’il affiche.
cluster-no-workers = L’ordonnanceur { $address } n’a pas de processus de calcul. Lancez-en avec « dask worker { $address } ».
cluster-other-version = Un processus de calcul a la version { $theirs } de Parlour, et celle-ci est { $ours }. Installez la même sur toutes les machines, puis relancez la commande.
cluster-worker-dies = Des processus de calcul ({ $address }) échouent sans cesse à la même tâche, peut-être faute de mémoire. Le travail fini est conservé si vous avez nommé un dossier.
cluster-lost = L’ordonnanceur { $address } ne répond plus. Le travail fini est conservé si vous avez nommé un dossier : relancez la commande pour continuer.

# Ce que la ligne de commande dit de ce qui est mal écrit ; pourquoi le système a refusé quelque chose.
usage-no-command = Commande inconnue : « { $command } ».{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
 } Lancez parlour --help pour la liste.
usage-no-option = Option inconnue : { $option }.{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
 } Utilisez --help pour la liste.
usage-missing = Il manque { $name }.
usage-needs-value = { $option } demande une valeur.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-too-much = Argument inattendu : « { $text } ». Utilisez --help pour voir ce que prend cette commande.
usage-number = { $name } demande un nombre{ $whole ->
    [yes] {" "}entier
   *[no] {""}
 }.
usage-number-from = { $name } demande un nombre{ $whole ->
    [yes] {" "}entier
   *[no] {""}
 }, au moins { $low }.
usage-number-between = { $name } demande un nombre{ $whole ->
    [yes] {" "}entier
   *[no] {""}
 } de { $low } à { $high }.
trouble-enoent = aucun fichier ni dossier de ce nom
trouble-eacces = accès refusé
trouble-eperm = opération interdite
trouble-eisdir = c’est un dossier
trouble-enotdir = ce n’est pas un dossier
trouble-eexist = il y a déjà un fichier de ce nom
trouble-enotempty = le dossier n’est pas vide
trouble-enospc = plus de place sur le disque
trouble-erofs = le disque est en lecture seule
trouble-eloop = trop de liens à la suite
trouble-enametoolong = le nom est trop long
trouble-eio = erreur du disque
trouble-eaddrinuse = l’adresse est déjà prise
trouble-eaddrnotavail = cette adresse n’est pas de cette machine
trouble-no-folder = il n’y a pas de dossier de ce nom
trouble-no-file = ce n’est pas un fichier

player-not-counted = Dans ce jeu, le joueur « { $player } » ne compte pas ses nœuds. Donnez-lui des secondes (@0.2s), ou pas de budget.
unknown-player = Joueur inconnu : « { $player } ». Choisissez parmi : { $players }.
command-time-span = « { $text } » n’est pas une durée valable. Écrivez 90d, 12h ou 30m.
command-tables-target = Précisez la cible, par exemple : parlour tables { $action } 4f3a9c1e77d2b801
command-keep = « { $text } » n’indique pas de durée : écrivez 90d, talk=30d, finished=365d ou unfinished=90d.
command-config = { $file } n’est pas du TOML : { $why }
command-config-option = { $file } nomme { $option }, qui n’est pas une option de parlour serve.

# parlour site
site-written = Le site est dans { $folder }. N’importe quel hébergement statique peut le servir ; pour l’essayer : python -m http.server --directory { $folder }
site-not-built = Ce qu’il faut aux navigateurs pour jouer sans serveur n’est pas construit : lancez scripts/offline, qui le construit.
site-not-empty = { $folder } n’est pas un dossier vide. Indiquez-en un qui soit vide ou absent.
trouble-econnrefused = Connexion refusée
trouble-econnreset = Connexion interrompue
trouble-enetunreach = Pas de connexion au réseau
trouble-ehostunreach = Le serveur est inaccessible
trouble-etimedout = Le délai est dépassé
trouble-unknown = La connexion a échoué
resume-none = Aucune partie enregistrée. Quitter une partie inachevée l’enregistre ; enregistrer FICHIER l’enregistre où vous voulez.
resume-choice = { $number }  { $file }

new-game-bad-name = « { $name } » n’est pas un nom de jeu. Employez des minuscules, avec des traits d’union entre les mots.
new-game-there = « { $folder } » existe déjà. Choisissez un autre nom, ou déplacez le dossier.
new-game-made = { $folder } est un jeu : trois en ligne. Pour y jouer : parlour play { $folder }. Ses règles : { $folder }/rules.py.
command-contact = Un contact commence par mailto: ou https://.
command-origin = « { $address } » n’est pas le début d’une adresse web. Écrivez-la comme https://ntfy.example, sans chemin.
command-mail = Un serveur de courriel s’écrit smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT/parlour@example.org, ou smtps://….
