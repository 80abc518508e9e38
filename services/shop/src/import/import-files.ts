import { basename } from 'node:path'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { DOCUMENT_KINDS } from '../documents/catalog-document.ts'
import { openImportJob, type ImportJob, type Together } from './import-job.ts'
import type { ImportReport, ImportRequest } from './import-request.ts'
import { ImportRefusal } from './import-run.ts'
import { createPlanned } from './planned-documents.ts'

/**
 * Imports files of several kinds as one: in the order in which they refer to each other, and what
 * vanishes goes in the opposite order, so that nothing is taken away while it is still needed.
 */
export async function importFiles(
  db: Database,
  requests: readonly ImportRequest[],
): Promise<ImportReport[]> {
  refuseRivals(requests)
  const together: Together = { runIds: new Set(), planned: createPlanned() }
  const jobs: ImportJob[] = []
  try {
    for (const request of inOrder(requests)) {
      const job = await openImportJob(db, request, together)
      jobs.push(job)
      await job.load()
    }
    for (const job of jobs.toReversed()) await job.takeAway()
    for (const job of jobs) await job.finish()
  } catch (error) {
    for (const job of jobs) await job.fail()
    throw toRefusal(error)
  }
  return jobs.map((job) => job.report())
}

/** Each of two full files of a kind would take away what only the other one names. */
function refuseRivals(requests: readonly ImportRequest[]): void {
  const full = requests.filter(({ mode }) => mode === 'full')
  for (const [kind, rivals] of Map.groupBy(full, (request) => request.kind)) {
    if (rivals.length === 1) continue
    const names = rivals.map(({ path }) => basename(path)).join(' and ')
    throw new ImportRefusal(
      `A full import takes one file of ${kind}, but there are ${names}; put them into one file.`,
    )
  }
}

function inOrder(requests: readonly ImportRequest[]): ImportRequest[] {
  return requests.toSorted(
    (left, right) => DOCUMENT_KINDS.indexOf(left.kind) - DOCUMENT_KINDS.indexOf(right.kind),
  )
}

/** What the database could not do is the operator's to know, with what to do about it. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  return new ImportRefusal(
    `The import ended early: ${error.message}. What was written is whole and stays; ` +
      'when the database is well again, the same command goes on where this one ended.',
    { cause: error },
  )
}
