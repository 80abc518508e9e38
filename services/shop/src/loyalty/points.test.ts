import { aBuyer, aDraft, NOW } from '@saum/testing/order-placing'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { findOrder } from '../order/order-storage.ts'
import { placeOrder } from '../order/place-order.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { creditPoints, sumPoints, takeBackPoints, toPoints } from './points.ts'

const CUSTOMER = 55
const LATER = NOW + 20 * DAY_MS

describe('points of the fashion card', () => {
  it('are one for each full unit of money', () => {
    expect([0, 99, 100, 15_998, -500].map(toPoints)).toEqual([0, 0, 1, 159, 0])
  })
})

describe.each(TEST_ENGINES)('points for an order on %s', (engine) => {
  it('are credited once, however often it is sent', async () => {
    const { db, order } = await anOrderOfCustomer(engine)

    await db.transaction((sql) => creditPoints(sql, order, NOW))
    await db.transaction((sql) => creditPoints(sql, order, NOW))

    expect(await sumPoints(db.sql, CUSTOMER, LATER)).toBe(159)
  })

  it('are taken back for what is returned, once per return and never more than there are', async () => {
    const { db, order } = await anOrderOfCustomer(engine)
    await db.transaction((sql) => creditPoints(sql, order, NOW))
    const takeBack = (returnId: string, cents: number) =>
      db.transaction((sql) => takeBackPoints(sql, order, { returnId, cents, now: NOW + DAY_MS }))

    await takeBack('one', 7_999)
    await takeBack('one', 7_999)
    const afterOne = await sumPoints(db.sql, CUSTOMER, LATER)
    await takeBack('two', 99_999)

    expect([afterOne, await sumPoints(db.sql, CUSTOMER, LATER)]).toEqual([80, 0])
  })

  it('cannot be spent between being credited and being taken back', async () => {
    const { db, order } = await anOrderOfCustomer(engine)
    await db.transaction((sql) => creditPoints(sql, order, NOW))

    await db.transaction((sql) =>
      takeBackPoints(sql, order, { returnId: 'one', cents: 15_998, now: NOW + DAY_MS }),
    )

    const moments = [1, 14, 15].map((days) => sumPoints(db.sql, CUSTOMER, NOW + days * DAY_MS))
    expect(await Promise.all(moments)).toEqual([0, 0, 0])
  })
})

async function anOrderOfCustomer(engine: 'sqlite' | 'postgres') {
  const shopper = await aBuyer({ engine })
  const { db } = shopper.backend
  const draft = await aDraft(shopper, { customerId: CUSTOMER, points: 159 })
  const placed = await placeOrder({ db, now: () => NOW }, draft)
  const order = placed.ok ? await findOrder(db.sql, placed.value.orderId) : null
  if (order === null) throw new Error('There is no order')
  return { db, order }
}
