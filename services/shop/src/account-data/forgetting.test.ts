import { deleteAccount } from '@saum/contract/account'
import { getOrders } from '@saum/contract/order'
import { SHOPS } from '@saum/domain/shops'
import { aSessionKey } from '@saum/testing/session-key'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { aCustomerWithPassword, logIn, PASSWORD } from '@saum/testing/customer-visit'
import { anOrder } from '@saum/testing/delivered-order'
import { countOf, NOW } from '@saum/testing/order-placing'
import type { TestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { deliverOrder, markPaid, packOrder, shipOrder } from '../order/operate.ts'
import { findOrder } from '../order/order-storage.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { settleMail } from '../mail/mail-outbox.ts'
import {
  admit,
  aKnownCustomer,
  BILLED,
  BILLING,
  CUSTOMER_ID,
  EMAIL,
  REACHING,
} from '@saum/testing/known-customer'
import { findTraces, listColumns, listTables } from './traces.fixture.ts'
import { forgetIdleAccounts } from './idle-accounts.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

const YEAR_MS = 366 * DAY_MS
/** Longer than anything can be returned. */
const RETURNED_BY = 45 * DAY_MS

describe.each(STORAGE_ENGINES)('[16] an account that is deleted on %s', (engine) => {
  it('leaves name and address of the bill, and those until tax law lets go of them', async () => {
    const { backend, clock, db, orderId } = await aKnownCustomer(engine)
    clock.now += RETURNED_BY
    const { nextSessionKey: sessionKey } = await logIn(backend, { email: EMAIL })
    await settleAll(backend, clock.now)

    const answer = await leave(backend, sessionKey)

    expect(answer.status).toBe(204)
    await settleAll(backend, clock.now)
    await backend.runBackgroundWork()
    expect(await findTraces(db, REACHING)).toEqual([])
    const where = new Set((await findTraces(db, BILLING)).map((trace) => trace.split(' in ')[1]))
    expect([...where]).toEqual(['customer_order.document', 'declaration.document'])
    const order = await findOrder(db.sql, orderId)
    expect(order?.document.billingAddress).toEqual(BILLED)
    expect(order?.document.shippingAddress.countryCode).toBe('DE')

    clock.now += 9 * YEAR_MS
    await backend.runBackgroundWork()
    expect(await findTraces(db, [...REACHING, ...BILLING])).toEqual([])
    expect(await findOrder(db.sql, orderId)).toMatchObject({ totalCents: order?.totalCents })
  })

  it('is reached about an order that is under way until nothing is left to do', async () => {
    const { backend, parts, clock, db, sessionKey, orderId } = await aKnownCustomer(
      engine,
      'placed',
    )
    await leave(backend, sessionKey)
    await settleAll(backend, clock.now)
    await backend.runBackgroundWork()
    const waiting = await findOrder(db.sql, orderId)

    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: '00340' })
    await deliverOrder(parts, orderId)
    await markPaid(parts, orderId)
    await settleAll(backend, clock.now)
    await backend.runBackgroundWork()
    const delivered = await findOrder(db.sql, orderId)
    clock.now += RETURNED_BY
    await backend.runBackgroundWork()
    const finished = await findOrder(db.sql, orderId)

    expect(waiting).toMatchObject({ customerId: null, email: EMAIL })
    expect(delivered).toMatchObject({ state: 'delivered', email: EMAIL })
    expect(finished).toMatchObject({ email: '', document: { billingAddress: BILLED, phone: '' } })
    expect(await findTraces(db, REACHING)).toEqual([])
  })

  it('waits for a mail that is yet to be sent about an order', async () => {
    const { backend, clock, db, orderId } = await aKnownCustomer(engine)
    clock.now += RETURNED_BY
    const { nextSessionKey: sessionKey } = await logIn(backend, { email: EMAIL })

    await leave(backend, sessionKey)

    expect(await findOrder(db.sql, orderId)).toMatchObject({ email: EMAIL })
    await settleAll(backend, clock.now)
    await backend.runBackgroundWork()
    expect(await findOrder(db.sql, orderId)).toMatchObject({ email: '' })
  })

  it('ends every session and frees the address, whose orders do not come back', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer(engine)
    const { nextSessionKey: other } = await logIn(backend, { email: EMAIL })

    await leave(backend, sessionKey)

    const after = await Promise.all(
      [sessionKey, other].map((key) => backend.postAs(key, getOrders, {})),
    )
    expect(after.map(({ status }) => status)).toEqual([401, 401])
    expect((await logIn(backend, { email: EMAIL })).status).not.toBe(204)
    await backend.importCatalog({ customers: [aCustomerWithPassword({ id: 9, email: EMAIL })] })
    const adopted = await db.transaction((sql) =>
      adoptGuestOrders(sql, { customerId: 9, shopId: SHOPS[0].shopId, email: EMAIL }),
    )
    expect(adopted).toBe(0)
    expect((await logIn(backend, { email: EMAIL })).status).toBe(204)
  })

  it('is not brought back by another system that still knows it', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer(engine)
    await leave(backend, sessionKey)

    await admit(backend)

    expect(await countOf(db, 'customer')).toBe(0)
  })

  it('goes by itself when nobody has logged in for five years, unless something is sent', async () => {
    const { clock, db } = await aKnownCustomer(engine)
    const job = { db, log: () => {}, now: () => clock.now }
    await forgetIdleAccounts(job)
    clock.now += 5 * YEAR_MS
    await forgetIdleAccounts(job)
    const withSubscription = await countOf(db, 'customer')

    await db.transaction((sql) => sql`update subscription set state = 'ended', next_on = null`)
    await forgetIdleAccounts(job)

    expect([withSubscription, await countOf(db, 'customer')]).toEqual([1, 0])
  })

  it('takes along what was ordered as a guest with the same address', async () => {
    const { backend, db, sessionKey, orderAgain } = await aKnownCustomer(engine)
    const guestOrder = await orderAgain({ customerId: null })

    await leave(backend, sessionKey)

    const [row] = await db.sql<{ forgetFrom: number | null }>`
      select forget_from as "forgetFrom" from customer_order where id = ${guestOrder}`
    expect(row?.forgetFrom).toBe(NOW)
  })

  it('takes nothing along that is kept under an address it has never proven', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer(engine)
    await db.transaction((sql) => sql`update customer set email_verified_at = null`)

    await leave(backend, sessionKey)

    const kept = ['newsletter_subscription', 'stock_alert', 'order_code_request', 'account_draft']
    expect(await Promise.all(kept.map((table) => countOf(db, table)))).toEqual([1, 1, 1, 1])
    expect(await db.sql`select id from mail where id = 'mail'`).toHaveLength(1)
    const forgotten = await db.sql<{ kind: string; forgetFrom: number | null }>`
      select kind, forget_from as "forgetFrom" from declaration order by kind`
    expect(forgotten).toEqual([
      { kind: 'cancellation', forgetFrom: NOW },
      { kind: 'withdrawal', forgetFrom: null },
    ])
  })

  it('forgets an order that was placed while the account was deleted', async () => {
    const { backend, db, sessionKey, orderAgain } = await aKnownCustomer(engine)
    await leave(backend, sessionKey)
    const late = await orderAgain({ customerId: CUSTOMER_ID })

    await backend.runBackgroundWork()

    expect(await findOrder(db.sql, late)).toMatchObject({ customerId: null })
  })

  it('says goodbye by one mail without a link, and by none of those that waited', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer(engine)

    await leave(backend, sessionKey)

    const mails = await db.sql<{ kind: string; slots: string }>`
      select kind, slots from mail where recipient = ${EMAIL} and subject_id is null`
    expect(mails).toEqual([{ kind: 'account-deleted', slots: '{"years":"8"}' }])
  })
})

describe('the order of a guest', () => {
  it('is anonymous when its bill need not be kept any longer, and not a year before', async () => {
    const { backend, clock, db, order } = await anOrder({ engine: 'sqlite' })
    await settleAll(backend, clock.now)
    clock.now = Date.parse('2034-12-31T22:00:00+01:00')
    await backend.runBackgroundWork()
    const kept = await order()

    clock.now = Date.parse('2035-01-01T08:00:00+01:00')
    await backend.runBackgroundWork()

    expect(kept).toMatchObject({ email: 'marie@example.com' })
    expect(await findTraces(db, ['marie@', 'Marie', 'Kurz', 'Lange Reihe'])).toEqual([])
    expect(await order()).toMatchObject({ totalCents: kept.totalCents, state: 'delivered' })
  })
})

describe('deleting an account', () => {
  it('asks for the password, and only so often', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer('sqlite')

    const statuses: number[] = []
    for (const password of ['a', 'b', 'c', 'd', '', PASSWORD]) {
      statuses.push((await backend.postAs(sessionKey, deleteAccount, { password })).status)
    }

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect(await countOf(db, 'customer')).toBe(1)
  })

  it('asks those without a password for a login of just now', async () => {
    const { backend, clock, db, sessionKey } = await aKnownCustomer('sqlite')
    await db.transaction(async (sql) => {
      const [row] = await sql<{ document: string }>`select document from customer`
      const { passwordHash: _, ...document } = JSON.parse(row?.document ?? '{}') as {
        passwordHash?: string
      }
      await sql`update customer set document = ${JSON.stringify(document)}`
    })
    clock.now += 20 * 60_000
    const late = await backend.postAs(sessionKey, deleteAccount, {})
    await db.transaction((sql) => sql`update session set created_at = ${clock.now - 1}`)

    const fresh = await backend.postAs(sessionKey, deleteAccount, {})

    expect(late).toMatchObject({ status: 403, body: { kind: 'login-too-old' } })
    expect(fresh.status).toBe(204)
  })

  it('happens once, however often it is asked for at the same time', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer('sqlite')

    const answers = await Promise.all([1, 2, 3].map(() => leave(backend, sessionKey)))

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2)
    expect(await countOf(db, 'forgotten_customer')).toBe(1)
  })

  it('is told to nobody who reads the log', async () => {
    const { backend, sessionKey } = await aKnownCustomer('sqlite')

    await backend.postAs(sessionKey, deleteAccount, { password: 'wrong' })
    await leave(backend, sessionKey)
    await backend.runBackgroundWork()

    const log = JSON.stringify(backend.logged)
    expect(log).toContain('An account was deleted')
    for (const word of [...REACHING, ...BILLING]) expect(log).not.toContain(word)
  })

  it('is nothing for visitors, nor from another shop', async () => {
    const { backend, db, sessionKey } = await aKnownCustomer('sqlite')
    const password = PASSWORD

    const answers = await Promise.all([
      backend.post(deleteAccount, { password }),
      backend.postAs(aSessionKey(), deleteAccount, { password }),
      backend.postAs(sessionKey, deleteAccount, { password }, SHOPS[1].shopId),
    ])

    expect(answers.map(({ status }) => status)).toEqual([400, 401, 401])
    expect(await countOf(db, 'customer')).toBe(1)
  })

  it('knows every table that is about a customer', async () => {
    const { db } = await aKnownCustomer('sqlite', 'placed')
    /** Changed instead of emptied. */
    const stripped = ['customer', 'customer_order', 'declaration', 'forgotten_customer']
    const known = new Set([...PERSONAL_TABLES.map(({ table }) => table), ...stripped])

    const unknown: string[] = []
    for (const table of await listTables(db)) {
      const columns = await listColumns(db, table)
      const isPersonal = columns.includes('customer_id') || columns.includes('email')
      if (isPersonal && !known.has(table)) unknown.push(table)
    }

    expect(unknown).toEqual([])
  })
})

function leave(backend: TestBackend, sessionKey: string) {
  return backend.postAs(sessionKey, deleteAccount, { password: PASSWORD })
}

/** Every mail is sent and every declaration dealt with. */
async function settleAll({ db }: TestBackend, now: number): Promise<void> {
  for (const { id } of await db.sql<{ id: string }>`select id from mail where due_at is not null`) {
    await settleMail(db, id, now)
  }
  await db.transaction(
    (sql) => sql`
      update declaration set settled_at = ${now}, handled_at = ${now} where handled_at is null`,
  )
}
