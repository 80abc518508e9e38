import { exportAccountData, getOrderToken, getReturns } from '@saum/contract/account'
import { getOrderById, getOrderByToken, getOrders } from '@saum/contract/order'
import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { aReturner } from '@saum/testing/delivered-order'
import { aSessionKey } from '@saum/testing/session-key'
import type { TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { aKnownCustomer, BILLING, CUSTOMER_ID, EMAIL, REACHING } from '@saum/testing/known-customer'
import { PERSONAL_TABLES } from './personal-tables.ts'

const { shopId } = DEFAULT_SHOP

describe.each(TEST_ENGINES)('[16] orders of a customer on %s', (engine) => {
  it('are listed the newest first, with pictures, parcels and what has happened', async () => {
    const { backend, sessionKey, orderId, orderAgain, clock } = await aKnownCustomer(engine)
    clock.now += 60_000
    const second = await orderAgain({ customerId: CUSTOMER_ID })

    const { entities, pagination } = await ordersOf(backend, sessionKey)

    expect(entities.map(({ id }) => id)).toEqual([second, orderId])
    expect(pagination).toMatchObject({ total: 2, page: 1, perPage: 8 })
    expect(entities[1]).toMatchObject({
      itemCount: 2,
      productCount: 1,
      status: 'invoice_completed',
      state: 'delivered',
      pictures: [{ productId: 7, image: { hash: expect.any(String) } }],
      packages: [{ status: 'delivered', trackingNumber: '00340' }],
      collectFrom: null,
      refundedCents: 0,
      invoicedAt: expect.any(String),
    })
    expect(entities[1]?.events.map(({ kind }) => kind)).toContain('delivered')
  })

  it('say the same in the list and one by one', async () => {
    const { backend, sessionKey, orderId } = await aKnownCustomer(engine)

    const { entities } = await ordersOf(backend, sessionKey)
    const { body } = await backend.postAs(sessionKey, getOrderById, { orderId })

    const { packages, events, status, state, invoicedAt, publicKey } = v.parse(
      getOrderById.result,
      body,
    )
    expect(entities).toMatchObject([{ packages, events, status, state, invoicedAt, publicKey }])
  })

  it('have pages, and an empty one behind the last', async () => {
    const { backend, sessionKey, orderAgain } = await aKnownCustomer(engine)
    await orderAgain({ customerId: CUSTOMER_ID })

    const one = await backend.postAs(sessionKey, getOrders, { page: 2, perPage: 1 })
    const far = await backend.postAs(sessionKey, getOrders, { page: Number.MAX_SAFE_INTEGER })
    const wrong = await backend.postAs(sessionKey, getOrders, { page: 0 })

    expect(one.body).toMatchObject({ entities: [{}], pagination: { page: 2, last: 2, total: 2 } })
    expect(far).toMatchObject({ status: 200, body: { entities: [] } })
    expect(wrong.status).toBe(400)
  })

  it('include those of the guest they were, in the same shop and with a proven address', async () => {
    const { backend, db, sessionKey, orderAgain } = await aKnownCustomer(engine)
    const guestOrder = await orderAgain({ customerId: null })
    const adopt = (adopter: { shopId: number; email: string }) =>
      db.transaction((sql) => adoptGuestOrders(sql, { customerId: CUSTOMER_ID, ...adopter }))

    const elsewhere = await adopt({ shopId: SHOPS[1].shopId, email: EMAIL })
    const foreign = await adopt({ shopId, email: 'somebody@saum.example' })
    const before = await ordersOf(backend, sessionKey)
    const own = await adopt({ shopId, email: EMAIL.toUpperCase() })
    const again = await adopt({ shopId, email: EMAIL })
    const after = await ordersOf(backend, sessionKey)

    expect([elsewhere, foreign, own, again]).toEqual([0, 0, 1, 0])
    expect(before.entities).toHaveLength(1)
    expect(after.entities.map(({ id }) => id)).toContain(guestOrder)
  })

  it('include what was ordered as a guest since, from the next login of a proven address on', async () => {
    const { backend, db, orderAgain } = await aKnownCustomer(engine)
    const guestOrder = await orderAgain({ customerId: null })
    await db.transaction((sql) => sql`update customer set email_verified_at = null`)
    const unproven = await logIn(backend, { email: EMAIL })
    const before = await ordersOf(backend, unproven.nextSessionKey)

    await db.transaction((sql) => sql`update customer set email_verified_at = 1`)
    const proven = await logIn(backend, { email: EMAIL })

    const after = await ordersOf(backend, proven.nextSessionKey)
    expect(before.entities.map(({ id }) => id)).not.toContain(guestOrder)
    expect(after.entities.map(({ id }) => id)).toContain(guestOrder)
  })

  it('are nobody else’s: a foreign number is an unknown one', async () => {
    const { backend, sessionKey, orderId } = await aKnownCustomer(engine)
    const stranger = await aStranger(backend)

    const asked = await Promise.all(
      [getOrderById, getOrderToken].flatMap((call) => [
        backend.postAs(stranger, call, { orderId }),
        backend.postAs(stranger, call, { orderId: 4_711_000 }),
        backend.postAs(sessionKey, call, { orderId }, SHOPS[1].shopId),
        backend.postAs(aSessionKey(), call, { orderId }),
        backend.post(call, { orderId }),
      ]),
    )

    const statuses = asked.map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 401, 401, 400, 404, 404, 401, 401, 400])
    expect(asked[0]?.body).toEqual(asked[1]?.body)
    expect((await ordersOf(backend, stranger)).entities).toEqual([])
  })

  it('are opened for invoice, return and cancelling by a link of their own', async () => {
    const { backend, clock, sessionKey, orderId } = await aKnownCustomer(engine)

    const { body } = await backend.postAs(sessionKey, getOrderToken, { orderId })

    const payload = v.parse(getOrderToken.result, body)
    const opened = await backend.post(getOrderByToken, payload)
    clock.now += 3 * 60 * 60_000
    const late = await backend.post(getOrderByToken, payload)
    expect(opened).toMatchObject({ status: 200, body: { id: orderId } })
    expect(late.status).toBe(400)
  })
})

describe.each(TEST_ENGINES)('[16] returns of a customer on %s', (engine) => {
  it('are listed with what comes back and until when, to them alone', async () => {
    const { backend, db, create, itemIds, orderId, orderNumber } = await aReturner({ engine })
    await backend.importCatalog({ customers: [aCustomerWithPassword({ email: EMAIL, id: 9 })] })
    await db.transaction((sql) => sql`update customer_order set customer_id = 9`)
    await create([{ itemId: itemIds[0] ?? 0 }])
    const { nextSessionKey } = await logIn(backend, { email: EMAIL })
    const stranger = await aStranger(backend)

    const own = await backend.postAs(nextSessionKey, getReturns, {})
    const foreign = await backend.postAs(stranger, getReturns, {})
    const visitor = await backend.postAs(aSessionKey(), getReturns, {})

    expect(v.parse(getReturns.result, own.body)).toMatchObject({
      entities: [{ orderId, orderNumber, state: 'announced', itemCount: 1, currencyCode: 'EUR' }],
      pagination: { total: 1 },
    })
    expect(foreign.body).toMatchObject({ entities: [], pagination: { total: 0 } })
    expect(visitor.status).toBe(401)
  })
})

describe.each(TEST_ENGINES)('[16] a customer’s data as a file on %s', (engine) => {
  it('holds everything we hold, and nothing that opens the account', async () => {
    const { backend, sessionKey, orderAgain } = await aKnownCustomer(engine)
    await orderAgain({ customerId: null })

    const { fileName, json } = await exportOf(backend, sessionKey)

    const data = JSON.parse(json) as Record<string, unknown[]>
    expect(fileName).toBe('saum-2026-11-16.json')
    for (const word of [...REACHING, ...BILLING]) expect(json).toContain(word)
    expect(json).not.toMatch(/argon2|_hash|tokenHash|sessionKey|passwordHash/)
    expect(data['orders']).toHaveLength(2)
    expect(data['declarations']).toHaveLength(1)
    expect(data['basket']).toMatchObject([{ variantId: 701, quantity: 1 }])
    expect(data['wishlist']).toMatchObject([{ productId: 7 }])
    for (const { title } of PERSONAL_TABLES) {
      expect([title, data[title]?.length]).not.toEqual([title, 0])
    }
  })

  it('holds nothing that is kept under an address nobody has shown to be theirs', async () => {
    const { backend, db, sessionKey, orderAgain } = await aKnownCustomer(engine)
    await orderAgain({ customerId: null })
    await db.transaction((sql) => sql`update customer set email_verified_at = null`)

    const { json } = await exportOf(backend, sessionKey)

    const data = JSON.parse(json) as Record<string, unknown[]>
    expect(data['orders']).toHaveLength(1)
    expect([data['newsletter'], data['stockAlerts'], data['declarations']]).toEqual([[], [], []])
  })

  it('is made a few times an hour, and for customers only', async () => {
    const { backend, sessionKey } = await aKnownCustomer(engine)

    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      statuses.push((await backend.postAs(sessionKey, exportAccountData, {})).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await backend.postAs(aSessionKey(), exportAccountData, {})).status).toBe(401)
    expect((await backend.post(exportAccountData, {})).status).toBe(400)
  })
})

async function ordersOf(backend: TestBackend, sessionKey: string) {
  const { body } = await backend.postAs(sessionKey, getOrders, {})
  return v.parse(getOrders.result, body)
}

async function exportOf(backend: TestBackend, sessionKey: string) {
  const { body } = await backend.postAs(sessionKey, exportAccountData, {})
  return v.parse(exportAccountData.result, body)
}

async function aStranger(backend: TestBackend): Promise<string> {
  const email = 'stranger@saum.example'
  await backend.importCatalog({ customers: [aCustomerWithPassword({ id: 666, email })] })
  return (await logIn(backend, { email })).nextSessionKey
}
