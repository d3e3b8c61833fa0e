# La commande parlour. Son aide est dans help.ftl.

command-bad-option = « { $text } » n’est pas une option : écrivez chacune une seule fois, sous la forme clé=valeur.
not-listable = Les coups de { $game } ne peuvent pas être énumérés.
command-not-listable = Les coups de { $game } ne peuvent pas être énumérés, ni donc comptés.
command-not-placeable = { $game } a des cartes cachées, donc pas de position à écrire : dites d’où partir avec --moves.
command-bad-move = Le coup { $number }, « { $text } », n’est pas jouable. { $why }
command-moves-after-end = La partie est terminée avant « { $text } ».
command-no-folder = Le dossier { $folder } est inutilisable : { $why }.

match-players = Un match oppose au moins deux joueurs, et pas plus que le jeu n’a de camps ({ $sides }) ; ici, { $named }.
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
 } ; intervalles à 95 %, par donnes.
match-stopped = Arrêté après { $played } parties sur { $games }.
match-forfeits = { $player } : { $count } forfaits, le premier à la partie { $number } : { $why }
match-bad-sprt = « { $text } » ne donne pas deux écarts en Elo : écrivez le plus petit d’abord, comme 0,20.
match-sprt-two = Un test séquentiel oppose deux joueurs ; ici, { $named }.
match-sprt = Test séquentiel entre { $low } et { $high } Elo : c’est { $found } (log-rapport de vraisemblance { $ratio }, décidé à { $bound }).
match-sprt-open = Test séquentiel entre { $low } et { $high } Elo : pas de décision (log-rapport de vraisemblance { $ratio }, décidé à { $bound }).
match-no-openings = Il n’y a pas d’ouverture dans { $file }.
match-bad-opening = L’ouverture { $line }, « { $text } », n’est pas jouable : { $why }
match-opening-over = L’ouverture { $line }, « { $text } », termine la partie.
match-folder-used = Le dossier { $folder } contient autre chose : nommez un nouveau dossier pour les parties de ce match.
match-folder-other = Le dossier { $folder } garde un autre match : nommez-en un autre pour celui-ci.
match-folder-edition = Les parties de { $folder } ont été jouées par une autre édition de Parlour ({ $theirs }) que celle-ci ({ $ours }), et deux éditions ne jouent pas un même match : nommez un nouveau dossier, ou continuez avec cette édition-là.
match-folder-line = La ligne { $line } de { $file } n’est pas une partie de ce match.
match-used = { $player } : a utilisé { $used }
match-used-nodes = { $nodes } nœuds par coup
match-used-seconds = { $seconds } s par coup, { $longest } s au plus
match-not-repeatable = À la pendule : ces parties ne se rejouent pas au coup près.
match-bad-budget = « { $text } » n’a pas de budget qui se tienne : écrivez des secondes (5@0.2s) ou un nombre entier de nœuds (5@20000n).

# L’échelle
ladder-heading = { $game } : { $players } joueurs, { $games } parties par paire, graine { $seed }. Elo, { $anchor } étant à 0 ; intervalles à 95 %, par donnes.
ladder-players = Une échelle se fait à deux joueurs ou plus.
ladder-twice = Le joueur { $player } est nommé deux fois.
ladder-player = joueur
ladder-elo = Elo
ladder-interval = 95 %
ladder-score = score
ladder-games = parties
ladder-between = de { $low } à { $high }
ladder-axis = Elo au-dessus de { $anchor }, avec des intervalles à 95 %

command-no-tables = Il n’y a pas de tables dans { $folder }.
command-no-table = Il n’y a pas de table « { $table } » dans le dossier des données.
command-no-file = { $file } est illisible : { $why }.
command-not-written = { $file } ne peut pas être écrit : { $why }.
interrupted = Arrêté.
command-not-text = { $file } n’est pas un texte.

replay-bad-move = Ligne { $line } de la feuille de partie : { $why }
replay-too-far = Cette partie n’a que { $moves } coups.
command-law-line = Une branche a au moins trois cartes ; en voici { $cards }.
command-law-twice = Il n’y a qu’une carte { $card }.
command-law-alone = --law va avec --on : nommez aussi les cartes de la branche.
command-no-option-file = { $file } est illisible : { $why }.
command-option-file-not-text = { $file } n’est pas un fichier de texte.
law-level = niveau { $level }
progress-puzzles = lots de problèmes
progress-solve = résolution, par 100 000 nœuds
progress-shards = classes d’ouvertures
progress-verify = vérification

# Ce que dit `parlour words`.
words-language = { $language } : { $messages } messages sur { $count }
words-missing = { $file } : il manque { $code }
words-unknown = { $file } : { $code } n’est pas un message de l’anglais
words-facts = { $file } : { $code } n’a pas les mêmes faits qu’en anglais
words-plural = { $file } : { $code } ne compte pas ce que l’anglais compte
words-garbled = { $file } : « { $code } » est illisible
words-told = { $language } : { $count ->
    [0] il ne manque rien.
    [one] { $count } message à corriger.
   *[other] { $count } messages à corriger.
}
words-bad-language = « { $text } » n’est pas une langue : écrivez son nom court, comme fr ou pt-br.
data-kind = { $file } ne peut pas être fait : son nom doit finir par { $kinds }.
data-needs-parquet = Un fichier Parquet demande pyarrow : installez parlour avec son supplément « science », ou faites un fichier .jsonl.
data-no-records = Il n’y a pas de feuille de partie dans le dossier { $folder }.
data-bad-record = { $file } : { $why }
data-written = { $games } { $games ->
    [one] partie
   *[other] parties
} dans { $file }
command-proxy = « { $proxy } » n’est pas l’adresse d’un serveur mandataire : écrivez-la en chiffres, comme 10.0.0.1, ou comme un réseau, 10.0.0.0/8.
command-log-level = « { $level } » n’est pas un niveau de journal : choisissez { $levels }.

verify-no-shuffle = Cette feuille ne dit pas comment les cartes ont été mélangées : il n’y a rien à prouver.
verify-other-deal = Les cartes de cette feuille ne sont pas celles qui étaient promises.
shuffle-garbled = Ce que cette feuille dit du mélange est illisible.
verify-shuffle-holds = Les coups sont légaux, et les cartes sont celles qui étaient promises pour la partie { $game } à la table { $table } : { $commitment }
    Comparez avec ce qui était affiché avant la donne.
verify-shuffle-with = Ont pris part au mélange : { $names }.
verify-shuffle-without = N’y ont pas pris part : { $names }.
verify-shuffle-alone = Personne d’autre que le serveur n’a pris part au mélange.

# Le travail en plusieurs processus, ou sur plusieurs machines.
workers-died = Un processus a été arrêté de l’extérieur, peut-être faute de mémoire. Ce qui est fini est gardé si un dossier était nommé : relancez la commande pour continuer, avec moins de --jobs.
cluster-needs-dask = --cluster demande Dask : installez parlour avec son supplément « cluster ».
cluster-bad-address = { $address } n’est pas l’adresse d’un ordonnanceur : elles ressemblent à tcp://10.0.0.1:8786.
cluster-not-there = Il n’y a pas d’ordonnanceur à l’adresse { $address } : lancez-en un avec « dask scheduler », et donnez l’adresse qu’il affiche.
cluster-no-workers = L’ordonnanceur { $address } n’a pas de travailleurs : lancez-en avec « dask worker { $address } ».
cluster-other-edition = Un travailleur a une autre édition de Parlour ({ $theirs }) que celle-ci ({ $ours }) : installez la même sur toutes les machines, et relancez la commande.
cluster-worker-dies = Des travailleurs de { $address } s’arrêtent sans cesse à la même tâche, peut-être faute de mémoire. Ce qui est fini est gardé si un dossier était nommé.
cluster-lost = L’ordonnanceur { $address } n’est plus là. Ce qui est fini est gardé si un dossier était nommé : relancez la commande pour continuer.

# Ce que la ligne de commande dit de ce qui est mal écrit ; pourquoi le système a refusé quelque chose.
usage-no-command = Il n’y a pas de commande « { $command } ».{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
 }
usage-no-option = Il n’y a pas d’option { $option } ici.{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
 }
usage-missing = Il manque { $name }.
usage-needs-value = { $option } demande une valeur.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-too-much = « { $text } » : cette commande n’en demande pas tant.
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
trouble-eio = le disque ne répond pas bien
trouble-eaddrinuse = l’adresse est déjà prise
trouble-eaddrnotavail = cette adresse n’est pas de cette machine
trouble-no-folder = il n’y a pas de dossier de ce nom
trouble-no-file = ce n’est pas un fichier

player-not-counted = Dans ce jeu, le joueur « { $player } » ne compte pas ses nœuds : donnez-lui des secondes (@0.2s), ou pas de budget.
unknown-player = Ce jeu n’a pas de joueur « { $player } » ; il y a { $players }.
