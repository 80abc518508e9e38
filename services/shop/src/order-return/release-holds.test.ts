import type { OrderReturn } from '@saum/contract/order-return'
import { busyFor } from '@saum/testing/busy-database'
import { aReturner } from '@saum/testing/delivered-order'
import { NOW } from '@saum/testing/order-placing'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createCategoryTrees } from '../catalog/category-trees.ts'
import type { Database, Sql } from '../database/database.ts'
import { createSql } from '../database/sql-template.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { rejectReturn } from './operate-returns.ts'
import { releaseHolds } from './release-holds.ts'
import { requestReturn } from './request-return.ts'

const LATER = NOW + 14 * DAY_MS

describe.each(TEST_ENGINES)('returns that meet others on %s', (engine) => {
  it('give sizes back in the order of the variants and tell the search last: nobody waits in a circle', async () => {
    const { create, itemIds, db } = await aReturner({ engine })
    const [first = 0, second = 0] = itemIds
    await create([{ itemId: first, exchangeVariantId: 702 }])
    await create([{ itemId: second, exchangeVariantId: 702 }])
    await db.transaction(async (sql) => {
      await sql`
        update return_item set exchange_variant_id = 703 where order_item_id = ${first}`
      await sql`update variant_shop set stock_quantity = 0`
    })
    const written: string[] = []

    await releaseHolds(jobParts(noting(written, db)))

    expect(written).toEqual(['stock of 702', 'stock of 703', 'change'])
  })

  it('that cannot be dealt with are logged and hold up no others', async () => {
    const { create, itemIds, db, order } = await aReturner({ engine })
    await create([{ itemId: itemIds[0] ?? 0, exchangeVariantId: 702 }])
    const { id } = await order()
    await db.transaction((sql) => sql`update customer_order set document = '{' where id = ${id}`)
    const logged: unknown[] = []

    await releaseHolds({ ...jobParts(db), log: (entry) => logged.push(entry) })

    expect(logged).toMatchObject([{ level: 'error', fields: { orderId: id } }])
  })

  it('are tried again when the database has ended one of two', async () => {
    const { create, itemIds, db, order } = await aReturner({ engine })
    const [first = 0, second = 0] = itemIds
    const { body } = await create([{ itemId: first }])
    const { returnId } = body as OrderReturn
    const { trees, now } = jobParts(db)
    const items = [{ itemId: second, reason: 'none' as const }]
    const wish = { items, method: 'label_pdf', requestKey: 'again' } as const

    const rejected = await rejectReturn(
      { db: busyFor(2, db), now: () => NOW },
      { id: returnId, reason: 'Worn' },
    )
    const parts = { db: busyFor(2, db), trees, now }
    const requested = await requestReturn(parts, await order(), wish)

    expect(rejected).toMatchObject({ ok: true, value: { state: 'rejected' } })
    expect(requested).toMatchObject({ ok: true, value: { state: 'announced' } })
  })
})

function jobParts(db: Database) {
  const now = () => LATER
  return { db, trees: createCategoryTrees(db, now), log: () => {}, now }
}

/** The same database, whose writes to what everybody writes to are noted. */
function noting(written: string[], db: Database): Database {
  const watched = (target: Sql): Sql =>
    createSql({
      run({ text, values }) {
        if (/update variant_shop/.test(text)) written.push(`stock of ${values[1]}`)
        if (/update product_change_counter/.test(text)) written.push('change')
        return target.statement(text, values)
      },
      script: (script) => target.script(script),
      insert: (insertion) => target.insert(insertion),
    })
  return { ...db, transaction: (work) => db.transaction((sql) => work(watched(sql))) }
}
