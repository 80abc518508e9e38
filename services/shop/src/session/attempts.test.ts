import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { dropExpired } from './drop-expired.ts'

const MINUTE_MS = 60_000

describe.each(STORAGE_ENGINES)('what is only allowed so often on %s', (engine) => {
  it('is refused beyond that, for whoever it is about and nobody else', async () => {
    const db = await openMigratedDatabase(engine)

    const tries = await tryTimes(db, 5)

    expect(tries).toEqual([true, true, true, false, false])
    expect(await tryOnce(db, { subject: 'login:10029:ada@example.test' })).toBe(true)
  })

  it('is allowed again when the window since the first attempt is over', async () => {
    const db = await openMigratedDatabase(engine)
    await tryTimes(db, 5)

    const lastMoment = await tryOnce(db, { now: 15 * MINUTE_MS - 1 })
    const afterwards = await tryOnce(db, { now: 15 * MINUTE_MS })

    expect([lastMoment, afterwards]).toEqual([false, true])
  })

  it('is counted to the last one when all try at once', async () => {
    const db = await openMigratedDatabase(engine)

    const tries = await Promise.all(Array.from({ length: 20 }, () => tryOnce(db)))

    expect(tries.filter(Boolean)).toHaveLength(3)
  })

  it('starts anew for whoever turned out to be right', async () => {
    const db = await openMigratedDatabase(engine)
    await tryTimes(db, 3)

    await db.transaction((sql) => forgetAttempts(sql, 'login:10028:ada@example.test'))

    expect(await tryTimes(db, 4)).toEqual([true, true, true, false])
  })

  it('is kept without saying whom it is about, and not for longer than it counts', async () => {
    const db = await openMigratedDatabase(engine)
    await tryOnce(db)
    await tryOnce(db, { subject: 'another', now: MINUTE_MS })

    const rows = await db.sql<{ subject: string }>`select subject from attempt`
    await dropExpired(db, 15 * MINUTE_MS)

    for (const { subject } of rows) expect(subject).toMatch(/^[\da-f]{64}$/)
    expect(await db.sql`select forgotten_at as at from attempt`).toEqual([{ at: 16 * MINUTE_MS }])
  })
})

function tryOnce(
  db: Database,
  { subject = 'login:10028:ada@example.test', now = 0 }: { subject?: string; now?: number } = {},
): Promise<boolean> {
  return db.transaction((sql) =>
    countAttempt(sql, { subject, limit: 3, windowMs: 15 * MINUTE_MS, now }),
  )
}

async function tryTimes(db: Database, times: number): Promise<boolean[]> {
  const outcomes: boolean[] = []
  for (let turn = 0; turn < times; turn += 1) outcomes.push(await tryOnce(db))
  return outcomes
}
