import { requestStockAlert } from '@saum/contract/alert'
import type { Call, PayloadOf } from '@saum/contract/call'
import { sendMessage } from '@saum/contract/contact'
import { checkPasswordLink, oauthForgetPassword, oauthRegister } from '@saum/contract/login'
import { requestNewsletter } from '@saum/contract/newsletter'
import { submitWithdrawal } from '@saum/contract/withdrawal'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { mailedTokens, waitingMails } from '@saum/testing/account-mail'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aCustomerWithPassword } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { startTestBackend } from '@saum/testing/test-backend'
import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropExpired } from '../session/drop-expired.ts'
import { mayWriteTo, takeMailSlot } from './mail-limit.ts'
import { MAIL_KINDS, queueMail, STRANGERS_KINDS, type MailKind } from './mail-outbox.ts'

const EMAIL = 'lea@saum.example'
const PASSWORD = 'ein Faden am anderen'
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SOLD_OUT = 330_102

async function aShop(engine: (typeof STORAGE_ENGINES)[number]) {
  const clock = { now: NOW }
  const customer = aCustomerWithPassword()
  const catalog = { ...aCatalog(), customers: [customer] }
  const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
  let networks = 0
  /** Each time from another network. */
  function post<C extends Call>(call: C, payload: PayloadOf<C>, shopId: ShopId = SHOPS[0].shopId) {
    const clientKey = `network-${(networks += 1)}`
    const body = JSON.stringify({ payload })
    return backend.transport({ name: call.name, shopId, requestId: 'r', clientKey, body })
  }
  const register = (email: string) => post(oauthRegister, { email, password: PASSWORD })
  async function mailsTo(email: string) {
    await backend.runBackgroundWork()
    return (await waitingMails(backend)).filter(({ recipient }) => recipient === email)
  }
  return { backend, clock, customer, post, register, mailsTo }
}

describe.each(STORAGE_ENGINES)('mails that a stranger can cause on %s', (engine) => {
  it('reach an address three times an hour, from however many networks it is registered', async () => {
    const { register, mailsTo } = await aShop(engine)

    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn++) statuses.push((await register(EMAIL)).status)

    expect(statuses).toEqual(Array(6).fill(204))
    expect(await mailsTo(EMAIL)).toHaveLength(3)
  })

  it('reach the address of an account no more often, and the answer is the same', async () => {
    const { register, mailsTo, customer } = await aShop(engine)

    const answers = []
    for (let turn = 0; turn < 6; turn++) answers.push(await register(customer.email))

    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(await mailsTo(customer.email)).toHaveLength(3)
  })

  it('are counted together, whatever the reason and the shop', async () => {
    const { post, register, mailsTo, customer, clock } = await aShop(engine)
    const { email } = customer
    const contact = { topic: 'other', name: 'A', message: 'Noch eine Frage' } as const
    const withdrawal = { requestKey: 'w', name: 'A', contract: 'Alles', email }
    const others = SHOPS.slice(1, 3).map(({ shopId }) => shopId)

    const answers = [
      await register(email),
      await post(requestNewsletter, { email }),
      await post(requestStockAlert, { email, variantId: SOLD_OUT }),
      await post(sendMessage, { ...contact, email, requestKey: 'c' }),
      await post(submitWithdrawal, withdrawal),
      ...(await Promise.all(others.map((shopId) => post(requestNewsletter, { email }, shopId)))),
    ]

    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([])
    expect(await mailsTo(email)).toHaveLength(3)
    clock.now += HOUR_MS
    await register(email)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  it('leave the links to a new password their own allowance', async () => {
    const { backend, post, mailsTo, customer } = await aShop(engine)
    const { email } = customer
    for (const { shopId } of SHOPS) await post(requestNewsletter, { email }, shopId)

    for (let turn = 0; turn < 4; turn++) await post(oauthForgetPassword, { email })
    await mailsTo(email)

    expect(await waitingMails(backend, 'newsletter-opt-in')).toHaveLength(3)
    expect(await waitingMails(backend, 'password-reset')).toHaveLength(3)
  })

  it('never take away what the last mail brought', async () => {
    const { backend, post, mailsTo, customer } = await aShop(engine)
    const { email } = customer
    await post(oauthForgetPassword, { email })
    await mailsTo(email)
    const [token = ''] = await mailedTokens(backend, 'password-reset')
    const spent = { email, allowance: 'password-reset', now: NOW } as const
    await backend.db.transaction(async (sql) => {
      for (let turn = 0; turn < 2; turn++) await takeMailSlot(sql, spent)
    })

    await post(oauthForgetPassword, { email })
    expect(await mailsTo(email)).toHaveLength(1)
    const { body } = await post(checkPasswordLink, { hash: token })

    expect(JSON.parse(body)).toEqual({ isValid: true })
  })

  it('are counted by all processes of a shop together', async () => {
    const db = await openMigratedDatabase(engine)

    const taken = await Promise.all(
      Array.from({ length: 12 }, () =>
        db.transaction((sql) => takeMailSlot(sql, { email: EMAIL, now: NOW })),
      ),
    )

    expect(taken.filter(Boolean)).toHaveLength(3)
  })

  it('leave no address behind, and nothing at all after their hour', async () => {
    const db = await openMigratedDatabase(engine)
    const rows = () => db.sql<{ subject: string }>`select subject from attempt`
    await db.transaction((sql) => takeMailSlot(sql, { email: EMAIL, now: NOW }))

    const [row, ...others] = await rows()
    await dropExpired(db, NOW + HOUR_MS)

    expect(row?.subject).toMatch(/^[\da-f]{64}$/)
    expect(others).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('the limit of mails to one address', () => {
  async function aMailbox() {
    const db = await openMigratedDatabase('sqlite')
    const take = (email: string, now: number) =>
      db.transaction((sql) => takeMailSlot(sql, { email, now }))
    return { db, take }
  }

  it('holds in any hour, not only from one full hour to the next', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 5, maxLength: 20 })
    const { db, take } = await aMailbox()
    let runs = 0
    await fc.assert(
      fc.asyncProperty(pauses, async (minutes) => {
        const email = `run-${(runs += 1)}@saum.example`
        const sent: number[] = []
        let now = NOW
        for (const pause of minutes) {
          now += pause * MINUTE_MS
          const isFree = sent.filter((at) => at > now - HOUR_MS).length < 3
          const mayWrite = await db.transaction((sql) => mayWriteTo(sql, { email, now }))
          expect([mayWrite, await take(email, now)]).toEqual([isFree, isFree])
          if (isFree) sent.push(now)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('takes capitals for the same mailbox, dots and what follows a plus for others', async () => {
    const { take } = await aMailbox()
    for (const email of [EMAIL, 'LEA@saum.example', ' Lea@Saum.Example ']) await take(email, NOW)

    expect(await take(EMAIL, NOW)).toBe(false)
    expect(await take('l.ea@saum.example', NOW)).toBe(true)
    expect(await take('lea+2@saum.example', NOW)).toBe(true)
  })

  it('does not outlive its hour because a clock was put back', async () => {
    const { take } = await aMailbox()
    for (let turn = 0; turn < 3; turn++) await take(EMAIL, NOW + 1_000 * HOUR_MS)

    expect(await take(EMAIL, NOW)).toBe(true)
  })

  it('does not concern mails about an order, an account or anything else that is their own', async () => {
    const { db } = await aMailbox()
    for (const allowance of ['password-reset', 'order-code', 'other'] as const) {
      const spent = { email: EMAIL, allowance, now: NOW }
      await db.transaction(async (sql) => {
        for (let turn = 0; turn < 3; turn++) await takeMailSlot(sql, spent)
      })
    }
    const own = MAIL_KINDS.filter((kind) => !STRANGERS_KINDS.has(kind))
    const queue = (kind: MailKind, by?: 'owner' | 'stranger') =>
      db.transaction((sql) =>
        queueMail(
          sql,
          { kind, shopId: SHOPS[0].shopId, recipient: EMAIL, slots: {} },
          { now: NOW, ...(by && { by }) },
        ),
      )

    for (const kind of MAIL_KINDS) await queue(kind)
    await queue('password-reset', 'owner')
    await queue('withdrawal-receipt', 'stranger')

    const rows = await db.sql<{ kind: MailKind }>`select kind from mail`
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...own, 'password-reset'].toSorted())
  })
})
