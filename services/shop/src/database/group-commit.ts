import type { Sql } from './database.ts'
import { DatabaseError } from './database-error.ts'
import type { SqliteConnection } from './sqlite-connection.ts'
import { createTransactionSql } from './transaction-sql.ts'

/** When a group is full: nobody should wait long for a commit that others keep extending. */
export interface GroupLimits {
  size: number
  durationMs: number
}

const GROUP_LIMITS: GroupLimits = { size: 256, durationMs: 20 }
const OUTSIDE_WAIT_MS = 5_000

type Work = (sql: Sql) => Promise<unknown>

interface Waiting {
  work: Work
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

export interface GroupCommit {
  add<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Resolves when nothing is waiting any more. */
  drained(): Promise<void>
}

/**
 * Runs transactions one after the other, several of them in one commit: the disk is asked to sync
 * once per group, and nobody hears of success before that sync is done.
 */
export function createGroupCommit(
  writer: SqliteConnection,
  limits: GroupLimits = GROUP_LIMITS,
): GroupCommit {
  const queue: Waiting[] = []
  let running: Promise<void> | null = null

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // Calls that have already arrived get into this group, answers of the last one get out.
      await new Promise((resume) => setImmediate(resume))
      await commitGroup(writer, queue, limits)
    }
    running = null
  }

  return {
    add<T>(work: (sql: Sql) => Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: (value) => resolve(value as T), reject })
        running ??= drain()
      })
    },
    async drained() {
      await running
    },
  }
}

async function commitGroup(
  writer: SqliteConnection,
  queue: Waiting[],
  limits: GroupLimits,
): Promise<void> {
  const group: Waiting[] = []
  const settle: (() => void)[] = []
  try {
    writer.exec('begin immediate')
    const startedAt = performance.now()
    for (;;) {
      const next = queue.shift()
      if (next === undefined) break
      group.push(next)
      settle.push(await runInSavepoint(writer, next))
      if (group.length >= limits.size) break
      if (performance.now() - startedAt > limits.durationMs) break
    }
    writer.exec('commit')
  } catch (error) {
    if (writer.isTransaction) writer.exec('rollback')
    // A group that could not even begin takes one caller with it, or the queue would never empty.
    const failed = group.length > 0 ? group : queue.splice(0, 1)
    for (const waiting of failed) waiting.reject(error)
    return
  }
  for (const tell of settle) tell()
}

/** Returns how the caller is to be told, once the group is on disk. */
async function runInSavepoint(writer: SqliteConnection, waiting: Waiting): Promise<() => void> {
  writer.exec('savepoint member')
  const transaction = createTransactionSql(writer)
  try {
    const value = await withoutWaitingOutside(waiting.work(transaction.sql))
    transaction.end()
    writer.exec('release member')
    return () => waiting.resolve(value)
  } catch (error) {
    transaction.end()
    // Full disks and input/output errors end the whole transaction; then nothing is left to save.
    if (!writer.isTransaction) throw error
    writer.exec('rollback to member')
    writer.exec('release member')
    return () => waiting.reject(error)
  }
}

/**
 * Statements answer without leaving the microtask queue, so this timer only ever fires for work that
 * waits for something else while everybody waits for it.
 */
async function withoutWaitingOutside<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new DatabaseError('busy', `A transaction waited ${OUTSIDE_WAIT_MS} ms for the outside`),
      )
    }, OUTSIDE_WAIT_MS)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
