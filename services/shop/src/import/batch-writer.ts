import type { Sql } from '../database/database.ts'
import type { Checked } from '../import-rules/batch-check.ts'
import type { Fault } from '../import-rules/fault.ts'
import { createAttributeIds } from './attribute-ids.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import { commitBatch, type Batch } from './import-batch.ts'
import { saveBefore } from './import-before-storage.ts'
import type { ImportKind } from './import-kind.ts'
import { addCounts } from './import-run.ts'
import { saveFaults, saveProgress } from './import-run-storage.ts'
import type { Standing } from './import-standing.ts'
import type { JobParts } from './job-parts.ts'
import type { Changes } from './stored-document.ts'

/** Shoppers see a long import arrive in steps of about this length. */
const VERSION_INTERVAL_MS = 3_000

/** Takes in one batch after the other. */
export interface BatchWriter<Document> {
  take(batch: Batch<Document>): Promise<void>
}

interface Written {
  standing: Standing
  faults: Fault[]
  isVersionRaised: boolean
}

/** Every batch with all its traces in one transaction: rows, report, what was before, progress. */
export function createBatchWriter<Document>(
  parts: JobParts<Document>,
  runId: number,
): BatchWriter<Document> {
  const { db, kind, scope, now } = parts
  const { origin } = parts.request
  const attributeIds = createAttributeIds()
  let versionRaisedAt = Number.NEGATIVE_INFINITY

  async function write(sql: Sql, batch: Batch<Document>): Promise<Written> {
    const before = parts.standing.get()
    const references = await parts.references.of(sql)
    const checked = await kind.check(sql, batch.rows, { ...scope, references })
    const documents = checked.accepted.map(({ document }) => document)
    const changes = await kind.findChanges(sql, documents, origin)
    const changed = [...changes.created, ...changes.updated]
    if (origin === 'own') await noteBefore(sql, runId, kind, changes)
    const context = { origin, runId, attributeIds, references: parts.references, now: now() }
    await kind.save(sql, changed, context)
    const faults = [...batch.faults, ...checked.faults]
    const standing = advanceBy(before, batch, checked, changes)
    await saveFaults(sql, runId, faults, before.faultCount)
    await saveProgress(sql, runId, { now: now(), ...standing })
    const isVersionDue = now() - versionRaisedAt >= VERSION_INTERVAL_MS && changed.length > 0
    if (isVersionDue) await raiseCatalogVersion(sql)
    return { standing, faults, isVersionRaised: isVersionDue }
  }

  return {
    take: (batch) =>
      commitBatch(db, batch, {
        write,
        onWritten({ standing, faults, isVersionRaised }) {
          if (isVersionRaised) versionRaisedAt = now()
          parts.standing.advance(standing, faults)
        },
        onFailed: attributeIds.forget,
      }),
  }
}

/** Where a batch leaves the import. */
export function advanceBy<Document>(
  before: Standing,
  batch: Batch<Document>,
  { accepted, faults }: Checked<Document>,
  changes: Changes<Document>,
): Standing {
  return {
    counts: addCounts(before.counts, {
      created: changes.created.length,
      updated: changes.updated.length,
      unchanged: changes.unchangedCount,
      refused: batch.refusedCount + batch.rows.length - accepted.length,
    }),
    faultCount: before.faultCount + batch.faults.length + faults.length,
    line: batch.line,
    byte: batch.byte,
  }
}

async function noteBefore<Document>(
  sql: Sql,
  runId: number,
  kind: ImportKind<Document>,
  { created, updated }: Changes<Document>,
): Promise<void> {
  const keys = updated.map((document) => kind.keyOf(document))
  const stored = keys.length === 0 ? [] : await kind.list(sql, keys)
  await saveBefore(sql, runId, [
    ...created.map((document) => ({ key: kind.keyOf(document), stored: null })),
    ...stored.map((one) => ({ key: one.key, stored: one })),
  ])
}
