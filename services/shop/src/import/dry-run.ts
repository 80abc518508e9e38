import { advanceBy, type BatchWriter } from './batch-writer.ts'
import type { JobParts } from './job-parts.ts'

/** Finds out what an import would do, and does nothing. */
export function createDryRun<Document>(
  { db, kind, request, standing, references, scope }: JobParts<Document>,
  onAccepted: (documents: readonly Document[]) => void,
): BatchWriter<Document> {
  return {
    async take(batch) {
      const known = await references.of(db.sql)
      const checked = await kind.check(db.sql, batch.rows, { ...scope, references: known })
      const documents = checked.accepted.map(({ document }) => document)
      const changes = await kind.findChanges(db.sql, documents, request.origin)
      onAccepted(documents)
      standing.advance(advanceBy(standing.get(), batch, checked, changes), [
        ...batch.faults,
        ...checked.faults,
      ])
    },
  }
}
