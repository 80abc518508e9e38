import * as v from '@saum/schema/schema'
import type { Database, Sql } from '../database/database.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import {
  DOCUMENT_KINDS,
  type Catalog,
  type DocumentByKind,
  type DocumentKind,
} from '../documents/catalog-document.ts'
import { createAttributeIds } from './attribute-ids.ts'
import type { ImportKinds } from './import-kind.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { createRunReferences } from './run-references.ts'
import type { Origin, WriteContext } from './write-context.ts'

/** Puts a small range that is known to be right into the database, all or nothing. */
export function writeCatalog(
  db: Database,
  catalog: Partial<Catalog>,
  { now, origin }: { now: number; origin: Origin },
): Promise<void> {
  return db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    const attributeIds = createAttributeIds()
    for (const kind of DOCUMENT_KINDS) {
      const references = createRunReferences()
      const context = { now, origin, runId: null, attributeIds, references }
      await writeKind(sql, kind, catalog[kind] ?? [], context)
    }
  })
}

async function writeKind<Kind extends DocumentKind>(
  sql: Sql,
  kindName: Kind,
  documents: readonly DocumentByKind[Kind][],
  context: WriteContext,
  kind: ImportKinds[Kind] = IMPORT_KINDS[kindName],
): Promise<void> {
  const parsed = documents.map((document) => v.parse(kind.schema, document))
  if (parsed.length > 0) await kind.save(sql, parsed, context)
}
