import { SHOPS } from '@saum/domain/shops'
import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { isWorthRemembering, toReferrerHost } from './missing-path.ts'
import { addMisses, dropRareMisses } from './redirect-count-storage.ts'
import { createRedirectCounter } from './redirect-counter.ts'

const [{ shopId }] = SHOPS
const REDIRECT = { shopId, source: '/alt', target: '/neu/', statusCode: 301 } as const

describe.each(STORAGE_ENGINES)('counting on %s', (engine) => {
  it('loses nothing to a database that was busy', async () => {
    const db = await openMigratedDatabase(engine)
    let isBusy = true
    const busy: Database = {
      ...db,
      transaction(work) {
        if (isBusy) throw new DatabaseError('busy', 'The database is busy')
        return db.transaction(work)
      },
    }
    const counter = createRedirectCounter(busy, () => 0)
    counter.countHit(REDIRECT)
    await expect(counter.flush()).rejects.toThrow('busy')
    counter.countHit(REDIRECT)

    isBusy = false
    await counter.flush()

    expect(await db.sql`select hits from redirect_hit`).toEqual([{ hits: 2 }])
  })

  it('takes a bounded place, however many addresses are made up', async () => {
    const db = await openMigratedDatabase(engine)
    const counter = createRedirectCounter(db, () => 0)
    for (let index = 0; index < 3_000; index += 1) {
      counter.countMiss({ shopId, path: `/erfunden-${index}`, referrerHost: '' })
    }
    await counter.flush()
    expect(await db.sql`select cast(count(*) as integer) as rows from redirect_miss`).toEqual([
      { rows: 2_000 },
    ])

    await db.transaction(async (sql) => {
      await addMisses(sql, [{ shopId, path: '/oft', referrerHost: '', hits: 9 }], '2026-11-16')
      await dropRareMisses(sql, 10)
    })

    const kept = await db.sql<{ path: string }>`select path from redirect_miss`
    expect(kept).toHaveLength(10)
    expect(kept).toContainEqual({ path: '/oft' })
  })
})

describe('a missing path', () => {
  it.each(['/fehlt', '/c/damen/alte-röcke', '/magazin/2024', '/seite.html'])(
    '%s is kept',
    (path) => {
      expect(isWorthRemembering(path)).toBe(true)
    },
  )

  it.each([
    '/',
    '/anna@example.org',
    '/order/4711471147',
    '/k/0a1b2c3d4e5f6a7b',
    '/.env',
    '/wp-admin/x',
    '/index.php',
    `/${'lang-'.repeat(50)}`,
    '/a\u0000b',
  ])('%j is not', (path) => {
    expect(isWorthRemembering(path)).toBe(false)
  })

  it.each([
    ['Blog.Example', 'blog.example'],
    ['localhost', ''],
    ['127.0.0.1', ''],
    ['a b.example', ''],
  ])('is linked from %j, kept as %j', (host, kept) => {
    expect(toReferrerHost(host)).toBe(kept)
  })
})
