import type { Sql } from '../database/database.ts'
import type { Fault } from '../import-rules/fault.ts'
import { saveBefore } from './import-before-storage.ts'
import type { ImportReport } from './import-request.ts'
import { addCounts } from './import-run.ts'
import { saveFaults, saveProgress } from './import-run-storage.ts'
import type { Standing } from './import-standing.ts'
import type { JobParts } from './job-parts.ts'

interface Vanishing {
  /** `null` for a dry run. */
  runId: number | null
  isNamed: (key: string) => boolean
  /** Rows that could not be read may name what seems to have vanished. */
  isFileBroken: boolean
}

/** Takes away what a full import does not name, or tells why it did not. */
export async function takeAwayVanished<Document>(
  parts: JobParts<Document>,
  { runId, isNamed, isFileBroken }: Vanishing,
): Promise<ImportReport['heldBack']> {
  const { db, kind, request, standing } = parts
  if (request.mode !== 'full' || kind.remove === null) return null
  const keys = await kind.listKeys(db.sql)
  const vanished = keys.filter((key) => !isNamed(key))
  if (vanished.length === 0) return null
  if (isFileBroken) return heldBack(vanished, 'lines that cannot be read may name them')
  if (vanished.length > keys.length / 2 && request.isLargeRemovalAllowed !== true) {
    return heldBack(vanished, `they are more than half of the ${keys.length} there are`)
  }
  if (runId === null) {
    standing.advance(withRemoved(standing.get(), vanished.length), [])
    return null
  }
  for (let start = 0; start < vanished.length; start += kind.batchSize) {
    await takeAway(parts, runId, vanished.slice(start, start + kind.batchSize))
  }
  return null
}

/** One step, undoable and whole. */
async function takeAway<Document>(
  { db, kind, request, standing, now }: JobParts<Document>,
  runId: number,
  keys: readonly string[],
): Promise<void> {
  const before = standing.get()

  async function remove(sql: Sql): Promise<[Standing, Fault[]]> {
    const stored = request.origin === 'own' ? await kind.list(sql, keys) : []
    const { removed, kept } = (await kind.remove?.(sql, keys)) ?? { removed: [], kept: [] }
    const gone = new Set(removed)
    const former = stored.filter(({ key }) => gone.has(key))
    await saveBefore(
      sql,
      runId,
      former.map((one) => ({ key: one.key, stored: one })),
    )
    const faults = kept.map(toFault)
    const next = withRemoved(before, removed.length, faults.length)
    await saveFaults(sql, runId, faults, before.faultCount)
    await saveProgress(sql, runId, { now: now(), ...next })
    return [next, faults]
  }

  standing.advance(...(await db.transaction(remove)))
}

function heldBack(vanished: readonly string[], reason: string): ImportReport['heldBack'] {
  return { count: vanished.length, reason }
}

function toFault({ key, reason }: { key: string; reason: string }): Fault {
  return { line: 0, field: '', reason: `${key} is not in the file but stays: ${reason}` }
}

function withRemoved(before: Standing, removed: number, faults = 0): Standing {
  return {
    ...before,
    counts: addCounts(before.counts, { removed }),
    faultCount: before.faultCount + faults,
  }
}
