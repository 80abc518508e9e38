import type { Sql } from '../database/database.ts'
import type { Fault } from '../import-rules/fault.ts'
import { createAttributeIds } from './attribute-ids.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import { advanceBy, examineBatch, type Examined } from './examine-batch.ts'
import { commitBatch, type Batch } from './import-batch.ts'
import { saveBefore } from './import-before-storage.ts'
import type { ImportKind } from './import-kind.ts'
import { saveFaults, saveProgress } from './import-run-storage.ts'
import type { Standing } from './import-standing.ts'
import type { JobParts } from './job-parts.ts'

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
    const examined = await examineBatch(sql, kind, batch, {
      origin,
      scope: { ...scope, references },
    })
    const changed = [...examined.created, ...examined.updated]
    if (origin === 'own') await noteBefore(sql, runId, kind, examined)
    const context = { origin, runId, attributeIds, references: parts.references, now: now() }
    await kind.save(sql, changed, context)
    const standing = advanceBy(before, batch, examined)
    await saveFaults(sql, runId, examined.faults, before.faultCount)
    await saveProgress(sql, runId, { now: now(), ...standing })
    const isVersionDue = now() - versionRaisedAt >= VERSION_INTERVAL_MS && changed.length > 0
    if (isVersionDue) await raiseCatalogVersion(sql)
    return { standing, faults: examined.faults, isVersionRaised: isVersionDue }
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

async function noteBefore<Document>(
  sql: Sql,
  runId: number,
  kind: ImportKind<Document>,
  { created, updated }: Examined<Document>,
): Promise<void> {
  const keys = updated.map((document) => kind.keyOf(document))
  const stored = keys.length === 0 ? [] : await kind.list(sql, keys)
  await saveBefore(sql, runId, [
    ...created.map((document) => ({ key: kind.keyOf(document), stored: null })),
    ...stored.map((one) => ({ key: one.key, stored: one })),
  ])
}
