import type { BatchWriter } from './batch-writer.ts'
import { advanceBy, examineBatch } from './examine-batch.ts'
import type { JobParts } from './job-parts.ts'

/** Finds out what an import would do, and does nothing. */
export function createDryRun<Document>(
  { db, kind, request, standing, references, scope }: JobParts<Document>,
  onAccepted: (documents: readonly Document[]) => void,
): BatchWriter<Document> {
  return {
    async take(batch) {
      const examined = await examineBatch(db.sql, kind, batch, {
        origin: request.origin,
        scope: { ...scope, references: await references.of(db.sql) },
      })
      onAccepted([...examined.created, ...examined.updated])
      standing.advance(advanceBy(standing.get(), batch, examined), examined.faults)
    },
  }
}
