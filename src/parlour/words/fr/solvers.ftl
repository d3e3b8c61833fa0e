# Ce que disent les solveurs, les tables et les certificats.

table-damaged = La table { $file } est abîmée ; elle sera reconstruite.
table-no-space = Pas assez de place sur le disque pour la table { $file } ; elle ne sert que cette fois.
table-not-kept = La table { $file } ne peut pas être écrite ; elle ne sert que cette fois.

certificate-not-one = Ce fichier n’est pas un certificat : la première ligne doit être « parlour certificate 1 ».
certificate-damaged = Ce certificat est abîmé : son contenu ne correspond pas à sa somme de contrôle.
certificate-other-rules = Ce certificat utilise la version { $rules } des règles ({ $game }), qui ne peut pas être vérifiée ici.
certificate-no-checker = Ce certificat porte sur « { $game } », qui ne peut pas être vérifié ici.
certificate-empty = Ce certificat n’affirme rien : il n’y a rien à vérifier.
certificate-no-opening = Une affirmation de ce certificat ne commence pas par une ouverture.
certificate-illegal = La réponse { $reply } de ce certificat n’est pas jouable.
certificate-too-short = Ce certificat est refusé : il lui manque une réponse là où il en faut une.
certificate-left-over = Ce certificat est refusé : { $count } de ses réponses ne servent à rien.
certificate-not-won = Ce certificat est refusé : ses réponses mènent à { $position }, qui n’est pas gagnée.
certificate-too-long = Ce certificat est refusé : après { $moves }, ses réponses prennent { $plies } demi-coups, et non { $claimed }.

solve-no-symmetry = Utilisez --no-symmetry avec --all-openings.
solve-two-sizes = La taille est donnée deux fois : { $first } et { $second }.
solve-one-question = Ne donnez qu’une option parmi --opening, --position et --all-openings.
solve-folder-all = Utilisez --folder avec --all-openings, sans --no-symmetry ni --certificate : chaque classe y a ses propres fichiers.
solve-needs-folder = Utilisez --certificates, --split, --nodes, --jobs et --cluster avec --all-openings et --folder.
solve-split-values = Utilisez --split sans --certificates : un certificat porte sur une classe entière.
solve-folder-used = Le dossier { $folder } contient d’autres fichiers. Choisissez un nouveau dossier.
solve-folder-other = Le dossier { $folder } appartient à une autre question ou à une autre version des règles. Choisissez un nouveau dossier.
solve-folder-shard = { $file } est illisible. Supprimez-le, et cette classe sera résolue de nouveau.
out-of-time = Pas de résultat certain en { $seconds } secondes. Accordez plus de temps.

solve-unknown-game = « { $game } » ne peut pas être résolu. Choisissez parmi : { $games }.
solve-opener = ouvreur
solve-replier = répondant
solve-open = ouverte
solve-plies = { $plies } demi-coups
solve-plies-at-most = { $plies } au plus
solve-heading-opening = ouverture
solve-heading-count = sur
solve-heading-winner = vainqueur
solve-heading-plies = durée
solve-heading-nodes = nœuds
solve-heading-time = temps
solve-opener-wins = L’ouvreur gagne,
solve-replier-wins = Le répondant gagne,
solve-in = en { $plies } { $plies ->
    [one] demi-coup
   *[other] demi-coups
} au mieux des deux camps.
solve-at-most = en { $plies } demi-coups au plus.
solve-winning = { $count ->
    [one] Le seul coup gagnant : { $moves }
   *[other] Les coups gagnants : { $moves }
}
solve-effort = { $nodes } nœuds, { $seconds } s
solve-openings-told = L’ouvreur gagne { $won } ouvertures sur { $total } ; { $nodes } nœuds.
solve-open-told = { $settled } classes sur { $classes } sont résolues ; relancez la même commande pour continuer.
solve-written = Certificat : { $file }, { $bytes } octets, SHA-256 { $digest }
certificate-no-way = Il n’y a rien à certifier : aucun coup connu ne mène à cette position.

verify-opener = Après { $moves }, l’ouvreur gagne en { $plies } demi-coups au plus.
verify-replier = Après { $moves }, le répondant gagne en { $plies } demi-coups au plus.
verify-holds = Prouvé par les règles : { $count } { $count ->
    [one] affirmation
   *[other] affirmations
}, { $positions } positions visitées. SHA-256 { $digest }

no-puzzle-maker = Aucun problème ne peut être généré pour « { $game } ».
