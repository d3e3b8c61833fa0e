# Les rapports pour les auteurs de jeux. Chaque nom de mesure est aussi celui d’une ligne ou d’un axe.

study-heading = { $game } : { $players } contre lui-même, { $games } parties par réglage, graine { $seed }. Intervalles à 95 %.
study-figure = { $name } : { $figure }
study-value = { $value } (de { $low } à { $high })
study-moves = coups par partie
study-first = score du premier camp
study-first-of = score : { $side }
study-undecided = sans vainqueur
study-proved-first = Au mieux des deux camps, le premier gagne (prouvé). Les chiffres suivants viennent de parties jouées.
study-proved-other = Au mieux des deux camps, le second gagne (prouvé). Les chiffres suivants viennent de parties jouées.
study-shared = gagnées par plusieurs camps
study-even = { $figure }, la part égale étant { $even }
study-choices = choix par coup
study-ended = fin : { $reason }
study-points = points par place

study-varied-twice = L’option « { $option } » ne peut pas être à la fois fixée et variée.
study-needs-plots = Une image demande matplotlib. Lancez `pip install "parlour[science]"`.
study-no-picture = Impossible de dessiner { $file }. Nommez un fichier dans un dossier existant, terminé par { $kinds }.

# Ses propres joueurs

own-player-no-file = Le fichier { $file } n’existe pas.
own-player-not-found = Impossible de lancer « { $program } » : ce programme n’existe pas, ou le fichier n’est pas exécutable.
own-player-not-loaded = Impossible de charger { $player } : { $why }
own-player-exit = code de sortie { $code }
forfeit-crashed = { $player } s’est arrêté : { $why }
forfeit-silent = { $player } n’a pas joué en { $seconds } s.
forfeit-garbled = { $player } a envoyé autre chose qu’une ligne de texte.
forfeit-no-move = { $player } a envoyé « { $text } », qui n’est pas un coup.
forfeit-illegal = { $player } a joué { $text }, un coup illégal : { $why }
forfeit-endless = { $player } a joué { $moves } coups sans finir son tour.

learning-not-offered = { $game } ne se prête pas à l’apprentissage : son dossier n’a pas de module engine.tensors.
batch-not-offered = { $game } ne peut pas être joué par lots avec ces options.
study-best-play = au mieux des deux camps
study-first-wins = le premier camp gagne (prouvé)
study-other-wins = le second camp gagne (prouvé)
study-needs-page = Plusieurs --variant, et --times, demandent --page.
