# Ce que le serveur dit à qui le lance : où il écoute, où ses tables sont gardées, les sauvegardes.

client-not-built = Le client du navigateur n’a pas été construit : lancez scripts/serve, qui le construit.
serving = Parlour est ouvert sur { $address }
serving-lan = Tout le monde sur votre réseau local peut entrer. Scannez ceci avec un téléphone :
bad-base-path = « { $path } » n’est pas un chemin : écrivez-le comme /jeux, avec des lettres, des chiffres et . _ ~ - entre les barres.
address-taken = Impossible d’écouter sur { $address } : { $why }.
data-unusable = Impossible de garder des tables dans { $folder } : { $why }.
data-damaged = Les tables de { $folder } sont illisibles : le fichier tables.sqlite y est abîmé, ou n’est pas une base de données. Restaurez une sauvegarde : parlour restore FILE --over
data-read-only = Rien ne peut être écrit dans { $folder } : vérifiez à qui est le dossier et ce qui y est permis.
data-full = Plus rien ne peut être écrit dans { $folder } : le disque est plein ou en panne.
data-foreign = La base de données de { $folder } n’est pas de Parlour, elle reste intacte : choisissez un autre dossier avec --data.
data-in-use = Un autre serveur tourne sur { $folder } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
storage-foreign = Cette base de données n’est pas de Parlour.
storage-other-edition = Ces données sont de l’édition { $edition }, mais ce Parlour lit l’édition { $known }.
database-kind = L’adresse d’une base de données commence par postgresql://, comme postgresql://USER:PASSWORD@HOST/NAME.
database-needs-extra = PostgreSQL demande psycopg : installez parlour avec son supplément « postgres ».
database-unusable = Impossible de garder des tables dans { $database } : { $why }
backup-there = Il y a déjà un fichier { $file } : choisissez un autre nom.
backup-damaged = { $file } est abîmé, ou n’est pas une sauvegarde de Parlour.
backup-without-log = Aucune table dans { $file } : c’est une copie de tables.sqlite sans le fichier tables.sqlite-wal à côté, où un serveur en marche garde ce qui est récent. Copiez avec parlour backup.
restore-plain-copy = { $file } est une copie de tables.sqlite, pas une sauvegarde. Si un serveur tournait alors, ce qu’il gardait dans tables.sqlite-wal manque. Copiez avec parlour backup.
backup-done = { $tables ->
    [one] { $tables } table est sauvegardée dans { $file }.
   *[other] { $tables } tables sont sauvegardées dans { $file }.
  }
restore-there = Il y a déjà des tables dans { $folder } : avec --over, elles sont mises de côté et remplacées.
restore-done = { $tables ->
    [one] { $tables } table est restaurée dans { $folder }.
   *[other] { $tables } tables sont restaurées dans { $folder }.
  }
