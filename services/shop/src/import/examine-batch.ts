import type { Sql } from '../database/database.ts'
import type { CheckScope } from '../import-rules/check-scope.ts'
import type { Fault } from '../import-rules/fault.ts'
import type { Batch } from './import-batch.ts'
import type { ImportKind } from './import-kind.ts'
import { addCounts } from './import-run.ts'
import type { Standing } from './import-standing.ts'
import type { Origin } from './write-context.ts'

/** What a batch comes down to. */
export interface Examined<Document> {
  created: Document[]
  updated: Document[]
  unchangedCount: number
  refusedCount: number
  /** Those of the form and those of the rules. */
  faults: Fault[]
}

/** Sorts a batch out. What has not changed has passed the rules before and is not asked again. */
export async function examineBatch<Document>(
  sql: Sql,
  kind: ImportKind<Document>,
  batch: Batch<Document>,
  { origin, scope }: { origin: Origin; scope: CheckScope },
): Promise<Examined<Document>> {
  const documents = batch.rows.map(({ document }) => document)
  const changes = await kind.findChanges(sql, documents, origin)
  const changed = new Set([...changes.created, ...changes.updated])
  const rows = batch.rows.filter(({ document }) => changed.has(document))
  const checked = await kind.check(sql, rows, scope)
  const accepted = new Set(checked.accepted.map(({ document }) => document))
  return {
    created: changes.created.filter((document) => accepted.has(document)),
    updated: changes.updated.filter((document) => accepted.has(document)),
    unchangedCount: changes.unchangedCount,
    refusedCount: batch.refusedCount + rows.length - accepted.size,
    faults: [...batch.faults, ...checked.faults],
  }
}

/** Where a batch leaves the import. */
export function advanceBy<Document>(
  before: Standing,
  { line, byte }: Batch<Document>,
  { created, updated, unchangedCount, refusedCount, faults }: Examined<Document>,
): Standing {
  return {
    counts: addCounts(before.counts, {
      created: created.length,
      updated: updated.length,
      unchanged: unchangedCount,
      refused: refusedCount,
    }),
    faultCount: before.faultCount + faults.length,
    line,
    byte,
  }
}
