# Les pages que l’on ouvre rarement : à propos, sur cet appareil, réglages, ce qui est conservé.

# À propos
client-about-title = À propos de Parlour
client-about-what = Parlour est une table pour de petits jeux à deux camps. Les mêmes règles, écrites pour être lues à côté des livrets, servent à cette page, au terminal, aux joueurs automatiques et aux solveurs ; le navigateur ne fait que dessiner.
client-about-guests-title = Invités et places
client-about-guests = Il n’y a pas de comptes. Un seul lien sert à tous ceux qui viennent à une table, et une place peut avoir un lien à elle. Qui s’assied reçoit un ticket, gardé dans ce navigateur : revenez avec le même navigateur, et la place est toujours à vous. Fermez la page, perdez la connexion, relancez le serveur : la partie reprend où elle en était.
client-about-fair-title = Ce que les autres voient
client-about-fair = Ce que reçoit votre navigateur est fait pour votre place seule et ne contient que ce que vous pouvez savoir. Les autres n’apprennent un coup que lorsqu’il est bien enregistré.
client-about-solver = À une table d’entraînement, chacun peut interroger le solveur sur toute partie ouverte, même celle d’autres joueurs ; qui ouvre une table peut demander que le solveur reste fermé dès le premier coup, tant qu’un des joueurs est là. Les parties finies avant s’analysent toujours. Nul ne sait qui a un solveur chez soi.
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
client-about-libraries = Cette page est faite avec Svelte (MIT), Project Fluent (licence Apache 2.0), uqr et noble-hashes (MIT). Le serveur est fait avec FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba et Pillow, sous licences MIT, BSD et MIT-CMU. Parlour lui-même est sous licence Apache 2.0.

# Ce que cet appareil retient
client-yours = Sur cet appareil
client-yours-more = Parlour n’a pas de comptes. Ce qui suit n’est retenu que par ce navigateur.
client-in-progress = En cours
client-in-progress-none = Aucune partie en cours.
client-finished = Terminées
client-finished-none = Aucune partie terminée encore.
client-wins = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $of }{ $row ->
    [0] .
    [one] , dont la dernière.
   *[other] , dont les { $row } dernières d’affilée.
}
client-streak = { $days ->
    [one] { $days } jour avec un problème résolu : un par jour fait une série.
   *[other] { $days } jours de suite avec un problème résolu.
}
client-solved-of = { $game } : { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
client-offline-title = Sans connexion
client-offline-kept = { $puzzles ->
    [0] Rien n’est encore gardé : cela se charge quelques secondes après l’ouverture d’une page.
   *[other] Les pages de la maison, les règles, { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    } et { $puzzles } problèmes sont gardés ici et marchent hors ligne : celui du jour et les suivants que vous n’avez pas résolus. Les tables, l’analyse des parties et le plateau du jour ont besoin du serveur.
}
client-offline-none = Ici, ce navigateur ne garde rien pour l’usage sans connexion : il ne le fait qu’aux adresses https et sur la machine même du serveur.
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
