# Les rapports pour les auteurs de jeux. Chaque nom de mesure est aussi celui d’une ligne ou d’un axe.

study-heading = { $game } : { $players } contre lui-même, { $games } parties par réglage, graine { $seed }. Intervalles à 95 %.
study-figure = { $name } : { $figure }
study-value = { $value } (de { $low } à { $high })
study-moves = coups par partie
study-first = score du premier camp
study-first-of = score de { $side }
study-undecided = sans vainqueur
study-proved-first = Au mieux des deux camps, le premier gagne : c’est prouvé. La suite a été jouée.
study-proved-other = Au mieux des deux camps, le second gagne : c’est prouvé. La suite a été jouée.
study-shared = gagnées par plusieurs camps
study-even = { $figure }, la part égale étant { $even }
study-choices = choix par coup
study-ended = fin : { $reason }
study-points = points d’une place

study-varied-twice = L’option « { $option } » ne peut pas être à la fois fixée et variée.
study-needs-plots = Il faut matplotlib pour une image : installez parlour avec son supplément « science ».
study-no-picture = { $file } ne peut pas être dessiné : nommez un fichier dans un dossier qui existe, terminé par { $kinds }.

# Ses propres joueurs

own-player-no-file = Il n’y a pas de fichier { $file }.
own-player-not-found = Il n’y a pas de programme « { $program } » à lancer, ou le fichier n’est pas exécutable.
own-player-not-loaded = { $player } ne peut pas être chargé : { $why }
own-player-exit = code de sortie { $code }
forfeit-crashed = { $player } s’est arrêté : { $why }
forfeit-silent = { $player } n’a pas joué en { $seconds } s.
forfeit-garbled = { $player } a répondu autre chose qu’une ligne de texte.
forfeit-no-move = { $player } a répondu « { $text } », qui n’est pas un coup.
forfeit-illegal = { $player } a joué { $text }, que les règles refusent : { $why }
forfeit-endless = { $player } a changé d’avis pendant { $moves } coups.

batch-not-offered = { $game } ne se joue pas par lots, ou pas avec ces options.
study-best-play = au mieux des deux camps
study-first-wins = le premier camp gagne (prouvé)
study-other-wins = le second camp gagne (prouvé)
adapter-not-simultaneous = Dans { $game }, personne ne joue en même temps qu’un autre : utilisez l’environnement par tours.
