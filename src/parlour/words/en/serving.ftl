# What the server says to whoever runs it: where it listens, where its tables are kept, back-ups.

client-not-built = The browser client has not been built: run scripts/serve, which builds it.
serving = Parlour is open at { $address }
serving-lan = Everybody on your local network can come in. Scan this with a phone:
bad-base-path = “{ $path }” is no path: write it as /games, with letters, digits, and . _ ~ - between slashes.
address-taken = Nothing can listen on { $address }: { $why }.
data-unusable = No tables can be kept in { $folder }: { $why }.
data-damaged = The tables in { $folder } cannot be read: tables.sqlite there is damaged, or no database. Restore a back-up: parlour restore FILE --over
data-read-only = Nothing can be written in { $folder }: check who owns the folder and what is allowed there.
data-full = Nothing more can be written in { $folder }: the disk is full, or fails.
data-foreign = The database in { $folder } is not Parlour’s, so it is left alone: choose another folder with --data.
data-in-use = Another server runs on { $folder }: stop it first, or choose another folder with --data.
storage-foreign = This database is not Parlour’s.
storage-other-edition = These data are of edition { $edition }, but this Parlour reads edition { $known }.
database-kind = The address of a database begins with postgresql://, as in postgresql://USER:PASSWORD@HOST/NAME.
database-needs-extra = PostgreSQL needs psycopg: install parlour with its extra “postgres”.
database-unusable = No tables can be kept in { $database }: { $why }
backup-there = There is a file { $file } already: choose another name.
backup-damaged = { $file } is damaged, or no back-up of Parlour.
backup-without-log = No tables are in { $file }: it is a copy of tables.sqlite without the tables.sqlite-wal beside it, where a running server keeps what is new. Copy with parlour backup.
restore-plain-copy = { $file } is a copy of tables.sqlite, not a back-up. If a server ran meanwhile, what it kept in tables.sqlite-wal is missing. Copy with parlour backup.
backup-done = { $tables ->
    [one] { $tables } table is backed up in { $file }.
   *[other] { $tables } tables are backed up in { $file }.
  }
restore-there = There are tables in { $folder } already: with --over they are set aside and replaced.
restore-done = { $tables ->
    [one] { $tables } table is restored in { $folder }.
   *[other] { $tables } tables are restored in { $folder }.
  }
