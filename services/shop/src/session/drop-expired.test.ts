import { addItemToBasket } from '@saum/contract/basket'
import { addItemToWishlist } from '@saum/contract/wishlist'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { dropExpired } from './drop-expired.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-03-01T00:00:00Z')

describe.each(STORAGE_ENGINES)('what nobody has touched for long on %s', (engine) => {
  it('is forgotten with all that was in it, and nothing else', async () => {
    let time = START
    const backend = await startTestBackend({ engine, catalog: aCatalog(), now: () => time })
    const item = { variantId: 330_101, quantity: 1 }
    const [early, late] = [aSessionKey(), aSessionKey()]
    await backend.postAs(early, addItemToBasket, item)
    await backend.postAs(early, addItemToWishlist, { productId: 3301 })
    time += 30 * DAY_MS
    await backend.postAs(late, addItemToBasket, item)

    await dropExpired(backend.db, START + 61 * DAY_MS)
    const afterBasketsExpired = await countRows(backend.db)
    await dropExpired(backend.db, START + 361 * DAY_MS)

    expect(afterBasketsExpired).toEqual({ baskets: 1, items: 1, wishlists: 1, wishes: 1 })
    expect(await countRows(backend.db)).toEqual({ baskets: 0, items: 0, wishlists: 0, wishes: 0 })
  })
})

async function countRows(db: Database) {
  const [row] = await db.sql<Record<string, number>>`
    select (select count(*) from basket) as baskets, (select count(*) from basket_item) as items,
      (select count(*) from wishlist) as wishlists, (select count(*) from wishlist_item) as wishes`
  return row
}
