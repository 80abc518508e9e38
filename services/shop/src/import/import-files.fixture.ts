import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { importFiles } from './import-files.ts'

/** Imports products as the command line does; the test kills it in the middle. */
const [, , databasePath = '', path = ''] = process.argv
const db = openSqliteDatabase(databasePath)
await importFiles(db, [
  {
    kind: 'products',
    path,
    mode: 'delta',
    origin: 'own',
    onProgress: ({ rows }) => void process.stdout.write(`${rows}\n`),
  },
])
await db.close()
