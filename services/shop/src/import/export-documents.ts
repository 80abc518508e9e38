import type { Database } from '../database/database.ts'
import type { DocumentByKind, DocumentKind } from '../documents/catalog-document.ts'
import type { ImportKinds } from './import-kind.ts'
import { IMPORT_KINDS } from './import-kinds.ts'

/** Documents as an import takes them: importing an export changes nothing. */
export async function* exportDocuments<Kind extends DocumentKind>(
  db: Database,
  kindName: Kind,
  kind: ImportKinds[Kind] = IMPORT_KINDS[kindName],
): AsyncGenerator<DocumentByKind[Kind]> {
  const keys = await kind.listKeys(db.sql)
  for (let start = 0; start < keys.length; start += kind.batchSize) {
    const stored = await kind.list(db.sql, keys.slice(start, start + kind.batchSize))
    for (const { document } of stored) yield document
  }
}
