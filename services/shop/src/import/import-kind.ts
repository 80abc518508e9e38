import type * as v from '@saum/schema/schema'
import type { Sql } from '../database/database.ts'
import type { DocumentByKind, DocumentKind } from '../documents/catalog-document.ts'
import type { Checked } from '../import-rules/batch-check.ts'
import type { CheckScope } from '../import-rules/check-scope.ts'
import type { Row } from '../import-rules/fault.ts'
import type { Changes, Stored } from './stored-document.ts'
import type { Origin, WriteContext } from './write-context.ts'

/** What vanishes is taken out; what something else still needs stays, and why. */
export interface Removal {
  removed: string[]
  kept: { key: string; reason: string }[]
}

/** Everything an import, an export and an undo need to know about one kind of document. */
export interface ImportKind<Document> {
  schema: v.GenericSchema<unknown, Document>
  /** Documents that are checked and written in one transaction; they may refer to each other. */
  batchSize: number
  keyOf(document: Document): string
  check(sql: Sql, rows: readonly Row<Document>[], scope: CheckScope): Promise<Checked<Document>>
  findChanges(sql: Sql, documents: readonly Document[], origin: Origin): Promise<Changes<Document>>
  save(sql: Sql, documents: readonly Document[], context: WriteContext): Promise<void>
  listKeys(sql: Sql): Promise<string[]>
  list(sql: Sql, keys: readonly string[]): Promise<Stored<Document>[]>
  /** Entities that hold keys these documents need, for kinds whose keys may change hands. */
  listRivals?: (sql: Sql, documents: readonly Document[]) => Promise<string[]>
  /** `null` for what an import never takes away. */
  remove: ((sql: Sql, keys: readonly string[]) => Promise<Removal>) | null
}

export type ImportKinds = { [Kind in DocumentKind]: ImportKind<DocumentByKind[Kind]> }
