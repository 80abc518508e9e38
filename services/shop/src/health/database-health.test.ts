import type { LogEntry } from '@saum/thread/log'
import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { findSetting } from '../database/setting-storage.ts'
import { createDatabaseHealth } from './database-health.ts'

const FULL = new DatabaseError(
  'unavailable',
  'database or disk is full',
  Object.assign(new Error('database or disk is full'), { errcode: 13 }),
)

/** A real database on which writing can be made to fail. */
async function aDatabase(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const real = await openMigratedDatabase(engine)
  let fault: DatabaseError | null = null
  let writes = 0
  const db: Database = {
    ...real,
    place: 'The database file /data/shop.sqlite',
    async transaction(work) {
      writes += 1
      if (fault !== null) throw fault
      return real.transaction(work)
    },
  }
  let time = 1_000_000
  const log: LogEntry[] = []
  const health = createDatabaseHealth(db, { log: (entry) => log.push(entry), now: () => time })
  return {
    db,
    health,
    lines: () => log.map(({ level, message }) => `${level} ${message}`),
    writes: () => writes,
    fail: (next: DatabaseError | null) => void (fault = next),
    wait: (ms: number) => void (time += ms),
  }
}

describe.each(STORAGE_ENGINES)('the health of the database on %s', (engine) => {
  it('is proven by a row that is written', async () => {
    const { db, health } = await aDatabase(engine)

    expect(await health.check()).toEqual({ ok: true, detail: `${engine} can be written` })

    expect(await findSetting(db.sql, 'heartbeat')).toBe('1000000')
  })
})

describe('the health of the database', () => {
  it('writes at most once in five seconds, however often it is asked', async () => {
    const { health, writes, wait } = await aDatabase()

    await Promise.all([health.check(), health.check()])
    wait(4_999)
    await health.check()
    expect(writes()).toBe(1)
    wait(1)
    await health.check()
    expect(writes()).toBe(2)
  })

  it('says that reading alone is not enough, what to do, and that it is over', async () => {
    const { health, fail, wait, lines } = await aDatabase()
    fail(FULL)
    const sentence =
      'The database file /data/shop.sqlite cannot be used: database or disk is full. ' +
      'Its disk is full: free at least 100 MB there.'

    expect(await health.check()).toEqual({ ok: false, detail: sentence })
    wait(1_000)
    await health.check()
    fail(null)
    wait(1_000)

    expect(await health.check()).toMatchObject({ ok: true })
    expect(lines()).toEqual([
      `error ${sentence}`,
      'info The database file /data/shop.sqlite can be written again',
    ])
  })

  it('ends at once with a call that failed, and comes back by itself', async () => {
    const { health, wait, writes, lines } = await aDatabase()
    await health.check()
    wait(100)

    health.note(FULL)
    expect(await health.check()).toMatchObject({ ok: false })
    wait(900)
    await health.recheck()

    expect(await health.check()).toMatchObject({ ok: true })
    expect(writes()).toBe(2)
    expect(lines()).toHaveLength(2)
  })

  it('asks nothing by itself while nothing is wrong', async () => {
    const { health, wait, writes } = await aDatabase()
    await health.check()
    wait(60_000)

    await health.recheck()

    expect(writes()).toBe(1)
  })

  it('does not end because another process writes for a while', async () => {
    const { health, fail } = await aDatabase()
    fail(new DatabaseError('busy', 'database is locked'))

    expect(await health.check()).toMatchObject({ ok: true })
  })
})
