import { statSync } from 'node:fs'
import { damagedFile, describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import type { Database, Sql } from './database.ts'

/** Reading 512 MB takes about half a second from memory and some seconds from a disk. */
const MAX_CHECKED_BYTES = 512 * 1024 * 1024

const RESTORE = 'restore the last backup: docs/running.md, "Backup and restore"'

/**
 * SQLite would begin anew with an empty file, and with a missing one whose log is still there; the
 * shop would open without its customers and orders.
 */
export function refuseLostContent(path: string): void {
  const size = sizeOf(path)
  const logSize = sizeOf(`${path}-wal`)
  if (size === 0) {
    throw new StartupError(
      `The database file ${path} is empty. If this shop has had data, ${RESTORE}. ` +
        'If it never had any, remove the empty file.',
    )
  }
  if (size === null && logSize !== null && logSize > 0) {
    throw new StartupError(
      `The database file ${path} is missing, but its log ${path}-wal is there. ` +
        `Put the file back beside its log, or move the log elsewhere and ${RESTORE}.`,
    )
  }
}

/** Reads every page once and refuses a file with damaged ones, unless that would take too long. */
export async function refuseDamaged(
  { sql }: Database,
  path: string,
  maxBytes = MAX_CHECKED_BYTES,
): Promise<void> {
  const size = sizeOf(path)
  if (size === null || size > maxBytes) return
  const fault = await firstFault(sql)
  if (fault === null) return
  throw new StartupError(describeFileFault(`The database file ${path}`, fault), { cause: fault })
}

async function firstFault(sql: Sql): Promise<unknown> {
  try {
    const [row] = await sql.statement<{ quick_check: string }>('pragma quick_check(1)')
    return row?.quick_check === 'ok' ? null : damageOf(row?.quick_check ?? '')
  } catch (error) {
    return error
  }
}

/** Several lines, of which the second says where. */
function damageOf(found: string): Error {
  const reason = found.replaceAll(/\s+/g, ' ').replaceAll('*', '').trim()
  return damagedFile(reason)
}

/** `null` where there is no such file. */
function sizeOf(path: string): number | null {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts?.isFile() ? facts.size : null
}
