import { randomUUID } from 'node:crypto'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { mergeWishlists } from './merge-wishlists.ts'
import { claimWishlist, insertWish, listWishes } from './wishlist-storage.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')
const SHOP = { shopId: 10_028 as const, now: NOW }

/** A product, or one of its sizes. */
type Wish = readonly [productId: number, variantId: number | null]

describe.each(TEST_ENGINES)('[3.11] the wishlist of a visitor who logs in on %s', (engine) => {
  it('comes on top, in its order, and has nothing twice', async () => {
    const db = await openMigratedDatabase(engine)
    const wish = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(null, 1, 2))
    const wishes = fc.uniqueArray(wish, { selector: String, maxLength: 8 })

    await fc.assert(
      fc.asyncProperty(wishes, wishes, async (visitors, customers) => {
        const [from, to] = [randomUUID(), randomUUID()]
        await fill(db, from, visitors)
        await fill(db, to, customers)

        await db.transaction((sql) => mergeWishlists(sql, { from, to, ...SHOP }))

        const had = new Set(customers.map(String))
        const fresh = visitors.filter((one) => !had.has(String(one)))
        expect(await latestFirst(db, to)).toEqual([...customers, ...fresh].toReversed())
        expect(await latestFirst(db, from)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('keeps what it noted of prices', async () => {
    const db = await openMigratedDatabase(engine)
    await fill(db, 'visitor', [[1, null]])

    await db.transaction((sql) => mergeWishlists(sql, { from: 'visitor', to: 'own', ...SHOP }))

    expect(await listWishes(db.sql, 'own', NOW)).toMatchObject([
      { productId: 1, addedCents: 4990, wasSoldOut: true },
    ])
  })

  it('is taken over whole though both are full, and stays with the visitor only then', async () => {
    const db = await openMigratedDatabase(engine)
    await fill(db, 'own', hundred(1))
    await fill(db, 'first', hundred(101))
    await fill(db, 'second', hundred(201))

    await db.transaction((sql) => mergeWishlists(sql, { from: 'first', to: 'own', ...SHOP }))
    const afterFirst = await latestFirst(db, 'own')
    await db.transaction((sql) => mergeWishlists(sql, { from: 'second', to: 'own', ...SHOP }))

    expect(afterFirst).toHaveLength(200)
    expect(await latestFirst(db, 'own')).toEqual(afterFirst)
    expect(await latestFirst(db, 'second')).toEqual(hundred(201).toReversed())
  })

  it('leaves behind only what finds no room, and no link to that', async () => {
    const db = await openMigratedDatabase(engine)
    await fill(db, 'own', [...hundred(1), ...hundred(101).slice(1)])
    await fill(db, 'visitor', [
      [1, null],
      [301, null],
      [302, null],
    ])
    await share(db, 'visitor')

    await db.transaction((sql) => mergeWishlists(sql, { from: 'visitor', to: 'own', ...SHOP }))

    expect((await latestFirst(db, 'own'))[0]).toEqual([302, null])
    expect(await latestFirst(db, 'visitor')).toEqual([[301, null]])
    expect(await db.sql`select token_hash from wishlist_share`).toEqual([])
  })

  it('leaves no link to it behind', async () => {
    const db = await openMigratedDatabase(engine)
    await fill(db, 'visitor', [[1, null]])
    await share(db, 'visitor')

    await db.transaction((sql) => mergeWishlists(sql, { from: 'visitor', to: 'own', ...SHOP }))

    expect(await db.sql`select token_hash from wishlist_share`).toEqual([])
  })
})

function hundred(from: number): Wish[] {
  return Array.from({ length: 100 }, (_, index) => [from + index, null])
}

async function share(db: Database, wishlistKey: string): Promise<void> {
  await db.transaction(async (sql) => {
    await sql`insert into wishlist_share (token_hash, wishlist_key, shop_id, created_at)
      values ('hash', ${wishlistKey}, 10028, ${NOW})`
  })
}

async function fill(db: Database, wishlistKey: string, wishes: readonly Wish[]): Promise<void> {
  if (wishes.length === 0) return
  await db.transaction(async (sql) => {
    await claimWishlist(sql, { wishlistKey, ...SHOP })
    for (const [productId, variantId] of wishes) {
      const noted = { addedCents: 4990, wasSoldOut: true }
      await insertWish(sql, wishlistKey, { key: randomUUID(), productId, variantId, ...noted })
    }
  })
}

async function latestFirst(db: Database, wishlistKey: string): Promise<Wish[]> {
  const wishes = await listWishes(db.sql, wishlistKey, NOW)
  return wishes.map(({ productId, variantId }) => [productId, variantId])
}
