import { aCardHolder, balanceOf, givePoints } from '@saum/testing/card-holder'
import { aBuyer, aDraft, NOW } from '@saum/testing/order-placing'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { findOrder } from '../order/order-storage.ts'
import { placeOrder } from '../order/place-order.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { endCard } from './end-card.ts'
import { creditPoints, notePoints, takeBackPoints } from './points.ts'

const CUSTOMER = 55
const LATER = NOW + 20 * DAY_MS

describe.each(STORAGE_ENGINES)('points for an order on %s', (engine) => {
  it('are credited once, however often it is sent and delivered', async () => {
    const { deliver, balance } = await anOrderOfCustomer(engine)

    await deliver(NOW)
    await deliver(NOW + 5 * DAY_MS)

    expect(await balance(NOW + 14 * DAY_MS)).toBe(159)
  })

  it('are taken back for what is returned, once per return, down to nothing', async () => {
    const { deliver, takeBack, balance } = await anOrderOfCustomer(engine)
    await deliver(NOW)

    await takeBack('one', 7_999)
    await takeBack('one', 7_999)
    const afterOne = await balance(LATER)
    await takeBack('two', 7_999)
    await takeBack('three', 99_999)

    expect([afterOne, await balance(LATER)]).toEqual([79, 0])
  })

  it('cannot be spent between being credited and being taken back', async () => {
    const { deliver, takeBack, balance } = await anOrderOfCustomer(engine)
    await deliver(NOW)

    await takeBack('one', 15_998)

    const moments = [1, 14, 15].map((days) => balance(NOW + days * DAY_MS))
    expect(await Promise.all(moments)).toEqual([0, 0, 0])
  })

  it('of what came back before it was delivered never count', async () => {
    const { deliver, takeBack, balance, db, order } = await anOrderOfCustomer(engine)
    await db.transaction((sql) => notePoints(sql, order, NOW))

    await takeBack('one', 7_999)
    await deliver(NOW + DAY_MS)

    expect(await balance(LATER)).toBe(79)
  })

  it('go to nobody who has left meanwhile', async () => {
    const { db, deliver, balance } = await anOrderOfCustomer(engine)
    await db.transaction((sql) => endCard(sql, CUSTOMER, NOW))

    await deliver(NOW)

    expect(await balance(LATER)).toBe(0)
  })

  it.each([
    ['spent', -100, -100],
    ['lost by leaving', 0, 0],
  ])('that were %s are owed after leaving as far as they were spent', async (_, spent, owed) => {
    const { db, deliver, takeBack, balance } = await anOrderOfCustomer(engine)
    await deliver(NOW - 30 * DAY_MS)
    if (spent < 0) await givePoints(db, { customerId: CUSTOMER, points: spent, at: NOW - DAY_MS })

    await db.transaction((sql) => endCard(sql, CUSTOMER, NOW))
    const left = await balance(NOW)
    await takeBack('one', 15_998)

    expect([left, await balance(LATER)]).toEqual([0, owed])
  })

  it('that are on their way are lost by leaving', async () => {
    const { db, order, balance } = await anOrderOfCustomer(engine)
    await db.transaction((sql) => notePoints(sql, order, NOW))
    await db.transaction((sql) => endCard(sql, CUSTOMER, NOW))

    await db.transaction((sql) => creditPoints(sql, order.id, NOW))

    expect(await balance(LATER)).toBe(0)
  })
})

async function anOrderOfCustomer(engine: 'sqlite' | 'postgres') {
  const shopper = await aBuyer({ engine })
  const { db } = shopper.backend
  await shopper.backend.importCatalog({ customers: [aCardHolder('basic', { id: CUSTOMER })] })
  const draft = await aDraft(shopper, { customerId: CUSTOMER, points: 159 })
  const placed = await placeOrder({ db, now: () => NOW }, draft)
  const order = placed.ok ? await findOrder(db.sql, placed.value.orderId) : null
  if (order === null) throw new Error('There is no order')
  return {
    db,
    order,
    balance: (now: number) => balanceOf(db, CUSTOMER, now),
    deliver: (now: number) =>
      db.transaction(async (sql) => {
        await notePoints(sql, order, now)
        await creditPoints(sql, order.id, now)
      }),
    takeBack: (returnId: string, cents: number) =>
      db.transaction((sql) => takeBackPoints(sql, order, { returnId, cents, now: NOW + DAY_MS })),
  }
}
